"""Processes that analyse, apart from those that play: a bot never waits for a review."""

import asyncio
from bisect import insort
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from luna.server.thinking.analyst_process import FAILED, PART, work
from luna.server.thinking.processes import clean_context
from luna.service.analysing import Question, ThoughtFailed, Urgency

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
    """A few processes, shared by everyone: the most urgent first, then in the order of asking.

    One more is kept for what is answered in a moment, so that it never waits for what takes long.
    """

    def __init__(self, number: int) -> None:
        self._number = max(1, number)
        self._all: list[AnalystProcess] = []
        self._kept: AnalystProcess | None = None
        """For short questions alone; it begins when one comes and the others are busy."""
        self._free: list[AnalystProcess] = []
        self._waiting: list[tuple[Urgency, int, asyncio.Future[AnalystProcess]]] = []
        self._asked = count()

    def open(self) -> None:
        self._all = [AnalystProcess() for _ in range(self._number + 1)]
        self._free = list(self._all)
        self._kept = self._all[-1]

    async def answer(self, question: Question, heard: Heard) -> None:
        analyst = await self._take(question.urgency)
        try:
            await analyst.answer(question, heard)
        finally:
            self._give_back(analyst)

    async def _take(self, urgency: Urgency) -> AnalystProcess:
        for analyst in self._free:
            if self._answers(analyst, urgency):
                self._free.remove(analyst)
                return analyst
        given: asyncio.Future[AnalystProcess] = asyncio.get_running_loop().create_future()
        insort(self._waiting, (urgency, next(self._asked), given))
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(given.result())
            raise

    def _answers(self, analyst: AnalystProcess, urgency: Urgency) -> bool:
        return analyst is not self._kept or urgency is Urgency.SOON

    def _give_back(self, analyst: AnalystProcess) -> None:
        """Let the next one have a process; nobody who has gone meanwhile."""
        self._waiting = [each for each in self._waiting if not each[2].done()]
        for each in self._waiting:
            if self._answers(analyst, each[0]):
                self._waiting.remove(each)
                each[2].set_result(analyst)
                return
        self._free.append(analyst)
        self._free.sort(key=self._all.index)

    def close(self) -> None:
        for analyst in self._all:
            analyst.close()
