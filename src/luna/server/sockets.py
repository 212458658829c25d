"""WebSockets: one for each viewer of a table, and no viewer holds up the others."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
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
from luna.server.limits import Rate, Usage, crowded, network
from luna.server.settings import Limits, Settings
from luna.server.store.account import SessionStore
from luna.table.commands import Person
from luna.table.problem import Problem

LOG = logging.getLogger("luna.server.sockets")
RESTART = 1012
SIGNED_OUT = 4001
TOO_MANY_MESSAGES = 1008
ABORT_AFTER = 10.0
"""Seconds that a viewer who does not read has to take what was sent before the end."""
GONE = (WebSocketDisconnect, OSError, RuntimeError)
"""What a server raises when the viewer is gone already."""


class TextCache:
    """The text of the last message: most messages go to all viewers of a table."""

    def __init__(self) -> None:
        self._message = b""
        self._event: dict[str, str] = {}

    def event(self, message: bytes) -> dict[str, str]:
        """The ASGI event that sends a message."""
        if message is not self._message:
            self._message = message
            self._event = {"type": "websocket.send", "text": message.decode()}
        return self._event


class SocketViewer:
    """A viewer at a WebSocket; a task of its own writes, so that a slow one delays no other."""

    def __init__(self, socket: WebSocket, identity: str | None, detail: Detail, hub: "Hub") -> None:
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
        self._hub = hub
        self._waiting: list[dict[str, str]] = []
        self._backlog = 0
        """Characters that wait."""
        self._wake: asyncio.Future[None] | None = None
        self._end: tuple[int, str] | None = None
        """The close code and reason, once the connection is to be closed."""
        self._writer = asyncio.create_task(self._write())
        self._cut: asyncio.TimerHandle | None = None

    def send(self, message: bytes) -> None:
        """Send a message soon; a viewer who is too far behind is dropped."""
        if self._end is not None:
            return
        event = self._hub.texts.event(message)
        self._waiting.append(event)
        self._backlog += len(event["text"])
        self._wake_up()
        if self._backlog > self._hub.limits.backlog:
            self.close(RELOAD, "slow")

    def close(self, code: int, reason: str) -> None:
        """Close behind everything that was sent; cut off a viewer who does not read it."""
        if self._end is None:
            self._end = code, reason
            self._cut = asyncio.get_running_loop().call_later(ABORT_AFTER, self._writer.cancel)
            self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        while True:
            while self._waiting:
                events, self._waiting = self._waiting, []
                for event in events:
                    await self._socket.send(event)
                    self._backlog -= len(event["text"])
            if self._end is not None:
                await self._socket.close(*self._end)
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake

    async def run(self, listening: Coroutine[Any, Any, None]) -> None:
        """Serve until the viewer is gone or cut off."""
        listener = asyncio.create_task(listening)
        try:
            await asyncio.wait((listener, self._writer), return_when=asyncio.FIRST_COMPLETED)
            if self._end is not None and not self._writer.cancelled():
                await asyncio.wait((listener,), timeout=ABORT_AFTER)
        finally:
            await self.end(listener)

    async def end(self, *tasks: "asyncio.Task[None]") -> None:
        """End what runs for the viewer; log what went wrong."""
        if self._cut is not None:
            self._cut.cancel()
        for task in (*tasks, self._writer):
            task.cancel()
        for error in await asyncio.gather(*tasks, self._writer, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, GONE):
                log_event(LOG, logging.ERROR, "viewer-failed", fault=repr(error)[:300])

    async def receive(self) -> bytes | str | None:
        """The next message; None when the viewer is gone."""
        event = await self._socket.receive()
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
        if self._everyone[address] >= half or self._everyone.total() >= limits.sockets:
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
        self.texts = TextCache()
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
        identity = None if person is None else person.id
        self._computed.take(session, socket.client.host if socket.client else "?")
        viewer = SocketViewer(socket, identity, query.view, self)
        table = room.table
        viewer.session = session
        viewer.is_spectator = identity is None or (
            identity != table.owner and not table.seats_of(identity)
        )
        try:
            self._admission.check(room, viewer)
        except Problem:
            await viewer.end()
            raise
        self._admission.count(room, viewer, 1)
        try:
            await socket.accept()
            connection = Connection(self._services, room, viewer, person)
            connection.open(query.since)
            self.viewers.add(viewer)
            try:
                await viewer.run(self._listen(viewer, connection))
            finally:
                self.viewers.discard(viewer)
                connection.close()
        finally:
            self._admission.count(room, viewer, -1)
            await viewer.end()

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
