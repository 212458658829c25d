"""The gate: new weights against the best so far, on setups unseen by learning."""

import json
from dataclasses import dataclass
from pathlib import Path

from luna.arena.statistics import SequentialTest
from luna.bots.driver import play_out
from luna.bots.search import Search
from luna.learning.seeds import GATES
from luna.learning.selfplay import SOLO_LIMIT, search_with, setup_of
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.legal_actions import play
from luna.rules.scoring import ranking
from luna.rules.setup import Setup, first_state
from luna.rules.state import State

GATE_BATCH = 5
"""Setups in a file."""
TEST = SequentialTest(0.5, 0.6)
"""Whether new weights come ahead half of the time or six times in ten."""
PASSING = 0.53
"""The share that passes if the setups run out before the test decides."""


@dataclass(frozen=True)
class GateTask:
    """The gate games of a file."""

    kind: str
    generation: int
    first: int
    number: int
    nodes: int
    new: str
    best: str
    """The texts of the files of weights."""
    out: Path
    """Where the bytes belong."""

    @property
    def key(self) -> str:
        return self.out.name


@dataclass(frozen=True)
class GateVerdict:
    """The result of a gate."""

    passed: bool
    share: float
    setups: int
    decided: bool


def play_batch(task: GateTask) -> bytes:
    """Play the setups of a file and return the new weights' share of wins in each."""
    new = search_with(task.new, task.kind)
    best = search_with(task.best, task.kind)
    shares = []
    for seed in GATES.seeds(task.generation, task.first + task.number)[task.first :]:
        shares.append(share_of_setup(setup_of(task.kind, seed), new, best, task.nodes))
    return json.dumps(shares).encode()


def share_of_setup(setup: Setup, new: Search, best: Search, nodes: int) -> float:
    """Return how often the new weights beat the best, on every other seat and then the rest."""
    if setup.solo_level:
        margins = [margin(play_searches(setup, [search], nodes)) for search in (new, best)]
        return 0.5 if margins[0] == margins[1] else float(margins[0] > margins[1])
    ahead = met = 0
    for first in range(2):
        seats = [new if seat % 2 == first else best for seat in range(len(setup.players))]
        order = [seats[seat] is new for seat in ranking(play_searches(setup, seats, nodes))]
        for at, is_new in enumerate(order):
            behind = sum(each != is_new for each in order[at + 1 :])
            met += behind
            ahead += behind if is_new else 0
    return ahead / met


def margin(s: State) -> int:
    return int(s.influence(0)) - int(s.influence(1))


def play_searches(setup: Setup, seats: list[Search], nodes: int) -> State:
    """Play a game to its end; every order plays the best action of its search."""

    def choose(s: State, number: int) -> Action:
        search = seats[0 if s.layout.solo else int(s.turn)]
        search.run(s, nodes)
        return action_of(search.plan(search.ranking(0, s.turn)[0]))

    s = first_state(setup)
    for before, action in play_out(s, choose, SOLO_LIMIT):
        s = play(before, action)
    return s


def verdict(shares: list[float], most: int) -> GateVerdict | None:
    """Return the result of the setups so far, in their order; None if more are needed."""
    decision = TEST.decide(shares)
    if decision is not None:
        number, passed = decision
        return GateVerdict(passed, sum(shares[:number]) / number, number, True)
    if len(shares) < most:
        return None
    share = sum(shares) / len(shares)
    return GateVerdict(share >= PASSING, share, len(shares), False)
