"""Requests about reviews and puzzles."""

from luna.analysis.glicko import GlickoRating
from luna.contract.answers import (
    Done,
)
from luna.contract.board_requests import AskReview, NextPuzzle, Retry, Solve
from luna.contract.puzzles import (
    PuzzleAnswer,
    PuzzleHome,
    PuzzleView,
)
from luna.contract.queries import ReviewQuery
from luna.contract.reviews import ReviewView, Verdict, verdict
from luna.offline.host import Host
from luna.offline.routes import ROUTES
from luna.rules.refusals import Refused
from luna.service import boards, solving
from luna.table.playing import running
from luna.table.problem import conflict, invalid, missing, refused

on = ROUTES.on
CHECK = "300n"
"""The search that an answer to a puzzle is compared by which is not the solution itself."""


@on("POST", "/reviews", 201)
async def ask_review(host: Host, body: AskReview) -> ReviewView:
    if body.table is not None:
        table = (await host.tables.get(body.table)).table
        if table.status == "playing" and table.terms.kind == "game":
            raise conflict("not-over")
        position = running(table)
    elif body.record is not None:
        position = boards.position_in(body.record)
    else:
        raise invalid("bad-body")
    if not position.number:
        raise conflict("not-started")
    if position.number > boards.LONGEST:
        raise invalid("too-long")
    return await host.reviews.ask(position.record())


@on("GET", "/reviews/{review}")
async def show_review(host: Host, review: str, query: ReviewQuery) -> ReviewView:
    return await host.reviews.show(review, query.since)


@on("POST", "/reviews/{review}/stop")
async def stop_review(host: Host, review: str) -> Done:
    await host.reviews.stop(review)
    return Done(True)


@on("POST", "/reviews/{review}/retry")
async def retry(host: Host, review: str, body: Retry) -> Verdict:
    end = boards.position_in((await host.reviews.find(review)).record)
    if body.number > end.number:
        raise missing("position")
    before = end.back_to(body.number - 1)
    try:
        after = before.after(before.check(body.text))
    except Refused as error:
        raise refused(error) from None
    return verdict(after, await host.analyst.judge(before, after))


@on("GET", "/puzzles")
async def puzzles(host: Host) -> PuzzleHome:
    return solving.home(await host.solver(), await host.tried(), host.now())


@on("POST", "/puzzles/next")
async def next_puzzle(host: Host, body: NextPuzzle) -> PuzzleView:
    tried = await host.tried()
    best = solving.next_one(body, await host.solver(), tried, {})
    return solving.view(best, {}, tried, host.now())


@on("GET", "/puzzles/{puzzle}")
async def show_puzzle(host: Host, puzzle: str) -> PuzzleView:
    return solving.view(solving.find(puzzle), {}, await host.tried(), host.now())


@on("POST", "/puzzles/{puzzle}/answer")
async def solve(host: Host, puzzle: str, body: Solve) -> PuzzleAnswer:
    found = solving.find(puzzle)
    lost = 0.0
    if body.text is not None:
        before, after = solving.tried_out(found, body.text)
        if after.text != found.solution:
            lost = (await host.analyst.judge(before, after, CHECK)).lost_chance
    right = solving.is_right(found, body.text, lost)
    was = is_now = await host.solver()
    if puzzle not in await host.tried():
        days = solving.days_of(found, host.now())
        is_now, _ = solving.rated(was, GlickoRating(found.rating, solving.KNOWN), right, days)
        await host.keep_solver(is_now, puzzle, right)
    return solving.answered(found, body.text, lost, was, is_now)
