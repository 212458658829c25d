"""Processes that analyse, apart from those that play: a bot never waits for a review."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from luna.server.thinking.analyst_process import FAILED, PART, work
from luna.server.thinking.processes import clean_context
from luna.service.analysing import Question, ThoughtFailed

Heard = Callable[[object], None]


class AnalystProcess:
    """One process, one question at a time; the parts of an answer are heard as they come."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "luna-analyst")

    def _ask(self, question: Question, heard: Heard) -> str | None:
        """Runs in the thread; what went wrong, if something did."""
        pipe, process = self._pipe, self._process
        if pipe is None or process is None or not process.is_alive():
            pipe = self._start()
        pipe.send(question)
        while True:
            kind, part = pipe.recv()
            if kind != PART:
                return str(part) if kind == FAILED else None
            heard(part)

    def _start(self) -> Connection:
        context = clean_context()
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True, name="luna-analyst")
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    async def answer(self, question: Question, heard: Heard) -> None:
        """Hear the parts of an answer; cancelling ends the process at once."""
        loop = asyncio.get_running_loop()

        def hear(part: object) -> None:
            loop.call_soon_threadsafe(heard, part)

        asked = loop.run_in_executor(self._thread, self._ask, question, hear)
        try:
            fault = await asyncio.shield(asked)
        except asyncio.CancelledError:
            self._end()
            await asyncio.gather(asked, return_exceptions=True)
            self._forget()
            raise
        except (OSError, EOFError) as error:
            self._end()
            self._forget()
            raise ThoughtFailed(str(error)) from None
        if fault is not None:
            raise ThoughtFailed(fault)

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def _forget(self) -> None:
        """The next question starts another process."""
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        self._end()
        self._thread.shutdown()
        self._forget()


class AnalystPool:
    """A few processes, shared by everyone in the order in which they ask."""

    def __init__(self, number: int) -> None:
        self._number = max(1, number)
        self._all: list[AnalystProcess] = []
        self._free: asyncio.Queue[AnalystProcess] = asyncio.Queue()

    def open(self) -> None:
        self._all = [AnalystProcess() for _ in range(self._number)]
        for analyst in self._all:
            self._free.put_nowait(analyst)

    async def answer(self, question: Question, heard: Heard) -> None:
        analyst = await self._free.get()
        try:
            await analyst.answer(question, heard)
        finally:
            self._free.put_nowait(analyst)

    def close(self) -> None:
        for analyst in self._all:
            analyst.close()
