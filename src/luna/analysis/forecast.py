"""The forecast of a position: the end of the round, the end of the game, the rounds ahead."""

from luna.record.shape import Forecast, Gains, GameEnd, RoundAhead
from luna.rules.compat import i64
from luna.rules.rounds import move_figures, wake_novices
from luna.rules.scoring import ranking, score_game, score_round
from luna.rules.setup import Setup
from luna.rules.solo import build_at_round_end
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, PHASE_OVER, ROUNDS, SOURCE_NAMES, SOURCES


def forecast(setup: Setup, s: State) -> Forecast:
    """Return the forecast as JSON values.

    `round_end` is the scoring of this round if it ended now; `game_end` adds the scoring of the
    game. `rounds` has guard and figures of this round and the later ones, if no more novices move
    and the Apostate is not expelled: Priestess, Builder and Guard are certain. When the game is
    over, the forecast is empty.
    """
    if s.phase == PHASE_OVER:
        return {"round_end": None, "game_end": None, "rounds": []}
    scored = round_scored(s)
    over = game_scored(scored)
    game_end: GameEnd = {
        "gains": gains(setup, s, over),
        "totals": {c: int(over.influence(seat)) for seat, c in enumerate(setup.players)},
        "ranking": [setup.players[seat] for seat in ranking(over)],
    }
    return {"round_end": gains(setup, s, scored), "game_end": game_end, "rounds": rounds(s)}


def round_scored(s: State) -> State:
    """Return the position after the scoring of this round, before the next one is prepared."""
    after = s.copy()
    if s.layout.solo > 0:
        build_at_round_end(after)
    score_round(after)
    return after


def game_scored(scored: State) -> State:
    """Return the position after the scoring of the game, given that of the round."""
    after = scored.copy()
    score_game(after)
    return after


def gains(setup: Setup, before: State, after: State) -> Gains:
    """Return the influence that each order gains or loses between two positions."""
    found: Gains = {}
    for seat, colour in enumerate(setup.players):
        won: dict[str, int] = {}
        total: i64 = 0
        for source in range(i64(SOURCES)):
            at = seat * SOURCES + source
            points = after.ledger[at] - before.ledger[at]
            if points != 0:
                won[SOURCE_NAMES[source]] = int(points)
                total += points
        won["total"] = int(total)
        found[colour] = won
    return found


def rounds(s: State) -> list[RoundAhead]:
    """Return guard and figures of each round from the current one to the last."""
    ahead = s.copy()
    found: list[RoundAhead] = []
    for number in range(max(int(s.round), 1), ROUNDS + 1):
        if found:
            wake_novices(ahead)
            move_figures(ahead)
        found.append(round_of(ahead, number))
    return found


def round_of(s: State, number: int | None = None) -> RoundAhead:
    """Return guard and figures as they stand, for the current round or another."""
    at = int(s.round) if number is None else number
    return {
        "round": at,
        "guard": int(s.layout.guard_value[at]),
        "priestess": ISLE_NAMES[s.priestess],
        "builder": ISLE_NAMES[s.builder],
        "apostate": ISLE_NAMES[s.apostate],
    }
