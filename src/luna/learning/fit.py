"""What the games say: weights by least squares, spreads and leans by likelihood."""

import json
from dataclasses import dataclass
from typing import Any

import numpy as np

from luna.bots.evaluation import STAGES
from luna.bots.features import FEATURE_NAMES, FEATURES
from luna.bots.weights import FORMAT, HASH, VERB_NAMES, hash_of
from luna.learning.shards import Arrays
from luna.rules.vocabulary import SOURCE_NAMES, SOURCES

RIDGES = (200.0, 800.0, 3200.0, 12800.0)
"""How strongly weights hold to what they were; the best on games held out is taken."""
HELD_OUT = 5
"""One game in so many is held out for that."""
SCALE = 4096
"""Weights are kept as whole numbers of this part of a point."""
SPREADS = np.arange(2.0, 24.0, 0.25)
LEAN_STEPS = 150
LEAN_RATE = 0.004
LEAN_PENALTY = 2.0
"""Holds leans to nothing where few decisions speak for them, in decisions."""

Data = dict[str, list[float]]


@dataclass(frozen=True)
class Fitted:
    """Weights of a kind of game, and notes on how well they fit."""

    data: Data
    notes: dict[str, Any]


def fit(kind: str, games: Arrays, current: Data) -> Fitted:
    """Fit weights and spreads for a kind of game, beginning with what they are now."""
    held = games["game"] % HELD_OUT == HELD_OUT - 1
    if not held.any():
        held = ~held
    errors = {ridge: error_of(kind, games, current, ridge, held) for ridge in RIDGES}
    before = float(np.sqrt(np.mean(residuals(kind, games, current["weights"])[held] ** 2)))
    ridge = min(errors, key=lambda each: errors[each])
    weights = solve(kind, games, current["weights"], ridge, np.ones(len(held), bool))
    rounded = np.round(weights * SCALE) / SCALE
    spreads = fit_spreads(kind, games, expectation(kind, games, rounded))
    notes = {
        "positions": len(held),
        "ridge": ridge,
        "before": round(before, 3),
        "after": round(errors[ridge], 3),
        "spreads": spreads,
    }
    return Fitted({**current, "weights": rounded.tolist(), "spreads": spreads}, notes)


def fit_attention(games: Arrays, current: Data) -> Fitted:
    """Fit what a search should look at first."""
    leans, (before, after) = fit_leans(games, current)
    rounded = np.round(leans * SCALE) / SCALE
    notes = {
        "decisions": len(games["roots"]),
        "before": round(before, 4),
        "after": round(after, 4),
    }
    return Fitted({**current, "leans": rounded.tolist()}, notes)


def role_of(kind: str, games: Arrays) -> Any:
    """Rows of weights for each position: by role and round."""
    rounds = games["where"][:, 0].astype(int)
    return rounds + (games["where"][:, 1] * STAGES if kind == "solo" else 0)


def expectation(kind: str, games: Arrays, weights: Any) -> Any:
    """The final influence that weights expect, by position."""
    totals = np.asarray(weights, float).reshape(-1, FEATURES, SOURCES).sum(axis=2)
    return games["now"] + (games["rows"] * totals[role_of(kind, games)]).sum(axis=1)


def residuals(kind: str, games: Arrays, weights: Any) -> Any:
    return games["now"] + games["future"].sum(axis=1) - expectation(kind, games, weights)


def error_of(kind: str, games: Arrays, current: Data, ridge: float, held: Any) -> float:
    """How far a fit to the other games strays on those held out."""
    weights = solve(kind, games, current["weights"], ridge, ~held)
    return float(np.sqrt(np.mean(residuals(kind, games, weights)[held] ** 2)))


def solve(kind: str, games: Arrays, current: list[float], ridge: float, chosen: Any) -> Any:
    """Weights by least squares, drawn to the current ones."""
    rows = games["rows"].astype(np.float64)
    future = games["future"].astype(np.float64)
    roles = role_of(kind, games)
    weights = np.array(current, float).reshape(-1, FEATURES, SOURCES)
    for role in range(len(weights)):
        these = chosen & (roles == role)
        x, y = rows[these], future[these]
        pull = np.eye(FEATURES) * ridge
        weights[role] += np.linalg.solve(x.T @ x + pull, x.T @ (y - x @ weights[role]))
    return weights.reshape(-1)


def fit_spreads(kind: str, games: Arrays, expected: Any) -> list[float]:
    """By round, the spread that makes the winners least surprising."""
    orders = 2 if kind == "solo" else int(kind)
    rounds = games["where"][::orders, 0]
    values = expected.reshape(-1, orders)
    winners = games["winner"][::orders].astype(int)
    found = []
    for number in range(STAGES):
        these = rounds == number
        losses = [surprise(values[these], winners[these], spread) for spread in SPREADS]
        found.append(float(SPREADS[int(np.argmin(losses))]))
    return found


def surprise(values: Any, winners: Any, spread: float) -> float:
    """Mean log loss of chances by a spread."""
    if len(values) == 0:
        return spread
    scaled = values / spread
    scaled = scaled - scaled.max(axis=1, keepdims=True)
    logs = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
    return float(-logs[np.arange(len(winners)), winners].mean())


def fit_leans(games: Arrays, current: Data) -> tuple[Any, tuple[float, float]]:
    """Leans by which a prior comes nearest to what searches looked at, in small steps."""
    rounds, sizes = games["roots"][:, 0].astype(int), games["roots"][:, 1].astype(int)
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    place = np.repeat(rounds, sizes) * len(VERB_NAMES) + games["verbs"]
    worths = games["worths"].astype(np.float64)
    visits = games["visits"].astype(np.float64)
    totals = np.maximum(np.add.reduceat(visits, starts), 1.0)
    wanted = visits / np.repeat(totals, sizes)
    leans = np.array(current["leans"], float)
    sharpness = current["sharpness"][0]

    def prior(leans: Any) -> Any:
        appeal = sharpness * (worths + leans[place])
        appeal = appeal - np.repeat(np.maximum.reduceat(appeal, starts), sizes)
        shares = np.exp(appeal)
        return shares / np.repeat(np.add.reduceat(shares, starts), sizes)

    def surprise_of(shares: Any) -> float:
        return float(-(wanted * np.log(shares + 1e-9)).sum() / len(sizes))

    before = surprise_of(prior(leans))
    for step in range(LEAN_STEPS):
        rate = LEAN_RATE * (1 - step / LEAN_STEPS)
        missing = wanted - prior(leans)
        slope = np.bincount(place, missing, len(leans)) - LEAN_PENALTY * leans
        size = np.bincount(place, np.abs(missing), len(leans)) + 1.0
        leans = leans + rate * slope / size
    return leans, (before, surprise_of(prior(leans)))


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
                "sharpness": data["sharpness"],
            }
            for kind, data in kinds.items()
        },
    }
    content[HASH] = hash_of(content)
    return json.dumps(content, separators=(",", ":")).encode()
