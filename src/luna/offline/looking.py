"""Requests about positions: hints, boards, lessons and examples; nothing of them is kept."""

from luna.contract.analysis import Thought
from luna.contract.answers import (
    Done,
    Hint,
    PastPosition,
    Preview,
    Why,
)
from luna.contract.board_requests import BoardAdvice, BoardLook, BoardPast, BoardPlan, BoardWhy
from luna.contract.lessons import Lesson, LessonList, WorkedExample, lesson_list
from luna.contract.queries import ThoughtQuery
from luna.contract.requests import Depth, Learn, LearnLook, LearnWhy, Level
from luna.contract.reviews import Board
from luna.lessons.chapters import chapters
from luna.offline.host import Host
from luna.offline.routes import ROUTES
from luna.offline.tables import YOU
from luna.service import boards, lessons
from luna.service.thinking import question, think
from luna.table import commands
from luna.table.playing import running

on = ROUTES.on


@on("POST", "/tables/{table}/hint")
async def hint(host: Host, table: str, body: Level) -> Hint:
    room = await host.tables.get(table)
    level = host.offer.level(body.level, usual=-1)
    position = running(room.table)
    await host.tables.perform(room, commands.TakeHint(await host.person()))
    return Hint(think(question(position, level)))


@on("POST", "/tables/{table}/advice")
async def advise(host: Host, table: str, body: Depth) -> Thought:
    room = await host.tables.get(table)
    position = running(room.table)
    await host.tables.perform(room, commands.TakeHint(await host.person()))
    return await host.thoughts.begin(YOU, position, body.depth)


@on("POST", "/boards/advice")
async def advise_on_board(host: Host, body: BoardAdvice) -> Thought:
    return await host.thoughts.begin(YOU, running(boards.board_of(body.board)), body.depth)


@on("GET", "/thoughts/{thought}")
async def thought(host: Host, thought: str, query: ThoughtQuery) -> Thought:
    return await host.thoughts.ask(thought, query.known)


@on("DELETE", "/thoughts/{thought}")
async def end_thought(host: Host, thought: str) -> Done:
    host.thoughts.end(thought)
    return Done(True)


@on("POST", "/boards")
async def lay_board(host: Host, body: BoardPlan) -> Board:
    return boards.lay(body)


@on("POST", "/boards/position")
async def board_position(host: Host, body: BoardPast) -> PastPosition:
    return boards.look_back(body)


@on("POST", "/boards/preview")
async def board_preview(host: Host, body: BoardLook) -> Preview:
    return boards.try_out(body)


@on("POST", "/boards/why")
async def board_why(host: Host, body: BoardWhy) -> Why:
    return boards.ask_why(body)


@on("GET", "/examples/{rule}")
async def example(host: Host, rule: str) -> WorkedExample:
    return lessons.example_of(rule)


@on("GET", "/lessons")
async def list_lessons(host: Host) -> LessonList:
    return lesson_list(list(chapters().values()))


@on("POST", "/lessons/{name}")
async def learn(host: Host, name: str, body: Learn) -> Lesson:
    return lessons.learn(name, body)


@on("POST", "/lessons/{name}/preview")
async def lesson_preview(host: Host, name: str, body: LearnLook) -> Preview:
    return lessons.look(name, body)


@on("POST", "/lessons/{name}/why")
async def lesson_why(host: Host, name: str, body: LearnWhy) -> Why:
    return lessons.why(name, body)
