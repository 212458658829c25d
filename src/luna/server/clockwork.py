"""What is due now and then: players whose time is over, bots that nobody thinks for."""

import asyncio
import logging
from contextlib import suppress

from luna.server.live.gathering import Gatherings
from luna.server.live.plans import Plans
from luna.app.tables.service import Rooms, now
from luna.server.logs import log_event
from luna.server.notify import Notifications
from luna.server.settings import Settings
from luna.server.store.retention import Keeping
from luna.server.thinking.seated_bots import Bots
from luna.table.commands import Expire, Resume
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.clockwork")
RENEW = 2.0
"""Seconds after which a process says again that it is there."""
HOUR = 3600.0
AWAY = 3 * RENEW
"""Seconds of silence after which no process is there."""


class Clockwork:
    """Looks at the clocks of all running games once a tick."""

    def __init__(
        self,
        rooms: Rooms,
        bots: Bots,
        plans: Plans,
        notifications: Notifications,
        gatherings: Gatherings,
        settings: Settings,
    ) -> None:
        self._rooms = rooms
        self._plans = plans
        self._notifications = notifications
        self._gatherings = gatherings
        self._bots = bots
        self._settings = settings
        self._alive = rooms.store.alive
        self._keeping = Keeping(rooms.store.database, settings.retention)
        self._tidied = 0.0
        self._renewed = 0.0
        self._away = True
        """The time that was lost has not been given back yet."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Problem):
                await self._alive.renew(now())

    async def resume(self) -> None:
        """Give back the time in which no process was there, before any clock is looked at."""
        last, time = await self._alive.last(), now()
        if last is not None and time - last > (0 if self._alive.alone else AWAY):
            for game in await self._rooms.store.games.with_clocks():
                try:
                    await self._rooms.perform(await self._rooms.get(game), Resume(last, time))
                except Problem:
                    continue
        await self._alive.renew(time)
        self._renewed, self._away = time, False

    async def _stay_alive(self) -> None:
        """Say now and then that this process is there; after an outage, give the time back."""
        if self._away:
            await self.resume()
        elif now() - self._renewed >= RENEW:
            try:
                await self._alive.renew(now())
            except Problem:
                self._away = True
                raise
            self._renewed = now()

    async def _run(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                log_event(LOG, logging.ERROR, "tick-failed", fault=repr(error)[:300])
            await asyncio.sleep(self._settings.tick)

    async def tick(self) -> None:
        """Attend to what is overdue."""
        await self._stay_alive()
        for game in await self._rooms.store.games.overdue(now()):
            try:
                room = await self._rooms.get(game)
                await self._rooms.perform(room, Expire())
            except Problem:
                continue  # it is said where it comes from, and the next game is none the worse
            except Exception as error:
                log_event(LOG, logging.ERROR, "clock-failed", table=game, fault=repr(error)[:300])
        await self._plans.sweep()
        await self._bots.sweep()
        await self._notifications.sweep()
        await self._gatherings.sweep()
        if now() - self._tidied > HOUR:
            self._tidied = now()
            await self.tidy(now())

    async def tidy(self, time: float) -> None:
        """Remove what the operator no longer wants kept."""
        while gone := await self._keeping.sweep(time):
            self._rooms.read_again(gone)
            log_event(LOG, logging.INFO, "games-removed", number=len(gone))
