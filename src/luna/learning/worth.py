"""What positions are worth, learned from what searches of thousands of nodes think of them.

With rivals: weights and spreads that make the search's chances, and to a small part who really won,
least surprising. Alone: weights that come nearest to the margin that the search found.
"""

from typing import Any

import numpy as np

from luna.bots.evaluation import POINT_BONUS, SOLO_SCALE, STAGES
from luna.bots.features import FEATURES
from luna.learning.logit import fit_shares
from luna.learning.trees import Arrays
from luna.rules.vocabulary import SOURCES

SEEN = 25
"""Visits from which on a search knows what it speaks of."""
CERTAIN = 40
"""Visits from which on it counts in full."""
OUTCOME = 0.1
"""How much of what is to be learned is how the game ended, and not what the search thinks."""
RIDGE = 3000.0
"""How strongly weights hold to what they are, in positions."""
FEWEST = 500
"""Positions of a round, at least, to learn from."""
SUREST = 0.997


def totals_of(weights: Any) -> Any:
    """Weights by role, round and feature, over all sources."""
    return np.asarray(weights, float).reshape(-1, FEATURES, SOURCES).sum(axis=2)


def chances_of(points: Any, spread: Any) -> Any:
    """As `Evaluation` turns expected points into chances to win, without exploration."""
    scaled = points / spread
    grown = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def ahead(points: Any) -> Any:
    """What exploration adds to the chances."""
    return POINT_BONUS * (points - points.mean(axis=1, keepdims=True))


def rows_of_decisions(games: Arrays) -> Any:
    """The decision that each row of the trees belongs to."""
    sizes = games["tree_decisions"][:, 3]
    return np.repeat(np.arange(len(sizes)), sizes)


def learn_chances(games: Arrays, totals: Any, spreads: list[float]) -> tuple[Any, Any, list[Any]]:
    """Totals and spreads by round, and the surprise before and after in each."""
    of = rows_of_decisions(games)
    rounds, visits = games["tree_found"][:, 0], games["tree_found"][:, 2]
    new_totals, new_spreads = totals.copy(), np.array(spreads, float)
    notes: list[Any] = []
    for stage in range(STAGES):
        these = np.flatnonzero((rounds == stage) & (visits >= SEEN))
        if len(these) < FEWEST:
            continue
        now = games["tree_points"][these].astype(np.float64)
        features = games["tree_features"][these].astype(np.float64)
        orders = now.shape[1]
        expected = now + features @ totals[stage]
        chances = np.clip(games["tree_values"][these] - ahead(expected), 1 - SUREST, SUREST)
        chances /= chances.sum(axis=1, keepdims=True)
        won = np.eye(orders)[games["tree_winners"][of[these]]]
        wanted = (1 - OUTCOME) * chances + OUTCOME * won
        rows = np.concatenate([now[:, :, None], features], axis=2).reshape(-1, 1 + FEATURES)
        current = np.append(1.0, totals[stage]) / new_spreads[stage]
        weights, before, after = fit_shares(
            rows,
            np.arange(0, len(rows), orders),
            wanted.ravel(),
            np.repeat(np.minimum(1.0, visits[these] / CERTAIN), orders),
            current,
            RIDGE * (rows.std(axis=0) + 0.05) ** 2,
        )
        new_spreads[stage] = 1.0 / weights[0]
        new_totals[stage] = weights[1:] / weights[0]
        notes.append([stage, len(these), round(before, 4), round(after, 4)])
    return new_totals, new_spreads, notes


def learn_margins(games: Arrays, totals: Any) -> tuple[Any, list[Any]]:
    """Totals by role and round, and the mean error in points before and after in each round."""
    of = rows_of_decisions(games)
    rounds, visits = games["tree_found"][:, 0], games["tree_found"][:, 2]
    new_totals = totals.copy()
    notes: list[Any] = []
    for stage in range(STAGES):
        these = np.flatnonzero((rounds == stage) & (visits >= SEEN))
        if len(these) < FEWEST:
            continue
        now = games["tree_points"][these].astype(np.float64)
        found = (games["tree_values"][these, 0] - 0.5) * SOLO_SCALE
        finals = games["tree_finals"][of[these]].astype(np.float64)
        wanted = (1 - OUTCOME) * found + OUTCOME * (finals[:, 0] - finals[:, 1])
        features = games["tree_features"][these].astype(np.float64)
        rows = np.concatenate([features[:, 0], -features[:, 1]], axis=1)
        current = np.concatenate([totals[stage], totals[STAGES + stage]])
        missing = wanted - (now[:, 0] - now[:, 1]) - rows @ current
        counts = np.minimum(1.0, visits[these] / CERTAIN)
        pull = np.diag(RIDGE * (rows.std(axis=0) + 0.05) ** 2)
        weighed = rows * counts[:, None]
        change = np.linalg.solve(weighed.T @ rows + pull, weighed.T @ missing)
        new_totals[stage] += change[:FEATURES]
        new_totals[STAGES + stage] += change[FEATURES:]
        errors = [float(np.sqrt(np.mean(each**2))) for each in (missing, missing - rows @ change)]
        notes.append([stage, len(these), *(round(error, 3) for error in errors)])
    return new_totals, notes


def one_ply(kind: str, games: Arrays, totals: Any, spreads: Any) -> Any:
    """What one ply shows of each row of the trees, by seat, with other weights."""
    rounds = games["tree_found"][:, 0]
    shown = np.zeros(games["tree_values"].shape)
    for stage in range(STAGES):
        these = np.flatnonzero(rounds == stage)
        features = games["tree_features"][these].astype(np.float64)
        points = games["tree_points"][these] + features @ totals[stage]
        if kind == "solo":
            points[:, 1] += features[:, 1] @ (totals[STAGES + stage] - totals[stage])
            margin = (points[:, 0] - points[:, 1]) / SOLO_SCALE
            shown[these] = np.stack([0.5 + margin, 0.5 - margin], axis=1)
        else:
            shown[these] = chances_of(points, spreads[stage]) + ahead(points)
    return shown
