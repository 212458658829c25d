"""Several serving processes behind one port; one that dies is replaced.

uvicorn's own supervisor has its workers accept from one socket. Here the connections are handed to
the worker of their table, which pays for itself four times over: see `luna.server.dispatch`.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import FrameType

from luna.app.background import log_event
from luna.server.dispatch import Dispatcher
from luna.server.settings import Settings

LOG = logging.getLogger("luna.server.supervise")
PATIENCE = 15.0
"""Seconds a process has to stop by itself."""
LOOK = 0.2
"""Seconds between two looks at whether all processes are there."""
AGAIN = 2.0
"""Seconds before the next try when a process cannot start."""
UNKNOWN = "a worker could not start; the lines above say why"


Work = Callable[[Settings, socket.socket, bool, Connection], None]
"""What one serving process does with the connections that come over a socket; it must be known by
name to a process that begins anew. It says "" when it serves, or else why it cannot."""


class WorkerFailed(Exception):
    """A serving process cannot start; the text says why."""


def end_with_parent() -> None:
    """Stop this process when the one that started it is gone, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(PATIENCE)
        os._exit(1)

    threading.Thread(target=watch, name="luna-parent", daemon=True).start()


def supervise(
    work: Work,
    settings: Settings,
    listener: socket.socket,
    number: int,
    started: Callable[[], None],
    *,
    quiet: bool,
) -> None:
    """Keep a number of processes serving until asked to stop."""
    context = multiprocessing.get_context("spawn")
    signals: list[int] = []
    """Signals to stop."""

    def stop(kind: int, _frame: FrameType | None) -> None:
        signals.append(kind)

    dispatcher = Dispatcher(listener, number, settings.limits.connections)
    processes: dict[int, BaseProcess] = {}
    late = [0.0] * number
    """When each may be started again."""

    def start(worker: int) -> str:
        """Start a process; why it cannot serve, if so."""
        receiving, sending = context.Pipe(duplex=False)
        with dispatcher.connect(worker) as way, receiving:
            with sending:
                process = context.Process(target=work, args=(settings, way, quiet, sending))
                process.start()
            processes[worker] = process
            try:
                why = str(receiving.recv())
            except EOFError:
                why = UNKNOWN
        if not why:
            dispatcher.serves(worker)
        return why

    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, stop)
    for worker in range(number):
        why = "" if signals else start(worker)
        if why and not signals:
            stop_all(processes.values())
            dispatcher.stop()
            raise WorkerFailed(why)
    dispatcher.start()
    if not signals:
        started()
    while not signals:
        time.sleep(LOOK)
        for worker, process in list(processes.items()):
            if signals or process.is_alive() or time.monotonic() < late[worker]:
                continue
            why = start(worker)
            if why and not signals:
                late[worker] = time.monotonic() + AGAIN
                log_event(LOG, logging.ERROR, "worker-failed", worker=worker, fault=why)
    dispatcher.stop()
    stop_all(processes.values())


def stop_all(processes: Iterable[BaseProcess]) -> None:
    """End processes: by themselves, or else by force."""
    processes = list(processes)
    for process in processes:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
