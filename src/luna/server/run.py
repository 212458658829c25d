"""Running the server: sockets, signals, and a graceful end."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from luna.app.background import JsonLines
from luna.app.errors import StoreError
from luna.server.app import make_app
from luna.server.dispatch import AT_ONCE, can_dispatch, receive
from luna.server.frames import Protocol
from luna.server.http.connection import bounded
from luna.server.open_files import fit_open_files
from luna.server.settings import Settings, SettingsError
from luna.server.store.store import Store
from luna.server.supervise import WorkerFailed, end_with_parent, supervise

IDLE_SECONDS = 75
"""How long a connection stays open without a request: longer than proxies and other programs keep
theirs, so that they do not send the next request just as we hang up."""


BACKLOG = 2048
"""Connections that the system may hold until we accept them."""


class CannotListen(Exception):
    """The address cannot be listened on; the text says why."""


CANNOT = (StoreError, SettingsError, CannotListen)
"""What keeps a server from starting, each with a text that says why and what to do."""


class Server(uvicorn.Server):
    """A server that says goodbye to its viewers before it stops.

    With a `way` it accepts no connections itself, but takes those that are handed to it.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        started: Callable[[], None],
        way: socket.socket | None = None,
    ) -> None:
        super().__init__(config)
        self._say_started = started
        self._way = way
        self._taken: set[asyncio.Task[object]] = set()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked again, it goes on ending as it began: viewers and files are left in order."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        for listener in sockets or ():
            listener.listen(BACKLOG)
        if self._way is not None:
            self._way.setblocking(False)
            asyncio.get_running_loop().add_reader(self._way, self._receive, self._way)
        self._say_started()

    def _receive(self, way: socket.socket) -> None:
        if not receive(way, self._take):
            asyncio.get_running_loop().remove_reader(way)

    def _take(self, connection: socket.socket) -> None:
        """Serve a connection as if it had been accepted here."""
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(self._protocol, connection))
        self._taken.add(task)
        task.add_done_callback(self._taken_in)

    def _taken_in(self, task: "asyncio.Task[object]") -> None:
        self._taken.discard(task)
        if not task.cancelled():
            task.exception()  # whoever came is gone again

    def _protocol(self) -> asyncio.Protocol:
        made = self.config.http_protocol_class(
            config=self.config,  # type: ignore[call-arg]
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._way is not None:
            asyncio.get_running_loop().remove_reader(self._way)
            self._way.close()
        instance = getattr(getattr(self.config.app, "state", None), "luna", None)
        if instance is not None:
            await instance.hub.close()
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
        timeout_keep_alive=IDLE_SECONDS,
        backlog=AT_ONCE,  # as many are accepted before the bounds on connections are looked at
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
    """Serve until asked to stop; `started` hears the address once it is open."""
    shown = f"[{host}]" if ":" in host else host
    try:
        listener, number = bind(host, port)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise CannotListen(f"cannot listen on {shown}:{port}: {why}") from None

    def say_started() -> None:
        started(f"http://{shown}:{number}/")

    set_up_log(quiet)
    settings = fit_open_files(settings)
    with listener:
        if workers == 1:
            serve_on(settings, listener, say_started, quiet=quiet)
            return
        check_shared(settings)
        listener.listen(BACKLOG)
        try:
            supervise(work, settings, listener, workers, say_started, quiet=quiet)
        except WorkerFailed as error:
            raise StoreError(str(error)) from None


def check_shared(settings: Settings) -> None:
    """Say what keeps several processes from serving; one of them brings the schema up to date."""
    store = Store(settings.url)
    shared = store.shared
    store.close()
    if not shared:
        raise StoreError("several workers need PostgreSQL: SQLite has one writer")
    if not can_dispatch():
        raise StoreError("several workers need Linux, macOS or another Unix")


def work(settings: Settings, way: socket.socket, quiet: bool, parent: Connection) -> None:
    """One of several serving processes; it ends with the one that started it."""
    end_with_parent()
    try:
        server = prepared(settings, lambda: parent.send(""), way, quiet=quiet)
    except CANNOT as error:
        parent.send(str(error))
        raise SystemExit(1) from None
    server.run(sockets=[])
    if not server.started:
        raise SystemExit(1)


def serve_on(
    settings: Settings, listener: socket.socket, started: Callable[[], None], *, quiet: bool
) -> None:
    """Serve on a socket in this process."""
    server = prepared(settings, started, quiet=quiet)
    server.run(sockets=[listener])
    if not server.started:
        raise StoreError("the server could not start; the lines above say why")


def prepared(
    settings: Settings,
    started: Callable[[], None],
    way: socket.socket | None = None,
    *,
    quiet: bool,
) -> Server:
    """A server ready to run in this process."""
    set_up_log(quiet)
    app = make_app(settings)
    gc.freeze()  # what is there now stays; positions die young or live as long as their table
    gc.set_threshold(20_000, 50, 100)
    return Server(configure(app, settings), started, way)


def set_up_log(quiet: bool) -> None:
    """Structured lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("alembic").setLevel(logging.WARNING)
