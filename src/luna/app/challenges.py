"""Solo challenges: one setup a day and one a week for each solo level, with the best results."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

from luna.app.context import Context
from luna.app.request import ModeWord, Name, Request, ShortId
from luna.app.routing import Routes
from luna.app.tables import create_table_from
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.app.tables.view import View
from luna.record.record import print_header
from luna.record.shape import ModeName
from luna.rules.setup import draw_setup
from luna.table.creation import TablePlan, Wanted
from luna.table.entries import Entry, Played
from luna.table.problem import missing
from luna.table.table import Table

routes = Routes("challenges", "/challenges")

MODES: tuple[ModeName, ...] = ("solo1", "solo2", "solo3")
COLOURS = ("yellow", "red")
MAX_RESULTS = 10
"""Results that are shown of one challenge."""
HELP = ("undo", "hint", "bot", "leave")
"""Kinds of entries after which a game does not count."""


class Challenge(Struct, frozen=True):
    """A setup that everyone plays in a day such as 2026-11-16, or a week such as 2026-W47."""

    period: str
    mode: ModeName

    @property
    def seed(self) -> int:
        return int.from_bytes(sha256(f"{self.period} {self.mode}".encode()).digest()[:4], "big")

    @property
    def header(self) -> str:
        """The header of the record of every game of the challenge."""
        return challenge_header(self.seed, self.mode)


class ChallengeResult(Struct, frozen=True):
    """A player's result."""

    table: str
    period: str
    mode: ModeName
    user: str
    name: str
    margin: int
    influence: int


class ChallengeStore(Protocol):
    async def add(self, result: ChallengeResult, now: float) -> None:
        """Store a result; a second one of the same table is ignored."""

    async def best(self, period: str, mode: ModeName, limit: int) -> list[ChallengeResult]:
        """Return the best result of each player, the earlier one first where they are equal."""


class TakeChallenge(Request, frozen=True):
    """The challenge to play."""

    period: ShortId
    mode: ModeWord
    name: Name | None = None


class ResultLine(Struct, frozen=True):
    """A result of a challenge; `table` is the game."""

    name: str
    margin: int
    influence: int
    table: str
    yours: bool


class ChallengeLine(Struct, frozen=True):
    """A setup that everyone plays in a day or a week, and the best results of this host."""

    period: str
    """A day such as 2026-11-16, or a week such as 2026-W47."""
    mode: ModeName
    seed: int
    best: list[ResultLine]


class ChallengeList(Struct, frozen=True):
    """The challenges of today and of this week, for each level of the solo game."""

    challenges: list[ChallengeLine]


@routes.get("", cost=3)
async def list_challenges(ctx: Context) -> ChallengeList:
    """Return the challenges of today and of this week, with the best results of this host."""
    user = await ctx.user()
    own = None if user is None else user.id
    return ChallengeList([await challenge_line(ctx, each, own) for each in challenges_at(ctx.now)])


async def challenge_line(ctx: Context, challenge: Challenge, own: str | None) -> ChallengeLine:
    best = await ctx.store(ChallengeStore).best(challenge.period, challenge.mode, MAX_RESULTS)
    lines = [
        ResultLine(each.name, each.margin, each.influence, each.table, each.user == own)
        for each in best
    ]
    return ChallengeLine(challenge.period, challenge.mode, challenge.seed, lines)


@routes.post("", status=201)
async def play_challenge(ctx: Context, body: TakeChallenge) -> View:
    """Create the table of a challenge. It counts if it is played without hints and taking back."""
    ctx.limit("creations")
    found = [each for each in challenges_at(ctx.now) if each.period == body.period]
    challenge = next((each for each in found if each.mode == body.mode), None)
    if challenge is None:
        raise missing("challenge")
    spec = TablePlan(
        wanted=[Wanted("you", COLOURS[0])],
        level=ctx.services.level(None),
        mode=challenge.mode,
        seed=challenge.seed,
        hints=False,
    )
    return await create_table_from(ctx, spec, await ctx.ensure_user(body.name))


@lru_cache(maxsize=64)
def challenge_header(seed: int, mode: str) -> str:
    return print_header(draw_setup(seed, COLOURS, mode, "classic", None))


def challenges_at(time: float) -> list[Challenge]:
    """The challenges of the day and of the week that contain a time."""
    at = datetime.fromtimestamp(time, UTC)
    periods = (at.strftime("%Y-%m-%d"), at.strftime("%G-W%V"))
    return [Challenge(period, mode) for period in periods for mode in MODES]


def fulfilled_challenges(table: Table) -> list[Challenge]:
    """The challenges that a finished game counts for: played without help or taking back."""
    if table.terms.mode not in MODES or table.status != "over" or table.terms.kind != "game":
        return []
    if any(entry.kind in HELP for entry in table.entries):
        return []
    created = challenges_at(table.terms.created)
    return [each for each in created if each.header == table.terms.record]


class ChallengeResults:
    """Stores the results of challenges when games end."""

    def __init__(self, tables: TableService, store: ChallengeStore) -> None:
        self._tables = tables
        self._store = store
        tables.listeners.append(self.on_entries)

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        table = room.table
        if table.status != "over" or not entries or not isinstance(entries[-1].fact, Played):
            return
        seat, position = table.seats[0], table.position
        if position is None or seat.identity is None:
            return
        own, other = (int(position.state.influence(number)) for number in (0, 1))
        for each in fulfilled_challenges(table):
            result = ChallengeResult(
                table.id, each.period, each.mode, seat.identity, seat.name or "", own - other, own
            )
            self._tables.start(self._store.add(result, self._tables.now()))
