"""Reviews where several processes share a database: one of them runs each review."""

from contextlib import suppress
from functools import partial
from time import time

from luna.app.jobs import Jobs
from luna.app.reviews import Reviews, StoredReview
from luna.server.store.store import Store
from luna.server.thinking.leases import renewed
from luna.table.problem import Problem


class SharedReviews(Reviews):
    """Reviews that a lease assigns to one process."""

    def __init__(self, store: Store, jobs: Jobs, budget: str, process: str, lease: float) -> None:
        super().__init__(store.reviews, jobs, budget)
        self._claims = store.claims
        self._me = process
        self._lease = lease

    async def is_running(self, review: str) -> bool:
        return await super().is_running(review) or await self._claims.taken(review, time())

    async def _run(self, review: StoredReview) -> None:
        if not await self._claims.take(review.id, self._me, time(), time() + self._lease):
            return
        try:
            async with renewed(self._lease, partial(self._renew, review.id)):
                await super()._run(review)
        finally:
            with suppress(Problem):  # no database any more: the claim expires
                await self._claims.end(review.id, self._me)

    async def _renew(self, review: str) -> bool:
        return await self._claims.renew(review, self._me, time() + self._lease)

    async def _may_continue(self, review: StoredReview) -> bool:
        """Another process may have stopped it or taken it over."""
        found = await self._store.find(review.id)
        return found is not None and found.wanted and await self._renew(review.id)
