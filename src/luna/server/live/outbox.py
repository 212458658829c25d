"""What is sent in one turn of the event loop goes out together, at its end.

Each write to a socket wakes whoever reads there. Written one after the other, with nothing in
between, many writes wake them once; and what one viewer is sent in a turn is one write.
"""

import asyncio
import logging
from typing import Protocol

from luna.server.logs import log_event

LOG = logging.getLogger("luna.server.outbox")
MOST = 256
"""Viewers after whom nobody waits for the end of the turn."""


class Sender(Protocol):
    """Who has something to send."""

    def flush(self) -> None:
        """Send it now."""


class Outbox:
    """The viewers that something waits for."""

    def __init__(self) -> None:
        self._waiting: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """Let a viewer send what it has when the turn is over."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self._waiting.append(sender)
        if len(self._waiting) >= MOST:
            self.flush()

    def flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for sender in waiting:
            try:
                sender.flush()
            except Exception as error:  # none of the others is the worse for it
                log_event(LOG, logging.ERROR, "send-failed", fault=repr(error)[:200])
