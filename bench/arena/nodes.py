"""How many nodes a second the search opens, what a budget in time really takes, and its memory.

python -m bench.arena.nodes
"""

import resource
from statistics import median
from time import process_time

from luna.bots import Budget, bot
from luna.bots.evaluation import Evaluation
from luna.bots.search import Search
from luna.bots.tree import CAPACITY, TreeBot
from luna.game import Game
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS

NODES = 1000
BUDGET = Budget(ms=200)
EVERY = 12


def positions(players: int, games: int = 3) -> list[State]:
    """Every twelfth position of games between greedy bots."""
    found = []
    for seed in range(games):
        game = Game.new(COLOURS[:players], seed=seed)
        while not game.over:
            if len(game.actions) % EVERY == 0:
                found.append(game.state)
            game.play(bot("greedy").choose(game.state, Budget(nodes=1), 0))
    return found


def megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    before = megabytes()
    kept = Search(Evaluation(), CAPACITY)
    seedling = megabytes() - before
    kept.make_room(kept.capacity, 0)
    print(f"a tree as it begins: {seedling:.0f} MB")
    print(f"a tree of {kept.capacity} nodes: {megabytes() - before:.0f} MB")
    print("players | positions | nodes/s, median | 200ms really takes, median and most")
    player = TreeBot()
    for players in (2, 3, 4):
        rates, times = [], []
        sample = positions(players)
        for s in sample:
            start = process_time()
            search = player.think(s, Budget(nodes=NODES))
            if search.opened >= NODES // 2:  # not where there was but one thing to do
                rates.append(NODES / (process_time() - start))
            start = process_time()
            player.choose(s, BUDGET, 0)
            times.append(1000 * (process_time() - start))
        print(
            f"{players} | {len(sample)} | {median(rates):.0f}"
            f" | {median(times):.0f} ms, {max(times):.0f} ms"
        )


if __name__ == "__main__":
    main()
