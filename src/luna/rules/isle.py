"""Isle actions: Priest's Favor, Recruit, Shrine, Herbs."""

from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.pieces import (
    blocked,
    count,
    has_shrine,
    holds,
    return_favor,
    take_favor,
    use_novices,
)
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_HERBS, ISLE_NOVICE, ISLE_SHRINE, ISLES


def favor_need(s: State, seat: i64, isle: i64) -> i64:
    """A-FAVOR: two novices, or one beside an own shrine."""
    return 1 if has_shrine(s, seat, isle) else 2


def legal_favor(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-FAVOR; A-ONE-EACH: never a second favor of one kind."""
    seat = s.turn
    virtual = holds(s, seat, ISLE_NOVICE)
    wanted = (ready | s.shrines[seat] if virtual else ready) & ~s.favors[seat]
    while wanted != 0:
        isle = s.table.lowest[wanted]
        wanted &= wanted - 1
        if s.stock[isle] == 0 or blocked(s, isle):
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


def legal_recruit(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-RECRUIT: two novices persuade a third, as long as the supply has one."""
    seat = s.turn
    if s.supply[seat] == 0:
        return n
    virtual = holds(s, seat, ISLE_NOVICE)
    while ready != 0:
        isle = s.table.lowest[ready]
        ready &= ready - 1
        if s.active[seat * ISLES + isle] >= 2:
            out[n] = steps.RECRUIT + 2 * isle
            n += 1
        if virtual:  # A-VIRTUAL
            out[n] = steps.RECRUIT + 2 * isle + 1
            n += 1
    return n


def apply_recruit(s: State, isle: i64, virtual: i64) -> None:
    seat = s.turn
    use_novices(s, seat, isle, 2 - virtual)
    s.supply[seat] -= 1
    s.inactive[seat * ISLES + isle] += 1
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


def shrines_left(s: State, seat: i64) -> i64:
    return s.table.shrines - count(s.shrines[seat])


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
    if s.active[seat * ISLES + isle] >= 2:
        out[n] = steps.BUILD
        n += 1
    if holds(s, seat, ISLE_NOVICE):  # A-VIRTUAL, A-TWO-FAVORS
        out[n] = steps.BUILD + 1
        n += 1
    return n


def apply_build(s: State, virtual: i64) -> None:
    seat = s.turn
    use_novices(s, seat, s.builder, 2 - virtual)
    s.shrines[seat] |= i64(1) << s.builder
    return_favor(s, seat, ISLE_SHRINE)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)


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
        if have >= 2:
            out[n] = steps.HERBS + 2 * isle + 1
            n += 1
    return n


def apply_herbs(s: State, isle: i64, number: i64) -> None:
    seat = s.turn
    use_novices(s, seat, isle, -number)
    return_favor(s, seat, ISLE_HERBS)
