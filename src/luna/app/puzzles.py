"""Puzzles: the daily puzzle, the next suitable one, and the rating of an answer."""

from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Annotated, Protocol

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from luna.analysis.glicko import GlickoRating
from luna.analysis.glicko import after as rated_after
from luna.analysis.puzzles import THEMES, Puzzle, shipped
from luna.analysis.reasons import reasons
from luna.app.analysis import ReasonView, narrate_text, reason_view
from luna.app.context import Context
from luna.app.jobs import JobFailed, judge_action
from luna.app.request import ONE_LINE, Name, Request, ShortId, Text
from luna.app.routing import Routes
from luna.app.tables.story import SentenceView
from luna.game import Position
from luna.record.shape import EditionName, ModeName, Order
from luna.rules.refusals import Refused
from luna.table.problem import Problem, missing, refused

routes = Routes("puzzles", "/puzzles")

PuzzleId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
DAILY_RATINGS = range(1000, 2000)
MAX_LOSS_SHARE = 0.2
"""An action is right if it loses at most this share of what the next best one loses."""
PUZZLE_DEVIATION = 150.0
"""How far the rating that a puzzle is shipped with may be off."""


class Solver(Struct, frozen=True):
    """A player's puzzle rating; the streak counts daily puzzles on consecutive days."""

    rating: float = 1200.0
    deviation: float = 350.0
    tries: int = 0
    solved: int = 0
    streak: int = 0
    longest: int = 0
    day: str | None = None
    """The last daily puzzle that was answered."""


class Attempt(Struct, frozen=True):
    """A first answer to a puzzle."""

    user: str
    puzzle: str
    solved: bool
    time: float


Rate = Callable[[Solver, GlickoRating | None], tuple[Solver, GlickoRating]]
"""From a solver and the stored rating of a puzzle to both after an attempt."""


class PuzzleStore(Protocol):
    async def solver(self, user: str) -> Solver: ...
    async def attempts(self, user: str) -> dict[str, bool]:
        """Return the puzzles that a user has answered, and whether the first answer was right."""

    async def ratings(self) -> dict[str, float]:
        """Return the ratings of the puzzles that have been answered here."""

    async def add_attempt(self, attempt: Attempt, rate: Rate) -> tuple[Solver, Solver]:
        """Store a first answer; return the solver before and after. A second one is ignored."""


class NextPuzzle(Request, frozen=True):
    """A puzzle of a theme, and none of those just seen."""

    theme: Annotated[str, Meta(max_length=20, pattern=ONE_LINE)] | None = None
    seen: Annotated[list[ShortId], Meta(max_length=500)] = field(default_factory=list)


class Solve(Request, frozen=True):
    """An answer to a puzzle; without `text` the player gives up."""

    text: Text | None = None
    name: Name | None = None


class ThemeLine(Struct, frozen=True):
    """A theme: how many puzzles it has, and how many of them the player has solved."""

    theme: str
    puzzles: int
    solved: int


class PuzzleHome(Struct, frozen=True):
    """The daily puzzle, the player's results, and all themes."""

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
    """Whether an action solves a puzzle; the solution once it is solved or given up."""

    right: bool
    lost: float
    """Chance to win that the action gives away; in solo 0.005 is a point."""
    solution: str | None
    said: SentenceView | None
    reasons: list[ReasonView]
    counted: bool
    """It was the first answer, and changed ratings."""
    rating: int
    change: int
    streak: int


@routes.get("")
async def show_puzzles(ctx: Context) -> PuzzleHome:
    """Return the daily puzzle, the player's rating and streak, and the themes."""
    solver, attempts = await load_solver(ctx)
    today = day_at(ctx.now)
    daily = daily_puzzle(today)
    keeps_streak = solver.day in (today, day_before(today))
    return PuzzleHome(
        daily=daily,
        day=today,
        daily_tried=daily in attempts,
        daily_solved=attempts.get(daily, False),
        rating=round(solver.rating),
        deviation=round(solver.deviation),
        tries=solver.tries,
        solved=solver.solved,
        streak=solver.streak if keeps_streak else 0,
        longest=solver.longest,
        themes=[theme_line(theme, attempts) for theme in THEMES],
    )


@routes.post("/next", cost=2)
async def next_puzzle(ctx: Context, body: NextPuzzle) -> PuzzleView:
    """Return an unanswered puzzle about as hard as the player is good; then any other."""
    solver, attempts = await load_solver(ctx)
    ratings = await ctx.store(PuzzleStore).ratings()
    themed = [p for p in shipped().values() if body.theme in (None, p.theme)]
    if not themed:
        raise missing("puzzle")
    skipped = {*attempts, *body.seen}
    fresh = [p for p in themed if p.id not in skipped] or [
        p for p in themed if p.id not in body.seen[-1:]
    ]
    best = min(fresh or themed, key=lambda p: abs(ratings.get(p.id, p.rating) - solver.rating))
    return puzzle_view(best, ratings, attempts, ctx.now)


@routes.get("/{puzzle_id}")
async def show_puzzle(ctx: Context, puzzle_id: PuzzleId) -> PuzzleView:
    """Return a puzzle; `POST /boards` shows its board."""
    puzzle = find_puzzle(puzzle_id)
    _, attempts = await load_solver(ctx)
    return puzzle_view(puzzle, await ctx.store(PuzzleStore).ratings(), attempts, ctx.now)


@routes.post("/{puzzle_id}/answer", cost=2)
async def answer_puzzle(ctx: Context, puzzle_id: PuzzleId, body: Solve) -> PuzzleAnswer:
    """Answer a puzzle, or give up by sending no action. Only the first answer is rated."""
    puzzle = find_puzzle(puzzle_id)
    lost = 0.0 if body.text is None else await chance_lost(ctx, puzzle, body.text)
    right = body.text is not None and lost <= MAX_LOSS_SHARE * puzzle.gain
    user = await ctx.ensure_user(body.name)
    today = day_at(ctx.now)
    daily = today if daily_puzzle(today) == puzzle.id else None

    def rate(solver: Solver, known: GlickoRating | None) -> tuple[Solver, GlickoRating]:
        known = known or GlickoRating(puzzle.rating, PUZZLE_DEVIATION)
        own = GlickoRating(solver.rating, solver.deviation)
        rated = rated_after(own, known, right)
        return add_result(solver, rated, right, daily), rated_after(known, own, not right)

    attempt = Attempt(user.id, puzzle.id, right, ctx.now)
    before, after = await ctx.store(PuzzleStore).add_attempt(attempt, rate)
    setup, state = puzzle.position()
    sentence, solved = narrate_text(setup, state, puzzle.solution)
    is_revealed = right or body.text is None
    why = reasons(setup, state, solved) if is_revealed else ()
    return PuzzleAnswer(
        right=right,
        lost=round(lost, 4),
        solution=puzzle.solution if is_revealed else None,
        said=sentence if is_revealed else None,
        reasons=[reason_view(each) for each in why],
        counted=before != after,
        rating=round(after.rating),
        change=round(after.rating) - round(before.rating),
        streak=after.streak,
    )


async def load_solver(ctx: Context) -> tuple[Solver, Mapping[str, bool]]:
    """The caller's rating and answers."""
    user = await ctx.user()
    if user is None:
        return Solver(), {}
    store = ctx.store(PuzzleStore)
    return await store.solver(user.id), await store.attempts(user.id)


async def chance_lost(ctx: Context, puzzle: Puzzle, text: str) -> float:
    """The chance to win that an action gives away against the solution."""
    before = Position(*puzzle.position())
    try:
        after = before.after(before.check(text))
    except Refused as error:
        raise refused(error) from None
    if after.text == puzzle.solution:
        return 0.0
    ctx.limit("hints")
    try:
        judged = await judge_action(ctx.jobs, before, after, ctx.services.budgets.puzzle)
    except JobFailed:
        raise Problem("unavailable", "no-bots") from None
    return judged.lost_chance


def day_at(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d}"


def day_before(day: str) -> str:
    return f"{datetime.fromisoformat(day) - timedelta(days=1):%Y-%m-%d}"


@cache
def daily_puzzle(day: str) -> str:
    """The puzzle of a day, the same on every host of this version."""
    names = sorted(name for name, puzzle in shipped().items() if puzzle.rating in DAILY_RATINGS)
    number = int.from_bytes(sha256(day.encode()).digest()[:8], "big")
    return names[number % len(names)]


def find_puzzle(name: str) -> Puzzle:
    puzzle = shipped().get(name)
    if puzzle is None:
        raise missing("puzzle")
    return puzzle


def theme_line(theme: str, attempts: Mapping[str, bool]) -> ThemeLine:
    names = [name for name, puzzle in shipped().items() if puzzle.theme == theme]
    return ThemeLine(theme, len(names), sum(attempts.get(name, False) for name in names))


def puzzle_view(
    puzzle: Puzzle, ratings: Mapping[str, float], attempts: Collection[str], now: float
) -> PuzzleView:
    setup, state = puzzle.position()
    return PuzzleView(
        puzzle=puzzle.id,
        theme=puzzle.theme,
        rating=round(ratings.get(puzzle.id, puzzle.rating)),
        mode=setup.mode,
        edition=setup.edition,
        players=1 if setup.solo_level else len(setup.players),
        order=setup.players[state.turn],
        round=int(state.round),
        daily=daily_puzzle(day_at(now)) == puzzle.id,
        tried=puzzle.id in attempts,
    )


def add_result(solver: Solver, rating: GlickoRating, right: bool, daily: str | None) -> Solver:
    """The solver after an answer; `daily` is the day if it was the daily puzzle."""
    streak, day = solver.streak, solver.day
    if daily is not None and day != daily:
        follows = day == day_before(daily)
        streak = (streak + 1 if follows else 1) if right else 0
        day = daily
    return replace(
        solver,
        rating=rating.rating,
        deviation=rating.deviation,
        tries=solver.tries + 1,
        solved=solver.solved + int(right),
        streak=streak,
        longest=max(solver.longest, streak),
        day=day,
    )
