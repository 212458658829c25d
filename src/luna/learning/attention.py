"""Which actions deserve attention: learned from what searches looked at in the end.

A prior is a softmax of what one ply shows, of a lean by verb, and of pulls by feature of the
position that an action leads to: of whoever acts, and of its rivals.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from luna.bots.evaluation import STAGES
from luna.bots.features import FEATURES
from luna.bots.weights import VERB_NAMES
from luna.learning.logit import fit_shares
from luna.learning.trees import ITSELF, OVER, Arrays
from luna.learning.worth import FEWEST, rows_of_decisions

LEAN_RIDGE = 2.0
PULL_RIDGE = 30.0
"""How strongly leans and pulls hold to nothing, in decisions."""
SHARPNESS_RIDGE = 0.01


@dataclass(frozen=True)
class Attention:
    """What `LinearEvaluation` takes."""

    leans: Any
    pulls: Any
    sharpness: float
    notes: list[Any]


def learn_attention(games: Arrays, shown: Any, sharpness: float) -> Attention:
    """Leans and pulls for what one ply now shows, by row of the trees and seat."""
    rounds, verbs, visits = games["tree_found"].T
    of = rows_of_decisions(games)
    decided, movers = games["tree_decisions"][of, 1], games["tree_decisions"][of, 2]
    worth = np.where(rounds == OVER, games["tree_shown"], shown[np.arange(len(of)), movers])
    found: dict[int, Any] = {}
    notes: list[Any] = []
    for stage in range(STAGES):
        these = np.flatnonzero((decided == stage) & (verbs != ITSELF))
        if len(these) < FEWEST:
            continue
        starts = np.flatnonzero(np.diff(of[these], prepend=-1))
        seen = np.maximum(np.add.reduceat(visits[these], starts), 1)
        wanted = visits[these] / np.repeat(seen, np.diff(np.append(starts, len(these))))
        goes_on = (rounds[these] == stage)[:, None]
        features = games["tree_features"][these].astype(np.float32)
        own = features[np.arange(len(these)), movers[these]]
        rows = np.concatenate(
            [
                worth[these, None],
                own * goes_on,
                (features.sum(axis=1) - own) * goes_on,
                np.eye(len(VERB_NAMES), dtype=np.float32)[verbs[these]],
            ],
            axis=1,
        ).astype(np.float32)
        current = np.zeros(rows.shape[1])
        current[0] = sharpness
        ridge = np.full(rows.shape[1], LEAN_RIDGE)
        ridge[0] = SHARPNESS_RIDGE
        places = slice(1, 1 + 2 * FEATURES)
        ridge[places] = PULL_RIDGE * (rows[:, places].std(axis=0) + 0.02) ** 2
        counts = np.ones(len(these))
        found[stage], before, after = fit_shares(rows, starts, wanted, counts, current, ridge)
        notes.append([stage, len(starts), round(before, 4), round(after, 4)])
    leans, pulls = np.zeros((STAGES, len(VERB_NAMES))), np.zeros((STAGES, 2 * FEATURES))
    common = sharpness
    if found:
        common = round(float(np.median([each[0] for each in found.values()])), 3)
    for stage, weights in found.items():
        pulls[stage] = weights[1 : 1 + 2 * FEATURES] / common
        leans[stage] = weights[1 + 2 * FEATURES :] / common
    return Attention(leans.ravel(), pulls.ravel(), common, notes)
