"""Boards that nobody keeps: look, try, ask why not; free moves for every seat."""

from functools import lru_cache

from luna.analysis.puzzles import shipped
from luna.contract import looks
from luna.contract.answers import PastPosition, Preview, Why
from luna.contract.board_requests import BoardLook, BoardPast, BoardPlan, BoardWhy
from luna.contract.reviews import Board, board_view
from luna.game import Game, Position
from luna.rules.refusals import Refused
from luna.table.board import lay_board
from luna.table.playing import running
from luna.table.problem import invalid, missing, refused
from luna.table.table import Table

LONGEST = 600
"""Actions of a game that is looked at: more than any has that people play to its end."""


@lru_cache(maxsize=32)
def game_position(record: str, at: int | None) -> Position:
    """The position of a record, with all before it; `Refused` if it cannot be followed."""
    return Game.from_record(record, at).position


def position_in(record: str, at: int | None = None) -> Position:
    """The same, or a problem."""
    try:
        return game_position(record, at)
    except Refused as error:
        raise refused(error) from None


def begun(plan: BoardPlan) -> Position:
    """Where a board begins."""
    if plan.puzzle is not None:
        puzzle = shipped().get(plan.puzzle)
        if puzzle is None:
            raise missing("puzzle")
        return Position(*puzzle.laid())
    if plan.record is None:
        raise invalid("bad-body")
    position = position_in(plan.record, plan.at)
    if position.number > LONGEST:
        raise invalid("too-long")
    return position


@lru_cache(maxsize=64)
def laid(position: Position, actions: tuple[str, ...]) -> Table:
    """A board, one action after the other, so that the next one costs no more than itself."""
    return lay_board("board", position, actions)


def board_of(plan: BoardPlan) -> Table:
    return laid(begun(plan), tuple(plan.actions))


def lay(plan: BoardPlan) -> Board:
    """A board after some actions: its log, and the table as a player would see it."""
    return board_view(board_of(plan), plan.since)


def look_back(asked: BoardPast) -> PastPosition:
    """The position after an entry of a board's log."""
    return looks.past_position(board_of(asked.board), asked.sequence)


def try_out(asked: BoardLook) -> Preview:
    """What an action would bring about."""
    return looks.preview(running(board_of(asked.board)), asked.text)


def ask_why(asked: BoardWhy) -> Why:
    """Whether something is allowed, and if not, which rule forbids it."""
    position = running(board_of(asked.board))
    if asked.verb:
        return looks.why_there(position, asked.verb, asked.places)
    return looks.why(position, asked.text)
