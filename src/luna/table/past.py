"""A table as it was some entries ago."""

from collections.abc import Sequence
from dataclasses import replace

from luna.table.entries import Entry, Left, Moved, Played, SeatFact, Started
from luna.table.seat import Seat
from luna.table.table import Table, apply


def begun(table: Table) -> int:
    """The entry that began the game; 0 if none has."""
    return next((each.sequence for each in table.entries if isinstance(each.fact, Started)), 0)


def as_it_was(table: Table, sequence: int, known: Table | None = None) -> Table:
    """A table after an entry of its log, seats as they are now where the log has not spoken.

    `known` is the same at an earlier entry, so that only what follows has to be gone through.
    """
    was = known or Table(table.terms, table.owner, table.seats, invitation=table.invitation)
    for entry in table.entries[was.sequence : sequence]:
        was = apply(was, with_position(table, entry))
    return was


def with_position(table: Table, entry: Entry) -> Entry:
    """An entry that need not be worked out again."""
    if not isinstance(entry.fact, Played):
        return entry
    return replace(entry, fact=Played(entry.fact.action, table.at(entry.sequence)))


class Holders:
    """The seats of a rated table after an entry of its log, where they changed hands later.

    A table is kept with the seats of now, and the log names a new holder without the one before.
    The log says who has sat down; the others held their seats since the table was created.
    """

    def __init__(self, table: Table, sequence: int) -> None:
        self._table = table
        self._earlier: dict[int, Seat] = {}
        self._later: dict[int, tuple[SeatFact, Seat]] = {}
        """What the log says first of a seat after the entry."""
        for entry in table.entries:
            fact = entry.fact
            if not isinstance(fact, SeatFact):
                continue
            for seat in fact.seats:
                if entry.sequence <= sequence:
                    self._earlier[seat.number] = seat
                else:
                    self._later.setdefault(seat.number, (fact, seat))
        self._from_creation = [
            seat.number
            for seat in table.seats
            if seat.number not in self._earlier
            and (seat.number in self._later or seat.kind == "human")
        ]

    @property
    def unsure(self) -> bool:
        """Whether only the game before says who held some seats: those of a rematch."""
        moved = [self._later[n][0] for n in self._from_creation if n in self._later]
        return len(self._from_creation) > 1 and any(isinstance(fact, Moved) for fact in moved)

    def seats(self, created: Sequence[Seat] = ()) -> list[Seat]:
        """Return the seats; `created` are those that a rematch was created with, if known."""
        return [
            self._earlier.get(seat.number)
            or (created[seat.number] if created else self._before(seat))
            for seat in self._table.seats
        ]

    def _before(self, seat: Seat) -> Seat:
        """A seat before the log speaks of it."""
        if seat.number not in self._later:
            return seat
        fact, then = self._later[seat.number]
        if isinstance(fact, Left) and fact.gone is not None:
            return replace(then, kind="human", identity=fact.gone, level=None)
        if isinstance(fact, Moved) and then.moves and len(self._from_creation) == 1:
            return replace(then, identity=self._table.owner, name=None)  # a link was claimed
        return then
