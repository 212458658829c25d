"""Bots at the table: they think in processes of their own and act like everyone else."""

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from luna.game import Position
from luna.server.live.room import Room
from luna.server.live.rooms import Rooms, now
from luna.server.logs import log_event
from luna.server.metrics import Metrics
from luna.server.settings import Settings
from luna.server.thinking.leases import renewed
from luna.server.thinking.processes import Thinkers
from luna.service.analysing import ThoughtFailed
from luna.service.thinking import PLAIN, levels, own_bots, question
from luna.table.commands import BotAct
from luna.table.entries import Entry
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.bots")
TRIES = 3


class Bots:
    """Sees whose turn it is, and lets a bot think where one plays."""

    def __init__(self, rooms: Rooms, settings: Settings, metrics: Metrics) -> None:
        self._rooms = rooms
        self._games = rooms.store.games
        self._metrics = metrics
        self._settings = settings
        self._thinkers: Thinkers | None = None
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._me = rooms.process.name
        self._lasts = settings.lease
        self._own = own_bots(settings.bots)
        self._levels = levels(self._own)

    def levels(self) -> list[str]:
        """The levels at hand, weakest first."""
        return self._levels

    def open(self) -> None:
        self._thinkers = Thinkers(self._settings.think)
        if self._rooms.store.shared:  # the bots of one that dies do not wait for it to start
            self._thinkers.begin()

    async def close(self) -> None:
        """End all thinking; it is taken up again when a server starts."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinkers is not None:
            self._thinkers.close()
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
        wanted = turn is not None and turn.by_bot
        if task is not None and (not wanted or position != table.position_sequence):
            if task is not asyncio.current_task():
                task.cancel()
            self._tasks.pop(table.id, None)
            task = None
        if wanted and task is None and self._thinkers is not None:
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
        level = turn.level or PLAIN
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
        if self._thinkers is None:
            raise Problem("unavailable", "no-bots")
        for attempt in range(TRIES):
            try:
                return await self._thinkers.think(question(position, self._own.get(level, level)))
            except ThoughtFailed as error:
                log_event(LOG, logging.ERROR, "thought-failed", bot=level, fault=str(error)[:300])
                if attempt == TRIES - 2:
                    level = PLAIN
        raise Problem("unavailable", "no-bots")

    async def _lease(self, game: str, sequence: int) -> bool:
        """Make sure that only one of several processes thinks about a position."""
        time_now = now()
        return await self._games.begin_thinking(
            game, sequence, self._me, time_now, time_now + self._lasts
        )

    async def _renew(self, game: str) -> None:
        await self._games.go_on_thinking(game, self._me, now() + self._lasts)
