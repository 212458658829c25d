"""Puzzles and challenges as clients see them."""

from dataclasses import dataclass

from luna.contract.analysis import ReasonView
from luna.contract.story import SentenceView
from luna.record.shape import EditionName, ModeName, Order


@dataclass(frozen=True, slots=True)
class ThemeLine:
    """A theme: how many puzzles it has, and how many of them one has solved."""

    theme: str
    puzzles: int
    solved: int


@dataclass(frozen=True, slots=True)
class PuzzleHome:
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


@dataclass(frozen=True, slots=True)
class PuzzleView:
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


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
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


@dataclass(frozen=True, slots=True)
class ResultLine:
    """A result of a challenge; `table` is the game."""

    name: str
    margin: int
    influence: int
    table: str
    yours: bool


@dataclass(frozen=True, slots=True)
class ChallengeLine:
    """A setup that everyone plays in a day or a week, and the best results of this server."""

    period: str
    """A day such as 2026-11-16, or a week such as 2026-W47."""
    mode: ModeName
    seed: int
    best: list[ResultLine]


@dataclass(frozen=True, slots=True)
class ChallengeList:
    """The challenges of today and of this week, for each level of the solo game."""

    challenges: list[ChallengeLine]
