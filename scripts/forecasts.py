"""What a search with a given budget says about positions of games, and who won them.

    luna selfplay luna@8n luna@8n --games 2000 --workers 2 --out games.jsonl
    python -m scripts.forecasts games.jsonl forecasts --budget 200ms --workers 2
    python -m scripts.calibrate forecasts src/luna/data/calibration.json docs/calibration.svg

Games may be short of thought, so that there are many of them; the chances that are judged are those
of the budget that people are shown. One position of each round of a game is searched, picked by its
number. Files that are there already are not made again.
"""

import argparse
import io
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from luna.learning.plan import write_whole

from luna.bots.player import Budget
from luna.bots.tree import TreeBot
from luna.envs.dataset.records import sources
from luna.game import Game
from luna.rules.scoring import ranking
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

SHARD = 20
"""Games in a file."""


@dataclass(frozen=True)
class Shard:
    """Some games of a kind, and the file for what is said about them."""

    out: Path
    first: int
    budget: Budget
    records: tuple[str, ...]


def picked(game: Game, number: int) -> list[State]:
    """A position of every round."""
    by_round: defaultdict[int, list[State]] = defaultdict(list)
    for s in game.states:
        if s.phase != PHASE_OVER:
            by_round[int(s.round)].append(s)
    random = Random(f"forecast {number}")
    return [random.choice(found) for _, found in sorted(by_round.items())]


def forecast(shard: Shard) -> str:
    """Search positions of the games and write what was said; the name of the file."""
    player = TreeBot()
    games, where, chances, winners = [], [], [], []
    for number, record in enumerate(shard.records, shard.first):
        game = Game.from_record(record)
        winner = ranking(game.state)[0]
        for s in picked(game, number):
            search = player.think(s, shard.budget)
            for seat in range(int(s.layout.players)):
                games.append(number)
                where.append((int(s.round), seat))
                chances.append(search.value[seat])
                winners.append(winner)
    packed = io.BytesIO()
    np.savez_compressed(
        packed,
        game=np.array(games, np.int32),
        where=np.array(where, np.int8),
        chances=np.array(chances, np.float32),
        winner=np.array(winners, np.int8),
    )
    write_whole(shard.out, packed.getvalue())
    return shard.out.name


def shards(files: list[Path], folder: Path, budget: Budget) -> Iterator[Shard]:
    """The work to be done, file by file; every file of games has one number of players."""
    counted: defaultdict[int, int] = defaultdict(int)
    for file in files:
        records = [each.record for each in sources(file)]
        if not records:
            continue
        orders = len(Game.from_record(records[0], at=0).players)
        for at in range(0, len(records), SHARD):
            first = counted[orders]
            some = tuple(records[at : at + SHARD])
            counted[orders] += len(some)
            yield Shard(folder / f"games-{orders}-{first:06d}.npz", first, budget, some)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=Path, nargs="+", help="files of luna selfplay")
    parser.add_argument("out", type=Path, help="folder for what is said")
    parser.add_argument("--budget", type=Budget.parse, default=Budget(ms=200))
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    missing = [
        shard for shard in shards(given.games, given.out, given.budget) if not shard.out.exists()
    ]
    with ProcessPoolExecutor(given.workers) as pool:
        for done, name in enumerate(pool.map(forecast, missing), 1):
            print(f"{name}, {done} of {len(missing)} files", flush=True)


if __name__ == "__main__":
    main()
