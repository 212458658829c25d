"""Policies: functions from what is seen to what is done, as opponents and as bots.

A policy takes an observation and a mask and gives a number for each of the 1,482 steps, how likely
it is to take it; illegal ones are left out whatever it says. A plain function will do:

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
from random import Random
from typing import Any

from luna.bots.player import Bot, Budget, random_of
from luna.envs import floats, observations
from luna.envs.floats import BYTES, FLOATS
from luna.envs.guided import search
from luna.envs.parameters import form_name
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_JOURNEYING, PHASE_TIDING

Function = Callable[[Any, Any], Any]
Value = Callable[[Any], float]


class PolicyError(ValueError):
    """A policy that says nothing of any legal step; the message is a sentence."""


@dataclass(frozen=True)
class Policy:
    """A function with what has to be known to ask it.

    `form` says which observations it takes, `bytes` or `floats`. A `batched` function gets many
    observations and masks at once, a row each, and gives as many rows. A `greedy` policy always
    takes its likeliest step, others draw one.
    """

    function: Function
    form: str = BYTES
    batched: bool = False
    greedy: bool = False

    def __post_init__(self) -> None:
        form_name(self.form)

    def weights(self, s: State) -> list[float]:
        """How likely each step is in a position; those that are not legal are 0."""
        seen: Any = floats.observe(s) if self.form == FLOATS else observations.observe(s)
        mask: Any = observations.legal_mask(s)
        seen, mask = as_arrays(seen, mask)
        if self.batched:
            weights = self.function(seen[None], mask[None])[0]
        else:
            weights = self.function(seen, mask)
        return legal_only(weights, mask)

    def step(self, s: State, chance: float) -> int:
        """The step that is taken in a position."""
        return pick(self.weights(s), None if self.greedy else chance)


def as_arrays(seen: memoryview, mask: memoryview) -> tuple[Any, Any]:
    """As numpy arrays, where numpy is there."""
    try:
        import numpy as np
    except ImportError:
        return seen, mask
    return np.asarray(seen), np.asarray(mask)


def legal_only(weights: Any, mask: Any) -> list[float]:
    """What a policy gives the legal steps, and 0 of all others."""
    weights = weights.tolist() if hasattr(weights, "tolist") else weights
    if len(weights) != len(mask):
        raise PolicyError(f"A policy must give {len(mask)} numbers, not {len(weights)}.")
    found = [float(weight) if legal else 0.0 for weight, legal in zip(weights, mask, strict=True)]
    if any(not 0.0 <= weight < float("inf") for weight in found):
        raise PolicyError("A policy must give numbers from 0 on; of logits take the softmax.")
    if not any(found):
        return [float(legal) for legal in mask]
    return found


def pick(weights: Sequence[float], chance: float | None) -> int:
    """The likeliest step, or one drawn by a `chance` from 0 to below 1."""
    if chance is None:
        return max(range(len(weights)), key=weights.__getitem__)
    sums = list(accumulate(weights))
    aim = chance * sums[-1]
    found = next((step for step, total in enumerate(sums) if total > aim), None)
    return pick(weights, None) if found is None else found


class PolicyBot(Bot):
    """A bot that plays what a policy says, for arena, server, terminal and environments.

    As `py:MODULE:NAME`, NAME is a function without arguments, or a class, that makes one. With
    `search` it looks ahead, as many steps as its budget has nodes: the policy says where, `value`
    how good a position is for the one to move, from -1 to 1; without it our own bots' evaluation.
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
            return pick(self.policy.weights(s), chance)
        return pick(search(s, self.policy.weights, self._judge, budget.nodes_for(s)), chance)

    def _judge(self, s: State) -> list[float] | None:
        """What a position is worth to each seat, or None: ask the bots' evaluation."""
        if self.value is None:
            return None
        seen: Any = floats.observe(s) if self.policy.form == FLOATS else observations.observe(s)
        ours = float(self.value(as_arrays(seen, seen)[0]))
        n = int(s.layout.players)
        return [ours if seat == s.turn else -ours / (n - 1) for seat in range(n)]
