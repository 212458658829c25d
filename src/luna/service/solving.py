"""Puzzles: the one of the day, the next one that fits, and what an answer is worth."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256

from luna.analysis.glicko import GlickoRating, after
from luna.analysis.puzzles import THEMES, Puzzle, shipped
from luna.analysis.reasons import reasons
from luna.contract.analysis import in_words, reason_view
from luna.contract.board_requests import NextPuzzle
from luna.contract.puzzles import PuzzleAnswer, PuzzleHome, PuzzleView, ThemeLine
from luna.game import Position
from luna.rules.refusals import Refused
from luna.table.problem import missing, refused

MIDDLING = range(1000, 2000)
"""Ratings of puzzles of the day."""
AS_GOOD = 0.2
"""An action that loses no more than this share of what the next best one loses is right, too."""
KNOWN = 150.0
"""How far the rating that a puzzle comes with may be off."""


@dataclass(frozen=True, slots=True)
class Solver:
    """How somebody has done so far; the streak counts puzzles of the day, day after day."""

    rating: float = 1200.0
    deviation: float = 350.0
    tries: int = 0
    solved: int = 0
    streak: int = 0
    longest: int = 0
    day: str | None = None


@dataclass(frozen=True, slots=True)
class Days:
    """The day of a puzzle of the day, and the one before it."""

    today: str
    yesterday: str


def days_at(now: float) -> Days:
    time = datetime.fromtimestamp(now, UTC)
    return Days(f"{time:%Y-%m-%d}", f"{time - timedelta(days=1):%Y-%m-%d}")


@cache
def daily_of(day: str) -> str:
    """The puzzle of a day, the same on every server of this version."""
    names = sorted(name for name, puzzle in shipped().items() if puzzle.rating in MIDDLING)
    number = int.from_bytes(sha256(day.encode()).digest()[:8], "big")
    return names[number % len(names)]


def find(name: str) -> Puzzle:
    puzzle = shipped().get(name)
    if puzzle is None:
        raise missing("puzzle")
    return puzzle


def home(solver: Solver, tried: Mapping[str, bool], now: float) -> PuzzleHome:
    """The puzzle of the day, one's rating and streak, and the themes."""
    days = days_at(now)
    daily = daily_of(days.today)
    running = solver.day in (days.today, days.yesterday)
    return PuzzleHome(
        daily,
        days.today,
        daily in tried,
        tried.get(daily, False),
        round(solver.rating),
        round(solver.deviation),
        solver.tries,
        solver.solved,
        solver.streak if running else 0,
        solver.longest,
        [theme_line(theme, tried) for theme in THEMES],
    )


def theme_line(theme: str, tried: Mapping[str, bool]) -> ThemeLine:
    names = [name for name, puzzle in shipped().items() if puzzle.theme == theme]
    return ThemeLine(theme, len(names), sum(tried.get(name, False) for name in names))


def next_one(
    asked: NextPuzzle, solver: Solver, tried: Collection[str], ratings: Mapping[str, float]
) -> Puzzle:
    """A puzzle that one has not tried yet, about as hard as one is good; then any other."""
    skipped = {*tried, *asked.seen}
    themed = [p for p in shipped().values() if asked.theme in (None, p.theme)]
    if not themed:
        raise missing("puzzle")
    fresh = [p for p in themed if p.id not in skipped] or [
        p for p in themed if p.id not in asked.seen[-1:]
    ]
    return min(fresh or themed, key=lambda p: abs(ratings.get(p.id, p.rating) - solver.rating))


def view(
    puzzle: Puzzle, ratings: Mapping[str, float], tried: Collection[str], now: float
) -> PuzzleView:
    setup, s = puzzle.laid()
    return PuzzleView(
        puzzle.id,
        puzzle.theme,
        round(ratings.get(puzzle.id, puzzle.rating)),
        setup.mode,
        setup.edition,
        1 if setup.solo_level else len(setup.players),
        setup.players[s.turn],
        int(s.round),
        daily_of(days_at(now).today) == puzzle.id,
        puzzle.id in tried,
    )


def tried_out(puzzle: Puzzle, text: str) -> tuple[Position, Position]:
    """The position of a puzzle and the one after an answer; a problem if that is not legal."""
    before = Position(*puzzle.laid())
    try:
        return before, before.after(before.check(text))
    except Refused as error:
        raise refused(error) from None


def is_right(puzzle: Puzzle, text: str | None, lost: float) -> bool:
    return text is not None and lost <= AS_GOOD * puzzle.gain


def days_of(puzzle: Puzzle, now: float) -> Days | None:
    """The days of a streak, if it is the puzzle of the day."""
    days = days_at(now)
    return days if daily_of(days.today) == puzzle.id else None


def rated(
    solver: Solver, known: GlickoRating, solved: bool, days: Days | None
) -> tuple[Solver, GlickoRating]:
    """The solver and the rating of the puzzle after a first try."""
    person = GlickoRating(solver.rating, solver.deviation)
    better, harder = after(person, known, solved), after(known, person, not solved)
    return counted(solver, better, solved, days), harder


def counted(solver: Solver, rating: GlickoRating, solved: bool, days: Days | None) -> Solver:
    """The solver after a try; the streak is of puzzles of the day alone."""
    streak, day = solver.streak, solver.day
    if days is not None and day != days.today:
        streak = 0 if not solved else streak + 1 if day == days.yesterday else 1
        day = days.today
    return replace(
        solver,
        rating=rating.rating,
        deviation=rating.deviation,
        tries=solver.tries + 1,
        solved=solver.solved + int(solved),
        streak=streak,
        longest=max(solver.longest, streak),
        day=day,
    )


def answered(
    puzzle: Puzzle, text: str | None, lost: float, was: Solver, is_now: Solver
) -> PuzzleAnswer:
    """What somebody hears who answers a puzzle or gives up."""
    right = is_right(puzzle, text, lost)
    setup, s = puzzle.laid()
    open_now = right or text is None
    solution, then = in_words(setup, s, puzzle.solution)
    return PuzzleAnswer(
        right,
        round(lost, 4),
        puzzle.solution if open_now else None,
        solution if open_now else None,
        [reason_view(reason) for reason in reasons(setup, s, then)] if open_now else [],
        was != is_now,
        round(is_now.rating),
        round(is_now.rating) - round(was.rating),
        is_now.streak,
    )
