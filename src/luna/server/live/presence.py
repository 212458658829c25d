"""Presence across processes: a player who is there is there, whichever process serves the page."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from luna.server.live.room import Room
from luna.server.live.rooms import Rooms, now
from luna.server.logs import log_event
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.presence")
LASTS = 30.0
"""Seconds that the word of a process holds, should it die."""


class SharedPresence:
    """Says who is with this process, and asks who is with others; idle where there are none."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store.presence
        self._task: asyncio.Task[None] | None = None
        self._writings: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        if self._rooms.store.shared:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, *self._writings, return_exceptions=True)
        try:
            await self._store.end(self._rooms.process.name)
        except Problem:
            log_event(LOG, logging.WARNING, "presence-not-ended")

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LASTS / 3)
            try:
                await self._store.stay(self._rooms.process.name, now(), now() + LASTS)
            except Problem as error:
                log_event(LOG, logging.WARNING, "presence-failed", fault=error.reason)

    def came(self, room: Room, identity: str | None) -> None:
        """Somebody has opened a table here."""
        if self._counts(room, identity) and identity is not None:
            process, until = self._rooms.process.name, now() + LASTS
            self._begin(self._store.came(room.id, identity, process, until))

    def went(self, room: Room, identity: str | None) -> None:
        """Somebody has closed a page; perhaps not the last one."""
        if self._counts(room, identity) and identity not in room.here() and identity is not None:
            self._begin(self._store.went(room.id, identity, self._rooms.process.name))

    def _counts(self, room: Room, identity: str | None) -> bool:
        return self._task is not None and bool(room.table.seats_of(identity))

    def _begin(self, writing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._write(writing))
        self._writings.add(task)
        task.add_done_callback(self._writings.discard)

    async def _write(self, writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except Problem as error:
            log_event(LOG, logging.WARNING, "presence-failed", fault=error.reason)
