"""Duplicates: the same setup played at several tables, compared seat by seat.

As in duplicate bridge, players are compared with those who had the same seat elsewhere: half a
point for each of them with as much influence, a whole one for each with less.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context
from luna.app.names import new_seed
from luna.app.request import (
    ONE_LINE,
    EditionWord,
    LevelName,
    ModeWord,
    Name,
    Request,
    SeatNumber,
    ShortId,
    Title,
)
from luna.app.routing import Routes
from luna.app.tables import create_table_from, show
from luna.app.tables.view import View
from luna.record.record import begin_record, print_header
from luna.record.shape import Order
from luna.rules.refusals import Refused
from luna.rules.scoring import ranking
from luna.rules.setup import draw_setup, solo_level
from luna.rules.vocabulary import COLOURS
from luna.table.creation import TablePlan, Wanted
from luna.table.problem import Problem, conflict, invalid, missing, refused
from luna.table.table import Table

routes = Routes("duplicates", "/duplicates", needs="server")

DuplicateId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
Team = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]
MAX_DUPLICATES = 50
"""Duplicates that one user may create."""
WEEKLY_LEVEL = "prior"
WEEKLY_COLOURS = ("yellow", "red", "blue")


class Duplicate(Struct, frozen=True):
    """A setup that several tables play; seats have a level for a bot, None for a person."""

    id: str
    title: str
    header: str
    """The header of a record: the whole setup."""
    seats: tuple[str | None, ...]

    @property
    def free_seats(self) -> list[int]:
        return [number for number, level in enumerate(self.seats) if level is None]

    def seat_specs(self, seat: int) -> list[Wanted]:
        """The seats of a table whose owner takes one of them."""
        return [
            Wanted("bot", level=level)
            if level is not None
            else Wanted("you" if number == seat else "open")
            for number, level in enumerate(self.seats)
        ]


class DuplicateResult(Struct, frozen=True):
    """A player's result on one seat of a duplicate; place 0 is the first."""

    table: str
    seat: int
    user: str
    place: int
    influence: int
    time: float


class DuplicateEntrant(Struct, frozen=True):
    """A result with the player's name and team."""

    result: DuplicateResult
    name: str
    team: str | None


class DuplicateScore(Struct, frozen=True):
    """A result compared with the others of the same seat: points out of so many comparisons."""

    result: DuplicateResult
    points: float
    compared: int

    @property
    def percent(self) -> float:
        """50 while there is no other result of the seat."""
        return 50.0 if not self.compared else 100.0 * self.points / self.compared


class DuplicateStore(Protocol):
    async def create(self, duplicate: Duplicate, owner: str, now: float) -> None: ...
    async def find(self, duplicate: str) -> Duplicate | None: ...
    async def count(self, owner: str) -> int: ...
    async def entrants(self, duplicate: str) -> list[DuplicateEntrant]:
        """Return every result of a duplicate, the earliest first; deleted users have no name."""

    async def running_table(self, duplicate: str, user: str) -> str | None:
        """Return the table of a duplicate at which a user plays."""

    async def set_team(self, duplicate: str, user: str, team: str | None) -> None: ...


class MakeDuplicate(Request, frozen=True):
    """A setup for several tables: that of a table, or a fresh one; null is a seat for a person."""

    title: Title
    table: ShortId | None = None
    seats: Annotated[list[LevelName | None], Meta(min_length=2, max_length=4)] | None = None
    mode: ModeWord = "standard"
    edition: EditionWord = "classic"
    name: Name | None = None


class PlayDuplicate(Request, frozen=True):
    """The seat and the team that the player wants."""

    seat: SeatNumber | None = None
    team: Team | None = None
    public: bool = False
    name: Name | None = None


class ChooseTeam(Request, frozen=True):
    """The team to play for; null for none."""

    team: Team | None = None


class DuplicateSeat(Struct, frozen=True):
    """A seat of the setup; a level for a bot, null for a person."""

    seat: int
    colour: Order
    level: str | None


class DuplicateLine(Struct, frozen=True):
    """A player's result: the percentage of all comparisons on the seat; place 1 is the first."""

    name: str
    team: str | None
    table: str
    seat: int
    place: int
    influence: int
    percent: float
    yours: bool


class TeamLine(Struct, frozen=True):
    """A team: how many of its players have a result, and their mean."""

    team: str
    players: int
    percent: float


class DuplicateView(Struct, frozen=True):
    """A setup that several tables play, and all results."""

    duplicate: str
    title: str
    weekly: bool
    link: str
    seats: list[DuplicateSeat]
    standings: list[DuplicateLine]
    teams: list[TeamLine]
    team: str | None
    """The caller's."""
    table: str | None
    """Where the caller plays it, or has played it."""


@routes.post("", status=201)
async def create_duplicate(ctx: Context, body: MakeDuplicate) -> DuplicateView:
    """Create a setup that several tables play, fresh or that of a game; anyone may use its link."""
    ctx.limit("creations")
    owner = await ctx.ensure_user(body.name)
    store = ctx.store(DuplicateStore)
    number = await store.count(owner.id)
    if number >= MAX_DUPLICATES:
        raise Problem("too-many", "too-many-duplicates", details={"number": number})
    duplicate = await copy_setup(ctx, body, body.table) if body.table else draw_duplicate(ctx, body)
    await store.create(duplicate, owner.id, ctx.now)
    return await duplicate_view(ctx, duplicate, owner.id)


async def copy_setup(ctx: Context, body: MakeDuplicate, table_id: str) -> Duplicate:
    table: Table = (await ctx.tables.get(table_id)).table
    if table.terms.mode.startswith("solo") or table.position is None:
        raise invalid("seats-do-not-fit", number=len(table.seats))
    if table.status == "playing" and not table.terms.hot_seat and len(table.humans()) > 1:
        raise conflict("not-over")
    seats = tuple(seat.level if seat.kind == "bot" else None for seat in table.seats)
    if None not in seats:
        raise invalid("seats-do-not-fit", number=len(seats))
    return Duplicate(ctx.new_id(12), body.title, print_header(table.position.setup), seats)


def draw_duplicate(ctx: Context, body: MakeDuplicate) -> Duplicate:
    """A duplicate with a random setup."""
    levels = body.seats or [None, None]
    seats = tuple(None if level is None else ctx.services.level(level) for level in levels)
    if None not in seats or solo_level(body.mode):
        raise invalid("seats-do-not-fit", number=len(seats))
    try:
        setup = draw_setup(new_seed(), COLOURS[: len(seats)], body.mode, body.edition, None)
    except Refused as error:
        raise refused(error) from None
    return Duplicate(ctx.new_id(12), body.title, print_header(setup), seats)


@routes.get("/{duplicate_id}", cost=2)
async def show_duplicate(ctx: Context, duplicate_id: DuplicateId) -> DuplicateView:
    """Return a setup and all results; `week` is that of this week."""
    user = await ctx.user()
    duplicate = await find_duplicate(ctx, duplicate_id)
    return await duplicate_view(ctx, duplicate, None if user is None else user.id)


@routes.post("/{duplicate_id}/tables", status=201)
async def play_duplicate(ctx: Context, duplicate_id: DuplicateId, body: PlayDuplicate) -> View:
    """Create a table of the setup, or return the one at which the caller plays it already."""
    duplicate = await find_duplicate(ctx, duplicate_id)
    owner = await ctx.ensure_user(body.name)
    store = ctx.store(DuplicateStore)
    if body.team is not None:
        await store.set_team(duplicate.id, owner.id, body.team)
    running = await store.running_table(duplicate.id, owner.id)
    if running is not None:
        return show(ctx, await ctx.tables.get(running), owner.id)
    ctx.limit("creations")
    free = duplicate.free_seats
    seat = free[0] if body.seat is None else body.seat
    if seat not in free:
        raise conflict("no-seat-free")
    spec = TablePlan(
        wanted=duplicate.seat_specs(seat),
        level=ctx.services.level(None),
        setup=duplicate.header,
        public=body.public,
        hints=False,
        duplicate=duplicate.id,
    )
    ctx.services.count("duplicates")
    return await create_table_from(ctx, spec, owner)


@routes.put("/{duplicate_id}/team", cost=2)
async def choose_team(ctx: Context, duplicate_id: DuplicateId, body: ChooseTeam) -> DuplicateView:
    """Play for a team, or for none."""
    user = await ctx.require_user()
    duplicate = await find_duplicate(ctx, duplicate_id)
    await ctx.store(DuplicateStore).set_team(duplicate.id, user.id, body.team)
    return await duplicate_view(ctx, duplicate, user.id)


async def find_duplicate(ctx: Context, duplicate_id: str) -> Duplicate:
    """The duplicate of an id; the weekly one always exists."""
    if duplicate_id in ("week", week_at(ctx.now)):
        return weekly_duplicate(week_at(ctx.now))
    found = await ctx.store(DuplicateStore).find(duplicate_id)
    if found is None:
        raise missing("duplicate")
    return found


async def duplicate_view(ctx: Context, duplicate: Duplicate, own: str | None) -> DuplicateView:
    store = ctx.store(DuplicateStore)
    entrants = await store.entrants(duplicate.id)
    lines = standings(entrants, own)
    running = None if own is None else await store.running_table(duplicate.id, own)
    played = next((line.table for line in lines if line.yours), None)
    colours = begin_record(duplicate.header)[0].players
    return DuplicateView(
        duplicate.id,
        duplicate.title,
        duplicate.id == week_at(ctx.now),
        f"/#duplicate/{duplicate.id}",
        [
            DuplicateSeat(number, colour, level)
            for number, (colour, level) in enumerate(zip(colours, duplicate.seats, strict=True))
        ],
        lines,
        team_lines(lines),
        next((each.team for each in entrants if each.result.user == own), None),
        running or played,
    )


def standings(entrants: Sequence[DuplicateEntrant], own: str | None) -> list[DuplicateLine]:
    """Every player's first result, the best first."""
    players = {each.result.user: each for each in entrants}
    return [
        DuplicateLine(
            players[score.result.user].name,
            players[score.result.user].team,
            score.result.table,
            score.result.seat,
            score.result.place + 1,
            score.result.influence,
            round(score.percent, 1),
            score.result.user == own,
        )
        for score in compare(first_results(each.result for each in entrants))
    ]


def team_lines(lines: Iterable[DuplicateLine]) -> list[TeamLine]:
    """Every team, the best first."""
    teams: dict[str, list[float]] = {}
    for line in lines:
        if line.team is not None:
            teams.setdefault(line.team, []).append(line.percent)
    found = [
        TeamLine(team, len(each), round(sum(each) / len(each), 1)) for team, each in teams.items()
    ]
    return sorted(found, key=lambda team: (-team.percent, team.team))


def week_at(time: float) -> str:
    """Return the week of a time.

    >>> week_at(0.0)
    '1970-W01'
    """
    return datetime.fromtimestamp(time, UTC).strftime("%G-W%V")


def weekly_duplicate(week: str) -> Duplicate:
    """The duplicate of a week: one person against two equal bots."""
    seed = int.from_bytes(sha256(f"{week} duplicate".encode()).digest()[:4], "big")
    setup = draw_setup(seed, WEEKLY_COLOURS, "standard", "classic", None)
    return Duplicate(week, week, print_header(setup), (None, WEEKLY_LEVEL, WEEKLY_LEVEL))


def results_at(table: Table) -> list[DuplicateResult]:
    """The results of a finished duplicate table.

    A table where an action was taken back or a hint was given has none, and a seat for which a bot
    has played has none.
    """
    position = table.position
    if table.terms.duplicate is None or table.status != "over" or position is None:
        return []
    if any(entry.kind in ("undo", "hint") for entry in table.entries):
        return []
    helped = {entry.seat for entry in table.entries if entry.kind in ("bot", "leave")}
    order = ranking(position.state)
    last = table.played[-1] if table.played else table.entries[-1]
    return [
        DuplicateResult(
            table.id,
            seat.number,
            seat.identity,
            order.index(seat.number),
            int(position.state.influence(seat.number)),
            last.time,
        )
        for seat in table.seats
        if seat.kind == "human" and seat.identity is not None and seat.number not in helped
    ]


def first_results(results: Iterable[DuplicateResult]) -> list[DuplicateResult]:
    """The first result of each player: those who play again know the setup."""
    found: dict[str, DuplicateResult] = {}
    for result in sorted(results, key=lambda each: (each.time, each.table, each.seat)):
        found.setdefault(result.user, result)
    return list(found.values())


def compare(results: Sequence[DuplicateResult]) -> list[DuplicateScore]:
    """Compare every result with those of the same seat; the best comes first."""
    scores = []
    for result in results:
        others = [r for r in results if r.seat == result.seat and r is not result]
        points = sum(
            1.0 if each.influence < result.influence else 0.5 * (each.influence == result.influence)
            for each in others
        )
        scores.append(DuplicateScore(result, points, len(others)))
    return sorted(scores, key=lambda s: (-s.percent, s.result.place, -s.result.influence))
