"""The games and positions that are measured: drawn from fixed seeds, played at random."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply, legal_steps
from luna.rules.setup import Setup, draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, PHASE_JOURNEYING, PHASE_TIDING

GAMES = 16
"""How many different setups a measurement goes round."""


def setups(players: int, mode: str = "standard", count: int = GAMES) -> list[Setup]:
    return [draw_setup(seed, COLOURS[:players], mode) for seed in range(count)]


def first_states(players: int, mode: str = "standard") -> list[State]:
    return [first_state(setup) for setup in setups(players, mode)]


def random_action(s: State, random: Random) -> Action:
    """A whole action of uniformly random steps."""
    after = s.copy()
    played: list[int] = []
    while not played or after.phase == PHASE_JOURNEYING or after.phase == PHASE_TIDING:
        played.append(random.choice(legal_steps(after)))
        apply(after, played[-1])
    return action_of(played)


def random_game(s: State, random: Random) -> Iterator[State]:
    """Every position of a game of random steps, each a state of its own; the end is left out."""
    while not s.is_over():
        yield s
        after = s.copy()
        apply(after, random.choice(legal_steps(after)))
        s = after


def positions(players: int, number: int) -> list[State]:
    """Positions from all through random games."""
    random = Random(players)
    games = (random_game(state, random) for _ in range(number) for state in first_states(players))
    return list(islice((s for game in games for s in game), number))


def actions_per_step(players: int, mode: str = "standard", games: int = 20) -> float:
    """How many whole actions a step of random play is: those that end a Journey or Tide count."""
    random = Random(players)
    steps = actions = 0
    for _ in range(games):
        for state in first_states(players, mode):
            for s in random_game(state, random):
                steps += 1
                actions += s.phase != PHASE_JOURNEYING and s.phase != PHASE_TIDING
    return actions / steps
