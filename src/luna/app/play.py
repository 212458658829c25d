"""Playing: act, look ahead, ask why not, take back, chat, read the log; over HTTP or a socket."""

from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct, field

from luna.app.context import Context, Services
from luna.app.request import (
    MAX_TEXT_CHARS,
    Client,
    Number,
    Place,
    Request,
    SeatNumber,
    TableId,
    Text,
)
from luna.app.request import Sequence as EntryNumber
from luna.app.routing import Routes
from luna.app.tables import DoneOrAsked, outcome, positions, visible_table
from luna.app.tables.messages import (
    Ack,
    AckMessage,
    OptionsAhead,
    OptionsMessage,
    Pong,
    PreviewMessage,
    ServerMessage,
    TipsMessage,
    WhyMessage,
)
from luna.app.tables.positions import Course, LegalTexts, Preview, Tips, Why
from luna.app.tables.room import Room
from luna.app.tables.view import EntryView, entry_view, options_view
from luna.table import commands
from luna.table.commands import Person
from luna.table.playing import planning, running
from luna.table.table import Table

routes = Routes("play", "/tables/{table_id}")


class Act(Request, frozen=True, tag_field="type", tag="act"):
    """Play an action; `sequence` is the latest entry of the log that the player has seen."""

    text: Text
    sequence: EntryNumber
    client: Client | None = None


class AskPreview(Request, frozen=True, tag_field="type", tag="preview"):
    """Show what an action would change; for a seat whose turn is to come, as if it were now."""

    text: Text
    seat: SeatNumber | None = None
    client: Client | None = None


class AskWhy(Request, frozen=True, tag_field="type", tag="why"):
    """Ask why something is not legal: an action, or a verb at places chosen in turn."""

    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = field(default_factory=list)
    seat: SeatNumber | None = None
    client: Client | None = None


class Chat(Request, frozen=True, tag_field="type", tag="chat"):
    """Write a line of chat at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT_CHARS)]
    client: Client | None = None


class AskTips(Request, frozen=True, tag_field="type", tag="tips"):
    """Ask for playing tips that fit the position."""

    client: Client | None = None


class AskOptions(Request, frozen=True, tag_field="type", tag="options"):
    """Ask what a seat could choose if it were its turn, to plan ahead."""

    seat: SeatNumber
    client: Client | None = None


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is there."""

    client: Client | None = None


class Visible(Request, frozen=True, tag_field="type", tag="visible"):
    """Say whether the tab is in front; a player without one gets a notice of each turn.

    The connection stays open, and the player still counts as present. The answer is a `pong`.
    """

    visible: bool
    client: Client | None = None


ClientMessage = Act | AskPreview | AskWhy | Chat | AskTips | AskOptions | Ping | Visible
COMPUTED = (AskPreview, AskWhy, AskTips, AskOptions)
"""Messages whose answer has to be worked out."""


class Undo(Request, frozen=True):
    """How many actions are to remain; by default all before the caller's latest."""

    number: Number | None = None
    client: Client | None = None


class LegalQuery(Request, frozen=True):
    """Up to how many Journeys and Tides are listed."""

    limit: Annotated[int, Meta(ge=1, le=10_000)] = 1000


class OptionsQuery(Request, frozen=True):
    """Whose options."""

    seat: SeatNumber


class LogQuery(Request, frozen=True):
    """Which entries."""

    since: EntryNumber = 0
    limit: Annotated[int, Meta(ge=1, le=1000)] = 1000


class LiveQuery(Request, frozen=True):
    """From which entry on, and what comes after each of them."""

    since: EntryNumber | None = None
    view: Literal["all", "document", "no"] = "all"


class Log(Struct, frozen=True):
    """Entries of the log, and the number of its latest entry."""

    entries: list[EntryView]
    sequence: int


@routes.post("/actions")
async def act(ctx: Context, table_id: TableId, body: Act) -> Ack:
    """Play an action. The answer comes when it is stored.

    `sequence` is the latest entry the player had seen; if the position has changed since, the
    action is refused as stale (409). The same `client` again gives the same answer and changes
    nothing.
    """
    room, user = await ctx.tables.get(table_id), await ctx.user()
    return await write_entry(ctx.services, room, user, body)


@routes.post("/chat")
async def chat(ctx: Context, table_id: TableId, body: Chat) -> Ack:
    """Write a line of chat at the table."""
    user = await ctx.require_user()
    return await write_entry(ctx.services, await ctx.tables.get(table_id), user, body)


@routes.post("/preview", cost=1)
async def show_preview(ctx: Context, table_id: TableId, body: AskPreview) -> Preview:
    """Return what an action of the player to act would change; nothing is played."""
    return positions.preview(planning(await visible_table(ctx, table_id), body.seat), body.text)


@routes.post("/why", cost=1)
async def explain(ctx: Context, table_id: TableId, body: AskWhy) -> Why:
    """Say whether an action, or a verb at a place, is legal now; if not, which rule forbids it."""
    return explain_at(await visible_table(ctx, table_id), body)


@routes.get("/options", cost=1)
async def show_options(ctx: Context, table_id: TableId, query: OptionsQuery) -> OptionsAhead:
    """Return what a seat could choose if it were its turn; only while a round runs."""
    return options_ahead(await visible_table(ctx, table_id), query.seat)


@routes.get("/tips", cost=1)
async def show_tips(ctx: Context, table_id: TableId) -> Tips:
    """Return playing tips for the player to act."""
    return tips_at(await visible_table(ctx, table_id))


@routes.get("/course", cost=1)
async def show_course(ctx: Context, table_id: TableId) -> Course:
    """Return how the influence of all orders has changed from action to action."""
    return positions.course(running(await visible_table(ctx, table_id)))


@routes.get("/legal", cost=5)
async def list_legal(ctx: Context, table_id: TableId, query: LegalQuery) -> LegalTexts:
    """Return legal actions as texts; Journeys and Tides only where there are at most `limit`."""
    return positions.legal(running(await visible_table(ctx, table_id)), query.limit)


@routes.post("/undo")
async def undo(ctx: Context, table_id: TableId, body: Undo | None) -> DoneOrAsked:
    """Take back: at once while no one else has acted, else the others are asked."""
    wanted = body or Undo()
    command = commands.Undo(await ctx.require_user(), wanted.number, wanted.client)
    return outcome(await ctx.tables.perform(await ctx.tables.get(table_id), command))


@routes.get("/log")
async def show_log(ctx: Context, table_id: TableId, query: LogQuery) -> Log:
    """Return the entries of the log after `since`."""
    table = await visible_table(ctx, table_id)
    entries = table.entries[query.since : query.since + query.limit]
    return Log([entry_view(table, entry) for entry in entries], table.sequence)


async def write_entry(
    services: Services, room: Room, person: Person | None, body: Act | Chat
) -> Ack:
    """Play an action or write a line of chat; return when it is stored."""
    command: commands.Act | commands.Say
    if isinstance(body, Act):
        command = commands.Act(person, body.text, body.sequence, body.client)
    else:
        text = services.filter_words(body.text)
        command = commands.Say(person, text, body.client, services.chat_limits)
    decision = await services.tables.perform(room, command)
    entry = decision.last
    if entry is None:
        raise AssertionError("an action or a line of chat always makes an entry")
    return Ack(entry.sequence, entry.text, decision.repeated is not None)


async def answer_message(
    services: Services, room: Room, table: Table, person: Person | None, message: ClientMessage
) -> ServerMessage:
    """Answer a message from a viewer; `table` is what the viewer may see of it."""
    client = message.client
    match message:
        case Act() | Chat():
            ack = await write_entry(services, room, person, message)
            return AckMessage(ack.sequence, ack.text, ack.repeated, client=client)
        case AskPreview():
            seen = positions.preview(planning(table, message.seat), message.text)
            return PreviewMessage(
                seen.text, seen.document, seen.events, seen.forecast, seen.zones, client=client
            )
        case AskWhy():
            why = explain_at(table, message)
            return WhyMessage(why.legal, why.text, why.refusal, client=client)
        case AskTips():
            return TipsMessage(tips_at(table).tips, client=client)
        case AskOptions():
            ahead = options_ahead(table, message.seat)
            return OptionsMessage(ahead.seat, ahead.position, ahead.options, client=client)
        case Ping() | Visible():
            return Pong(sequence=table.sequence, client=client)
    assert_never(message)


def explain_at(table: Table, body: AskWhy) -> Why:
    return positions.explain(planning(table, body.seat), body.text, body.verb, body.places)


def options_ahead(table: Table, seat: int) -> OptionsAhead:
    return OptionsAhead(seat, table.position_sequence, options_view(planning(table, seat)))


def tips_at(table: Table) -> Tips:
    """Tips that fit the position; none while a game is played for ratings."""
    position = running(table)
    if table.terms.rated and table.status == "playing":
        return Tips([])
    return positions.tips(position)
