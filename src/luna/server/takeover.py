"""Several processes on one PostgreSQL: what one that has died was about, the others take on."""

import logging

from luna.server.live.listening import Listening
from luna.server.live.rooms import Rooms
from luna.server.logs import log_event
from luna.server.thinking.reviews import Reviewing

LOG = logging.getLogger("luna.server.takeover")


class Takeover:
    """Sees which processes are gone; bots and notices are then found by those who look for them."""

    def __init__(self, rooms: Rooms, listening: Listening, reviewing: Reviewing) -> None:
        self._processes = rooms.store.processes
        self._listening = listening
        self._reviewing = reviewing

    async def sweep(self) -> None:
        """Free what the dead have taken on, unless the others cannot have come back yet."""
        if self._listening.settled and await self._processes.bury():
            log_event(LOG, logging.WARNING, "process-died")
            await self._reviewing.resume()
