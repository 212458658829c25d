"""What games say: a generation's weights, made of what its searches and its results teach."""

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from luna.bots.evaluation import STAGES
from luna.bots.features import FEATURE_NAMES, FEATURES
from luna.bots.weights import FORMAT, HASH, VERB_NAMES, hash_of
from luna.learning.attention import learn_attention
from luna.learning.trees import Arrays
from luna.learning.worth import learn_chances, learn_margins, one_ply, totals_of
from luna.rules.vocabulary import SOURCE_NAMES, SOURCES

RIDGE = 3200.0
"""How strongly the part of each source holds to what it was, in positions."""
SCALE = 4096
"""Weights are kept as whole numbers of this part of a point."""
FAINTEST = 1e-3

Data = dict[str, list[float]]


@dataclass(frozen=True)
class Fitted:
    """Weights of a kind of game, and notes on how well they fit."""

    data: Data
    notes: dict[str, Any]


def fit(kind: str, games: Arrays, current: Data) -> Fitted:
    """Weights, spreads and attention for a kind of game, beginning with what they are now."""
    totals, spreads = totals_of(current["weights"]), current["spreads"]
    if kind == "solo":
        totals, learned = learn_margins(games, totals)
    else:
        totals, found, learned = learn_chances(games, totals, spreads)
        spreads = [round(spread, 3) for spread in found.tolist()]
    parts = solve(kind, games, current["weights"], RIDGE)
    weights = np.round(apportion(parts, totals) * SCALE) / SCALE
    shown = one_ply(kind, games, totals_of(weights), spreads)
    attention = learn_attention(games, shown, current["sharpness"][0])
    data = {
        "weights": weights.ravel().tolist(),
        "spreads": spreads,
        "leans": (np.round(attention.leans * SCALE) / SCALE).tolist(),
        "pulls": (np.round(attention.pulls * SCALE) / SCALE).tolist(),
        "sharpness": [attention.sharpness],
    }
    notes = {
        "games": len(np.unique(games["tree_decisions"][:, 0])),
        "decisions": len(games["tree_decisions"]),
        "worth": learned,
        "attention": attention.notes,
    }
    return Fitted(data, notes)


def apportion(parts: Any, totals: Any) -> Any:
    """Parts by source that sum to the totals: what is missing goes where much is already."""
    sizes = np.abs(parts) + FAINTEST
    missing = totals - parts.sum(axis=2)
    return parts + missing[:, :, None] * sizes / sizes.sum(axis=2, keepdims=True)


def role_of(kind: str, games: Arrays) -> Any:
    """Rows of weights for each position: by role and round."""
    rounds = games["where"][:, 0].astype(int)
    return rounds + (games["where"][:, 1] * STAGES if kind == "solo" else 0)


def solve(kind: str, games: Arrays, current: list[float], ridge: float) -> Any:
    """What each feature brought by source: least squares, drawn to the current weights."""
    rows = games["rows"].astype(np.float64)
    future = games["future"].astype(np.float64)
    roles = role_of(kind, games)
    weights = np.array(current, float).reshape(-1, FEATURES, SOURCES)
    for role in range(len(weights)):
        these = roles == role
        x, y = rows[these], future[these]
        pull = np.eye(FEATURES) * ridge
        weights[role] += np.linalg.solve(x.T @ x + pull, x.T @ (y - x @ weights[role]))
    return weights


def document(kinds: dict[str, Data], made: str) -> bytes:
    """A file of weights, in whole numbers, with its own hash."""
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
