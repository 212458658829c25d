"""What the player to move may do, for clients that know no rules.

All legal actions but Journeys and Tides are listed, each with its text and the places on the table
it touches; of Journeys and Tides there is who may leave from where. For a verb of the phase that is
not possible at all there is the refusal that comes nearest to allowing it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from luna.record.notation import step_text
from luna.rules.actions import Action, Move, Pool
from luna.rules.codec import CLASS_OF, values_of
from luna.rules.engine import legal_steps
from luna.rules.listing import count_moves, journey_pools, tide_pools
from luna.rules.refusals import Refusal, Refused, refusal
from luna.rules.state import State
from luna.rules.verbs import (
    FLAG_FAVORS,
    RESTING,
    STAGE,
    VERB_BY_NAME,
    VERB_OF_STEP,
    Parameter,
    Value,
    Verb,
    verbs_of_phase,
)
from luna.rules.vocabulary import ISLE_NAMES, ISLES, TILES
from luna.rules.why import why_not


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


FIGURES_OF_STEP: tuple[str, ...] = tuple(
    "".join(source for source in ("builder", "apostate", "symbol") if f"isle:{source}" in places)
    for places in (verb.places for verb in VERB_OF_STEP)
)
"""What the places of a step depend on besides the step itself."""

COMPOUND_STEPS: tuple[bool, ...] = tuple(verb.compound for verb in VERB_OF_STEP)


def options(s: State) -> Options:
    """What can be chosen in a position between two actions."""
    candidates: list[Candidate] = []
    possible: set[str] = set()
    for step in legal_steps(s):
        if not COMPOUND_STEPS[step]:
            source = FIGURES_OF_STEP[step]
            one = candidate(step, figure_isle(s, step, source)) if source else candidate(step)
            candidates.append(one)
            possible.add(one.verb)
    leaving = {"journey": journey_pools(s), "tide": tide_pools(s)}
    pools = {verb: found for verb, found in leaving.items() if found}
    refusals = {
        verb.name: fault
        for verb in verbs_of_phase(s.phase)
        if verb.name not in possible and verb.name not in pools
        for fault in [why_not(s, nearest(s, verb))]
        if fault is not None
    }
    return Options(
        candidates, pools, count_moves(leaving["journey"]), count_moves(leaving["tide"]), refusals
    )


def figure_isle(s: State, step: int, source: str) -> int:
    if source == "builder":
        return int(s.builder)
    if source == "apostate":
        return int(s.apostate)
    return int(s.table.symbol[int(values_of(step)[0])])


@cache
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


def nearest(s: State, verb: Verb) -> Action:
    """The action of a verb that most is there for: on the isle with most of one's novices."""
    seat = int(s.turn) * ISLES
    novices = s.inactive if verb.name == "herbs" else s.active
    mine = [int(number) for number in novices[seat : seat + ISLES]]
    crowd = mine.index(max(mine))
    return attempt(verb, ISLE_NAMES[crowd], ISLE_NAMES[crowd - 1], *nearest_tiles(s, verb.name))


def nearest_tiles(s: State, verb: str) -> tuple[int, int]:
    """A tile, and another one where a verb names two."""
    if verb == "promote":
        return nearest_tile(s, int(s.unclaimed)), 0
    if verb == "sanctify":
        return nearest_tile(s, int(s.claimed[s.turn])), 0
    return nearest_book(s) if verb == "book" else (0, 0)


@cache
def attempt(verb: Verb, isle: str, other: str, tile: int, other_tile: int) -> Action:
    """An action to ask about; there are few of them, and each is asked about often."""
    if verb.compound:
        return CLASS_OF[verb]([Move(isle, other, 1)])
    usual: dict[str, tuple[Value, Value]] = {
        "isle": (isle, other),
        "place": (isle, other),
        "tile": (tile, other_tile),
        "count": (1, 1),
        "favor": (False, False),
    }
    return CLASS_OF[verb](*(usual[each.kind][each.name == "target"] for each in verb.parameters))


def nearest_tile(s: State, wanted: int) -> int:
    """Of the tiles wanted, else of all, an approved one, with most of one's novices on its isle."""
    approved = int(s.table.approved[s.round])
    seat = int(s.turn) * ISLES
    best, most = 0, -1
    for tile in range(1, TILES + 1):
        if s.table.symbol[tile] < 0:
            continue
        worth = (wanted >> tile & 1) << 9 | (approved >> tile & 1) << 8
        worth |= int(s.active[seat + s.table.symbol[tile]])
        if worth > most:
            best, most = tile, worth
    return best


def nearest_book(s: State) -> tuple[int, int]:
    """A Book, and a novice of one's own in the Temple, without a Book if there is one."""
    mine, books = int(s.serving[s.turn]), int(s.books)
    taker = lowest(mine & ~books) or lowest(mine)
    return lowest(books & ~(1 << taker)) or lowest(books), taker


def lowest(tiles: int) -> int:
    """The lowest tile of a set, 0 if it is empty."""
    return (tiles & -tiles).bit_length() - 1 if tiles else 0


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
