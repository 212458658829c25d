"""WebSockets that many viewers can be served on: one frame is made once and written to all."""

import asyncio
from collections.abc import Callable
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "luna.write"
ABORT_AFTER = 10.0
"""Seconds that a viewer who does not read has to take what was sent before the end."""
UNREAD = 16
"""Messages of a viewer that may wait before we stop reading from it."""

Write = Callable[[bytes | None], int]
"""Writes a frame and tells how many bytes now wait; None: no more comes, give up on it soon."""


def frame(message: bytes) -> bytes:
    """A text message as one frame from a server: not masked, so the same for everyone."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Protocol(WebSocketsSansIOProtocol):
    """Hands the application a way to write frames past the framework."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self.write_frame

    def write_frame(self, data: bytes | None) -> int:
        """Write a frame at once; the bytes that wait because the viewer is slow, -1 when gone."""
        transport = self.transport
        if data is None:
            asyncio.get_running_loop().call_later(ABORT_AFTER, transport.abort)
            self.writable.set()  # so that the close can be sent behind what waits
            return -1
        if self.close_sent or self.disconnected or transport.is_closing():
            return -1
        transport.write(data)
        return transport.get_write_buffer_size()

    def send_receive_event_to_app(self) -> None:
        """As in the framework, but reading stops only when several messages wait."""
        waiting = self.read_paused or self.queue.qsize() >= UNREAD
        self.read_paused = not waiting
        super().send_receive_event_to_app()
        if not waiting:
            self.read_paused = False
