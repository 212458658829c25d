"""Expulsion: novices on the Apostate's isle drive him on."""

from luna.rules import steps
from luna.rules.actions import Expel
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal, refusal, too_few, virtual_missing
from luna.rules.state import State, holds, return_favor, use_novices
from luna.rules.vocabulary import ISLE_NOVICE, ISLES


def apostate_stays(s: State) -> bool:
    """O-LEVEL3: on solo level 3 he cannot be driven on."""
    return s.layout.solo == 3


def legal_expel(s: State, out: vec[i64], n: i64) -> i64:
    """A-EXPEL: any number of novices; A-VIRTUAL: one more, or the novice favor alone."""
    if apostate_stays(s):
        return n
    seat = s.turn
    virtual = holds(s, seat, ISLE_NOVICE)
    step: i64 = steps.EXPEL
    for _ in range(s.active[seat * ISLES + s.apostate]):
        out[n] = step
        n += 1
        if virtual:  # A-VIRTUAL
            out[n] = step + 1
            n += 1
        step += 2
    if virtual:
        out[n] = steps.EXPEL_ALONE
        n += 1
    return n


def apply_expel(s: State, number: i64, virtual: i64) -> None:
    seat = s.turn
    use_novices(s, seat, s.apostate, number)
    if virtual:
        return_favor(s, seat, ISLE_NOVICE)
    s.apostate = s.layout.clockwise(s.apostate, number + virtual)


def refuse_expel(s: State, action: Expel) -> Refusal | None:
    missing = virtual_missing(s, action.novice)
    if missing:
        return missing
    if apostate_stays(s):
        return refusal("O-LEVEL3", "no-expulsion")
    if not action.novice if action.count is None else action.count < 1:
        return refusal("A-EXPEL", "nobody-goes")
    return too_few(s, "A-EXPEL", s.apostate, action.count or 0)
