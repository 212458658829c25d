"""The adapter for Stable-Baselines3, with a stand-in for its base class where it is missing."""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np
import pytest


class StandIn:
    """What the adapter uses of `VecEnv`."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs = num_envs
        self.observation_space = observation_space
        self.action_space = action_space
        self._seeds: list[int | None] = [None] * num_envs

    def seed(self, seed: int) -> None:
        self._seeds = [seed + game for game in range(self.num_envs)]

    def _reset_seeds(self) -> None:
        self._seeds = [None] * self.num_envs

    def _reset_options(self) -> None:
        """There are none."""


@pytest.fixture
def adapter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    names = ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env")
    modules = {name: ModuleType(name) for name in names}
    modules[names[-1]].__dict__["VecEnv"] = StandIn
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "luna.envs.sb3", raising=False)
    import luna.envs.sb3

    yield luna.envs.sb3.LunaVecEnv
    sys.modules.pop("luna.envs.sb3", None)


def test_episodes_are_told_as_the_library_wants_them(adapter: Any) -> None:
    envs = adapter(4, mode="preselected", opponents=("random",))
    envs.seed(7)
    first = envs.reset()
    assert envs.observation_space.contains(first[0])
    ended = 0
    lengths = np.zeros(4, int)
    while ended < 4:
        masks = np.stack(envs.env_method("action_masks"))
        assert (masks == envs.action_masks()).all()
        assert masks.dtype == np.bool_
        envs.step_async(masks.argmax(axis=1))
        seen, rewards, dones, infos = envs.step_wait()
        lengths += 1
        assert seen.dtype == np.float32
        for game, info in enumerate(infos):
            assert bool(info) == dones[game]
            if dones[game]:
                ended += 1
                assert info["episode"]["r"] == rewards[game] in (1.0, -1.0)
                assert info["episode"]["l"] == lengths[game]
                assert info["terminal_observation"].shape == seen[game].shape
                lengths[game] = 0
    envs.seed(7)
    assert (envs.reset() == first).all()
    assert envs.has_attr("action_masks")
    assert envs.env_is_wrapped(object) == [False] * 4
    with pytest.raises(AttributeError):
        envs.env_method("fly")
    envs.close()


def test_an_illegal_step_is_refused_as_in_a_single_environment(adapter: Any) -> None:
    envs = adapter(2, mode="preselected", opponents=("random",), illegal_reward=-1.0)
    before = envs.reset()
    masks = envs.action_masks()
    envs.step_async([masks[0].argmax(), masks[1].argmin()])
    seen, rewards, dones, infos = envs.step_wait()
    assert rewards.tolist() == [0.0, -1.0]
    assert not dones.any()
    assert (seen[1] == before[1]).all()
    assert (seen[0] != before[0]).any()
    assert infos[0] == {}
    assert "A-TURN" in infos[1]["refusal"]
