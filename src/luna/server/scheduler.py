"""Work that is due now and then: clocks that have run out, old data."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from luna.app.background import log_event
from luna.app.tables.service import TableService
from luna.server.settings import Settings
from luna.server.store.retention import RetentionPolicy
from luna.server.store.store import Store
from luna.table.commands import Expire, Resume
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.scheduler")
ALIVE_SECONDS = 2.0
"""How often a process writes that it is alive."""
AWAY_SECONDS = 3 * ALIVE_SECONDS
"""No process is alive if none has written for this long."""
TIDY_SECONDS = 3600.0

Sweep = Callable[[], Awaitable[None]]


class Scheduler:
    """Runs everything that is due, once a tick."""

    def __init__(
        self, tables: TableService, store: Store, settings: Settings, sweeps: Sequence[Sweep]
    ) -> None:
        self._tables = tables
        self._clocks = store.clocks
        self._tick_seconds = settings.tick
        self._retention = RetentionPolicy(store.database, settings.retention)
        self._sweeps = sweeps
        self._tidied = 0.0
        self._renewed = 0.0
        self._is_resumed = False
        """Players have got back the time in which no process was alive."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Problem):
                await self._clocks.beat(self._tables.now())

    async def resume(self) -> None:
        """Give players back the time in which no process was alive."""
        last, now = await self._clocks.last_heartbeat(), self._tables.now()
        if last is not None and now - last > (AWAY_SECONDS if self._clocks.shared else 0):
            for table_id in await self._clocks.with_clocks():
                with suppress(Problem):
                    room = await self._tables.get(table_id)
                    await self._tables.perform(room, Resume(last, now))
        await self._clocks.beat(now)
        self._renewed, self._is_resumed = now, True

    async def _stay_alive(self) -> None:
        """Write that this process is alive; after an outage, give the time back."""
        if not self._is_resumed:
            await self.resume()
        elif self._tables.now() - self._renewed >= ALIVE_SECONDS:
            try:
                await self._clocks.beat(self._tables.now())
            except Problem:
                self._is_resumed = False
                raise
            self._renewed = self._tables.now()

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                log_event(LOG, logging.ERROR, "tick-failed", fault=repr(error)[:300])
            await asyncio.sleep(self._tick_seconds)

    async def tick(self) -> None:
        """Do what is due."""
        await self._stay_alive()
        for table_id in await self._clocks.overdue(self._tables.now()):
            try:
                await self._tables.perform(await self._tables.get(table_id), Expire())
            except Problem:
                continue
            except Exception as error:
                fault = repr(error)[:300]
                log_event(LOG, logging.ERROR, "clock-failed", table=table_id, fault=fault)
        for sweep in self._sweeps:
            await sweep()
        now = self._tables.now()
        if now - self._tidied > TIDY_SECONDS:
            self._tidied = now
            await self.tidy(now)

    async def tidy(self, now: float) -> None:
        """Delete what the operator does not keep any longer."""
        while gone := await self._retention.sweep(now):
            self._tables.reload(gone)
            log_event(LOG, logging.INFO, "games-removed", number=len(gone))
