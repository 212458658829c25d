"""One viewer of one table."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from luna.app.tables.messages import ServerMessage
from luna.server.limits import Rate
from luna.app.tables.publishing import Wish
from luna.server.live.frames import Protocol, frame
from luna.server.live.outbox import Outbox
from luna.app.encoding import encode
from luna.server.settings import Limits
from luna.table.commands import Person

SLOW = 4008
"""Closed because the reader did not keep up; it can come back and resume."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a viewer comes from."""

    address: str
    session: str | None = None
    looks_on: bool = True
    """Does not play at this table."""


class Viewer:
    """A WebSocket that something is written to."""

    def __init__(
        self,
        socket: WebSocket,
        connection: Protocol,
        person: Person | None,
        limits: Limits,
        origin: Origin,
        outbox: Outbox,
        wish: Wish = "all",
    ) -> None:
        self.socket = socket
        self.person = person
        self.identity = person.id if person else None
        self.wish: Wish = wish
        self.session = origin.session
        self.address = origin.address
        self.looks_on = origin.looks_on
        self.visible = True
        """The tab is in front, as far as it has said."""
        self.late = False
        """Looks on at a rated game, some minutes behind."""
        self.pace = Rate(limits.messages)
        """How fast messages come."""
        self.refused = 0
        """Messages that came too fast, and kept coming."""
        self._connection = connection
        self._outbox = outbox
        self._backlog = limits.backlog
        self._end: asyncio.Task[None] | None = None
        self._frames: list[bytes] = []
        """What waits for the end of the turn."""

    def put(self, frame: bytes) -> None:
        """Send a frame at the end of the turn; a viewer who is too far behind is dropped."""
        self._frames.append(frame)
        if len(self._frames) == 1:
            self._outbox.add(self)

    def flush(self) -> None:
        """Send what waits, at once."""
        frames, self._frames = self._frames, []
        if frames and self._end is None and self._connection.write(frames) > self._backlog:
            self.end(SLOW, "slow")

    def say(self, message: ServerMessage) -> None:
        self.put(frame(encode(message)))

    def end(self, code: int, reason: str) -> None:
        """Close behind everything that is sent."""
        self.flush()
        if self._end is None:
            self._connection.write(())
            self._end = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code, reason)

    async def hear(self) -> Mapping[str, Any] | None:
        """The next message, past a framework that looks at each; None when the viewer is gone."""
        heard: Mapping[str, Any] = await self._connection.receive()
        return None if heard["type"] == "websocket.disconnect" else heard
