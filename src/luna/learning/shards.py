"""Games to learn from: what was seen on the way, and what came of it."""

import io
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from luna.bots.evaluation import feature_row
from luna.bots.features import FEATURES
from luna.bots.search import Search
from luna.bots.weights import evaluation_of, read_weights
from luna.learning.seeds import LEARNED
from luna.learning.trees import Arrays, Trees
from luna.rules import steps
from luna.rules.engine import apply
from luna.rules.scoring import ranking
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS, PHASE_ACTIONS, PHASE_OVER, SOURCES

CAPACITY = 100_000
SHARE = 0.12
"""Of the actions that are thought about thoroughly and learned from; the others take little time,
so that there are many games."""
LEAGUE = 0.2
"""Of the games in which one order is played by an earlier generation."""
PATIENCE = 60
"""Actions in a solo round after which it ends: favors can be earned in circles."""
CHOICES = 4
ASTRAY = 0.05
"""How often an action is played by chance alone: where play goes astray can be seen what a thing is
worth by itself, and not merely in whose company it comes."""
SHARD = 10
"""Games in a file."""


@dataclass(frozen=True)
class Task:
    """A file of games to be played."""

    kind: str
    generation: int
    first: int
    number: int
    nodes: int
    quick_nodes: int
    seed: int
    weights: tuple[str, ...]
    """Of the best so far, and before it of all that it has beaten: the texts of the files."""
    out: Path
    """Where its bytes belong; whoever plays need not see that folder."""

    @property
    def key(self) -> str:
        return self.out.name


def setup_of(kind: str, number: int) -> Setup:
    """Editions, modes and orders in turn, so that every kind of game is met."""
    edition = EDITIONS[number % len(EDITIONS)]
    random = Random(f"setup {kind} {number}")
    colours = random.sample(COLOURS, 2 if kind == "solo" else int(kind))
    if kind == "solo":
        mode = f"solo{number // len(EDITIONS) % 3 + 1}"
    else:
        mode = "preselected" if number // len(EDITIONS) % 4 == 0 else "standard"
    return draw_setup(number, colours, mode, edition)


def search_with(weights: str, kind: str, capacity: int = CAPACITY) -> Search:
    """A search that thinks with the weights in a text."""
    data = read_weights(weights).kinds[kind]
    return Search(evaluation_of(data), capacity)


@dataclass
class Seen:
    """What is kept of the games of a file."""

    trees: Trees
    game: list[int] = field(default_factory=list)
    where: list[tuple[int, int]] = field(default_factory=list)
    """Round and seat."""
    rows: list[list[float]] = field(default_factory=list)
    ledgers: list[list[int]] = field(default_factory=list)
    future: list[list[int]] = field(default_factory=list)
    winner: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    """What the search thought of each seat's chance."""

    def look(self, game: int, s: State, search: Search) -> None:
        """Keep a position before its action, with what a search found."""
        for seat in range(int(s.layout.players)):
            self.game.append(game)
            self.where.append((int(s.round), seat))
            self.rows.append(feature_row(s, seat))
            self.ledgers.append([int(s.ledger[seat * SOURCES + k]) for k in range(SOURCES)])
            self.chances.append(search.value[seat])
        self.trees.keep(game, s, search)

    def finish(self, s: State) -> None:
        """A game is over: what was to come of each of its positions is known now."""
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


def play_shard(task: Task) -> bytes:
    """Play the games of a file: its bytes."""
    random = Random(f"{task.seed} {task.generation} {task.kind} {task.first}")
    searches = [search_with(text, task.kind) for text in task.weights]
    seen = Seen(Trees(2 if task.kind == "solo" else int(task.kind)))
    for number in range(task.first, task.first + task.number):
        play_game(task, number, searches, seen, random)
    packed = io.BytesIO()
    np.savez_compressed(packed, **seen.arrays())
    return packed.getvalue()


def play_game(task: Task, number: int, searches: list[Search], seen: Seen, random: Random) -> None:
    s = first_state(setup_of(task.kind, LEARNED.seeds(task.generation, number + 1)[number]))
    seats = [searches[0]] * int(s.layout.players)
    if random.random() < LEAGUE:
        seats[random.randrange(len(seats))] = random.choice(searches)
    acted = 0
    while s.phase != PHASE_OVER:
        before = int(s.round)
        if s.layout.solo and s.phase == PHASE_ACTIONS and acted >= PATIENCE:
            apply(s, steps.MEDITATE)
        else:
            search = seats[int(s.turn)]
            thorough = random.random() < SHARE
            search.run(s, task.nodes if thorough else task.quick_nodes)
            if thorough and search.children[0] > 1:
                seen.look(number, s, search)
            for step in search.plan(pick(search, int(s.turn), random)):
                apply(s, step)
        acted = acted + 1 if s.round == before else 0
    seen.finish(s)


def pick(search: Search, seat: int, random: Random) -> int:
    """A child of the root: any, or mostly the most visited and sometimes one of the next."""
    ranked = search.ranking(0, seat)
    if random.random() < ASTRAY:
        return random.choice(ranked)
    best = ranked[:CHOICES]
    return random.choices(best, [float(search.visits[child]) ** 2 + 0.01 for child in best])[0]


def read_shards(paths: list[Path]) -> Arrays:
    """The games of some files, one after the other."""
    parts: dict[str, list[Any]] = {}
    for path in paths:
        with np.load(path) as shard:
            for name in shard.files:
                parts.setdefault(name, []).append(shard[name])
    return {name: np.concatenate(each) for name, each in parts.items()}
