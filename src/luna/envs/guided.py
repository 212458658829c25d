"""A search over atomic steps that a policy guides, with a judgement at its leaves."""

from collections.abc import Callable
from math import sqrt

from luna.bots.weights import evaluation_for, kind_of
from luna.envs.rewards import returns
from luna.rules import steps
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_JOURNEYING, PHASE_OVER, PHASE_TIDING

CURIOSITY = 1.5
Weights = Callable[[State], list[float]]
Judge = Callable[[State], list[float] | None]


class Node:
    """A position: what the policy says of its steps, and what became of those that were tried."""

    __slots__ = ("children", "gains", "prior", "seat", "visits")

    def __init__(self, seat: int, weights: list[float]) -> None:
        total = sum(weights)
        self.seat = seat
        self.prior = {step: weight / total for step, weight in enumerate(weights) if weight > 0}
        self.visits = dict.fromkeys(self.prior, 0)
        self.gains = dict.fromkeys(self.prior, 0.0)
        self.children: dict[int, Node] = {}

    def best(self) -> int:
        """The step to try next."""
        eager = CURIOSITY * sqrt(1 + sum(self.visits.values()))

        def score(step: int) -> float:
            tried = self.visits[step]
            worth = self.gains[step] / tried if tried else 0.0
            return worth + eager * self.prior[step] / (1 + tried)

        return max(self.prior, key=score)


def search(s: State, weights: Weights, judge: Judge, nodes: int) -> list[float]:
    """How often each step was tried from a position on, by its id."""
    root = Node(int(s.turn), weights(s))
    for _ in range(nodes):
        at, node = s.copy(), root
        path: list[tuple[Node, int]] = []
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
            worth = judge(at) or chances(at)
            node.children[step] = Node(int(at.turn), weights(at))
        for parent, taken in path:
            parent.visits[taken] += 1
            parent.gains[taken] += worth[parent.seat]
    found = [0.0] * steps.STEPS
    for step, tried in root.visits.items():
        found[step] = tried + root.prior[step]
    return found


def chances(s: State) -> list[float]:
    """The chance to win that our bots' evaluation gives each seat, from -1 to 1."""
    judged = evaluation_for(kind_of(s)).judge(settled(s))
    return [2.0 * judged[seat] - 1.0 for seat in range(int(s.layout.players))]


def settled(s: State) -> State:
    """The position with a Journey or Tide under way ended where it is.

    Our evaluation judges positions between actions: it does not count novices at sea.
    """
    if s.phase not in (PHASE_JOURNEYING, PHASE_TIDING):
        return s
    after = s.copy()
    apply(after, steps.JOURNEY_DONE if s.phase == PHASE_JOURNEYING else steps.TIDE_DONE)
    return after
