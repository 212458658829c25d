"""Work that nobody waits for: done to its end, and where it fails, the log says so in one line."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from luna.server.logs import log_event

LOG = logging.getLogger("luna.server.background")


class Background:
    """Tasks on their own; kept, for a task that nobody holds may be forgotten half-way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_event(LOG, logging.WARNING, "work-failed", fault=repr(error)[:300])
