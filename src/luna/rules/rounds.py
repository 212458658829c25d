"""Meditation, the end of a round that it brings, and the start of the next round."""

from luna.rules import steps
from luna.rules.actions import Meditate
from luna.rules.compat import i64, vec
from luna.rules.refusals import Refusal
from luna.rules.scoring import score_game, score_round
from luna.rules.solo import YOU, begin_round, build_at_round_end
from luna.rules.state import State, gain
from luna.rules.vocabulary import FROM_MEDITATION, ISLES, PHASE_ACTIONS, PHASE_OVER, ROUNDS


def legal_meditate(out: vec[i64], n: i64) -> i64:
    """A-MEDITATE: always possible."""
    out[n] = steps.MEDITATE
    return n + 1


def apply_meditate(s: State) -> bool:
    """A-MEDITATE: turn a Time token; true when the Action Phase is over."""
    if s.layout.solo > 0:  # O-END: in solo the player ends the phase
        return True
    s.time -= 1
    if s.time > 0:
        return False
    gain(s, s.turn, FROM_MEDITATION, 1)
    return True


def refuse_meditate(s: State, action: Meditate) -> Refusal | None:
    return None


def end_round(s: State) -> None:
    """Score, then either the next round or, after the sixth, the end of the game."""
    if s.layout.solo > 0:
        build_at_round_end(s)
    score_round(s)
    if s.round == ROUNDS:
        score_game(s)
        s.phase = PHASE_OVER
        s.turn = -1
        s.book_bonus = 0
    else:
        choose_start_player(s)
        wake_novices(s)
        move_figures(s)
        start_round(s)


def choose_start_player(s: State) -> None:
    """E-NEXT: left of the player who turned the last token; two players alternate."""
    if s.layout.solo > 0:
        return
    last = s.start if s.layout.players == 2 else s.turn
    s.start = (last + 1) % s.layout.players


def wake_novices(s: State) -> None:
    """N-WAKE."""
    for place in range(s.layout.players * ISLES):
        s.active[place] += s.inactive[place]
        s.inactive[place] = 0


def move_figures(s: State) -> None:
    """N-FIGURES, N-APOSTATE."""
    s.priestess = s.layout.clockwise(s.priestess, s.layout.priestess_value)
    s.builder = s.layout.clockwise(s.builder, s.layout.builder_value)
    s.apostate = next_apostate(s)


def next_apostate(s: State) -> i64:
    """N-APOSTATE: the next isle with anyone's novice; O-END: with yours. He stays if none has."""
    for distance in range(i64(1), i64(ISLES + 1)):
        isle = s.layout.clockwise(s.apostate, distance)
        for seat in range(s.layout.players):
            if s.layout.solo > 0 and seat != YOU:
                continue
            if s.active[seat * ISLES + isle] > 0:
                return isle
    return s.apostate


def start_round(s: State) -> None:
    """N-GUARD, N-TIME, N-STAND: the Guard's place follows from the round."""
    s.round += 1
    s.time = s.layout.time_tokens
    s.book_bonus = s.layout.first_book_bonus
    s.lying = 0
    s.phase = PHASE_ACTIONS
    s.turn = s.start
    if s.layout.solo > 0:
        begin_round(s)
