"""Several processes on one PostgreSQL: each hears what the others have written."""

import asyncio
import logging
import time
from contextlib import aclosing, suppress

from luna.app.background import log_event
from luna.app.errors import NoDatabase
from luna.app.tables.service import TableService
from luna.server.store.news import PRESENCE, listen
from luna.server.store.process_lives import Process
from luna.server.store.store import Store
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.listening")
AGAIN = 0.5
"""Seconds before the next try when the database is gone."""
SETTLED = 2 * AGAIN
"""Seconds after which the others have found their way back to a database that was gone, too."""


class Listening:
    """Takes in what other processes write, game by game."""

    def __init__(self, tables: TableService, store: Store, process: Process, url: str) -> None:
        self._tables = tables
        self._processes = store.processes
        self._process = process
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self._since: float | None = None
        self._lost = False

    @property
    def settled(self) -> bool:
        """Whether everything is heard, and after an outage has been for a while."""
        if self._since is None:
            return False
        return not self._lost or time.monotonic() - self._since > SETTLED

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Problem):  # no database any more: the others see that the lock is gone
                await self._processes.end(self._process)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                self.ready.clear()
                self._since, self._lost = None, True
                log_event(LOG, logging.WARNING, "listening-failed", fault=repr(error)[:200])
                await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        async with aclosing(listen(self._url, self._process)) as everything:
            async for news in everything:
                if news is None:  # now everything is heard: what was missed before?
                    await self._begin()
                    continue
                for game, sequence in news:
                    await self._take_in(game, sequence)

    async def _begin(self) -> None:
        await self._processes.add(self._process)
        self.ready.set()
        self._since = time.monotonic()
        for room in self._tables:
            await self._take_in(room.id, None)

    async def _take_in(self, game: str, sequence: int | None) -> None:
        """What is new of one game; one that fails is none of the others' business."""
        room = self._tables.loaded(game)
        try:
            if room is not None and sequence in (None, PRESENCE):
                await self._tables.refresh_presence(room)
            if room is not None and sequence is None:
                await self._tables.refresh(room)
            elif sequence:
                await self._tables.refresh_to(game, sequence)
        except NoDatabase:
            raise
        except Problem as error:
            log_event(LOG, logging.WARNING, "news-failed", table=game, fault=error.reason)
