"""Luna for a measurement, with tables that exist already: one server, or nginx and all behind it.

Usage: luna_instances.py DATA PORT INSTANCES WORKERS DATABASE
"""

import signal
import sys
import tempfile
import threading
from contextlib import ExitStack
from pathlib import Path

from bench.server.luna_server import UNBOUNDED
from luna.server.run import serve
from luna.server.settings import Settings
from tests.ports import own_port
from tests.server.cluster import Program, proxy, running, worker


def instance(data: str, database: str) -> Program:
    port = own_port()
    command = [sys.executable, "-m", "bench.server.luna_instances", data, str(port), "0", "0"]
    return Program(f"instance {port}", [*command, database], f"http://127.0.0.1:{port}")


def main(data: str, port: str, instances: str, workers: str, database: str) -> None:
    if instances == "0":  # this process is one of them
        think = 0 if database else 1
        settings = Settings(data=Path(data), limits=UNBOUNDED, database=database, think=think)
        serve(settings, "127.0.0.1", int(port), said, quiet=True)
        return
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [instance(data, database) for _ in range(int(instances))]
        front = proxy(Path(folder), servers, int(port))
        helpers = [worker(database) for _ in range(int(workers))]
        stack.enter_context(running(*servers, *helpers, front))
        said("")
        stopped = threading.Event()
        signal.signal(signal.SIGTERM, lambda *_: stopped.set())
        stopped.wait()


def said(address: str) -> None:
    print("ready", address, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
