"""Log lines with fields as JSON, and tasks that run to their end without a caller."""

import asyncio
import json
import logging
from collections.abc import Coroutine
from typing import Any


class JsonLines(logging.Formatter):
    """One JSON object for each line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "luna", {}),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


LOG = logging.getLogger("luna.background")


def log_event(log: logging.Logger, level: int, event: str, **details: Any) -> None:
    """Log an event with details as fields."""
    log.log(level, event, extra={"luna": details})


class BackgroundTasks:
    """Holds tasks until they end, and logs those that fail."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_event(LOG, logging.WARNING, "work-failed", fault=repr(error)[:300])

    async def drain(self) -> None:
        """Wait for all tasks."""
        while self.running:
            await asyncio.wait(self.running)

    async def cancel(self) -> None:
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
