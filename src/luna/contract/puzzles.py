"""Puzzles and challenges as clients see them."""

from msgspec import Struct

from luna.contract.analysis import ReasonView
from luna.contract.story import SentenceView
from luna.record.shape import EditionName, ModeName, Order


class ThemeLine(Struct, frozen=True):
    """A theme: how many puzzles it has, and how many of them one has solved."""

    theme: str
    puzzles: int
    solved: int


class PuzzleHome(Struct, frozen=True):
    """The puzzle of the day, how one has done so far, and all themes."""

    daily: str
    day: str
    daily_tried: bool
    daily_solved: bool
    rating: int
    deviation: int
    tries: int
    solved: int
    streak: int
    longest: int
    themes: list[ThemeLine]


class PuzzleView(Struct, frozen=True):
    """A puzzle, without its solution."""

    puzzle: str
    theme: str
    rating: int
    mode: ModeName
    edition: EditionName
    players: int
    order: Order
    round: int
    daily: bool
    tried: bool


class PuzzleAnswer(Struct, frozen=True):
    """Whether an action solves a puzzle; the solution, once it is solved or given up."""

    right: bool
    lost: float
    """Chance to win that the action gives away; in solo 0.005 is a point."""
    solution: str | None
    said: SentenceView | None
    reasons: list[ReasonView]
    counted: bool
    """It was the first try, and changed ratings."""
    rating: int
    change: int
    streak: int


class ResultLine(Struct, frozen=True):
    """A result of a challenge; `table` is the game."""

    name: str
    margin: int
    influence: int
    table: str
    yours: bool


class ChallengeLine(Struct, frozen=True):
    """A setup that everyone plays in a day or a week, and the best results of this server."""

    period: str
    """A day such as 2026-11-16, or a week such as 2026-W47."""
    mode: ModeName
    seed: int
    best: list[ResultLine]


class ChallengeList(Struct, frozen=True):
    """The challenges of today and of this week, for each level of the solo game."""

    challenges: list[ChallengeLine]
