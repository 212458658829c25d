"""Bots at tables, and players' clocks: what happens at a table without a request."""

import asyncio
import logging
from collections.abc import Sequence

from luna.app.background import log_event
from luna.app.bots import WEAKEST
from luna.app.jobs import JobFailed, Jobs, choose_bot_move
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.game import Position
from luna.table.commands import BotAct, Expire
from luna.table.entries import Entry
from luna.table.problem import Problem

LOG = logging.getLogger("luna.app.bots")
MAX_ATTEMPTS = 3
"""How often a bot is asked; the last time it is the weakest one."""


class BotPlayers:
    """Asks a bot for its action wherever it is a bot's turn."""

    def __init__(self, tables: TableService, jobs: Jobs, own_bots: dict[str, str]) -> None:
        self._tables = tables
        self._jobs = jobs
        self._own_bots = own_bots
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        """The position that each table's bot thinks about, and the task."""
        tables.listeners.append(self.on_entries)

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        """End thinking about past positions, and start it where a bot is to act."""
        table = room.table
        position, task = self._tasks.get(table.id, (0, None))
        turn = table.turn
        is_due = turn is not None and turn.by_bot and not table.paused
        if task is not None and (not is_due or position != table.position_sequence):
            if task is not asyncio.current_task():
                task.cancel()
            self._tasks.pop(table.id, None)
            task = None
        if is_due and task is None:
            task = asyncio.create_task(self._play(room))
            self._tasks[table.id] = table.position_sequence, task
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        known = self._tasks.get(table_id)
        if known is not None and known[1] is task:
            del self._tasks[table_id]
        if not task.cancelled() and task.exception() is not None:
            fault = repr(task.exception())
            log_event(LOG, logging.ERROR, "bot-failed", table=table_id, fault=fault)

    async def _play(self, room: Room) -> None:
        await asyncio.sleep(0)  # viewers see the position before a bot thinks
        table = room.table
        turn, position = table.turn, table.position
        if turn is None or position is None:
            return
        text = await self._choose(room, position, turn.level or WEAKEST)
        if text is not None:
            await self._tables.perform(room, BotAct(text, table.position_sequence))

    async def _choose(self, room: Room, position: Position, level: str) -> str | None:
        return await self.suggest(position, level)

    async def suggest(self, position: Position, level: str) -> str:
        """Return what a bot would play; the weakest one answers for one that fails."""
        for attempt in range(MAX_ATTEMPTS):
            try:
                bot = self._own_bots.get(level, level)
                return await choose_bot_move(self._jobs, position, bot)
            except JobFailed as error:
                log_event(LOG, logging.ERROR, "thought-failed", bot=level, fault=str(error)[:300])
                if attempt == MAX_ATTEMPTS - 2:
                    level = WEAKEST
        raise Problem("unavailable", "no-bots")

    async def idle(self) -> None:
        """Wait until no bot is to act."""
        while running := [task for _, task in self._tasks.values() if not task.done()]:
            await asyncio.wait(running)

    async def close(self) -> None:
        """End all thinking; it starts again with the next server."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class ClockTimers:
    """Ends turns of loaded tables at their deadline; a browser needs no more."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        tables.listeners.append(self.on_entries)

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        deadline = room.table.deadline()
        if deadline is not None:
            delay = max(0.0, deadline - self._tables.now())
            loop = asyncio.get_running_loop()
            self._timers[room.id] = loop.call_later(delay, self._expire, room)

    def _expire(self, room: Room) -> None:
        self._timers.pop(room.id, None)
        self._tables.start(self._tables.perform(room, Expire()))
