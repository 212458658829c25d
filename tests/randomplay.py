"""Random games of every kind, for properties that must hold in all of them."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, permutations
from random import Random

from hypothesis import strategies as st

from luna import Setup
from luna.rules import steps
from luna.rules.actions import Action
from luna.rules.codec import action_of
from luna.rules.engine import apply, legal_steps
from luna.rules.setup import draw_setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, EDITIONS, PHASE_OVER
from tests.modes import TABLES

BLOCKS: list[int] = sorted(
    number
    for name, number in vars(steps).items()
    if name.isupper() and name not in ("STEPS", "TIDE_STAGE", "SAIL_STAGE", "MAX_ADVANCE")
)


@dataclass(frozen=True)
class Turn:
    """An action of a random game: the positions around it, and its steps."""

    before: State
    steps: tuple[int, ...]
    after: State

    @property
    def action(self) -> Action:
        return action_of(self.steps)


# The more favors are taken and the later the rounds end, the more kinds of action come up.
WEIGHTS = {steps.FAVOR: 4.0, steps.JOURNEY: 0.5, steps.COUNCIL: 0.5, steps.MEDITATE: 0.3}


def kind(step: int) -> int:
    """The block that a step belongs to."""
    return BLOCKS[bisect_right(BLOCKS, step) - 1]


def choose(random: Random, legal: list[int]) -> int:
    """A legal step: first its kind, so that rare actions come up, then one of that kind."""
    kinds = sorted({kind(step) for step in legal})
    (chosen,) = random.choices(kinds, [WEIGHTS.get(each, 1.0) for each in kinds])
    return random.choice([step for step in legal if kind(step) == chosen])


@dataclass(frozen=True)
class Play:
    """A random game, named by what it was drawn from: its repr brings it back."""

    mode: str
    players: tuple[str, ...]
    edition: str
    setup_seed: int
    seed: int

    @cached_property
    def setup(self) -> Setup:
        return draw_setup(self.setup_seed, self.players, self.mode, self.edition)

    def turns(self) -> Iterator[Turn]:
        """From the first position to the end."""
        random = Random(self.seed)
        before = first_state(self.setup)
        while before.phase != PHASE_OVER:
            after = before.copy()
            steps = [choose(random, legal_steps(after))]
            apply(after, steps[-1])
            while after.last_move >= 0:
                steps.append(choose(random, legal_steps(after)))
                apply(after, steps[-1])
            yield Turn(before, tuple(steps), after)
            before = after


@dataclass(frozen=True)
class Spot:
    """The position after a number of actions of a random game, or at its end."""

    play: Play
    number: int

    @cached_property
    def state(self) -> State:
        state = first_state(self.play.setup)
        for turn in islice(self.play.turns(), self.number):
            state = turn.after
        return state


SEEDS = st.integers(0, 10**6)


@st.composite
def plays(draw: st.DrawFn) -> Play:
    mode, number = draw(st.sampled_from(TABLES))
    players = draw(st.sampled_from(list(permutations(COLOURS, number))))
    return Play(mode, players, draw(st.sampled_from(EDITIONS)), draw(SEEDS), draw(SEEDS))


PLAYS = plays()
SPOTS = st.builds(Spot, PLAYS, st.integers(0, 160))
