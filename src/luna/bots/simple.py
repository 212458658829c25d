"""The players who think least: by chance, greedily, and those who overlook things."""

from random import Random

from luna.bots.candidates import Candidates
from luna.bots.player import Bot, Budget, random_of
from luna.bots.weights import SHIPPED, evaluation_for, kind_of
from luna.rules import steps
from luna.rules.actions import Action
from luna.rules.codec import action_of, is_partial, single_action
from luna.rules.engine import apply, legal_steps
from luna.rules.state import State


class RandomBot(Bot):
    """Picks a kind of action first, then one of that kind."""

    name = "random"

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        random = random_of(s, seed)
        by_kind: dict[str, list[int]] = {}
        for step in legal_steps(s):
            by_kind.setdefault(kind_name(step), []).append(step)
        step = random.choice(by_kind[random.choice(sorted(by_kind))])
        return grow(s, step, random) if is_partial(step) else single_action(step)


def kind_name(step: int) -> str:
    """The kind of action that a step belongs to."""
    if is_partial(step):
        return "Journey" if step <= steps.JOURNEY_DONE else "Tide"
    return type(single_action(step)).__name__


def grow(s: State, step: int, random: Random) -> Action:
    """A random Journey or Tide that begins with a step."""
    after = s.copy()
    taken = [step]
    apply(after, step)
    while taken[-1] not in (steps.JOURNEY_DONE, steps.TIDE_DONE):
        taken.append(random.choice(legal_steps(after)))
        apply(after, taken[-1])
    return action_of(taken)


class GreedyBot(Bot):
    """Plays the best candidate one ply deep, as far as it sees.

    `overlooks` names the features it is blind to; `attention` is the share of candidates that it
    notices at all; `weights` is the file of what it knows.
    """

    def __init__(
        self,
        name: str = "greedy",
        overlooks: frozenset[str] = frozenset(),
        attention: float = 1.0,
        weights: str = SHIPPED,
    ) -> None:
        self.name = name
        self.overlooks = overlooks
        self.attention = attention
        self.weights = weights
        self._candidates = Candidates()

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        found = self._candidates
        found.find(s, evaluation_for(kind_of(s), self.overlooks, file=self.weights))
        if self.attention == 1.0:
            return action_of(found.plan(0))
        random = random_of(s, seed)
        for rank in range(int(found.count)):
            if random.random() < self.attention:
                return action_of(found.plan(rank))
        return action_of(found.plan(int(found.count) - 1))
