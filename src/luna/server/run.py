"""Running the server: sockets, signals, and a graceful end."""

import logging
import socket
import sys
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from luna.server.app import make_app
from luna.server.middleware import JsonLines
from luna.server.settings import Settings


class Server(uvicorn.Server):
    """A server that says goodbye to its viewers before it stops."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._told()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        site = getattr(getattr(self.config.app, "state", None), "luna", None)
        if site is not None:
            await site.hub.farewell()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> tuple[socket.socket, int]:
    """A socket to listen on, and its port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener, listener.getsockname()[1]


def configure(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How requests are taken: bounded, without a log of addresses."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
    )


def serve(
    settings: Settings, host: str, port: int, started: Callable[[str], None], *, quiet: bool = False
) -> None:
    """Serve until told to stop; `started` hears the address once it is open."""
    set_up_log(quiet)
    listener, number = bind(host, port)
    app = make_app(settings)
    shown = f"[{host}]" if ":" in host else host
    server = Server(configure(app, settings), lambda: started(f"http://{shown}:{number}/"))
    server.run(sockets=[listener])


def set_up_log(quiet: bool) -> None:
    """Structured lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
