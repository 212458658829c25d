"""The Preliminary Round: a shrine, four pairs of novices, two favors."""

from typing import Final

from luna.rules import steps
from luna.rules.actions import PlaceNovices, PlaceShrine
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal, refusal
from luna.rules.state import State, has_shrine, take_favor
from luna.rules.vocabulary import ISLE_HERBS, ISLE_NAMES, ISLES, PHASE_PLACE_NOVICES

PAIRS: Final = 4


def closed_to_shrines(s: State, isle: i64) -> bool:
    """P-SHRINE: with two players the Herbal Isle is closed."""
    return isle == ISLE_HERBS and s.layout.players == 2


def may_place_shrine(s: State, isle: i64) -> bool:
    """P-SHRINE: no two on one isle."""
    if closed_to_shrines(s, isle):
        return False
    for other in range(s.layout.players):
        if has_shrine(s, other, isle):
            return False
    return True


def legal_place_shrine(s: State, out: vec[i64], n: i64) -> i64:
    for isle in range(i64(ISLES)):
        if may_place_shrine(s, isle):
            out[n] = steps.PLACE_SHRINE + isle
            n += 1
    return n


def apply_place_shrine(s: State, isle: i64) -> None:
    s.shrines[s.turn] |= i64(1) << isle
    if pass_turn(s):
        s.phase = PHASE_PLACE_NOVICES


def refuse_place_shrine(s: State, action: PlaceShrine) -> Refusal | None:
    isle: i64 = ISLE_NAMES.index(action.isle)
    if may_place_shrine(s, isle):
        return None
    if closed_to_shrines(s, isle):
        return refusal("P-SHRINE", "no-shrine-on-herbs")
    return refusal("P-SHRINE", "isle-has-shrine", isle=action.isle)


def has_pieces(s: State, seat: i64, isle: i64) -> bool:
    return has_shrine(s, seat, isle) or s.active[seat * ISLES + isle] > 0


def legal_place_novices(s: State, out: vec[i64], n: i64) -> i64:
    """P-NOVICES: never where own pieces are."""
    for isle in range(i64(ISLES)):
        if not has_pieces(s, s.turn, isle):
            out[n] = steps.PLACE_NOVICES + isle
            n += 1
    return n


def apply_place_novices(s: State, isle: i64) -> bool:
    """Place a pair; true when the Preliminary Round is over."""
    s.supply[s.turn] -= 2
    s.active[s.turn * ISLES + isle] = 2
    # The novice in the Temple and all pairs have left the supply.
    if not pass_turn(s) or s.supply[s.turn] > s.layout.novices - 1 - 2 * PAIRS:
        return False
    for seat in range(s.layout.players):
        if s.layout.solo == 0 or seat == 0:
            take_first_favors(s, seat)
    return True


def refuse_place_novices(s: State, action: PlaceNovices) -> Refusal | None:
    if has_pieces(s, s.turn, ISLE_NAMES.index(action.isle)):
        return refusal("P-NOVICES", "isle-has-own-pieces", isle=action.isle)
    return None


def pass_turn(s: State) -> bool:
    """Pass the turn; true when all players have had one. In solo it stays yours."""
    if s.layout.solo > 0:
        return True
    s.turn = (s.turn + 1) % s.layout.players
    return s.turn == s.start


def take_first_favors(s: State, seat: i64) -> None:
    """P-FAVORS, S-PRESET: one from each isle without own pieces."""
    for isle in range(i64(ISLES)):
        if not has_pieces(s, seat, isle):
            take_favor(s, seat, isle)
