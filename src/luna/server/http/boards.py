"""Boards that nobody keeps: look, try, ask why not, think; free moves for every seat."""

from functools import lru_cache

from luna.analysis.puzzles import shipped
from luna.contract import looks
from luna.contract.analysis import Thought
from luna.contract.answers import PastPosition, Preview, Why
from luna.contract.requests import BoardAdvice, BoardLook, BoardPast, BoardPlan, BoardWhy
from luna.contract.reviews import Board, board_view
from luna.game import Game
from luna.record.record import print_header
from luna.rules.refusals import Refused
from luna.server.http.advising import visitor
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.table.board import lay_board
from luna.table.playing import running
from luna.table.position import Position, position_of
from luna.table.problem import conflict, invalid, missing, refused
from luna.table.table import Table

group = Group("boards", "/api/boards")
LONGEST = 600
"""Actions of a game that is looked at: more than any has that people play to its end."""


@lru_cache(maxsize=32)
def game_position(record: str, at: int | None) -> Position:
    """The position of a record, with all before it; `Refused` if it cannot be followed."""
    return position_of(Game.from_record(record, at))


def begun(plan: BoardPlan) -> Position:
    """Where a board begins."""
    if plan.puzzle is not None:
        puzzle = shipped().get(plan.puzzle)
        if puzzle is None:
            raise missing("puzzle")
        return Position(*puzzle.laid())
    if plan.record is None:
        raise invalid("bad-body")
    try:
        position = game_position(plan.record, plan.at)
    except Refused as error:
        raise refused(error) from None
    if position.number > LONGEST:
        raise invalid("too-long")
    return position


@lru_cache(maxsize=64)
def laid(position: Position, actions: tuple[str, ...]) -> Table:
    """A board, one action after the other, so that the next one costs no more than itself."""
    return lay_board("board", position, actions)


def board_of(plan: BoardPlan) -> Table:
    return laid(begun(plan), tuple(plan.actions))


@group.post("", looks=2)
async def lay(call: Call, body: BoardPlan) -> Board:
    """A board after some actions: its log, and the table as a player would see it."""
    return board_view(board_of(body), body.since)


@group.post("/position", looks=1)
async def look_back(call: Call, body: BoardPast) -> PastPosition:
    """The position after an entry of a board's log."""
    return looks.past_position(board_of(body.board), body.sequence)


@group.post("/preview", looks=1)
async def try_out(call: Call, body: BoardLook) -> Preview:
    """What an action would bring about."""
    return looks.preview(running(board_of(body.board)), body.text)


@group.post("/why", looks=1)
async def ask_why(call: Call, body: BoardWhy) -> Why:
    """Whether something is allowed, and if not, which rule forbids it."""
    position = running(board_of(body.board))
    if body.verb:
        return looks.why_there(position, body.verb, body.places)
    return looks.why(position, body.text)


@group.post("/advice")
async def think(call: Call, body: BoardAdvice) -> Thought:
    """The best actions of the position on a board, and why.

    Not of a game that several people are still playing: of that, one can think when it is over.
    """
    call.site.hints.take(call.address)
    position = running(board_of(body.board))
    await not_in_progress(call, position)
    return await call.site.thoughts.begin(visitor(call), position, body.depth)


async def not_in_progress(call: Call, position: Position) -> None:
    if await call.site.store.games.in_progress(print_header(position.setup)):
        raise conflict("not-over")
