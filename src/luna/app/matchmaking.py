"""Matchmaking: seeks for a quick game, and tables that start by themselves."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context, Count
from luna.app.errors import Conflict
from luna.app.names import new_seed
from luna.app.ratings import INITIAL_MEAN, RatingStore, displayed
from luna.app.request import EditionWord, LevelName, Name, Request, TableId
from luna.app.routing import Routes
from luna.app.tables import OpenTables, show
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.app.tables.view import View
from luna.table.commands import Join, Person, Start
from luna.table.creation import TablePlan, Wanted, new_table
from luna.table.entries import Entry, Joined
from luna.table.pace import Pace
from luna.table.problem import Problem, conflict
from luna.table.rated import PoolName, pool_of
from luna.table.seating import need_owner

routes = Routes("matchmaking", needs="server")

QuickPace = Literal["blitz", "day", "week"]
SECONDS_PER_MOVE: dict[QuickPace, float] = {"blitz": 60.0, "day": 86_400.0, "week": 604_800.0}
DEFAULT_LEVEL = 1
"""The second weakest level takes open seats if the players name none."""
MAX_ATTEMPTS = 20
"""How often a seek looks again because others were quicker."""
UNRATED = displayed(INITIAL_MEAN)


class Seek(Request, frozen=True):
    """The game that the caller wants to play with anyone who wants the same."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    pace: QuickPace = "blitz"
    edition: EditionWord = "classic"
    bots: Annotated[float, Meta(ge=10, le=7 * 24 * 3600)] | None = None
    """Seconds after which bots take the open seats."""
    level: LevelName | None = None
    range: Annotated[int, Meta(ge=50, le=2000)] | None = None
    """The largest difference between the ratings of the players."""
    name: Name | None = None

    @property
    def game(self) -> str:
        return f"{self.players} {self.pace} {self.edition}"

    def slot(self, rating: int) -> str:
        """The slot of the table: the game, and the range of ratings if there is one."""
        return self.game if self.range is None else f"{self.game} {self.range} {rating}"

    def fits(self, slot: str, rating: int, theirs: int) -> bool:
        """Whether a table's slot suits this seek, and the rating both the seeker and the owner."""
        words = slot.split()
        difference = abs(rating - theirs)
        suits_owner = len(words) < 4 or difference <= int(words[3])
        suits_seeker = self.range is None or difference <= self.range
        return words[:3] == self.game.split() and suits_owner and suits_seeker


class SetAutoStart(Request, frozen=True):
    """When a table starts by itself, and the bots that take its open seats then; null: never."""

    seconds: Annotated[float, Meta(ge=10, le=30 * 24 * 3600)] | None = None
    level: LevelName | None = None


class AutoStart(Struct, frozen=True):
    """A table that starts by itself: when it is full (`quick`), or `at` a time with bots.

    At most one table of each `slot` waits for players, so that equal seeks meet there.
    """

    table: str
    slot: str
    quick: bool = False
    at: float | None = None
    level: str | None = None


class DueStart(Struct, frozen=True):
    """A table that is full, whose time has come, or that is no longer open."""

    auto_start: AutoStart
    owner: str
    is_open: bool


class OpenSeek(Struct, frozen=True):
    """A quick game with free seats."""

    table: str
    slot: str
    owner: str
    players: int
    free: int


class MatchmakingStore(Protocol):
    def insertion(self, auto_start: AutoStart) -> Any:
        """Return what stores it together with a new table; fails while its slot is taken."""

    async def replace(self, auto_start: AutoStart) -> None: ...
    async def delete(self, table: str) -> None: ...
    async def find(self, table: str) -> AutoStart | None: ...
    async def open_seeks(self) -> list[OpenSeek]:
        """Return the quick games with free seats, the oldest first."""

    async def due(self, now: float) -> list[DueStart]: ...


class AutoStartView(Struct, frozen=True):
    """How a table starts: when it is full (`quick`), and with bots from a time on."""

    quick: bool
    at: float | None
    level: str | None


class SeekLine(Struct, frozen=True):
    """A quick game that waits for players."""

    table: str
    players: int
    missing: int
    pace: str
    edition: str


class SeekList(Struct, frozen=True):
    """Quick games that wait for players, the oldest first."""

    seeking: list[SeekLine]


@routes.get("/quick", cost=1)
async def list_seeks(ctx: Context) -> SeekList:
    """Return the quick games that wait for players."""
    found = await ctx.store(MatchmakingStore).open_seeks()
    return SeekList(
        [SeekLine(each.table, each.players, each.free, *each.slot.split()[1:3]) for each in found]
    )


@routes.post("/quick", status=201)
async def seek_game(ctx: Context, body: Seek) -> View:
    """Sit down with others who seek the same game; it starts when all seats are taken."""
    ctx.limit("creations")
    level = ctx.services.level(body.level, DEFAULT_LEVEL)
    user = await ctx.ensure_user(body.name)
    number = await ctx.store(OpenTables).count_open(user.id)
    if number >= ctx.services.max_tables:
        raise Problem("too-many", "too-many-tables", details={"number": number})
    room = await ctx.feature(Matchmaking).seek(user, body, level, ctx.new_id())
    return show(ctx, room, user.id)


@routes.get("/tables/{table_id}/gathering")
async def show_auto_start(ctx: Context, table_id: TableId) -> AutoStartView:
    """Return whether and when a table starts by itself."""
    return auto_start_view(await ctx.store(MatchmakingStore).find(table_id))


@routes.put("/tables/{table_id}/gathering", cost=1)
async def set_auto_start(ctx: Context, table_id: TableId, body: SetAutoStart) -> AutoStartView:
    """Set when a table starts by itself, with bots on the open seats; only its owner may."""
    user = await ctx.require_user()
    table = (await ctx.tables.get(table_id)).table
    need_owner(table, user)
    if table.status != "open":
        raise conflict("already-started")
    store = ctx.store(MatchmakingStore)
    known = await store.find(table_id) or AutoStart(table_id, table_id)
    if body.seconds is None and not known.quick:
        await store.delete(table_id)
        return auto_start_view(None)
    at = None if body.seconds is None else ctx.now + body.seconds
    level = ctx.services.level(body.level, DEFAULT_LEVEL)
    auto_start = AutoStart(table_id, known.slot, known.quick, at, level)
    await store.replace(auto_start)
    return auto_start_view(auto_start)


def auto_start_view(found: AutoStart | None) -> AutoStartView:
    if found is None:
        return AutoStartView(False, None, None)
    return AutoStartView(found.quick, found.at, found.level)


class Matchmaking:
    """Brings equal seeks together at one table, and starts tables that are due."""

    def __init__(
        self, tables: TableService, store: MatchmakingStore, ratings: RatingStore, count: Count
    ) -> None:
        self._tables = tables
        self._store = store
        self._ratings = ratings
        self._count = count
        tables.listeners.append(self.on_entries)

    async def seek(self, user: Person, seek: Seek, level: str, table_id: str) -> Room:
        """Join the table of an equal seek; create it, with this id, if there is none.

        Two who seek at the same time meet, because a slot has at most one table.
        """
        pace = Pace("move", SECONDS_PER_MOVE[seek.pace], level=level)
        pool = pool_of(seek.players, pace)
        for _ in range(MAX_ATTEMPTS):
            open_seeks = await self._store.open_seeks()
            users = [user.id, *(found.owner for found in open_seeks)]
            ratings = await self._displayed_ratings(pool, users)
            own = ratings.get(user.id, UNRATED)
            for found in open_seeks:
                if not seek.fits(found.slot, own, ratings.get(found.owner, UNRATED)):
                    continue
                room = await self._tables.get(found.table)
                try:
                    await self._tables.perform(room, Join(user, ""))
                except Problem:  # others took the last seat, or the owner has abandoned it
                    continue
                return room
            try:
                return await self._create(user, seek, pace, seek.slot(own), table_id)
            except Conflict:
                await self.sweep()  # the table of the slot may have started
        raise Problem("conflict", "no-seat-free")

    async def _displayed_ratings(self, pool: PoolName, users: Sequence[str]) -> dict[str, int]:
        found = await self._ratings.of_users(users, pool)
        return {each.user: displayed(each.mean) for each in found}

    async def _create(
        self, owner: Person, seek: Seek, pace: Pace, slot: str, table_id: str
    ) -> Room:
        level = pace.level or ""
        spec = TablePlan(
            wanted=[Wanted("you"), *[Wanted()] * (seek.players - 1)],
            level=level,
            edition=seek.edition,
            seed=new_seed(),
            public=True,
            pace=pace,
        )
        now = self._tables.now()
        at = None if seek.bots is None else now + seek.bots
        auto_start = AutoStart(table_id, slot, True, at, level)
        new = new_table(spec, table_id, owner, now)
        return await self._tables.create(new, self._store.insertion(auto_start))

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        table = room.table
        if table.status != "open" or not entries or not isinstance(entries[-1].fact, Joined):
            return
        if all(seat.kind != "open" for seat in table.seats):
            self._tables.start(self.sweep())

    async def sweep(self) -> None:
        """Start the tables that are due, and forget those that are no longer open."""
        for due in await self._store.due(self._tables.now()):
            try:
                await self._start(due)
            except Problem:
                continue

    async def _start(self, due: DueStart) -> None:
        table_id = due.auto_start.table
        if due.is_open:
            room = await self._tables.get(table_id)
            await self._tables.perform(room, Start(Person(due.owner, ""), due.auto_start.level))
            self._count("gathered")
        await self._store.delete(table_id)
