"""Records and positions: look back, download, upload, share."""

from typing import Annotated, Literal, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context
from luna.app.moderation import FairPlayStore
from luna.app.request import ONE_LINE, Name, Number, RecordText, Request, TableId
from luna.app.request import Sequence as EntryNumber
from luna.app.routing import Routes, TextFile
from luna.app.tables import SeatSpecs, create_table_from, seats_of, visible_table
from luna.app.tables.positions import PastPosition, past_position
from luna.app.tables.view import OptionsView, View, position_view
from luna.game import Game
from luna.record.record import MARK, print_header
from luna.record.shape import Document, Forecast, Zones
from luna.rules.refusals import Refused
from luna.table.creation import TablePlan, Wanted
from luna.table.playing import running
from luna.table.problem import Problem, conflict, invalid, missing, refused

routes = Routes("records")
ShareId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


class RecordQuery(Request, frozen=True):
    """As the game stood after an entry of the log."""

    sequence: EntryNumber | None = None


class Upload(Request, frozen=True, rename={"purpose": "as"}):
    """A record to store, to continue or to analyse."""

    record: RecordText
    purpose: Literal["finished", "game", "analysis"] = "analysis"
    at: Number | None = None
    seats: SeatSpecs | None = None
    public: bool = False
    name: Name | None = None


class MakeShare(Request, frozen=True):
    """The entry of the log whose position is to be shared; by default the latest."""

    sequence: EntryNumber | None = None


class SharedPosition(Struct, frozen=True):
    """A shared position with the record that leads to it; nothing of the table."""

    number: int
    record: str
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


class ShareLink(Struct, frozen=True):
    """A link to a position."""

    share: str
    link: str


class StoredShare(Struct, frozen=True):
    """A position of a game that has a link."""

    id: str
    game: str
    sequence: int


class ShareStore(Protocol):
    async def create(self, share: StoredShare, now: float) -> str:
        """Store a link and return its id, or that of the link to the same position."""

    async def find(self, share: str) -> StoredShare | None: ...


class Rescue(Protocol):
    async def rescue(self, table_id: str) -> str | None:
        """Return what can be read of a game whose log cannot be replayed."""


@routes.get("/tables/{table_id}/positions/{sequence}", cost=1)
async def show_position(ctx: Context, table_id: TableId, sequence: EntryNumber) -> PastPosition:
    """Return the position after an entry of the log, with what led to it."""
    table = await visible_table(ctx, table_id)
    running(table)
    return past_position(table, sequence)


@routes.get("/tables/{table_id}/record", cost=1)
async def download_record(ctx: Context, table_id: TableId, query: RecordQuery) -> TextFile:
    """Return the record of the game, as it stands or as it stood after an entry of the log.

    Of a game that cannot be replayed it is everything that could be read, faults included.
    """
    try:
        table = await visible_table(ctx, table_id)
    except Problem:
        if table_id not in ctx.tables.quarantine:
            raise
        rescued = await ctx.store(Rescue).rescue(table_id)
        if rescued is None:
            raise
        return TextFile(rescued, f"{table_id}.luna")
    position = running(table)
    if query.sequence is not None:
        position = table.at(min(query.sequence, table.sequence)) or position
    return TextFile(position.record(), f"{table.id}.luna")


@routes.post("/records", status=201)
async def upload_record(ctx: Context, body: Upload) -> View:
    """Create a table from a record: a finished game, a game to continue, or an analysis board.

    `at` leaves only the first actions. To continue, `seats` says who plays (by default the caller,
    hot-seat).
    """
    ctx.limit("creations")
    try:
        game = Game.from_record(body.record.removeprefix(MARK), body.at)
    except Refused as error:
        raise refused(error) from None
    if body.purpose == "finished" and not game.over:
        raise invalid("record-not-over")
    if body.purpose == "game" and game.over:
        raise invalid("game-over", "A-TURN")
    if body.purpose == "game":
        header = print_header(game.setup)
        if await ctx.store(FairPlayStore).in_progress(header, rated=True):
            raise conflict("not-over")
    seats = seats_of(ctx, body.seats or ())
    if body.purpose != "game" or not seats:
        seats = [Wanted("open" if body.purpose == "finished" else "you") for _ in game.players]
    spec = TablePlan(
        wanted=seats,
        level=ctx.services.level(None),
        game=game,
        public=body.public,
        hot_seat=body.purpose == "game" and body.seats is None,
        kind="analysis" if body.purpose == "analysis" else "game",
        finished=body.purpose == "finished",
    )
    return await create_table_from(ctx, spec, await ctx.ensure_user(body.name))


@routes.post("/tables/{table_id}/share", needs="server")
async def share_position(ctx: Context, table_id: TableId, body: MakeShare) -> ShareLink:
    """Return a link to a position. It shows that position and its record, nothing of the table."""
    ctx.limit("creations")
    table = await visible_table(ctx, table_id)
    running(table)
    at = table.sequence if body.sequence is None else body.sequence
    if table.at(at) is None:
        raise missing("position")
    share = await ctx.store(ShareStore).create(StoredShare(ctx.new_id(12), table.id, at), ctx.now)
    return ShareLink(share, f"/s/{share}")


@routes.get("/shares/{share_id}", cost=1, needs="server")
async def show_shared_position(ctx: Context, share_id: ShareId) -> SharedPosition:
    """Return a shared position, with the record that leads to it.

    A position of a running rated game is available when spectators see it.
    """
    found = await ctx.store(ShareStore).find(share_id)
    if found is None:
        raise missing("share")
    table = await visible_table(ctx, found.game)
    running(table)
    position = table.at(found.sequence)
    if position is None:
        exists = found.sequence <= (await ctx.tables.get(found.game)).table.sequence
        raise conflict("seen-later") if exists else missing("share")
    shown = position_view(position)
    return SharedPosition(
        position.number,
        position.record(),
        shown.document,
        shown.options,
        shown.forecast,
        shown.zones,
    )
