"""Explanations: what forbids an action, and what forbids every action of a verb.

This module checks phase and turn. Each action has its own `refuse_...` beside its `legal_...`, made
of the same predicates.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from luna.rules import council, expulsion, isle, movement, preliminary, rounds, solo, temple
from luna.rules.actions import Action, Move, NeedlessNovice
from luna.rules.codec import CLASS_OF, VERB_OF
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal, refusal
from luna.rules.state import State
from luna.rules.verbs import Value, Verb
from luna.rules.vocabulary import (
    ISLE_NAMES,
    ISLES,
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIRING,
    TILES,
)

Refuse = Callable[[State, Any], Refusal | None]

FAMILIES: tuple[ModuleType, ...] = (
    preliminary,
    isle,
    movement,
    temple,
    council,
    expulsion,
    rounds,
    solo,
)

PHASE_RULES: dict[int, tuple[str, str]] = {
    PHASE_PLACE_SHRINES: ("P-SHRINE", "place-shrine-now"),
    PHASE_PLACE_NOVICES: ("P-NOVICES", "place-novices-now"),
    PHASE_TIRING: ("O-BEGIN", "tire-now"),
    PHASE_ACTIONS: ("A-TURN", "action-phase-now"),
    PHASE_OVER: ("A-TURN", "game-over"),
}
"""The rule and the reason against the actions of other phases."""


def why_not(s: State, action: Action) -> Refusal | None:
    """Return what forbids this action to the player to act, or None if it is legal.

    `s` must be a position between two actions, not inside a Journey or Tide.
    """
    if isinstance(action, NeedlessNovice):
        return wrong_phase(s, action.action) or refusal("A-VIRTUAL", "novice-does-not-fit")
    return wrong_phase(s, action) or REFUSE[type(action)](s, action)


def wrong_phase(s: State, action: Action) -> Refusal | None:
    """A-TURN, P-SHRINE, P-NOVICES, O-BEGIN: each phase has its own actions."""
    if VERB_OF[type(action)].phase == s.phase:
        return None
    rule, reason = PHASE_RULES[int(s.phase)]
    return refusal(rule, reason)


def refuse_of(name: str) -> Refuse:
    """Return the `refuse_...` of a verb from the one family that has it."""
    found: list[Refuse] = [getattr(family, name) for family in FAMILIES if hasattr(family, name)]
    (refuse,) = found
    return refuse


REFUSE: dict[type[Action], Refuse] = {
    kind: refuse_of(f"refuse_{verb.constant.lower()}") for kind, verb in VERB_OF.items()
}

ATTEMPTS: Final[dict[int, tuple[Action, Refuse]]] = {}
"""Attempted actions with their `refuse_...`: there are few, and each is checked often."""


def nearest_refusals(s: State, verbs: list[Verb]) -> dict[str, Refusal]:
    """Return what forbids each of these verbs of the phase, none of which is possible.

    It is the refusal of an action that comes close to being legal.
    """
    found: dict[str, Refusal] = {}
    if not verbs:
        return found
    active = crowded(s, s.active)
    inactive = crowded(s, s.inactive)
    for verb in verbs:
        name: str = verb.name
        crowd = inactive if name == "herbs" else active
        tile, other = nearest_tiles(s, name)
        first: int = verb.first
        key = int(((i64(first) * ISLES + crowd) * (TILES + 1) + tile) * (TILES + 1) + other)
        known = ATTEMPTS.get(key)
        if known is None:
            action = attempt(verb, ISLE_NAMES[crowd], ISLE_NAMES[crowd - 1], int(tile), int(other))
            known = ATTEMPTS[key] = action, REFUSE[type(action)]
        fault = known[1](s, known[0])
        if fault is not None:
            found[name] = fault
    return found


def crowded(s: State, novices: vec[i64]) -> i64:
    """Return the isle with most novices of the player to act, the first of several."""
    first = s.turn * ISLES
    best: i64 = 0
    for other in range(i64(1), i64(ISLES)):
        if novices[first + other] > novices[first + best]:
            best = other
    return best


def nearest_tiles(s: State, verb: str) -> tuple[i64, i64]:
    """Return a tile, and a second one if the verb names two; 0 is no tile."""
    if verb == "promote":
        return nearest_tile(s, s.unclaimed), i64(0)
    if verb == "sanctify":
        return nearest_tile(s, s.claimed[s.turn]), i64(0)
    if verb == "book":
        return nearest_book(s)
    return i64(0), i64(0)


def nearest_tile(s: State, wanted: i64) -> i64:
    """Return the best tile to attempt: wanted, then approved, then with most novices nearby."""
    approved = s.layout.approved[s.round]
    best: i64 = 0
    most: i64 = -1
    for tile in range(i64(1), i64(TILES + 1)):
        isle = s.layout.symbol[tile]
        if isle < 0:
            continue
        worth = ((wanted >> tile) & 1) << 9 | ((approved >> tile) & 1) << 8
        worth |= s.active[s.turn * ISLES + isle]
        if worth > most:
            best = tile
            most = worth
    return best


def nearest_book(s: State) -> tuple[i64, i64]:
    """Return a tile with a Book and one with an own novice, preferably without a Book."""
    mine = s.serving[s.turn]
    bare = mine & ~s.books
    taker = lowest(s, bare if bare != 0 else mine)
    others = s.books & ~(i64(1) << taker)
    return lowest(s, others if others != 0 else s.books), taker


def lowest(s: State, tiles: i64) -> i64:
    """Return the lowest tile of a set, 0 if it is empty."""
    return s.layout.first_tile(tiles) if tiles != 0 else i64(0)


def attempt(verb: Verb, isle: str, other: str, tile: int, other_tile: int) -> Action:
    """Return an action of the verb with these values."""
    if verb.compound:
        return CLASS_OF[verb]([Move(isle, other, 1)])
    usual: dict[str, tuple[Value, Value]] = {
        "isle": (isle, other),
        "place": (isle, other),
        "tile": (tile, other_tile),
        "count": (1, 1),
        "favor": (False, False),
    }
    return CLASS_OF[verb](*[usual[each.kind][each.name == "target"] for each in verb.parameters])
