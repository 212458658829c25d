"""`python -m bench.server.soak`: a server under steady load for an hour, watched.

Tables of four play on, an action every few seconds at each, and new games follow those that end.
Every half minute memory, open files, threads, processor time and latency are noted; in the end the
second half is compared with the first. Memory grows with the tables that are held, up to the bound
of those kept in memory; files and latency must not grow at all. Everything runs on loopback and
ends by itself.
"""

import argparse
import asyncio
import json
import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import ClientConnection, connect

from bench.server.__main__ import free_port, running

LONGEST = 160
"""Actions that a game of the load has at most."""
SAMPLE = 30.0


class Load:
    """All tables, and what they have seen."""

    def __init__(self, port: int, every: float) -> None:
        self.port = port
        self.every = every
        self.moves = 0
        self.games = 0
        self.latencies: list[float] = []
        """Seconds from an action to the last of the four who heard of it, since the last look."""

    async def table(self, games: Sequence[dict[str, Any]], start: float) -> None:
        """Play one game after the other."""
        await asyncio.sleep(start)
        for game in games:
            async with AsyncExitStack() as stack:
                sockets = [await self.sit(stack, game, cookie) for cookie in game["cookies"]]
                await self.play(game, sockets)
            self.games += 1

    async def sit(
        self, stack: AsyncExitStack, game: dict[str, Any], cookie: str
    ) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{game['table']}/live"
        headers = {"Cookie": f"luna={cookie}"}
        opened = connect(url, additional_headers=headers, compression=None, max_size=None)
        return await stack.enter_async_context(opened)

    async def play(self, game: dict[str, Any], sockets: list[ClientConnection]) -> None:
        for number, (turn, text) in enumerate(zip(game["turns"], game["texts"], strict=True), 1):
            begun = time.perf_counter()
            word = {"type": "act", "client": str(number), "sequence": number, "text": text}
            await sockets[turn].send(json.dumps(word))
            await asyncio.gather(*(heard(socket, number + 1) for socket in sockets))
            took = time.perf_counter() - begun
            self.latencies.append(took)
            self.moves += 1
            await asyncio.sleep(max(0.0, self.every - took))


async def heard(socket: ClientConnection, sequence: int) -> None:
    """Wait for an entry; nothing else may be refused meanwhile."""
    wanted = f'{{"type":"event","sequence":{sequence},'
    while True:
        said = await socket.recv()
        assert isinstance(said, str)
        if said.startswith(wanted):
            return
        if said.startswith('{"type":"problem"'):
            raise RuntimeError(said[:500])


async def watch(load: Load, pid: int, seconds: float, out: Path | None) -> list[dict[str, float]]:
    """Look at the server now and then."""
    server = psutil.Process(pid)
    begun, samples = time.monotonic(), list[dict[str, float]]()
    last = server.cpu_times()
    moves = 0
    while (passed := time.monotonic() - begun) < seconds:
        await asyncio.sleep(min(SAMPLE, seconds - passed))
        used = server.cpu_times()
        taken, load.latencies = sorted(load.latencies), []
        made, moves = load.moves - moves, load.moves
        busy = used.user + used.system - last.user - last.system
        last = used
        sample = {
            "second": round(time.monotonic() - begun),
            "games": load.games,
            "moves": made,
            "memory_mb": server.memory_info().rss / 1e6,
            "files": server.num_fds(),
            "threads": server.num_threads(),
            "cpu_ms_per_move": 1000 * busy / max(1, made),
            "p50_ms": 1000 * taken[len(taken) // 2] if taken else math.nan,
            "p99_ms": 1000 * taken[len(taken) * 99 // 100] if taken else math.nan,
        }
        samples.append(sample)
        line = json.dumps({name: round(value, 2) for name, value in sample.items()})
        print(line, flush=True)
        if out is not None:
            with out.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
    return samples


def compare(samples: list[dict[str, float]]) -> None:
    """The second half beside the first, the first minutes left out."""
    settled = samples[len(samples) // 10 :]
    middle = len(settled) // 2
    print(f"\n{'':18}{'first half':>12}{'second half':>13}")
    for name in ("memory_mb", "files", "threads", "cpu_ms_per_move", "p50_ms", "p99_ms"):
        halves = (settled[:middle], settled[middle:])
        values = [statistics.median(sample[name] for sample in half) for half in halves]
        print(f"{name:18}{values[0]:12.2f}{values[1]:13.2f}")


async def soak(wanted: argparse.Namespace, port: int, pid: int, laid: list[dict[str, Any]]) -> None:
    load = Load(port, wanted.every)
    spread = random.Random(1)
    playing = [
        asyncio.create_task(load.table(laid[at :: wanted.tables], spread.random() * wanted.every))
        for at in range(wanted.tables)
    ]
    watching = asyncio.create_task(watch(load, pid, wanted.minutes * 60, wanted.out))
    done, _ = await asyncio.wait([watching, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in (watching, *playing):
        task.cancel()
    for task in done:
        task.result()
    if watching not in done:
        raise SystemExit("A table has played all of its games before the time was over.")
    print(f"\n{load.moves} actions in {load.games} whole games and some unfinished, none refused")
    compare(watching.result())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between actions")
    parser.add_argument("--out", type=Path, help="a file for what is noted, line by line")
    wanted = parser.parse_args()
    games = math.ceil(wanted.minutes * 60 / wanted.every / (LONGEST / 2)) + 1
    port = free_port()
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir="build") as data:
        plan = f"{data}/plan.json"
        command = [sys.executable, "-m", "bench.server.luna_server", data, str(port)]
        command += [str(wanted.tables * games), plan]
        with running(command) as process:
            laid = json.loads(Path(plan).read_text("utf-8"))
            asyncio.run(soak(wanted, port, process.pid, laid))


if __name__ == "__main__":
    main()
