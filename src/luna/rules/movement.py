"""Movement actions: Journey, Tide, Sailboat.

A Journey or Tide is told one novice at a time. Novices under way wait in `at_sea`, so that none
moves twice; "done" lands them all.
"""

from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.pieces import blocked, holds, return_favor
from luna.rules.state import State
from luna.rules.vocabulary import (
    ISLE_SAILBOAT,
    ISLE_TIDE,
    ISLES,
    PHASE_ACTIONS,
    PHASE_JOURNEYING,
    PHASE_TIDING,
)


def legal_journey(s: State, ready: i64, out: vec[i64], n: i64, first: i64) -> i64:
    """A-JOURNEY: one more active novice to another isle, in steps from `first` on."""
    while ready != 0:
        origin = s.table.lowest[ready]
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


def tide_pool(s: State, seat: i64, origin: i64) -> i64:
    """How many novices a Tide finds at an origin: an isle, beside it, or the landing stage."""
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
        home = row + origin % ISLES if origin < steps.TIDE_STAGE else i64(-1)
        for step in range(max(row, first), row + ISLES):
            if step != home:
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


def apply_landing(s: State) -> None:
    """A-JOURNEY, A-TIDE: all of them arrive inactive."""
    for isle in range(i64(ISLES)):
        s.inactive[s.turn * ISLES + isle] += s.at_sea[isle]
        s.at_sea[isle] = 0
    s.last_move = -1
    s.phase = PHASE_ACTIONS


def sail_pool(s: State, seat: i64, origin: i64) -> i64:
    """How many novices a boat finds at an origin: an isle or the landing stage."""
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
            if have >= 2:
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
