"""Other actions: Expulsion and Meditation."""

from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.pieces import gain, holds, return_favor, use_novices
from luna.rules.state import State
from luna.rules.vocabulary import FROM_MEDITATION, ISLE_NOVICE, ISLES


def legal_expel(s: State, out: vec[i64], n: i64) -> i64:
    """A-EXPEL: novices on the Apostate's isle drive him on; O-LEVEL3: not on solo level 3."""
    if s.table.solo == 3:
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
    s.apostate = s.table.clockwise(s.apostate, number + virtual)


def apply_meditate(s: State) -> bool:
    """A-MEDITATE: turn a Time token; true when the Action Phase is over."""
    if s.table.solo > 0:  # O-END: in solo you say so
        return True
    s.time -= 1
    if s.time > 0:
        return False
    gain(s, s.turn, FROM_MEDITATION, 1)
    return True
