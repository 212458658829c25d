"""Playing: act, look ahead, ask why not, take back, talk, watch."""

from typing import Annotated

from msgspec import Meta
from starlette.websockets import WebSocket

from luna.app.request import ONE_LINE
from luna.app.tables import positions as looks
from luna.contract.answers import (
    Ack,
    Course,
    DoneOrAsked,
    Hint,
    LegalTexts,
    Log,
    OptionsAhead,
    Preview,
    Tips,
    Why,
)
from luna.contract.queries import LegalQuery, LiveQuery, LogQuery, OptionsQuery
from luna.contract.requests import Act, AskWhy, Level, Look, Say, Undo
from luna.app.tables.view import entry_view
from luna.server.http.call import Call, person_of
from luna.server.http.endpoint import Group, convert
from luna.server.http.middleware import same_origin
from luna.server.http.problems import answer
from luna.server.live import answering
from luna.server.site import Site
from luna.service import asking
from luna.table import commands
from luna.table.playing import running
from luna.table.problem import Problem, forbidden

group = Group("play", "/api/tables/{table_id}")

TableId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


@group.post("/actions")
async def act(call: Call, table_id: TableId, body: Act) -> Ack:
    """Play an action. The answer comes when it is on disk.

    `sequence` is the latest entry the player had seen; if the position has changed since, the
    action is refused as stale (409). The same `client` again gives the same answer and changes
    nothing.
    """
    room = await call.room(table_id)
    visitor = await call.visitor()
    person = None if visitor is None else person_of(visitor)
    return await answering.act(call.site.rooms, room, person, body)


@group.post("/preview", looks=1)
async def preview(call: Call, table_id: TableId, body: Look) -> Preview:
    """What an action of the player to act would bring about; nothing is played."""
    return asking.look(await call.seen(table_id), body)


@group.post("/why", looks=1)
async def why(call: Call, table_id: TableId, body: AskWhy) -> Why:
    """Whether an action, or a verb at a place, is legal now, and if not, which rule forbids it."""
    return asking.why(await call.seen(table_id), body)


@group.get("/options", looks=1)
async def options(call: Call, table_id: TableId, query: OptionsQuery) -> OptionsAhead:
    """What a seat could choose if it were its turn, to plan ahead; only while a round runs."""
    return asking.options(await call.seen(table_id), query.seat)


@group.get("/tips", looks=1)
async def tips(call: Call, table_id: TableId) -> Tips:
    """Playing tips for the player to act."""
    return asking.tips(await call.seen(table_id))


@group.get("/course", looks=1)
async def course(call: Call, table_id: TableId) -> Course:
    """How the influence of everyone has changed from action to action."""
    return looks.course(running(await call.seen(table_id)))


@group.get("/legal", looks=5)
async def legal(call: Call, table_id: TableId, query: LegalQuery) -> LegalTexts:
    """Legal actions as texts; Journeys and Tides only where there are at most `limit`."""
    return looks.legal(running(await call.seen(table_id)), query.limit)


@group.post("/hint")
async def hint(call: Call, table_id: TableId, body: Level | None) -> Hint:
    """What a bot would play now, for those who sit at the table; the log says that it was asked."""
    person = await call.person()
    call.site.hints.take(call.address)
    room = await call.room(table_id)
    level = call.level(body.level if body else None, usual=-1)
    position = running(room.table)
    await call.only_its_own(room.table)
    await call.site.rooms.perform(room, commands.TakeHint(person))
    return Hint(await call.site.bots.suggest(position, level))


@group.post("/undo")
async def undo(call: Call, table_id: TableId, body: Undo | None) -> DoneOrAsked:
    """Take back: at once while nobody else has acted, else the others are asked."""
    asked = body or Undo()
    command = commands.Undo(await call.person(), asked.number, asked.client)
    return await answering.consent(call.site.rooms, await call.room(table_id), command)


@group.post("/chat")
async def chat(call: Call, table_id: TableId, body: Say) -> Ack:
    """Say something at the table."""
    person = await call.person()
    return await answering.act(call.site.rooms, await call.room(table_id), person, body)


@group.get("/log")
async def log(call: Call, table_id: TableId, query: LogQuery) -> Log:
    """The entries of the log after `since`."""
    table = await call.seen(table_id)
    entries = table.entries[query.since : query.since + query.limit]
    return Log([entry_view(table, entry) for entry in entries], table.sequence)


async def live(socket: WebSocket) -> None:
    """Live updates of a table: `welcome`, then every entry as it comes."""
    site: Site = socket.app.state.luna
    try:
        if not same_origin(socket.headers, site.settings):
            raise forbidden("cross-origin")
        query: LiveQuery = convert(dict(socket.query_params), LiveQuery)
        room = await site.rooms.get(convert(socket.path_params["table_id"], TableId))
        found = await site.sessions.of(socket.cookies)
        person = None if found is None else person_of(found.identity)
        session = None if found is None else found.session.id
        await site.hub.serve(socket, room, person, query, session)
    except Problem as problem:
        await socket.send_denial_response(answer(problem))
