"""Reviews: what each action of a finished game cost, stored for everyone who asks."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Annotated, Protocol

from msgspec import Meta, Struct
from msgspec.structs import replace

from luna.analysis.review import FORMAT, Judgement, summary, turning_points, who_acts
from luna.app.analysis import (
    MAX_ACTIONS,
    ReasonView,
    narrate_text,
    position_in,
    reason_view,
)
from luna.app.context import Context
from luna.app.fair_play import forbid_running_game
from luna.app.jobs import JobFailed, Jobs, Urgency, judge_action
from luna.app.names import digest
from luna.app.request import ONE_LINE, Done, RecordText, Request, ShortId, Text
from luna.app.request import Sequence as EntryNumber
from luna.app.routing import Routes
from luna.app.tables.story import SentenceView
from luna.game import Position
from luna.record.shape import Order
from luna.rules.refusals import Refused
from luna.rules.vocabulary import SOURCE_NAMES, SOURCES
from luna.table.playing import running
from luna.table.problem import Problem, conflict, forbidden, invalid, missing, refused

routes = Routes("reviews", "/reviews")
LOG = logging.getLogger("luna.app.reviews")

ReviewId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]
MAX_ATTEMPTS = 3
"""How often the judgement of one action is tried."""


class StoredReview(Struct, frozen=True):
    """A review that was asked for."""

    id: str
    digest: str
    """Of record, budget and evaluation: the same game is reviewed once."""
    record: str
    budget: str
    actions: int
    wanted: bool
    """At least one of those who asked for it still wants it."""


class ReviewStore(Protocol):
    async def find(self, review: str) -> StoredReview | None: ...
    async def find_by_digest(self, digest: str) -> StoredReview | None: ...
    async def create(self, review: StoredReview, now: float) -> StoredReview:
        """Store a review; return the one of the same digest if there is one."""

    async def want(self, review: str, caller: str) -> None: ...
    async def leave(self, review: str, caller: str) -> bool | None:
        """Drop one caller's wish: whether others still want it; None if there was no such wish."""

    async def add_verdict(self, review: str, judged: Judgement) -> None: ...
    async def verdicts(self, review: str) -> dict[int, Judgement]:
        """Return the verdicts so far, by the number of the action."""

    async def unfinished(self) -> list[StoredReview]:
        """Return the reviews that are wanted and not done."""


class AskReview(Request, frozen=True):
    """The game to review: one that was played here, or a record."""

    table: ShortId | None = None
    record: RecordText | None = None


class Retry(Request, frozen=True):
    """Another action in place of one that is under review."""

    number: Annotated[int, Meta(ge=1, le=10_000)]
    text: Text


class ReviewQuery(Request, frozen=True):
    """The number of the last verdict that the client has."""

    since: EntryNumber = 0


class Verdict(Struct, frozen=True):
    """The judgement of one action of a game."""

    number: int
    round: int
    order: Order
    text: str
    said: SentenceView
    mark: str
    """`best`, `good`, `mistake` or `blunder`."""
    better: str | None
    better_said: SentenceView | None
    lost_chance: float
    lost_place: float
    lost_points: float
    chances: dict[Order, float]
    points: dict[Order, float]
    places: dict[Order, float]
    reasons: list[ReasonView]
    """What the better action would have gained."""


class OrderSummary(Struct, frozen=True):
    """An order over the whole game; losses are means per action."""

    order: Order
    actions: int
    best: int
    mistakes: int
    blunders: int
    lost_chance: float
    lost_points: float
    influence: int
    place: int


class ReviewView(Struct, frozen=True):
    """A review so far; `verdicts` are those after the number that the client has."""

    review: str
    record: str
    orders: list[Order]
    solo: bool
    budget: str
    actions: int
    judged: int
    running: bool
    turning_points: list[int]
    summaries: list[OrderSummary]
    verdicts: list[Verdict]
    rounds: list[int]
    """The round at the start and after every action."""
    sources: list[str]
    ledger: list[list[list[int]]]
    """Influence by source for every order, at the start and after every action; sent only to
    clients that have no verdict yet."""


@routes.post("", status=201)
async def request_review(ctx: Context, body: AskReview) -> ReviewView:
    """Review a finished game or a record; the same game has one review.

    It continues by itself, also after a restart, until it is done or stopped.
    """
    ctx.limit("reviews")
    position = await finished_game(ctx, body)
    if not position.number:
        raise conflict("not-started")
    if position.number > MAX_ACTIONS:
        raise invalid("too-long")
    await forbid_running_game(ctx, position)
    review = await ctx.services.reviews.start(position, ctx.caller, ctx.new_id(12), ctx.now)
    return await show(ctx, review, 0)


async def finished_game(ctx: Context, body: AskReview) -> Position:
    if body.table is not None:
        table = (await ctx.tables.get(body.table)).table
        if table.status == "playing" and table.terms.kind == "game":
            raise conflict("not-over")
        return running(table)
    if body.record is None:
        raise invalid("bad-body")
    return position_in(body.record)


@routes.get("/{review_id}", cost=1)
async def show_review(ctx: Context, review_id: ReviewId, query: ReviewQuery) -> ReviewView:
    """Return a review so far. One that a restart has interrupted continues."""
    review = await find(ctx, review_id)
    if review.wanted:
        ctx.services.reviews.resume(review)
    return await show(ctx, review, query.since)


@routes.post("/{review_id}/stop")
async def stop_review(ctx: Context, review_id: ReviewId) -> Done:
    """Stop wanting a review: it ends when no one who asked for it wants it any more.

    Asking for it again continues where it stands.
    """
    review = await find(ctx, review_id)
    await ctx.services.reviews.stop(review.id, ctx.caller)
    return Done(True)


@routes.post("/{review_id}/retry")
async def retry_action(ctx: Context, review_id: ReviewId, body: Retry) -> Verdict:
    """Judge another action in place of one of the game."""
    ctx.limit("hints")
    end = position_in((await find(ctx, review_id)).record)
    if body.number > end.number:
        raise missing("position")
    await forbid_running_game(ctx, end)
    before = end.back_to(body.number - 1)
    try:
        after = before.after(before.check(body.text))
    except Refused as error:
        raise refused(error) from None
    try:
        judged = await judge_action(ctx.jobs, before, after, ctx.services.budgets.review)
    except JobFailed:
        raise Problem("unavailable", "no-bots") from None
    return verdict(after, judged)


async def find(ctx: Context, review_id: str) -> StoredReview:
    found = await ctx.store(ReviewStore).find(review_id)
    if found is None:
        raise missing("review")
    return found


async def show(ctx: Context, review: StoredReview, since: int) -> ReviewView:
    known = await ctx.store(ReviewStore).verdicts(review.id)
    is_running = (
        review.wanted
        and len(known) < review.actions
        and await ctx.services.reviews.is_running(review.id)
    )
    return review_view(review, position_in(review.record), is_running, known, since)


def review_view(
    review: StoredReview,
    position: Position,
    is_running: bool,
    known: Mapping[int, Judgement],
    since: int,
) -> ReviewView:
    setup, line = position.setup, position.way()
    judgements = [known[number] for number in sorted(known)]
    unbroken = [each for number, each in enumerate(judgements, 1) if each.number == number]
    ranked = sorted(setup.players, key=lambda order: -influence(position, order))
    return ReviewView(
        review=review.id,
        record=position.record(),
        orders=list(setup.players),
        solo=bool(setup.solo_level),
        budget=review.budget,
        actions=len(line),
        judged=len(known),
        running=is_running,
        turning_points=list(turning_points(setup.players, unbroken)),
        summaries=[order_summary(position, ranked, order, judgements) for order in who_acts(setup)],
        verdicts=[verdict(line[each.number - 1], each) for each in unbroken if each.number > since],
        rounds=[at.round for at in (position.back_to(0), *line)],
        sources=list(SOURCE_NAMES),
        ledger=ledgers(position) if since == 0 else [],
    )


def influence(position: Position, order: Order) -> int:
    return int(position.state.influence(position.setup.players.index(order)))


def order_summary(
    position: Position, ranked: Sequence[Order], order: Order, judgements: Sequence[Judgement]
) -> OrderSummary:
    found = summary(order, judgements)
    return OrderSummary(
        order,
        found.actions,
        found.best,
        found.mistakes,
        found.blunders,
        found.lost_chance,
        found.lost_points,
        influence(position, order),
        ranked.index(order) + 1,
    )


def verdict(after: Position, judged: Judgement) -> Verdict:
    before = after.before
    if before is None:
        raise AssertionError("an action was played in a position")
    setup, state = before.setup, before.state
    better = judged.better
    return Verdict(
        number=judged.number,
        round=judged.round,
        order=judged.colour,
        text=judged.action,
        said=narrate_text(setup, state, judged.action)[0],
        mark=judged.mark,
        better=better,
        better_said=None if better is None else narrate_text(setup, state, better)[0],
        lost_chance=judged.lost_chance,
        lost_place=judged.lost_place,
        lost_points=judged.lost_points,
        chances=judged.chances,
        points=judged.points,
        places=judged.places,
        reasons=[reason_view(reason) for reason in judged.reasons],
    )


def ledgers(position: Position) -> list[list[list[int]]]:
    """Influence by order and source at the start and after every action."""
    seats = range(len(position.setup.players))
    return [
        [[int(at.state.ledger[seat * SOURCES + k]) for k in range(SOURCES)] for seat in seats]
        for at in (position.back_to(0), *position.way())
    ]


@cache
def evaluation_version() -> str:
    """The version of the evaluation: another one reviews a game again."""
    weights = resources.files("luna.data").joinpath("evaluation.json").read_bytes()
    return f"{FORMAT} {sha256(weights).hexdigest()[:12]}"


class Reviews:
    """Runs reviews: those that are requested, and those that a restart has interrupted."""

    def __init__(self, store: ReviewStore, jobs: Jobs, budget: str) -> None:
        self._store = store
        self._jobs = jobs
        self._budget = budget
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def start(
        self, position: Position, caller: str, review_id: str, now: float
    ) -> StoredReview:
        """Return the review of a game: the existing one, or a new one that starts now."""
        record = position.record()
        key = "\n".join([evaluation_version(), self._budget, record])
        game = sha256(key.encode()).hexdigest()
        found = await self._store.find_by_digest(game)
        if found is None:
            fresh = StoredReview(review_id, game, record, self._budget, position.number, True)
            found = await self._store.create(fresh, now)
        await self._store.want(found.id, digest(caller))
        self.resume(found)
        return replace(found, wanted=True)

    def resume(self, review: StoredReview) -> None:
        """Continue a review where it stands, unless it is running."""
        if review.id not in self._tasks:
            task = asyncio.create_task(self._run(review))
            self._tasks[review.id] = task
            task.add_done_callback(lambda done: self._ended(review.id, done))

    def _ended(self, review: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(review, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            LOG.warning("review failed: %s", repr(error)[:300])

    async def is_running(self, review: str) -> bool:
        return review in self._tasks

    async def stop(self, review: str, caller: str) -> None:
        """Drop one caller's wish; without any wish the review ends, and its verdicts stay."""
        wanted = await self._store.leave(review, digest(caller))
        if wanted is None:
            raise forbidden("not-your-review")
        task = self._tasks.get(review)
        if task is not None and not wanted:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def resume_all(self) -> None:
        for review in await self._store.unfinished():
            self.resume(review)

    async def _run(self, review: StoredReview) -> None:
        await self._judge_actions(review)

    async def _judge_actions(self, review: StoredReview) -> None:
        known = await self._store.verdicts(review.id)
        for after in position_in(review.record).way():
            if not await self._may_continue(review):
                return
            if after.number in known or after.before is None:
                continue
            judged = await self._judge(after.before, after, review.budget)
            await self._store.add_verdict(review.id, judged)

    async def _may_continue(self, review: StoredReview) -> bool:
        return True

    async def _judge(self, before: Position, after: Position, budget: str) -> Judgement:
        for attempt in range(MAX_ATTEMPTS):
            try:
                return await judge_action(self._jobs, before, after, budget, Urgency.BACKGROUND)
            except JobFailed as error:
                LOG.error("verdict failed: %s", str(error)[:300])
                if attempt == MAX_ATTEMPTS - 1:
                    raise
        raise AssertionError("the last attempt raises")

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
