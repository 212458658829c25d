"""Processes that think for bots: started when first needed, killed to stop a thought."""

import asyncio
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from luna.server.thinker import work


class ThoughtFailed(Exception):
    """A bot came to no answer."""


class Thinker:
    """One process, one thought at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def _start(self) -> Connection:
        context = multiprocessing.get_context("forkserver")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True, name="luna-thinker")
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    async def think(self, header: str, texts: Sequence[str], level: str) -> str:
        """The action chosen; cancelling ends the process at once."""
        try:
            return await self._ask(header, texts, level)
        except (asyncio.CancelledError, OSError, EOFError) as error:
            self.kill()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise ThoughtFailed(str(error)) from None

    async def _ask(self, header: str, texts: Sequence[str], level: str) -> str:
        pipe = self._pipe
        if pipe is None or self._process is None or not self._process.is_alive():
            pipe = await asyncio.to_thread(self._start)
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        pipe.send((header, list(texts), level))
        loop.add_reader(pipe.fileno(), ready.set)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(pipe.fileno())
        fine, text = pipe.recv()
        if not fine:
            raise ThoughtFailed(text)
        return str(text)

    def kill(self) -> None:
        """End the process; the next thought starts another."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class Thinkers:
    """A few processes, shared by all tables in the order in which they ask."""

    def __init__(self, number: int) -> None:
        self._all = [Thinker() for _ in range(max(1, number))]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def think(self, header: str, texts: Sequence[str], level: str) -> str:
        thinker = await self._free.get()
        try:
            return await thinker.think(header, texts, level)
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.kill()
