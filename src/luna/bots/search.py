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

CURIOSITY: Final = 0.35
"""How much an action that looks good but was seldom tried is favoured."""
WIDTH: Final = 3.0
"""Children a node begins with; it opens more with the square root of its visits."""
WIDENING: Final = 1.2
DEEPEST: Final = 60
CHILDREN: Final = 32
"""Candidates that a node keeps."""
SEEDLING: Final = 1024
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
        self.sharpness = evaluation.sharpness()
        self.capacity = capacity
        self.used: i64 = 0
        self.room = min(capacity, i64(SEEDLING))
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
        self._met: dict[bytes, int] = {}
        """Alone, the node that each position was first met at: the order of actions often does not
        matter, and nobody else's do."""
        self._path = vec[i64]([0] * (DEEPEST + 1))
        self._leaf = vec[float]([0.0] * 4)

    def begin(self, root: State) -> None:
        """Start a new tree at a position between two actions."""
        self._alone = root.layout.solo > 0
        self.used = 1
        self.steps_used = 0
        self.opened = 0
        self.first[0] = 0
        self.children[0] = 0
        self.visits[0] = 0
        self._met.clear()
        for seat in range(i64(4)):
            self.value[seat] = 0.0

    def more(self, root: State, simulations: i64) -> bool:
        """Go on searching; return whether more simulations could change anything."""
        scratch = root.copy()
        for _ in range(simulations):
            scratch.copy_from(root)
            self._simulate(scratch)
            if self.children[0] == 1:
                return False
        return True

    def run(self, root: State, simulations: i64) -> None:
        """Search from a position between two actions."""
        self.begin(root)
        self.more(root, simulations)

    def _simulate(self, s: State) -> None:
        n = s.layout.players
        node: i64 = 0
        depth: i64 = 0
        self._path[0] = 0
        while depth < DEEPEST:
            if self._alone and self.children[node] == 0 and s.phase != PHASE_OVER:
                self._meet(node, s, depth)
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
            self._take_best_up(depth)
        else:
            self._take_mean_up(depth, n)

    def _meet(self, node: i64, s: State, depth: i64) -> None:
        """A position that was opened elsewhere goes on there, unless it is one on the way here."""
        position = s.to_bytes()
        known = i64(self._met.setdefault(position, int(node)))
        if self.children[known] == 0:
            return
        for k in range(depth):
            if self._path[k] == known:
                return
        self.first[node] = self.first[known]
        self.children[node] = self.children[known]

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
        best = found.order[0]
        for each in range(s.layout.players):
            self._leaf[each] = found.worth[4 * best + each]
        kept = min(found.count, i64(CHILDREN))
        if not self.make_room(self.used + kept, self.steps_used + kept * STRIDE):
            return
        self.first[node] = self.used
        self.children[node] = kept
        top = found.appeal[best]
        total: float = 0.0
        for rank in range(kept):
            total += decay((found.appeal[found.order[rank]] - top) * self.sharpness)
        for rank in range(kept):
            at = found.order[rank]
            child = self.used
            self.used += 1
            self.first[child] = 0
            self.children[child] = 0
            self.visits[child] = 0
            self.prior[child] = decay((found.appeal[at] - top) * self.sharpness) / total
            for each in range(i64(4)):
                self.value[4 * child + each] = found.worth[4 * at + each]
            self.shown[child] = found.worth[4 * at + s.turn]
            self.steps_at[child] = self.steps_used
            self.length[child] = found.length[at]
            for k in range(found.length[at]):
                self.steps[self.steps_used] = found.steps[at * STRIDE + k]
                self.steps_used += 1

    def make_room(self, nodes: i64, steps: i64) -> bool:
        """Whether there is room for so many, perhaps only now."""
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
