"""Bots at the table: they think in processes of their own and act like everyone else."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from luna.app.bots import WEAKEST, levels, load_own_bots
from luna.app.jobs import JobFailed, choose_bot_move
from luna.server.jobs import ProcessJobs
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.server.logs import log_event
from luna.server.metrics import Metrics
from luna.server.settings import Settings
from luna.server.thinking.leases import renewed
from luna.table.commands import BotAct
from luna.table.entries import Entry
from luna.table.position import Position
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.bots")
TRIES = 3


class Bots:
    """Sees whose turn it is, and lets a bot think where one plays."""

    def __init__(
        self, rooms: Rooms, jobs: ProcessJobs, settings: Settings, metrics: Metrics
    ) -> None:
        self._rooms = rooms
        self._games = rooms.store.games
        self._metrics = metrics
        self._jobs = jobs
        self._opened = False
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._me = rooms.process.name
        self._lasts = settings.lease
        self._own = load_own_bots(settings.bots)
        self._levels = levels(self._own)

    def levels(self) -> list[str]:
        """The levels at hand, weakest first."""
        return self._levels

    def open(self) -> None:
        self._opened = True
        if self._rooms.store.shared:  # the bots of one that dies do not wait for it to start
            self._jobs.start_bots()

    async def close(self) -> None:
        """End all thinking; it is taken up again when a server starts."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._rooms.store.shared and tasks:
            with suppress(Problem):  # no database any more: the leases run out
                await self._games.end_thinking(self._me)

    async def sweep(self) -> None:
        """Take up games in which a bot is to act and nobody thinks for it."""
        for game in await self._games.idle_bots(now()):
            try:
                self.heard(await self._rooms.get(game), ())
            except Problem:
                continue
            except Exception as error:
                log_event(LOG, logging.ERROR, "sweep-failed", table=game, fault=repr(error)[:300])

    def heard(self, room: Room, entries: Sequence[Entry]) -> None:
        """Something happened at a table: end thoughts on what is past, begin a new one."""
        table = room.table
        position, task = self._tasks.get(table.id, (0, None))
        turn = table.turn
        wanted = turn is not None and turn.by_bot and not table.paused
        if task is not None and (not wanted or position != table.position_sequence):
            if task is not asyncio.current_task():
                task.cancel()
            self._tasks.pop(table.id, None)
            task = None
        if wanted and task is None and self._opened:
            task = asyncio.create_task(self._play(room))
            self._tasks[table.id] = table.position_sequence, task
            task.add_done_callback(lambda done: self._done(table.id, done))

    def _done(self, game: str, task: asyncio.Task[None]) -> None:
        known = self._tasks.get(game)
        if known is not None and known[1] is task:
            del self._tasks[game]
        if not task.cancelled() and task.exception() is not None:
            log_event(LOG, logging.ERROR, "bot-failed", table=game, fault=repr(task.exception()))

    async def _play(self, room: Room) -> None:
        """Think, then act unless the position has changed."""
        table = room.table
        turn, position = table.turn, table.position
        if turn is None or position is None:
            return
        level = turn.level or WEAKEST
        if not self._rooms.store.shared:
            text = await self._think(position, level)
        elif await self._lease(table.id, table.sequence):
            async with renewed(self._lasts, partial(self._renew, table.id)):
                text = await self._think(position, level)
        else:
            return
        await self._rooms.perform(room, BotAct(text, table.position_sequence))

    async def _think(self, position: Position, level: str) -> str:
        self._metrics.thinking.inc()
        start = time.perf_counter()
        try:
            return await self.suggest(position, level)
        finally:
            self._metrics.thinking.dec()
            self._metrics.thoughts.labels(level).observe(time.perf_counter() - start)

    async def suggest(self, position: Position, level: str) -> str:
        """What a bot would play; the weakest answers for one that fails."""
        for attempt in range(TRIES):
            try:
                return await choose_bot_move(self._jobs, position, self._own.get(level, level))
            except JobFailed as error:
                log_event(LOG, logging.ERROR, "thought-failed", bot=level, fault=str(error)[:300])
                if attempt == TRIES - 2:
                    level = WEAKEST
        raise Problem("unavailable", "no-bots")

    async def _lease(self, game: str, sequence: int) -> bool:
        """Make sure that only one of several processes thinks about a position."""
        time_now = now()
        return await self._games.begin_thinking(
            game, sequence, self._me, time_now, time_now + self._lasts
        )

    async def _renew(self, game: str) -> None:
        await self._games.go_on_thinking(game, self._me, now() + self._lasts)
