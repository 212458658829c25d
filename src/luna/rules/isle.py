"""Isle actions: Priest's Favor, Recruit, Shrine, Herbs."""

from typing import Final

from luna.rules import steps
from luna.rules.actions import Build, Favor, Herbs, Recruit
from luna.rules.compat import i64, vec
from luna.rules.refusals import (
    Refusal,
    closed_isle,
    favor_missing,
    refusal,
    too_few,
    too_few_at,
    virtual_missing,
)
from luna.rules.state import (
    State,
    blocked,
    has_shrine,
    holds,
    popcount,
    return_favor,
    take_favor,
    use_novices,
)
from luna.rules.vocabulary import ISLE_HERBS, ISLE_NAMES, ISLE_NOVICE, ISLE_SHRINE, ISLES

RECRUITERS: Final = 2
BUILDERS: Final = 2
MAX_WOKEN: Final = 2


def favor_need(s: State, seat: i64, isle: i64) -> i64:
    """A-FAVOR: two novices, or one beside an own shrine."""
    return 1 if has_shrine(s, seat, isle) else 2


def legal_favor(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-FAVOR; A-ONE-EACH: never a second favor of one kind, so an isle never runs out of them."""
    seat = s.turn
    virtual = holds(s, seat, ISLE_NOVICE)
    wanted = (ready | s.shrines[seat] if virtual else ready) & ~s.favors[seat]
    while wanted != 0:
        isle = s.layout.lowest[wanted]
        wanted &= wanted - 1
        if blocked(s, isle):
            continue
        spare = s.active[seat * ISLES + isle] - favor_need(s, seat, isle)
        if spare >= 0:
            out[n] = steps.FAVOR + 2 * isle
            n += 1
        if virtual and spare >= -1:  # A-VIRTUAL
            out[n] = steps.FAVOR + 2 * isle + 1
            n += 1
    return n


def apply_favor(s: State, isle: i64, virtual: i64) -> None:
    seat = s.turn
    use_novices(s, seat, isle, favor_need(s, seat, isle) - virtual)
    take_favor(s, seat, isle)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


def refuse_favor(s: State, action: Favor) -> Refusal | None:
    isle: i64 = ISLE_NAMES.index(action.isle)
    if action.novice and isle == ISLE_NOVICE:
        return refusal("A-VIRTUAL", "novice-favor-for-itself")
    fault = virtual_missing(s, action.novice) or closed_isle(s, isle)
    if fault:
        return fault
    if holds(s, s.turn, isle):
        return refusal("A-ONE-EACH", "favor-already-held", favor=action.isle)
    return too_few(s, "A-FAVOR", isle, int(favor_need(s, s.turn, isle)) - action.novice)


def supply_empty(s: State, seat: i64) -> bool:
    return s.supply[seat] == 0


def legal_recruit(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-RECRUIT: two novices persuade a third, as long as the supply has one."""
    seat = s.turn
    if supply_empty(s, seat):
        return n
    virtual = holds(s, seat, ISLE_NOVICE)
    while ready != 0:
        isle = s.layout.lowest[ready]
        ready &= ready - 1
        if s.active[seat * ISLES + isle] >= RECRUITERS:
            out[n] = steps.RECRUIT + 2 * isle
            n += 1
        if virtual:  # A-VIRTUAL
            out[n] = steps.RECRUIT + 2 * isle + 1
            n += 1
    return n


def apply_recruit(s: State, isle: i64, virtual: i64) -> None:
    seat = s.turn
    use_novices(s, seat, isle, RECRUITERS - virtual)
    s.supply[seat] -= 1
    s.inactive[seat * ISLES + isle] += 1
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


def refuse_recruit(s: State, action: Recruit) -> Refusal | None:
    isle: i64 = ISLE_NAMES.index(action.isle)
    fault = virtual_missing(s, action.novice) or closed_isle(s, isle)
    if fault is None and supply_empty(s, s.turn):
        return refusal("A-RECRUIT", "supply-empty")
    return fault or too_few(s, "A-RECRUIT", isle, RECRUITERS - action.novice)


def shrines_left(s: State, seat: i64) -> i64:
    return s.layout.shrines - popcount(s.shrines[seat])


def legal_build(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-SHRINE: on the Builder's isle, one shrine of an order at most."""
    seat = s.turn
    isle = s.builder
    if (
        (ready >> isle) & 1 == 0
        or not holds(s, seat, ISLE_SHRINE)
        or has_shrine(s, seat, isle)
        or shrines_left(s, seat) == 0
    ):
        return n
    if s.active[seat * ISLES + isle] >= BUILDERS:
        out[n] = steps.BUILD
        n += 1
    if holds(s, seat, ISLE_NOVICE):  # A-VIRTUAL, A-TWO-FAVORS
        out[n] = steps.BUILD + 1
        n += 1
    return n


def apply_build(s: State, virtual: i64) -> None:
    seat = s.turn
    use_novices(s, seat, s.builder, BUILDERS - virtual)
    s.shrines[seat] |= i64(1) << s.builder
    return_favor(s, seat, ISLE_SHRINE)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


def refuse_build(s: State, action: Build) -> Refusal | None:
    isle = s.builder
    fault = (
        virtual_missing(s, action.novice)
        or closed_isle(s, isle)
        or favor_missing(s, "A-SHRINE", ISLE_SHRINE)
    )
    if fault:
        return fault
    if has_shrine(s, s.turn, isle):
        return refusal("A-SHRINE", "own-shrine-there", isle=ISLE_NAMES[isle])
    if shrines_left(s, s.turn) == 0:
        return refusal("A-SHRINE", "no-shrine-left")
    return too_few(s, "A-SHRINE", isle, BUILDERS - action.novice)


def legal_herbs(s: State, out: vec[i64], n: i64) -> i64:
    """A-HERBS: wake one or two novices of an isle, never on the Herbal Isle itself."""
    seat = s.turn
    if not holds(s, seat, ISLE_HERBS):
        return n
    for isle in range(i64(ISLES)):
        have = s.inactive[seat * ISLES + isle]
        if have == 0 or isle == ISLE_HERBS or blocked(s, isle):
            continue
        out[n] = steps.HERBS + 2 * isle
        n += 1
        if have >= MAX_WOKEN:
            out[n] = steps.HERBS + 2 * isle + 1
            n += 1
    return n


def apply_herbs(s: State, isle: i64, number: i64) -> None:
    seat = s.turn
    use_novices(s, seat, isle, -number)
    return_favor(s, seat, ISLE_HERBS)


def refuse_herbs(s: State, action: Herbs) -> Refusal | None:
    isle: i64 = ISLE_NAMES.index(action.isle)
    fault = closed_isle(s, isle) or favor_missing(s, "A-HERBS", ISLE_HERBS)
    if fault:
        return fault
    if isle == ISLE_HERBS:
        return refusal("A-HERBS", "not-on-herbs")
    if not 1 <= action.count <= MAX_WOKEN:
        return refusal("A-HERBS", "one-or-two", number=action.count)
    have = int(s.inactive[s.turn * ISLES + isle])
    return too_few_at("A-HERBS", isle + ISLES, have, action.count)
