"""What it costs to hand out games: in this process, to processes beside it, to Ray.

    python -m bench.ray [--games 2000] [--workers 2] [--skip-ray]

First games that take no time at all, so that only the dispatching is measured; then real ones, by
bot, in processor time; then how fast results are written to disk for good.
"""

import argparse
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from luna.arena.contest import MatchPool
from luna.arena.match import Outcome, play_match
from luna.arena.results import SELF_PLAY, Results, fingerprint
from luna.arena.schedule import Pairing, SelfPlay, parse_entrants
from luna.parallel import Emit
from luna.ray_pool import LOCAL, import_ray, own_cluster
from luna.rules.engine import playout
from luna.rules.setup import first_state

REPEATS = 5
LEAST_GAMES = 3
BOTS = ("random", "tips", "greedy", "beam", "luna@20ms")
RECORD = "red: meditate\n" * 150
"""About as long as the record of a game for two."""


def instant(pairing: Pairing, emit: Emit = lambda part: None) -> Outcome:
    """Return an outcome of usual size at once."""
    labels = tuple(entrant.label for entrant in pairing.seats)
    return Outcome(
        key=pairing.key,
        setup=pairing.setup,
        seating=pairing.seating,
        seats=labels,
        points=(1, 0),
        places=(1, 2),
        actions=150,
        digest=pairing.key,
        record=RECORD,
    )


def games(number: int, bots: str = "random", players: int = 2) -> SelfPlay:
    return SelfPlay(parse_entrants(bots.split()), players, number)


def dispatching(runner: MatchPool, number: int) -> tuple[float, float]:
    """Microseconds a game, of the clock and of this process, once the first one is back."""
    pairings = list(games(number).pairings())
    walls, owns = [], []
    for _ in range(REPEATS):
        outcomes = iter(runner.run(pairings))
        next(outcomes)
        wall, own = time.perf_counter(), time.process_time()
        assert sum(1 for _ in outcomes) == number - 1
        walls.append((time.perf_counter() - wall) / (number - 1))
        owns.append((time.process_time() - own) / (number - 1))
    return median(walls) * 1e6, median(owns) * 1e6


def starting(runner: MatchPool) -> float:
    """Seconds until the first game is back."""
    (pairing,) = games(1).pairings()
    begun = time.perf_counter()
    list(runner.run([pairing]))
    return time.perf_counter() - begun


def per_core(bots: str, players: int, seconds: float) -> float:
    """Games in a second of processor time."""
    begun = time.process_time()
    for number, pairing in enumerate(games(10_000, bots, players).pairings(), 1):
        play_match(pairing)
        if number >= LEAST_GAMES and time.process_time() - begun > seconds:
            return number / (time.process_time() - begun)
    raise AssertionError("these games are too quick to be measured")


def playouts_per_core(players: int, seconds: float) -> float:
    """Random games inside the engine in a second of processor time."""
    (pairing,) = games(1, players=players).pairings()
    start = first_state(pairing.draw())
    begun = time.process_time()
    number = 0
    while time.process_time() - begun < seconds:
        for _ in range(100):
            number += 1
            playout(start.copy(), number)
    return number / (time.process_time() - begun)


def appending(number: int) -> float:
    """Results kept in a second, each flushed to the disk."""
    schedule = games(number)
    with tempfile.TemporaryDirectory() as folder:
        results = Results.open(Path(folder) / "games", schedule, SELF_PLAY)
        begun = time.perf_counter()
        for pairing in schedule.pairings():
            results.add(instant(pairing))
        taken = time.perf_counter() - begun
        results.close()
    return number / taken


@contextmanager
def runners(workers: int, with_ray: bool) -> Iterator[dict[str, MatchPool]]:
    """Those to compare; Ray is started before anything is measured."""
    name = f"{workers} processes"
    found: dict[str, MatchPool] = {
        "in this process": MatchPool(0, play=instant),
        name: MatchPool(workers, play=instant),
    }
    with ExitStack() as stack:
        if with_ray:
            stack.enter_context(own_cluster(import_ray(local=True), workers))
            found[f"Ray, {workers} workers"] = MatchPool(workers, LOCAL, play=instant)
        for runner in found.values():
            stack.enter_context(runner)
        yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each bot")
    parser.add_argument("--skip-ray", action="store_true")
    given = parser.parse_args()
    print(f"rules {fingerprint().partition('-')[0]}; medians of {REPEATS} runs\n")

    print("| a game goes to | µs of the clock | µs of this process |\n| --- | --- | --- |")
    begun = time.perf_counter()
    with runners(given.workers, not given.skip_ray) as found:
        started = time.perf_counter() - begun
        for name, runner in found.items():
            number = given.games if name != "in this process" else 50 * given.games
            wall, own = dispatching(runner, number)
            print(f"| {name} | {wall:.0f} | {own:.0f} |", flush=True)
    with MatchPool(given.workers) as matches:
        seconds = starting(matches)
    print(f"\nstarting {given.workers} processes takes {seconds:.1f} s", end="")
    print("" if given.skip_ray else f", starting Ray {started:.1f} s")
    print(f"results kept on disk: {appending(given.games):.0f} a second\n")

    print("| played by one core | 2 players | 4 players |\n| --- | --- | --- |")
    two, four = (playouts_per_core(players, given.seconds) for players in (2, 4))
    print(f"| playouts inside the engine | {two:.0f} a second | {four:.0f} a second |", flush=True)
    for bots in BOTS:
        two, four = (per_core(bots, players, given.seconds) for players in (2, 4))
        print(f"| games of `{bots}` | {two:.3g} a second | {four:.3g} a second |", flush=True)


if __name__ == "__main__":
    main()
