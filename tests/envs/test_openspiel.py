"""Luna behind OpenSpiel's interface; where OpenSpiel is installed."""

from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

from luna.envs.openspiel import LunaGame, settled, whole_action  # noqa: E402
from luna.rules.engine import apply, legal_steps  # noqa: E402
from luna.rules.vocabulary import ACTIONS  # noqa: E402


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiels_own_simulations_pass(players: int) -> None:
    game = pyspiel.load_game("luna", {"players": players, "seed": 4})
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_clones_are_independent() -> None:
    state = LunaGame({"seed": 2}).new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    assert state.history() == []
    assert len(clone.history()) == 1


def test_returns_name_one_winner() -> None:
    random = Random(1)
    state = LunaGame({"players": 3, "seed": 2}).new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state.apply_action(random.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]


def test_steps_make_whole_actions() -> None:
    random = Random(3)
    position = LunaGame({"seed": 2}).first.copy()
    for _ in range(200):
        told: list[int] = []
        before = position.copy()
        while not told or whole_action(told) is None:
            if told:
                assert settled(position).phase == ACTIONS
            told.append(random.choice(legal_steps(position)))
            apply(position, told[-1])
        if position.is_over():
            return
        assert before != position or len(told) > 1


def test_solo_is_refused() -> None:
    with pytest.raises(ValueError, match="solo"):
        LunaGame({"mode": "solo1"})
