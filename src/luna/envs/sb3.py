"""A batch of games as Stable-Baselines3 wants it: quick, and with masks for `MaskablePPO`.

from sb3_contrib import MaskablePPO
from luna.envs.sb3 import LunaVecEnv

envs = LunaVecEnv(32, mode="standard", opponents=("random",))
model = MaskablePPO("MlpPolicy", envs)
"""

from collections.abc import Sequence
from typing import Any

from luna.extras import missing

try:
    import numpy as np
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise missing("Stable-Baselines3", "sb3") from None

from luna.envs.batch import Batch
from luna.envs.observations import FLOATS
from luna.envs.parameters import check_int, check_number, check_opponents
from luna.envs.spaces import action_space, observation_space
from luna.rules.setup import solo_level


class LunaVecEnv(VecEnv):  # type: ignore[misc]
    """`num_envs` games for one learner each: solo, or against `opponents` as in `LunaEnv`.

    Observations are floats unless `form="bytes"`; other `options` are those of `Batch`. An illegal
    step is answered as by `LunaEnv`, with `illegal_reward` and `info["refusal"]`.
    """

    def __init__(
        self,
        num_envs: int = 16,
        mode: str = "solo1",
        opponents: Sequence[Any] = (),
        form: str = FLOATS,
        illegal_reward: float = 0.0,
        **options: Any,
    ) -> None:
        others = check_opponents(mode, opponents)
        self.batch = Batch(
            check_int("num_envs", num_envs, 1),
            mode=mode,
            opponents=None if solo_level(mode) else others,
            form=form,
            illegal_reward=check_number("illegal_reward", illegal_reward),
            **options,
        )
        self._actions: Any = None
        self._returned = np.zeros(num_envs)
        self._lengths = np.zeros(num_envs, np.int64)
        self.render_mode = None
        super().__init__(num_envs, observation_space(self.batch.players, form), action_space())

    def reset(self) -> Any:
        """First observations, of the seed that `seed` was given last."""
        seeds = [seed for seed in getattr(self, "_seeds", []) if seed is not None]
        self.batch.reset(seeds[0] if seeds else None)
        self._reset_seeds()
        self._reset_options()
        self._returned[:] = 0
        self._lengths[:] = 0
        return self.batch.observations.copy()

    def step_async(self, actions: Any) -> None:
        self._actions = np.asarray(actions, np.int64)

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        batch = self.batch
        batch.step(self._actions)
        rewards = batch.rewards[:, 0].astype(np.float32)
        self._returned += rewards
        self._lengths += 1
        dones = (batch.terminated | batch.truncated).astype(np.bool_)
        infos: list[dict[str, Any]] = [
            {"refusal": batch.refusals[game]} if game in batch.refusals else {}
            for game in range(self.num_envs)
        ]
        for game in np.flatnonzero(dones):
            infos[game] |= {
                "terminal_observation": batch.finals[game].copy(),
                "TimeLimit.truncated": bool(batch.truncated[game]),
                "episode": {
                    "r": float(self._returned[game]),
                    "l": int(self._lengths[game]),
                    "t": 0,
                },
            }
            self._returned[game] = 0
            self._lengths[game] = 0
        return batch.observations.copy(), rewards, dones, infos

    def action_masks(self) -> Any:
        """True for each legal step of each game."""
        return self.batch.masks.astype(np.bool_)

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> Any:
        """`action_masks` of each game, as MaskablePPO asks for them; there is nothing else."""
        if method_name != "action_masks":
            raise AttributeError(f"Games of a batch have no {method_name}.")
        return list(self.action_masks()[self._chosen(indices)])

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        if attr_name == "action_masks":
            return [self.action_masks] * len(self._chosen(indices))
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Games of a batch have no attributes of their own."""
        raise AttributeError(f"Games of a batch have no {attr_name} to be set.")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * len(self._chosen(indices))

    def get_state(self) -> dict[str, Any]:
        """Save all games."""
        return {
            "batch": self.batch.save(),
            "returned": self._returned.copy(),
            "lengths": self._lengths.copy(),
        }

    def set_state(self, saved: dict[str, Any]) -> None:
        """Continue from where an adapter of the same kind stood."""
        self.batch.restore(saved["batch"])
        self._returned = saved["returned"].copy()
        self._lengths = saved["lengths"].copy()

    def _chosen(self, indices: Any) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [int(each) for each in np.atleast_1d(indices)]

    def close(self) -> None:
        """End the programs among the opponents."""
        self.batch.close()
