"""What is to come: the end of the round, the end of the game, and where the figures go."""

from luna.record.shape import Forecast, Gains, GameEnd, RoundAhead
from luna.rules.rounds import move_figures, wake_novices
from luna.rules.scoring import ranking, score_game, score_round
from luna.rules.setup import Setup
from luna.rules.solo import build_at_round_end
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, PHASE_OVER, ROUNDS, SOURCE_NAMES, SOURCES


def forecast(setup: Setup, s: State) -> Forecast:
    """What both ends would give each player now, and the rounds ahead, as JSON values.

    `round_end` is the scoring of this round; `game_end` adds that of the whole game, as if both
    came now. `rounds` has guard and figures of this round and each one after it, if nobody moved
    a novice any more and nobody expelled the Apostate: Priestess, Builder and Guard are certain.
    When the game is over there is nothing to come.
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
    """The position right after the scoring of this round, before anything is prepared."""
    after = s.copy()
    if s.layout.solo > 0:
        build_at_round_end(after)
    score_round(after)
    return after


def game_scored(scored: State) -> State:
    """The position after the scoring of the game, which follows that of a round."""
    after = scored.copy()
    score_game(after)
    return after


def gains(setup: Setup, before: State, after: State) -> Gains:
    """What each order has won or lost between two positions."""
    found: Gains = {}
    for seat, colour in enumerate(setup.players):
        won: dict[str, int] = {}
        for at, source in enumerate(SOURCE_NAMES, seat * SOURCES):
            points = int(after.ledger[at] - before.ledger[at])
            if points:
                won[source] = points
        won["total"] = sum(won.values())
        found[colour] = won
    return found


def rounds(s: State) -> list[RoundAhead]:
    """Guard and figures round by round, from the running one to the last."""
    ahead = s.copy()
    found: list[RoundAhead] = []
    for number in range(max(int(s.round), 1), ROUNDS + 1):
        if found:
            wake_novices(ahead)
            move_figures(ahead)
        found.append(round_of(ahead, number))
    return found


def round_of(s: State, number: int | None = None) -> RoundAhead:
    """Guard and figures as they stand, for the running round or another."""
    at = int(s.round) if number is None else number
    return {
        "round": at,
        "guard": int(s.layout.guard_value[at]),
        "priestess": ISLE_NAMES[s.priestess],
        "builder": ISLE_NAMES[s.builder],
        "apostate": ISLE_NAMES[s.apostate],
    }
