"""Several serving processes behind one port; one that dies is replaced."""

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

from luna.server.settings import Settings

PATIENCE = 15.0
"""Seconds a process has to stop by itself."""


Work = Callable[[Settings, socket.socket, bool, Event], None]
"""What one serving process does; it must be known by name to a process that begins anew."""


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
    """Keep a number of processes serving until told to stop."""
    context = multiprocessing.get_context("spawn")
    stopping = False

    def stop(_signal: int, _frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    def start() -> BaseProcess:
        ready = context.Event()
        process = context.Process(target=work, args=(settings, listener, quiet, ready))
        process.start()
        while process.is_alive() and not ready.wait(0.1):
            continue
        return process

    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, stop)
    processes = [start() for _ in range(number)]
    if not any(process.is_alive() for process in processes):
        return
    started()
    while not stopping:
        time.sleep(0.2)
        processes = [p if p.is_alive() or stopping else start() for p in processes]
    for process in processes:
        process.terminate()
    until = time.monotonic() + PATIENCE
    for process in processes:
        process.join(max(0.0, until - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
