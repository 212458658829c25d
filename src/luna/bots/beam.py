"""A player that plans its own actions to the end of the round.

It imagines that the others let it act alone, keeps the best few plans at every length, and
discounts each further action by the chance that the round is still on.
"""

from dataclasses import dataclass, field

from luna.bots.candidates import Candidates
from luna.bots.evaluation import LinearEvaluation
from luna.bots.player import Bot, Budget
from luna.bots.weights import evaluation_for, kind_of
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_ACTIONS

BREADTH = 6
"""Candidates looked at for every plan."""
BEAM = 5
"""Plans kept."""
LENGTH = 4
"""Own actions planned."""


@dataclass(order=True)
class BeamLine:
    """Actions planned so far; `value` is what is expected of them."""

    value: float
    utility: float = field(compare=False)
    alive: float = field(compare=False)
    state: State = field(compare=False)
    first: list[int] = field(compare=False)


class BeamBot(Bot):
    """Looks ahead along its own actions alone."""

    def __init__(self, name: str = "beam", overlooks: frozenset[str] = frozenset()) -> None:
        self.name = name
        self.overlooks = overlooks
        self._candidates = Candidates()

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        evaluation = evaluation_for(kind_of(s), self.overlooks)
        seat = int(s.turn)
        plans = self._extend(BeamLine(0.0, 0.0, 1.0, s, []), evaluation, seat)
        best = max(plans)
        for _ in range(LENGTH - 1):
            longer = [
                plan
                for old in sorted(plans, reverse=True)[:BEAM]
                if old.state.phase == PHASE_ACTIONS and old.state.round == s.round
                for plan in self._extend(old, evaluation, seat)
            ]
            if not longer:
                break
            plans = longer
            best = max(best, *plans)
        return action_of(best.first)

    def _extend(self, plan: BeamLine, evaluation: LinearEvaluation, seat: int) -> list[BeamLine]:
        """The plan with each of the best next actions."""
        s = plan.state.copy()
        s.turn = seat
        found = self._candidates
        found.find(s, evaluation)
        longer = []
        for rank in range(min(BREADTH, int(found.count))):
            steps = found.plan(rank)
            after = s.copy()
            for step in steps:
                apply(after, step)
            utility = evaluation.judge(after)[seat]
            value = plan.value + plan.alive * (utility - plan.utility) if plan.first else utility
            alive = plan.alive * survival(after)
            longer.append(BeamLine(value, utility, alive, after, plan.first or steps))
        return longer


def survival(s: State) -> float:
    """The chance that the round is still on when the turn comes round again."""
    if s.layout.solo:
        return 1.0
    return 1.0 - 0.5 ** float(s.time) if s.phase == PHASE_ACTIONS else 0.0
