"""`python -m bench.server.instances`: one process on SQLite, instances and workers on PostgreSQL.

The same load for all, one after the other. The load generator needs about a core of its own; on a
machine with two, look at the processor time of a move, which does not depend on who waits for whom.
Everything runs on loopback and ends by itself.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.server.__main__ import (
    WARM,
    free_port,
    install,
    load,
    median,
    running,
    with_enough_games,
)
from bench.server.luna_server import UNBOUNDED, prepare
from luna.server.open_files import raise_limit
from luna.server.settings import Settings
from tests.server.postgres import new_database, running_postgres

SHOWN = (
    "moves_per_second",
    "ack_p50",
    "ack_p99",
    "deliver_p99",
    "cpu_ms_per_move",
    "database_ms_per_move",
    "commits_per_move",
    "bytes_per_entry",
    "kb_per_table",
)


@contextmanager
def database(url: str) -> Iterator[Settings]:
    """Settings for a database with nothing in it."""
    with tempfile.TemporaryDirectory(dir="build") as data:
        yield Settings(data=Path(data), limits=UNBOUNDED, database=url)


def postmaster(url: str) -> int:
    """The process that all of PostgreSQL's belong to."""
    import psycopg

    with psycopg.connect(url) as connection:
        row = connection.execute("SHOW data_directory").fetchone()
    assert row is not None
    return int(Path(row[0], "postmaster.pid").read_text("utf-8").split()[0])


def commits(url: str) -> int:
    """Transactions that a database has committed."""
    import psycopg

    if not url:
        return 0
    with psycopg.connect(url) as connection:
        question = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        row = connection.execute(question).fetchone()
    return int(row[0]) if row else 0


def entry_size(url: str) -> float:
    """Bytes on disk for each entry of the logs, with what finds it."""
    import psycopg

    if not url:
        return 0.0
    with psycopg.connect(url) as connection:
        question = "SELECT pg_total_relation_size('log')::float / count(*) FROM log"
        row = connection.execute(question).fetchone()
    return float(row[0]) if row else 0.0


def measure(
    settings: Settings, instances: int, workers: int, tables: int, games: int, seconds: float
) -> dict[str, Any]:
    laid = asyncio.run(prepare(settings, tables * games))
    port = free_port()
    command = [sys.executable, "-m", "bench.server.luna_instances", str(settings.data), str(port)]
    command += [str(instances), str(workers), settings.database]
    with running(command) as process:
        plan: dict[str, Any] = {"kind": "luna", "port": port, "pid": process.pid, "warm": WARM}
        if settings.database:
            plan["beside"] = postmaster(settings.database)
        plan |= {"tables": [laid[at::tables] for at in range(tables)]}
        before = commits(settings.database)
        result = load({**plan, "seconds": seconds, "view": "all"})
        made = commits(settings.database) - before
        result["commits_per_move"] = made / max(1, result["moves"])
        result["bytes_per_entry"] = entry_size(settings.database)
        return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0)
    wanted = parser.parse_args()
    raise_limit()
    install()
    kinds = {
        "SQLite": (0, 0),
        "1 instance": (1, 1),
        "2 instances": (2, 2),
    }
    results: dict[str, list[dict[str, Any]]] = {kind: [] for kind in kinds}
    with running_postgres() as server:
        for number in range(wanted.rounds):
            for at, (kind, (instances, workers)) in enumerate(kinds.items()):
                url = new_database(server, f"bench{number}x{at}") if instances else ""
                with database(url) as settings:
                    once = partial(measure, settings, instances, workers, wanted.tables)
                    results[kind].append(
                        with_enough_games(
                            wanted.tables,
                            wanted.seconds,
                            partial(once, seconds=wanted.seconds),
                        )
                    )
    print(f"{wanted.tables} tables x 4 clients, medians of {wanted.rounds} rounds")
    print(f"{'':22}" + "".join(f"{kind:>15}" for kind in kinds))
    for name in SHOWN:
        values = [median(found, name) for found in results.values()]
        print(f"{name:22}" + "".join(f"{value:15.2f}" for value in values))
    failed = sum(each["failed"] for found in results.values() for each in found)
    print(f"refused or failed: {failed}")
    print(json.dumps({kind: [round(each["cpu_ms_per_move"], 3) for each in found]
                      for kind, found in results.items()}))  # fmt: skip


if __name__ == "__main__":
    main()
