"""Worker processes and pools of them, for bots, analysis, contests and environments.

`work(task, emit)` is a function that a new process can import, or an object that can be pickled. It
returns the result of a task; on the way it may `emit` parts of it.

>>> with SerialPool(divmod_with) as pool:
...     [ended.result for ended in pool.run([(7, 2), (9, 4)])]
[(3, 1), (2, 1)]
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from abc import ABC, abstractmethod
from bisect import insort
from collections.abc import AsyncGenerator, Callable, Generator, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from dataclasses import dataclass, field
from itertools import count, islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Final, Literal

Emit = Callable[[Any], None]
Work = Callable[[Any, Emit], Any]
Kind = Literal["started", "part", "done", "failed"]
Message = tuple[Kind, Any]

START_SECONDS: Final = 60.0
"""On top of its own time, a task may wait so long for a process that has to be started first."""
END_SECONDS: Final = 10.0
"""How long a process may take to end before it is killed."""


class PoolError(Exception):
    """The tasks cannot be run here; the message says why."""


class WorkFailed(Exception):
    """The work raised an exception; the text is its name and message."""


class WorkerLost(WorkFailed):
    """The process died, or was killed because it said nothing for too long."""


def divmod_with(task: tuple[int, int], emit: Emit) -> tuple[int, int]:
    """Work for examples and tests: emit the first number, return quotient and remainder."""
    emit(task[0])
    number, divisor = task
    return divmod(number, divisor)


def available_cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def process_context(*preload: str) -> ForkServerContext | SpawnContext:
    """How worker processes start: without the threads and files of this one.

    The fork server imports the modules in `preload` once for all workers.
    """
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["__main__", __name__, *preload])
        return context
    return multiprocessing.get_context("spawn")


def serve_tasks(pipe: Connection, work: Work, niceness: int) -> None:
    """The main function of a worker process: run tasks until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)

    def emit(part: Any) -> None:
        pipe.send(("part", part))

    while pipe.poll(None):
        try:
            task = pipe.recv()
            pipe.send(("started", None))
            last: Message = ("done", work(task, emit))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return
        except Exception as error:
            last = ("failed", describe(error))
        try:
            pipe.send(last)
        except OSError:
            return


def describe(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


class Worker:
    """A process that runs one task at a time; it starts with the first one.

    A process that is silent for longer than the `seconds` of its task is killed. The next task
    starts another process.
    """

    def __init__(self, work: Work, niceness: int = 0, *, daemon: bool = True) -> None:
        self._work = work
        self._niceness = niceness
        self._daemon = daemon
        """A process that is not a daemon may have children of its own."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._seconds: float | None = None
        self._interrupted = threading.Event()
        self.deadline = float("inf")
        """When the process counts as hanging, by the monotonic clock."""

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    @property
    def pipe(self) -> Connection:
        """Where messages come from, for `multiprocessing.connection.wait`."""
        if self._pipe is None:
            raise WorkerLost("the worker process is not running")
        return self._pipe

    def start(self) -> None:
        """Start the process now, so that the first task does not wait for it."""
        if self.alive:
            return
        self.kill()
        context = process_context(getattr(self._work, "__module__", __name__))
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve_tasks,
            args=(theirs, self._work, self._niceness),
            daemon=self._daemon,
            name="luna-worker",
        )
        process.start()
        theirs.close()
        self._process, self._pipe = process, ours

    def submit(self, task: Any, seconds: float | None = None) -> None:
        """Send a task; from one message to the next the process has `seconds`."""
        try:
            self.start()
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerLost(f"no worker process could start: {describe(error)}") from None
        self._seconds = seconds
        self._extend(START_SECONDS)
        if self._interrupted.is_set():
            raise self._lost()
        try:
            self.pipe.send(task)
        except OSError:
            raise self._lost() from None

    def _extend(self, extra: float = 0.0) -> None:
        seconds = float("inf") if self._seconds is None else self._seconds + extra
        self.deadline = time.monotonic() + seconds

    def receive(self) -> Message:
        """Wait for the next message; `WorkerLost` if the process dies or hangs."""
        pipe = self.pipe
        try:
            left = None
            if self._seconds is not None:
                left = max(0.0, self.deadline - time.monotonic())
            if not pipe.poll(left):
                self.kill()
                raise WorkerLost(f"no answer within {self._seconds:g} s")
            message: Message = pipe.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        self._extend()
        return message

    def run(self, task: Any, seconds: float | None = None) -> Iterator[Message]:
        """Run a task and yield its messages: `started`, parts, then `done` or `failed`."""
        self.submit(task, seconds)
        while True:
            message = self.receive()
            yield message
            if message[0] in ("done", "failed"):
                return

    def _lost(self) -> WorkerLost:
        process = self._process
        self.kill()
        status = None if process is None else process.exitcode
        return WorkerLost(f"the worker process ended (exit {status})")

    def interrupt(self) -> None:
        """End the present task from another thread; the process dies."""
        self._interrupted.set()
        process = self._process
        if process is not None:
            process.kill()

    def resume(self) -> None:
        """Run tasks again after `interrupt`."""
        self._interrupted.clear()

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def close(self) -> None:
        """Let the process end by itself; kill it if it does not."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.join(END_SECONDS)
        self.kill()


@dataclass
class Ended:
    """A task that has ended, with its parts, and its result or what went wrong."""

    task: Any
    parts: list[Any] = field(default_factory=list)
    result: Any = None
    error: WorkFailed | None = None


class Pool(ABC):
    """Runs many tasks and yields each as it ends."""

    @abstractmethod
    def run(
        self, tasks: Iterable[Any], seconds: Callable[[Any], float | None] = lambda task: None
    ) -> Generator[Ended, None, None]:
        """Run tasks; `seconds` is how long one may be silent."""

    @abstractmethod
    def close(self) -> None:
        """End all processes."""

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class SerialPool(Pool):
    """Runs tasks in this process, one after the other."""

    def __init__(self, work: Work) -> None:
        self._work = work

    def run(
        self, tasks: Iterable[Any], seconds: Callable[[Any], float | None] = lambda task: None
    ) -> Generator[Ended, None, None]:
        for task in tasks:
            ended = Ended(task)
            try:
                ended.result = self._work(task, ended.parts.append)
            except Exception as error:
                ended.error = WorkFailed(describe(error))
            yield ended

    def close(self) -> None:
        """This process goes on."""


class ProcessPool(Pool):
    """Runs tasks in worker processes; one that dies or hangs costs its task alone."""

    def __init__(self, work: Work, workers: int, niceness: int = 0, *, daemon: bool = True) -> None:
        self._workers = [Worker(work, niceness, daemon=daemon) for _ in range(max(1, workers))]

    def run(
        self, tasks: Iterable[Any], seconds: Callable[[Any], float | None] = lambda task: None
    ) -> Generator[Ended, None, None]:
        waiting = iter(tasks)
        idle = list(self._workers)
        busy: dict[Worker, Ended] = {}
        try:
            while True:
                taken = list(islice(waiting, len(idle)))
                for task in taken:
                    worker, ended = idle.pop(), Ended(task)
                    try:
                        worker.submit(task, seconds(task))
                    except WorkerLost as error:
                        idle.append(worker)
                        ended.error = error
                        yield ended
                    else:
                        busy[worker] = ended
                if not busy and not taken:
                    return
                for worker in self._ready(busy) if busy else ():
                    ended = busy[worker]
                    if self._take(worker, ended):
                        del busy[worker]
                        idle.append(worker)
                        yield ended
        finally:
            for worker in busy:
                worker.kill()

    def _ready(self, busy: Iterable[Worker]) -> list[Worker]:
        """Wait until a worker says something or one has been silent for too long."""
        soonest = min(worker.deadline for worker in busy)
        left = None if soonest == float("inf") else max(0.0, soonest - time.monotonic())
        ready = wait([worker.pipe for worker in busy], left)
        now = time.monotonic()
        return [each for each in busy if each.pipe in ready or now >= each.deadline]

    def _take(self, worker: Worker, ended: Ended) -> bool:
        """Take the next message of a worker; return whether its task has ended."""
        try:
            kind, value = worker.receive()
        except WorkerLost as error:
            ended.error = error
            return True
        if kind == "part":
            ended.parts.append(value)
        elif kind == "failed":
            ended.error = WorkFailed(value)
        elif kind == "done":
            ended.result = value
        return kind in ("done", "failed")

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class AsyncWorker:
    """A worker for asyncio; a thread waits for its pipe, as no other way exists on all systems."""

    def __init__(self, work: Work, niceness: int = 0) -> None:
        self._worker = Worker(work, niceness)
        self._thread = ThreadPoolExecutor(1, "luna-worker")

    def start(self) -> None:
        """Start the process now, so that the first task does not wait for it."""
        self._thread.submit(self._worker.start)

    async def stream(self, task: Any, seconds: float | None = None) -> AsyncGenerator[Any, None]:
        """Yield the parts of a task, its result last; closing the generator kills the process.

        Raises `WorkFailed`.
        """
        loop = asyncio.get_running_loop()
        messages: asyncio.Queue[Message] = asyncio.Queue()

        def exchange() -> None:
            try:
                for message in self._worker.run(task, seconds):
                    loop.call_soon_threadsafe(messages.put_nowait, message)
            except WorkerLost as error:
                loop.call_soon_threadsafe(messages.put_nowait, ("failed", str(error)))

        exchanged = loop.run_in_executor(self._thread, exchange)
        kind: Kind = "started"
        try:
            while kind not in ("done", "failed"):
                kind, value = await messages.get()
                if kind == "failed":
                    raise WorkFailed(value)
                if kind != "started":
                    yield value
        finally:
            if kind not in ("done", "failed"):
                self._worker.interrupt()
            await asyncio.shield(exchanged)
            self._worker.resume()

    def close(self) -> None:
        self._worker.interrupt()
        self._thread.submit(self._worker.kill)
        self._thread.shutdown()


class AsyncPool:
    """Workers that share a queue: the most urgent task first, then the one that came first."""

    def __init__(self, work: Work, workers: int, niceness: int = 0, *, spare: bool = False) -> None:
        self._all = [AsyncWorker(work, niceness) for _ in range(max(1, workers) + spare)]
        self._spare = self._all[-1] if spare else None
        """Runs only tasks of urgency 0."""
        self._free = list(self._all)
        self._waiting: list[tuple[int, int, asyncio.Future[AsyncWorker]]] = []
        self._numbers = count()

    def start_one(self) -> None:
        self._all[0].start()

    async def stream(
        self, task: Any, urgency: int = 0, seconds: float | None = None
    ) -> AsyncGenerator[Any, None]:
        """Yield the parts of a task, its result last; see `AsyncWorker.stream`."""
        worker = await self._take(urgency)
        try:
            async with aclosing(worker.stream(task, seconds)) as parts:
                async for part in parts:
                    yield part
        finally:
            self._give_back(worker)

    async def _take(self, urgency: int) -> AsyncWorker:
        for worker in self._free:
            if self._accepts(worker, urgency):
                self._free.remove(worker)
                return worker
        given: asyncio.Future[AsyncWorker] = asyncio.get_running_loop().create_future()
        insort(self._waiting, (urgency, next(self._numbers), given))
        try:
            return await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give_back(given.result())
            raise

    def _accepts(self, worker: AsyncWorker, urgency: int) -> bool:
        return worker is not self._spare or urgency == 0

    def _give_back(self, worker: AsyncWorker) -> None:
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
