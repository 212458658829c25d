"""`luna serve` as a player meets it: where it is, how it ends, what is in its way."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from luna.cli.serve import (
    ADDRESS_FILE,
    FIRST_PORT,
    MAX_PORTS,
    NO_CLIENT,
    free_port,
    has_windows,
    running_at,
)
from luna.server.http.pages import client_folder
from tests.cli.command import luna

COMMAND = [sys.executable, "-m", "luna", "serve"]
PREFIX = "Luna is at "


class Served:
    """A server, and what it has said."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def interrupt(self) -> tuple[int, str, str]:
        """Ctrl-C: the exit status and what was said after the address."""
        self.process.send_signal(signal.SIGINT)
        return self.finish()

    def finish(self) -> tuple[int, str, str]:
        """Wait for the end of it."""
        out, err = self.process.communicate()
        return self.process.returncode, out, err


@contextmanager
def serving(*options: str | Path) -> Iterator[Served]:
    process = subprocess.Popen(
        [*COMMAND, *map(str, options)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line.startswith(PREFIX), line
            assert process.stdout.readline() == "Ctrl-C stops it.\n"
            if client_folder() is None:
                assert process.stdout.readline() == f"{NO_CLIENT}\n"
            yield Served(process, line.removeprefix(PREFIX).strip())
        finally:
            if process.poll() is None:
                process.kill()


def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    with serving("--data", tmp_path, "--port", "0") as served:
        with urllib.request.urlopen(f"{served.address}healthz") as answer:
            assert answer.status == 200
        status, out, err = served.interrupt()
    assert status == 0
    assert out == ""
    assert err == ""
    assert not (tmp_path / ADDRESS_FILE).exists()


def test_a_second_ctrl_c_changes_nothing(tmp_path: Path) -> None:
    with serving("--data", tmp_path, "--port", "0") as served:
        with unfinished_request(served.address):
            served.process.send_signal(signal.SIGINT)
            while listens(served.address):
                pass
            served.process.send_signal(signal.SIGINT)
        status, out, err = served.finish()
    assert (status, out, err) == (0, "", "")


@contextmanager
def unfinished_request(address: str) -> Iterator[None]:
    """A server that is asked to stop waits for the rest of this."""
    with socket.create_connection(place(address)) as connection:
        connection.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
            b"Content-Length: 2\r\nExpect: 100-continue\r\n\r\n"
        )
        assert connection.recv(100).startswith(b"HTTP/1.1 100 ")
        yield


def listens(address: str) -> bool:
    try:
        socket.create_connection(place(address)).close()
    except ConnectionError:
        return False
    return True


def place(address: str) -> tuple[str, int]:
    parts = urlsplit(address)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


def test_requests_are_logged_on_demand(tmp_path: Path) -> None:
    with serving("--data", tmp_path, "--port", "0", "--verbose") as served:
        urllib.request.urlopen(f"{served.address}healthz").close()
        _, _, err = served.interrupt()
    assert '"/healthz"' in err


def test_a_second_start_leads_to_the_first(tmp_path: Path) -> None:
    with serving("--data", tmp_path, "--port", "0") as served:
        assert running_at(tmp_path) == served.address
        second = luna(["serve", "--data", tmp_path])
    assert second.exit_code == 0
    assert second.stdout == f"Luna is running already, at {served.address}\n"


def test_a_port_that_is_taken_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port) in range(port + 1, port + MAX_PORTS)
    assert FIRST_PORT + MAX_PORTS < 65536


def test_a_port_that_was_asked_for_is_not_exchanged(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = luna(["serve", "--data", tmp_path, "--port", str(port)])
    assert done.exit_code == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"luna serve: cannot listen on 127.0.0.1:{port}: ")


def test_a_stale_address_is_not_believed(tmp_path: Path) -> None:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        (tmp_path / ADDRESS_FILE).write_text(f"http://127.0.0.1:{free.getsockname()[1]}/")
        assert running_at(tmp_path) is None
    assert running_at(tmp_path / "elsewhere") is None


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have windows")
def test_without_a_screen_no_browser_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_windows()
    monkeypatch.setitem(os.environ, "DISPLAY", ":0")
    assert has_windows()
