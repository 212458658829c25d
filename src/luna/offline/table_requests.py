"""Requests about people and tables, each with the answer that the server would give."""

from luna.app.tables import positions as looks
from luna.contract.answers import (
    Course,
    Done,
    DoneOrAsked,
    Log,
    Me,
    PastPosition,
    Reference,
    WhoAmI,
)
from luna.app.tables.lists import TableList, Waiting
from luna.contract.puzzles import (
    ChallengeLine,
    ChallengeList,
)
from luna.contract.queries import ListQuery, LogQuery, RecordQuery
from luna.contract.requests import (
    Hide,
    LearnGame,
    Level,
    NewTable,
    Reply,
    SetMe,
    TakeChallenge,
    Undo,
    Upload,
)
from luna.app.tables.view import View, entry_view
from luna.offline.host import Host
from luna.offline.routes import ROUTES, Text
from luna.offline.tables import HERE
from luna.service import asking, table_plans
from luna.app.names import new_id
from luna.service.reference import reference as describe
from luna.table import commands
from luna.table.challenge import challenges
from luna.table.commands import Command
from luna.table.laying import TablePlan, lay
from luna.table.playing import running
from luna.table.problem import Problem

on = ROUTES.on


@on("GET", "/reference")
async def reference(host: Host) -> Reference:
    return describe(host.tables.levels)


@on("GET", "/me")
async def me(host: Host) -> WhoAmI:
    return WhoAmI(Me((await host.person()).name, "en"))


@on("PUT", "/me")
async def set_me(host: Host, body: SetMe) -> WhoAmI:
    return WhoAmI(Me((await host.person(body.name)).name, body.language or "en"))


@on("GET", "/tables")
async def list_tables(host: Host, query: ListQuery) -> TableList:
    return TableList([] if query.scope == "public" else await host.tables.list())


async def waiting_now(host: Host) -> Waiting:
    tables = [line.table for line in await host.tables.list() if line.your_turn and not line.hidden]
    return Waiting(len(tables), tables)


@on("GET", "/waiting")
async def waiting(host: Host) -> Waiting:
    return await waiting_now(host)


@on("PUT", "/hidden")
async def hide(host: Host, body: Hide) -> Waiting:
    await host.tables.hide(body.tables, body.hidden)
    return await waiting_now(host)


async def put_up(host: Host, plan: TablePlan, name: str | None) -> View:
    laid = lay(plan, HERE + new_id(), await host.person(name), host.now())
    return (await host.tables.lay(laid)).view()


@on("POST", "/tables", 201)
async def create_table(host: Host, body: NewTable) -> View:
    if body.rated:
        raise Problem("unavailable", "needs-server")
    return await put_up(host, table_plans.new_table(host.offer, body), body.name)


@on("POST", "/records", 201)
async def upload(host: Host, body: Upload) -> View:
    return await put_up(host, table_plans.uploaded(host.offer, body), body.name)


@on("POST", "/lessons/game", 201)
async def short(host: Host, body: LearnGame) -> View:
    return await put_up(host, table_plans.short(host.offer), body.name)


@on("GET", "/challenges")
async def list_challenges(host: Host) -> ChallengeList:
    found = challenges(host.now())
    return ChallengeList([ChallengeLine(each.period, each.mode, each.seed, []) for each in found])


@on("POST", "/challenges", 201)
async def take_challenge(host: Host, body: TakeChallenge) -> View:
    return await put_up(host, table_plans.challenge(host.offer, body, host.now()), body.name)


@on("GET", "/tables/{table}")
async def show_table(host: Host, table: str) -> View:
    return (await host.tables.get(table)).view()


@on("DELETE", "/tables/{table}")
async def forget_table(host: Host, table: str) -> Done:
    await host.tables.get(table)
    await host.tables.forget(table)
    return Done(True)


async def performed(host: Host, table: str, command: Command) -> View:
    room = await host.tables.get(table)
    await host.tables.perform(room, command)
    return room.view()


async def agreed(host: Host, table: str, command: Command) -> DoneOrAsked:
    room = await host.tables.get(table)
    return asking.outcome(await host.tables.perform(room, command))


@on("POST", "/tables/{table}/start")
async def start(host: Host, table: str, body: Level) -> View:
    level = None if body.level is None else host.offer.level(body.level)
    return await performed(host, table, commands.Start(await host.person(), level))


@on("POST", "/tables/{table}/rematch")
async def rematch(host: Host, table: str) -> View:
    room = await host.tables.get(table)
    return (await host.tables.rematch(room, await host.person())).view()


@on("POST", "/tables/{table}/abandon")
async def abandon(host: Host, table: str) -> DoneOrAsked:
    return await agreed(host, table, commands.Abandon(await host.person()))


@on("POST", "/tables/{table}/undo")
async def undo(host: Host, table: str, body: Undo) -> DoneOrAsked:
    command = commands.Undo(await host.person(), body.number, body.client)
    return await agreed(host, table, command)


@on("POST", "/tables/{table}/answer")
async def answer_request(host: Host, table: str, body: Reply) -> DoneOrAsked:
    command = commands.Answer(await host.person(), body.agree, body.request)
    return await agreed(host, table, command)


@on("POST", "/tables/{table}/seats/{seat}/bot")
async def seat_bot(host: Host, table: str, seat: int, body: Level) -> View:
    command = commands.SeatBot(await host.person(), seat, host.offer.level(body.level), away=False)
    return await performed(host, table, command)


@on("POST", "/tables/{table}/seats/{seat}/back")
async def come_back(host: Host, table: str, seat: int) -> View:
    return await performed(host, table, commands.Return(await host.person(), seat))


@on("GET", "/tables/{table}/log")
async def log(host: Host, table: str, query: LogQuery) -> Log:
    found = (await host.tables.get(table)).table
    entries = found.entries[query.since : query.since + query.limit]
    return Log([entry_view(found, entry) for entry in entries], found.sequence)


@on("GET", "/tables/{table}/course")
async def course(host: Host, table: str) -> Course:
    return looks.course(running((await host.tables.get(table)).table))


@on("GET", "/tables/{table}/positions/{sequence}")
async def show_position(host: Host, table: str, sequence: int) -> PastPosition:
    found = (await host.tables.get(table)).table
    running(found)
    return looks.past_position(found, sequence)


@on("GET", "/tables/{table}/record")
async def download(host: Host, table: str, query: RecordQuery) -> Text:
    found = (await host.tables.get(table)).table
    position = running(found)
    if query.sequence is not None:
        position = found.at(min(query.sequence, found.sequence)) or position
    return Text(position.record())
