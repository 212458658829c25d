"""Who does the work of a training run: this process, processes beside it, or a Ray cluster.

A piece of work is a pure function of its task and gives the bytes of a file; so whoever does it,
and in whichever order, the files are the same.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

from luna.arena.cluster import Remote, session
from luna.arena.workers import context
from luna.learning.gate import GateTask
from luna.learning.shards import Task

Piece = TypeVar("Piece", Task, GateTask)
Work = Callable[[Piece], bytes]
Done = Generator[tuple[Piece, bytes], None, None]


class Hands(Protocol):
    """Does what is to be done."""

    def do(self, work: Work[Piece], tasks: Sequence[Piece]) -> Done[Piece]:
        """Each task with its bytes, as they come."""


class Own:
    """This process alone."""

    def do(self, work: Work[Piece], tasks: Sequence[Piece]) -> Done[Piece]:
        for task in tasks:
            yield task, work(task)


@dataclass(frozen=True)
class WorkProcesses:
    """Processes of this machine."""

    pool: Executor

    def do(self, work: Work[Piece], tasks: Sequence[Piece]) -> Done[Piece]:
        futures: list[Future[bytes]] = [self.pool.submit(work, task) for task in tasks]
        try:
            for task, future in zip(tasks, futures, strict=True):
                yield task, future.result()
        finally:
            for future in futures:
                future.cancel()


@dataclass(frozen=True)
class Machines:
    """A Ray cluster."""

    address: str
    workers: int | None

    def do(self, work: Work[Piece], tasks: Sequence[Piece]) -> Done[Piece]:
        yield from Remote(self.address, self.workers, partial(both, work)).play(tasks)


def both(work: Work[Piece], task: Piece) -> tuple[Piece, bytes]:
    """A task with what came of it: on a cluster the last may come first."""
    return task, work(task)


@contextmanager
def hands(workers: int | None, ray: str | None) -> Iterator[Hands]:
    """Those that the command line asks for, as long as they are needed."""
    if ray is not None:
        with session(ray, workers):
            yield Machines(ray, workers)
    elif workers == 0:
        yield Own()
    else:
        pool = ProcessPoolExecutor(workers or 1, mp_context=context())
        try:
            yield WorkProcesses(pool)
        finally:
            pool.shutdown(cancel_futures=True)
