"""Luna behind Gymnasium's interface."""

import copy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from luna.bots import BotNameError
from luna.envs import Batch
from luna.envs.game_batch import returns
from luna.envs.gym import LunaEnv, LunaVectorEnv
from luna.envs.observations import legal_mask, observe
from luna.envs.text_pixels import BACKGROUND, COLOUR, COLUMNS, GLYPHS, LINES, PLAIN, pixels
from luna.rules import steps
from luna.rules.setup import draw_setup, first_state
from luna.text_board import draw_english

KINDS: list[dict[str, Any]] = [
    {"mode": "solo1"},
    {"mode": "solo2", "edition": "revised", "reward": "points"},
    {"mode": "solo3", "reward": "margin"},
    {"mode": "standard", "opponents": ("random",)},
    {"mode": "standard", "opponents": ("pilgrim", "postulant", "random")},
    {"mode": "preselected", "opponents": ("deacon", "luna@3n"), "reward": "rank"},
]


def any_legal(random: Random, mask: Any) -> int:
    return random.choice(np.flatnonzero(mask).tolist())


@pytest.mark.parametrize("kind", KINDS)
def test_gymnasiums_own_checks_pass(
    kind: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make("luna.envs.gym:Luna-v1", **kind).unwrapped)
    assert "☾ LUNA" in capsys.readouterr().out  # what it renders for people


@pytest.mark.parametrize("kind", KINDS)
def test_a_random_learner_gets_to_the_end(kind: dict[str, Any]) -> None:
    env = LunaEnv(**kind)
    seen, info = env.reset(seed=5)
    random = Random(1)
    reward, ended = 0.0, False
    while not ended:
        assert env.state is not None
        assert bytes(seen) == bytes(observe(env.state, 0))
        assert bytes(info["action_mask"].view(np.uint8)) == bytes(legal_mask(env.state))
        assert env.state.turn == 0
        seen, reward, ended, truncated, info = env.step(any_legal(random, info["action_mask"]))
        assert seen in env.observation_space
        assert not truncated
        assert ended or reward == 0
    assert env.state is not None
    assert reward == returns(env.state, kind.get("reward", "win"))[0]
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_games_follow_from_the_seed() -> None:
    def trace(seed: int) -> list[bytes]:
        env = LunaEnv("standard", ("postulant", "random"))
        seen, info = env.reset(seed=seed)
        random = Random(2)
        found = [seen.tobytes()]
        for _ in range(60):
            seen, *_, info = env.step(any_legal(random, info["action_mask"]))
            found.append(seen.tobytes())
        return found

    assert trace(3) == trace(3)
    assert trace(3) != trace(4)


def test_a_setup_can_be_chosen() -> None:
    env = LunaEnv("solo1")
    seen, info = env.reset(options={"setup": 12})
    assert info["setup"] == 12
    assert bytes(seen) == bytes(observe(first_state(draw_setup(12, mode="solo1")), 0))
    assert env.reset()[1]["setup"] != 12


def test_an_illegal_step_changes_nothing() -> None:
    env = LunaEnv("solo1", illegal_reward=-0.5)
    before, _ = env.reset(seed=1)
    seen, reward, ended, truncated, info = env.step(steps.MEDITATE)
    assert (seen == before).all()
    assert (reward, ended, truncated) == (-0.5, False, False)
    assert "(P-SHRINE)" in info["refusal"]


def test_an_episode_is_cut_off() -> None:
    env = LunaEnv("solo1", max_steps=3)
    env.reset(seed=1)
    assert [env.step(steps.MEDITATE)[3] for _ in range(3)] == [False, False, True]


def test_pictures_and_texts() -> None:
    env = LunaEnv("solo1", render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.render()
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "Preliminary Round" in picture
    assert env.action_to_string(np.int64(steps.MEDITATE)) == "meditate"


def test_unknown_opponents_are_told() -> None:
    with pytest.raises(BotNameError, match="there are random, tips"):
        LunaEnv("standard", ("kasparov",))
    with pytest.raises(BotNameError, match="there are random, tips"):
        LunaVectorEnv(2, "standard", ("kasparov",))


VECTORS: list[dict[str, Any]] = [
    {"mode": "solo1", "reward": "points"},
    {"mode": "standard", "opponents": ("random", "random"), "reward": "rank"},
]


@pytest.mark.parametrize("kind", VECTORS)
def test_many_games_for_one_learner(kind: dict[str, Any]) -> None:
    envs = gymnasium.make_vec(
        "luna.envs.gym:Luna-v1", 3, vectorization_mode="vector_entry_point", **kind
    )
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = envs.reset(seed=8)
    random = Random(3)
    ends = 0
    for _ in range(200):
        assert seen in envs.observation_space
        actions = np.array([any_legal(random, mask) for mask in info["action_mask"]])
        assert actions in envs.action_space
        before = seen
        seen, rewards, terminated, truncated, info = envs.step(actions)
        assert (before != seen).any(axis=1).all()
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
        assert not truncated.any()
        assert (rewards[~terminated] == 0).all()
        if terminated.any():
            ends += int(terminated.sum())
            assert (info["_final_obs"] == terminated).all()
            for last, over in zip(info["final_obs"], terminated, strict=True):
                assert (last is not None) == over
                assert last is None or last[254] == 1  # the phase is "over"
    assert ends >= 3


def test_vectors_follow_from_the_seed_and_share_if_told() -> None:
    one, other = LunaVectorEnv(2), LunaVectorEnv(2)
    first, _ = one.reset(seed=4)
    assert (first == other.reset(seed=4)[0]).all()
    assert (first != one.reset()[0]).any()
    assert (first != other.reset(seed=5)[0]).any()
    shared = LunaVectorEnv(2, copy=False)
    seen, _ = shared.reset(seed=1)
    shared.step(shared.batch.sample())
    assert shared.batch.observations is seen


REFUSALS: list[dict[str, Any]] = [
    {"mode": "solo1", "reward": "points"},
    {"mode": "preselected", "opponents": ("random",), "reward": {"temple": 0.5, "win": 2.0}},
    {"mode": "standard", "opponents": ("tips", "random")},
]


@pytest.mark.parametrize("form", ["bytes", "floats"])
@pytest.mark.parametrize("kind", REFUSALS)
def test_one_game_and_many_answer_an_illegal_step_alike(kind: dict[str, Any], form: str) -> None:
    options = {**kind, "form": form, "max_steps": 12, "illegal_reward": -0.25}
    envs = LunaVectorEnv(3, **options)
    seen, info = envs.reset(seed=1)
    alone = [LunaEnv(**options) for _ in range(3)]
    for game, env in enumerate(alone):
        env.reset(options={"setup": int(info["setup"][game])})
        env.state = envs.batch.state(game)
    random = Random(4)
    refused = 0
    for _ in range(11):
        asked = [any_legal(random, mask) for mask in info["action_mask"]]
        wrong = [game for game in range(3) if random.random() < 0.5]
        for game in wrong:
            asked[game] = int(np.flatnonzero(info["action_mask"][game] == 0)[0])
        before = seen
        seen, rewards, terminated, truncated, info = envs.step(np.array(asked))
        assert info.get("_refusal", np.zeros(3, bool)).tolist() == [
            game in wrong for game in range(3)
        ]
        for game in wrong:
            _, reward, _, _, said = alone[game].step(asked[game])
            assert rewards[game] == reward == -0.25
            assert info["refusal"][game] == said["refusal"]
            assert (seen[game] == before[game]).all()
            assert not terminated[game]
        for game in set(range(3)) - set(wrong):
            assert (seen[game] != before[game]).any()
            alone[game].state = envs.batch.state(game)
            alone[game]._episode.played += 1
        refused += len(wrong)
        assert not truncated.any()
    wrong_step = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    asked = [wrong_step, *(any_legal(random, mask) for mask in info["action_mask"][1:])]
    before = seen
    seen, rewards, _, truncated, info = envs.step(np.array(asked))
    _, reward, _, cut, said = alone[0].step(wrong_step)
    assert truncated.all()
    assert cut
    assert rewards[0] == reward == -0.25
    assert info["refusal"][0] == said["refusal"]
    assert (info["final_obs"][0] == before[0]).all()
    assert refused > 3


def test_an_illegal_step_is_told_in_a_restored_vector_as_well() -> None:
    reward = {"win": 3.0}
    envs = LunaVectorEnv(2, "preselected", ("random",), reward=reward, illegal_reward=-0.5)
    _, info = envs.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    envs.step(np.array([wrong, any_legal(Random(1), info["action_mask"][1])]))
    assert envs.batch.rewards[0].tolist() == [-0.5, 0.0]
    copied = copy.deepcopy(envs.batch)
    assert copied.refusals == envs.batch.refusals
    assert (copied.rewards == envs.batch.rewards).all()
    for batch in (envs.batch, copied):
        batch.step(batch.sample())
        assert batch.refusals == {}
        assert batch.rewards[0, 0] == 0.0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pixels_show_what_the_text_shows(players: int) -> None:
    batch = Batch(6, players=players, seed=3, edition="revised", observe=False)
    pictures = set()
    found = pixels(batch.setup_of(3), batch.state(0))
    for _ in range(40):
        batch.play_random(9)
        for game in range(6):
            text = draw_english(batch.setup_of(int(batch.seeds[game])), batch.state(game)).text(
                colours=False
            )
            assert set(text.upper()) <= {*GLYPHS, " ", "\n"}
            assert len(text.split("\n")) <= LINES
            assert max(map(len, text.split("\n"))) <= COLUMNS
        found = pixels(batch.setup_of(int(batch.seeds[0])), batch.state(0))
        pictures.add(found.tobytes())
    assert found.dtype == np.uint8
    assert found.shape[2] == 3
    assert len(pictures) > 35
    colours = {tuple(each) for each in found.reshape(-1, 3).tolist()}
    assert {BACKGROUND, PLAIN, COLOUR[1], COLOUR[3]} <= colours


def test_stable_baselines_gets_the_pictures_it_asks_for() -> None:
    """Its `make_vec_env` passes `render_mode="rgb_array"`."""
    env = gymnasium.make("luna.envs.gym:Luna-v1", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    envs = LunaVectorEnv(2, render_mode="rgb_array")
    envs.reset(seed=1)
    pictures = envs.render()
    assert pictures is not None
    assert [each.shape for each in pictures] == [picture.shape] * 2


def test_pictures_of_many_games() -> None:
    envs = LunaVectorEnv(2, render_mode="ansi")
    envs.reset(seed=1)
    pictures = envs.render()
    assert pictures is not None
    assert len(pictures) == 2
    assert LunaVectorEnv(2).render() is None
