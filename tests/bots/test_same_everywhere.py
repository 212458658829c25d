"""Games that must come out the same, compiled or not and on every machine.

Those of `luna-0.1` were played before anything was changed and stay as they are for ever; those of
`luna` change when its weights or its search do.
"""

from hashlib import sha256

import pytest

from luna import Game
from luna.bots import Budget, bot
from luna.bots.driver import action_in, played_this_round
from luna.bots.former import NODES_PER_MS
from luna.rules.vocabulary import COLOURS
from tests.bots.positions import COMPILED

FORMER = {
    ("standard", 2, 12): "58ce11e5e539a577",
    ("standard", 3, 6): "0bc1209b024e7e06",
    ("preselected", 4, 6): "b0e42d14113cddfe",
    ("solo3", 2, 4): "4be58242703912b1",
}
NOW = {
    ("standard", 2, 12): "f8924397b5c453fe",
    ("standard", 3, 6): "8bd9771d85b1389a",
    ("preselected", 4, 6): "90de3c210dc2d275",
    ("solo3", 2, 4): "61db9f80efba3ff6",
}


@pytest.mark.parametrize(("name", "games"), [("luna-0.1", FORMER), ("luna", NOW)])
@pytest.mark.parametrize("table", FORMER)
def test_games_are_the_same_everywhere(
    name: str, games: dict[tuple[str, int, int], str], table: tuple[str, int, int]
) -> None:
    mode, players, nodes = table
    game = Game.new(COLOURS[:players], seed=101, mode=mode)
    while not game.over:
        played = played_this_round(game)
        game.play(action_in(bot(name), game.state, Budget(nodes=nodes), 1, played))
    assert sha256("\n".join(game.lines()).encode()).hexdigest()[:16] == games[table]


def test_a_budget_in_time_means_the_nodes_it_had_then() -> None:
    s = Game.new(COLOURS[:2], seed=9).state
    assert Budget(ms=100).nodes_for(s, NODES_PER_MS) == (1600 if COMPILED else 1600 // 25)
