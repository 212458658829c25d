"""Several processes on one PostgreSQL: each hears what the others have written."""

import asyncio
import logging

from luna.server.live.rooms import Rooms
from luna.server.logs import log_event
from luna.server.store.notices import listen

LOG = logging.getLogger("luna.server.listening")
AGAIN = 0.5
"""Seconds before the next try when the database is gone."""


class Listening:
    """Takes in what other processes write, game by game."""

    def __init__(self, rooms: Rooms, url: str) -> None:
        self._rooms = rooms
        self._url = url
        self._task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def open(self) -> None:
        if self._rooms.store.shared:
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
                await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        async for news in listen(self._url):
            if news is None:  # now everything is heard: what was missed before?
                self.ready.set()
                for room in self._rooms:
                    await self._rooms.refresh(room)
                continue
            for game, sequence in news:
                await self._rooms.refresh_to(game, sequence)
