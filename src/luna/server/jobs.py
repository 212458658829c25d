"""Jobs in worker processes of this server: bots in some, analysis in others.

A bot never waits for a review, and a short answer never waits for a long one.
"""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

from luna.app.jobs import BotMove, Job, JobFailed, Jobs, Urgency, run_job
from luna.parallel import AsyncPool, Emit, WorkFailed

ANALYSIS_NICENESS = 5
"""Analysis yields to bots at tables, on systems that have priorities."""


def work(job: Job, emit: Emit) -> None:
    """Run a job in a worker process; its last part is the result."""
    for part in run_job(job):
        emit(part)


class ProcessJobs(Jobs):
    """Jobs in processes of this machine."""

    def __init__(self, bots: int, analysis: int) -> None:
        self._bots = AsyncPool(work, bots)
        self._analysis = AsyncPool(work, analysis, ANALYSIS_NICENESS, spare=True)

    def start_bots(self) -> None:
        """Start a process for bots now."""
        self._bots.start_one()

    async def stream(self, job: Job, urgency: Urgency = Urgency.NOW) -> AsyncGenerator[Any, None]:
        pool = self._bots if isinstance(job, BotMove) else self._analysis
        try:
            async with aclosing(pool.stream(job, urgency)) as parts:
                async for part in parts:
                    if part is not None:
                        yield part
        except WorkFailed as error:
            raise JobFailed(str(error)) from None

    def close(self) -> None:
        self._bots.close()
        self._analysis.close()
