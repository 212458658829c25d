"""Reviews of games, action by action, in the processes that analyse."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from hashlib import sha256
from importlib import resources
from typing import cast

from luna.analysis.review import FORMAT, Judgement
from luna.game import Game, Position
from luna.server.background import Background
from luna.server.live.rooms import now
from luna.server.logs import log_event
from luna.server.store.reviews import KeptReview
from luna.server.store.store import Store
from luna.server.thinking.analysts import AnalystPool
from luna.server.thinking.leases import renewed
from luna.service.analysing import Judge, ThoughtFailed, Urgency, place_of
from luna.service.naming import digest, new_id
from luna.table.problem import Problem, forbidden

LOG = logging.getLogger("luna.server.reviews")
BUDGET = "200ms"
"""Of each search, as `luna analyse` has it."""
TRIES = 3


@cache
def version() -> str:
    """What a review depends on besides the game: another evaluation reviews anew."""
    weights = resources.files("luna.data").joinpath("evaluation.json").read_bytes()
    return f"{FORMAT} {sha256(weights).hexdigest()[:12]}"


class Reviewing:
    """Carries reviews on: those that are asked for, and those that a restart has broken off."""

    def __init__(self, store: Store, analysts: AnalystPool, process: str, lease: float) -> None:
        self._store = store
        self._me = process
        self._lease = lease
        self._analysts = analysts
        self._background = Background()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, record: str, actions: int, visitor: str) -> KeptReview:
        """The review of a game: the one there is, or a new one that begins now."""
        known_by = sha256("\n".join([version(), BUDGET, record]).encode()).hexdigest()
        found = await self._store.reviews.of(known_by)
        if found is None:
            fresh = KeptReview(new_id(12), known_by, record, BUDGET, actions, True)
            found = await self._store.reviews.make(fresh, now())
        await self._store.reviews.want(found.id, digest(visitor))
        self.carry_on(found)
        return replace(found, wanted=True)

    def carry_on(self, review: KeptReview) -> None:
        """Go on where the review stands, if nobody does already."""
        if review.id not in self._tasks:
            task = self._background.begin(self._review(review))
            self._tasks[review.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(review.id, None))

    async def running(self, review: str) -> bool:
        """Whether somebody goes on with a review, here or in another process."""
        if review in self._tasks or not self._store.shared:
            return review in self._tasks
        return await self._store.claims.taken(review, now())

    async def stop(self, review: str, visitor: str) -> None:
        """Somebody wants it no more; if nobody else does, it ends, and what is known stays."""
        wanted = await self._store.reviews.leave(review, digest(visitor))
        if wanted is None:
            raise forbidden("not-your-review")
        task = self._tasks.get(review)
        if task is not None and not wanted:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def resume(self) -> None:
        """Take up what a restart has broken off, or the death of another process."""
        for review in await self._store.reviews.unfinished():
            self.carry_on(review)

    async def _review(self, review: KeptReview) -> None:
        """Go on with a review, unless another process does."""
        if not self._store.shared:
            await self._go_through(review)
            return
        claims, until = self._store.claims, now() + self._lease
        if not await claims.take(review.id, self._me, now(), until):
            return
        try:
            async with renewed(self._lease, partial(self._renew, review.id)):
                await self._go_through(review)
        finally:
            with suppress(Problem):  # no database any more: the claim runs out
                await claims.end(review.id, self._me)

    async def _renew(self, review: str) -> bool:
        return await self._store.claims.renew(review, self._me, now() + self._lease)

    async def _go_through(self, review: KeptReview) -> None:
        known = await self._store.reviews.verdicts(review.id)
        position = Game.from_record(review.record).position
        for after in position.way():
            if self._store.shared and not await self._still_wanted(review):
                return
            if after.number in known or after.before is None:
                continue
            judged = await self.judge(after.before, after, review.budget, urgency=Urgency.SOMETIME)
            await self._store.reviews.add(review.id, judged)

    async def _still_wanted(self, review: KeptReview) -> bool:
        """Another process may have heard that nobody wants it any more, or have taken it over."""
        found = await self._store.reviews.find(review.id)
        return found is not None and found.wanted and await self._renew(review.id)

    async def judge(
        self,
        before: Position,
        after: Position,
        budget: str | None = None,
        *,
        urgency: Urgency = Urgency.SOON,
    ) -> Judgement:
        """What the action that led from one position to another cost."""
        heard: list[object] = []
        question = Judge(place_of(before), after.number, after.text, budget or BUDGET, urgency)
        for attempt in range(TRIES):
            try:
                await self._analysts.answer(question, heard.append)
                await asyncio.sleep(0)  # what was heard in a thread arrives in this one
                return cast("Judgement", heard[-1])
            except ThoughtFailed as error:
                log_event(LOG, logging.ERROR, "review-failed", fault=str(error)[:300])
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("tries are used up one by one")

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
