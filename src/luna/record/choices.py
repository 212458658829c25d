"""What can be chosen, as values: candidates of one step, and what somebody may mean by touching.

The list of what can be chosen in a position is made in `luna.record.options`.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from luna.record.notation import step_text
from luna.rules.actions import Action, Move, Pool
from luna.rules.codec import CLASS_OF, values_of
from luna.rules.refusals import Refusal, Refused, refusal
from luna.rules.verbs import (
    FLAG_FAVORS,
    RESTING,
    STAGE,
    VERB_BY_NAME,
    VERB_OF_STEP,
    Parameter,
    Value,
)
from luna.rules.vocabulary import ISLE_NAMES


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action of one step."""

    id: int
    """The step."""
    text: str
    verb: str
    places: tuple[str, ...]
    """The places it touches, the most specific first: `isle:NAME`, `path:TILE`, `temple:TILE`,
    `stage`, `council`, `meditation`. Who picks them in this order arrives at candidates that
    differ in favors and numbers only."""
    spends: tuple[str, ...]
    """The favors it takes."""
    count: int
    """How many novices it names; 0 where none are counted."""


@dataclass(frozen=True, slots=True)
class Options:
    """Everything that can be chosen in a position."""

    candidates: list[Candidate]
    pools: dict[str, list[Pool]]
    """Who may leave from where, in a Journey and in a Tide; verbs that are not possible are left
    out."""
    journeys: int
    tides: int
    """How many different ones there are."""
    refusals: dict[str, Refusal]
    """What forbids each verb of the phase that has neither candidates nor pools."""


def candidate(step: int, isle: int = -1) -> Candidate:
    """The candidate of a step, with the isle that it takes from the position, if any."""
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
    """The place that a verb's template means with these values; nothing if they leave it out."""
    kind, colon, source = template.partition(":")
    if not colon:
        return kind
    if isle >= 0 and source not in values:
        return f"{kind}:{ISLE_NAMES[isle]}"
    if source not in values:
        return ""
    return STAGE if values[source] == STAGE else f"{kind}:{values[source]}"


def action_at(ring: Sequence[str], name: str, places: Sequence[str]) -> Action:
    """What somebody may mean who chooses a verb and touches these places in turn, legal or not.

    What the places leave open is filled in somehow: the action is there to be asked about.
    """
    verb = VERB_BY_NAME.get(name)
    if verb is None:
        raise Refused(refusal("PARSE", "unknown-action", word=name))
    sources = [template.partition(":")[2] for template in verb.places]
    touched = dict(zip(sources, places, strict=False))
    values: list[Value] = []
    for parameter in verb.parameters:
        value = value_at(parameter, touched.get(parameter.name, ""))
        values.append(filled_in(parameter, values, ring) if value is None else value)
    if not verb.compound:
        return CLASS_OF[verb](*values)
    origin, target = map(str, values)
    active = not origin.startswith(RESTING)
    return CLASS_OF[verb]([Move(origin.removeprefix(RESTING), target, 1, active)])


def value_at(parameter: Parameter, place: str) -> Value | None:
    """What a touched place says of a parameter, if anything."""
    kind, _, word = place.partition(":")
    if parameter.kind == "tile":
        return int(word) if word.isdecimal() and len(word) < 4 else None
    if kind in ("isle", "resting"):
        return RESTING + word if parameter.kind == "pool" and kind == "resting" else word
    return STAGE if kind == STAGE and STAGE in parameter.values else None


def filled_in(parameter: Parameter, before: Sequence[Value], ring: Sequence[str]) -> Value:
    """A value for a parameter that was left open, after those before it."""
    match parameter.kind:
        case "tile":
            return before[0] if before else 0
        case "count":
            return 1
        case "favor":
            return False
    origin = str(before[0]).removeprefix(RESTING) if before else ""
    return next(isle for isle in ring if isle != origin)
