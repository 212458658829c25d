"""Why something is not possible at all: the refusal of the try that comes nearest."""

from collections.abc import Callable
from typing import Any, Final

from luna.rules.actions import Action, Move
from luna.rules.codec import CLASS_OF
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal
from luna.rules.state import State
from luna.rules.verbs import Value, Verb
from luna.rules.vocabulary import ISLE_NAMES, ISLES, TILES
from luna.rules.why import REFUSE

ATTEMPTS: Final[dict[int, tuple[Action, Callable[[State, Any], Refusal | None]]]] = {}
"""Actions to ask about, with who knows: there are few of them, and each is asked about often."""


def nearest_refusals(s: State, verbs: list[Verb]) -> dict[str, Refusal]:
    """For each of these verbs of the phase, none of which is possible, what forbids it."""
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
    """The isle with most novices of the player to move, the first of several."""
    first = s.turn * ISLES
    best: i64 = 0
    for isle in range(i64(1), i64(ISLES)):
        if novices[first + isle] > novices[first + best]:
            best = isle
    return best


def nearest_tiles(s: State, verb: str) -> tuple[i64, i64]:
    """A tile, and another one where a verb names two; 0 is no tile."""
    if verb == "promote":
        return nearest_tile(s, s.unclaimed), i64(0)
    if verb == "sanctify":
        return nearest_tile(s, s.claimed[s.turn]), i64(0)
    if verb == "book":
        return nearest_book(s)
    return i64(0), i64(0)


def nearest_tile(s: State, wanted: i64) -> i64:
    """Of the tiles wanted, else of all, an approved one, with most of one's novices on its isle."""
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
    """A Book, and a novice of one's own in the Temple, without a Book if there is one."""
    mine = s.serving[s.turn]
    bare = mine & ~s.books
    taker = lowest(s, bare if bare != 0 else mine)
    others = s.books & ~(i64(1) << taker)
    return lowest(s, others if others != 0 else s.books), taker


def lowest(s: State, tiles: i64) -> i64:
    """The lowest tile of a set, 0 if it is empty."""
    return s.layout.first_tile(tiles) if tiles != 0 else i64(0)


def attempt(verb: Verb, isle: str, other: str, tile: int, other_tile: int) -> Action:
    """An action to ask about."""
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
