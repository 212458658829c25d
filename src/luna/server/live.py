"""Live updates: one WebSocket for each viewer of a table, and nobody who holds up the others."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from luna.server.identity import Identity
from luna.server.problems import Problem
from luna.server.settings import Settings
from luna.server.sockets import EXTENSION, Write, frame
from luna.server.store.store import now
from luna.server.table import LiveTable
from luna.server.tables import Tables
from luna.server.view import encoded, own
from luna.server.wire import DECODER, Message, answer

SLOW = 4008
"""Closed because the reader did not keep up; it can come back and resume."""
RESTART = 1012
GONE = 4004


class Connection:
    """One viewer of one table."""

    def __init__(
        self,
        socket: WebSocket,
        write: Write,
        identity: Identity | None,
        backlog: int,
        wants: str = "all",
    ) -> None:
        self.socket = socket
        self.visitor = identity
        self.identity = identity.id if identity else None
        self.wants = wants
        """After each entry `all` of the view; who knows the rules, the `document` or `no` more."""
        self._write = write
        self._backlog = backlog
        self._end: asyncio.Task[None] | None = None
        self._held: list[bytes] | None = None

    def put(self, message: bytes) -> None:
        """Send a frame; a viewer who is too far behind is dropped."""
        if self._held is not None:
            self._held.append(message)
        elif self._end is None and self._write(message) > self._backlog:
            self.end(SLOW, "slow")

    @contextmanager
    def together(self) -> Iterator[None]:
        """Hold back what is put, and send it at once in the end."""
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            if held:
                self.put(b"".join(held))

    def say(self, message: dict[str, Any]) -> None:
        self.put(frame(msgspec.json.encode(message)))

    def end(self, code: int, reason: str) -> None:
        """Close behind everything that is sent."""
        if self._held:
            self._write(b"".join(self._held))
            self._held.clear()
        if self._end is None:
            self._write(None)
            self._end = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code, reason)


class Hub:
    """All connections of this process."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self.connections: set[Connection] = set()
        self._beat: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        self._beat = asyncio.create_task(self._heartbeat())

    async def _heartbeat(self) -> None:
        """Tell every viewer now and then that all is well, and how far the log is."""
        while True:
            await asyncio.sleep(self._settings.heartbeat)
            for table in self._tables:
                if table.connections:
                    word = {"type": "heartbeat", "sequence": table.sequence, "time": now()}
                    message = frame(msgspec.json.encode(word))
                    for connection in list(table.connections):
                        connection.put(message)

    async def farewell(self) -> None:
        """Ask everyone to come back later, and close."""
        self._closing = True
        if self._beat is not None:
            self._beat.cancel()
        for connection in list(self.connections):
            connection.say({"type": "reconnect", "after": 500})
            connection.end(RESTART, "restart")
        for _ in range(100):
            if not self.connections:
                return
            await asyncio.sleep(0.02)

    async def serve(
        self,
        socket: WebSocket,
        table: LiveTable,
        identity: Identity | None,
        since: int | None,
        wants: str = "all",
    ) -> None:
        """Attend to one viewer from the welcome to the end."""
        if self._closing or len(table.connections) >= self._settings.limits.watchers:
            await socket.close(1013, "too-many-watchers")
            return
        write = socket.scope.get("extensions", {}).get(EXTENSION)
        if write is None:
            await socket.close(1011, "server-without-frames")
            return
        await socket.accept()
        connection = Connection(socket, write, identity, self._settings.limits.backlog, wants)
        async with table.lock:
            table.connections.add(connection)
            self.connections.add(connection)
            table.published = None
            connection.put(welcome(table, connection, since))
        self.presence(table)
        try:
            await self._receive(connection, table)
        finally:
            table.connections.discard(connection)
            self.connections.discard(connection)
            table.published = None
            self.presence(table)

    async def _receive(self, connection: Connection, table: LiveTable) -> None:
        socket = connection.socket
        while socket.client_state is WebSocketState.CONNECTED:
            try:
                said = await socket.receive()
            except RuntimeError:
                return
            if said["type"] == "websocket.disconnect":
                return
            try:
                message = DECODER.decode(said.get("text") or said.get("bytes") or b"")
            except msgspec.DecodeError:
                problem = Problem(400, "bad-message")
                connection.say({"type": "problem", "problem": problem.document()})
                continue
            await self._answer(connection, table, message)

    async def _answer(self, connection: Connection, table: LiveTable, message: Message) -> None:
        with connection.together():  # one's own action and its acknowledgement
            try:
                told = await answer(
                    self._tables, table, connection.visitor, message, self._settings.limits
                )
            except Problem as problem:
                told = {"type": "problem", "problem": problem.document()}
            connection.say({"client": message.client, **told})

    def presence(self, table: LiveTable) -> None:
        """Tell who is there."""
        there = {connection.identity for connection in table.connections}
        seats = [seat.identity is not None and seat.identity in there for seat in table.seats]
        word = {"type": "presence", "present": seats, "watchers": len(table.connections)}
        message = frame(msgspec.json.encode(word))
        for connection in list(table.connections):
            connection.put(message)


def welcome(table: LiveTable, connection: Connection, since: int | None) -> bytes:
    """The view, who one is, and the entries missed since one was here."""
    missed = [] if since is None else [e.document() for e in table.entries if e.sequence > since]
    word = {
        "type": "welcome",
        "sequence": table.sequence,
        "you": own(table, connection.identity),
        "missed": missed,
        "reset": since is not None and since > table.sequence,
        "view": msgspec.Raw(encoded(table)),
    }
    return frame(msgspec.json.encode(word))
