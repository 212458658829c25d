"""Fit the weights of the evaluation to games that bots play against themselves.

A generation plays games with the weights so far (the first with a rough guess), one ply deep or
by search, choosing among good actions with a little chance, then fits by least squares how much
influence of each source every feature of a position still brought. Usage:

    python scripts/fit_evaluation.py OUT.json [--games 1500] [--generations 5] [--simulations 0]
        [--seed 1] [--start WEIGHTS.json]

The same arguments give the same weights, for any number of workers.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from random import Random

import numpy as np

from luna.bots.candidates import Candidates
from luna.bots.evaluation import LinearEvaluation, feature_row, linear_evaluation
from luna.bots.features import FEATURE_NAMES, FEATURES
from luna.bots.search import Search
from luna.rules import steps
from luna.rules.engine import apply
from luna.rules.scoring import ranking
from luna.rules.setup import draw_setup, first_state
from luna.rules.vocabulary import (
    COLOURS,
    EDITIONS,
    PHASE_ACTIONS,
    PHASE_OVER,
    ROUNDS,
    SOURCE_NAMES,
    SOURCES,
)

KINDS = ("2", "3", "4", "solo")
Weights = dict[str, dict[str, list[float]]]
"""By kind of game: weights and spreads."""

HEAT = 0.008
CAPACITY = 20_000
SHARE = {"2": 1, "3": 2, "4": 3, "solo": 1}
"""Games with more orders take longer and tell more: they are searched less often."""

PATIENCE = 60
"""Actions in a solo round after which it ends: favors can be earned in circles."""

MEMORY = 3
"""Generations that a fit looks back on: the newest alone would make it swing."""

GUARD = (6, 5, 4, 3, 2, 2)


def guess(round_number: int) -> dict[str, float]:
    """A player's rough idea of what things are worth, to begin with."""
    left = ROUNDS - round_number
    guard = GUARD[round_number - 1]
    return {
        **{f"favor-{name}": 1.8 for name in ("shrine", "herbs", "tide", "sailboat")},
        **{f"favor-{name}": 1.8 for name in ("bribery", "book", "novice")},
        "can-build": 2.5,
        "novices": 0.35 * left,
        "active-time": 0.5,
        "ready-isles": 0.3,
        "supply": 0.1 * left,
        "shrines": 4 + 0.4 * left,
        "seat": 1.0,
        "council-rank": 0.2,
        "serving": 0.8 * (left + 1),
        "books": 0.2 * (left + 1),
        "books-scoring": left + 1.0,
        "threat-claimed": -0.6 * (left + 1),
        "threat-coming": -0.4 * (left + 1),
        "threat-open": -0.25 * (left + 1),
        "threat-far": -0.15 * (left + 1),
        "claims": guard + 0.8 * (left + 1),
        "claims-coming": 0.7 * guard + 0.8 * left,
        "victims": 0.7,
        "promotions": 0.8,
        "promotions-next": 0.5,
        "priestess-now": 0.6,
        "attendance": 0.1,
        "lead": 0.1,
        "priestess-next": 0.5,
        "attendance-next": 0.2,
        "priestess-after": 0.25,
        "apostate-now": -0.7,
        "apostate-next": -0.5,
        "builder-now": 0.3,
        "builder-next": 0.3,
        "shrine-and-builder-next": 0.4,
    }


def first_weights() -> Weights:
    rows: list[float] = []
    for number in range(1, ROUNDS + 1):
        worth = guess(number)
        for name in FEATURE_NAMES:
            rows += [worth.get(name, 0.0)] + [0.0] * (SOURCES - 1)
    spreads = [14.0, 12.0, 10.0, 8.0, 6.0, 4.0]
    return {
        kind: {"weights": rows * (2 if kind == "solo" else 1), "spreads": spreads} for kind in KINDS
    }


def evaluations(weights: Weights) -> dict[str, LinearEvaluation]:
    return {
        kind: linear_evaluation(data["weights"], data["spreads"]) for kind, data in weights.items()
    }


def setup_of(kind: str, number: int, seed: int):  # type: ignore[no-untyped-def]
    """Editions, modes and seats in turn, so that every kind of game is met."""
    edition = EDITIONS[number % len(EDITIONS)]
    random = Random(f"{seed} {kind} {number}")
    colours = random.sample(COLOURS, 2 if kind == "solo" else int(kind))
    if kind == "solo":
        mode = f"solo{number // 3 % 3 + 1}"
    else:
        mode = "preselected" if number // 3 % 4 == 0 else "standard"
    return draw_setup(random.randrange(2**31), colours, mode, edition)


def play(task):  # type: ignore[no-untyped-def]
    """One game: rows of (round, role, features, future by source) and who won."""
    kind, number, seed, weights, simulations = task
    evaluation = evaluations({kind: weights})[kind]
    random = Random(f"{seed} {kind} {number} play")
    s = first_state(setup_of(kind, number, seed))
    n = int(s.table.players)
    found = Candidates()
    search = Search(evaluation, CAPACITY) if simulations else None
    seen = []
    acted = 0
    while s.phase != PHASE_OVER:
        number = int(s.round)
        if s.table.solo and s.phase == PHASE_ACTIONS and acted >= PATIENCE:
            apply(s, steps.MEDITATE)
        else:
            if search:
                search.run(s, simulations)
                plan = search.plan(pick(search, int(s.turn), random))
            else:
                found.find(s, evaluation)
                plan = found.plan(choose(found, int(s.turn), random))
            for step in plan:
                apply(s, step)
        acted = acted + 1 if s.round == number else 0
        if s.phase != PHASE_OVER and s.round > 0 and random.random() < 0.34:
            for seat in range(n):
                row = feature_row(s, seat)
                ledger = [int(s.ledger[seat * SOURCES + k]) for k in range(SOURCES)]
                seen.append((int(s.round), seat, row, ledger))
    final = [[int(s.ledger[seat * SOURCES + k]) for k in range(SOURCES)] for seat in range(n)]
    rows = np.array([row for _, _, row, _ in seen], dtype=np.float32).reshape(-1, FEATURES)
    future = np.array(
        [[f - k for f, k in zip(final[seat], ledger, strict=True)] for _, seat, _, ledger in seen],
        dtype=np.float32,
    ).reshape(-1, SOURCES)
    now = np.array([sum(ledger) for _, _, _, ledger in seen], dtype=np.float32)
    where = np.array([(r, seat) for r, seat, _, _ in seen], dtype=np.int8).reshape(-1, 2)
    totals = [sum(each) for each in final]
    return rows, future, now, where, ranking(s)[0], totals


def choose(found: Candidates, seat: int, random: Random) -> int:
    """A candidate by rank: mostly the best, sometimes one that looks nearly as good."""
    if random.random() < 0.1:
        return random.randrange(int(found.count))
    top = found.worth[int(found.order[0]) * 4 + seat]
    shares = [
        exp((found.worth[int(found.order[k]) * 4 + seat] - top) / HEAT)
        for k in range(min(8, int(found.count)))
    ]
    return random.choices(range(len(shares)), shares)[0]


def pick(search: Search, seat: int, random: Random) -> int:
    """A child of the root: mostly the most visited, sometimes one of the next."""
    best = search.ranking(0, seat)[:4]
    if random.random() < 0.02:
        return random.choice(best)
    return random.choices(best, [float(search.visits[child]) ** 2 + 0.01 for child in best])[0]


def fit(kind: str, games) -> tuple[dict[str, list[float]], str]:  # type: ignore[no-untyped-def]
    """Weights and spreads by least squares, and how well they tell the final influence."""
    rows = np.concatenate([g[0] for g in games]).astype(np.float64)
    future = np.concatenate([g[1] for g in games]).astype(np.float64)
    now = np.concatenate([g[2] for g in games]).astype(np.float64)
    where = np.concatenate([g[3] for g in games])
    winner = np.concatenate([np.full(len(g[0]), g[4]) for g in games])
    n = 2 if kind == "solo" else int(kind)
    weights: list[float] = []
    spreads = []
    notes = []
    expected = np.zeros(len(rows))
    for role in range(2 if kind == "solo" else 1):
        for number in range(1, ROUNDS + 1):
            chosen = where[:, 0] == number
            if kind == "solo":
                chosen &= where[:, 1] == role
            x, y = rows[chosen], future[chosen]
            ridge = np.eye(FEATURES) * (3.0 + 1e-4 * len(x))
            w = np.linalg.solve(x.T @ x + ridge, x.T @ y)
            expected[chosen] = now[chosen] + (x @ w).sum(axis=1)
            error = (now[chosen] + y.sum(axis=1)) - expected[chosen]
            notes.append(f"{np.std(error):.1f}")
            weights += [round(float(v), 4) for v in w.reshape(-1)]
    for number in range(1, ROUNDS + 1):
        chosen = where[:, 0] == number
        values = expected[chosen].reshape(-1, n)
        won = winner[chosen].reshape(-1, n)[:, 0]
        best = min(
            (float(x) for x in np.arange(2.0, 20.0, 0.25)),
            key=lambda spread: log_loss(values, won, spread),
        )
        spreads.append(best)
    mean = np.mean([sum(g[5]) / n for g in games])
    errors = " ".join(notes)
    note = f"{kind}: {len(games)} games, mean {mean:.1f}, errors {errors}, spreads {spreads}"
    return {"weights": weights, "spreads": spreads}, note


def log_loss(values, won, spread: float) -> float:  # type: ignore[no-untyped-def]
    z = values / spread
    z = z - z.max(axis=1, keepdims=True)
    logp = z - np.log(np.exp(z).sum(axis=1, keepdims=True))
    return float(-logp[np.arange(len(won)), won].mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--generations", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--kinds", default=",".join(KINDS))
    args = parser.parse_args()
    weights = json.loads(args.start.read_text())["kinds"] if args.start else first_weights()
    kept: dict[str, list[list[object]]] = {kind: [] for kind in KINDS}
    with ProcessPoolExecutor(args.workers) as pool:
        for generation in range(args.generations):
            fitted = dict(weights)
            for kind in args.kinds.split(","):
                number_of_games = args.games // (SHARE[kind] if args.simulations else 1)
                tasks = [
                    (kind, number, f"{args.seed}.{generation}", weights[kind], args.simulations)
                    for number in range(number_of_games)
                ]
                games = list(pool.map(play, tasks, chunksize=8))
                kept[kind] = [*kept[kind], games][-MEMORY:]
                fitted[kind], note = fit(kind, [game for each in kept[kind] for game in each])
                print(f"generation {generation} {note}", flush=True)
            weights = fitted
            write(args.out, weights, args)


def write(path: Path, weights: Weights, args: argparse.Namespace) -> None:
    document = {
        "format": "luna-evaluation/1",
        "features": list(FEATURE_NAMES),
        "sources": list(SOURCE_NAMES),
        "made": f"scripts/fit_evaluation.py --games {args.games} --generations {args.generations} "
        f"--simulations {args.simulations} --seed {args.seed}",
        "kinds": weights,
    }
    path.write_text(json.dumps(document))


if __name__ == "__main__":
    main()
