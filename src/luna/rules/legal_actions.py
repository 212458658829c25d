"""Legal whole actions: listed, counted, played, and counted in sequences (perft)."""

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
    """Return all legal actions except Journeys and Tides."""
    return [single_action(step) for step in legal_steps(s) if not is_partial(step)]


def journey_pools(s: State) -> list[Pool]:
    """Return the places that novices can leave in a Journey."""
    if s.phase != PHASE_ACTIONS:
        return []
    return pools(s, ISLES)


def tide_pools(s: State) -> list[Pool]:
    """Return the places that novices can leave in a Tide."""
    if s.phase != PHASE_ACTIONS or not holds(s, s.turn, ISLE_TIDE):
        return []
    return pools(s, steps.TIDE_STAGE + 1)


def pools(s: State, end: int) -> list[Pool]:
    """Return the origins of a Tide before `end` that have novices to send."""
    ring = [ISLE_NAMES[isle] for isle in s.layout.ring]
    found = []
    for at in range(end):
        number = int(tide_pool(s, s.turn, at))
        if number > 0:
            place = origin_name(at)
            away = tuple([isle for isle in ring if isle != place])
            origin = RESTING + place if ISLES <= at < steps.TIDE_STAGE else place
            found.append(Pool(origin, number, away))
    return found


def origin_name(origin: int) -> str:
    return STAGE if origin == steps.TIDE_STAGE else ISLE_NAMES[origin % ISLES]


def other_isles(place: str) -> list[str]:
    return [isle for isle in ISLE_NAMES if isle != place]


def count_moves(pools: list[Pool]) -> int:
    """Return the number of different Journeys or Tides that the pools allow."""
    return prod(comb(pool.count + len(pool.targets), pool.count) for pool in pools) - 1


def count_journeys(s: State) -> int:
    return count_moves(journey_pools(s))


def count_tides(s: State) -> int:
    return count_moves(tide_pools(s))


def all_moves(pools: list[Pool]) -> Iterator[tuple[Move, ...]]:
    """Yield every way to send at least one novice from the pools."""
    ways = [list(ways_to_send(pool)) for pool in pools]
    for parts in product(*ways):
        moves = tuple(move for part in parts for move in part)
        if moves:
            yield moves


def ways_to_send(pool: Pool) -> Iterator[tuple[Move, ...]]:
    """Yield every way to send some novices, or none, from one place."""
    place, active = pool.place, pool.active

    def spread(isles: list[str], left: int) -> Iterator[tuple[Move, ...]]:
        if not isles:
            yield ()
            return
        for count in range(left + 1):
            here = (Move(place, isles[0], count, active),) if count else ()
            for rest in spread(isles[1:], left - count):
                yield here + rest

    return spread(other_isles(place), pool.count)


def journeys(s: State) -> Iterator[Journey]:
    return map(Journey, all_moves(journey_pools(s)))


def tides(s: State) -> Iterator[Tide]:
    return map(Tide, all_moves(tide_pools(s)))


def legal_actions(s: State) -> Iterator[Action]:
    """Yield every legal action; there can be billions of Tides."""
    yield from plain_actions(s)
    yield from journeys(s)
    yield from tides(s)


def count_actions(s: State) -> int:
    """Return the number of legal actions, without listing Journeys and Tides."""
    return len(plain_actions(s)) + count_journeys(s) + count_tides(s)


def play(s: State, action: Action) -> State:
    """Return the position after a legal action; `s` is not changed."""
    after = s.copy()
    for step in steps_of(action):
        apply(after, step)
    return after


def perft_actions(s: State, depth: int) -> int:
    """Return the number of sequences of `depth` whole actions."""
    if depth == 0:
        return 1
    if depth == 1:
        return count_actions(s)
    return sum(perft_actions(play(s, action), depth - 1) for action in legal_actions(s))


def perft_steps(s: State, depth: int) -> int:
    """Return the number of sequences of `depth` atomic steps."""
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
