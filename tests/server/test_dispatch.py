"""Several workers behind one port: whoever is at a table is served by one of them."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing

import psutil
import pytest
from websockets.exceptions import WebSocketException

from luna.server.dispatch import PEEKED, Dispatcher, receive, table_of
from tests.server.harness import PATIENCE, Browser, wait_for
from tests.server.postgres import new_database
from tests.server.test_faults import Killable, serving


@pytest.mark.parametrize(
    ("head", "table"),
    [
        (b"GET /api/tables/abc123/live?view=all HTTP/1.1\r\n", b"abc123"),
        (b"POST /api/tables/abc123/actions HTTP/1.1\r\n", b"abc123"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"\x16\x03\x01", None),
        (b"", None),
    ],
)
def test_the_table_of_a_request(head: bytes, table: bytes | None) -> None:
    assert table_of(head) == table


class Port:
    """A dispatcher with two workers that are ends of sockets in this process."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.dispatcher = Dispatcher(self.listener, 2)
        self.ways = [self.dispatcher.connect(worker) for worker in range(2)]
        for worker, way in enumerate(self.ways):
            way.settimeout(PATIENCE)
            self.dispatcher.serves(worker)
        self.dispatcher.start()

    def say(self, *parts: bytes) -> socket.socket:
        connection = socket.create_connection(self.listener.getsockname())
        for part in parts:
            connection.sendall(part)
        return connection

    def taken(self) -> tuple[int, bytes]:
        """The worker that was given a connection, and all that was said on it."""
        (one,) = self.all_taken()
        return one

    def all_taken(self) -> list[tuple[int, bytes]]:
        """The same of all connections that have been handed over, at least one."""
        found: list[tuple[int, bytes]] = []

        def look() -> bool:
            for worker, way in enumerate(self.ways):
                way.setblocking(False)

                def take(handed: socket.socket, worker: int = worker) -> None:
                    with handed:
                        handed.settimeout(PATIENCE)
                        found.append((worker, handed.recv(PEEKED * 4)))

                receive(way, take)
            return bool(found)

        wait_for(look)
        return found


@pytest.fixture
def port() -> Iterator[Port]:
    made = Port()
    yield made
    made.dispatcher.stop()
    made.listener.close()
    for way in made.ways:
        way.close()


def test_a_table_has_one_worker_and_nothing_of_the_request_is_lost(port: Port) -> None:
    seen = set()
    for number in range(8):
        line = b"GET /api/tables/same/live HTTP/1.1\r\nHost: %d\r\n\r\n" % number
        with port.say(line):
            worker, said = port.taken()
        assert said == line
        seen.add(worker)
    assert len(seen) == 1
    others = set()
    for number in range(8):
        with port.say(b"GET /api/tables/table%d HTTP/1.1\r\n\r\n" % number):
            others.add(port.taken()[0])
    assert others == {0, 1}


def test_who_says_nothing_is_left_to_a_worker(port: Port) -> None:
    with port.say(b"GET /api/ta") as silent:
        silent.shutdown(socket.SHUT_WR)
        assert port.taken()[1] == b"GET /api/ta"


def test_who_is_gone_is_forgotten(port: Port) -> None:
    port.say().close()
    with port.say(b"GET / HTTP/1.1\r\n\r\n"):
        assert port.taken()[1].startswith(b"GET / ")


def test_the_others_take_over_for_a_worker_that_is_gone(port: Port) -> None:
    line = b"GET /api/tables/same/live HTTP/1.1\r\n\r\n"
    with port.say(line):
        worker, _ = port.taken()
    port.ways[worker].close()
    port.ways[worker], gone = socket.socketpair()
    with gone, port.say(line):
        assert port.taken() == (1 - worker, line)


def test_a_worker_that_begins_is_given_nothing_before_it_serves(port: Port) -> None:
    """Whoever comes back to the table of one that died does not wait for the next one to begin."""
    line = b"GET /api/tables/same/live HTTP/1.1\r\n\r\n"
    with port.say(line):
        worker, _ = port.taken()
    port.ways[worker].close()
    port.ways[worker] = port.dispatcher.connect(worker)
    with port.say(line):
        assert port.taken() == (1 - worker, line)
    port.dispatcher.serves(worker)
    with port.say(line):
        assert port.taken() == (worker, line)


def test_a_request_waits_while_all_workers_have_too_much_to_do(port: Port) -> None:
    for way in port.dispatcher._ways:
        assert way is not None
        way.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)  # room for a few
    asked = {b"GET /%d HTTP/1.1\r\n\r\n" % number for number in range(100)}
    with ExitStack() as crowd:
        for line in asked:
            crowd.enter_context(port.say(line))
        wait_for(lambda: bool(port.dispatcher._ready))
        answered: set[bytes] = set()
        while answered < asked:
            answered |= {said for _, said in port.all_taken()}
    assert answered == asked


def test_a_killed_worker_hands_its_tables_over(postgres: str) -> None:
    server = Killable("--database", new_database(postgres, "dispatched"), "--workers", "2")
    with serving(server), closing(Browser(server.url, "Ada")) as ada:
        table = ada.table("you", "you", mode="preselected", seed=1)["table"]
        with ExitStack() as stack:
            stranger = stack.enter_context(closing(Browser(server.url)))
            viewers = [stack.enter_context(stranger.live(table)) for _ in range(6)]
            for viewer in viewers[:-1]:
                viewer.receive("welcome")
            # A process counts its own viewers: all of them are there.
            while viewers[-1].receive("presence")["watchers"] < 6:
                pass
            assert server.process is not None
            worker = psutil.Process(serving_process(server))
            ada.act(ada.view(table), "meditate")
            assert {viewer.receive("event")["sequence"] for viewer in viewers} == {2}
            worker.kill()
            worker.wait(PATIENCE)  # all connections that led there have ended
            wait_for(lambda: answers(ada, table))
            with ada.live(table, since=2) as again:
                view = again.receive("welcome")["view"]
                assert view["number"] == 1
                ada.act(view, "meditate")
                assert again.receive("event")["sequence"] == 3


def answers(browser: Browser, table: str) -> bool:
    """Whether whoever comes back to a table is let in."""
    try:
        with browser.live(table) as live:
            live.receive("welcome")
    except (OSError, WebSocketException):
        return False
    return True


def serving_process(server: Killable) -> int:
    """The worker that serves the WebSockets of the only table: it has most connections."""
    assert server.process is not None
    workers = psutil.Process(server.process.pid).children(recursive=True)

    def connections(process: psutil.Process) -> int:
        found = process.net_connections("tcp")
        return sum(each.laddr.port == server.port for each in found if each.laddr)

    return int(max(workers, key=connections).pid)
