"""The engine on atomic steps: list the legal ones, apply one, play at random."""

from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.council import apply_council, legal_council
from luna.rules.expulsion import apply_expel, legal_expel
from luna.rules.isle import (
    apply_build,
    apply_favor,
    apply_herbs,
    apply_recruit,
    legal_build,
    legal_favor,
    legal_herbs,
    legal_recruit,
)
from luna.rules.movement import (
    apply_journey,
    apply_landing,
    apply_sail,
    apply_tide,
    legal_journey,
    legal_sail,
    legal_tide,
)
from luna.rules.preliminary import (
    apply_place_novices,
    apply_place_shrine,
    legal_place_novices,
    legal_place_shrine,
)
from luna.rules.rounds import apply_meditate, end_round, legal_meditate, start_round
from luna.rules.solo import apply_tire, legal_tire
from luna.rules.state import State, holds, ready_isles
from luna.rules.temple import (
    apply_book,
    apply_infiltrate,
    apply_promote,
    apply_sanctify,
    legal_book,
    legal_infiltrate,
    legal_promote,
    legal_sanctify,
)
from luna.rules.vocabulary import (
    ISLE_TIDE,
    ISLES,
    PHASE_ACTIONS,
    PHASE_JOURNEYING,
    PHASE_OVER,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIDING,
    PHASE_TIRING,
    TILES,
)


def step_buffer() -> vec[i64]:
    """Return a buffer for the legal steps of any position; with 13 novices they are at most 465."""
    return vec[i64]([0] * 512)


def legal_steps(s: State) -> list[int]:
    """Return the legal steps as a list, block by block, for callers in plain Python."""
    out = step_buffer()
    return [int(out[k]) for k in range(legal(s, out))]


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal steps to `out`, block by block, and return how many there are."""
    if s.phase == PHASE_ACTIONS:
        return legal_action_phase(s, out)
    if s.phase == PHASE_JOURNEYING:
        n = legal_journey(s, ready_isles(s), out, 0, s.last_move)
        out[n] = steps.JOURNEY_DONE
        return n + 1
    if s.phase == PHASE_TIDING:
        n = legal_tide(s, out, 0, s.last_move)
        out[n] = steps.TIDE_DONE
        return n + 1
    if s.phase == PHASE_PLACE_SHRINES:
        return legal_place_shrine(s, out, 0)
    if s.phase == PHASE_PLACE_NOVICES:
        return legal_place_novices(s, out, 0)
    if s.phase == PHASE_TIRING:
        return legal_tire(s, out, 0)
    return 0


def legal_action_phase(s: State, out: vec[i64]) -> i64:
    """A-TURN: exactly one action; Meditation is always possible."""
    ready = ready_isles(s)
    n = legal_favor(s, ready, out, 0)
    n = legal_recruit(s, ready, out, n)
    n = legal_build(s, ready, out, n)
    n = legal_herbs(s, out, n)
    n = legal_journey(s, ready, out, n, steps.JOURNEY)
    if holds(s, s.turn, ISLE_TIDE):
        n = legal_tide(s, out, n, steps.TIDE)
    n = legal_sail(s, out, n)
    n = legal_promote(s, ready, out, n)
    n = legal_sanctify(s, out, n)
    n = legal_infiltrate(s, out, n)
    n = legal_book(s, out, n)
    n = legal_council(s, ready, out, n)
    n = legal_expel(s, out, n)
    return legal_meditate(out, n)


def apply(s: State, step: i64) -> None:
    """Play a step that `legal` lists; any other step corrupts the state."""
    if step >= steps.FAVOR:
        play_action(s, step)
    elif step < steps.PLACE_NOVICES:
        apply_place_shrine(s, step - steps.PLACE_SHRINE)
    elif step < steps.TIRE:
        if apply_place_novices(s, step - steps.PLACE_NOVICES):
            start_round(s)
    else:
        apply_tire(s, step - steps.TIRE)


def play_action(s: State, step: i64) -> None:
    """A-TURN: play one step of the Action Phase; pass the turn when the action is complete."""
    if step < steps.JOURNEY:
        play_isle_action(s, step)
    elif step < steps.JOURNEY_DONE:
        at = step - steps.JOURNEY
        apply_journey(s, at // ISLES, at % ISLES)
        return
    elif step == steps.JOURNEY_DONE or step == steps.TIDE_DONE:
        apply_landing(s)
    elif step < steps.TIDE_DONE:
        at = step - steps.TIDE
        apply_tide(s, at // ISLES, at % ISLES)
        return
    elif step < steps.PROMOTE:
        at = (step - steps.SAIL) >> 1
        apply_sail(s, at // ISLES, at % ISLES, ((step - steps.SAIL) & 1) + 1)
    elif step < steps.COUNCIL:
        play_temple_action(s, step)
    elif step < steps.EXPEL:
        at = step - steps.COUNCIL
        if step == steps.COUNCIL_ALONE:
            apply_council(s, 0, 0, 1)
        else:
            number = (at >> 1) % steps.MAX_ADVANCE + 1
            apply_council(s, at // (2 * steps.MAX_ADVANCE), number, at & 1)
    elif step < steps.MEDITATE:
        at = step - steps.EXPEL
        if step == steps.EXPEL_ALONE:
            apply_expel(s, 0, 1)
        else:
            apply_expel(s, (at >> 1) + 1, at & 1)
    elif apply_meditate(s):
        end_round(s)
        return
    if s.layout.solo == 0:
        s.turn = (s.turn + 1) % s.layout.players


def play_isle_action(s: State, step: i64) -> None:
    if step < steps.RECRUIT:
        at = step - steps.FAVOR
        apply_favor(s, at >> 1, at & 1)
    elif step < steps.BUILD:
        at = step - steps.RECRUIT
        apply_recruit(s, at >> 1, at & 1)
    elif step < steps.HERBS:
        apply_build(s, step - steps.BUILD)
    else:
        at = step - steps.HERBS
        apply_herbs(s, at >> 1, (at & 1) + 1)


def play_temple_action(s: State, step: i64) -> None:
    if step < steps.SANCTIFY:
        at = step - steps.PROMOTE
        apply_promote(s, (at >> 2) + 1, (at >> 1) & 1, at & 1)
    elif step < steps.INFILTRATE:
        at = step - steps.SANCTIFY
        apply_sanctify(s, (at >> 1) + 1, at & 1)
    elif step < steps.BOOK:
        apply_infiltrate(s, step - steps.INFILTRATE + 1)
    else:
        at = step - steps.BOOK
        apply_book(s, at // TILES + 1, at % TILES + 1)


def is_legal(s: State, step: i64) -> bool:
    """Return whether `legal` lists the step."""
    out = step_buffer()
    for k in range(legal(s, out)):
        if out[k] == step:
            return True
    return False


def playout(s: State, seed: i64) -> i64:
    """Play uniformly random steps to the end of the game; return their number.

    The generator is a 32-bit xorshift; it fits into 64 bits in both forms of the engine.
    """
    out = step_buffer()
    noise = ((seed & 0x7FFFFFFF) * 2654435761 + 88172645) & 0xFFFFFFFF | 1
    played: i64 = 0
    while s.phase != PHASE_OVER:
        n = legal(s, out)
        noise ^= (noise << 13) & 0xFFFFFFFF
        noise ^= noise >> 17
        noise ^= (noise << 5) & 0xFFFFFFFF
        apply(s, out[(noise * n) >> 32])
        played += 1
    return played
