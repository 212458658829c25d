"""Connections handed to the worker of their table.

Several processes serve one port. Whoever plays or watches at a table is best served by one of them:
its log is then followed once, its viewers hear of an entry without a way through the database, and
two processes hardly ever write to the same game. So the process that supervises the workers accepts
each connection, looks at the first line without taking it, and hands the connection itself to the
worker that the name of the table stands for. What names no table goes to the workers in turn.

This makes things quicker, not right: any worker can serve any table, and a request on a connection
that was opened for another one is served where the connection is. Measured with two workers
(docs/scaling.md): 0.75 ms of processor time for a move, 3.03 with connections dealt out in turn.
"""

import errno
import re
import selectors
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Sequence

PEEKED = 1024
"""Bytes of a request that are looked at."""
PATIENCE = 0.5
"""Seconds that a connection has to say something before it is handed to just any worker."""
WAITING = 2048
"""Connections that may be waited for at once, if there are files enough."""
AT_ONCE = 64
"""Connections that are accepted before those that are there are looked at again."""
FULL = (errno.EMFILE, errno.ENFILE)
"""What a system says that has no room for another connection."""
BUSY = 0.01
"""Seconds before a connection is offered again that no worker could take."""
TABLE = re.compile(rb"^[A-Z]+ /api/tables/([A-Za-z0-9_-]+)")


def table_of(head: bytes) -> bytes | None:
    """The table that a request is about, as far as its beginning says."""
    found = TABLE.match(head)
    return None if found is None else found[1]


class Dispatcher:
    """Accepts connections and hands them on, in a thread of its own."""

    def __init__(self, listener: socket.socket, workers: int, most: int = WAITING) -> None:
        listener.setblocking(False)
        self._most = min(most, WAITING)
        self._listener = listener
        self._ways: list[socket.socket | None] = [None] * workers
        self._coming: list[socket.socket | None] = [None] * workers
        """Ways to workers that begin: a connection would wait there until they have begun."""
        self._selector = selectors.DefaultSelector()
        self._selector.register(listener, selectors.EVENT_READ)
        self._waiting: dict[socket.socket, float] = {}
        """Connections that have not said what they want, oldest first, and since when."""
        self._ready: dict[socket.socket, bytes] = {}
        """Those that have, while all workers have too much to do; the first line of each."""
        self._turn = 0
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._run, name="luna-dispatch", daemon=True)

    def connect(self, worker: int) -> socket.socket:
        """The worker's end of a new way to it; the others serve for it until it does."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        old, self._ways[worker] = self._ways[worker], None
        late, self._coming[worker] = self._coming[worker], ours
        for way in (old, late):
            if way is not None:
                way.close()
        return theirs

    def serves(self, worker: int) -> None:
        """A worker takes connections from now on."""
        self._ways[worker], self._coming[worker] = self._coming[worker], None

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Accept nothing more."""
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()
        for connection in [*self._waiting, *self._ready, *self._ways, *self._coming]:
            if connection is not None:
                connection.close()
        self._selector.close()

    def _run(self) -> None:
        while not self._over.is_set():
            for key, _ in self._selector.select(BUSY if self._ready else 0.1):
                if key.fileobj is self._listener:
                    self._accept()
                elif isinstance(key.fileobj, socket.socket):
                    self._look(key.fileobj)
            for connection, head in list(self._ready.items()):
                if self._hand_on(connection, head):
                    del self._ready[connection]
                elif len(self._ready) <= self._most:
                    break
                else:
                    self._ready.pop(connection)
                    connection.close()
            late = time.monotonic() - PATIENCE
            for connection, since in list(self._waiting.items()):
                if since > late and len(self._waiting) <= self._most:
                    break
                self._give_up(connection)

    def _accept(self) -> None:
        """Take in those who have come, so many at a time."""
        for _ in range(AT_ONCE):
            try:
                connection, _ = self._listener.accept()
            except OSError as error:  # that was all; or there is no room
                if error.errno in FULL and self._waiting:
                    self._give_up(next(iter(self._waiting)))
                return
            connection.setblocking(False)
            self._waiting[connection] = time.monotonic()
            self._selector.register(connection, selectors.EVENT_READ)

    def _look(self, connection: socket.socket) -> None:
        try:
            head = connection.recv(PEEKED, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            head = b""
        if not head:
            self._wait_no_more(connection)
            connection.close()
        elif b"\n" in head or len(head) >= PEEKED:
            self._heard(connection, head)

    def _wait_no_more(self, connection: socket.socket) -> None:
        self._selector.unregister(connection)
        del self._waiting[connection]

    def _give_up(self, connection: socket.socket) -> None:
        """A connection had time enough to say what it wants: any worker may go on waiting."""
        self._wait_no_more(connection)
        if not self._hand_on(connection, b""):
            connection.close()

    def _heard(self, connection: socket.socket, head: bytes) -> None:
        """A connection has said what it wants; where all workers have too much to do, it waits."""
        self._wait_no_more(connection)
        if not self._hand_on(connection, head):
            self._ready[connection] = head

    def _hand_on(self, connection: socket.socket, head: bytes) -> bool:
        """Give a connection to the worker of its table, or to the next one that takes it."""
        for way in self._in_order(head):
            try:
                socket.send_fds(way, [b"."], [connection.fileno()])
            except OSError:  # this one is gone, or has too much to do
                continue
            connection.close()
            return True
        return False

    def _in_order(self, head: bytes) -> Iterator[socket.socket]:
        table = table_of(head)
        self._turn += 1
        first = self._turn if table is None else zlib.crc32(table)
        for at in range(len(self._ways)):
            way = self._ways[(first + at) % len(self._ways)]
            if way is not None:
                yield way


def receive(way: socket.socket, take: Callable[[socket.socket], None]) -> bool:
    """Take in connections that have been handed over, so many at a time; whether more may come."""
    for _ in range(AT_ONCE):
        try:
            data, handed, _, _ = socket.recv_fds(way, 64, 64)
        except BlockingIOError:
            return True
        except OSError:
            return False
        for number in handed:
            take(socket.socket(fileno=number))
        if not data:
            return False
    return True


def can_dispatch() -> bool:
    """Whether this system can hand a connection to another process."""
    return hasattr(socket, "send_fds")


__all__: Sequence[str] = ["Dispatcher", "can_dispatch", "receive", "table_of"]
