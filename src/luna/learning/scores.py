"""Scores of policies: games against bots on setups unseen by learning, as a table.

    python -m luna.learning.scores [FILE.npz ...] [--levels random,pilgrim,...] [--games 100]

Without files, those that come with Luna. One game on each setup; a policy takes its likeliest step.
The same command gives the same games on the same machine.
"""

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from luna.bots import resolve
from luna.bots.roster import BotNameError
from luna.envs.batch import Batch
from luna.envs.observations import FLOATS
from luna.extras import missing
from luna.learning.baselines import KINDS, Net, shipped_net
from luna.learning.seeds import SCORED

try:
    import numpy as np
except ImportError:
    raise missing("numpy", "train") from None

LEVELS = ("random", "pilgrim", "postulant", "deacon", "prior")
"""Bots that policies are measured against."""


def won(net: Net, opponent: str, games: int) -> float:
    """The share of games won against a bot, one on each setup."""
    seeds = SCORED.seeds(0, games)
    batch = Batch(games, opponents=(opponent,), form=FLOATS, seed=seeds.start, setups=0)
    wins = np.full(games, np.nan)
    while np.isnan(wins).any():
        chances = net(batch.observations, batch.masks)
        batch.step(chances.argmax(axis=1))
        over = (batch.terminated == 1) & np.isnan(wins)
        wins[over] = batch.rewards[over, 0] > 0
    return float(wins.mean())


def compared(nets: Mapping[str, Net], levels: Sequence[str], games: int) -> str:
    """A line for each policy, a column for each bot, in Markdown."""
    head = ["policy", *(f"against `{level}`" for level in levels)]
    rows = [head, ["---"] * len(head)]
    for name, net in nets.items():
        rows.append([f"`{name}`", *(f"{100 * won(net, level, games):.0f} %" for level in levels)])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"{games} games each:", "", *lines])


def main() -> None:
    parser = argparse.ArgumentParser("scores", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", type=Path, nargs="*", metavar="FILE.npz")
    parser.add_argument("--levels", default=",".join(LEVELS), metavar="BOT,...")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="against each of them")
    given = parser.parse_args()
    levels = given.levels.split(",")
    try:
        for level in levels:
            resolve(level)
    except BotNameError as error:
        parser.error(str(error))
    nets = {path.stem: Net.load(path)[0] for path in given.files}
    print(compared(nets or {kind: shipped_net(kind)[0] for kind in KINDS}, levels, given.games))


if __name__ == "__main__":
    main()
