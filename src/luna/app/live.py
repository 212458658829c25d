"""A viewer's connection to a table: the welcome, then every entry as it comes."""

import msgspec

from luna.app.context import Services
from luna.app.encoding import encode
from luna.app.errors import problem_document
from luna.app.play import ClientMessage, Visible, answer_message
from luna.app.request import check_actions
from luna.app.tables.messages import ProblemMessage, ServerMessage
from luna.app.tables.publishing import welcome
from luna.app.tables.room import Room, Viewer
from luna.app.tables.spectator_delay import enter, view_for
from luna.table.commands import Person
from luna.table.problem import Problem

DECODER = msgspec.json.Decoder(ClientMessage)


class Connection:
    """One viewer of one table; a host passes messages in and out."""

    def __init__(
        self, services: Services, room: Room, viewer: Viewer, person: Person | None
    ) -> None:
        self.room = room
        self.viewer = viewer
        self._services = services
        self._person = person

    def open(self, since: int | None) -> None:
        """Send the welcome, with the entries after `since`."""
        # Nothing is awaited in between: no entry can come before the welcome or be missed after it.
        view = enter(self.room, self.viewer, self._services.now())
        most = self._services.max_missed
        self.send(welcome(self.room, view, self.viewer.identity, since, most))
        self._services.tables.on_viewers(self.room)

    def close(self) -> None:
        self.room.leave(self.viewer)
        self._services.tables.on_viewers(self.room)

    def send(self, message: ServerMessage) -> None:
        self.viewer.send(encode(message))

    def send_problem(self, problem: Problem, client: str | None = None) -> None:
        self.send(ProblemMessage(problem=problem_document(problem), client=client))

    def decode(self, data: bytes | str) -> ClientMessage | None:
        """The message of some data; None, after a problem was sent, if it is none."""
        try:
            message: ClientMessage = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            fault = {"fault": str(error)[:200]}
            self.send_problem(Problem("malformed", "bad-message", details=fault))
            return None
        return message

    async def receive(self, message: ClientMessage) -> None:
        """Answer a message."""
        room, viewer, services = self.room, self.viewer, self._services
        if isinstance(message, Visible) and viewer.is_visible != message.visible:
            viewer.is_visible = message.visible
            for listener in services.tables.viewer_listeners:
                listener(room)
        try:
            check_actions(message, services.max_action_chars)
            table = view_for(room, viewer.identity, services.now()).table
            self.send(await answer_message(services, room, table, self._person, message))
        except Problem as problem:
            self.send_problem(problem, message.client)
