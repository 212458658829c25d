"""A moment of a game, and what several rules ask of it."""

from dataclasses import dataclass

from luna.rules.actions import Action
from luna.rules.state import State
from luna.rules.vocabulary import ISLES


@dataclass(frozen=True)
class Moment:
    """An action with the positions around it."""

    before: State
    after: State
    action: Action
    solo: int

    @property
    def seats(self) -> range:
        return range(int(self.before.layout.players))

    @property
    def begins(self) -> bool:
        """Whether nobody has done anything before."""
        return not any(
            self.before.shrines[seat] for seat in self.seats if not self.solo or not seat
        )

    @property
    def ends_round(self) -> bool:
        return self.after.round != self.before.round or self.after.is_over()

    @property
    def next_round(self) -> bool:
        return self.ends_round and int(self.before.round) > 0 and not self.after.is_over()

    def on(self, seat: int, isle: int) -> int:
        at = seat * ISLES + isle
        return int(self.before.active[at] + self.before.inactive[at])

    def gained(self, seat: int, source: int) -> int:
        at = seat * 11 + source
        return int(self.after.ledger[at] - self.before.ledger[at])


def scored(m: Moment) -> bool:
    return m.ends_round and int(m.before.round) > 0
