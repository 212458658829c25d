"""Tables: create one, sit down, begin, leave, replace players, play again."""

from collections.abc import Sequence
from typing import Annotated, Literal, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context, User
from luna.app.moderation import ModerationStore, forbid_outside_help
from luna.app.names import clean_name, digest, new_seed
from luna.app.request import (
    ColourWord,
    Done,
    EditionWord,
    IsleWord,
    LevelName,
    ModeWord,
    Name,
    Request,
    SeatNumber,
    TableId,
    Token,
)
from luna.app.request import Sequence as EntryNumber
from luna.app.routing import Routes
from luna.app.tables import lists
from luna.app.tables.room import Room
from luna.app.tables.spectator_delay import view_for
from luna.app.tables.view import View
from luna.table import commands
from luna.table.commands import Command
from luna.table.creation import TablePlan, Wanted, new_table
from luna.table.decide import Decision
from luna.table.pace import End, Pace
from luna.table.problem import Problem, conflict, forbidden, invalid
from luna.table.rated import check_seats_stay
from luna.table.seating import seat_at
from luna.table.table import Table

routes = Routes("tables")
routes.include(lists.routes)

SEAT_LINK_SECONDS = 7 * 24 * 3600


class SeatSpec(Request, frozen=True):
    """Who is to sit on a seat."""

    player: Literal["you", "open", "bot"] = "open"
    colour: ColourWord | None = None
    level: LevelName | None = None
    name: Name | None = None
    """Of a player who shares this device."""


class PaceSpec(Request, frozen=True):
    """How long players may think, and what happens when their time runs out."""

    seconds: Annotated[float, Meta(ge=5, le=90 * 24 * 3600)]
    kind: Literal["move", "game"] = "move"
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0.0
    end: End = "bot"
    level: LevelName | None = None


SeatSpecs = Annotated[
    list[SeatSpec],
    Meta(min_length=1, max_length=4, examples=[[{"player": "you"}, {"player": "bot"}]]),
]


class NewTable(Request, frozen=True):
    """A table to be created."""

    seats: SeatSpecs
    edition: EditionWord = "classic"
    mode: ModeWord = "standard"
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    figures: Annotated[list[IsleWord], Meta(min_length=3, max_length=3)] | None = None
    setup: Annotated[str, Meta(max_length=4000)] | None = None
    public: bool = False
    hot_seat: bool = False
    hints: bool = True
    rated: bool = False
    pace: PaceSpec | None = None
    name: Name | None = None


class Join(Request, frozen=True):
    """The token of an invitation, and the seat that the caller would like."""

    token: Token | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Level(Request, frozen=True):
    """Which bot."""

    level: LevelName | None = None


class Colour(Request, frozen=True):
    """Which of the colors at the table."""

    colour: ColourWord


class Reply(Request, frozen=True):
    """Yes or no to what another player asks with an entry of the log."""

    agree: bool
    request: EntryNumber


class Claim(Request, frozen=True):
    """A personal link to a seat."""

    token: Token
    name: Name | None = None


class TokenLink(Struct, frozen=True):
    """A token, and the link that has it behind the #."""

    token: str
    link: str


class DoneOrAsked(Struct, frozen=True):
    """Whether something is done, or the others are asked with an entry of the log."""

    done: bool
    sequence: int


class OpenTables(Protocol):
    async def count_open(self, user: str) -> int:
        """Return how many tables of a user are open or running."""


class SeatLinks(Protocol):
    """Signs and reads personal links."""

    def sign_seat(self, table_id: str, seat: int, moves: int) -> str: ...
    def read_seat(self, token: str, max_age_seconds: int) -> tuple[str, int, int]: ...


class TableEraser(Protocol):
    async def delete(self, table_id: str) -> None: ...


@routes.post("/tables", status=201)
async def create_table(ctx: Context, body: NewTable) -> View:
    """Create a table. The game starts at once if no seat is open."""
    ctx.limit("creations")
    if body.rated and not ctx.services.rates_games:
        raise Problem("unavailable", "needs-server")
    if body.rated and (body.figures is not None or body.setup is not None):
        raise invalid("rated-terms")
    spec = TablePlan(
        wanted=seats_of(ctx, body.seats),
        level=ctx.services.level(None),
        edition=body.edition,
        mode=body.mode,
        seed=new_seed() if body.seed is None or body.rated else body.seed,
        figures=body.figures,
        setup=body.setup,
        public=body.public,
        hot_seat=body.hot_seat,
        hints=body.hints and not body.rated,
        rated=body.rated,
        pace=pace_of(ctx, body.pace),
    )
    return await create_table_from(ctx, spec, await ctx.ensure_user(body.name))


async def create_table_from(ctx: Context, spec: TablePlan, owner: User) -> View:
    """Create a table, unless its owner has too many."""
    number = await ctx.store(OpenTables).count_open(owner.id)
    if number >= ctx.services.max_tables:
        raise Problem("too-many", "too-many-tables", details={"number": number})
    room = await ctx.tables.create(new_table(spec, ctx.new_id(), owner, ctx.now))
    return show(ctx, room, owner.id)


def seats_of(ctx: Context, specs: Sequence[SeatSpec]) -> list[Wanted]:
    """Who is to sit where, each bot of a level that this host has."""
    services = ctx.services
    return [
        Wanted(
            spec.player,
            spec.colour,
            spec.level and services.level(spec.level),
            spec.name and clean_name(spec.name, services.max_name_chars),
        )
        for spec in specs
    ]


def pace_of(ctx: Context, spec: PaceSpec | None) -> Pace | None:
    if spec is None:
        return None
    return Pace(spec.kind, spec.seconds, spec.increment, spec.end, chosen_level(ctx, spec))


def chosen_level(ctx: Context, body: Level | PaceSpec | None) -> str | None:
    """The level that a request names, which this host must have; None if it names none."""
    return None if body is None or body.level is None else ctx.services.level(body.level)


def show(ctx: Context, room: Room, user: str | None) -> View:
    """The view of a table for a user."""
    return view_for(room, user, ctx.now).view_for(user, room.present())


async def visible_table(ctx: Context, table_id: str) -> Table:
    """A table as far as the caller may see it."""
    room, user = await ctx.tables.get(table_id), await ctx.user()
    return view_for(room, None if user is None else user.id, ctx.now).table


@routes.get("/tables/{table_id}")
async def show_table(ctx: Context, table_id: TableId) -> View:
    """Return everything about a table that the caller may see: enough to play without rules."""
    user = await ctx.user()
    return show(ctx, await ctx.tables.get(table_id), user.id if user else None)


@routes.delete("/tables/{table_id}", needs="browser")
async def delete_table(ctx: Context, table_id: TableId) -> Done:
    """Delete a table that is stored on this device."""
    room = await ctx.tables.get(table_id)
    await ctx.store(TableEraser).delete(room.id)
    ctx.tables.reload([room.id])
    return Done(True)


@routes.post("/tables/{table_id}/invitation", needs="server")
async def invite(ctx: Context, table_id: TableId) -> TokenLink:
    """Return a new link that lets others sit down; an older one stops working.

    The token stands behind the #, so that no server ever logs it.
    """
    token = ctx.new_id(24)
    command = commands.Invite(await ctx.require_user(), digest(token))
    await ctx.tables.perform(await ctx.tables.get(table_id), command)
    return TokenLink(token, f"/t/{table_id}#join={token}")


@routes.post("/tables/{table_id}/join", needs="server")
async def join_table(ctx: Context, table_id: TableId, body: Join) -> View:
    """Sit down: at a public table freely, else with the token of an invitation."""
    ctx.limit("sign_ins")
    room = await ctx.tables.get(table_id)
    user = await ctx.ensure_user(body.name)
    if await ctx.store(ModerationStore).is_blocked(user.id, room.table.humans()):
        raise conflict("blocked")
    command = commands.Join(user, digest(body.token or ""), body.seat)
    return await perform(ctx, room, user, command)


async def perform(ctx: Context, room: Room, user: User, command: Command) -> View:
    """Carry out a command and return the view afterwards."""
    await ctx.tables.perform(room, command)
    return show(ctx, room, user.id)


@routes.post("/tables/{table_id}/leave", needs="server")
async def leave_table(ctx: Context, table_id: TableId, body: Level | None) -> View:
    """Leave for good; while the game runs a bot takes over."""
    user = await ctx.require_user()
    command = commands.Leave(user, chosen_level(ctx, body))
    return await perform(ctx, await ctx.tables.get(table_id), user, command)


@routes.post("/tables/{table_id}/start")
async def start_table(ctx: Context, table_id: TableId, body: Level | None) -> View:
    """Start the game; a level puts bots on the open seats."""
    user = await ctx.require_user()
    command = commands.Start(user, chosen_level(ctx, body))
    return await perform(ctx, await ctx.tables.get(table_id), user, command)


@routes.post("/tables/{table_id}/rematch")
async def offer_rematch(ctx: Context, table_id: TableId) -> View:
    """Offer the others to play again, or agree to it: the view of this table until all have.

    Then, and at once where no other people sit, it is the view of the new table. Asking again
    leads to the same one.
    """
    user = await ctx.require_user()
    room = await ctx.tables.get(table_id)
    if room.table.rematch is None:
        ctx.limit("creations")
    await ctx.tables.perform_shielded(room, commands.Rematch(user, ctx.new_id()))
    new = room.table.rematch
    return show(ctx, room if new is None else await ctx.tables.get(new), user.id)


@routes.post("/tables/{table_id}/abandon")
async def abandon_table(ctx: Context, table_id: TableId) -> DoneOrAsked:
    """End the game without a result: alone at once, else when all agree."""
    command = commands.Abandon(await ctx.require_user())
    return outcome(await ctx.tables.perform(await ctx.tables.get(table_id), command))


@routes.post("/tables/{table_id}/answer")
async def answer_request(ctx: Context, table_id: TableId, body: Reply) -> DoneOrAsked:
    """Agree to what another player asks with an entry of the log, or decline it."""
    user = await ctx.require_user()
    command = commands.Answer(user, body.agree, body.request, ctx.new_id())
    room = await ctx.tables.get(table_id)
    return outcome(await ctx.tables.perform_shielded(room, command))


def outcome(decision: Decision) -> DoneOrAsked:
    """Whether a request is carried out, or the others are asked."""
    entry = decision.last
    if entry is None:
        raise AssertionError("a command that needs consent always makes an entry")
    return DoneOrAsked(entry.kind in ("undo", "abandon", "bot", "rematch"), entry.sequence)


@routes.post("/tables/{table_id}/seats/{seat}/bot")
async def seat_bot(ctx: Context, table_id: TableId, seat: int, body: Level | None) -> View:
    """Let a bot play for the caller's own seat, or for a player who keeps the table waiting."""
    user = await ctx.require_user()
    room = await ctx.tables.get(table_id)
    await forbid_outside_help(ctx, room.table)
    is_away = await player_is_away(ctx, room, seat)
    command = commands.SeatBot(user, seat, chosen_level(ctx, body), is_away)
    return await perform(ctx, room, user, command)


@routes.post("/tables/{table_id}/seats/{seat}/replace", needs="server")
async def replace_player(
    ctx: Context, table_id: TableId, seat: int, body: Level | None
) -> DoneOrAsked:
    """Ask the others to let a bot play for an absent player, at once if all of them agree."""
    user = await ctx.require_user()
    room = await ctx.tables.get(table_id)
    is_away = await player_is_away(ctx, room, seat)
    command = commands.Replace(user, seat, chosen_level(ctx, body), is_away)
    return outcome(await ctx.tables.perform(room, command))


async def player_is_away(ctx: Context, room: Room, seat: int) -> bool:
    await ctx.tables.refresh_presence(room)
    return seat_at(room.table, seat).identity not in room.present()


@routes.post("/tables/{table_id}/seats/{seat}/back")
async def reclaim_seat(ctx: Context, table_id: TableId, seat: int) -> View:
    """Take the caller's seat back from the bot."""
    user = await ctx.require_user()
    command = commands.Return(user, seat)
    return await perform(ctx, await ctx.tables.get(table_id), user, command)


@routes.post("/tables/{table_id}/seats/{seat}/colour", needs="server")
async def change_colour(ctx: Context, table_id: TableId, seat: int, body: Colour) -> View:
    """Before the game, the owner gives a seat another color of the table."""
    user = await ctx.require_user()
    command = commands.Swap(user, seat, body.colour)
    return await perform(ctx, await ctx.tables.get(table_id), user, command)


@routes.post("/tables/{table_id}/seats/{seat}/link", needs="server")
async def link_seat(ctx: Context, table_id: TableId, seat: int) -> TokenLink:
    """Return a personal link that moves the caller's seat to another browser, once, for a week."""
    user = await ctx.require_user()
    table = (await ctx.tables.get(table_id)).table
    own = seat_at(table, seat)
    if own.identity != user.id:
        raise forbidden("not-your-seat")
    check_seats_stay(table)
    token = ctx.store(SeatLinks).sign_seat(table_id, own.number, own.moves)
    return TokenLink(token, f"/#seat={token}")


@routes.post("/seats/claim", needs="server")
async def claim_seat(ctx: Context, body: Claim) -> View:
    """Take over the seat that a personal link names."""
    ctx.limit("sign_ins")
    table_id, seat, moves = ctx.store(SeatLinks).read_seat(body.token, SEAT_LINK_SECONDS)
    room = await ctx.tables.get(table_id)
    user = await ctx.ensure_user(body.name)
    return await perform(ctx, room, user, commands.Claim(user, seat, moves))
