"""Whole legal actions: listed, counted, and counted in sequences."""

from collections.abc import Iterator
from itertools import product
from math import comb, prod

from luna.rules import steps
from luna.rules.actions import Action, Journey, Move, Pool, Tide
from luna.rules.codec import is_partial, single_action, steps_of
from luna.rules.engine import apply, legal_steps
from luna.rules.movement import tide_pool
from luna.rules.state import State, holds
from luna.rules.verbs import RESTING, STAGE
from luna.rules.vocabulary import ISLE_NAMES, ISLE_TIDE, ISLES, PHASE_ACTIONS


def plain_actions(s: State) -> list[Action]:
    """All legal actions but Journeys and Tides."""
    return [single_action(step) for step in legal_steps(s) if not is_partial(step)]


def journey_pools(s: State) -> list[Pool]:
    """Where novices can leave from in a Journey."""
    if s.phase != PHASE_ACTIONS:
        return []
    return pools(s, ISLES)


def tide_pools(s: State) -> list[Pool]:
    """Where novices can leave from in a Tide."""
    if s.phase != PHASE_ACTIONS or not holds(s, s.turn, ISLE_TIDE):
        return []
    return pools(s, steps.TIDE_STAGE + 1)


def pools(s: State, end: int) -> list[Pool]:
    """The origins of a Tide up to before `end` that have novices to send."""
    ring = [ISLE_NAMES[isle] for isle in s.layout.ring]
    found = []
    for at in range(end):
        number = int(tide_pool(s, s.turn, at))
        if number > 0:
            place = place_of(at)
            away = tuple([isle for isle in ring if isle != place])
            origin = RESTING + place if ISLES <= at < steps.TIDE_STAGE else place
            found.append(Pool(origin, number, away))
    return found


def place_of(origin: int) -> str:
    return STAGE if origin == steps.TIDE_STAGE else ISLE_NAMES[origin % ISLES]


def targets(place: str) -> list[str]:
    return [isle for isle in ISLE_NAMES if isle != place]


def count_moves(pools: list[Pool]) -> int:
    """How many different Journeys or Tides the pools allow: each sends some, none or all."""
    return prod(comb(pool.count + len(pool.targets), pool.count) for pool in pools) - 1


def count_journeys(s: State) -> int:
    return count_moves(journey_pools(s))


def count_tides(s: State) -> int:
    return count_moves(tide_pools(s))


def all_moves(pools: list[Pool]) -> Iterator[tuple[Move, ...]]:
    """Every way to send at least one novice from the pools."""
    ways = [list(sendings(pool)) for pool in pools]
    for parts in product(*ways):
        moves = tuple(move for part in parts for move in part)
        if moves:
            yield moves


def sendings(pool: Pool) -> Iterator[tuple[Move, ...]]:
    """Every way to send some novices, or none, from one place."""
    place, active = pool.place, pool.active

    def spread(isles: list[str], left: int) -> Iterator[tuple[Move, ...]]:
        if not isles:
            yield ()
            return
        for count in range(left + 1):
            here = (Move(place, isles[0], count, active),) if count else ()
            for rest in spread(isles[1:], left - count):
                yield here + rest

    return spread(targets(place), pool.count)


def journeys(s: State) -> Iterator[Journey]:
    return map(Journey, all_moves(journey_pools(s)))


def tides(s: State) -> Iterator[Tide]:
    return map(Tide, all_moves(tide_pools(s)))


def legal_actions(s: State) -> Iterator[Action]:
    """Every legal action; Tides can be billions."""
    yield from plain_actions(s)
    yield from journeys(s)
    yield from tides(s)


def count_actions(s: State) -> int:
    """How many legal actions there are, in closed form."""
    return len(plain_actions(s)) + count_journeys(s) + count_tides(s)


def play(s: State, action: Action) -> State:
    """The position after a legal action; the given one stays as it is."""
    after = s.copy()
    for step in steps_of(action):
        apply(after, step)
    return after


def perft_actions(s: State, depth: int) -> int:
    """How many sequences of `depth` whole actions there are."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_actions(s)
    return sum(perft_actions(play(s, action), depth - 1) for action in legal_actions(s))


def perft_steps(s: State, depth: int) -> int:
    """How many sequences of `depth` atomic steps there are."""
    if depth == 0:
        return 1
    listed = legal_steps(s)
    if depth == 1:
        return len(listed)
    total = 0
    for step in listed:
        after = s.copy()
        apply(after, step)
        total += perft_steps(after, depth - 1)
    return total
