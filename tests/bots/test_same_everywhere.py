"""Games that must come out the same, compiled or not and on every machine.

They change when the weights or the search of `luna` change.
"""

from hashlib import sha256

import pytest

from luna import Game
from luna.bots import Budget, bot
from luna.bots.driver import action_in, played_this_round
from luna.rules.vocabulary import COLOURS
from tests.bots.positions import COMPILED

GAMES = {
    ("standard", 2, 12): "f8924397b5c453fe",
    ("standard", 3, 6): "8bd9771d85b1389a",
    ("preselected", 4, 6): "90de3c210dc2d275",
    ("solo3", 2, 4): "61db9f80efba3ff6",
}


@pytest.mark.parametrize(("mode", "players", "nodes"), GAMES)
def test_games_are_the_same_everywhere(mode: str, players: int, nodes: int) -> None:
    game = Game.new(COLOURS[:players], seed=101, mode=mode)
    while not game.over:
        played = played_this_round(game)
        game.play(action_in(bot("luna"), game.state, Budget(nodes=nodes), 1, played))
    digest = sha256("\n".join(game.lines()).encode()).hexdigest()[:16]
    assert digest == GAMES[mode, players, nodes]


def test_a_budget_in_time_is_a_number_of_nodes() -> None:
    s = Game.new(COLOURS[:2], seed=9).state
    assert Budget(ms=100).nodes_for(s) == (3000 if COMPILED else 3000 // 25)
