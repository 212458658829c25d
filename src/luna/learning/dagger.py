"""Train the baselines by DAgger: policies that imitate a bot on their own positions.

    python -m luna.learning.dagger --out build/baselines [--kinds linear,network] [--seeds 2]

In each round a policy plays games against itself, with some random actions, and the teacher labels
every position with its own action; the policy is then fitted to all labels so far. After each
round it plays against `random` and `pilgrim` on setups of their own, at the end against all of
`--levels`. The folder gets weights with cards (`linear-1.npz`) and `curves.json`; the scores are
printed as a table. The same command gives the same games on the same machine.
"""

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from luna.bots import resolve
from luna.bots.player import Bot
from luna.envs import observations
from luna.envs.observations import FLOATS, unpack
from luna.extras import missing
from luna.learning.baselines import KINDS, PLAYERS, Net, columns, seeded, softmax
from luna.learning.scores import LEVELS, compared, won
from luna.learning.seeds import IMITATED, ROUNDS, RUNS, imitated
from luna.rules.codec import is_partial, steps_of
from luna.rules.engine import apply, legal_steps
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.steps import STEPS
from luna.rules.vocabulary import COLOURS, PHASE_JOURNEYING, PHASE_TIDING

try:
    import numpy as np
except ImportError:
    raise missing("numpy", "train") from None

RANDOM_ACTION_RATE = 0.08
"""How often an action is played by chance."""
RATE = 1.5e-3
DECAY = 0.98, 0.999
"""Of the means that Adam keeps."""
ROWS = 256
"""In a step of the fit."""
PASSES = 3


@dataclass
class TeacherSamples:
    """Labels of the teacher: observations in bytes, masks in bits, steps."""

    seen: list[bytes] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)

    def add(self, s: State, step: int) -> None:
        self.seen.append(bytes(observations.observe(s)))
        self.masks.append(np.packbits(np.asarray(observations.legal_mask(s))))
        self.steps.append(step)

    def rows(self, picked: Any) -> tuple[Any, Any, Any]:
        """Return some samples for the fit."""
        seen = np.frombuffer(b"".join(self.seen[at] for at in picked), np.uint8)
        wide = unpack(seen.reshape(len(picked), -1), PLAYERS)[:, columns()]
        masks = np.unpackbits(np.stack([self.masks[at] for at in picked]), axis=1)
        steps = np.array([self.steps[at] for at in picked])
        return wide, masks[:, :STEPS], steps


class TaughtGame:
    """A game that is played to learn from."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.state = first_state(draw_setup(seed, COLOURS[:PLAYERS]))
        self.pending: list[int] = []

    @property
    def asks(self) -> bool:
        """Whether a whole action is to be chosen."""
        moving = self.state.phase in (PHASE_JOURNEYING, PHASE_TIDING)
        return not self.pending and not moving


def collect(net: Net | None, teacher: Any, seeds: range, random: Random) -> TeacherSamples:
    """Play games with the policy, at first with its teacher, who labels every position."""
    samples = TeacherSamples()
    bot: Bot = teacher.make()
    tables = [TaughtGame(seed) for seed in seeds]
    while tables:
        for table in tables:
            if table.asks:
                plan = steps_of(bot.choose(table.state, teacher.budget, table.seed))
                remember(samples, table.state, plan)
                table.pending = chosen(table.state, net, plan, random)
        own = [table for table in tables if not table.pending]
        if net is not None and own:
            for table, step in zip(own, likeliest(net, own), strict=True):
                table.pending = [step]
        for table in tables:
            apply(table.state, table.pending.pop(0))
        tables = [table for table in tables if not table.state.is_over()]
    return samples


def remember(samples: TeacherSamples, s: State, plan: tuple[int, ...]) -> None:
    at = s.copy()
    for step in plan:
        samples.add(at, step)
        apply(at, step)


def chosen(s: State, net: Net | None, plan: tuple[int, ...], random: Random) -> list[int]:
    """Return the steps of chance or of the teacher; none if the policy is to play."""
    if random.random() < RANDOM_ACTION_RATE:
        whole = [step for step in legal_steps(s) if not is_partial(step)]
        if whole:
            return [int(random.choice(whole))]
    return list(plan) if net is None else []


def likeliest(net: Net, tables: list[TaughtGame]) -> list[int]:
    seen = np.stack(
        [np.asarray(observations.observe(table.state, form=FLOATS)) for table in tables]
    )
    masks = np.stack([np.asarray(observations.legal_mask(table.state)) for table in tables])
    return [int(step) for step in net(seen, masks).argmax(axis=1)]


class Fit:
    """Adam on the cross entropy of the teacher's steps."""

    def __init__(self, net: Net, seed: int) -> None:
        self.net = net
        self.random = np.random.default_rng(seed)
        self.means = [np.zeros_like(each) for layer in net.layers for each in layer]
        self.squares = [np.zeros_like(each) for each in self.means]
        self.taken = 0

    def study(self, samples: TeacherSamples, newest: int) -> None:
        """Fit to the newest samples and as many older ones, in several passes."""
        number = len(samples.steps)
        for _ in range(PASSES):
            older = self.random.integers(0, number, min(newest, number - newest))
            order = np.concatenate([np.arange(number - newest, number), older])
            self.random.shuffle(order)
            for start in range(0, len(order), ROWS):
                self.step(*samples.rows(order[start : start + ROWS]))

    def step(self, rows: Any, masks: Any, steps: Any) -> None:
        layers = self.net.layers
        activity = self.net.activity(rows)
        slope = softmax(activity[-1], masks)
        slope[np.arange(len(steps)), steps] -= 1
        slope = (slope / len(steps)).astype(np.float32)
        slopes: list[Any] = []
        for at in reversed(range(len(layers))):
            slopes = [activity[at].T @ slope, slope.sum(axis=0), *slopes]
            if at:
                slope = (slope @ layers[at][0].T) * (1 - activity[at] ** 2)
        self.taken += 1
        slow, slower = DECAY
        values = [each for layer in layers for each in layer]
        rate = RATE * (1 - slower**self.taken) ** 0.5 / (1 - slow**self.taken)
        for value, mean, square, found in zip(
            values, self.means, self.squares, slopes, strict=True
        ):
            mean[...] += (1 - slow) * (found - mean)
            square[...] += (1 - slower) * (found**2 - square)
            value[...] -= rate * mean / (np.sqrt(square) + 1e-8)


def agreement(net: Net, samples: TeacherSamples, first: int) -> float:
    """Return how often the likeliest step is the teacher's, on samples not fitted to yet."""
    alike = 0
    for start in range(first, len(samples.steps), 1024):
        rows, masks, steps = samples.rows(range(start, min(start + 1024, len(samples.steps))))
        alike += int((net.chances(rows, masks).argmax(axis=1) == steps).sum())
    return alike / (len(samples.steps) - first)


def train(kind: str, seed: int, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Train a new policy and return the points of its curve."""
    teacher = resolve(given.teacher)
    net = Net.fresh(kind, seed)
    fit, random, samples = Fit(net, seed), Random(seed), TeacherSamples()
    curve: list[dict[str, Any]] = []
    for number in range(given.rounds):
        before = len(samples.steps)
        seeds = imitated(seed, number, given.games)
        more = collect(net if number else None, teacher, seeds, random)
        samples.seen += more.seen
        samples.masks += more.masks
        samples.steps += more.steps
        alike = agreement(net, samples, before)
        fit.study(samples, len(more.steps))
        point = {
            "kind": kind,
            "seed": seed,
            "games": (number + 1) * given.games,
            "samples": len(samples.steps),
            "agreement": round(alike, 4),
            "random": won(net, "random", given.tests),
            "pilgrim": won(net, "pilgrim", given.tests),
        }
        curve.append(point)
        print(json.dumps(point), flush=True)
    card = {
        "kind": kind,
        "seed": seed,
        "teacher": str(teacher),
        "floats": observations.schema_hash(FLOATS),
    }
    net.save(given.out / f"{kind}-{seed}.npz", {**card, **curve[-1]})
    return curve


def main() -> None:
    parser = argparse.ArgumentParser("dagger", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--kinds", default=",".join(KINDS), metavar="KIND,...")
    parser.add_argument("--seeds", type=int, default=2, metavar="N", help="runs of each kind")
    parser.add_argument("--teacher", default="abbot", metavar="BOT")
    parser.add_argument("--rounds", type=int, default=10, metavar="N")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of a round")
    parser.add_argument("--tests", type=int, default=200, metavar="N", help="games after a round")
    parser.add_argument("--levels", default=",".join(LEVELS), metavar="BOT,...", help="at the end")
    given = parser.parse_args()
    for name, most in (("seeds", RUNS), ("rounds", ROUNDS), ("games", IMITATED.part)):
        if not 1 <= getattr(given, name) <= most:
            parser.error(f"--{name} must be 1 to {most}: beyond lie the setups of other uses.")
    given.out.mkdir(parents=True, exist_ok=True)
    curves: list[dict[str, Any]] = []
    for kind, seed in seeded(given.kinds.split(","), given.seeds):
        curves += train(kind, seed, given)
        (given.out / "curves.json").write_text(json.dumps(curves, indent=1) + "\n", "utf-8")
    made = {
        f"{kind}-{seed}": Net.load(given.out / f"{kind}-{seed}.npz")[0]
        for kind, seed in seeded(given.kinds.split(","), given.seeds)
    }
    print(compared(made, given.levels.split(","), given.tests))


if __name__ == "__main__":
    main()
