"""`luna-0.1` plays for ever as it did: the games below were played before anything was changed."""

from hashlib import sha256

import pytest

from luna import Game
from luna.bots import Budget, bot
from luna.bots.driver import action_in, played_this_round
from luna.bots.former import NODES_PER_MS
from luna.rules.vocabulary import COLOURS
from tests.bots.positions import COMPILED


@pytest.mark.parametrize(
    ("mode", "players", "nodes", "digest"),
    [
        ("standard", 2, 12, "58ce11e5e539a577"),
        ("standard", 3, 6, "0bc1209b024e7e06"),
        ("preselected", 4, 6, "b0e42d14113cddfe"),
        ("solo3", 2, 4, "4be58242703912b1"),
    ],
)
def test_games_of_the_first_version_are_the_same(
    mode: str, players: int, nodes: int, digest: str
) -> None:
    game = Game.new(COLOURS[:players], seed=101, mode=mode)
    while not game.over:
        played = played_this_round(game)
        game.play(action_in(bot("luna-0.1"), game.state, Budget(nodes=nodes), 1, played))
    assert sha256("\n".join(game.lines()).encode()).hexdigest()[:16] == digest


def test_a_budget_in_time_means_the_nodes_it_had_then() -> None:
    s = Game.new(COLOURS[:2], seed=9).state
    assert Budget(ms=100).nodes_for(s, NODES_PER_MS) == (1600 if COMPILED else 1600 // 25)
