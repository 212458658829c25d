"""A line to a database that can be cut and mended."""

import socket
import threading
from contextlib import suppress

from tests.server.harness import PATIENCE


class Proxy:
    """Hands on what comes to its port, while it is open."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._pairs: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._open = True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()
        self.cuts = 0

    def _accept(self) -> None:
        while True:
            try:
                ours, _ = self._listener.accept()
            except OSError:
                return
            if not self._open:
                ours.close()
                continue
            try:
                theirs = socket.create_connection(("127.0.0.1", self._target), 5)
            except OSError:
                ours.close()
                continue
            theirs.settimeout(None)
            with self._lock:
                self._pairs |= {ours, theirs}
            for source, sink in ((ours, theirs), (theirs, ours)):
                thread = threading.Thread(target=self._pump, args=(source, sink), daemon=True)
                thread.start()
                self._threads.append(thread)

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        self._end(source, sink)

    def _end(self, *sockets: socket.socket) -> None:
        for each in sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()
            with self._lock:
                self._pairs.discard(each)

    def cut(self) -> None:
        """Break off every connection in the middle of whatever it says, and take no new one."""
        self._open = False
        self.cuts += 1
        with self._lock:
            pairs = list(self._pairs)
        self._end(*pairs)

    def mend(self) -> None:
        self._open = True

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)  # whoever waits there for a connection goes on
        self._listener.close()
        self.cut()
        for thread in self._threads:
            thread.join(PATIENCE)
