"""A Luna server with one or several workers for a measurement: the tables are laid already.

Usage: luna_workers.py DATA PORT WORKERS DATABASE
"""

import sys
from pathlib import Path

from bench.server.luna_server import UNBOUNDED
from luna.server.run import serve
from luna.server.settings import Settings


def main(data: str, port: str, workers: str, database: str) -> None:
    settings = Settings(data=Path(data), limits=UNBOUNDED, database=database)
    serve(
        settings,
        "127.0.0.1",
        int(port),
        lambda address: print("ready", address, flush=True),
        workers=int(workers),
        quiet=True,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
