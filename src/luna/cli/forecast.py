"""What is to come if nobody did anything more: figures, the ends of round and game."""

from luna.game import Game
from luna.record.document import ledger
from luna.rules.rounds import next_apostate, wake_novices
from luna.rules.scoring import score_game, score_round
from luna.rules.solo import build_at_round_end
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ROUNDS

Gains = dict[str, dict[str, int]]
"""Influence gained, by order and source."""


def figure_isles(game: Game, figure: str) -> dict[int, str]:
    """The isle of Priestess or Builder in this round and those to come."""
    setup = game.setup
    printed = setup.components
    stride = printed.builder if figure == "builder" else printed.priestess[len(setup.players)].value
    here = setup.isles.index(ISLE_NAMES[getattr(game.state, figure)])
    now = max(game.round, 1)
    return {
        number: setup.isles[(here + stride * (number - now)) % len(setup.isles)]
        for number in range(now, ROUNDS + 1)
    }


def apostate_next(game: Game) -> str:
    """The isle where the Apostate would go from here."""
    after = game.state.copy()
    wake_novices(after)
    return ISLE_NAMES[next_apostate(after)]


def round_end(game: Game) -> Gains:
    """What the round would bring if it ended now."""
    return _gains(game, game.state, _ended(game))


def game_end(game: Game) -> Gains:
    """What the game's end would bring on top of the round's if both came now."""
    ended = _ended(game)
    after = ended.copy()
    score_game(after)
    return _gains(game, ended, after)


def _ended(game: Game) -> State:
    after = game.state.copy()
    if game.setup.solo_level:
        build_at_round_end(after)
    score_round(after)
    return after


def _gains(game: Game, before: State, after: State) -> Gains:
    gains: Gains = {}
    for seat, colour in enumerate(game.players):
        had, has = ledger(before, seat), ledger(after, seat)
        gains[colour] = {source: has[source] - had[source] for source in has}
    return gains
