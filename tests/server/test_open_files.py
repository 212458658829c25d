"""Connections never use up the open files of the server: others still get in."""

import json
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import pytest

from luna.server.open_files import RESERVED_FILES, raise_limit, within
from luna.server.settings import Limits
from tests.ports import own_port
from tests.server.harness import PATIENCE, PRESELECTED, Browser, start_game
from tests.server.postgres import new_database

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere a machine has one address of its own"
)

FEW_FILES = 1024
HALF_OPEN = 1500
SOCKETS = 1003
WITH_LIMIT = """
import resource, runpy, sys
soft, hard = map(int, sys.argv.pop(1).split(":"))
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
runpy.run_module("luna", run_name="__main__", alter_sys=True)
"""
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: luna\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.fixture(autouse=True)
def many_files() -> Iterator[None]:
    """Let this process hold the other ends of all connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HALF_OPEN + SOCKETS
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"the test needs {wanted} open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Limited:
    """A server process with a limit of open files."""

    def __init__(self, soft: int, hard: int, log: IO[str], *options: str) -> None:
        self._log = log
        self.port = own_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-c", WITH_LIMIT, f"{soft}:{hard}", "serve", "--verbose"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Luna is at ")

    def end(self) -> list[dict[str, Any]]:
        """Stop it; return its log."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        self._log.seek(0)
        return [json.loads(line) for line in self._log]


@contextmanager
def limited(soft: int, hard: int, *options: str) -> Iterator[Limited]:
    with tempfile.TemporaryFile("w+") as log:
        server = Limited(soft, hard, log, *options)
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.end()


def connect(server: Limited, host: int = 1) -> socket.socket:
    """A connection from one of the many addresses of this machine."""
    own = (f"127.0.0.{host}", 0)
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, own)


def status(connection: socket.socket) -> int:
    """The status that a request was answered with; 0 if the connection was closed."""
    try:
        head = connection.recv(4096)
    except ConnectionResetError:
        head = b""
    return int(head.split()[1]) if head else 0


def ask(server: Limited, host: int = 1) -> int:
    with connect(server, host) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: luna\r\nConnection: close\r\n\r\n")
        return status(connection)


LIMITS = [(FEW_FILES, FEW_FILES), (FEW_FILES, 4 * FEW_FILES)]


@pytest.mark.parametrize(("soft", "hard"), LIMITS)
@pytest.mark.parametrize("host", [1, 2], ids=["the same address", "another address"])
def test_half_open_connections_lock_nobody_out(
    tmp_path: Path, soft: int, hard: int, host: int
) -> None:
    with limited(soft, hard, "--data", str(tmp_path)) as server, ExitStack() as crowd:
        for _ in range(HALF_OPEN):
            crowd.enter_context(connect(server))
        assert ask(server, host) == 200
        with closing(Browser(server.url, "Ada")) as ada:
            table = ada.table("you", "you", **PRESELECTED)["table"]
            with ada.live(table) as live:
                live.receive("welcome")
        assert not [line for line in server.end() if line["level"] == "error"]


@pytest.mark.parametrize(("soft", "hard"), LIMITS)
def test_anonymous_sockets_lock_nobody_out(tmp_path: Path, soft: int, hard: int) -> None:
    with (
        limited(soft, hard, "--data", str(tmp_path)) as server,
        closing(Browser(server.url, "Ada")) as ada,
        closing(Browser(server.url, "Ben")) as ben,
        ExitStack() as crowd,
    ):
        tables = [start_game(ada, ben) for _ in range(6)]
        answers = []
        for number in range(SOCKETS):
            stranger = crowd.enter_context(connect(server, 2 + number % 6))
            stranger.sendall(HANDSHAKE.format(table=tables[number % 6]).encode())
            answers.append(status(stranger))
        assert set(answers) <= {101, 429}
        assert answers.count(101) >= 100
        for player in (ada, ben):
            for table in tables:
                crowd.enter_context(player.live(table)).receive("welcome")
        assert ask(server, 100) == 200
        assert not [line for line in server.end() if line["level"] == "error"]


def test_idle_connections_lock_nobody_out(tmp_path: Path) -> None:
    with (
        limited(FEW_FILES, FEW_FILES, "--data", str(tmp_path)) as server,
        ExitStack() as crowd,
    ):
        for _ in range(HALF_OPEN):
            idle = crowd.enter_context(connect(server))
            idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: luna\r\n\r\n")
            assert status(idle) == 200
        assert ask(server, 2) == 200
        assert not [line for line in server.end() if line["level"] == "error"]


def test_workers_lock_nobody_out(postgres: str) -> None:
    database = new_database(postgres, "open_files")
    options = ("--database", database, "--workers", "2")
    with limited(FEW_FILES, FEW_FILES, *options) as server, ExitStack() as crowd:
        for _ in range(HALF_OPEN):
            crowd.enter_context(connect(server))
        assert ask(server, 2) == 200
        assert ask(server) == 200


def test_the_limit_is_raised_and_logged(tmp_path: Path) -> None:
    with limited(300, 3000, "--data", str(tmp_path)) as server:
        (line,) = [line for line in server.end() if line["event"] == "open-files"]
    assert line["limit"] == 3000
    assert 0 < line["connections"] < line["sockets"] < 3000
    assert 2 * line["connections"] + line["sockets"] < 3000


def test_bounds_leave_files_for_everything_else() -> None:
    for files in (64, 256, 1024, 4096, 65_536, 1_048_576):
        limits = within(Limits(), files)
        assert 2 * limits.connections + limits.sockets <= files
        assert min(limits.connections, limits.sockets) > 0
        if files >= FEW_FILES:
            assert 2 * limits.connections + limits.sockets <= files - RESERVED_FILES
    assert within(Limits(connections=7), 65_536).connections == 7


@pytest.mark.parametrize(
    ("soft", "hard", "most", "raised"),
    [
        (1024, 4096, 4096, 4096),
        (4096, 4096, 4096, 4096),
        (256, -1, 10_240, 10_240),  # macOS
        (20_000, -1, 10_240, 20_000),
        (1024, 4096, 1024, 1024),  # forbidden
        (-1, -1, 0, None),
    ],
)
def test_the_limit_is_raised_as_far_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, most: int, raised: int | None
) -> None:
    now = [soft]

    def setrlimit(_kind: int, wanted: tuple[int, int]) -> None:
        if not 0 <= wanted[0] <= most:
            raise ValueError
        now[0] = wanted[0]

    system = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda _kind: (now[0], hard),
        setrlimit=setrlimit,
    )
    monkeypatch.setitem(sys.modules, "resource", system)
    assert raise_limit() == raised
    assert now[0] == (raised or -1)


def test_few_files_are_logged_as_a_warning(tmp_path: Path) -> None:
    with limited(FEW_FILES, FEW_FILES, "--data", str(tmp_path)) as server:
        (line,) = [line for line in server.end() if line["event"] == "open-files"]
    assert (line["level"], line["limit"]) == ("warning", FEW_FILES)
