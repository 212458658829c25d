"""Luna behind Gymnasium's interface."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from luna.bots import BotNameError
from luna.envs import IllegalStepError
from luna.envs.gym import LunaEnv, LunaVectorEnv
from luna.envs.observations import legal_mask, observe
from luna.envs.rewards import returns
from luna.rules import steps
from luna.rules.setup import draw_setup, first_state

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
    with pytest.raises(IllegalStepError, match="game 0"):
        shared.step(np.array([steps.MEDITATE, steps.MEDITATE]))


def test_pictures_of_many_games() -> None:
    envs = LunaVectorEnv(2, render_mode="ansi")
    envs.reset(seed=1)
    pictures = envs.render()
    assert pictures is not None
    assert len(pictures) == 2
    assert LunaVectorEnv(2).render() is None
