"""Thoughts across processes: whichever serves a request knows how far a thought has come."""

import asyncio
import logging
import time
from collections.abc import Sequence

from luna.app.analysis import FIRST_PART_SECONDS, Thinking, Thought, Thoughts
from luna.app.background import BackgroundTasks, log_event
from luna.app.encoding import encode, raw
from luna.app.jobs import Jobs
from luna.game import Position
from luna.server.store.store import Store
from luna.server.store.thoughts import KeptThought
from luna.table.problem import Problem, missing

LOG = logging.getLogger("luna.server.thoughts")

KEPT = 60.0
"""Seconds that the word of a process on a thought holds."""
LOOK = 0.25
"""Seconds between two looks at a thought that another process may ask after."""
HEAR = 2.0
"""Seconds between two looks at whether another process has been asked after it."""


class SharedThoughts(Thoughts):
    """Thoughts of this process and of the others on the same database."""

    def __init__(self, jobs: Jobs, budgets_ms: Sequence[int], store: Store, process: str) -> None:
        super().__init__(jobs, budgets_ms)
        self._store = store
        self._process = process
        self._sharing = BackgroundTasks()
        self._shared: set[str] = set()
        """Thoughts of this process that others know of."""

    async def begin(self, visitor: str, position: Position, depth: int) -> Thought:
        """Think about a position; the answer has the first part, if that comes soon."""
        thought = await super().begin(visitor, position, depth)
        thinking = self.find(thought.thought)
        if thinking is not None and not thought.done:
            until = time.time() + KEPT
            await self._store.thoughts.begin(kept(thinking), self._process, time.time(), until)
            self._shared.add(thinking.id)
            self._sharing.start(self._share(thinking))
        for ended in [each for each in self._shared if self.find(each) is None]:
            await self.end(ended)
        return thought

    async def _share(self, thinking: Thinking) -> None:
        """Say how far a thought comes; whoever asks elsewhere keeps it alive, or ends it."""
        known, written = thinking.progress, time.monotonic()
        looked = written
        while self.find(thinking.id) is thinking:
            try:
                if (
                    thinking.progress != known
                    or thinking.done
                    or written + KEPT / 2 < time.monotonic()
                ):
                    word = kept(thinking)  # it may come farther while this is written
                    if not await self._store.thoughts.put(word, time.time() + KEPT):
                        await super().end(thinking.id)
                    known, written = word.progress, time.monotonic()
                    if word.done:
                        self._shared.discard(thinking.id)
                        return
                if looked + HEAR < time.monotonic():
                    looked = time.monotonic()
                    await self._hear(thinking)
            except Problem as error:  # the database is out of reach: it is written again
                log_event(LOG, logging.WARNING, "thought-not-shared", fault=error.reason)
            await asyncio.sleep(LOOK)
        await self.end(thinking.id)

    async def _hear(self, thinking: Thinking) -> None:
        """Whether another process has been asked after a thought, or for its end."""
        found = await self._store.thoughts.find(thinking.id, time.time())
        if found is None:
            await super().end(thinking.id)
        elif time.time() - found.asked < HEAR + 1:
            thinking.asked = time.monotonic()

    async def wait(self, thought: str, known: float) -> Thought:
        if self.find(thought) is not None:
            return await super().wait(thought, known)
        until = time.monotonic() + FIRST_PART_SECONDS
        found = await self._store.thoughts.ask(thought, time.time())
        while found is not None and not found.done and found.progress <= known:
            if time.monotonic() >= until:
                break
            await asyncio.sleep(LOOK)
            found = await self._store.thoughts.find(thought, time.time())
        if found is None:
            raise missing("thought")
        if not found.document:
            raise Problem("unavailable", "no-bots")
        return raw(found.document.encode(), Thought)

    async def end(self, thought: str) -> None:
        await super().end(thought)
        self._shared.discard(thought)
        await self._store.thoughts.end(thought)

    async def close(self) -> None:
        for task in list(self._sharing.running):
            task.cancel()
        await asyncio.gather(*self._sharing.running, return_exceptions=True)
        await super().close()


def kept(thinking: Thinking) -> KeptThought:
    document = "" if thinking.failed else encode(thinking.view()).decode()
    return KeptThought(thinking.id, thinking.progress, thinking.done, document)
