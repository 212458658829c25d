"""HTTP connections that cannot be held open by saying little, or nothing, for a long time."""

from asyncio import TimerHandle, Transport
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from luna.server.headers import HEADERS
from luna.server.http.problems import problem_response
from luna.server.limits import crowded, network
from luna.server.settings import Limits
from luna.table.problem import Problem

GRACE = 5.0
"""Seconds in which the application may still answer that a body took too long."""
UNREAD_SECONDS = 60.0
"""How long someone may leave an answer unread."""
BURST = 8
"""How many times as many as may be half open may be so for a moment."""


class Quiet(NamedTuple):
    """Where a connection comes from that the server waits for, and since when it does."""

    origin: str
    since: float


class HttpConnection(H11Protocol):
    """A connection with a time for headers, one for the body, and one for reading the answer."""

    limits: ClassVar[Limits] = Limits()
    all_open: ClassVar["set[HttpConnection]"] = set()
    """Every connection that has not become a WebSocket."""
    half_open: ClassVar["OrderedDict[HttpConnection, Quiet]"] = OrderedDict()
    """Those that have not said what they want, the oldest first."""
    idle: ClassVar["OrderedDict[HttpConnection, Quiet]"] = OrderedDict()
    """Those that may make another request, the oldest first."""
    _timer: TimerHandle | None = None
    _unread: TimerHandle | None = None
    _awaits: object = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.all_open.add(self)
        self._watch()
        if len(self.all_open) > self.limits.connections:
            self._make_place()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all_open.discard(self)
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
        if len(self.connections) - len(self.all_open) >= self.limits.sockets:
            self._say(crowded("too-many-sockets"))
            self.transport.close()
            return
        self.all_open.discard(self)
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
            if idle and not self.transport.is_closing():
                self.idle[self] = self._quiet()
        elif awaits is not self._awaits:
            self._calm()
            headers = awaits is h11.IDLE
            seconds = self.limits.header_seconds
            if headers:
                self.half_open[self] = self._quiet()
                if len(self.half_open) > self.limits.half_open:
                    self._make_room()
            else:
                seconds = self.limits.body_seconds + GRACE
            self._awaits = awaits
            self._timer = self.loop.call_later(seconds, self.give_up)

    def _quiet(self) -> Quiet:
        return Quiet(network(self.client[0] if self.client else ""), self.loop.time())

    def _make_place(self) -> None:
        """Close a connection that waits for a request; this one if none does."""
        waiting = {**self.idle, **self.half_open}
        oldest = oldest_of_crowd(waiting)[0] if waiting else self
        oldest.give_up()

    def _make_room(self) -> None:
        """Close a half-open connection that has had its moment, or any if there are very many."""
        oldest, known = oldest_of_crowd(self.half_open)
        silent = known.since <= self.loop.time() - self.limits.moment
        if silent or len(self.half_open) > BURST * self.limits.half_open:
            oldest.give_up()

    def _calm(self) -> None:
        self._awaits = None
        self.half_open.pop(self, None)
        self.idle.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def give_up(self) -> None:
        """What was to come has not come in time."""
        self._calm()
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self._say(Problem("malformed", "too-slow"), 408)
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
        self._say(Problem("malformed", "bad-request"), 400)
        self.transport.close()

    def _say(self, problem: Problem, status: int | None = None) -> None:
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            return
        response = problem_response(problem, status)
        headers = [*response.raw_headers, *HEADERS, (b"connection", b"close")]
        for event in (
            h11.Response(status_code=response.status_code, headers=headers),
            h11.Data(data=bytes(response.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")


def bounded(limits: Limits) -> type[HttpConnection]:
    """Connections of one server with these limits."""
    kept: dict[str, object] = {"half_open": OrderedDict(), "idle": OrderedDict(), "all_open": set()}
    return type("BoundedConnection", (HttpConnection,), {"limits": limits, **kept})


def oldest_of_crowd(waiting: "Mapping[HttpConnection, Quiet]") -> tuple[HttpConnection, Quiet]:
    """The oldest connection from the address that has most: nobody pays for others."""
    ((crowd, _),) = Counter(each.origin for each in waiting.values()).most_common(1)
    return next(each for each in waiting.items() if each[1].origin == crowd)
