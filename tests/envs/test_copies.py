"""Environments are copied, pickled, saved and restored in mid-episode: their futures are equal."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from luna.envs.batch import Batch
from luna.envs.gym import LunaEnv, LunaVectorEnv
from luna.envs.pettingzoo import luna_v1
from luna.rules.engine import legal_steps

Copy = Callable[[Any], Any]
WAYS: dict[str, Copy] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
ARRAYS = (
    "observations",
    "masks",
    "finals",
    "rewards",
    "terminated",
    "truncated",
    "turns",
    "seeds",
)


def shown(batch: Batch) -> list[list[Any]]:
    return [np.asarray(getattr(batch, name)).tolist() for name in ARRAYS]


KINDS: list[dict[str, Any]] = [
    {"players": 3, "seed": 5, "setups": 7},
    {"players": 4, "seed": 5, "learner": 2, "max_steps": 40},
    {"players": 2, "mode": "solo3", "observe": False, "setups": 0},
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS, ids=["all", "learner", "solo"])
def test_a_batch_goes_on_as_its_copy_does(kind: dict[str, Any], way: str) -> None:
    batch = Batch(6, **kind)
    for moment in range(8):
        other = WAYS[way](batch)
        assert shown(other) == shown(batch)
        assert other.finished == batch.finished
        for _ in range(37 + moment):
            batch.step(batch.sample())
            other.step(other.sample())
        assert shown(other) == shown(batch)
    assert batch.finished > 0


def test_a_game_of_a_batch_is_taken_up_in_another() -> None:
    batch, other = Batch(3, players=3, seed=1), Batch(5, players=3, seed=90)
    for _ in range(61):
        batch.step(batch.sample())
    other.set_state(4, batch.get_state(1))
    assert other.observations[4].tolist() == batch.observations[1].tolist()
    assert other.masks[4].tolist() == batch.masks[1].tolist()
    assert other.state(4).to_bytes() == batch.state(1).to_bytes()
    other.set_state(0, batch.state(2))
    assert other.observations[0].tolist() == batch.observations[2].tolist()
    ids = [min(legal_steps(other.state(game))) for game in range(5)]
    other.step(ids)
    wrong = Batch(1, players=2).state(0)
    with pytest.raises(ValueError, match="state must be a position for 3 players"):
        other.set_state(0, wrong)
    with pytest.raises(ValueError, match="game must be 0 to 4"):
        other.set_state(5, batch.get_state(1))


def play(env: LunaEnv, number: int) -> list[Any]:
    """What comes of so many steps, with a new episode after each end."""
    seen: list[Any] = []
    for at in range(number):
        mask = env.action_masks()
        legal = np.flatnonzero(mask)
        found, reward, over, cut, info = env.step(legal[at % len(legal)])
        seen.append((found.tolist(), reward, over, cut, info["setup"]))
        if over or cut:
            seen.append(env.reset()[0].tolist())
    return seen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "kind",
    [{"mode": "solo2"}, {"mode": "standard", "opponents": ("random", "greedy"), "max_steps": 30}],
    ids=["solo", "bots"],
)
def test_a_learner_goes_on_as_the_copy_does(kind: dict[str, Any], way: str) -> None:
    env = LunaEnv(**kind)
    env.reset(seed=3)
    env.action_space.seed(3)
    play(env, 25)
    other = WAYS[way](env)
    assert play(other, 60) == play(env, 60)
    assert other.action_space.sample() == env.action_space.sample()


def test_a_saved_learner_is_restored() -> None:
    env = LunaEnv("solo1")
    env.reset(seed=8)
    play(env, 30)
    saved = env.get_state()
    first = play(env, 40)
    env.set_state(saved)
    assert play(env, 40) == first


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_before_the_first_reset_waits_for_one(way: str) -> None:
    other = WAYS[way](LunaEnv("solo1"))
    assert other.state is None
    first = LunaEnv("solo1").reset(seed=4)[0].tolist()
    assert other.reset(seed=4)[0].tolist() == first


def cycle(env: Any, number: int) -> list[Any]:
    seen: list[Any] = []
    for at in range(number):
        observation, reward, over, cut, _ = env.last()
        seen.append((env.agent_selection, reward, over, cut, observation["observation"].tolist()))
        if over or cut:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[at % len(legal)]))
    return seen


@pytest.mark.parametrize("way", WAYS)
def test_several_learners_go_on_as_the_copy_does(way: str) -> None:
    env = luna_v1.env(players=3, max_cycles=40)
    env.reset(seed=2)
    cycle(env, 33)
    other = WAYS[way](env)
    assert cycle(other, 150) == cycle(env, 150)


def together(env: LunaVectorEnv, number: int) -> list[Any]:
    seen: list[Any] = []
    for _ in range(number):
        steps = env.action_masks().argmax(axis=1)
        *found, _ = env.step(steps)
        seen.append([each.tolist() for each in found])
    return seen


@pytest.mark.parametrize("way", [*WAYS, "saved"])
@pytest.mark.parametrize("opponents", [("random",), ("tips",)], ids=["random", "tips"])
def test_a_vector_goes_on_as_its_copy_does(opponents: tuple[str, ...], way: str) -> None:
    env = LunaVectorEnv(3, mode="preselected", opponents=opponents, max_steps=50)
    env.reset(seed=6)
    together(env, 31)
    if way == "saved":
        other = LunaVectorEnv(3, mode="preselected", opponents=opponents, max_steps=50)
        other.set_state(pickle.loads(pickle.dumps(env.get_state())))
    else:
        other = WAYS[way](env)
    assert together(other, 80) == together(env, 80)
    assert other.reset()[0].tolist() == env.reset()[0].tolist()


def test_a_vector_has_masks() -> None:
    env = LunaVectorEnv(3, mode="solo1")
    _, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.tolist() == (info["action_mask"] == 1).tolist()
