"""Bots at the table: they think in processes of their own and act like everyone else."""

import asyncio
import logging
import os
import time
from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, or_, select, update

from luna.game import Game
from luna.server.identity import new_id
from luna.server.metrics import Metrics
from luna.server.middleware import record
from luna.server.problems import Problem
from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.store import now
from luna.server.table import Entry, LiveTable, Seat
from luna.server.tables import Tables
from luna.server.thinker import PLAIN, levels
from luna.server.thinking import Thinkers, ThoughtFailed

LOG = logging.getLogger("luna.server.bots")
LEASE = 15.0
"""Seconds after which another process takes over from one that has fallen silent."""
TRIES = 3


class Bots:
    """Sees whose turn it is, and lets a bot think where one plays."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self._tables = tables
        self._metrics = metrics
        self._settings = settings
        self._thinkers: Thinkers | None = None
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._me = f"{os.getpid()}-{new_id(8)}"
        self._shared = tables.store.engine.dialect.name == "postgresql"
        self._levels = levels()

    def levels(self) -> list[str]:
        """The levels at hand, weakest first."""
        return self._levels

    def open(self) -> None:
        self._thinkers = Thinkers(self._settings.think)

    async def close(self) -> None:
        """End all thinking; it is taken up again when a server starts."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._thinkers is not None:
            self._thinkers.close()
        if self._shared and tasks:
            mine = schema.games.c.thinker == self._me
            free = update(schema.games).where(mine).values(thinker=None, thinks_until=None)
            await self._tables.store.write(lambda connection: connection.execute(free))

    async def sweep(self) -> None:
        """Take up games in which a bot is to act and nobody thinks for it."""
        for game in await self._tables.store.read(idle_bots):
            try:
                self.heard(await self._tables.get(game), ())
            except Problem:
                continue

    def heard(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """Something happened at a table: end thoughts on what is past, begin a new one."""
        position, task = self._tasks.get(table.id, (0, None))
        turn = table.turn
        wanted = turn is not None and turn.by_bot
        if task is not None and (not wanted or position != table.position):
            if task is not asyncio.current_task():
                task.cancel()
            self._tasks.pop(table.id, None)
            task = None
        if wanted and task is None and self._thinkers is not None:
            task = asyncio.create_task(self._play(table, table.position))
            self._tasks[table.id] = table.position, task
            task.add_done_callback(lambda done: self._done(table.id, done))

    def _done(self, game: str, task: asyncio.Task[None]) -> None:
        known = self._tasks.get(game)
        if known is not None and known[1] is task:
            del self._tasks[game]
        if not task.cancelled() and task.exception() is not None:
            record(LOG, logging.ERROR, "bot-failed", table=game, fault=repr(task.exception()))

    async def _play(self, table: LiveTable, position: int) -> None:
        """Think, then act unless the position has changed."""
        turn, game = table.turn, table.game
        if turn is None or game is None:
            return
        if not self._shared:
            text = await self._think(table, turn, game)
        elif await self._lease(table.id, table.sequence):
            renewing = asyncio.create_task(self._renew(table.id))
            try:
                text = await self._think(table, turn, game)
            finally:
                renewing.cancel()
        else:
            return
        await self._tables.settled(self._act(table, position, text))

    async def _think(self, table: LiveTable, turn: Seat, game: Game) -> str:
        level = turn.level or PLAIN
        texts = [entry.text for entry in table.actions]
        self._metrics.thinking.inc()
        start = time.perf_counter()
        try:
            return await self.suggest(table.header or "", texts, level)
        finally:
            self._metrics.thinking.dec()
            self._metrics.thoughts.labels(level).observe(time.perf_counter() - start)

    async def suggest(self, header: str, texts: Sequence[str], level: str) -> str:
        """What a bot would play; the weakest answers for one that fails."""
        if self._thinkers is None:
            raise Problem(503, "no-bots")
        for attempt in range(TRIES):
            try:
                return await self._thinkers.think(header, texts, level)
            except ThoughtFailed as error:
                record(LOG, logging.ERROR, "thought-failed", bot=level, fault=str(error)[:300])
                if attempt == TRIES - 2:
                    level = PLAIN
        raise Problem(503, "no-bots")

    async def _act(self, table: LiveTable, position: int, text: str) -> None:
        async def act() -> None:
            turn = table.turn
            if table.position == position and turn is not None and turn.by_bot:
                await self._tables.append(table, turn.number, "action", text)

        await self._tables.retry(table, act)

    async def _lease(self, game: str, sequence: int) -> bool:
        """Make sure that only one of several processes thinks about a position.

        Every new entry ends the lease, so whoever is behind the log cannot get one.
        """
        games, time = schema.games, now()
        free = or_(games.c.thinks_until.is_(None), games.c.thinks_until < time)
        return await self._hold(games.c.id == game, games.c.sequence == sequence, free) == 1

    async def _renew(self, game: str) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            await self._hold(schema.games.c.id == game, schema.games.c.thinker == self._me)

    async def _hold(self, *conditions: ColumnElement[bool]) -> int:
        """Say that this process thinks, where the conditions hold; in how many games."""
        change = (
            update(schema.games)
            .where(*conditions)
            .values(thinker=self._me, thinks_until=now() + LEASE)
        )
        held: list[int] = []
        await self._tables.store.write(lambda c: held.append(c.execute(change).rowcount))
        return held[-1]


def idle_bots(connection: Connection) -> list[str]:
    """Games in which a bot is to act and no process has said that it thinks."""
    games, seats = schema.games.c, schema.seats.c
    found = (
        select(games.id)
        .join(schema.seats, (seats.game == games.id) & (seats.number == games.turn))
        .where(
            games.status == "playing",
            seats.level.is_not(None),
            or_(games.thinks_until.is_(None), games.thinks_until < now()),
        )
    )
    return list(connection.execute(found).scalars())
