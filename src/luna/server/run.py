"""Running the server: the listening socket, signals, and a graceful end."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial

import uvicorn
from starlette.applications import Starlette

from luna.app.background import JsonLines
from luna.app.errors import StoreError
from luna.server.app import make_app
from luna.server.instance import Instance
from luna.server.open_files import fit_open_files
from luna.server.settings import Settings, SettingsError

IDLE_SECONDS = 75
"""How long a connection stays open without a request: longer than proxies and other programs keep
theirs, so that they do not send the next request just as we hang up."""
BACKLOG = 2048
"""Connections that the system may hold until we accept them."""
UNREAD_SECONDS = 60
"""How long a client may leave an answer unread, on systems whose sockets have such a bound."""
STOP_SECONDS = 10


class CannotListen(Exception):
    """The address cannot be listened on; the text says why."""


CANNOT = (StoreError, SettingsError, CannotListen)
"""What keeps a server from starting, each with a text that says why and what to do."""


class Server:
    """A server in this process; it says goodbye to its viewers before it stops."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.instance: Instance = app.state.luna
        self._uvicorn = uvicorn.Server(configure(app, settings))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping: asyncio.Task[None] | None = None

    def run(self, listener: socket.socket, started: Callable[[], None]) -> None:
        """Serve until stopped; `started` is called once connections are accepted."""
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(self._serve(listener, started))

    async def _serve(self, listener: socket.socket, started: Callable[[], None]) -> None:
        self._loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self._uvicorn.serve(sockets=[listener]))
        while not self._uvicorn.started and not serving.done():
            await asyncio.sleep(0.01)
        if self._uvicorn.started:
            for kind in (signal.SIGINT, signal.SIGTERM):
                set_handler(kind, self.stop)
            started()
        await serving
        if not self._uvicorn.started:
            raise StoreError("the server could not start; the lines above say why")

    def stop(self) -> None:
        """Stop soon; may be called from any thread."""
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._begin_stop)

    def _begin_stop(self) -> None:
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop())

    async def _stop(self) -> None:
        await self.instance.hub.close()
        self._uvicorn.should_exit = True


def set_handler(kind: signal.Signals, stop: Callable[[], object]) -> None:
    """Call `stop` at a signal; threads other than the main one get no signals."""
    try:
        signal.signal(kind, lambda *_: stop())
    except ValueError:
        return


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop there is for this system."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def bind(host: str, port: int) -> tuple[socket.socket, int]:
    """A socket to listen on, and its port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener, listener.getsockname()[1]


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    """How requests are taken: bounded, and without uvicorn's own log, which shows queries."""
    limits = settings.limits
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=limits.message,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        ws_per_message_deflate=False,
        timeout_keep_alive=IDLE_SECONDS,
        limit_concurrency=limits.connections + limits.sockets,
        backlog=BACKLOG,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
    )


def serve(
    settings: Settings,
    host: str,
    port: int,
    started: Callable[[str], None],
    *,
    quiet: bool = False,
) -> None:
    """Serve until asked to stop; `started` gets the address once it is open."""
    shown = f"[{host}]" if ":" in host else host
    try:
        listener, number = bind(host, port)
    except (OSError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise CannotListen(f"cannot listen on {shown}:{port}: {why}") from None
    with listener:
        serve_on(settings, listener, lambda: started(f"http://{shown}:{number}/"), quiet=quiet)


def serve_on(
    settings: Settings, listener: socket.socket, started: Callable[[], None], *, quiet: bool
) -> None:
    """Serve on a socket."""
    set_up_log(quiet)
    settings = fit_open_files(settings)
    app = make_app(settings)
    gc.freeze()  # what is there now stays; positions die young or live as long as their table
    gc.set_threshold(20_000, 50, 100)
    Server(app, settings).run(listener, started)


def work(
    settings: Settings, queues: Sequence[str], started: Callable[[], None], *, quiet: bool
) -> None:
    """Run the jobs of some queues until asked to stop."""
    set_up_log(quiet)
    instance = Instance(settings)
    if not instance.store.shared:
        instance.store.close()
        raise StoreError("a worker needs PostgreSQL; with SQLite the server runs all jobs itself")
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work_until_stopped(instance, queues, started))


async def work_until_stopped(
    instance: Instance, queues: Sequence[str], started: Callable[[], None]
) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for kind in (signal.SIGINT, signal.SIGTERM):
        set_handler(kind, partial(loop.call_soon_threadsafe, stopped.set))
    await instance.open_worker(queues)
    try:
        started()
        await stopped.wait()
    finally:
        await instance.close()


def set_up_log(quiet: bool) -> None:
    """Structured lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    for name in ("alembic", "procrastinate", "psycopg.pool"):
        logging.getLogger(name).setLevel(
            logging.ERROR if name == "psycopg.pool" else logging.WARNING
        )
