"""What is due now and then: players whose time is over, bots that nobody thinks for."""

import asyncio
import logging

from luna.server.live.rooms import Rooms, now
from luna.server.logs import log_event
from luna.server.notify import Notifications
from luna.server.settings import Settings
from luna.server.thinking.bots import Bots
from luna.table.commands import Expire
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.clockwork")


class Clockwork:
    """Looks at the clocks of all running games once a tick."""

    def __init__(
        self, rooms: Rooms, bots: Bots, notifications: Notifications, settings: Settings
    ) -> None:
        self._rooms = rooms
        self._notifications = notifications
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
                log_event(LOG, logging.ERROR, "tick-failed", fault=repr(error)[:300])
            await asyncio.sleep(self._settings.tick)

    async def tick(self) -> None:
        """Attend to what is overdue."""
        for game in await self._rooms.store.games.overdue(now()):
            try:
                room = await self._rooms.get(game)
                await self._rooms.perform(room, Expire(self._bots.levels()[0]))
            except Problem:
                continue  # it is said where it comes from, and the next game is none the worse
            except Exception as error:
                log_event(LOG, logging.ERROR, "clock-failed", table=game, fault=repr(error)[:300])
        await self._bots.sweep()
        await self._notifications.sweep()
