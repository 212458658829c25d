"""The options of a position, for clients that know no rules.

All legal actions except Journeys and Tides are listed, each with its text and the places that it
touches. For Journeys and Tides there are the places that novices can leave. For a verb of the phase
that is not possible at all there is the refusal of an action that comes close to being legal.
"""

from collections.abc import Sequence
from typing import Final

from luna.record.notation import step_text
from luna.record.shape import Candidate, Options
from luna.rules.actions import Action, Move, Pool
from luna.rules.codec import CLASS_OF, values_of
from luna.rules.compat import i64
from luna.rules.engine import legal_steps
from luna.rules.explain import nearest_refusals
from luna.rules.legal_actions import count_moves, journey_pools, tide_pools
from luna.rules.refusals import Refused, refusal
from luna.rules.state import State
from luna.rules.verbs import (
    FLAG_FAVORS,
    RESTING,
    STAGE,
    VERB_BY_NAME,
    VERB_OF_STEP,
    VERBS,
    Parameter,
    Value,
    Verb,
)
from luna.rules.vocabulary import ISLE_NAMES, ISLES

ISLE_SOURCE: Final[tuple[str, ...]] = tuple(
    "".join(source for source in ("builder", "apostate", "symbol") if f"isle:{source}" in places)
    for places in (verb.places for verb in VERB_OF_STEP)
)
"""The part of the position that a step takes an isle from, if any."""

TILE_OF_STEP: Final[tuple[int, ...]] = tuple(
    int(values_of(step)[0]) if source == "symbol" else 0 for step, source in enumerate(ISLE_SOURCE)
)
"""The tile whose symbol is that isle."""

VERB_INDEX: Final[tuple[int, ...]] = tuple(VERBS.index(verb) for verb in VERB_OF_STEP)
COMPOUND_STEPS: Final[tuple[bool, ...]] = tuple(verb.compound for verb in VERB_OF_STEP)
PHASE_OF_VERB: Final[tuple[int, ...]] = tuple(verb.phase for verb in VERBS)

CANDIDATES: Final[dict[int, Candidate]] = {}
"""Candidates made so far, by step and isle: a few thousand at most."""


def options(s: State) -> Options:
    """Return the options of a position between two actions."""
    candidates: list[Candidate] = []
    possible: i64 = 0
    for step in legal_steps(s):
        possible |= i64(1) << VERB_INDEX[step]
        if not COMPOUND_STEPS[step]:
            candidates.append(candidate_at(s, step))
    journeys, tides = journey_pools(s), tide_pools(s)
    pools: dict[str, list[Pool]] = {}
    if journeys:
        pools["journey"] = journeys
    if tides:
        pools["tide"] = tides
    missing: list[Verb] = []
    for at, phase in enumerate(PHASE_OF_VERB):
        if phase == s.phase and (possible >> at) & 1 == 0:
            missing.append(VERBS[at])
    refusals = nearest_refusals(s, missing)
    return Options(candidates, pools, count_moves(journeys), count_moves(tides), refusals)


def candidate_at(s: State, step: int) -> Candidate:
    """Return the candidate of a step in a position."""
    source = ISLE_SOURCE[step]
    isle: i64 = ISLES
    if source == "builder":
        isle = s.builder
    elif source == "apostate":
        isle = s.apostate
    elif source:
        isle = s.layout.symbol[TILE_OF_STEP[step]]
    key = step * (ISLES + 1) + int(isle)
    known = CANDIDATES.get(key)
    if known is None:
        known = CANDIDATES[key] = candidate(step, int(isle))
    return known


def candidate(step: int, isle: int) -> Candidate:
    """Return the candidate of a step; `isle` is the one it takes from the position, or `ISLES`."""
    verb = VERB_OF_STEP[step]
    alone = verb.closing == "alone" and step == verb.last
    values: dict[str, Value] = {"novice": True}
    if not alone:
        names = [parameter.name for parameter in verb.parameters]
        values = dict(zip(names, values_of(step), strict=True))
    count = values.get("count", 0)
    spends = [favor for flag, favor in FLAG_FAVORS.items() if values.get(flag)]
    places = (place_of(template, values, isle) for template in verb.places)
    return Candidate(
        step,
        step_text(step),
        verb.name,
        tuple(filter(None, places)),
        tuple([verb.favor, *spends] if verb.favor else spends),
        int(count),
    )


def place_of(template: str, values: dict[str, Value], isle: int) -> str:
    """Return the place of a verb's template with these values; empty if they leave it out."""
    kind, colon, source = template.partition(":")
    if not colon:
        return kind
    if source not in values:
        return f"{kind}:{ISLE_NAMES[isle]}" if isle < ISLES else ""
    return STAGE if values[source] == STAGE else f"{kind}:{values[source]}"


def action_at(ring: Sequence[str], name: str, places: Sequence[str]) -> Action:
    """Return an action of a verb that touches these places in turn, legal or not.

    Open parameters get default values: the action serves to ask what forbids it.
    """
    verb = VERB_BY_NAME.get(name)
    if verb is None:
        raise Refused(refusal("PARSE", "unknown-action", word=name))
    sources = [template.partition(":")[2] for template in verb.places]
    touched = dict(zip(sources, places, strict=False))
    values: list[Value] = []
    for parameter in verb.parameters:
        value = value_at(parameter, touched.get(parameter.name, ""))
        values.append(default_value(parameter, values, ring) if value is None else value)
    if not verb.compound:
        return CLASS_OF[verb](*values)
    origin, target = map(str, values)
    active = not origin.startswith(RESTING)
    return CLASS_OF[verb]([Move(origin.removeprefix(RESTING), target, 1, active)])


def value_at(parameter: Parameter, place: str) -> Value | None:
    """Return the value that a touched place gives a parameter, if any."""
    kind, _, word = place.partition(":")
    if parameter.kind == "tile":
        return int(word) if word.isdecimal() and len(word) < 4 else None
    if kind in ("isle", "resting"):
        return RESTING + word if parameter.kind == "pool" and kind == "resting" else word
    return STAGE if kind == STAGE and STAGE in parameter.values else None


def default_value(parameter: Parameter, before: Sequence[Value], ring: Sequence[str]) -> Value:
    """Return a default value for an open parameter, given the values before it."""
    match parameter.kind:
        case "tile":
            return before[0] if before else 0
        case "count":
            return 1
        case "favor":
            return False
    origin = str(before[0]).removeprefix(RESTING) if before else ""
    return next(isle for isle in ring if isle != origin)
