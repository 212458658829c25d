"""Bots at tables, with metrics and, where processes share a database, a lease for each position."""

import asyncio
import time
from contextlib import suppress
from functools import partial

from luna.app.jobs import Jobs
from luna.app.tables.bots import BotPlayers
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.game import Position
from luna.server.metrics import Metrics
from luna.server.store.games import GameStore
from luna.server.thinking.leases import renewed
from luna.table.problem import Problem


class ServerBots(BotPlayers):
    """Bots of this process; of several processes, one thinks about each position."""

    def __init__(
        self,
        tables: TableService,
        jobs: Jobs,
        own_bots: dict[str, str],
        games: GameStore,
        process: str,
        lease: float,
        metrics: Metrics,
    ) -> None:
        super().__init__(tables, jobs, own_bots)
        self._games = games
        self._process = process
        self._lease_seconds = lease
        self._metrics = metrics

    async def sweep(self) -> None:
        """Start bots in games that no process thinks about."""
        for table_id in await self._games.idle_bots(self._tables.now()):
            with suppress(Problem):
                self.on_entries(await self._tables.get(table_id), ())

    async def _choose(self, room: Room, position: Position, level: str) -> str | None:
        if not self._games.shared:
            return await self._measured(position, level)
        now, table = self._tables.now(), room.table
        until = now + self._lease_seconds
        if not await self._games.begin_thinking(
            table.id, table.sequence, self._process, now, until
        ):
            return None
        async with renewed(self._lease_seconds, partial(self._renew, table.id)):
            return await self._measured(position, level)

    async def _measured(self, position: Position, level: str) -> str:
        self._metrics.thinking.inc()
        start = time.perf_counter()
        try:
            return await self.suggest(position, level)
        finally:
            self._metrics.thinking.dec()
            self._metrics.thoughts.labels(level).observe(time.perf_counter() - start)

    async def _renew(self, table_id: str) -> None:
        until = self._tables.now() + self._lease_seconds
        await self._games.go_on_thinking(table_id, self._process, until)

    async def close(self) -> None:
        was_thinking = bool(self._tasks)
        await super().close()
        if self._games.shared and was_thinking:
            with suppress(Problem):  # no database any more: the leases expire
                await asyncio.shield(self._games.end_thinking(self._process))
