"""Presence across processes: a player is present, whichever process serves the page."""

import asyncio
import logging
from collections.abc import Sequence

from luna.app.background import log_event
from luna.app.errors import Conflict
from luna.app.tables.room import OtherViewers, Room
from luna.app.tables.service import PresenceSource, TableService
from luna.server.store.presence import PresenceStore
from luna.table.entries import BotSeated, Entry, Joined, Left, Moved, Returned, TimeOver
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.presence")
LEASE_SECONDS = 30.0
"""How long the word of a process holds, should it die."""
BATCH_SECONDS = 0.2
"""Time between two writes: when many come at once, one write counts them."""
RETRY_SECONDS = 1.0
SEATING = (Joined, Moved, Left, BotSeated, Returned, TimeOver)
"""Facts that change who plays."""


class SharedPresence(PresenceSource):
    """Writes who is connected to this process, so that others know."""

    def __init__(self, store: PresenceStore, process: str) -> None:
        self._store = store
        self._process = process
        self._tables: TableService | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._written: dict[str, OtherViewers] = {}
        """What others know already, by table."""
        self._changed: set[Room] = set()
        self._news = asyncio.Event()

    async def elsewhere(self, table_id: str) -> OtherViewers:
        now = 0.0 if self._tables is None else self._tables.now()
        return await self._store.elsewhere(table_id, self._process, now)

    def open(self, tables: TableService) -> None:
        self._tables = tables
        tables.viewer_listeners.append(self._on_viewers)
        tables.listeners.append(self._on_entries)
        self._tasks = [
            asyncio.create_task(self._renew(tables)),
            asyncio.create_task(self._write_changes(tables)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.end(self._process)
        except Problem:
            log_event(LOG, logging.WARNING, "presence-not-ended")

    def _on_viewers(self, room: Room) -> None:
        self._changed.add(room)
        self._news.set()

    def _on_entries(self, room: Room, entries: Sequence[Entry]) -> None:
        """A spectator may have become a player, or the other way round."""
        if room.viewers and any(isinstance(entry.fact, SEATING) for entry in entries):
            self._on_viewers(room)

    async def _renew(self, tables: TableService) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            now = tables.now()
            try:
                await self._store.stay(self._process, now, now + LEASE_SECONDS)
            except Problem as error:  # meanwhile others may have given this process up
                log_event(LOG, logging.WARNING, "presence-failed", fault=error.reason)
                self._written.clear()
                for room in tables:
                    self._on_viewers(room)

    async def _write_changes(self, tables: TableService) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            rooms, self._changed = self._changed, set()
            here = {room.id: room.viewers_here() for room in rooms}
            new = {
                table_id: viewers
                for table_id, viewers in here.items()
                if viewers != self._written.get(table_id, OtherViewers())
            }
            try:
                await self._write(new, tables.now() + LEASE_SECONDS)
            except Problem as error:
                log_event(LOG, logging.WARNING, "presence-failed", fault=error.reason)
                self._changed |= rooms
                self._news.set()
                await asyncio.sleep(RETRY_SECONDS)
            await asyncio.sleep(BATCH_SECONDS)

    async def _write(self, new: dict[str, OtherViewers], until: float) -> None:
        """Write all at once; if a table or a person no longer exists, one by one."""
        if not new:
            return
        try:
            await self._store.say(self._process, new, until)
        except Conflict:
            if len(new) == 1:
                return
            for table_id, viewers in new.items():
                await self._write({table_id: viewers}, until)
        else:
            self._written |= new
            for table_id in [each for each in new if new[each] == OtherViewers()]:
                del self._written[table_id]
