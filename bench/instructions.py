"""How many instructions of the processor a step and a replayed action take, counted by Valgrind.

    .venv/bin/python -m bench.instructions            # about three minutes; needs valgrind
    .venv/bin/python -m bench.instructions --envs     # steps of environments; about ten minutes

A count is nearly the same every time, whatever else the machine does, so two versions can be
compared that differ by less than a clock can show: run it in a checkout of each. To start a process
takes some instructions more or less each time, so environments, which load much, are counted twice:
a short time and a long one.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from bench.clock import Work

Found = TypeVar("Found")

SEEDS = 6
ROUNDS = 3
FEW, MANY = 10, 210
"""Units of an environment's work, of which the difference is counted."""


def workloads() -> dict[str, Callable[[], int]]:
    """What can be counted; all are made ready, whichever is run."""
    from bench.playouts import KINDS
    from bench.positions import first_states, setups
    from bench.records import KINDS as RECORDED
    from bench.records import random_record
    from luna.game import Game
    from luna.rules.engine import playout

    games = {name: first_states(players, mode) for name, players, mode in KINDS}
    records = [random_record(setup)[0] for kind in RECORDED for setup in setups(*kind, count=1)]

    def play(name: str) -> int:
        return sum(playout(s.copy(), seed) for seed in range(SEEDS) for s in games[name])

    def replay() -> int:
        return sum(len(Game.from_record(text).actions) for _ in range(ROUNDS) for text in records)

    steps = {f"playouts, {name}": lambda name=name: play(name) for name in games}
    return {"nothing": lambda: 0, **steps, "Game.from_record": replay}


def environments() -> dict[str, Callable[[], Work]]:
    """What can be counted of them; each is made ready only when it is run."""
    from bench.envs import ours
    from luna.envs.openspiel import LunaState

    return {
        f"batch of {ours.SMALL}, without observations": lambda: ours.stepped(ours.SMALL, False),
        f"batch of {ours.SMALL}, observations and masks": lambda: ours.stepped(ours.SMALL, True),
        "Batch.play_random, without observations": lambda: ours.inside(False),
        f"Gymnasium vector of {ours.SMALL}": ours.vector,
        "PettingZoo loop": ours.pettingzoo,
        "OpenSpiel loop": ours.openspiel,
        "OpenSpiel, clone + step": lambda: tenfold(ours.cloned(LunaState)),
    }


def tenfold(work: Work) -> Work:
    """Work of which a unit is so small that what a process takes to start would count."""

    def more(seconds: float) -> tuple[int, float]:
        done = [work(seconds) for _ in range(10)]
        return sum(units for units, _ in done), sum(passed for _, passed in done)

    return more


def repeat(work: Work, times: int) -> int:
    """So many units, of which each is done in no time; how much that was."""
    return sum(work(1e-9)[0] for _ in range(times))


def counted(name: str, *more: str) -> tuple[int, int]:
    """Instructions of a whole process with one workload, and how many units that had."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
    command = [*valgrind, sys.executable, "-m", "bench.instructions", "--run", name, *more]
    fixed = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=fixed, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(
        "bench.instructions", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--envs", action="store_true", help="count steps of environments")
    parser.add_argument("--run", metavar="NAME", help="run one workload and print its units")
    parser.add_argument("--times", type=int, help="run an environment so many times")
    asked = parser.parse_args()
    if asked.times is not None:
        print(repeat(one_of(environments(), asked.run)(), asked.times))
        return
    if asked.run is not None:
        print(one_of(workloads(), asked.run)())
        return
    if shutil.which("valgrind") is None:
        sys.exit("bench.instructions: valgrind is not installed; on Debian: apt install valgrind")
    print("| work | units | instructions of each |\n| --- | --: | --: |")
    for work, units, each in counts_of_environments() if asked.envs else counts():
        print(f"| {work} | {units:,} | {each:,.0f} |", flush=True)


def one_of(works: dict[str, Found], name: str | None) -> Found:
    if name not in works:
        sys.exit(f"bench.instructions: --run needs one of these names: {'; '.join(works)}")
    return works[name]


def counts() -> Iterator[tuple[str, int, float]]:
    bare, _ = counted("nothing")
    for work in workloads():
        if work != "nothing":
            whole, units = counted(work)
            yield work, units, (whole - bare) / units


def counts_of_environments() -> Iterator[tuple[str, int, float]]:
    for work in environments():
        short, few = counted(work, "--times", str(FEW))
        long, many = counted(work, "--times", str(MANY))
        yield work, many - few, (long - short) / (many - few)


if __name__ == "__main__":
    main()
