"""Duplicate tables: the same setup played at several of them, compared seat by seat.

As in duplicate bridge, everyone is compared with those who held the same seat elsewhere: half a
point for each of them with as much influence, a whole one for each with less.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256

from luna.record.record import print_header
from luna.rules.scoring import ranking
from luna.rules.setup import draw_setup
from luna.table.laying import Wanted
from luna.table.table import Table

WEEKLY_LEVEL = "prior"
WEEKLY_COLOURS = ("yellow", "red", "blue")


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A setup that several tables play: who sits where, a level for a bot, nothing for a person."""

    id: str
    title: str
    header: str
    """Of a record: the whole setup."""
    seats: tuple[str | None, ...]

    def wanted(self, seat: int) -> list[Wanted]:
        """The seats for somebody who takes one of them."""
        return [
            Wanted("bot", level=level)
            if level is not None
            else Wanted("you" if number == seat else "open")
            for number, level in enumerate(self.seats)
        ]

    @property
    def free(self) -> list[int]:
        """The seats for people."""
        return [number for number, level in enumerate(self.seats) if level is None]


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What somebody has reached on one seat of a duplicate; place 0 is the first."""

    game: str
    seat: int
    identity: str
    place: int
    influence: int
    time: float


@dataclass(frozen=True, slots=True)
class Score:
    """A result beside those of the same seat: of how many comparisons how many points."""

    result: SeatResult
    points: float
    compared: int

    @property
    def percent(self) -> float:
        """Half where nobody has held the seat yet."""
        return 50.0 if not self.compared else 100.0 * self.points / self.compared


def weekly(time: float) -> Duplicate:
    """The setup of the week that a moment belongs to: one person against two equal bots.

    >>> weekly(0.0).id
    '1970-W01'
    """
    week = datetime.fromtimestamp(time, UTC).strftime("%G-W%V")
    seed = int.from_bytes(sha256(f"{week} duplicate".encode()).digest()[:4], "big")
    setup = draw_setup(seed, WEEKLY_COLOURS, "standard", "classic", None)
    return Duplicate(week, week, print_header(setup), (None, WEEKLY_LEVEL, WEEKLY_LEVEL))


def results_of(table: Table) -> list[SeatResult]:
    """What the people at a duplicate table have reached, once its game is over.

    Nobody has a result whose action was taken back or who let a bot play.
    """
    position = table.position
    if table.terms.duplicate is None or table.status != "over" or position is None:
        return []
    if any(entry.kind in ("undo", "hint") for entry in table.entries):
        return []
    helped = {entry.seat for entry in table.entries if entry.kind in ("bot", "leave")}
    order = ranking(position.state)
    return [
        SeatResult(
            table.id,
            seat.number,
            seat.identity,
            order.index(seat.number),
            int(position.state.influence(seat.number)),
            table.entries[-1].time if not table.played else table.played[-1].time,
        )
        for seat in table.seats
        if seat.kind == "human" and seat.identity is not None and seat.number not in helped
    ]


def first_tries(results: Iterable[SeatResult]) -> list[SeatResult]:
    """Only the first game of each person counts: whoever plays again knows the setup."""
    best: dict[str, SeatResult] = {}
    for result in sorted(results, key=lambda each: (each.time, each.game, each.seat)):
        best.setdefault(result.identity, result)
    return list(best.values())


def scores(results: Sequence[SeatResult]) -> list[Score]:
    """Everyone compared with those on the same seat, the best first."""
    made = []
    for result in results:
        others = [r for r in results if r.seat == result.seat and r is not result]
        points = sum(
            1.0 if each.influence < result.influence else 0.5 * (each.influence == result.influence)
            for each in others
        )
        made.append(Score(result, points, len(others)))
    return sorted(made, key=lambda s: (-s.percent, s.result.place, -s.result.influence))
