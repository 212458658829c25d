"""WebSockets that many viewers can be served on.

uvicorn's own way to send is a coroutine for each message and viewer, which waits for slow ones; the
hub must serve a hundred viewers in one breath and drop those who do not keep up. So the application
gets a way to write past it, and frames are made once for all viewers: to make them for each of a
hundred takes 2.0 µs a viewer, and 0.1 µs so. The head of a frame is put
on by hand: the library takes 8 µs for what is a byte and a length, twice for every action. Frames
are parsed by the library: doing that by hand was tried, and saved 2 µs a message. What it has
parsed goes to its one reader through an `Inbox`, past queues and checks of the framework: in a
profile, waiting for a message and taking it came to 51 µs before and 21 µs so.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from luna.server.headers import HEADERS

EXTENSION = "luna.write"
ABORT_AFTER = 10.0
"""Seconds that a viewer who does not read has to take what was sent before the end."""
UNREAD = 16
"""Messages of a viewer that may wait before we stop reading from it."""

NO_HANDSHAKE = b"\r\n".join(
    [
        b"HTTP/1.1 400 Bad Request",
        b"connection: close",
        b"content-length: 0",
        *(name + b": " + value for name, value in HEADERS),
        b"\r\n",
    ]
)
"""The answer to what wants to be a WebSocket and cannot be read."""


WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""


def frame(message: bytes) -> bytes:
    """A text message as one frame from a server: not masked, so the same for everyone."""
    size = len(message)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2) + message
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8) + message


class Inbox:
    """What has come from a viewer and waits for its one reader: like the framework's, but quick."""

    def __init__(self) -> None:
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._events:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class Handshake(ServerProtocol):
    """Refuses what is no handshake with the headers that every answer has."""

    def reject(self, status: StatusLike, text: str) -> Response:
        response = super().reject(status, text)
        for name, value in HEADERS:
            response.headers[name.decode()] = value.decode()
        return response

    def accept(self, request: Request) -> Response:
        names = ("Sec-WebSocket-Key", "Sec-WebSocket-Version", "Upgrade", "Connection")
        if all(value.isascii() for name in names for value in request.headers.get_all(name)):
            return super().accept(request)
        return self.reject(400, "A header of the handshake has letters it cannot have.\n")


class Protocol(WebSocketsSansIOProtocol):
    """Hands the application a way to write frames past the framework."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.queue = cast("asyncio.Queue[Any]", Inbox())

    def data_received(self, data: bytes) -> None:
        """As in the framework, which forgets what is no handshake at all."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        """As in the framework, which forgets that an answer ends the handshake, too."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def write(self, frames: Sequence[bytes]) -> int:
        """Write frames at once; the bytes that wait because the viewer is slow, -1 when gone.

        Without any frames: no more comes, give up on it soon.
        """
        transport = self.transport
        if not frames:
            asyncio.get_running_loop().call_later(ABORT_AFTER, transport.abort)
            self.writable.set()  # so that the close can be sent behind what waits
            return -1
        gone = self.close_sent or self.disconnected or transport.is_closing()
        if gone or self.conn.state is not State.OPEN:
            return -1
        transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
        return transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """As in the framework, but reading stops only when several messages wait."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.conn.fail(1007, "not UTF-8")
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_parser_exception(self) -> None:
        """As in the framework; before the handshake there is nothing to close yet."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
        elif not self.transport.is_closing():
            self.disconnected = self.close_sent = True
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()
