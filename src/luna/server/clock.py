"""The clock: what happens when a player's time is over, and what else is due now and then."""

import asyncio
import logging

from sqlalchemy import Connection, delete, select

from luna.bots.roster import current_level
from luna.rules.listing import plain_actions
from luna.server.bots import Bots
from luna.server.middleware import record
from luna.server.pace import Pace
from luna.server.problems import Problem
from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.store import now, update_seat
from luna.server.store.writer import Statement
from luna.server.table import Entry, LiveTable
from luna.server.tables import Tables

LOG = logging.getLogger("luna.server.clock")


class Clockwork:
    """Looks at the clocks of all running games once a tick."""

    def __init__(self, tables: Tables, bots: Bots, settings: Settings) -> None:
        self._tables = tables
        self._bots = bots
        self._settings = settings
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                record(LOG, logging.ERROR, "tick-failed", fault=repr(error)[:300])
            await asyncio.sleep(self._settings.tick)

    async def tick(self) -> None:
        """Attend to what is overdue."""
        time = now()
        for game in await self._tables.store.read(lambda c: overdue(c, time)):
            try:
                table = await self._tables.get(game)
                await self._tables.settled(self._expire(table, time))
            except Problem:
                continue
        await self._bots.sweep()

    async def _expire(self, table: LiveTable, time: float) -> None:
        async def expire() -> None:
            deadline = table.deadline()
            if table.pace is not None and deadline is not None and deadline <= time:
                entries, statements = expired(table, table.pace, self._bots.levels()[0])
                await self._tables.commit(table, entries, statements)

        await self._tables.retry(table, expire)


def expired(table: LiveTable, pace: Pace, level: str) -> tuple[list[Entry], list[Statement]]:
    """What the log says when the player to act has run out of time."""
    seat, game = table.turn, table.game
    if seat is None or game is None:
        return [], []
    late = Entry(table.sequence + 1, seat.number, "late", pace.end, now())
    follows = table.sequence + 2
    if pace.end == "abandon":
        return [late, Entry(follows, seat.number, "abandon", "", now())], []
    if pace.end == "pass":
        text = game.text(plain_actions(game.state)[-1])  # Meditation wherever it is possible
        return [late, Entry(follows, seat.number, "action", text, now())], []
    seat.level = current_level(pace.level) if pace.level else level
    bot = Entry(follows, seat.number, "bot", seat.level, now())
    return [late, bot], [update_seat(table.id, seat)]


def overdue(connection: Connection, time: float) -> list[str]:
    games = schema.games.c
    found = select(games.id).where(games.status == "playing", games.deadline <= time)
    return list(connection.execute(found).scalars())


def forget_challenges(connection: Connection) -> None:
    challenges = schema.challenges
    connection.execute(delete(challenges).where(challenges.c.expires < now()))
