"""Puzzles: the one of the day, the next one that fits, and what an answer is worth."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from typing import Annotated

from msgspec import Meta

from luna.analysis.puzzles import THEMES, Puzzle, shipped
from luna.analysis.reasons import reasons
from luna.contract.analysis import reason_view, spoken
from luna.contract.puzzles import PuzzleAnswer, PuzzleHome, PuzzleView, ThemeLine
from luna.contract.requests import ONE_LINE, NextPuzzle, Solve
from luna.rules.refusals import Refused
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.live.rooms import now
from luna.server.store.puzzles import Days
from luna.server.thinking.processes import ThoughtFailed
from luna.table.position import Position
from luna.table.problem import Problem, missing, refused

group = Group("puzzles", "/api/puzzles")

PuzzleId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
MIDDLING = range(1000, 2000)
"""Ratings of puzzles of the day."""
AS_GOOD = 0.2
"""An action that loses no more than this share of what the next best one loses is right, too."""
CHECK = "4000n"
"""The search that an action is compared by which is not the solution itself."""


def today() -> datetime:
    return datetime.fromtimestamp(now(), UTC)


def day_of(time: datetime) -> str:
    return time.strftime("%Y-%m-%d")


@cache
def daily_of(day: str) -> str:
    """The puzzle of a day, the same on every server of this version."""
    names = sorted(name for name, puzzle in shipped().items() if puzzle.rating in MIDDLING)
    number = int.from_bytes(sha256(day.encode()).digest()[:8], "big")
    return names[number % len(names)]


def found(name: str) -> Puzzle:
    puzzle = shipped().get(name)
    if puzzle is None:
        raise missing("puzzle")
    return puzzle


async def known_id(call: Call) -> str | None:
    visitor = await call.visitor()
    return None if visitor is None else visitor.id


@group.get("")
async def puzzles(call: Call) -> PuzzleHome:
    """The puzzle of the day, one's rating and streak, and the themes."""
    identity = await known_id(call)
    store = call.site.store.puzzles
    solver, tried = await store.solver(identity), await store.tried(identity)
    time = today()
    day = day_of(time)
    running = solver.day in (day, day_of(time - timedelta(days=1)))
    return PuzzleHome(
        daily_of(day),
        day,
        daily_of(day) in tried,
        tried.get(daily_of(day), False),
        round(solver.rating),
        round(solver.deviation),
        solver.tries,
        solver.solved,
        solver.streak if running else 0,
        solver.longest,
        [theme_line(theme, tried) for theme in THEMES],
    )


def theme_line(theme: str, tried: dict[str, bool]) -> ThemeLine:
    names = [name for name, puzzle in shipped().items() if puzzle.theme == theme]
    return ThemeLine(theme, len(names), sum(tried.get(name, False) for name in names))


@group.post("/next")
async def next_puzzle(call: Call, body: NextPuzzle) -> PuzzleView:
    """A puzzle that one has not tried yet, about as hard as one is good; then any other."""
    identity = await known_id(call)
    store = call.site.store.puzzles
    solver, tried = await store.solver(identity), await store.tried(identity)
    ratings = await store.ratings()
    skipped = {*tried, *body.seen}
    themed = [p for p in shipped().values() if body.theme in (None, p.theme)]
    if not themed:
        raise missing("puzzle")
    fresh = [p for p in themed if p.id not in skipped] or [
        p for p in themed if p.id not in body.seen[-1:]
    ]
    best = min(fresh or themed, key=lambda p: abs(ratings.get(p.id, p.rating) - solver.rating))
    return await view(call, best, ratings, tried)


@group.get("/{puzzle_id}")
async def puzzle(call: Call, puzzle_id: PuzzleId) -> PuzzleView:
    """A puzzle; the board of it is laid with `POST /api/boards`."""
    store = call.site.store.puzzles
    tried = await store.tried(await known_id(call))
    return await view(call, found(puzzle_id), await store.ratings(), tried)


async def view(
    call: Call, puzzle: Puzzle, ratings: dict[str, float], tried: Iterable[str]
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
        daily_of(day_of(today())) == puzzle.id,
        puzzle.id in tried,
    )


@group.post("/{puzzle_id}/answer")
async def solve(call: Call, puzzle_id: PuzzleId, body: Solve) -> PuzzleAnswer:
    """Answer a puzzle, or give up (without `text`). The first answer counts."""
    puzzle = found(puzzle_id)
    lost = 0.0 if body.text is None else await loss(call, puzzle, body.text)
    right = body.text is not None and lost <= AS_GOOD * puzzle.gain
    person = await call.guest(body.name)
    time = today()
    days = None
    if daily_of(day_of(time)) == puzzle.id:
        days = Days(day_of(time), day_of(time - timedelta(days=1)))
    was, is_now = await call.site.store.puzzles.attempt(
        person.id, puzzle.id, puzzle.rating, right, now(), days
    )
    setup, s = puzzle.laid()
    open_now = right or body.text is None
    said, after = spoken(setup, s, puzzle.solution)
    return PuzzleAnswer(
        right,
        round(lost, 4),
        puzzle.solution if open_now else None,
        said if open_now else None,
        [reason_view(reason) for reason in reasons(setup, s, after)] if open_now else [],
        was != is_now,
        round(is_now.rating),
        round(is_now.rating) - round(was.rating),
        is_now.streak,
    )


async def loss(call: Call, puzzle: Puzzle, text: str) -> float:
    """What an action gives away against the solution."""
    before = Position(*puzzle.laid())
    try:
        after = before.after(before.check(text))
    except Refused as error:
        raise refused(error) from None
    if after.text == puzzle.solution:
        return 0.0
    call.site.hints.take(call.address)
    try:
        judged = await call.site.reviewing.judge(before, after, CHECK)
    except ThoughtFailed:
        raise Problem("unavailable", "no-bots") from None
    return judged.lost_chance
