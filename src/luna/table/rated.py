"""Rated games: which pool one belongs to, who has abandoned it by rule, and how all are placed.

Everything here follows from the log of a table, so ratings can be computed anew from logs alone.
The rated players are those at the start, which the log says (`Started.players`): no seat of a rated
game changes hands.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from luna.rules.scoring import ranking
from luna.rules.setup import solo_level
from luna.table.entries import Started
from luna.table.pace import Pace
from luna.table.past import Holders, begun
from luna.table.problem import conflict, invalid
from luna.table.seat import Seat
from luna.table.table import Table, Terms

PoolName = Literal["2-live", "3-live", "4-live", "2-slow", "3-slow", "4-slow"]
POOLS: tuple[PoolName, ...] = ("2-live", "3-live", "4-live", "2-slow", "3-slow", "4-slow")
LIVE_MOVE = 3600.0
"""Seconds for an action up to which a game is played at one sitting."""
LIVE_GAME = 4 * 3600.0
"""The same for all actions of a player."""

FIXED_POINTS = {
    "pilgrim": 16.6,
    "postulant": 21.8,
    "deacon": 25.0,
    "prior": 31.7,
    "abbot": 36.0,
    "bishop": 40.1,
    "archbishop": 44.9,
}
"""Strength of the levels whose distances were measured (docs/bots.md, Levels), `deacon` where
everyone begins. A bot does not learn, so its rating never changes."""


@dataclass(frozen=True, slots=True)
class Placed:
    """How one seat has done; `place` 0 is the first, and equal places are shared."""

    seat: int
    place: int
    identity: str | None = None
    """Of a person."""
    level: str | None = None
    """Of a bot."""
    forfeited: bool = False


@dataclass(frozen=True, slots=True)
class RatedResult:
    """What a rated game has come to."""

    game: str
    pool: PoolName
    ended: float
    placed: tuple[Placed, ...]


def pool_of(players: int, pace: Pace) -> PoolName:
    """The pool of a number of players at a pace.

    >>> pool_of(3, Pace("move", 60.0)), pool_of(2, Pace("game", 86400.0))
    ('3-live', '2-slow')
    """
    live = pace.seconds <= (LIVE_MOVE if pace.kind == "move" else LIVE_GAME)
    wanted = f"{players}-{'live' if live else 'slow'}"
    return next(pool for pool in POOLS if pool == wanted)


def check_terms(terms: Terms, seats: Iterable[Seat]) -> None:
    """A problem if a game on such terms cannot be rated."""
    if not terms.rated:
        return
    persons = [seat.identity for seat in seats if seat.kind == "human"]
    odd = terms.kind != "game" or terms.hot_seat or solo_level(terms.mode) or terms.hints
    if odd or len(persons) != len(set(persons)):
        raise invalid("rated-terms")
    if terms.pace is None:
        raise invalid("rated-pace")
    for seat in seats:
        if seat.kind == "bot":
            check_level(terms, seat.level)


def check_level(terms: Terms, level: str | None) -> None:
    """A problem if a bot cannot take part because its strength was not measured."""
    if terms.rated and level is not None and level not in FIXED_POINTS:
        raise invalid("rated-level", level=level)


def check_seats_stay(table: Table) -> None:
    """A problem if the seats of a table cannot change hands: its rated game has begun."""
    if table.terms.rated and table.status != "open":
        raise conflict("rated-seat")


def rated_players(terms: Terms, seats: Iterable[Seat]) -> tuple[str | None, ...]:
    """The identity rated on each seat if a game begins now; empty where it is not rated."""
    if not terms.rated:
        return ()
    return tuple(seat.identity if seat.kind == "human" else None for seat in seats)


def players_at_start(table: Table, created: Sequence[Seat] = ()) -> tuple[str | None, ...]:
    """The identity rated on each seat, None for a bot: who sat there when the game began.

    Where the log does not name them, they follow from what it says of seats; see `Holders`.
    """
    start = begun(table)
    if not start:
        return rated_players(table.terms, table.seats)
    recorded = players_recorded(table)
    return recorded or rated_players(table.terms, Holders(table, start).seats(created))


def players_recorded(table: Table) -> tuple[str | None, ...]:
    """The players that the log names at the start; empty in logs of before."""
    start = begun(table)
    fact = table.entries[start - 1].fact if start else None
    return fact.players if isinstance(fact, Started) else ()


def decided_without(table: Table, gone: Iterable[int]) -> bool:
    """Whether a rated game is decided once these seats have abandoned it, too."""
    out = {*table.forfeited, *gone}
    staying = [seat for seat in table.seats if seat.number not in out]
    persons = [seat for seat in staying if seat.kind == "human"]
    return not persons or len(staying) == 1


def ended_at(table: Table) -> float | None:
    """When a game came to its end; None if it has not."""
    if table.status not in ("over", "abandoned"):
        return None
    kind = "action" if table.status == "over" else "abandon"
    return next(entry.time for entry in reversed(table.entries) if entry.kind == kind)


def result_of(table: Table, created: Sequence[Seat] = ()) -> RatedResult | None:
    """What a rated game has come to; None if it has no result that counts.

    `created` are the seats that a rematch was created with, for logs that do not name the players.

    It counts once every person has acted in it. Those who abandoned it come last, the first of them
    behind all others; if the game went no farther, everyone else shares the first place.
    """
    ended, pace, position = ended_at(table), table.terms.pace, table.position
    if not table.terms.rated or ended is None or pace is None or position is None:
        return None
    if table.status == "abandoned" and not table.forfeits:
        return None
    out = {forfeit.seat: forfeit for forfeit in table.forfeits}
    players = players_at_start(table, created)
    persons = [person for person in players if person is not None]
    if not persons or len(set(persons)) != len(persons):
        return None
    for seat in table.seats:
        until = out[seat.number].sequence if seat.number in out else table.sequence + 1
        own = (e for e in table.played if e.seat == seat.number and e.sequence < until)
        if players[seat.number] is not None and next(own, None) is None:
            return None
    order = [seat for seat in ranking(position.state) if seat not in out]
    over = table.status == "over"
    places = {seat: at if over else 0 for at, seat in enumerate(order)}
    for behind, forfeit in enumerate(reversed(table.forfeits)):
        places[forfeit.seat] = len(order) + behind
    placed = tuple(
        Placed(
            seat.number,
            places[seat.number],
            players[seat.number],
            None if players[seat.number] is not None else seat.level,
            seat.number in out,
        )
        for seat in table.seats
    )
    return RatedResult(table.id, pool_of(len(placed), pace), ended, placed)
