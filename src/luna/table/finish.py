"""How a game has ended for each seat: what statistics and standings are made of."""

from dataclasses import dataclass

from luna.record.document import ledger
from luna.record.record import begin_record
from luna.rules.scoring import ranking
from luna.table.table import Table

OPENING = 3
"""Actions of a seat after the Preliminary Round that are its opening."""
ENDED = "over"


@dataclass(frozen=True, slots=True)
class Finish:
    """The end of a game for one seat; `margin` is to the best of the others."""

    seat: int
    place: int
    influence: int
    margin: int
    ledger: dict[str, int]
    """Influence by source."""
    opening: str
    """The verbs of its first actions, with spaces between."""


def counts(table: Table) -> bool:
    """Whether a game counts for those who played it: from its setup to its end, each for oneself.

    Boards, shared devices and games that began from a record do not.
    """
    if table.status != ENDED or table.terms.kind != "game" or table.terms.hot_seat or table.frozen:
        return False
    return next(begin_record(table.terms.record or "")[1], None) is None


def finishes(table: Table) -> list[Finish]:
    """The end of a game that counts, seat by seat; nothing while it runs."""
    position = table.position
    if position is None or not counts(table):
        return []
    state = position.state
    order = ranking(state)
    influence = [int(state.influence(seat.number)) for seat in table.seats]
    return [
        Finish(
            seat.number,
            order.index(seat.number) + 1,
            influence[seat.number],
            influence[seat.number]
            - max(value for at, value in enumerate(influence) if at != seat.number),
            ledger(state, seat.number),
            opening(table, seat.number),
        )
        for seat in table.seats
    ]


def opening(table: Table, seat: int) -> str:
    """The verbs of the first actions of a seat after the Preliminary Round."""
    own = [entry for entry in table.played if entry.seat == seat and entry.round]
    return " ".join(entry.text.split(maxsplit=1)[0] for entry in own[:OPENING])
