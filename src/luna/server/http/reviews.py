"""Reviews: what each action of a game cost, found while one looks, kept for everyone."""

from typing import Annotated

from msgspec import Meta

from luna.contract.answers import Done
from luna.contract.board_requests import AskReview, Retry
from luna.contract.queries import ReviewQuery
from luna.contract.received import ONE_LINE
from luna.contract.reviews import ReviewView, Verdict, review_view, verdict
from luna.game import Position
from luna.rules.refusals import Refused
from luna.server.http.advising import visitor
from luna.server.http.boards import not_in_progress
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.store.reviews import KeptReview
from luna.service.analysing import ThoughtFailed
from luna.service.boards import LONGEST, position_in
from luna.table.playing import running
from luna.table.problem import Problem, conflict, invalid, missing, refused

group = Group("reviews", "/api/reviews")

ReviewId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


@group.post("", 201)
async def ask_review(call: Call, body: AskReview) -> ReviewView:
    """Review a game that has ended, or a record; of the same game there is one review.

    It goes on by itself, also after a restart of the server, until it is done or stopped.
    """
    call.site.reviews.take(call.address)
    position = await game_of(call, body)
    if not position.number:
        raise conflict("not-started")
    if position.number > LONGEST:
        raise invalid("too-long")
    await not_in_progress(call, position)
    review = await call.site.reviewing.ask(position.record(), position.number, visitor(call))
    return await shown(call, review, 0)


async def game_of(call: Call, body: AskReview) -> Position:
    if body.table is not None:
        table = (await call.room(body.table)).table
        if table.status == "playing" and table.terms.kind == "game":
            raise conflict("not-over")
        return running(table)
    if body.record is None:
        raise invalid("bad-body")
    return position_in(body.record)


@group.get("/{review_id}", looks=1)
async def show_review(call: Call, review_id: ReviewId, query: ReviewQuery) -> ReviewView:
    """A review as far as it has come. One that a restart has broken off goes on."""
    review = await find(call, review_id)
    if review.wanted:
        call.site.reviewing.carry_on(review)
    return await shown(call, review, query.since)


@group.post("/{review_id}/stop")
async def stop_review(call: Call, review_id: ReviewId) -> Done:
    """Want a review no more: it ends when that is true of everyone who asked for it.

    Asking for it again goes on where it stands.
    """
    review = await find(call, review_id)
    await call.site.reviewing.stop(review.id, visitor(call))
    return Done(True)


@group.post("/{review_id}/retry")
async def retry(call: Call, review_id: ReviewId, body: Retry) -> Verdict:
    """Try another action in place of one of the game: what it would have cost, and why."""
    call.site.hints.take(call.address)
    end = position_in((await find(call, review_id)).record)
    if body.number > end.number:
        raise missing("position")
    await not_in_progress(call, end)
    before = end.back_to(body.number - 1)
    try:
        after = before.after(before.check(body.text))
    except Refused as error:
        raise refused(error) from None
    try:
        judged = await call.site.reviewing.judge(before, after)
    except ThoughtFailed:
        raise Problem("unavailable", "no-bots") from None
    return verdict(after, judged)


async def find(call: Call, review_id: str) -> KeptReview:
    found = await call.site.store.reviews.find(review_id)
    if found is None:
        raise missing("review")
    return found


async def shown(call: Call, review: KeptReview, since: int) -> ReviewView:
    known = await call.site.store.reviews.verdicts(review.id)
    busy = (
        review.wanted
        and len(known) < review.actions
        and await call.site.reviewing.running(review.id)
    )
    position = position_in(review.record)
    return review_view(review.id, position, review.budget, busy, known, since)
