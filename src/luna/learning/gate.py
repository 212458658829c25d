"""The gate: new weights against the best so far, on setups that nothing was learned from."""

import json
from dataclasses import dataclass
from pathlib import Path

from luna.arena.statistics import Test
from luna.bots.search import Search
from luna.learning.seeds import GATES
from luna.learning.shards import PATIENCE, search_with, setup_of
from luna.rules import steps
from luna.rules.engine import apply
from luna.rules.scoring import ranking
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_ACTIONS, PHASE_OVER

BATCH = 5
"""Setups in a file."""
TEST = Test(0.5, 0.6)
"""Whether new weights come ahead half of the time or six times in ten."""
PASSING = 0.53
"""The share that passes where the setups are used up before the test is decided."""


@dataclass(frozen=True)
class GateTask:
    """A file of gate games to be played."""

    kind: str
    generation: int
    first: int
    number: int
    nodes: int
    new: str
    best: str
    """The texts of the files of weights."""
    out: Path
    """Where its bytes belong."""

    @property
    def key(self) -> str:
        return self.out.name


@dataclass(frozen=True)
class GateVerdict:
    """What a gate found."""

    passed: bool
    share: float
    setups: int
    decided: bool


def play_batch(task: GateTask) -> bytes:
    """Play the setups of a file: how far the new weights came ahead in each."""
    new = search_with(task.new, task.kind)
    best = search_with(task.best, task.kind)
    shares = []
    for seed in GATES.seeds(task.generation, task.first + task.number)[task.first :]:
        shares.append(share_of(setup_of(task.kind, seed), new, best, task.nodes))
    return json.dumps(shares).encode()


def share_of(setup: Setup, new: Search, best: Search, nodes: int) -> float:
    """How often the new weights come ahead of the best, on every other seat and then the rest."""
    if setup.solo_level:
        margins = [margin(play(setup, [search], nodes)) for search in (new, best)]
        return 0.5 if margins[0] == margins[1] else float(margins[0] > margins[1])
    ahead = met = 0
    for first in range(2):
        seats = [new if seat % 2 == first else best for seat in range(len(setup.players))]
        order = [seats[seat] is new for seat in ranking(play(setup, seats, nodes))]
        for at, is_new in enumerate(order):
            behind = sum(each != is_new for each in order[at + 1 :])
            met += behind
            ahead += behind if is_new else 0
    return ahead / met


def margin(s: State) -> int:
    return int(s.influence(0)) - int(s.influence(1))


def play(setup: Setup, seats: list[Search], nodes: int) -> State:
    """A game to its end, every order doing its best."""
    s = first_state(setup)
    acted = 0
    while s.phase != PHASE_OVER:
        before = int(s.round)
        if s.layout.solo and s.phase == PHASE_ACTIONS and acted >= PATIENCE:
            apply(s, steps.MEDITATE)
        else:
            search = seats[0 if s.layout.solo else int(s.turn)]
            search.run(s, nodes)
            for step in search.plan(search.ranking(0, s.turn)[0]):
                apply(s, step)
        acted = acted + 1 if s.round == before else 0
    return s


def verdict(shares: list[float], most: int) -> GateVerdict | None:
    """What the setups so far say, in their order; None if more have to be played."""
    decision = TEST.decide(shares)
    if decision is not None:
        number, passed = decision
        return GateVerdict(passed, sum(shares[:number]) / number, number, True)
    if len(shares) < most:
        return None
    share = sum(shares) / len(shares)
    return GateVerdict(share >= PASSING, share, len(shares), False)
