"""Several processes on one PostgreSQL: each hears what the others have written."""

import asyncio
import logging

from sqlalchemy import make_url

from luna.server.middleware import record
from luna.server.tables import Tables

LOG = logging.getLogger("luna.server.listening")


class Listening:
    """Listens for the names of games that have new entries; nothing else is sent about."""

    def __init__(self, tables: Tables, url: str) -> None:
        self._tables = tables
        self._url = make_url(url)
        self._task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def open(self) -> None:
        if self._url.get_backend_name() == "postgresql":
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
                record(LOG, logging.WARNING, "listening-failed", fault=repr(error)[:200])
                await asyncio.sleep(0.5)

    async def _listen(self) -> None:
        from psycopg import AsyncConnection

        plain = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await AsyncConnection.connect(plain, autocommit=True)
        async with connection:
            await connection.execute("LISTEN luna")
            self.ready.set()
            for table in self._tables:  # what was missed while nobody listened
                async with table.lock:
                    await self._tables.catch_up(table)
            async for word in connection.notifies():
                game, _, sequence = word.payload.partition(" ")
                if self._tables.behind(game, int(sequence)):
                    await self._tables.refresh(game, int(sequence))
