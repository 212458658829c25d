"""Luna herself: tree search, and the explanations that come with it."""

from collections.abc import Iterator
from dataclasses import dataclass

from luna.bots.calibration import calibrated
from luna.bots.player import Bot, Budget, random_of
from luna.bots.search import Search
from luna.bots.weights import Taste, evaluation_for, kind_of
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, SOURCE_NAMES, SOURCES

CAPACITY = 200_000
"""Nodes in a tree at most, then about 25 MB."""
SEEN_ENOUGH = 0.85
SLICE = 10_000
"""Nodes between two looks at whether a search is still wanted: half a second on a small machine."""


@dataclass(frozen=True)
class Option:
    """An action as the search sees it."""

    action: Action
    visits: int
    chances: tuple[float, ...]
    """Chance to win of each order, by seat; in solo the chance is yours and the opponent's."""
    points: tuple[float, ...]
    """Expected final influence of each order, by seat."""
    sources: tuple[dict[str, float], ...]
    """The same by source."""
    line: tuple[tuple[int, Action], ...] = ()
    """Seats and actions that are expected to follow, to the end of the round as far as seen."""


@dataclass(frozen=True)
class Explanation:
    """What the search thinks of a position: the best few actions, and how it would go on."""

    options: tuple[Option, ...]
    line: tuple[tuple[int, Action], ...]
    """Seats and actions, to the end of the round as far as the search has looked."""


class TreeBot(Bot):
    """Searches over candidates; every order is expected to do its best."""

    def __init__(
        self,
        name: str = "luna",
        overlooks: frozenset[str] = frozenset(),
        capacity: int = CAPACITY,
        taste: Taste = (),
        variety: float = 0.0,
    ) -> None:
        self.name = name
        self.overlooks = overlooks
        self.capacity = capacity
        self.taste = taste
        self.variety = variety
        """How much worse an action may be that a seed picks in place of the best one."""
        self._searches: dict[str, Search] = {}
        self.latest: Search | None = None
        """The tree behind the latest choice, until the next one is grown."""

    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        search = self.think(s, budget)
        best = search.ranking(0, s.turn)
        chosen = best[0]
        if self.variety > 0.0:
            equal = [child for child in best if self._as_good(search, child, chosen, int(s.turn))]
            chosen = random_of(s, seed).choice(equal)
        return action_of(search.plan(chosen))

    def _as_good(self, search: Search, child: int, best: int, seat: int) -> bool:
        """Whether an action was looked at nearly as often as the best one, and is as good."""
        seen = int(search.visits[child]) >= SEEN_ENOUGH * int(search.visits[best])
        lost = search.value[4 * best + seat] - search.value[4 * child + seat]
        return seen and lost <= self.variety

    def grow(self, s: State, nodes: int) -> Iterator[int]:
        """Search a position in slices, and yield how many nodes are done; `latest` is the tree."""
        search = self._search(s)
        search.begin(s)
        self.latest = search
        done = 0
        while done < nodes:
            size = min(SLICE, nodes - done)
            done = done + size if search.more(s, size) else nodes
            yield done

    def think(self, s: State, budget: Budget) -> Search:
        """The search tree of a position."""
        search = self._search(s)
        search.run(s, budget.nodes_for(s))
        self.latest = search
        return search

    def _search(self, s: State) -> Search:
        kind = kind_of(s)
        if kind not in self._searches:
            evaluation = evaluation_for(kind, self.overlooks, self.taste).apart()
            self._searches[kind] = Search(evaluation, self.capacity)
        return self._searches[kind]

    def explain(self, s: State, budget: Budget, most: int = 5) -> Explanation:
        """The best few actions with what to expect of them, and the expected line of play."""
        return self.explanation(s, self.think(s, budget), most)

    def explanation(self, s: State, search: Search, most: int = 5) -> Explanation:
        """The same, from the search tree of the position."""
        options: list[Option] = []
        for child in search.ranking(0, s.turn):
            # A search may come upon the same Journey twice; the better known one stands first.
            if any(option.action == action_of(search.plan(child)) for option in options):
                continue
            options.append(self._option(s, search, child))
            if len(options) == most:
                break
        return Explanation(tuple(options), tuple(self._line(s, search)))

    def _option(self, s: State, search: Search, child: int) -> Option:
        """Chances by the search; points by the evaluation where the search expects to arrive."""
        n = int(s.layout.players)
        end = s.copy()
        node = child
        line: list[tuple[int, Action]] = []
        passed: set[bytes] = set()
        """Alone one can go round in circles: favors are earned and spent."""
        while True:
            line.append((int(end.turn), action_of(search.plan(node))))
            for step in search.plan(node):
                apply(end, step)
            if end.round != s.round or end.phase == PHASE_OVER or search.visits[node] < 2:
                break
            if end.to_bytes() in passed:
                break
            passed.add(end.to_bytes())
            ranked = search.ranking(node, end.turn)
            if not ranked:
                break
            node = ranked[0]
        evaluation = evaluation_for(kind_of(s), self.overlooks, self.taste)
        sources = []
        for seat in range(n):
            if end.phase == PHASE_OVER:
                points = [float(end.ledger[seat * SOURCES + k]) for k in range(SOURCES)]
            else:
                points = evaluation.by_source(end, seat)
            sources.append(dict(zip(SOURCE_NAMES, points, strict=True)))
        return Option(
            action_of(search.plan(child)),
            int(search.visits[child]),
            calibrated(s, [search.value[4 * child + seat] for seat in range(n)]),
            tuple(sum(by.values()) for by in sources),
            tuple(sources),
            tuple(line[1:]),
        )

    def _line(self, s: State, search: Search) -> list[tuple[int, Action]]:
        line = []
        at = s.copy()
        node = 0
        passed: set[bytes] = set()
        while at.round == s.round and at.phase != PHASE_OVER and at.to_bytes() not in passed:
            passed.add(at.to_bytes())
            ranked = search.ranking(node, at.turn)
            if not ranked or search.visits[ranked[0]] == 0:
                break
            node = ranked[0]
            line.append((int(at.turn), action_of(search.plan(node))))
            for step in search.plan(node):
                apply(at, step)
        return line
