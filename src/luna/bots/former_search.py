"""The search of `luna-0.1`, kept as it was: nothing here may change.

A node is a position before an action; its children are the candidates, best first, each with the
utilities that one ply showed. A simulation walks down by PUCT among as many children as the node's
visits deserve, looks one ply deeper where it ends, and takes what the order to move would choose
there back up to the root.
"""

from math import exp, sqrt
from typing import Final, final

from luna.bots.evaluation import Evaluation
from luna.bots.former_candidates import STRIDE, FormerCandidates
from luna.rules.compat import i64, vec
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

CURIOSITY: Final = 0.35
"""How much an action that looks good but was seldom tried is favoured."""
SHARPNESS: Final = 25.0
"""How strongly the one-ply utilities of an action count in its share of attention."""
WIDTH: Final = 3.0
"""Children a node begins with; it opens more with the square root of its visits."""
WIDENING: Final = 1.2
DEEPEST: Final = 60
CHILDREN: Final = 32
"""Candidates that a node keeps."""


@final
class FormerSearch:
    """A search tree in flat arrays, bounded by `capacity` nodes."""

    def __init__(self, evaluation: Evaluation, capacity: i64) -> None:
        self.evaluation = evaluation
        self.capacity = capacity
        self.used: i64 = 0
        self.first = vec[i64]([0] * capacity)
        """The first child; the others follow. 0 before the node is opened."""
        self.children = vec[i64]([0] * capacity)
        self.visits = vec[i64]([0] * capacity)
        self.prior = vec[float]([0.0] * capacity)
        self.value = vec[float]([0.0] * (4 * capacity))
        """Mean utility of each order over the visits; one ply's view before the first."""
        self.steps_at = vec[i64]([0] * capacity)
        self.length = vec[i64]([0] * capacity)
        self.steps = vec[i64]([0] * (4 * capacity))
        self.steps_used: i64 = 0
        self.opened: i64 = 0
        """Positions whose candidates were looked at."""
        self.candidates = FormerCandidates()
        self._alone = False
        self._path = vec[i64]([0] * (DEEPEST + 1))
        self._leaf = vec[float]([0.0] * 4)

    def run(self, root: State, simulations: i64) -> None:
        """Search from a position between two actions."""
        self._alone = root.layout.solo > 0
        self.used = 1
        self.steps_used = 0
        self.opened = 0
        self.first[0] = 0
        self.children[0] = 0
        self.visits[0] = 0
        for seat in range(i64(4)):
            self.value[seat] = 0.0
        for _ in range(simulations):
            self._simulate(root)
            if self.children[0] == 1:
                return

    def _simulate(self, root: State) -> None:
        s = root.copy()
        n = s.layout.players
        node: i64 = 0
        depth: i64 = 0
        self._path[0] = 0
        while self.children[node] > 0 and depth < DEEPEST:
            node = self._select(node, s.turn)
            for k in range(self.length[node]):
                apply(s, self.steps[self.steps_at[node] + k])
            depth += 1
            self._path[depth] = node
        if s.phase == PHASE_OVER:
            self.evaluation.utilities(s, self._leaf)
        else:
            self._open(node, s)
        if s.layout.solo > 0:
            self._take_best_up(depth)
        else:
            self._take_mean_up(depth, n)

    def _take_mean_up(self, depth: i64, n: i64) -> None:
        """With rivals who may surprise us a position is worth what it led to on average."""
        for k in range(depth + 1):
            at = self._path[k]
            self.visits[at] += 1
            share = 1.0 / float(self.visits[at])
            for seat in range(n):
                mean = self.value[4 * at + seat]
                self.value[4 * at + seat] = mean + (self._leaf[seat] - mean) * share

    def _take_best_up(self, depth: i64) -> None:
        """Alone, with nothing left to chance, a position is worth the best it can lead to."""
        for k in range(depth, i64(-1), i64(-1)):
            at = self._path[k]
            self.visits[at] += 1
            best = at
            if self.children[at] > 0:
                best = self.first[at]
                for child in range(self.first[at], self.first[at] + self.children[at]):
                    if self.value[4 * child] > self.value[4 * best]:
                        best = child
            elif k == depth:
                self.value[4 * at] = self._leaf[0]
                self.value[4 * at + 1] = self._leaf[1]
            self.value[4 * at] = self.value[4 * best]
            self.value[4 * at + 1] = self.value[4 * best + 1]

    def _select(self, node: i64, seat: i64) -> i64:
        visits = float(self.visits[node])
        open_children = min(self.children[node], i64(int(WIDTH + WIDENING * sqrt(visits))))
        eagerness = CURIOSITY * sqrt(visits)
        best = self.first[node]
        best_score: float = -1e9
        for child in range(self.first[node], self.first[node] + open_children):
            score = self.value[4 * child + seat]
            score += eagerness * self.prior[child] / float(1 + self.visits[child])
            if score > best_score:
                best_score = score
                best = child
        return best

    def _open(self, node: i64, s: State) -> None:
        """Look one ply ahead: the children of a node, and what its player would choose."""
        found = self.candidates
        found.find(s, self.evaluation)
        self.opened += 1
        seat = s.turn
        best = found.order[0]
        for each in range(s.layout.players):
            self._leaf[each] = found.worth[4 * best + each]
        kept = min(found.count, i64(CHILDREN))
        if self.used + kept > self.capacity or self.steps_used + kept * STRIDE > 4 * self.capacity:
            return
        self.first[node] = self.used
        self.children[node] = kept
        top = found.worth[4 * best + seat]
        total: float = 0.0
        for rank in range(kept):
            total += exp((found.worth[4 * found.order[rank] + seat] - top) * SHARPNESS)
        for rank in range(kept):
            at = found.order[rank]
            child = self.used
            self.used += 1
            self.first[child] = 0
            self.children[child] = 0
            self.visits[child] = 0
            self.prior[child] = exp((found.worth[4 * at + seat] - top) * SHARPNESS) / total
            for each in range(i64(4)):
                self.value[4 * child + each] = found.worth[4 * at + each]
            self.steps_at[child] = self.steps_used
            self.length[child] = found.length[at]
            for k in range(found.length[at]):
                self.steps[self.steps_used] = found.steps[at * STRIDE + k]
                self.steps_used += 1

    def ranking(self, node: i64, seat: i64) -> list[int]:
        """The children of a node, most visited first; in solo, most valued first."""
        children = list(range(int(self.first[node]), int(self.first[node] + self.children[node])))
        children.sort(key=lambda child: self._rank(child, seat), reverse=True)
        return children

    def _rank(self, child: i64, seat: i64) -> tuple[float, float]:
        visits = float(self.visits[child])
        value = self.value[4 * child + seat]
        return (value, visits) if self._alone else (visits, value)

    def plan(self, node: i64) -> list[int]:
        """The steps that lead to a node from its parent."""
        at = self.steps_at[node]
        return [int(self.steps[at + k]) for k in range(self.length[node])]
