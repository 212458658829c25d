"""WebSockets: one for each viewer of a table, and no viewer holds up the others."""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from luna.app.background import log_event
from luna.app.context import Services
from luna.app.encoding import encode
from luna.app.errors import NoDatabase
from luna.app.live import Connection
from luna.app.play import COMPUTED, LiveQuery
from luna.app.tables.messages import Heartbeat, Reconnect
from luna.app.tables.room import Detail, Room
from luna.app.tables.spectator_delay import RELOAD, viewers_by_view
from luna.server.frames import EXTENSION, Protocol, frame
from luna.server.limits import Rate, Usage, crowded, network
from luna.server.settings import Limits, Settings
from luna.server.store.account import SessionStore
from luna.table.commands import Person
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.sockets")
RESTART = 1012
SIGNED_OUT = 4001
TOO_MANY_MESSAGES = 1008
MAX_BATCH = 256
"""Viewers that are written to together."""


class Outbox:
    """Writes to sockets at the end of a turn of the event loop.

    Each write wakes its reader. Written one after the other, with nothing in between, many writes
    wake the readers once; and what one viewer is sent in a turn is one write.
    """

    def __init__(self) -> None:
        self._waiting: list[SocketViewer] = []

    def add(self, viewer: "SocketViewer") -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append(viewer)
        if len(self._waiting) >= MAX_BATCH:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for viewer in waiting:
            try:
                viewer.flush()
            except Exception as error:  # the other viewers are not affected
                log_event(LOG, logging.ERROR, "send-failed", fault=repr(error)[:200])


class FrameCache:
    """The frame of the last message: most messages go to all viewers of a table."""

    def __init__(self) -> None:
        self._message = b""
        self._frame = b""

    def frame(self, message: bytes) -> bytes:
        if message is not self._message:
            self._message, self._frame = message, frame(message)
        return self._frame


class SocketViewer:
    """A viewer at a WebSocket."""

    def __init__(
        self,
        socket: WebSocket,
        protocol: Protocol,
        identity: str | None,
        detail: Detail,
        hub: "Hub",
    ) -> None:
        self.identity = identity
        self.detail: Detail = detail
        self.is_visible = True
        self.is_delayed = False
        self.address = socket.client.host if socket.client else "?"
        self.session: str | None = None
        self.is_spectator = True
        self.rate = Rate(hub.limits.messages)
        self.refused = 0
        """Messages that came too fast, and kept coming."""
        self._socket = socket
        self._protocol = protocol
        self._hub = hub
        self._closing: asyncio.Task[None] | None = None
        self._frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Send a message at the end of the turn; a viewer who is too far behind is dropped."""
        self._frames.append(self._hub.frames.frame(message))
        if len(self._frames) == 1:
            self._hub.outbox.add(self)

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if not frames or self._closing is not None:
            return
        if self._protocol.write(frames) > self._hub.limits.backlog:
            self.close(RELOAD, "slow")

    def close(self, code: int, reason: str) -> None:
        """Close behind everything that was sent."""
        self.flush()
        if self._closing is None:
            self._protocol.write(())
            self._closing = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code, reason)

    async def receive(self) -> bytes | str | None:
        """The next message; None when the viewer is gone."""
        event: Mapping[str, Any] = await self._protocol.receive()
        if event["type"] == "websocket.disconnect":
            return None
        return event.get("text") or event.get("bytes") or b""


class Admission:
    """Counts viewers; spectators never take the places of players."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tables: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        """Spectators by address."""
        self._everyone: Counter[str] = Counter()
        """Spectators and players by address."""
        self._people: Counter[str] = Counter()

    def check(self, room: Room, viewer: SocketViewer) -> None:
        """Raise a problem if there is no place for one more."""
        limits, half = self._limits, self._limits.sockets // 2
        address = network(viewer.address)
        if viewer.identity is not None and self._people[viewer.identity] >= limits.own_sockets:
            raise crowded("too-many-sockets")
        if self._everyone[address] >= half:
            raise crowded("too-many-sockets")
        if not viewer.is_spectator:
            return
        if self._tables[room.id] >= limits.watchers:
            raise crowded("too-many-watchers")
        if self._addresses[address] >= limits.address_sockets:
            raise crowded("too-many-sockets")
        if self._addresses.total() >= half:
            raise crowded("too-many-watchers")

    def count(self, room: Room, viewer: SocketViewer, change: int) -> None:
        address = network(viewer.address)
        counted = [(self._everyone, address)]
        if viewer.identity is not None:
            counted.append((self._people, viewer.identity))
        if viewer.is_spectator:
            counted += [(self._addresses, address), (self._tables, room.id)]
        for counter, key in counted:
            counter[key] += change
            if not counter[key]:
                del counter[key]


class Hub:
    """All WebSockets of this process."""

    def __init__(
        self, services: Services, sessions: SessionStore, settings: Settings, computed: Usage
    ) -> None:
        self.limits = settings.limits
        self.outbox = Outbox()
        self.frames = FrameCache()
        self.viewers: set[SocketViewer] = set()
        self._services = services
        self._sessions = sessions
        self._heartbeat_seconds = settings.heartbeat
        self._computed = computed
        self._admission = Admission(settings.limits)
        self._heart: asyncio.Task[None] | None = None
        self._is_closing = False

    def open(self) -> None:
        self._heart = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        """Tell every viewer now and then that the connection works, and the latest entry."""
        while True:
            await asyncio.sleep(self._heartbeat_seconds)
            now = self._services.now()
            for room in self._services.tables:
                for view, viewers in viewers_by_view(room):
                    message = encode(Heartbeat(sequence=view.table.sequence, time=now))
                    for viewer in viewers:
                        viewer.send(message)
            sessions = {viewer.session for viewer in self.viewers if viewer.session is not None}
            with suppress(NoDatabase):
                self.sign_out(await self._sessions.over(sessions, now))

    def sign_out(self, sessions: set[str]) -> None:
        """Close the sockets of sessions that are over."""
        for viewer in list(self.viewers):
            if viewer.session in sessions:
                viewer.close(SIGNED_OUT, "signed-out")

    async def close(self) -> None:
        """Ask all viewers to reconnect later, and close."""
        self._is_closing = True
        if self._heart is not None:
            self._heart.cancel()
        for viewer in list(self.viewers):
            viewer.send(encode(Reconnect(after=500)))
            viewer.close(RESTART, "restart")
        for _ in range(100):
            if not self.viewers:
                return
            await asyncio.sleep(0.02)

    async def serve(
        self,
        socket: WebSocket,
        room: Room,
        person: Person | None,
        session: str | None,
        query: LiveQuery,
    ) -> None:
        """Serve one viewer from the welcome to the end; raise a problem if there is no place."""
        if self._is_closing:
            raise Problem("unavailable", "server-stops", place={"retry": 1})
        protocol = socket.scope.get("extensions", {}).get(EXTENSION)
        if protocol is None:
            raise Problem("unavailable", "server-fault")
        identity = None if person is None else person.id
        viewer = SocketViewer(socket, protocol, identity, query.view, self)
        self._computed.take(session, viewer.address)
        table = room.table
        viewer.session = session
        viewer.is_spectator = identity is None or (
            identity != table.owner and not table.seats_of(identity)
        )
        self._admission.check(room, viewer)
        self._admission.count(room, viewer, 1)
        try:
            await socket.accept()
            connection = Connection(self._services, room, viewer, person)
            connection.open(query.since)
            self.viewers.add(viewer)
            try:
                # A task of its own: each message wakes it without the frames around this call.
                await asyncio.create_task(self._listen(viewer, connection))
            finally:
                self.viewers.discard(viewer)
                connection.close()
        finally:
            self._admission.count(room, viewer, -1)

    async def _listen(self, viewer: SocketViewer, connection: Connection) -> None:
        while (data := await viewer.receive()) is not None:
            if not self._keeps_pace(viewer, connection):
                continue
            message = connection.decode(data)
            if message is None:
                continue
            if isinstance(message, COMPUTED):
                try:
                    self._computed.take(viewer.session, viewer.address)
                except Problem as problem:
                    connection.send_problem(problem, message.client)
                    continue
            await connection.receive(message)

    def _keeps_pace(self, viewer: SocketViewer, connection: Connection) -> bool:
        """Whether to read a message; a viewer who never stops sending is disconnected."""
        try:
            viewer.rate.take("")
        except Problem as problem:
            viewer.refused += 1
            connection.send_problem(problem)
            if viewer.refused > self.limits.messages:
                viewer.close(TOO_MANY_MESSAGES, "too-many")
            return False
        viewer.refused = max(0, viewer.refused - 1)
        return True
