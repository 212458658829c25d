"""The virtual order of the solo game: everything it does is fixed by rule. It sits on seat 1."""

from typing import Final

from luna.rules import steps
from luna.rules.actions import Tire
from luna.rules.compat import i64, vec
from luna.rules.council import advance, seats_left
from luna.rules.isle import shrines_left
from luna.rules.refusals import Refusal, refusal
from luna.rules.state import State, gain, has_shrine
from luna.rules.temple import enter_temple, move_book
from luna.rules.vocabulary import FROM_BOOK, ISLE_NAMES, ISLES, PHASE_ACTIONS, PHASE_TIRING, TILES

YOU: Final = 0
OPPONENT: Final = 1


def begin_round(s: State) -> None:
    """O-BEGIN: you choose an isle to tire him on; skipped if none of his novices is active."""
    s.turn = YOU
    s.phase = PHASE_TIRING
    for isle in range(i64(ISLES)):
        if may_tire(s, isle):
            return
    s.phase = PHASE_ACTIONS


def may_tire(s: State, isle: i64) -> bool:
    return s.active[OPPONENT * ISLES + isle] > 0


def legal_tire(s: State, out: vec[i64], n: i64) -> i64:
    """O-BEGIN."""
    for isle in range(i64(ISLES)):
        if may_tire(s, isle):
            out[n] = steps.TIRE + isle
            n += 1
    return n


def apply_tire(s: State, isle: i64) -> None:
    """O-BEGIN: his novices there rest, his Council piece walks on by their number."""
    tired = s.active[OPPONENT * ISLES + isle]
    s.active[OPPONENT * ISLES + isle] = 0
    s.inactive[OPPONENT * ISLES + isle] += tired
    seats = min(tired, seats_left(s, OPPONENT))
    if seats > 0:
        advance(s, OPPONENT, seats)
    take_tile(s)
    s.phase = PHASE_ACTIONS


def refuse_tire(s: State, action: Tire) -> Refusal | None:
    if may_tire(s, ISLE_NAMES.index(action.isle)):
        return None
    return refusal("O-BEGIN", "nobody-to-tire", isle=action.isle)


def take_tile(s: State) -> None:
    """O-TILE: the highest free approved tile whose isle holds an active novice of his."""
    free = s.unclaimed & s.layout.approved[s.round]
    for tile in range(i64(TILES), i64(0), i64(-1)):
        if (free >> tile) & 1 == 0:
            continue
        novice = OPPONENT * ISLES + s.layout.symbol[tile]
        if s.active[novice] > 0:
            s.active[novice] -= 1
            s.unclaimed &= ~(i64(1) << tile)
            enter_temple(s, OPPONENT, tile)
            take_book(s)
            return


def take_book(s: State) -> None:
    """O-TILE: the Book of your lowest tile goes to his lowest tile without one."""
    yours = s.serving[YOU] & s.books
    if yours != 0:
        bare = s.serving[OPPONENT] & ~s.books  # his new tile at least
        move_book(s, s.layout.first_tile(yours), s.layout.first_tile(bare))
        gain(s, OPPONENT, FROM_BOOK, 1)


def build_at_round_end(s: State) -> None:
    """O-END: with an active novice on the Builder's isle he builds, at no cost."""
    isle = s.builder
    if (
        s.active[OPPONENT * ISLES + isle] > 0
        and not has_shrine(s, OPPONENT, isle)
        and shrines_left(s, OPPONENT) > 0
    ):
        s.shrines[OPPONENT] |= i64(1) << isle
