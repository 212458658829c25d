"""Several processes on one PostgreSQL: what one that has died was about, the others take on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from luna.app.background import log_event
from luna.server.live.listening import Listening
from luna.server.store.store import Store

LOG = logging.getLogger("luna.server.takeover")
LOOK = 0.25
"""Seconds between two looks at whether all processes live."""

Sweep = Callable[[], Awaitable[None]]


class Takeover:
    """Sees which processes are gone, and lets those know who go on with what they were about."""

    def __init__(self, store: Store, listening: Listening, *sweeps: Sweep) -> None:
        self._store = store
        self._listening = listening
        self._sweeps = sweeps
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self._store.shared:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look()
            except Exception as error:
                log_event(LOG, logging.ERROR, "takeover-failed", fault=repr(error)[:300])

    async def _look(self) -> None:
        """Free what the dead have taken on, unless the others cannot have come back yet."""
        if self._listening.settled and await self._store.processes.bury():
            log_event(LOG, logging.WARNING, "process-died")
            for sweep in self._sweeps:
                await sweep()
