"""Jobs of a server: worker processes for computations, and tasks that survive every crash."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Any

import msgspec

from luna.app.jobs import (
    FIRST_PART_SECONDS,
    UNWATCHED_SECONDS,
    BotMove,
    Computation,
    Compute,
    JobFailed,
    Jobs,
    LocalJobs,
    Progress,
    Task,
    Urgency,
    compute,
    split,
)
from luna.app.names import new_id
from luna.parallel import AsyncPool, Emit, WorkFailed
from luna.server.store.jobs import JobStore
from luna.server.store.queue import Unknown, seal
from luna.table.problem import Problem, missing

LOG = logging.getLogger("luna.server.jobs")
ANALYSIS_NICENESS = 5
"""Analysis yields to bots at tables, on systems that have priorities."""
LOOK_SECONDS = 0.1
"""Time between two looks at the progress of a computation elsewhere."""
WRITE_SECONDS = 0.1
"""Time between two writes of progress."""


def work(job: Computation, emit: Emit) -> None:
    """Find an answer in a worker process; its last part is the answer."""
    for part in compute(job):
        emit(part)


class Pools:
    """Worker processes of this machine: bots in some, analysis in others.

    A bot never waits for a review, and a short answer never waits for a long one. A process that is
    silent for longer than `hang` seconds is killed and replaced.
    """

    def __init__(self, bots: int, analysis: int, hang: float) -> None:
        self._bots = AsyncPool(work, bots)
        self._analysis = AsyncPool(work, analysis, ANALYSIS_NICENESS, spare=True)
        self._hang = hang

    def start_bots(self) -> None:
        """Start a process for bots now."""
        self._bots.start_one()

    async def stream(
        self, job: Computation, urgency: Urgency = Urgency.NOW
    ) -> AsyncGenerator[Any, None]:
        """Yield the parts of an answer; raise `JobFailed`."""
        pool = self._bots if isinstance(job, BotMove) else self._analysis
        try:
            async with aclosing(pool.stream(job, urgency, self._hang)) as parts:
                async for part in parts:
                    if part is not None:
                        yield part
        except WorkFailed as error:
            raise JobFailed(str(error)) from None

    async def run(self, job: Computation, urgency: Urgency = Urgency.NOW) -> Any:
        answer = None
        async with aclosing(self.stream(job, urgency)) as parts:
            async for part in parts:
                answer = split(job, part)[1]
        return answer

    def close(self) -> None:
        self._bots.close()
        self._analysis.close()


class StoredJobs(LocalJobs):
    """Jobs of the one process that uses an SQLite file; the file keeps the tasks."""

    durable = True

    def __init__(self, pools: Pools, store: JobStore) -> None:
        super().__init__(pools.stream)
        self._store = store

    async def submit_task(self, task: Task) -> None:
        await self._store.add([task])

    async def sweep(self) -> None:
        """Start stored tasks that do not run: after a crash, or put back by the operator."""
        for envelope in await self._store.pending():
            try:
                task = envelope.open()
            except Unknown as error:
                await self._store.quarantine(envelope, str(error), time.time())
                continue
            if task not in self._tasks:
                self.start([task])

    async def _succeeded(self, task: Task) -> None:
        with suppress(Problem):  # it runs again after the next start, and finds nothing to do
            await self._store.delete(seal(task))

    async def _quarantine(self, task: Task, fault: str) -> None:
        with suppress(Problem):
            await self._store.quarantine(seal(task), failed_often(fault), time.time())


def failed_often(fault: str) -> str:
    return f"It has failed five times. The last time: {fault}"


class QueuedJobs(Jobs):
    """Jobs in the queue of a PostgreSQL database, for workers on any machine."""

    durable = True

    def __init__(self, pools: Pools, store: JobStore) -> None:
        self._pools = pools
        self._store = store

    async def submit(
        self, job: Computation, urgency: Urgency = Urgency.NOW, owner: str = ""
    ) -> str:
        job_id = new_id(12)
        await self._store.begin(job_id, owner, job, urgency, time.time())
        return job_id

    async def submit_task(self, task: Task) -> None:
        await self._store.add([task])

    async def progress(self, job_id: str, known: float = 1.0) -> Progress:
        until = time.monotonic() + FIRST_PART_SECONDS
        while True:
            found = await self._store.ask(job_id, time.time())
            if found is None:
                raise missing("thought")
            if found.done or found.progress > known or time.monotonic() > until:
                return found
            await asyncio.sleep(LOOK_SECONDS)

    async def cancel(self, job_id: str) -> None:
        await self._store.end(job_id)

    async def result(self, job_id: str) -> Any:
        seconds = LOOK_SECONDS / 8
        while True:
            found = await self._store.ask(job_id, time.time())
            if found is None:
                raise JobFailed("the job was cancelled")
            if found.done:
                await self._store.end(job_id)
                if found.fault is not None:
                    raise JobFailed(found.fault)
                return found.answer
            await asyncio.sleep(seconds)
            seconds = min(LOOK_SECONDS, 1.5 * seconds)

    async def run_computation(self, task: Compute) -> None:
        """Find an answer in this process's workers; end when no one wants it any more."""
        found = await self._store.find(task.id)
        if found is None or found.done:
            return
        latest = found
        written = 0.0
        try:
            async with aclosing(self._pools.stream(found.job, Urgency.WATCHED)) as parts:
                async for part in parts:
                    progress, answer = split(found.job, part)
                    latest = Progress(found.job, progress, answer, done=False)
                    if time.monotonic() - written > WRITE_SECONDS:
                        written = time.monotonic()
                        since = time.time() - UNWATCHED_SECONDS
                        if not await self._store.put(task.id, latest, since):
                            return
        except JobFailed as error:
            latest = msgspec.structs.replace(latest, fault=str(error))
        await self._store.put(task.id, msgspec.structs.replace(latest, done=True), 0.0)
