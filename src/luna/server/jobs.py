"""Jobs in worker processes of this server: bots in some, analysis in others.

A bot never waits for a review, and a short answer never waits for a long one.
"""

import asyncio
import multiprocessing
import os
import signal
from bisect import insort
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final

from luna.app.jobs import BotMove, Job, JobFailed, Jobs, Urgency, run_job

ANALYSIS_NICENESS = 5
"""Analysis yields to bots at tables, on systems that have priorities."""
PART: Final = "part"
DONE: Final = "done"
FAILED: Final = "failed"


def run_jobs(pipe: Connection, niceness: int) -> None:
    """The main function of a worker process: run jobs until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    while True:
        try:
            job: Job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            for part in run_job(job):
                pipe.send((PART, part))
            last: tuple[str, str] = (DONE, "")
        except OSError:
            return
        except Exception as error:
            last = (FAILED, f"{type(error).__name__}: {error}")
        try:
            pipe.send(last)
        except OSError:
            return


def worker_context() -> ForkServerContext | SpawnContext:
    """How worker processes start: without the server's threads and sockets."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["__main__", __name__])
        return context
    return multiprocessing.get_context("spawn")


class Worker:
    """A process that runs one job at a time; it starts with the first one."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "luna-worker")

    def start(self) -> None:
        """Start the process now, so that the first job does not wait for it."""
        self._thread.submit(self._running_pipe)

    def _running_pipe(self) -> Connection:
        pipe, process = self._pipe, self._process
        if pipe is not None and process is not None and process.is_alive():
            return pipe
        context = worker_context()
        ours, theirs = context.Pipe()
        process = context.Process(
            target=run_jobs, args=(theirs, self._niceness), daemon=True, name="luna-worker"
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours
        return ours

    async def stream(self, job: Job) -> AsyncGenerator[Any, None]:
        """Yield the parts of a job's answer; closing the generator kills the process."""
        loop = asyncio.get_running_loop()
        messages: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

        def exchange() -> None:
            """Runs in the thread: a pipe has no other way to wait on every system."""
            try:
                pipe = self._running_pipe()
                pipe.send(job)
                kind = PART
                while kind == PART:
                    kind, part = pipe.recv()
                    loop.call_soon_threadsafe(messages.put_nowait, (kind, part))
            except (OSError, EOFError) as error:
                self._kill()
                fault = str(error) or "the worker process ended"
                loop.call_soon_threadsafe(messages.put_nowait, (FAILED, fault))

        exchanged = loop.run_in_executor(self._thread, exchange)
        kind = PART
        try:
            while True:
                kind, part = await messages.get()
                if kind == FAILED:
                    raise JobFailed(part)
                if kind == DONE:
                    return
                yield part
        finally:
            if kind == PART:
                self._kill()
            await asyncio.shield(exchanged)
            if self._process is not None and not self._process.is_alive():
                self._forget()

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()

    def _forget(self) -> None:
        """Let the next job start another process."""
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        self._kill()
        self._thread.shutdown()
        self._kill()  # it may have started only now
        self._forget()


class WorkerPool:
    """Workers that share a queue: the most urgent job first, then the one that came first."""

    def __init__(self, workers: int, niceness: int = 0, *, spare: bool = False) -> None:
        self._all = [Worker(niceness) for _ in range(max(1, workers) + spare)]
        self._spare = self._all[-1] if spare else None
        """Runs only jobs that are wanted now."""
        self._free = list(self._all)
        self._waiting: list[tuple[Urgency, int, asyncio.Future[Worker]]] = []
        self._numbers = count()

    def start_one(self) -> None:
        self._all[0].start()

    async def stream(self, job: Job, urgency: Urgency) -> AsyncGenerator[Any, None]:
        worker = await self._take(urgency)
        try:
            async with aclosing(worker.stream(job)) as parts:
                async for part in parts:
                    yield part
        finally:
            self._give_back(worker)

    async def _take(self, urgency: Urgency) -> Worker:
        for worker in self._free:
            if self._accepts(worker, urgency):
                self._free.remove(worker)
                return worker
        given: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        insort(self._waiting, (urgency, next(self._numbers), given))
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(given.result())
            raise

    def _accepts(self, worker: Worker, urgency: Urgency) -> bool:
        return worker is not self._spare or urgency is Urgency.NOW

    def _give_back(self, worker: Worker) -> None:
        self._waiting = [each for each in self._waiting if not each[2].done()]
        for each in self._waiting:
            if self._accepts(worker, each[0]):
                self._waiting.remove(each)
                each[2].set_result(worker)
                return
        self._free.append(worker)
        self._free.sort(key=self._all.index)

    def close(self) -> None:
        for worker in self._all:
            worker.close()


class ProcessJobs(Jobs):
    """Jobs in processes of this machine."""

    def __init__(self, bots: int, analysis: int) -> None:
        self._bots = WorkerPool(bots)
        self._analysis = WorkerPool(analysis, ANALYSIS_NICENESS, spare=True)

    def start_bots(self) -> None:
        """Start a process for bots now."""
        self._bots.start_one()

    def stream(self, job: Job, urgency: Urgency = Urgency.NOW) -> AsyncGenerator[Any, None]:
        pool = self._bots if isinstance(job, BotMove) else self._analysis
        return pool.stream(job, urgency)

    def close(self) -> None:
        self._bots.close()
        self._analysis.close()
