"""Thinking that takes long: part by part, so that everything else is answered in between."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import msgspec

from luna.analysis.review import Judgement
from luna.contract.reviews import ReviewView, review_view
from luna.game import Position
from luna.offline.shelf import Shelf
from luna.offline.tables import HERE
from luna.service.analysing import Judge, Question, answer, place_of
from luna.service.boards import position_in
from luna.service.naming import digest
from luna.table.problem import missing

BUDGET = "100ms"
"""Of each search of a review, on the small machine that budgets speak of."""


class BrowserAnalyst:
    """Answers one question after another, right here."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def answer(self, question: Question, heard: Callable[[object], None]) -> None:
        async with self._lock:
            await asyncio.sleep(0)
            for part in answer(question):
                heard(part)
                await asyncio.sleep(0)

    async def judge(self, before: Position, after: Position, budget: str = BUDGET) -> Judgement:
        """What the action that led from one position to another cost."""
        heard: list[object] = []
        await self.answer(Judge(place_of(before), after.number, after.text, budget), heard.append)
        return cast("Judgement", heard[-1])


@dataclass(frozen=True)
class ShelvedReview:
    """A review as it lies on the shelf."""

    id: str
    record: str
    wanted: bool = True


def packed(value: ShelvedReview | Judgement) -> str:
    return msgspec.json.encode(value).decode()


class Reviews:
    """Reviews of games, action by action; what is known of one is kept."""

    def __init__(self, shelf: Shelf, analyst: BrowserAnalyst) -> None:
        self._shelf = shelf
        self._analyst = analyst
        self._tasks: dict[str, asyncio.Future[None]] = {}

    async def ask(self, record: str) -> ReviewView:
        """The review of a game: the one there is, or a new one that begins now."""
        review = ShelvedReview(HERE + digest(record)[:12], record)
        await self._shelf.write({}, {f"review/{review.id}": packed(review)})
        self._carry_on(review)
        return await self._shown(review, 0)

    async def show(self, name: str, since: int) -> ReviewView:
        review = await self.find(name)
        if review.wanted:
            self._carry_on(review)
        return await self._shown(review, since)

    async def find(self, name: str) -> ShelvedReview:
        kept = (await self._shelf.read(f"review/{name}")).get(f"review/{name}")
        if kept is None:
            raise missing("review")
        return msgspec.json.decode(kept, type=ShelvedReview)

    async def stop(self, name: str) -> None:
        review = await self.find(name)
        stopped = ShelvedReview(review.id, review.record, wanted=False)
        await self._shelf.write({}, {f"review/{name}": packed(stopped)})
        task = self._tasks.pop(name, None)
        if task is not None:
            task.cancel()

    def _carry_on(self, review: ShelvedReview) -> None:
        task = self._tasks.get(review.id)
        if task is None or task.done():
            self._tasks[review.id] = asyncio.ensure_future(self._review(review))

    async def _known(self, name: str) -> dict[int, Judgement]:
        rows = await self._shelf.read(f"verdict/{name}/")
        found = [msgspec.json.decode(text, type=Judgement) for text in rows.values()]
        return {judged.number: judged for judged in found}

    async def _review(self, review: ShelvedReview) -> None:
        known = await self._known(review.id)
        for after in position_in(review.record).way():
            if after.number in known or after.before is None:
                continue
            judged = await self._analyst.judge(after.before, after)
            row = {f"verdict/{review.id}/{after.number:05}": packed(judged)}
            await self._shelf.write({}, row)

    async def _shown(self, review: ShelvedReview, since: int) -> ReviewView:
        known = await self._known(review.id)
        position = position_in(review.record)
        task = self._tasks.get(review.id)
        busy = task is not None and not task.done() and len(known) < position.number
        return review_view(review.id, position, BUDGET, busy, known, since)
