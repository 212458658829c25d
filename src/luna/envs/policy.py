"""Policies: functions from an observation to a step, as opponents and as bots.

A policy takes an observation and a mask and returns a weight for each of the 1,482 steps; illegal
steps are never taken. A plain function will do:

>>> def first_legal(observation, mask):
...     return [float(step == list(mask).index(1)) for step in range(1482)]
>>> from luna import Game
>>> game = Game.new(["yellow", "red"], seed=1)
>>> bot = PolicyBot(first_legal)
>>> bot.choose(game.state, Budget(nodes=1), seed=0) in game.legal
True
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from random import Random
from typing import Any

from luna.bots.player import Bot, Budget, random_of
from luna.bots.weights import evaluation_for, kind_of
from luna.envs.game_batch import returns
from luna.envs.observations import BYTES, legal_mask, observe
from luna.envs.parameters import check_form
from luna.rules import steps
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_JOURNEYING, PHASE_OVER, PHASE_TIDING

C_PUCT = 1.5
"""How strongly a search follows the policy against what it has found out."""
Weights = Callable[[State], list[float]]
Judge = Callable[[State], list[float] | None]
Function = Callable[[Any, Any], Any]
Value = Callable[[Any], float]


class PolicyError(ValueError):
    """A policy returned no valid weights; the message is a sentence."""


@dataclass(frozen=True)
class Policy:
    """A function and how to call it.

    `form` says which observations it takes, `bytes` or `floats`. A `batched` function gets many
    observations and masks at once, a row each, and gives as many rows. A `greedy` policy always
    takes its likeliest step, others draw one.
    """

    function: Function
    form: str = BYTES
    batched: bool = False
    greedy: bool = False

    def __post_init__(self) -> None:
        check_form(self.form)

    def weights(self, s: State) -> list[float]:
        """Return the weight of each step in a position; illegal ones have 0."""
        seen, mask = as_arrays(observe(s, form=self.form), legal_mask(s))
        if self.batched:
            weights = self.function(seen[None], mask[None])[0]
        else:
            weights = self.function(seen, mask)
        return legal_only(weights, mask)

    def step(self, s: State, chance: float) -> int:
        """Return the step that it takes in a position."""
        return pick_step(self.weights(s), None if self.greedy else chance)


def as_arrays(seen: memoryview, mask: memoryview) -> tuple[Any, Any]:
    """Return both as numpy arrays if numpy is installed."""
    try:
        import numpy as np
    except ImportError:
        return seen, mask
    return np.asarray(seen), np.asarray(mask)


def legal_only(weights: Any, mask: Any) -> list[float]:
    """Return the weights of the legal steps, and 0 for all others."""
    weights = weights.tolist() if hasattr(weights, "tolist") else weights
    if len(weights) != len(mask):
        raise PolicyError(f"A policy must give {len(mask)} numbers, not {len(weights)}.")
    found = [float(weight) if legal else 0.0 for weight, legal in zip(weights, mask, strict=True)]
    if any(not 0.0 <= weight < float("inf") for weight in found):
        raise PolicyError("A policy must give numbers from 0 on; of logits take the softmax.")
    if not any(found):
        return [float(legal) for legal in mask]
    return found


def pick_step(weights: Sequence[float], chance: float | None) -> int:
    """Return the likeliest step, or one drawn by a `chance` from 0 to below 1."""
    if chance is None:
        return max(range(len(weights)), key=weights.__getitem__)
    sums = list(accumulate(weights))
    aim = chance * sums[-1]
    found = next((step for step, total in enumerate(sums) if total > aim), None)
    return pick_step(weights, None) if found is None else found


class PolicyBot(Bot):
    """A bot that plays what a policy says, for arena, server, terminal and environments.

    As `py:MODULE:NAME`, NAME is a function without arguments, or a class, that makes one. With
    `search` it searches as many steps as its budget has nodes, guided by the policy; `value` says
    how good a position is for the one to move, from -1 to 1, by default our bots' evaluation.
    """

    def __init__(
        self,
        policy: Policy | Function,
        *,
        name: str = "policy",
        form: str = BYTES,
        greedy: bool = True,
        search: bool = False,
        value: Value | None = None,
    ) -> None:
        self.name = name
        known = isinstance(policy, Policy)
        self.policy = policy if isinstance(policy, Policy) else Policy(policy, form, greedy=greedy)
        self.greedy = self.policy.greedy if known else greedy
        self.search = search
        self.value = value

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        random = random_of(s, seed)
        at = s.copy()
        taken: list[int] = []
        while True:
            step = self._step(at, budget, random)
            taken.append(step)
            apply(at, step)
            if at.phase != PHASE_JOURNEYING and at.phase != PHASE_TIDING:
                return action_of(taken)

    def _step(self, s: State, budget: Budget, random: Random) -> int:
        chance = None if self.greedy else random.random()
        if not self.search:
            return pick_step(self.policy.weights(s), chance)
        return pick_step(
            policy_search(s, self.policy.weights, self._judge, budget.nodes_for(s)), chance
        )

    def _judge(self, s: State) -> list[float] | None:
        """Return the value of a position for each seat; None: ask the bots' evaluation."""
        if self.value is None:
            return None
        seen = observe(s, form=self.policy.form)
        ours = float(self.value(as_arrays(seen, seen)[0]))
        n = int(s.layout.players)
        return [ours if seat == s.turn else -ours / (n - 1) for seat in range(n)]


class SearchNode:
    """A position with the priors of its steps and the results of those that were tried."""

    __slots__ = ("children", "gains", "prior", "seat", "visits")

    def __init__(self, seat: int, weights: list[float]) -> None:
        total = sum(weights)
        self.seat = seat
        self.prior = {step: weight / total for step, weight in enumerate(weights) if weight > 0}
        self.visits = dict.fromkeys(self.prior, 0)
        self.gains = dict.fromkeys(self.prior, 0.0)
        self.children: dict[int, SearchNode] = {}

    def best(self) -> int:
        """Return the step to try next."""
        eager = C_PUCT * sqrt(1 + sum(self.visits.values()))

        def score(step: int) -> float:
            tried = self.visits[step]
            worth = self.gains[step] / tried if tried else 0.0
            return worth + eager * self.prior[step] / (1 + tried)

        return max(self.prior, key=score)


def policy_search(s: State, weights: Weights, judge: Judge, nodes: int) -> list[float]:
    """Search by PUCT over steps and return how often each was tried, by its id."""
    root = SearchNode(int(s.turn), weights(s))
    for _ in range(nodes):
        at, node = s.copy(), root
        path: list[tuple[SearchNode, int]] = []
        while True:
            step = node.best()
            path.append((node, step))
            apply(at, step)
            if at.phase == PHASE_OVER or step not in node.children:
                break
            node = node.children[step]
        if at.phase == PHASE_OVER:
            worth = returns(at, "win")
        else:
            worth = judge(at) or evaluated_chances(at)
            node.children[step] = SearchNode(int(at.turn), weights(at))
        for parent, taken in path:
            parent.visits[taken] += 1
            parent.gains[taken] += worth[parent.seat]
    found = [0.0] * steps.STEPS
    for step, tried in root.visits.items():
        found[step] = tried + root.prior[step]
    return found


def evaluated_chances(s: State) -> list[float]:
    """Return each seat's chance to win by our bots' evaluation, from -1 to 1."""
    judged = evaluation_for(kind_of(s)).judge(settled(s))
    return [2.0 * judged[seat] - 1.0 for seat in range(int(s.layout.players))]


def settled(s: State) -> State:
    """Return the position with a Journey or Tide under way ended where it is.

    Our evaluation judges positions between actions: it does not count novices at sea.
    """
    if s.phase not in (PHASE_JOURNEYING, PHASE_TIDING):
        return s
    after = s.copy()
    apply(after, steps.JOURNEY_DONE if s.phase == PHASE_JOURNEYING else steps.TIDE_DONE)
    return after
