"""Self-play: games for a fit, with the positions and search trees that it learns from.

A decision is a position of a search tree with all its children. After hundreds of visits the search
knows far more of them than one ply shows: their values, and which actions deserve attention.
"""

import io
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from luna.bots.driver import MAX_SOLO_ROUND_ACTIONS as MAX_SOLO_ACTIONS
from luna.bots.driver import play_out
from luna.bots.evaluation import feature_row
from luna.bots.features import FEATURES, FeatureExtractor
from luna.bots.search import Search
from luna.bots.weights import VERB_INDEX_OF_STEP, evaluation_of, read_weights
from luna.learning.seeds import LEARNED
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply
from luna.rules.legal_actions import play
from luna.rules.scoring import ranking
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS, PHASE_OVER, ROUNDS, SOURCES

SEARCH_CAPACITY = 100_000
THOROUGH_RATE = 0.12
"""Share of actions that are searched thoroughly and learned from; quick ones make many games."""
OLD_WEIGHTS_RATE = 0.2
"""Share of games in which one order is played by an earlier generation."""
SOLO_LIMIT = MAX_SOLO_ACTIONS - 1
"""The first action of a solo round counts as well: the virtual order takes a tile."""
MAX_CHOICES = 4
RANDOM_ACTION_RATE = 0.05
"""Share of random actions. They decorrelate the features, so that the fit can separate them."""
SHARD_GAMES = 10
"""Games in a file."""
MIN_DECISION_VISITS = 150
"""Visits from which on the children of a position are recorded, too."""
OVER = ROUNDS + 1
"""The round of a finished game."""
ITSELF = -1
"""The verb of a row that is the decision itself, not a child."""

Arrays = dict[str, Any]


@dataclass
class Trees:
    """Decisions of some games: a row for the decision itself, then one for each child."""

    orders: int
    decisions: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Game, round, seat and number of rows."""
    winners: list[int] = field(default_factory=list)
    finals: list[list[int]] = field(default_factory=list)
    """Influence by seat at the end of the game."""
    found: list[tuple[int, int, int]] = field(default_factory=list)
    """Round, verb that led there and visits of each row."""
    shown: list[float] = field(default_factory=list)
    """What one ply showed the seat that decided."""
    values: list[list[float]] = field(default_factory=list)
    """Values of the search, by seat."""
    points: list[list[int]] = field(default_factory=list)
    """Influence so far, by seat."""
    features: list[Any] = field(default_factory=list)
    _extractor: FeatureExtractor = field(default_factory=FeatureExtractor)

    def keep(
        self, game: int, s: State, search: Search, node: int = 0, kept: set[int] | None = None
    ) -> None:
        """Record a decision, then those of its children that were searched as thoroughly.

        In solo several ways lead to one position, and some back to their start: each is recorded
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
            if search.visits[child] >= MIN_DECISION_VISITS and search.children[child] > 1:
                decided.append((after, child))
        for after, child in decided:
            if int(search.first[child]) not in kept:
                self.keep(game, after, search, child, kept)

    def _add(self, s: State, search: Search, node: int, verb: int, shown: float) -> None:
        over = s.phase == PHASE_OVER
        row = np.zeros(self.orders * FEATURES, np.float16)
        if not over:
            self._extractor.look(s)
            row[:] = np.asarray(self._extractor.rows, np.float64)[: len(row)]
        self.features.append(row)
        self.found.append((OVER if over else int(s.round), verb, int(search.visits[node])))
        self.shown.append(shown)
        self.values.append([search.value[4 * node + seat] for seat in range(self.orders)])
        self.points.append([int(s.influence(seat)) for seat in range(self.orders)])

    def finish(self, s: State) -> None:
        """Record the winner of all decisions since the last game."""
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


@dataclass(frozen=True)
class ShardTask:
    """The games of a file."""

    kind: str
    generation: int
    first: int
    number: int
    nodes: int
    quick_nodes: int
    seed: int
    weights: tuple[str, ...]
    """Texts of weight files: the best so far, then all that it has beaten."""
    out: Path
    """Where the bytes belong; the worker need not see that folder."""

    @property
    def key(self) -> str:
        return self.out.name


def setup_of(kind: str, number: int) -> Setup:
    """Return a setup: editions, modes and orders in turn, so that every kind comes up."""
    edition = EDITIONS[number % len(EDITIONS)]
    random = Random(f"setup {kind} {number}")
    colours = random.sample(COLOURS, 2 if kind == "solo" else int(kind))
    if kind == "solo":
        mode = f"solo{number // len(EDITIONS) % 3 + 1}"
    else:
        mode = "preselected" if number // len(EDITIONS) % 4 == 0 else "standard"
    return draw_setup(number, colours, mode, edition)


def search_with(weights: str, kind: str, capacity: int = SEARCH_CAPACITY) -> Search:
    """Return a search with the weights in a text."""
    data = read_weights(weights).kinds[kind]
    return Search(evaluation_of(data), capacity)


@dataclass
class ShardRecorder:
    """Rows of self-play for a file."""

    trees: Trees
    game: list[int] = field(default_factory=list)
    where: list[tuple[int, int]] = field(default_factory=list)
    """Round and seat."""
    rows: list[list[float]] = field(default_factory=list)
    ledgers: list[list[int]] = field(default_factory=list)
    future: list[list[int]] = field(default_factory=list)
    winner: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    """The chance of each seat by the search."""

    def record(self, game: int, s: State, search: Search) -> None:
        """Record a position before its action, with its search."""
        for seat in range(int(s.layout.players)):
            self.game.append(game)
            self.where.append((int(s.round), seat))
            self.rows.append(feature_row(s, seat))
            self.ledgers.append([int(s.ledger[seat * SOURCES + k]) for k in range(SOURCES)])
            self.chances.append(search.value[seat])
        self.trees.keep(game, s, search)

    def finish(self, s: State) -> None:
        """Record the result of all positions since the last game."""
        first = ranking(s)[0]
        for at in range(len(self.future), len(self.rows)):
            seat = self.where[at][1]
            final = [int(s.ledger[seat * SOURCES + k]) for k in range(SOURCES)]
            before = self.ledgers[at]
            self.future.append([a - b for a, b in zip(final, before, strict=True)])
            self.winner.append(first)
        self.trees.finish(s)

    def arrays(self) -> Arrays:
        return {
            "game": np.array(self.game, np.int32),
            "where": np.array(self.where, np.int8).reshape(-1, 2),
            "rows": np.array(self.rows, np.float32).reshape(-1, FEATURES),
            "now": np.array([sum(ledger) for ledger in self.ledgers], np.int16),
            "future": np.array(self.future, np.int16).reshape(-1, SOURCES),
            "winner": np.array(self.winner, np.int8),
            "chances": np.array(self.chances, np.float32),
            **self.trees.arrays(),
        }


def play_shard(task: ShardTask) -> bytes:
    """Play the games of a file and return its bytes."""
    random = Random(f"{task.seed} {task.generation} {task.kind} {task.first}")
    searches = [search_with(text, task.kind) for text in task.weights]
    recorder = ShardRecorder(Trees(2 if task.kind == "solo" else int(task.kind)))
    for number in range(task.first, task.first + task.number):
        play_game(task, number, searches, recorder, random)
    packed = io.BytesIO()
    np.savez_compressed(packed, **recorder.arrays())
    return packed.getvalue()


def play_game(
    task: ShardTask, number: int, searches: list[Search], recorder: ShardRecorder, random: Random
) -> None:
    s = first_state(setup_of(task.kind, LEARNED.seeds(task.generation, number + 1)[number]))
    seats = [searches[0]] * int(s.layout.players)
    if random.random() < OLD_WEIGHTS_RATE:
        seats[random.randrange(len(seats))] = random.choice(searches)

    def choose(s: State, played: int) -> Action:
        search = seats[int(s.turn)]
        thorough = random.random() < THOROUGH_RATE
        search.run(s, task.nodes if thorough else task.quick_nodes)
        if thorough and search.children[0] > 1:
            recorder.record(number, s, search)
        return action_of(search.plan(pick_child(search, int(s.turn), random)))

    for before, action in play_out(s, choose, SOLO_LIMIT):
        s = play(before, action)
    recorder.finish(s)


def pick_child(search: Search, seat: int, random: Random) -> int:
    """Return a child of the root: any, or mostly the most visited and sometimes one of the next."""
    ranked = search.ranking(0, seat)
    if random.random() < RANDOM_ACTION_RATE:
        return random.choice(ranked)
    best = ranked[:MAX_CHOICES]
    return random.choices(best, [float(search.visits[child]) ** 2 + 0.01 for child in best])[0]


def read_shards(paths: list[Path]) -> Arrays:
    """Return the rows of some files, one after the other."""
    parts: dict[str, list[Any]] = {}
    for path in paths:
        with np.load(path) as shard:
            for name in shard.files:
                parts.setdefault(name, []).append(shard[name])
    return {name: np.concatenate(each) for name, each in parts.items()}
