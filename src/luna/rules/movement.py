"""Movement actions: Journey, Tide, Sailboat.

Each step of a Journey or Tide moves one novice. Moved novices wait in `at_sea`, so that none moves
twice; the "done" step lands them all.
"""

from typing import Final

from luna.rules import steps
from luna.rules.actions import Journey, Move, Sail, Tide
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal, closed_isle, favor_missing, refusal, too_few_at
from luna.rules.state import State, blocked, holds, return_favor
from luna.rules.verbs import STAGE
from luna.rules.vocabulary import (
    ISLE_NAMES,
    ISLE_SAILBOAT,
    ISLE_TIDE,
    ISLES,
    PHASE_ACTIONS,
    PHASE_JOURNEYING,
    PHASE_TIDING,
)

MAX_ABOARD: Final = 2


def legal_journey(s: State, ready: i64, out: vec[i64], n: i64, first: i64) -> i64:
    """A-JOURNEY: one more active novice to another isle, in steps from `first` on."""
    while ready != 0:
        origin = s.layout.lowest[ready]
        ready &= ready - 1
        row: i64 = steps.JOURNEY + origin * ISLES
        for step in range(max(row, first), row + ISLES):
            if step != row + origin:
                out[n] = step
                n += 1
    return n


def apply_journey(s: State, origin: i64, target: i64) -> None:
    s.phase = PHASE_JOURNEYING
    s.last_move = steps.JOURNEY + origin * ISLES + target
    s.active[s.turn * ISLES + origin] -= 1
    s.at_sea[target] += 1


def refuse_journey(s: State, action: Journey) -> Refusal | None:
    for move in action.moves:
        if move.origin == STAGE or not move.active:
            return refusal("A-JOURNEY", "only-active-travel")
    return closed_origin(s, action.moves) or bad_moves(s, "A-JOURNEY", action.moves)


def closed_origin(s: State, moves: tuple[Move, ...]) -> Refusal | None:
    """O-LEVEL2: novices cannot leave the isle that the Apostate closes."""
    for move in moves:
        if move.origin != STAGE:
            closed = closed_isle(s, ISLE_NAMES.index(move.origin))
            if closed:
                return closed
    return None


def bad_moves(s: State, rule: str, moves: tuple[Move, ...]) -> Refusal | None:
    """Each origin must have the novices that leave it, for another isle."""
    if not moves:
        return refusal(rule, "nobody-moves")
    leaving: dict[int, int] = {}
    for move in moves:
        origin, target = move.route
        if home_of(origin) == target:
            return refusal(rule, "same-isle", isle=move.target)
        if move.count < 1:
            return refusal(rule, "nobody-moves")
        leaving[origin] = leaving.get(origin, 0) + move.count
    for origin, number in leaving.items():
        fault = too_few_at(rule, origin, int(tide_pool(s, s.turn, origin)), number)
        if fault:
            return fault
    return None


def home_of(origin: i64) -> i64:
    """Return the isle that novices of an origin cannot go to, or -1 for the landing stage."""
    return origin % ISLES if origin < steps.TIDE_STAGE else i64(-1)


def tide_pool(s: State, seat: i64, origin: i64) -> i64:
    """Return the number of novices at an origin of a Tide: active, inactive or on the stage."""
    if origin < ISLES:
        return i64(0) if blocked(s, origin) else s.active[seat * ISLES + origin]
    if origin < steps.TIDE_STAGE:
        isle = origin - ISLES
        return i64(0) if blocked(s, isle) else s.inactive[seat * ISLES + isle]
    return s.stage[seat]


def legal_tide(s: State, out: vec[i64], n: i64, first: i64) -> i64:
    """A-TIDE: one more novice from anywhere to an isle not its own, in steps from `first` on."""
    seat = s.turn
    for origin in range((first - steps.TIDE) // ISLES, i64(steps.TIDE_STAGE + 1)):
        if tide_pool(s, seat, origin) == 0:
            continue
        row: i64 = steps.TIDE + origin * ISLES
        home = home_of(origin)
        for step in range(max(row, first), row + ISLES):
            if step - row != home:
                out[n] = step
                n += 1
    return n


def apply_tide(s: State, origin: i64, target: i64) -> None:
    seat = s.turn
    if s.phase == PHASE_ACTIONS:
        return_favor(s, seat, ISLE_TIDE)
        s.phase = PHASE_TIDING
    s.last_move = steps.TIDE + origin * ISLES + target
    if origin < ISLES:
        s.active[seat * ISLES + origin] -= 1
    elif origin < steps.TIDE_STAGE:
        s.inactive[seat * ISLES + origin - ISLES] -= 1
    else:
        s.stage[seat] -= 1
    s.at_sea[target] += 1


def refuse_tide(s: State, action: Tide) -> Refusal | None:
    return (
        closed_origin(s, action.moves)
        or favor_missing(s, "A-TIDE", ISLE_TIDE)
        or bad_moves(s, "A-TIDE", action.moves)
    )


def apply_landing(s: State) -> None:
    """A-JOURNEY, A-TIDE: all of them arrive inactive."""
    for isle in range(i64(ISLES)):
        s.inactive[s.turn * ISLES + isle] += s.at_sea[isle]
        s.at_sea[isle] = 0
    s.last_move = -1
    s.phase = PHASE_ACTIONS


def sail_pool(s: State, seat: i64, origin: i64) -> i64:
    """Return the number of novices at an origin of a Sailboat: an isle or the landing stage."""
    if origin == steps.SAIL_STAGE:
        return s.stage[seat]
    return i64(0) if blocked(s, origin) else s.active[seat * ISLES + origin]


def legal_sail(s: State, out: vec[i64], n: i64) -> i64:
    """A-SAIL: one or two from one place onto another isle; they stay active."""
    seat = s.turn
    if not holds(s, seat, ISLE_SAILBOAT):
        return n
    for origin in range(i64(steps.SAIL_STAGE + 1)):
        have = sail_pool(s, seat, origin)
        if have == 0:
            continue
        for target in range(i64(ISLES)):
            if target == origin:
                continue
            step: i64 = steps.SAIL + (origin * ISLES + target) * 2
            out[n] = step
            n += 1
            if have >= MAX_ABOARD:
                out[n] = step + 1
                n += 1
    return n


def apply_sail(s: State, origin: i64, target: i64, number: i64) -> None:
    seat = s.turn
    if origin == steps.SAIL_STAGE:
        s.stage[seat] -= number
    else:
        s.active[seat * ISLES + origin] -= number
    s.active[seat * ISLES + target] += number
    return_favor(s, seat, ISLE_SAILBOAT)


def refuse_sail(s: State, action: Sail) -> Refusal | None:
    staged = action.origin == STAGE
    origin: i64 = steps.SAIL_STAGE if staged else ISLE_NAMES.index(action.origin)
    closed = None if staged else closed_isle(s, origin)
    fault = closed or favor_missing(s, "A-SAIL", ISLE_SAILBOAT)
    if fault:
        return fault
    if action.origin == action.target:
        return refusal("A-SAIL", "same-isle", isle=action.target)
    if not 1 <= action.count <= MAX_ABOARD:
        return refusal("A-SAIL", "one-or-two", number=action.count)
    have = int(sail_pool(s, s.turn, origin))
    return too_few_at("A-SAIL", steps.TIDE_STAGE if staged else origin, have, action.count)
