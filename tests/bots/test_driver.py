"""How a bot is asked for its action."""

import pytest

from luna import Game
from luna.bots import Budget, bot
from luna.bots.driver import MAX_SOLO_ROUND_ACTIONS, next_action, played_this_round
from luna.rules.actions import Meditate

QUICK = Budget(nodes=1)


def advanced(mode: str, actions: int) -> Game:
    game = Game.new(["yellow", "red"], seed=3, mode=mode)
    for _ in range(actions):
        game.play(next_action(bot("tips"), game, QUICK, 1, 0))
    return game


def test_a_solo_round_does_not_go_on_for_ever() -> None:
    game = advanced("solo1", 10)
    assert game.phase == "actions"
    assert next_action(bot("greedy"), game, QUICK, 1, MAX_SOLO_ROUND_ACTIONS) == Meditate()
    assert next_action(bot("greedy"), game, QUICK, 1, 0) != Meditate()


def test_other_rounds_have_a_clock_of_their_own() -> None:
    game = advanced("preselected", 0)
    chosen = next_action(bot("greedy"), game, QUICK, 1, MAX_SOLO_ROUND_ACTIONS)
    assert chosen == next_action(bot("greedy"), game, QUICK, 1, 0) != Meditate()


@pytest.mark.parametrize("mode", ["standard", "preselected", "solo1"])
def test_actions_of_a_round_are_counted(mode: str) -> None:
    game = advanced(mode, 0)
    counted = 0
    while game.round < 3:
        assert played_this_round(game) == counted
        stage = game.round, int(game.state.phase)
        game.play(next_action(bot("tips"), game, QUICK, 1, counted))
        counted = counted + 1 if stage == (game.round, int(game.state.phase)) else 0
