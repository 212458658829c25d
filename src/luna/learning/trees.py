"""What a search found out: the positions of its tree that it looked at often, for others to learn.

A decision is a position of a tree with all its children. What the search thinks of them after
hundreds of visits is far better than what one ply showed, and a lesson for both: what a position is
worth, and which actions deserve attention.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from luna.bots.features import FEATURES, FeatureExtractor
from luna.bots.search import Search
from luna.bots.weights import VERB_INDEX_OF_STEP
from luna.rules.engine import apply
from luna.rules.scoring import ranking
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, ROUNDS

DECIDED = 150
"""Visits of a position whose children are kept, too."""
OVER = ROUNDS + 1
"""Stands for the round where a game is over."""
ITSELF = -1
"""Stands for the verb where a row is the decision itself, not a child."""

Arrays = dict[str, Any]


@dataclass
class Trees:
    """Decisions of some games; the rows of each follow one another: itself, then its children."""

    orders: int
    decisions: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Game, round, seat and number of rows."""
    winners: list[int] = field(default_factory=list)
    finals: list[list[int]] = field(default_factory=list)
    """Influence by seat at the end of the game."""
    found: list[tuple[int, int, int]] = field(default_factory=list)
    """Of each row the round, the verb that led there, and its visits."""
    shown: list[float] = field(default_factory=list)
    """What one ply showed to whoever decided."""
    values: list[list[float]] = field(default_factory=list)
    """What the search thinks, by seat."""
    points: list[list[int]] = field(default_factory=list)
    """Influence so far, by seat."""
    features: list[Any] = field(default_factory=list)
    _survey: FeatureExtractor = field(default_factory=FeatureExtractor)

    def keep(
        self, game: int, s: State, search: Search, node: int = 0, kept: set[int] | None = None
    ) -> None:
        """Keep a decision, then those of its children that were looked at as thoroughly.

        Alone, several ways lead to one position, and some back to where they began: each is `kept`
        once, by its first child.
        """
        first = int(search.first[node])
        kept = set() if kept is None else kept
        kept.add(first)
        children = range(first, first + int(search.children[node]))
        self.decisions.append((game, int(s.round), int(s.turn), 1 + len(children)))
        self._add(s, search, node, ITSELF, 0.0)
        decided: list[tuple[State, int]] = []
        for child in children:
            after = s.copy()
            plan = search.plan(child)
            for step in plan:
                apply(after, step)
            self._add(after, search, child, VERB_INDEX_OF_STEP[plan[0]], search.shown[child])
            if search.visits[child] >= DECIDED and search.children[child] > 1:
                decided.append((after, child))
        for after, child in decided:
            if int(search.first[child]) not in kept:
                self.keep(game, after, search, child, kept)

    def _add(self, s: State, search: Search, node: int, verb: int, shown: float) -> None:
        over = s.phase == PHASE_OVER
        row = np.zeros(self.orders * FEATURES, np.float16)
        if not over:
            self._survey.look(s)
            row[:] = np.asarray(self._survey.rows, np.float64)[: len(row)]
        self.features.append(row)
        self.found.append((OVER if over else int(s.round), verb, int(search.visits[node])))
        self.shown.append(shown)
        self.values.append([search.value[4 * node + seat] for seat in range(self.orders)])
        self.points.append([int(s.influence(seat)) for seat in range(self.orders)])

    def finish(self, s: State) -> None:
        """A game is over: who won the decisions since the last one is known now."""
        first = int(ranking(s)[0])
        final = [int(s.influence(seat)) for seat in range(self.orders)]
        for _ in range(len(self.winners), len(self.decisions)):
            self.winners.append(first)
            self.finals.append(final)

    def arrays(self) -> Arrays:
        shape = (-1, self.orders)
        return {
            "tree_decisions": np.array(self.decisions, np.int32).reshape(-1, 4),
            "tree_winners": np.array(self.winners, np.int8),
            "tree_finals": np.array(self.finals, np.int16).reshape(shape),
            "tree_found": np.array(self.found, np.int32).reshape(-1, 3),
            "tree_shown": np.array(self.shown, np.float32),
            "tree_values": np.array(self.values, np.float32).reshape(shape),
            "tree_points": np.array(self.points, np.int16).reshape(shape),
            "tree_features": np.array(self.features, np.float16).reshape(*shape, FEATURES),
        }
