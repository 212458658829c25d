"""`python -m bench.server.plan`: what a given number of live tables needs, from what was measured.

Nothing is run. The figures below come from `bench.server.instances` and `bench.server`, on two
cores; measure your own and give them as options.
"""

import argparse
import math
from dataclasses import dataclass, fields

DAY = 86_400
BUSY = 0.6
"""The share of a core that is planned for, so that there is room for a bad moment."""


@dataclass(frozen=True)
class Measured:
    """What a move and a table cost."""

    worker_ms: float = 1.04
    """Processor time of the workers for a move with four viewers (`cpu_ms_per_move`)."""
    database_ms: float = 0.26
    """Processor time of PostgreSQL for a move (`database_ms_per_move`)."""
    flushes: float = 507.0
    """Transactions a second that a disk flushes one after the other; a worker has one at a time."""
    table_kb: float = 280.0
    """Memory of a table with four viewers in the worker (`kb_per_table`)."""
    entry_bytes: float = 240.0
    """An entry of the log on disk (`bytes_per_entry`)."""


@dataclass(frozen=True)
class Habits:
    """What people do."""

    tables: int = 100_000
    """Live at the same time."""
    seconds: float = 8.0
    """Between two actions at a table, the thinking of people and bots together."""
    viewers: int = 4
    days: int = 90
    """How long logs are kept before finished games are put away as records."""
    busy_hours: float = 6.0
    """Hours of a day with as many tables as that; the others together are worth two of them."""


@dataclass(frozen=True)
class Plan:
    """What it takes."""

    moves: float
    workers: int
    memory_gb: float
    database_cores: int
    transactions: float
    connections: int
    entries_a_day: float
    disk_gb: float
    partitions: int


CONNECTIONS = 10
"""Of one worker to the database: eight readers, one writer, one that listens."""
PARTITION_GB = 50.0
"""A partition that is still quick to vacuum and to restore."""


def plan(habits: Habits, measured: Measured) -> Plan:
    moves = habits.tables / habits.seconds
    viewers = habits.viewers / 4
    workers = math.ceil(moves * measured.worker_ms * viewers / 1000 / BUSY)
    transactions = workers * min(moves / workers, measured.flushes)
    entries = moves * 3600 * (habits.busy_hours + 2)
    disk = entries * habits.days * measured.entry_bytes / 1e9
    return Plan(
        moves=moves,
        workers=workers,
        memory_gb=habits.tables * measured.table_kb * viewers / 1e6,
        database_cores=math.ceil(moves * measured.database_ms / 1000 / BUSY),
        transactions=transactions,
        connections=workers * CONNECTIONS,
        entries_a_day=entries,
        disk_gb=disk,
        partitions=max(1, 2 ** math.ceil(math.log2(max(1.0, disk / PARTITION_GB)))),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for kind in (Habits, Measured):
        for field in fields(kind):
            default = field.default
            parser.add_argument(
                f"--{field.name.replace('_', '-')}", type=type(default), default=default
            )
    given = vars(parser.parse_args())
    measured = Measured(**{field.name: given[field.name] for field in fields(Measured)})
    sizes = sorted({1_000, 10_000, given["tables"]})
    rows = [
        plan(Habits(**{f.name: given[f.name] for f in fields(Habits)} | {"tables": size}), measured)
        for size in sizes
    ]
    print(f"| {'live tables':24} | " + " | ".join(f"{size:>12,}" for size in sizes) + " |")
    print("| --- |" + " ---: |" * len(sizes))
    for field in fields(Plan):
        values = [getattr(row, field.name) for row in rows]
        shown = " | ".join(f"{value:12,.0f}" for value in values)
        print(f"| {field.name.replace('_', ' '):24} | {shown} |")


if __name__ == "__main__":
    main()
