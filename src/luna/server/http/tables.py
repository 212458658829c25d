"""Tables: list them, make one, sit down, begin, play again."""

from luna.contract.answers import DoneOrAsked, TokenLink
from luna.app.tables.lists import TableList, Waiting
from luna.contract.queries import ListQuery
from luna.contract.requests import Claim, Colour, Hide, Join, Level, NewTable, Reply
from luna.app.tables.view import View
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.live import answering
from luna.app.tables.room import Room
from luna.app.tables.service import now
from luna.service import table_plans
from luna.app.names import digest, new_id, new_seed
from luna.table import commands
from luna.table.commands import Command, Person
from luna.table.laying import TablePlan, lay
from luna.table.problem import Problem, conflict, forbidden
from luna.table.seating import seat_at

group = Group("tables", "/api")

LINK_DAYS = 7
LISTED = 200


async def put_up(call: Call, owner: Person, plan: TablePlan) -> Room:
    """Lay a table of a plan, unless its owner has too many."""
    number = await call.site.store.games.count_open(owner.id)
    if number >= call.site.settings.limits.tables:
        raise Problem("too-many", "too-many-tables", details={"number": number})
    return await call.site.rooms.lay(lay(plan, new_id(), owner, now()))


@group.get("/tables", looks=1)
async def list_tables(call: Call, query: ListQuery) -> TableList:
    """Public tables, or one's own, with those first where it is one's turn."""
    visitor = await call.visitor()
    if query.scope == "mine" and visitor is None:
        return TableList([])
    identity = visitor.id if visitor else None
    lists = call.site.store.lists
    return TableList(await lists.find(query.scope, identity, LISTED, query.part, query.before))


@group.get("/waiting")
async def list_waiting(call: Call) -> Waiting:
    """The games in which it is one's turn, the most pressing first; hidden ones are left out."""
    visitor = await call.visitor()
    if visitor is None:
        return Waiting(0, [])
    return await call.site.store.lists.waiting(visitor.id)


@group.put("/hidden", looks=1)
async def hide_tables(call: Call, body: Hide) -> Waiting:
    """Take tables off one's list, or bring them back; what waits for one afterwards."""
    person = await call.identity()
    await call.site.store.lists.hide(person.id, body.tables, body.hidden)
    return await call.site.store.lists.waiting(person.id)


@group.post("/tables", 201)
async def create_table(call: Call, body: NewTable) -> View:
    """Lay a table. It starts at once when no seat is open."""
    call.site.creations.take(call.address)
    plan = table_plans.new_table(call.host, body)
    owner = await call.guest(body.name)
    return call.shown(await put_up(call, owner, plan), owner.id)


@group.get("/tables/{table_id}")
async def show_table(call: Call, table_id: TableId) -> View:
    """Everything about a table that this viewer may see: enough to play without knowing rules."""
    visitor = await call.visitor()
    return call.shown(await call.room(table_id), visitor.id if visitor else None)


@group.post("/tables/{table_id}/invitation")
async def invite(call: Call, table_id: TableId) -> TokenLink:
    """A new link that lets others sit down; an older one stops working.

    The token stands behind the #, so that no server ever logs it.
    """
    token = new_id(24)
    command = commands.Invite(await call.person(), digest(token))
    await call.site.rooms.perform(await call.room(table_id), command)
    return TokenLink(token, f"/t/{table_id}#join={token}")


@group.post("/tables/{table_id}/join")
async def join_table(call: Call, table_id: TableId, body: Join) -> View:
    """Sit down: at a public table freely, else with the token of an invitation."""
    call.site.sign_ins.take(call.address)
    room = await call.room(table_id)
    person = await call.guest(body.name)
    if await call.site.store.manners.apart(person.id, room.table.humans()):
        raise conflict("blocked")
    command = commands.Join(person, digest(body.token or ""), body.seat)
    return await performed(call, room, person, command)


async def performed(call: Call, room: Room, person: Person, command: Command) -> View:
    """The view of a table after a command."""
    await call.site.rooms.perform(room, command)
    return call.shown(room, person.id)


@group.post("/tables/{table_id}/leave")
async def leave_table(call: Call, table_id: TableId, body: Level | None) -> View:
    """Get up for good; while the game runs a bot takes over."""
    person = await call.person()
    command = commands.Leave(person, call.level(body.level if body else None))
    return await performed(call, await call.room(table_id), person, command)


@group.post("/tables/{table_id}/start")
async def start_table(call: Call, table_id: TableId, body: Level | None) -> View:
    """Begin the game; a level puts bots on the seats still open."""
    person = await call.person()
    level = None if body is None or body.level is None else call.level(body.level)
    command = commands.Start(person, level)
    return await performed(call, await call.room(table_id), person, command)


@group.post("/tables/{table_id}/rematch")
async def rematch(call: Call, table_id: TableId) -> View:
    """A new table for the same players; asking again leads to the same one."""
    person = await call.person()
    room = await call.room(table_id)
    if room.table.rematch is None:
        call.site.creations.take(call.address)
    fresh = await call.site.rooms.rematch(room, person, new_id(), new_seed())
    return call.shown(fresh, person.id)


@group.post("/tables/{table_id}/abandon")
async def abandon(call: Call, table_id: TableId) -> DoneOrAsked:
    """End the game without a result, at once when alone, else when all agree."""
    command = commands.Abandon(await call.person())
    return await answering.consent(call.site.rooms, await call.room(table_id), command)


@group.post("/tables/{table_id}/answer")
async def answer_request(call: Call, table_id: TableId, body: Reply) -> DoneOrAsked:
    """Agree to what another player asks with an entry of the log, or decline it."""
    command = commands.Answer(await call.person(), body.agree, body.request)
    return await answering.consent(call.site.rooms, await call.room(table_id), command)


@group.post("/tables/{table_id}/seats/{seat}/bot")
async def seat_bot(call: Call, table_id: TableId, seat: int, body: Level | None) -> View:
    """Let a bot play for one's own seat, or for a player who keeps the table waiting."""
    person = await call.person()
    room = await call.room(table_id)
    await call.only_its_own(room.table)
    await call.site.rooms.refresh_presence(room)
    away = seat_at(room.table, seat).identity not in room.present()
    level = call.level(body.level if body else None)
    return await performed(call, room, person, commands.SeatBot(person, seat, level, away))


@group.post("/tables/{table_id}/seats/{seat}/replace")
async def replace_player(
    call: Call, table_id: TableId, seat: int, body: Level | None
) -> DoneOrAsked:
    """Ask the others to let a bot play for somebody who is away, at once if all of them agree."""
    person = await call.person()
    room = await call.room(table_id)
    await call.site.rooms.refresh_presence(room)
    away = seat_at(room.table, seat).identity not in room.present()
    level = call.level(body.level if body else None)
    command = commands.Replace(person, seat, level, away)
    return await answering.consent(call.site.rooms, room, command)


@group.post("/tables/{table_id}/seats/{seat}/back")
async def come_back(call: Call, table_id: TableId, seat: int) -> View:
    """Take one's seat back from the bot."""
    person = await call.person()
    return await performed(call, await call.room(table_id), person, commands.Return(person, seat))


@group.post("/tables/{table_id}/seats/{seat}/colour")
async def change_colour(call: Call, table_id: TableId, seat: int, body: Colour) -> View:
    """Before the game, the owner lets whoever has a seat play another color of the table."""
    person = await call.person()
    command = commands.Swap(person, seat, body.colour)
    return await performed(call, await call.room(table_id), person, command)


@group.post("/tables/{table_id}/seats/{seat}/link")
async def seat_link(call: Call, table_id: TableId, seat: int) -> TokenLink:
    """A personal link that moves one's seat to another browser, once, within a week."""
    person = await call.person()
    here = seat_at((await call.room(table_id)).table, seat)
    if here.identity != person.id:
        raise forbidden("not-your-seat")
    token = call.site.identities.link("seat", table_id, here.number, here.moves)
    return TokenLink(token, f"/#seat={token}")


@group.post("/seats/claim")
async def claim_seat(call: Call, body: Claim) -> View:
    """Take over the seat that a personal link names."""
    call.site.sign_ins.take(call.address)
    fields = call.site.identities.read_link(body.token, "seat", LINK_DAYS * 24 * 3600)
    if len(fields) != 3:
        raise forbidden("link-not-valid")
    room = await call.room(str(fields[0]))
    person = await call.guest(body.name)
    return await performed(
        call, room, person, commands.Claim(person, int(fields[1]), int(fields[2]))
    )
