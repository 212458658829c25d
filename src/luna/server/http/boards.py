"""Boards that nobody keeps: look, try, ask why not, think; free moves for every seat."""

from luna.contract.analysis import Thought
from luna.contract.answers import PastPosition, Preview, Why
from luna.contract.board_requests import BoardAdvice, BoardLook, BoardPast, BoardPlan, BoardWhy
from luna.contract.reviews import Board
from luna.game import Position
from luna.record.record import print_header
from luna.server.http.advising import visitor
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.service import boards
from luna.table.playing import running
from luna.table.problem import conflict

group = Group("boards", "/api/boards")


@group.post("", looks=2)
async def lay(call: Call, body: BoardPlan) -> Board:
    """A board after some actions: its log, and the table as a player would see it."""
    return boards.lay(body)


@group.post("/position", looks=1)
async def look_back(call: Call, body: BoardPast) -> PastPosition:
    """The position after an entry of a board's log."""
    return boards.look_back(body)


@group.post("/preview", looks=1)
async def try_out(call: Call, body: BoardLook) -> Preview:
    """What an action would bring about."""
    return boards.try_out(body)


@group.post("/why", looks=1)
async def ask_why(call: Call, body: BoardWhy) -> Why:
    """Whether something is allowed, and if not, which rule forbids it."""
    return boards.ask_why(body)


@group.post("/advice")
async def think(call: Call, body: BoardAdvice) -> Thought:
    """The best actions of the position on a board, and why.

    Not of a game that several people are still playing: of that, one can think when it is over.
    """
    call.site.hints.take(call.address)
    position = running(boards.board_of(body.board))
    await not_in_progress(call, position)
    return await call.site.thoughts.begin(visitor(call), position, body.depth)


async def not_in_progress(call: Call, position: Position) -> None:
    if await call.site.store.games.in_progress(print_header(position.setup)):
        raise conflict("not-over")
