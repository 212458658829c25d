"""Who takes part in a contest."""

from dataclasses import dataclass

from luna.bots.driver import Player
from luna.bots.player import Budget
from luna.bots.roster import DEFAULT_BUDGET, BotSpec, resolve


@dataclass(frozen=True)
class Entrant:
    """A bot of the roster; `label` tells it from all others of a contest."""

    spec: BotSpec
    number: int = 1
    """Of several equal ones, in a mirror match."""

    @property
    def label(self) -> str:
        twin = f"#{self.number}" if self.number > 1 else ""
        return f"{self.spec}{twin}"

    @property
    def budget(self) -> Budget:
        return self.spec.budget

    def make(self) -> Player:
        """The player itself; one that runs outside has to be closed after the game."""
        return self.spec.make()


def parse_entrants(texts: list[str], default: Budget = DEFAULT_BUDGET) -> tuple[Entrant, ...]:
    """All entrants, or `BotNameError`; equal ones get numbers."""
    found: list[Entrant] = []
    for text in texts:
        spec = resolve(text, default)
        twins = sum(each.spec == spec for each in found)
        found.append(Entrant(spec, twins + 1))
    for one in found:
        one.spec.try_out()
    return tuple(found)
