"""Presence across processes: a player who is there is there, whichever process serves the page."""

import asyncio
import logging
from collections.abc import Sequence

from luna.app.errors import Conflict
from luna.app.tables.publishing import broadcast, presence
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.server.logs import log_event
from luna.server.store.presence import Company
from luna.table.entries import BotSeated, Entry, Joined, Left, Moved, Returned, TimeOver
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.presence")
LASTS = 30.0
"""Seconds that the word of a process holds, should it die."""
PAUSE = 0.2
"""Seconds between two words: when many come at once, one says how many there are."""
AGAIN = 1.0
"""Seconds before the next try when the database is gone."""
SEATING = (Joined, Moved, Left, BotSeated, Returned, TimeOver)
"""Facts after which others play than before."""


class SharedPresence:
    """Says who is with this process, so that others know; idle where there are none."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store.presence
        self._process = rooms.process.name
        self._tasks: list[asyncio.Task[None]] = []
        self._written: dict[str, Company] = {}
        """What others know already, table by table."""
        self._changed: set[Room] = set()
        self._news = asyncio.Event()

    def open(self) -> None:
        if self._rooms.store.shared:
            self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._follow())]

    async def close(self) -> None:
        if not self._tasks:
            return
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.end(self._process)
        except Problem:
            log_event(LOG, logging.WARNING, "presence-not-ended")

    def changed(self, room: Room) -> None:
        """Somebody has come, gone, or looks elsewhere."""
        if self._tasks:
            self._changed.add(room)
            self._news.set()

    def heard(self, room: Room, entries: Sequence[Entry]) -> None:
        """Whoever looked on may have sat down, and the other way round."""
        for entry in entries:
            if isinstance(entry.fact, SEATING) and room.viewers:
                self.changed(room)
                broadcast(room, presence(room))
                return

    async def _stay(self) -> None:
        while True:
            await asyncio.sleep(LASTS / 3)
            try:
                await self._store.stay(self._process, now(), now() + LASTS)
            except Problem as error:  # meanwhile others may have given this process up
                log_event(LOG, logging.WARNING, "presence-failed", fault=error.reason)
                self._written.clear()
                for room in self._rooms:
                    self.changed(room)

    async def _follow(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            rooms, self._changed = self._changed, set()
            here = {room.id: room.company() for room in rooms}
            new = {
                game: company
                for game, company in here.items()
                if company != self._written.get(game, Company())
            }
            try:
                await self._write(new)
            except Problem as error:
                log_event(LOG, logging.WARNING, "presence-failed", fault=error.reason)
                self._changed |= rooms
                self._news.set()
                await asyncio.sleep(AGAIN)
            await asyncio.sleep(PAUSE)

    async def _write(self, new: dict[str, Company]) -> None:
        """Let others know, all at once; where a table or a person is no more, the rest."""
        if not new:
            return
        try:
            await self._store.say(self._process, new, now() + LASTS)
        except Conflict:
            if len(new) == 1:
                return
            for game, company in new.items():
                await self._write({game: company})
        else:
            self._written |= new
            for game in [game for game in new if new[game] == Company()]:
                del self._written[game]
