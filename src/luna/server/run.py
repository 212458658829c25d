"""Running the server: sockets, signals, and a graceful end."""

import gc
import logging
import socket
import sys
from collections.abc import Callable
from multiprocessing.synchronize import Event

import uvicorn
from starlette.applications import Starlette

from luna.server.app import make_app
from luna.server.http.connection import bounded
from luna.server.live.frames import Protocol
from luna.server.logs import JsonLines
from luna.server.settings import Settings
from luna.server.store.errors import StoreError
from luna.server.store.store import Store
from luna.server.supervise import end_with_parent, supervise


class Server(uvicorn.Server):
    """A server that says goodbye to its viewers before it stops."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._say_started()

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
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener, listener.getsockname()[1]


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How requests are taken: bounded, and without uvicorn's own log, which shows queries."""
    logging.getLogger("uvicorn.access").disabled = True
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=bounded(settings.limits),
        ws=Protocol,
        ws_max_size=settings.limits.message,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=10,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
    )


def serve(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None],
    *,
    workers: int = 1,
    quiet: bool = False,
) -> None:
    """Serve until told to stop; `started` hears the address once it is open."""
    listener, number = bind(host, port)
    shown = f"[{host}]" if ":" in host else host

    def say_started() -> None:
        started(f"http://{shown}:{number}/")

    if workers == 1:
        serve_on(settings, listener, say_started, quiet=quiet)
        return
    store = Store(settings.url)  # one process brings the schema up to date
    shared = store.shared
    store.close()
    if not shared:
        raise StoreError("several workers need PostgreSQL: SQLite has one writer")
    listener.listen(2048)
    supervise(work, settings, listener, workers, say_started, quiet=quiet)


def work(settings: Settings, listener: socket.socket, quiet: bool, ready: Event) -> None:
    """One of several serving processes; it ends with the one that started it."""
    end_with_parent()
    serve_on(settings, listener, ready.set, quiet=quiet)


def serve_on(
    settings: Settings, listener: socket.socket, started: Callable[[], None], *, quiet: bool
) -> None:
    """Serve on a socket in this process."""
    set_up_log(quiet)
    app = make_app(settings)
    gc.freeze()  # what is there now stays; positions die young or live as long as their table
    gc.set_threshold(20_000, 50, 100)
    Server(configure(app, settings), started).run(sockets=[listener])


def set_up_log(quiet: bool) -> None:
    """Structured lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
