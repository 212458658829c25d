"""How many instructions of the processor a step and a replayed action take, counted by Valgrind.

    .venv/bin/python -m bench.instructions            # about three minutes; needs valgrind

A count is nearly the same every time, whatever else the machine does, so two versions can be
compared that differ by less than a clock can show: run it in a checkout of each.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable

SEEDS = 6
ROUNDS = 3


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


def counted(name: str) -> tuple[int, int]:
    """Instructions of a whole process with one workload, and how many units that had."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}"]
    command = [*valgrind, sys.executable, "-m", "bench.instructions", "--run", name]
    fixed = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, env=fixed, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1]), int(done.stdout)


def main() -> None:
    parser = argparse.ArgumentParser(
        "bench.instructions", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--run", metavar="NAME", help="run one workload and print its units")
    name = parser.parse_args().run
    if name is not None:
        print(workloads()[name]())
        return
    if shutil.which("valgrind") is None:
        sys.exit("bench.instructions: valgrind is not installed; on Debian: apt install valgrind")
    bare, _ = counted("nothing")
    print("| work | units | instructions of each |\n| --- | --: | --: |")
    for work in workloads():
        if work != "nothing":
            whole, units = counted(work)
            print(f"| {work} | {units:,} | {(whole - bare) / units:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
