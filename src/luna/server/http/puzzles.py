"""Puzzles: the one of the day, the next one that fits, and what an answer is worth."""

from typing import Annotated

from msgspec import Meta

from luna.analysis.puzzles import Puzzle
from luna.contract.board_requests import NextPuzzle, Solve
from luna.contract.puzzles import PuzzleAnswer, PuzzleHome, PuzzleView
from luna.contract.received import ONE_LINE
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.live.rooms import now
from luna.service import solving
from luna.service.analysing import ThoughtFailed
from luna.table.problem import Problem

group = Group("puzzles", "/api/puzzles")

PuzzleId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
CHECK = "4000n"
"""The search that an action is compared by which is not the solution itself."""


async def known_id(call: Call) -> str | None:
    visitor = await call.visitor()
    return None if visitor is None else visitor.id


@group.get("")
async def puzzles(call: Call) -> PuzzleHome:
    """The puzzle of the day, one's rating and streak, and the themes."""
    identity = await known_id(call)
    store = call.site.store.puzzles
    solver, tried = await store.solver(identity), await store.tried(identity)
    return solving.home(solver, tried, now())


@group.post("/next", looks=2)
async def next_puzzle(call: Call, body: NextPuzzle) -> PuzzleView:
    """A puzzle that one has not tried yet, about as hard as one is good; then any other."""
    identity = await known_id(call)
    store = call.site.store.puzzles
    solver, tried = await store.solver(identity), await store.tried(identity)
    ratings = await store.ratings()
    best = solving.next_one(body, solver, tried, ratings)
    return solving.view(best, ratings, tried, now())


@group.get("/{puzzle_id}")
async def puzzle(call: Call, puzzle_id: PuzzleId) -> PuzzleView:
    """A puzzle; the board of it is laid with `POST /api/boards`."""
    store = call.site.store.puzzles
    tried = await store.tried(await known_id(call))
    return solving.view(solving.find(puzzle_id), await store.ratings(), tried, now())


@group.post("/{puzzle_id}/answer", looks=2)
async def solve(call: Call, puzzle_id: PuzzleId, body: Solve) -> PuzzleAnswer:
    """Answer a puzzle, or give up (without `text`). The first answer counts."""
    puzzle = solving.find(puzzle_id)
    lost = 0.0 if body.text is None else await loss(call, puzzle, body.text)
    right = solving.is_right(puzzle, body.text, lost)
    person = await call.guest(body.name)
    time = now()
    was, is_now = await call.site.store.puzzles.attempt(
        person.id, puzzle.id, puzzle.rating, right, time, solving.days_of(puzzle, time)
    )
    return solving.answered(puzzle, body.text, lost, was, is_now)


async def loss(call: Call, puzzle: Puzzle, text: str) -> float:
    """What an action gives away against the solution."""
    before, after = solving.tried_out(puzzle, text)
    if after.text == puzzle.solution:
        return 0.0
    call.site.hints.take(call.address)
    try:
        judged = await call.site.reviewing.judge(before, after, CHECK)
    except ThoughtFailed:
        raise Problem("unavailable", "no-bots") from None
    return judged.lost_chance
