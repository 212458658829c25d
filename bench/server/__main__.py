"""`python -m bench.server`: Luna's server and boardgame.io's, one after the other, same machine.

Needs node and npm; boardgame.io is installed into build/bench-boardgameio from the npm registry.
Everything runs on loopback and ends by itself.
"""

import argparse
import asyncio
import json
import math
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.server.idle import idle
from luna.server.open_files import raise_limit

HERE = Path(__file__).parent
BUILD = Path("build/bench-boardgameio")
WARM = 1.0
"""Seconds before anything is counted."""
LIKELY_MOVES = 5000
"""Moves a second that a server hardly reaches, and ..."""
SHORTEST_GAME = 130
"""... moves that every game for Luna has: so many games each table begins with."""
RATIOS = ("moves_per_second", "ack_p50", "ack_p99", "deliver_p50", "deliver_p99", "cpu_ms_per_move")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def install() -> None:
    """Put boardgame.io beside the scripts that use it."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgameio").iterdir():
        shutil.copy(file, BUILD)
    if not (BUILD / "node_modules" / "boardgame.io").is_dir():
        command = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=BUILD, check=True)


@contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A server, from its word that it is ready until it is told to stop."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    try:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            if not line:
                raise RuntimeError(f"{command[:2]} did not start")
        yield process
    finally:
        os.kill(process.pid, signal.SIGTERM)
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def load(plan: dict[str, Any]) -> dict[str, Any]:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(plan, file)
        file.flush()
        command = ["node", str(BUILD / "load.js"), file.name]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def with_enough_games(
    tables: int, seconds: float, measure: Callable[[int], dict[str, Any]]
) -> dict[str, Any]:
    """Measure with twice as many games for each table until no table has played all of its own."""
    games = math.ceil((seconds + WARM) * LIKELY_MOVES / (SHORTEST_GAME * tables))
    while (result := measure(games))["ran_out"]:
        games *= 2
    return result


def measure_luna(tables: int, seconds: float, view: str) -> dict[str, Any]:
    return with_enough_games(
        tables, seconds, lambda games: measure_games(tables, games, seconds, view)
    )


def measure_games(tables: int, games: int, seconds: float, view: str) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory(dir="build") as data:
        plan = f"{data}/plan.json"
        module = "bench.server.luna_server"
        command = [sys.executable, "-m", module, data, str(port), str(tables * games), plan]
        with running(command) as process:
            laid = json.loads(Path(plan).read_text("utf-8"))
            slots = [laid[at::tables] for at in range(tables)]
            common = {"kind": "luna", "port": port, "pid": process.pid, "tables": slots}
            return load({**common, "seconds": seconds, "warm": WARM, "view": view})


def measure_boardgameio(tables: int, seconds: float) -> dict[str, Any]:
    port = free_port()
    quiet = {**os.environ, "DEBUG": "", "NODE_ENV": "production"}
    with running(["node", str(BUILD / "server.js"), str(port)], env=quiet) as process:
        laid = [{"table": f"match{number}"} for number in range(tables)]
        common = {"kind": "boardgame.io", "port": port, "pid": process.pid, "tables": laid}
        return load({**common, "seconds": seconds, "warm": WARM})


def median(results: list[dict[str, Any]], name: str) -> float:
    return float(statistics.median(result[name] for result in results))


VIEWS = {
    "all": "document, options and forecast for clients without rules, such as the browser's",
    "document": "the whole state, as boardgame.io sends it to clients that know the rules",
    "no": "the entry of the log and its events",
}
"""What each viewer is sent after a move of Luna."""


def compare(tables: int, rounds: int, seconds: float) -> None:
    """All in turns, so that whatever else the machine does meets all alike."""
    theirs: list[dict[str, Any]] = []
    ours: dict[str, list[dict[str, Any]]] = {view: [] for view in VIEWS}
    for _ in range(rounds):
        theirs.append(measure_boardgameio(tables, seconds))
        for view, results in ours.items():
            results.append(measure_luna(tables, seconds, view))
    print(f"\n{tables} tables x 4 clients, medians of {rounds} rounds of {seconds:g} s")
    print(f"{'':18}{'boardgame.io':>13}" + "".join(f"{view:>10}{'ratio':>7}" for view in VIEWS))
    for name in (*RATIOS, "kb_per_table"):
        base = median(theirs, name)
        values = [median(results, name) for results in ours.values()]
        row = "".join(f"{value:10.2f}{value / base:7.2f}" for value in values)
        print(f"{name:18}{base:13.2f}{row}")
    failed = sum(result["failed"] for results in ours.values() for result in results)
    print(f"refused or failed: {failed}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--idle", type=int, default=2000)
    wanted = parser.parse_args()
    raise_limit()
    install()
    for view, meaning in VIEWS.items():
        print(f"{view}: {meaning}")
    for tables in wanted.tables:
        compare(tables, wanted.rounds, wanted.seconds)
    if wanted.idle:
        port = free_port()
        with tempfile.TemporaryDirectory(dir="build") as data:
            plan = f"{data}/plan.json"
            module = "bench.server.luna_server"
            command = [sys.executable, "-m", module, data, str(port), "50", plan]
            with running(command) as process:
                laid = json.loads(Path(plan).read_text("utf-8"))
                asyncio.run(idle(port, process.pid, laid, wanted.idle))


if __name__ == "__main__":
    main()
