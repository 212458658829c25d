"""What the player to move may do, for clients that know no rules.

All legal actions but Journeys and Tides are listed, each with its text and the places on the table
it touches; of Journeys and Tides there is who may leave from where. For a verb of the phase that is
not possible at all there is the refusal that comes nearest to allowing it.
"""

from typing import Final

from luna.record.choices import Candidate, Options, candidate
from luna.rules.actions import Pool
from luna.rules.codec import values_of
from luna.rules.engine import legal_steps
from luna.rules.explain import nearest_refusals
from luna.rules.legal_actions import count_moves, journey_pools, tide_pools
from luna.rules.state import State
from luna.rules.verbs import VERB_OF_STEP, verbs_of_phase
from luna.rules.vocabulary import ISLES

FIGURES_OF_STEP: Final[tuple[str, ...]] = tuple(
    "".join(source for source in ("builder", "apostate", "symbol") if f"isle:{source}" in places)
    for places in (verb.places for verb in VERB_OF_STEP)
)
"""What the places of a step depend on besides the step itself."""

TILE_OF_STEP: Final[tuple[int, ...]] = tuple(
    int(values_of(step)[0]) if source == "symbol" else 0
    for step, source in enumerate(FIGURES_OF_STEP)
)
"""The tile whose symbol the places of a step depend on."""

COMPOUND_STEPS: Final[tuple[bool, ...]] = tuple(verb.compound for verb in VERB_OF_STEP)
VERB_NAMES: Final[tuple[str, ...]] = tuple(verb.name for verb in VERB_OF_STEP)

KNOWN: Final[dict[int, Candidate]] = {}
"""The candidates met so far, by step and isle: a few thousand at most."""


def options(s: State) -> Options:
    """What can be chosen in a position between two actions."""
    candidates: list[Candidate] = []
    possible: set[str] = set()
    for step in legal_steps(s):
        if not COMPOUND_STEPS[step]:
            source = FIGURES_OF_STEP[step]
            isle = figure_isle(s, step, source) if source else -1
            key = step * (ISLES + 1) + isle + 1
            one = KNOWN.get(key)
            if one is None:
                one = KNOWN[key] = candidate(step, isle)
            candidates.append(one)
            possible.add(VERB_NAMES[step])
    journeys, tides = journey_pools(s), tide_pools(s)
    pools: dict[str, list[Pool]] = {}
    if journeys:
        pools["journey"] = journeys
        possible.add("journey")
    if tides:
        pools["tide"] = tides
        possible.add("tide")
    missing = [verb for verb in verbs_of_phase(s.phase) if verb.name not in possible]
    refusals = nearest_refusals(s, missing)
    return Options(candidates, pools, count_moves(journeys), count_moves(tides), refusals)


def figure_isle(s: State, step: int, source: str) -> int:
    if source == "builder":
        return int(s.builder)
    if source == "apostate":
        return int(s.apostate)
    return int(s.layout.symbol[TILE_OF_STEP[step]])
