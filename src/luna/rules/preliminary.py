"""The Preliminary Round: a shrine, four pairs of novices, two favors."""

from typing import Final

from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.pieces import has_shrine, take_favor
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_HERBS, ISLES, PHASE_PLACE_NOVICES

PAIRS: Final = 4


def has_pieces(s: State, seat: i64, isle: i64) -> bool:
    return has_shrine(s, seat, isle) or s.active[seat * ISLES + isle] > 0


def may_place_shrine(s: State, isle: i64) -> bool:
    """P-SHRINE: no two on one isle; with two players not on the Herbal Isle."""
    if isle == ISLE_HERBS and s.table.players == 2:
        return False
    for other in range(s.table.players):
        if has_shrine(s, other, isle):
            return False
    return True


def legal_place_shrine(s: State, out: vec[i64], n: i64) -> i64:
    for isle in range(i64(ISLES)):
        if may_place_shrine(s, isle):
            out[n] = steps.PLACE_SHRINE + isle
            n += 1
    return n


def legal_place_novices(s: State, out: vec[i64], n: i64) -> i64:
    """P-NOVICES: never where own pieces are."""
    for isle in range(i64(ISLES)):
        if not has_pieces(s, s.turn, isle):
            out[n] = steps.PLACE_NOVICES + isle
            n += 1
    return n


def apply_place_shrine(s: State, isle: i64) -> None:
    s.shrines[s.turn] |= i64(1) << isle
    if pass_turn(s):
        s.phase = PHASE_PLACE_NOVICES


def apply_place_novices(s: State, isle: i64) -> bool:
    """Place a pair; true when the Preliminary Round is over."""
    s.supply[s.turn] -= 2
    s.active[s.turn * ISLES + isle] = 2
    # The novice in the Temple and all pairs have left the supply.
    if not pass_turn(s) or s.supply[s.turn] > s.table.novices - 1 - 2 * PAIRS:
        return False
    for seat in range(s.table.players):
        if s.table.solo == 0 or seat == 0:
            take_first_favors(s, seat)
    return True


def pass_turn(s: State) -> bool:
    """The next player's turn; true when everybody has had one. In solo it stays yours."""
    if s.table.solo > 0:
        return True
    s.turn = (s.turn + 1) % s.table.players
    return s.turn == s.start


def take_first_favors(s: State, seat: i64) -> None:
    """P-FAVORS, S-PRESET: one from each isle without own pieces."""
    for isle in range(i64(ISLES)):
        if not has_pieces(s, seat, isle):
            take_favor(s, seat, isle)
