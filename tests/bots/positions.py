"""Positions from games that bots play, sampled the same way every time."""

from collections.abc import Iterator
from random import Random

from luna.bots.candidates import Candidates
from luna.bots.weights import evaluation_for, kind_of
from luna.rules import steps
from luna.rules.engine import apply
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS, PHASE_ACTIONS, PHASE_OVER
from luna.version import form

COMPILED = form() == "compiled"
MODES = (("standard", 2), ("preselected", 3), ("standard", 4), ("solo1", 2), ("solo3", 2))


def sampled(games: int, share: float) -> Iterator[State]:
    """Positions of games played one ply deep with some chance, in all modes and editions."""
    for number in range(games):
        mode, players = MODES[number % len(MODES)]
        random = Random(number)
        edition = EDITIONS[number % len(EDITIONS)]
        s = first_state(draw_setup(number, COLOURS[:players], mode, edition))
        found = Candidates()
        while s.phase != PHASE_OVER:
            if random.random() < share:
                yield s.copy()
            found.find(s, evaluation_for(kind_of(s)))
            rank = 0 if random.random() < 0.7 else random.randrange(int(found.count))
            for step in found.plan(rank):
                apply(s, step)
            # Solo rounds end when somebody says so.
            if s.layout.solo and s.phase == PHASE_ACTIONS and random.random() < 0.1:
                apply(s, steps.MEDITATE)
