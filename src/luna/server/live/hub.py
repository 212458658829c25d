"""Live updates: one WebSocket for each viewer of a table, and nobody who holds up the others."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket

from luna.app.tables.messages import Heartbeat, ProblemMessage, Reconnect, ServerMessage
from luna.app.problem import problem_document
from luna.contract.queries import LiveQuery
from luna.contract.requests import (
    Act,
    AskOptions,
    AskTips,
    AskWhy,
    ClientMessage,
    Look,
    Say,
    Visible,
)
from luna.server.limits import Usage
from luna.server.live import answering
from luna.server.live.admission import Admission, at_home
from luna.app.tables.publishing import broadcast, presence, welcome
from luna.server.live.frames import EXTENSION, frame
from luna.app.tables.spectator_delay import enter, sight_of, sights
from luna.server.live.outbox import Outbox
from luna.app.tables.presence import SharedPresence
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms, now
from luna.app.encoding import encode
from luna.server.live.viewer import Origin, Viewer
from luna.server.settings import Settings
from luna.app.errors import NoDatabase
from luna.service import asking
from luna.table.commands import Person
from luna.table.problem import Problem

RESTART = 1012
SIGNED_OUT = 4001
TALKS_ON = 1008
DECODER = msgspec.json.Decoder(ClientMessage)


class Hub:
    """All connections of this process."""

    def __init__(self, rooms: Rooms, settings: Settings, looks: Usage) -> None:
        self._rooms = rooms
        self.shared_presence = SharedPresence(rooms)
        self._settings = settings
        self._looks = looks
        self._admission = Admission(settings.limits)
        self._outbox = Outbox()
        self.viewers: set[Viewer] = set()
        self._beat: asyncio.Task[None] | None = None
        self._closing = False

    def open(self) -> None:
        self.shared_presence.open()
        self._rooms.listeners.append(self.shared_presence.heard)
        self._beat = asyncio.create_task(self._heartbeat())

    async def _heartbeat(self) -> None:
        """Let every viewer know now and then that all is well, and how far the log is."""
        while True:
            await asyncio.sleep(self._settings.heartbeat)
            for room in self._rooms:
                for sight, viewers in sights(room):
                    beat = frame(encode(Heartbeat(sequence=sight.table.sequence, time=now())))
                    for viewer in viewers:
                        viewer.put(beat)
            await self._sign_out_elsewhere()

    async def _sign_out_elsewhere(self) -> None:
        """Close what belongs to sessions that another process has ended."""
        sessions = {viewer.session for viewer in self.viewers if viewer.session is not None}
        with suppress(NoDatabase):
            self.sign_out(await self._rooms.store.sessions.over(sessions, now()))

    def sign_out(self, sessions: set[str]) -> None:
        """Close what belongs to sessions that are over."""
        for viewer in list(self.viewers):
            if viewer.session in sessions:
                viewer.end(SIGNED_OUT, "signed-out")

    async def farewell(self) -> None:
        """Ask everyone to come back later, and close."""
        self._closing = True
        if self._beat is not None:
            self._beat.cancel()
        for viewer in list(self.viewers):
            viewer.say(Reconnect(after=500))
            viewer.end(RESTART, "restart")
        for _ in range(100):
            if not self.viewers:
                return
            await asyncio.sleep(0.02)

    async def serve(
        self,
        socket: WebSocket,
        room: Room,
        person: Person | None,
        query: LiveQuery,
        session: str | None = None,
    ) -> None:
        """Attend to one viewer from the welcome to the end; a problem if there is no place."""
        limits = self._settings.limits
        address = socket.client.host if socket.client else "?"
        if self._closing:
            raise Problem("unavailable", "server-stops", place={"retry": 1})
        self._looks.take(session, address)
        self._admission.check(room, person, address)
        connection = socket.scope.get("extensions", {}).get(EXTENSION)
        if connection is None:
            raise Problem("unavailable", "server-fault")
        origin = Origin(address, session, not at_home(room, person))
        viewer = Viewer(socket, connection, person, limits, origin, self._outbox, query.view)
        self._admission.enter(room, viewer)
        try:
            await socket.accept()
            await self._attend(viewer, room, query)
        finally:
            self._admission.leave(room, viewer)

    async def _attend(self, viewer: Viewer, room: Room, query: LiveQuery) -> None:
        # Nothing is awaited in between: no entry can come before the welcome or be missed after it.
        sight = enter(room, viewer, now())
        self.viewers.add(viewer)
        self.shared_presence.changed(room)
        most = self._settings.limits.missed
        viewer.say(welcome(room, sight, viewer.identity, query.since, most))
        broadcast(room, presence(room))
        try:
            # A task of its own: woken by every message, it goes past all that is around us here.
            await asyncio.create_task(self._listen(viewer, room))
        finally:
            room.leave(viewer)
            self.viewers.discard(viewer)
            self.shared_presence.changed(room)
            broadcast(room, presence(room))

    async def _listen(self, viewer: Viewer, room: Room) -> None:
        while (event := await viewer.hear()) is not None:
            if not self._slow_enough(viewer):
                continue
            try:
                message = DECODER.decode(event.get("text") or event.get("bytes") or b"")
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                fault = Problem("malformed", "bad-message", details={"fault": str(error)[:200]})
                viewer.say(ProblemMessage(problem=problem_document(fault)))
                continue
            try:
                answer = await self._answer(viewer, room, message)
            except Problem as problem:
                document = problem_document(problem)
                answer = ProblemMessage(problem=document, client=message.client)
            viewer.say(answer)

    def _slow_enough(self, viewer: Viewer) -> bool:
        """Whether to listen; whoever does not stop talking is sent away."""
        try:
            viewer.pace.take("")
        except Problem as problem:
            viewer.refused += 1
            viewer.say(ProblemMessage(problem=problem_document(problem)))
            if viewer.refused > self._settings.limits.messages:
                viewer.end(TALKS_ON, "too-many")
            return False
        viewer.refused = max(0, viewer.refused - 1)
        return True

    async def _answer(self, viewer: Viewer, room: Room, message: ClientMessage) -> ServerMessage:
        client = message.client
        if isinstance(message, (Look, AskWhy, AskTips, AskOptions)):
            self._looks.take(viewer.session, viewer.address)
        if isinstance(message, (Act, Say)):
            ack = await answering.act(self._rooms, room, viewer.person, message)
            return asking.ack_message(ack, client)
        if isinstance(message, Visible) and viewer.visible != message.visible:
            viewer.visible = message.visible
            self.shared_presence.changed(room)
        return asking.answer(sight_of(room, viewer.identity, now()).table, message)
