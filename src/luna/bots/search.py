"""Tree search over candidates: every order picks what is best for itself (max^n).

A node is a position before an action; its children are the candidates, best first, each with the
utilities that one ply showed. A simulation walks down by PUCT among as many children as the node's
visits deserve, looks one ply deeper where it ends, and takes what the order to move would choose
there back up to the root.
"""

from math import sqrt
from typing import Final, final

from luna.bots.candidates import STRIDE, Candidates
from luna.bots.evaluation import Evaluation, decay
from luna.rules.compat import i64, vec
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

C_PUCT: Final = 0.35
"""The weight of the prior against the value of an action."""
WIDTH: Final = 3.0
"""Children a node begins with; it opens more with the square root of its visits."""
WIDENING: Final = 1.2
MAX_DEPTH: Final = 60
MAX_CHILDREN: Final = 32
"""Candidates that a node keeps."""
FIRST_ROOM: Final = 1024
"""Nodes that a tree has room for at first."""


def longer(values: vec[i64], size: i64) -> vec[i64]:
    grown = vec[i64]([0] * size)
    for k in range(i64(len(values))):
        grown[k] = values[k]
    return grown


def longer_floats(values: vec[float], size: i64) -> vec[float]:
    grown = vec[float]([0.0] * size)
    for k in range(i64(len(values))):
        grown[k] = values[k]
    return grown


@final
class Search:
    """A search tree in flat arrays, which grow with it up to `capacity` nodes."""

    def __init__(self, evaluation: Evaluation, capacity: i64) -> None:
        self.evaluation = evaluation
        self.inverse_temperature = evaluation.prior_inverse_temperature()
        self.capacity = capacity
        self.used: i64 = 0
        self.room = min(capacity, i64(FIRST_ROOM))
        """Nodes that there is room for now, each with four steps on average."""
        self.first = vec[i64]([0] * self.room)
        """The first child; the others follow. 0 before the node is opened."""
        self.children = vec[i64]([0] * self.room)
        self.visits = vec[i64]([0] * self.room)
        self.prior = vec[float]([0.0] * self.room)
        self.value = vec[float]([0.0] * (4 * self.room))
        """Mean utility of each order over the visits; one ply's view before the first."""
        self.shown = vec[float]([0.0] * self.room)
        """What one ply showed to the order that acts."""
        self.steps_at = vec[i64]([0] * self.room)
        self.length = vec[i64]([0] * self.room)
        self.steps = vec[i64]([0] * (4 * self.room))
        self.steps_used: i64 = 0
        self.opened: i64 = 0
        """Positions whose candidates were looked at."""
        self.candidates = Candidates()
        self._alone = False
        self._transpositions: dict[bytes, int] = {}
        """Transposition table, solo only: position bytes to first node."""
        self._path = vec[i64]([0] * (MAX_DEPTH + 1))
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
        self._transpositions.clear()
        for seat in range(i64(4)):
            self.value[seat] = 0.0
        scratch = root.copy()
        for _ in range(simulations):
            scratch.copy_from(root)
            self._simulate(scratch)
            if self.children[0] == 1:
                return

    def _simulate(self, s: State) -> None:
        n = s.layout.players
        node: i64 = 0
        depth: i64 = 0
        self._path[0] = 0
        while depth < MAX_DEPTH:
            if self._alone and self.children[node] == 0 and s.phase != PHASE_OVER:
                self._link_transposition(node, s, depth)
            if self.children[node] == 0:
                break
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
            self._backup_best(depth)
        else:
            self._backup_mean(depth, n)

    def _link_transposition(self, node: i64, s: State, depth: i64) -> None:
        """Share the children of the node with the same position, unless it is on the path."""
        position = s.to_bytes()
        known = i64(self._transpositions.setdefault(position, int(node)))
        if self.children[known] == 0:
            return
        for k in range(depth):
            if self._path[k] == known:
                return
        self.first[node] = self.first[known]
        self.children[node] = self.children[known]

    def _backup_mean(self, depth: i64, n: i64) -> None:
        """Move the value of each node of the path towards the leaf, as a mean over visits."""
        for k in range(depth + 1):
            at = self._path[k]
            self.visits[at] += 1
            share = 1.0 / float(self.visits[at])
            for seat in range(n):
                mean = self.value[4 * at + seat]
                self.value[4 * at + seat] = mean + (self._leaf[seat] - mean) * share

    def _backup_best(self, depth: i64) -> None:
        """Give each node of the path the value of its best child: solo has no chance."""
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
        exploration = C_PUCT * sqrt(visits)
        best = self.first[node]
        best_score: float = -1e9
        for child in range(self.first[node], self.first[node] + open_children):
            score = self.value[4 * child + seat]
            score += exploration * self.prior[child] / float(1 + self.visits[child])
            if score > best_score:
                best_score = score
                best = child
        return best

    def _open(self, node: i64, s: State) -> None:
        """Look one ply ahead: the children of a node, and what its player would choose."""
        found = self.candidates
        found.find(s, self.evaluation)
        self.opened += 1
        best = found.order[0]
        for each in range(s.layout.players):
            self._leaf[each] = found.values[4 * best + each]
        kept = min(found.count, i64(MAX_CHILDREN))
        if not self.make_room(self.used + kept, self.steps_used + kept * STRIDE):
            return
        self.first[node] = self.used
        self.children[node] = kept
        top = found.prior_score[best]
        total: float = 0.0
        for rank in range(kept):
            total += decay((found.prior_score[found.order[rank]] - top) * self.inverse_temperature)
        for rank in range(kept):
            at = found.order[rank]
            child = self.used
            self.used += 1
            self.first[child] = 0
            self.children[child] = 0
            self.visits[child] = 0
            self.prior[child] = (
                decay((found.prior_score[at] - top) * self.inverse_temperature) / total
            )
            for each in range(i64(4)):
                self.value[4 * child + each] = found.values[4 * at + each]
            self.shown[child] = found.values[4 * at + s.turn]
            self.steps_at[child] = self.steps_used
            self.length[child] = found.length[at]
            for k in range(found.length[at]):
                self.steps[self.steps_used] = found.steps[at * STRIDE + k]
                self.steps_used += 1

    def make_room(self, nodes: i64, steps: i64) -> bool:
        """Grow the arrays if necessary; return whether there is room."""
        if nodes > self.capacity or steps > 4 * self.capacity:
            return False
        room = self.room
        while nodes > room or steps > 4 * room:
            room = min(self.capacity, 2 * room)
        if room > self.room:
            self._grow(room)
        return True

    def _grow(self, room: i64) -> None:
        self.room = room
        self.first = longer(self.first, room)
        self.children = longer(self.children, room)
        self.visits = longer(self.visits, room)
        self.prior = longer_floats(self.prior, room)
        self.value = longer_floats(self.value, 4 * room)
        self.shown = longer_floats(self.shown, room)
        self.steps_at = longer(self.steps_at, room)
        self.length = longer(self.length, room)
        self.steps = longer(self.steps, 4 * room)

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
