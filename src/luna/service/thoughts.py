"""Thoughts on positions that somebody looks at: they deepen while they are asked after."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, cast

from luna.analysis.advice import Advice
from luna.bots import Budget
from luna.contract.analysis import Thought, thought_view
from luna.game import Position
from luna.service.analysing import Deepen, Question, ThoughtFailed, Urgency, place_of
from luna.service.naming import new_id
from luna.table.problem import Problem, missing

LOG = logging.getLogger("luna.service.thoughts")
DEPTHS = (300, 1_200, 5_000, 20_000)
"""Milliseconds that a thought may take, by its depth."""
DEEP = 2
"""The depth from which a thought takes so long that shorter ones go first."""
FIRST = 1.5
"""Seconds that an answer waits for the first part of a thought."""
FORGOTTEN = 20.0
"""Seconds after which a thought that nobody asks after ends."""
KEPT = 500


@dataclass
class Thinking:
    """One thought, as far as it has come."""

    id: str
    visitor: str
    position: Position
    asked: float
    progress: float = 0.0
    advice: Advice | None = None
    done: bool = False
    failed: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None

    def hear(self, part: object) -> None:
        self.progress, self.advice = cast("tuple[float, Advice]", part)
        self.changed.set()

    def view(self) -> Thought:
        return thought_view(self.id, self.progress, self.done, self.position, self.advice)


class Analysts(Protocol):
    """Whoever answers questions; the parts of an answer are heard as they come."""

    async def answer(self, question: Question, heard: Callable[[object], None]) -> None: ...


class Thoughts:
    """Begins thoughts, one for a visitor at a time, and ends those that nobody asks after."""

    def __init__(self, analysts: Analysts, depths: Sequence[int] = DEPTHS) -> None:
        self._analysts = analysts
        self._depths = depths
        self._all: dict[str, Thinking] = {}

    async def begin(self, visitor: str, position: Position, depth: int) -> Thought:
        """Think about a position; the answer has the first part, if that comes soon."""
        if position.over:
            raise Problem("invalid", "game-over", "A-TURN")
        for other in list(self._all.values()):
            if other.visitor == visitor or self._stale(other):
                self._end(other)
        while len(self._all) >= KEPT:
            self._end(next(iter(self._all.values())))
        found = Thinking(new_id(12), visitor, position, time.monotonic())
        self._all[found.id] = found
        nodes = Budget(ms=self._depths[depth]).nodes_for(position.state)
        urgency = Urgency.SOON if depth < DEEP else Urgency.LATER
        question = Deepen(place_of(position), nodes, urgency)
        found.task = asyncio.create_task(self._think(found, question))
        return await self._soon(found)

    async def ask(self, thought: str, known: float) -> Thought:
        """How far a thought has come: at once, or when it has come farther than is known."""
        found = self._all.get(thought)
        if found is None:
            raise missing("thought")
        found.asked = time.monotonic()
        if found.progress <= known and not found.done:
            found.changed.clear()
        return await self._soon(found)

    def known(self, thought: str) -> Thinking | None:
        """A thought that is being thought here, or was a moment ago."""
        return self._all.get(thought)

    def end(self, thought: str) -> None:
        found = self._all.get(thought)
        if found is not None:
            self._end(found)

    async def _soon(self, found: Thinking) -> Thought:
        try:
            async with asyncio.timeout(FIRST):
                await found.changed.wait()
        except TimeoutError:
            pass
        if found.failed:
            raise Problem("unavailable", "no-bots")
        return found.view()

    async def _think(self, found: Thinking, question: Question) -> None:
        watching = asyncio.create_task(self._watch(found))
        try:
            await self._analysts.answer(question, found.hear)
        except ThoughtFailed as error:
            found.failed = True
            LOG.error("thought failed: %s", str(error)[:300])
        finally:
            watching.cancel()
            found.done = True
            found.changed.set()

    async def _watch(self, found: Thinking) -> None:
        """End a thought that nobody asks after any more."""
        while not self._stale(found):
            await asyncio.sleep(FORGOTTEN / 4)
        if found.task is not None:
            found.task.cancel()

    def _stale(self, found: Thinking) -> bool:
        return time.monotonic() - found.asked > FORGOTTEN

    def _end(self, found: Thinking) -> None:
        self._all.pop(found.id, None)
        if found.task is not None:
            found.task.cancel()

    async def close(self) -> None:
        tasks = [found.task for found in self._all.values() if found.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._all.clear()
