"""Thoughts across processes: whichever serves a request knows how far a thought has come."""

import asyncio
import logging
import time

from luna.contract.analysis import Thought
from luna.game import Position
from luna.server.background import Background
from luna.server.live.rooms import now
from luna.server.live.to_bytes import encode, raw
from luna.server.logs import log_event
from luna.server.store.store import Store
from luna.server.store.thoughts import KeptThought
from luna.service.thoughts import FIRST, Thinking, Thoughts
from luna.table.problem import Problem, missing

LOG = logging.getLogger("luna.server.thoughts")

KEPT = 60.0
"""Seconds that the word of a process on a thought holds."""
LOOK = 0.25
"""Seconds between two looks at a thought that another process may ask after."""
HEAR = 2.0
"""Seconds between two looks at whether another process has been asked after it."""


class SharedThoughts:
    """Thoughts of this process, and where there are several, those of the others, too."""

    def __init__(self, thoughts: Thoughts, store: Store, process: str) -> None:
        self._own = thoughts
        self._store = store
        self._process = process
        self._sharing = Background()
        self._shared: set[str] = set()
        """Thoughts of this process that others know of."""

    async def begin(self, visitor: str, position: Position, depth: int) -> Thought:
        """Think about a position; the answer has the first part, if that comes soon."""
        thought = await self._own.begin(visitor, position, depth)
        thinking = self._own.known(thought.thought)
        if self._store.shared and thinking is not None and not thought.done:
            until = now() + KEPT
            await self._store.thoughts.begin(kept(thinking), self._process, now(), until)
            self._shared.add(thinking.id)
            self._sharing.begin(self._share(thinking))
        for ended in [each for each in self._shared if self._own.known(each) is None]:
            await self.end(ended)
        return thought

    async def _share(self, thinking: Thinking) -> None:
        """Say how far a thought comes; whoever asks elsewhere keeps it alive, or ends it."""
        known, written = thinking.progress, time.monotonic()
        looked = written
        while self._own.known(thinking.id) is thinking:
            try:
                if (
                    thinking.progress != known
                    or thinking.done
                    or written + KEPT / 2 < time.monotonic()
                ):
                    word = kept(thinking)  # it may come farther while this is written
                    if not await self._store.thoughts.put(word, now() + KEPT):
                        self._own.end(thinking.id)
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
        found = await self._store.thoughts.find(thinking.id, now())
        if found is None:
            self._own.end(thinking.id)
        elif now() - found.asked < HEAR + 1:
            thinking.asked = time.monotonic()

    async def ask(self, thought: str, known: float) -> Thought:
        """How far a thought has come: at once, or when it has come farther than is known."""
        if self._own.known(thought) is not None or not self._store.shared:
            return await self._own.ask(thought, known)
        until = time.monotonic() + FIRST
        found = await self._store.thoughts.ask(thought, now())
        while found is not None and not found.done and found.progress <= known:
            if time.monotonic() >= until:
                break
            await asyncio.sleep(LOOK)
            found = await self._store.thoughts.find(thought, now())
        if found is None:
            raise missing("thought")
        if not found.document:
            raise Problem("unavailable", "no-bots")
        return raw(found.document.encode(), Thought)

    async def end(self, thought: str) -> None:
        self._own.end(thought)
        self._shared.discard(thought)
        if self._store.shared:
            await self._store.thoughts.end(thought)

    async def close(self) -> None:
        for task in list(self._sharing.tasks):
            task.cancel()
        await asyncio.gather(*self._sharing.tasks, return_exceptions=True)
        await self._own.close()


def kept(thinking: Thinking) -> KeptThought:
    document = "" if thinking.failed else encode(thinking.view()).decode()
    return KeptThought(thinking.id, thinking.progress, thinking.done, document)
