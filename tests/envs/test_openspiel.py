"""Luna behind OpenSpiel's interface; where OpenSpiel is installed."""

from random import Random

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import evaluate_bots, mcts, random_agent  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

from luna.envs import IllegalStepError  # noqa: E402
from luna.envs.episode import ledger_of  # noqa: E402
from luna.envs.game_batch import REWARDS, returns  # noqa: E402
from luna.envs.observations import observe, schema  # noqa: E402
from luna.envs.openspiel import LunaGame, LunaObserver, whole_action  # noqa: E402
from luna.envs.policy import settled  # noqa: E402
from luna.record.notation import step_text  # noqa: E402
from luna.rules import steps  # noqa: E402
from luna.rules.engine import apply, legal_steps  # noqa: E402
from luna.rules.state import State  # noqa: E402
from luna.rules.vocabulary import PHASE_ACTIONS, SOURCE_NAMES  # noqa: E402


@pytest.mark.parametrize("setups", [1, 1024])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_openspiels_own_simulations_pass(players: int, setups: int) -> None:
    game = pyspiel.load_game("luna", {"players": players, "seed": 4, "setups": setups})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_by_default_episodes_have_setups_of_their_own() -> None:
    game = pyspiel.load_game("luna")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    random = np.random.RandomState(1)
    tables = set()
    for _ in range(5):
        state = game.new_initial_state()
        assert state.is_chance_node()
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choice(outcomes, p=chances))
        tables.add(str(state))
    assert len(tables) == 5


def test_a_chance_node_draws_the_setup() -> None:
    game = pyspiel.load_game("luna", {"players": 2, "seed": 4, "setups": 3})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    tables = set()
    for outcome, _ in state.chance_outcomes():
        drawn = state.child(outcome)
        alone = LunaGame({"players": 2, "seed": 4 + outcome, "setups": 1}).new_initial_state()
        assert str(drawn) == str(alone)
        tables.add(str(drawn))
    assert len(tables) == 3


def test_a_state_reads_like_a_table() -> None:
    state = LunaGame({"seed": 2, "setups": 1}).new_initial_state()
    assert "Preliminary Round" in str(state)
    assert "Yellow 5 supply 12" in str(state)
    assert "\x1b" not in str(state)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 5}, "players must be 2 to 4, not 5."),
        ({"players": 1}, "players must be 2 to 4, not 1."),
        ({"edition": "foo"}, "edition must be one of"),
        ({"setups": 0}, "setups must be 1 to"),
    ],
)
def test_a_wrong_parameter_is_named(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        LunaGame(options)


@pytest.mark.parametrize("reward", REWARDS)
def test_simulations_pass_with_every_reward(reward: str) -> None:
    game = pyspiel.load_game("luna", {"players": 3, "mode": "preselected", "reward": reward})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    zero_sum = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert zero_sum == (reward != "points")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tensor_is_the_observation(players: int) -> None:
    state = LunaGame({"players": players, "seed": 2, "setups": 1}).new_initial_state()
    random = Random(1)
    observer = LunaObserver(players)
    for _ in range(60):
        for player in range(players):
            seen = list(observe(state.position, player))
            assert state.observation_tensor(player) == seen
            observer.set_from(state, player)
            assert observer.tensor.tolist() == seen
            for field in schema(players):
                assert observer.dict[field.name].tolist() == seen[field.offset : field.end]
        state.apply_action(random.choice(state.legal_actions()))


def test_actions_are_steps_and_their_texts_those_of_records() -> None:
    game = LunaGame({"seed": 2, "setups": 1})
    assert game.num_distinct_actions() == steps.STEPS
    state = game.new_initial_state()
    for action in state.legal_actions():
        assert state.action_to_string(0, action) == step_text(action)


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    state = LunaGame({"seed": 2, "setups": 3}).new_initial_state()
    for outcome in (-2, 3, 10**9):
        with pytest.raises(IllegalStepError, match="a setup from 0 to 2 is to be drawn"):
            state.apply_action(outcome)
        assert state.is_chance_node()
    state.apply_action(2)
    random = Random(1)
    while not state.is_terminal():
        before, history = state.position.to_bytes(), state.history()
        legal = state.legal_actions()
        for action in [-5, steps.STEPS, 10**9, *random.sample(range(steps.STEPS), 5)]:
            if action not in legal:
                with pytest.raises(IllegalStepError, match=f"step {action} .*is not legal"):
                    state.apply_action(action)
        assert (state.position.to_bytes(), state.history()) == (before, history)
        assert state.legal_actions() == legal
        state.apply_action(random.choice(legal))


def test_a_clone_copies_the_position_and_not_the_table() -> None:
    state = LunaGame({"seed": 2, "setups": 1}).new_initial_state()
    clone = state.clone()
    assert isinstance(clone.position, State)
    assert clone.position is not state.position
    assert clone.position.layout is state.position.layout


def test_mcts_and_random_bots_can_play_it() -> None:
    game = LunaGame({"mode": "preselected", "seed": 5, "setups": 1})
    random = np.random.RandomState(1)
    searcher = mcts.MCTSBot(
        game, 1.4, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random
    )
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(searcher.step(state))
    bots = [uniform_random.UniformRandomBot(seat, random) for seat in range(2)]
    gains = evaluate_bots.evaluate_bots(state, bots, random)
    assert sorted(gains) == [-1.0, 1.0]


def test_learners_of_openspiel_can_play_it() -> None:
    env = rl_environment.Environment(LunaGame({"players": 3, "mode": "preselected"}))
    agents = [
        random_agent.RandomAgent(player_id=seat, num_actions=steps.STEPS) for seat in range(3)
    ]
    moment = env.reset()
    while not moment.last():
        seat = moment.observations["current_player"]
        assert len(moment.observations["info_state"][seat]) == 736
        moment = env.step([agents[seat].step(moment).action])
    assert sorted(moment.rewards) == [-0.5, -0.5, 1.0]


@pytest.mark.parametrize(
    ("reward", "sentence"),
    [
        ("fame", "reward must be"),
        ("fame:1", "reward must weigh .*temple"),
        ("temple:much", "reward must be like `temple:0.02 win:1`, not 'temple:much'."),
        ("win:1 rank:1", "reward must have one measure of the end, not 2."),
    ],
)
def test_an_unknown_reward_is_told(reward: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        LunaGame({"reward": reward})


def test_steps_are_rewarded_by_source() -> None:
    game = pyspiel.load_game("luna", {"reward": "temple:0.5 shrines:0.25 win:10", "setups": 3})
    assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    random, state = Random(1), game.new_initial_state()
    state.apply_action(1)
    begin, total = ledger_of(state.position), np.zeros(2)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        total += state.rewards()
        assert state.returns() == pytest.approx(total)
    gains = ledger_of(state.position) - begin
    by_source = dict(zip(SOURCE_NAMES, gains.T, strict=True))
    ends = np.array(returns(state.position, "win"))
    assert by_source["temple"].any()
    assert total == pytest.approx(
        0.5 * by_source["temple"] + 0.25 * by_source["shrines"] + 10 * ends
    )
    clone = state.clone()
    assert clone.returns() == state.returns()


def test_clones_are_independent() -> None:
    state = LunaGame({"seed": 2, "setups": 1}).new_initial_state()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    assert state.history() == []
    assert len(clone.history()) == 1


def test_returns_name_one_winner() -> None:
    random = Random(1)
    state = LunaGame({"players": 3, "seed": 2, "setups": 1}).new_initial_state()
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state.apply_action(random.choice(state.legal_actions()))
    assert sorted(state.returns()) == [-0.5, -0.5, 1.0]
    assert state.returns() == returns(state.position, "win")


def test_steps_make_whole_actions() -> None:
    random = Random(3)
    position = LunaGame({"seed": 2, "setups": 1}).first.copy()
    for _ in range(200):
        played: list[int] = []
        before = position.copy()
        while not played or whole_action(played) is None:
            if played:
                assert settled(position).phase == PHASE_ACTIONS
            played.append(random.choice(legal_steps(position)))
            apply(position, played[-1])
        if position.is_over():
            return
        assert before != position or len(played) > 1


def test_solo_is_refused() -> None:
    with pytest.raises(ValueError, match="solo"):
        LunaGame({"mode": "solo1"})
