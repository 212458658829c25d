"""Fit a generation's weights to its games: position values, action priors, parts by source.

With rivals the values are weights and spreads that give the least cross entropy to the chances that
the search found, and in part to the winners. Alone they are weights that come nearest to the
search's margin. A prior is a softmax of what one ply shows, of a bias by verb and of biases by
feature of the position that an action leads to: of the seat that acts, and of its rivals.
"""

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from luna.bots.evaluation import POINT_BONUS, SOLO_SCALE, STAGES
from luna.bots.features import FEATURE_NAMES, FEATURES
from luna.bots.weights import FORMAT, HASH, VERB_NAMES, hash_of
from luna.learning.selfplay import ITSELF, OVER, Arrays
from luna.rules.vocabulary import SOURCE_NAMES, SOURCES

NEWTON_STEPS = 8
"""Steps of Newton's method; five usually suffice."""
MIN_SAVING = 1e-7
"""Share of the loss that another step must save."""
MIN_VISITS = 25
"""Visits of a position that is learned from."""
FULL_WEIGHT_VISITS = 40
"""Visits from which on a position counts in full."""
OUTCOME_SHARE = 0.1
"""Weight of the game's result, against the search's value."""
VALUE_RIDGE = 3000.0
"""How strongly weights hold to what they are, in positions."""
MIN_POSITIONS = 500
"""Positions of a round that a fit needs."""
MAX_CHANCE = 0.997
VERB_RIDGE = 2.0
FEATURE_RIDGE = 30.0
"""How strongly biases hold to zero, in decisions."""
TEMPERATURE_RIDGE = 0.01
SOURCE_RIDGE = 3200.0
"""How strongly the part of each source holds to what it was, in positions."""
SCALE = 4096
"""Weights are kept as whole numbers of this part of a point."""
FAINTEST = 1e-3

Data = dict[str, list[float]]


def softmax_shares(rows: Any, starts: Any, weights: Any) -> Any:
    """Return the share of each alternative in its choice."""
    sums = rows @ weights
    of = choice_of_rows(starts, len(rows))
    grown = np.exp(sums - np.maximum.reduceat(sums, starts)[of])
    return grown / np.add.reduceat(grown, starts)[of]


def choice_of_rows(starts: Any, number: int) -> Any:
    """Return the choice of each row."""
    return np.repeat(np.arange(len(starts)), np.diff(np.append(starts, number)))


def cross_entropy(wanted: Any, given: Any, counts: Any) -> float:
    """Return the cross entropy of the wanted shares under the given ones."""
    return float(-(counts * wanted * np.log(given + 1e-12)).sum())


def softmax_regression(
    rows: Any, starts: Any, wanted: Any, counts: Any, current: Any, ridge: Any
) -> tuple[Any, float, float]:
    """Return the weights of least cross entropy, and its mean before and after.

    Rows of a choice follow one another; `wanted` are the shares of its alternatives.

    `counts` says by row how much its choice counts; `ridge`, by weight, how strongly it holds to
    what it is.
    """
    of = choice_of_rows(starts, len(rows))
    weights = np.array(current, np.float64)
    total = float(counts[starts].sum())
    given = softmax_shares(rows, starts, weights)
    loss = before = cross_entropy(wanted, given, counts)
    for _ in range(NEWTON_STEPS):
        slope = rows.T @ (counts * (given - wanted)) + ridge * (weights - current)
        mean = np.add.reduceat(given[:, None] * rows, starts)
        spread = np.sqrt(counts * given)[:, None] * (rows - mean[of])
        step = np.linalg.solve(spread.T @ spread + np.diag(ridge), slope)
        length = 1.0
        while True:
            tried = weights - length * step
            given = softmax_shares(rows, starts, tried)
            now = cross_entropy(wanted, given, counts) + penalty(tried, current, ridge)
            if now <= loss or length < 1e-3:
                break
            length /= 2
        saved, weights, loss = loss - now, tried, now
        if saved < MIN_SAVING * loss:
            break
    return weights, before / total, cross_entropy(wanted, given, counts) / total


def penalty(weights: Any, current: Any, ridge: Any) -> float:
    """Return the cost of leaving the current weights."""
    return float((ridge * (weights - current) ** 2).sum() / 2)


def totals_of(weights: Any) -> Any:
    """Return weights by role, round and feature, summed over sources."""
    return np.asarray(weights, float).reshape(-1, FEATURES, SOURCES).sum(axis=2)


def chances_of(points: Any, spread: Any) -> Any:
    """Return chances to win from expected points, as `Evaluation` does, without its point bonus."""
    scaled = points / spread
    grown = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def point_bonus(points: Any) -> Any:
    """Return what points themselves add to the chances."""
    return POINT_BONUS * (points - points.mean(axis=1, keepdims=True))


def rows_of_decisions(games: Arrays) -> Any:
    """Return the decision of each row of the trees."""
    sizes = games["tree_decisions"][:, 3]
    return np.repeat(np.arange(len(sizes)), sizes)


def fit_chances(games: Arrays, totals: Any, spreads: list[float]) -> tuple[Any, Any, list[Any]]:
    """Return totals and spreads by round, and the cross entropy before and after in each."""
    of = rows_of_decisions(games)
    rounds, visits = games["tree_found"][:, 0], games["tree_found"][:, 2]
    new_totals, new_spreads = totals.copy(), np.array(spreads, float)
    notes: list[Any] = []
    for stage in range(STAGES):
        these = np.flatnonzero((rounds == stage) & (visits >= MIN_VISITS))
        if len(these) < MIN_POSITIONS:
            continue
        now = games["tree_points"][these].astype(np.float64)
        features = games["tree_features"][these].astype(np.float64)
        orders = now.shape[1]
        expected = now + features @ totals[stage]
        chances = np.clip(
            games["tree_values"][these] - point_bonus(expected), 1 - MAX_CHANCE, MAX_CHANCE
        )
        chances /= chances.sum(axis=1, keepdims=True)
        won = np.eye(orders)[games["tree_winners"][of[these]]]
        wanted = (1 - OUTCOME_SHARE) * chances + OUTCOME_SHARE * won
        rows = np.concatenate([now[:, :, None], features], axis=2).reshape(-1, 1 + FEATURES)
        current = np.append(1.0, totals[stage]) / new_spreads[stage]
        weights, before, after = softmax_regression(
            rows,
            np.arange(0, len(rows), orders),
            wanted.ravel(),
            np.repeat(np.minimum(1.0, visits[these] / FULL_WEIGHT_VISITS), orders),
            current,
            VALUE_RIDGE * (rows.std(axis=0) + 0.05) ** 2,
        )
        new_spreads[stage] = 1.0 / weights[0]
        new_totals[stage] = weights[1:] / weights[0]
        notes.append([stage, len(these), round(before, 4), round(after, 4)])
    return new_totals, new_spreads, notes


def fit_margins(games: Arrays, totals: Any) -> tuple[Any, list[Any]]:
    """Return totals by role and round, and the error in points before and after in each round."""
    of = rows_of_decisions(games)
    rounds, visits = games["tree_found"][:, 0], games["tree_found"][:, 2]
    new_totals = totals.copy()
    notes: list[Any] = []
    for stage in range(STAGES):
        these = np.flatnonzero((rounds == stage) & (visits >= MIN_VISITS))
        if len(these) < MIN_POSITIONS:
            continue
        now = games["tree_points"][these].astype(np.float64)
        found = (games["tree_values"][these, 0] - 0.5) * SOLO_SCALE
        finals = games["tree_finals"][of[these]].astype(np.float64)
        wanted = (1 - OUTCOME_SHARE) * found + OUTCOME_SHARE * (finals[:, 0] - finals[:, 1])
        features = games["tree_features"][these].astype(np.float64)
        rows = np.concatenate([features[:, 0], -features[:, 1]], axis=1)
        current = np.concatenate([totals[stage], totals[STAGES + stage]])
        missing = wanted - (now[:, 0] - now[:, 1]) - rows @ current
        counts = np.minimum(1.0, visits[these] / FULL_WEIGHT_VISITS)
        pull = np.diag(VALUE_RIDGE * (rows.std(axis=0) + 0.05) ** 2)
        weighed = rows * counts[:, None]
        change = np.linalg.solve(weighed.T @ rows + pull, weighed.T @ missing)
        new_totals[stage] += change[:FEATURES]
        new_totals[STAGES + stage] += change[FEATURES:]
        errors = [float(np.sqrt(np.mean(each**2))) for each in (missing, missing - rows @ change)]
        notes.append([stage, len(these), *(round(error, 3) for error in errors)])
    return new_totals, notes


def one_ply(kind: str, games: Arrays, totals: Any, spreads: Any) -> Any:
    """Return what one ply shows of each row of the trees, by seat, with other weights."""
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
            shown[these] = chances_of(points, spreads[stage]) + point_bonus(points)
    return shown


@dataclass(frozen=True)
class Priors:
    """Priors of actions, as `LinearEvaluation` takes them."""

    verb_bias: Any
    feature_bias: Any
    inverse_temperature: float
    notes: list[Any]


def fit_priors(games: Arrays, shown: Any, inverse_temperature: float) -> Priors:
    """Return priors for what one ply now shows, by row of the trees and seat."""
    rounds, verbs, visits = games["tree_found"].T
    of = rows_of_decisions(games)
    decided, movers = games["tree_decisions"][of, 1], games["tree_decisions"][of, 2]
    worth = np.where(rounds == OVER, games["tree_shown"], shown[np.arange(len(of)), movers])
    found: dict[int, Any] = {}
    notes: list[Any] = []
    for stage in range(STAGES):
        these = np.flatnonzero((decided == stage) & (verbs != ITSELF))
        if len(these) < MIN_POSITIONS:
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
        current[0] = inverse_temperature
        ridge = np.full(rows.shape[1], VERB_RIDGE)
        ridge[0] = TEMPERATURE_RIDGE
        places = slice(1, 1 + 2 * FEATURES)
        ridge[places] = FEATURE_RIDGE * (rows[:, places].std(axis=0) + 0.02) ** 2
        counts = np.ones(len(these))
        found[stage], before, after = softmax_regression(
            rows, starts, wanted, counts, current, ridge
        )
        notes.append([stage, len(starts), round(before, 4), round(after, 4)])
    verb_bias, feature_bias = np.zeros((STAGES, len(VERB_NAMES))), np.zeros((STAGES, 2 * FEATURES))
    common = inverse_temperature
    if found:
        common = round(float(np.median([each[0] for each in found.values()])), 3)
    for stage, weights in found.items():
        feature_bias[stage] = weights[1 : 1 + 2 * FEATURES] / common
        verb_bias[stage] = weights[1 + 2 * FEATURES :] / common
    return Priors(verb_bias.ravel(), feature_bias.ravel(), common, notes)


@dataclass(frozen=True)
class Fitted:
    """Weights of a kind of game, with notes on their fit."""

    data: Data
    notes: dict[str, Any]


def fit(kind: str, games: Arrays, current: Data) -> Fitted:
    """Fit weights, spreads and priors of a kind of game, starting from the current ones."""
    totals, spreads = totals_of(current["weights"]), current["spreads"]
    if kind == "solo":
        totals, learned = fit_margins(games, totals)
    else:
        totals, found, learned = fit_chances(games, totals, spreads)
        spreads = [round(spread, 3) for spread in found.tolist()]
    parts = fit_sources(kind, games, current["weights"], SOURCE_RIDGE)
    weights = np.round(apportion(parts, totals) * SCALE) / SCALE
    shown = one_ply(kind, games, totals_of(weights), spreads)
    priors = fit_priors(games, shown, current["sharpness"][0])
    data = {
        "weights": weights.ravel().tolist(),
        "spreads": spreads,
        "leans": (np.round(priors.verb_bias * SCALE) / SCALE).tolist(),
        "pulls": (np.round(priors.feature_bias * SCALE) / SCALE).tolist(),
        "sharpness": [priors.inverse_temperature],
    }
    notes = {
        "games": len(np.unique(games["tree_decisions"][:, 0])),
        "decisions": len(games["tree_decisions"]),
        "worth": learned,
        "attention": priors.notes,
    }
    return Fitted(data, notes)


def apportion(parts: Any, totals: Any) -> Any:
    """Scale parts by source to their totals: large parts take most of the difference."""
    sizes = np.abs(parts) + FAINTEST
    missing = totals - parts.sum(axis=2)
    return parts + missing[:, :, None] * sizes / sizes.sum(axis=2, keepdims=True)


def weight_rows(kind: str, games: Arrays) -> Any:
    """Return the row of weights of each position, by role and round."""
    rounds = games["where"][:, 0].astype(int)
    return rounds + (games["where"][:, 1] * STAGES if kind == "solo" else 0)


def fit_sources(kind: str, games: Arrays, current: list[float], ridge: float) -> Any:
    """Return what each feature brings by source: least squares, held to the current weights."""
    rows = games["rows"].astype(np.float64)
    future = games["future"].astype(np.float64)
    roles = weight_rows(kind, games)
    weights = np.array(current, float).reshape(-1, FEATURES, SOURCES)
    for role in range(len(weights)):
        these = roles == role
        x, y = rows[these], future[these]
        pull = np.eye(FEATURES) * ridge
        weights[role] += np.linalg.solve(x.T @ x + pull, x.T @ (y - x @ weights[role]))
    return weights


def weights_document(kinds: dict[str, Data], made: str) -> bytes:
    """Return a file of weights, in whole numbers, with its own hash."""
    content: dict[str, Any] = {
        "format": FORMAT,
        "features": list(FEATURE_NAMES),
        "sources": list(SOURCE_NAMES),
        "verbs": list(VERB_NAMES),
        "scale": SCALE,
        "made": made,
        "kinds": {
            kind: {
                "weights": [round(value * SCALE) for value in data["weights"]],
                "spreads": data["spreads"],
                "leans": [round(value * SCALE) for value in data["leans"]],
                "pulls": [round(value * SCALE) for value in data["pulls"]],
                "sharpness": data["sharpness"],
            }
            for kind, data in kinds.items()
        },
    }
    content[HASH] = hash_of(content)
    return json.dumps(content, separators=(",", ":")).encode()
