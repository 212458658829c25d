"""The Council of Priests: seats, stacks, and the Council action."""

from luna.rules import steps
from luna.rules.actions import Council
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal, closed_isle, refusal, too_few, virtual_missing
from luna.rules.state import State, holds, return_favor, use_novices
from luna.rules.vocabulary import ISLE_NAMES, ISLE_NOVICE, ISLES


def seat_of(s: State, seat: i64) -> i64:
    """The Council seat, 0-10, of a player."""
    return s.council[seat] >> 3


def height_of(s: State, seat: i64) -> i64:
    """Number of pieces below a player's piece in its stack."""
    return s.council[seat] & 7


def seats_left(s: State, seat: i64) -> i64:
    return s.layout.last_seat - seat_of(s, seat)


def legal_council(s: State, ready: i64, out: vec[i64], n: i64) -> i64:
    """A-COUNCIL: novices of one isle, at most the seats left; A-VIRTUAL: one more, or alone."""
    seat = s.turn
    left = seats_left(s, seat)
    if left == 0:
        return n
    virtual = holds(s, seat, ISLE_NOVICE)
    while ready != 0:
        isle = s.layout.lowest[ready]
        ready &= ready - 1
        step: i64 = steps.COUNCIL + isle * 2 * steps.MAX_ADVANCE
        for number in range(1, min(s.active[seat * ISLES + isle], left) + 1):
            out[n] = step
            n += 1
            if virtual and number < left:
                out[n] = step + 1
                n += 1
            step += 2
    if virtual:
        out[n] = steps.COUNCIL_ALONE
        n += 1
    return n


def apply_council(s: State, isle: i64, number: i64, virtual: i64) -> None:
    seat = s.turn
    if number > 0:
        use_novices(s, seat, isle, number)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)
    advance(s, seat, number + virtual)


def refuse_council(s: State, action: Council) -> Refusal | None:
    isle: i64 = -1 if action.isle is None else ISLE_NAMES.index(action.isle)
    fault = virtual_missing(s, action.novice) or (closed_isle(s, isle) if isle >= 0 else None)
    if fault:
        return fault
    real = action.count or 0
    alone = action.count is None and action.novice
    if (real < 1 and not alone) or (isle < 0) != (action.count is None):
        return refusal("A-COUNCIL", "nobody-goes")
    seats = int(seats_left(s, s.turn))
    if seats == 0:
        return refusal("A-COUNCIL", "last-seat-reached")
    if real + action.novice > seats:
        return refusal("A-COUNCIL", "too-few-seats", seats=seats, number=real + action.novice)
    return None if isle < 0 else too_few(s, "A-COUNCIL", isle, real)


def advance(s: State, seat: i64, seats: i64) -> None:
    """Move a piece on: to the top of the stack there, but to the bottom on the last seat."""
    left_behind = s.council[seat]
    target = (left_behind >> 3) + seats
    under: i64 = 0
    for other in range(s.layout.players):
        standing = s.council[other]
        if other == seat:
            continue
        if standing >> 3 == left_behind >> 3 and standing > left_behind:
            s.council[other] -= 1
        elif standing >> 3 == target:
            if target == s.layout.last_seat:
                s.council[other] += 1
            else:
                under += 1
    s.council[seat] = target * 8 + under
