"""`luna-0.1`: the strongest player of the first version, to measure progress against.

Its search, candidates and weights stay as they were; a budget in time means as many nodes as it
opened in that time then.
"""

from luna.bots.former_search import FormerSearch
from luna.bots.player import Bot, Budget
from luna.bots.weights import evaluation_for, kind_of
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.state import State

WEIGHTS = "evaluation-0.1.json"
NODES_PER_MS = {2: 16, 3: 12, 4: 8}
CAPACITY = 200_000


class FormerBot(Bot):
    """Luna as it was in version 0.1."""

    name = "luna-0.1"

    def __init__(self) -> None:
        self._searches: dict[str, FormerSearch] = {}

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        kind = kind_of(s)
        if kind not in self._searches:
            evaluation = evaluation_for(kind, file=WEIGHTS).apart()
            self._searches[kind] = FormerSearch(evaluation, CAPACITY)
        search = self._searches[kind]
        search.run(s, budget.nodes_for(s, NODES_PER_MS))
        return action_of(search.plan(search.ranking(0, s.turn)[0]))
