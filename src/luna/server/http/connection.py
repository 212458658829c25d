"""HTTP connections that cannot be held open by saying little, or nothing, for a long time."""

from asyncio import TimerHandle, Transport
from collections import Counter, OrderedDict
from typing import ClassVar, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from luna.server.headers import HEADERS
from luna.server.http.problems import problem_response
from luna.server.limits import network
from luna.server.settings import Limits
from luna.table.problem import Nature, Problem

GRACE = 5.0
"""Seconds in which the application may still answer that a body took too long."""
UNREAD_SECONDS = 60.0
"""How long someone may leave an answer unread."""
BURST = 8
"""How many times as many as may be half open may be so for a moment."""


class HalfOpen(NamedTuple):
    """Where a connection comes from that has not said what it wants, and since when it has not."""

    origin: str
    since: float


class Connection(H11Protocol):
    """A connection with a time for headers, one for the body, and one for reading the answer."""

    limits: ClassVar[Limits] = Limits()
    half_open: ClassVar["OrderedDict[Connection, HalfOpen]"] = OrderedDict()
    """Those that have not said what they want, the oldest first."""
    _timer: TimerHandle | None = None
    _unread: TimerHandle | None = None
    _awaits: object = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._calm()
        if event.method != b"GET":
            self.send_400_response("")
            return
        super().handle_websocket_upgrade(event)
        self._awaits = h11.SWITCHED_PROTOCOL

    def _watch(self) -> None:
        """Set the time for what is to come next, once."""
        if self._awaits is h11.SWITCHED_PROTOCOL:
            return
        awaits = self.conn.their_state
        idle = awaits is h11.IDLE and self.timeout_keep_alive_task is not None
        if self.transport.is_closing() or idle or awaits not in (h11.IDLE, h11.SEND_BODY):
            self._calm()
        elif awaits is not self._awaits:
            self._calm()
            headers = awaits is h11.IDLE
            seconds = self.limits.header_seconds
            if headers:
                origin = network(self.client[0] if self.client else "")
                self.half_open[self] = HalfOpen(origin, self.loop.time())
                if len(self.half_open) > self.limits.half_open:
                    self._make_room()
            else:
                seconds = self.limits.body_seconds + GRACE
            self._awaits = awaits
            self._timer = self.loop.call_later(seconds, self.give_up)

    def _make_room(self) -> None:
        """Close the oldest of those who come from where most come from: nobody pays for others."""
        ((crowd, _),) = Counter(each.origin for each in self.half_open.values()).most_common(1)
        oldest, known = next(each for each in self.half_open.items() if each[1].origin == crowd)
        silent = known.since <= self.loop.time() - self.limits.moment
        if silent or len(self.half_open) > BURST * self.limits.half_open:
            oldest.give_up()

    def _calm(self) -> None:
        self._awaits = None
        self.half_open.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def give_up(self) -> None:
        """What was to come has not come in time."""
        self._calm()
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self._say(408, "malformed", "too-slow")
        self.transport.close()

    def pause_writing(self) -> None:
        self.flow.pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        if self.flow is not None:
            self.flow.resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Whatever is no HTTP gets a problem document, too."""
        self._say(400, "malformed", "bad-request")
        self.transport.close()

    def _say(self, status: int, nature: Nature, reason: str) -> None:
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            return
        response = problem_response(Problem(nature, reason), status)
        headers = [*response.raw_headers, *HEADERS, (b"connection", b"close")]
        for event in (
            h11.Response(status_code=status, headers=headers),
            h11.Data(data=bytes(response.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")


def bounded(limits: Limits) -> type[Connection]:
    """Connections of one server with these limits."""
    return type("BoundedConnection", (Connection,), {"limits": limits, "half_open": OrderedDict()})
