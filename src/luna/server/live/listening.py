"""Several instances on one PostgreSQL: each hears what the others have written."""

import asyncio
import logging
from contextlib import aclosing

from luna.app.background import log_event
from luna.app.errors import NoDatabase
from luna.app.tables.service import TableService
from luna.server.store.news import PRESENCE, listen
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.listening")
AGAIN_SECONDS = 0.5
"""Time before the next try when the database is gone."""


class Listening:
    """Applies what other instances write, game by game."""

    def __init__(self, tables: TableService, url: str) -> None:
        self._tables = tables
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                self.ready.clear()
                log_event(LOG, logging.WARNING, "listening-failed", fault=repr(error)[:200])
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self) -> None:
        async with aclosing(listen(self._url)) as everything:
            async for news in everything:
                if news is None:  # from now on all news arrive: what was missed before?
                    self.ready.set()
                    for room in self._tables:
                        await self._refresh(room.id, None)
                    continue
                for game, sequence in news:
                    await self._refresh(game, sequence)

    async def _refresh(self, game: str, sequence: int | None) -> None:
        """Apply what is new of one game; a game that fails does not affect the others."""
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
