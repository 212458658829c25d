"""Processes that think for bots: started when first needed, killed to stop a thought."""

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess

from luna.server.thinking.player_process import work
from luna.service.analysing import ThoughtFailed
from luna.service.thinking import Question

LOADED_ONCE = (
    "__main__",
    "luna.server.thinking.player_process",
    "luna.server.thinking.analyst_process",
)
"""What all processes that think have in common, in memory too where the system forks them."""


def clean_context() -> ForkServerContext | SpawnContext:
    """How processes begin here: without the server's threads and sockets."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([*LOADED_ONCE])
        return context
    return multiprocessing.get_context("spawn")


class Thinker:
    """One process, one thought at a time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "luna-thinker")

    def begin(self) -> None:
        """Start the process now, so that the first thought need not wait for it."""
        self._thread.submit(self._started)

    def _ask(self, question: Question) -> tuple[bool, str]:
        """Runs in the thread: the pipe has no other way to wait on every system."""
        pipe = self._started()
        pipe.send(question)
        fine, text = pipe.recv()
        return bool(fine), str(text)

    def _started(self) -> Connection:
        pipe, process = self._pipe, self._process
        if pipe is None or process is None or not process.is_alive():
            pipe = self._start()
        return pipe

    def _start(self) -> Connection:
        context = clean_context()
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True, name="luna-thinker")
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    async def think(self, question: Question) -> str:
        """The action chosen; cancelling ends the process at once."""
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, question)
        try:
            fine, text = await asyncio.shield(asked)
        except asyncio.CancelledError:
            self._end()
            await asyncio.gather(asked, return_exceptions=True)
            self._forget()
            raise
        except (OSError, EOFError) as error:
            self._end()
            self._forget()
            raise ThoughtFailed(str(error)) from None
        if not fine:
            raise ThoughtFailed(text)
        return text

    def _end(self) -> None:
        """End the process; whoever waits for it hears of that through the pipe."""
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def _forget(self) -> None:
        """The next thought starts another process."""
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        self._end()
        self._thread.shutdown()
        self._end()  # it may have begun only now
        self._forget()


class Thinkers:
    """A few processes, shared by all tables in the order in which they ask."""

    def __init__(self, number: int) -> None:
        self._all = [Thinker() for _ in range(max(1, number))]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    def begin(self) -> None:
        """Have one process ready."""
        self._all[0].begin()

    async def think(self, question: Question) -> str:
        thinker = await self._free.get()
        try:
            return await thinker.think(question)
        finally:
            self._free.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.close()
