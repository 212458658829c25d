"""Several serving processes behind one port; one that dies is replaced.

uvicorn's own supervisor has its workers accept from one socket. Here the connections are handed to
the worker of their table, which pays for itself four times over: see `luna.server.dispatch`.
"""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType

from luna.server.dispatch import Dispatcher
from luna.server.settings import Settings

PATIENCE = 15.0
"""Seconds a process has to stop by itself."""


Work = Callable[[Settings, socket.socket, bool, Event], None]
"""What one serving process does with the connections that come over a socket; it must be known by
name to a process that begins anew."""


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
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    dispatcher = Dispatcher(listener, number)

    def start(worker: int) -> BaseProcess:
        ready = context.Event()
        with dispatcher.connect(worker) as way:
            process = context.Process(target=work, args=(settings, way, quiet, ready))
            process.start()
        while process.is_alive() and not ready.wait(0.1):
            continue
        return process

    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, stop)
    processes = [start(worker) for worker in range(number)]
    if not any(process.is_alive() for process in processes):
        return
    dispatcher.start()
    started()
    while not stopping:
        time.sleep(0.2)
        for worker, process in enumerate(processes):
            if not process.is_alive() and not stopping:
                processes[worker] = start(worker)
    dispatcher.stop()
    for process in processes:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
