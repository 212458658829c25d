"""A linear learner that finds out by playing against itself what things are worth.

    python -m examples.learner [--generations 12] [--games 100] [--out examples/learner.svg]

It expects of every order the influence it has, and for each feature of `luna.bots.features` so
much more as a weight by round says. It knows nothing at first: all weights are 0. Each generation
it plays itself, sometimes by chance, and fits the weights by least squares to TD(λ) returns of the
positions it came through; then it plays both seats of some setups against `tips` to see how good
it is.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from examples.drawing import SHADES, Frame, band, line, page
from luna.arena.statistics import Blocks, Estimate
from luna.bots import Budget, bot
from luna.bots.candidates import Candidates
from luna.bots.evaluation import LinearEvaluation, feature_row, linear_evaluation
from luna.bots.features import FEATURES
from luna.rules.codec import steps_of
from luna.rules.engine import apply
from luna.rules.scoring import ranking
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, PHASE_OVER, ROUNDS, SOURCES

LAMBDA = 0.997
"""Nearly all of what really came: what is expected on the way is poor at first."""
CHANCE = 0.15
FORGET = 0.8
"""How much of what was seen counts in the next generation."""
RIDGE = 30.0
SPREAD = 8.0
DIGITS = 6
"""Of a weight: beyond them, the last bits depend on the processor."""
ONE = Budget(nodes=1)
TEST_SEED = 20_000_000
"""Setups from here on are for the tests: none of them is ever learned from."""


class Learner:
    """Weights by round, and what the games so far say about them."""

    def __init__(self) -> None:
        self.weights: Any = np.zeros((ROUNDS, FEATURES))
        self._squares: Any = np.zeros((ROUNDS, FEATURES, FEATURES))
        self._products: Any = np.zeros((ROUNDS, FEATURES))

    def evaluation(self) -> LinearEvaluation:
        """The weights in the form that all bots use; all under the first source."""
        result: Any = np.zeros((ROUNDS, FEATURES, SOURCES))
        result[:, :, 0] = self.weights
        return linear_evaluation(result.reshape(-1).tolist(), [SPREAD] * ROUNDS)

    def study(self, games: list["Seen"]) -> None:
        """Fit the weights to what came of the positions of some games."""
        self._squares *= FORGET
        self._products *= FORGET
        for seen in games:
            for trail in seen.trails:
                self._follow(trail)
        for number in range(ROUNDS):
            squares = self._squares[number] + RIDGE * np.eye(FEATURES)
            weights = np.linalg.solve(squares, self._products[number])
            self.weights[number] = np.round(weights, DIGITS)

    def _follow(self, trail: "Trail") -> None:
        """From the end to the beginning: mix what came with what was then expected."""
        come = float(trail.final)
        for number, row, influence in reversed(trail.moments):
            features = np.array(row)
            self._squares[number - 1] += np.outer(features, features)
            self._products[number - 1] += features * (come - influence)
            expected = influence + float(features @ self.weights[number - 1])
            come = LAMBDA * come + (1 - LAMBDA) * expected


class Trail:
    """What one order came through: round, features and influence, and its influence at the end."""

    def __init__(self) -> None:
        self.moments: list[tuple[int, list[float], int]] = []
        self.final = 0


class Seen:
    """A game that was played to learn from."""

    def __init__(self, evaluation: LinearEvaluation, seed: int) -> None:
        random = Random(seed)
        state = first_state(draw_setup(seed, COLOURS[:2]))
        self.trails = [Trail(), Trail()]
        found = Candidates()
        while state.phase != PHASE_OVER:
            found.find(state, evaluation)
            rank = random.randrange(int(found.count)) if random.random() < CHANCE else 0
            for step in found.plan(rank):
                apply(state, step)
            if state.phase != PHASE_OVER and state.round > 0:
                for seat, trail in enumerate(self.trails):
                    row = feature_row(state, seat)
                    trail.moments.append((int(state.round), row, int(state.influence(seat))))
        for seat, trail in enumerate(self.trails):
            trail.final = int(state.influence(seat))


def duel(evaluation: LinearEvaluation, seed: int, seat: int) -> tuple[bool, int]:
    """Whether the learner wins against `tips` from a seat, and its lead."""
    state: State = first_state(draw_setup(seed, COLOURS[:2]))
    found = Candidates()
    while state.phase != PHASE_OVER:
        if state.turn == seat:
            found.find(state, evaluation)
            plan = found.plan(0)
        else:
            plan = list(steps_of(bot("tips").choose(state, ONE, seed)))
        for step in plan:
            apply(state, step)
    lead = int(state.influence(seat) - state.influence(1 - seat))
    return ranking(state)[0] == seat, lead


def test(learner: Learner, setups: int) -> tuple[Estimate, Estimate]:
    """Share of games won, and the lead, with intervals by bootstrap over setups."""
    evaluation = learner.evaluation()
    wins, leads = Blocks(), Blocks()
    for number in range(setups):
        for seat in (0, 1):
            won, lead = duel(evaluation, TEST_SEED + number, seat)
            wins.add(number, won)
            leads.add(number, lead)
    return wins.estimate(), leads.estimate(share=False)


def draw(curve: list[tuple[int, Estimate]], games: int) -> str:
    frame = Frame((0, 0), (curve[-1][0] or 1, 100))
    ticks = [(float(at), str(at)) for at, _ in curve[:: max(1, len(curve) // 6)]]
    parts = frame.axes("games played against itself", "% won", ticks, range(0, 101, 25))
    shown = [
        (at, Estimate(100 * each.mean, 100 * each.low, 100 * each.high, each.number))
        for at, each in curve
    ]
    parts.append(band(frame, shown, SHADES[0]))
    parts += line(frame, [(at, each.mean) for at, each in shown], SHADES[0], "the learner")
    return page(f"Against tips, {games} games each, 95 % intervals", parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="A linear learner against tips.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--games", type=int, default=100, help="against itself, a generation")
    parser.add_argument("--setups", type=int, default=30, help="against tips, both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".svg"))
    given = parser.parse_args()
    learner = Learner()
    curve: list[tuple[int, Estimate]] = []
    played = 0
    for generation in range(given.generations + 1):
        if generation:
            evaluation = learner.evaluation()
            first = (given.seed * 1000 + generation) * 1000
            learner.study([Seen(evaluation, first + each) for each in range(given.games)])
            played += given.games
        wins, leads = test(learner, given.setups)
        curve.append((played, wins))
        print(
            f"after {played:4} games: {100 * wins.mean:5.1f} % won"
            f" ({100 * wins.low:.0f}-{100 * wins.high:.0f}), lead {leads.mean:+.1f} points",
            flush=True,
        )
    given.out.write_text(draw(curve, 2 * given.setups), "utf-8")
    print(f"drawn in {given.out}")


if __name__ == "__main__":
    main()
