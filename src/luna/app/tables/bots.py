"""Bots at tables, and players' clocks: what happens at a table without a request."""

import asyncio
import logging
from collections.abc import Iterator, Sequence

from luna.app.background import log_event
from luna.app.bots import WEAKEST
from luna.app.jobs import JobFailed, Jobs, PlayBot, Runner, choose_bot_move
from luna.app.tables.room import Room
from luna.app.tables.service import TableService
from luna.game import Position
from luna.table.commands import BotAct, Expire
from luna.table.entries import Entry
from luna.table.problem import Problem
from luna.table.table import Table

LOG = logging.getLogger("luna.app.bots")
MAX_ATTEMPTS = 3
"""How often a bot is asked; the last time it is the weakest one."""


class BotPlayers:
    """Lets a bot act wherever it is a bot's turn."""

    def __init__(
        self, tables: TableService, runner: Runner, jobs: Jobs, own_bots: dict[str, str]
    ) -> None:
        self._tables = tables
        self._runner = runner
        """Runs what the bots at tables think, in this process or beside it."""
        self._jobs = jobs
        self._own_bots = own_bots
        self._thinking: dict[str, tuple[int, asyncio.Task[str]]] = {}
        """The position that each table's bot thinks about, and the task."""
        tables.task_sources.append(bot_tasks)
        tables.listeners.append(self.on_entries)

    def on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        """End thinking about positions that are past, or that wait for a player."""
        position, thinking = self._thinking.get(room.id, (0, None))
        if thinking is not None and due_position(room.table) != position:
            thinking.cancel()

    async def play(self, task: PlayBot) -> str | None:
        """Let a bot act and return its level, unless the position is past."""
        room = await self._tables.get(task.table)
        await self._tables.refresh_to(task.table, task.position)
        table = room.table
        turn, position = table.turn, table.position
        if turn is None or position is None or due_position(table) != task.position:
            return None
        thinking = asyncio.create_task(self._suggest(self._runner, position, turn.level or WEAKEST))
        self._thinking[table.id] = task.position, thinking
        try:
            await asyncio.wait((thinking,))
        finally:
            thinking.cancel()
            if self._thinking.get(table.id) == (task.position, thinking):
                del self._thinking[table.id]
        if thinking.cancelled():
            return None
        try:
            await self._tables.perform(room, BotAct(thinking.result(), task.position))
        except Problem:
            if due_position(room.table) == task.position:
                raise
        return turn.level

    async def suggest(self, position: Position, level: str) -> str:
        """Return what a bot would play, for someone who waits for the answer."""
        return await self._suggest(self._jobs, position, level)

    async def _suggest(self, runner: Runner, position: Position, level: str) -> str:
        """Return what a bot would play; the weakest one answers for one that fails."""
        for attempt in range(MAX_ATTEMPTS):
            try:
                bot = self._own_bots.get(level, level)
                return await choose_bot_move(runner, position, bot)
            except JobFailed as error:
                log_event(LOG, logging.ERROR, "thought-failed", bot=level, fault=str(error)[:300])
                if attempt == MAX_ATTEMPTS - 2:
                    level = WEAKEST
        raise Problem("unavailable", "no-bots")


def due_position(table: Table) -> int | None:
    """The position in which a bot is to act now, by the entry that led to it."""
    turn = table.turn
    is_due = turn is not None and turn.by_bot and not table.paused
    return table.position_sequence if is_due else None


def bot_tasks(before: Table | None, after: Table) -> Iterator[PlayBot]:
    """What bots have to do after a change of a table, or when it is loaded."""
    position = due_position(after)
    if position is not None and (before is None or due_position(before) != position):
        yield PlayBot(after.id, position)


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
