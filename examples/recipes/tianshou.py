"""A policy of tianshou on Luna: its own collector, with masks inside the observations."""

from typing import Any

import gymnasium
import numpy as np

from luna.envs.gym import LunaEnv


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations as tianshou takes them: `obs` and `mask`."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "obs": env.observation_space,
                "mask": gymnasium.spaces.MultiBinary(int(env.action_space.n)),
            }
        )

    def observation(self, observation: Any) -> dict[str, Any]:
        env: Any = self.env.unwrapped
        return {"obs": observation, "mask": env.action_masks()}


def make() -> Any:
    return Masked(LunaEnv("preselected", ("random",), form="floats"))


def collect(episodes: int = 8) -> int:
    """Collect episodes with tianshou's random algorithm, which keeps to the masks."""
    from tianshou.algorithm import MARLRandomDiscreteMaskedOffPolicyAlgorithm
    from tianshou.data import Collector, CollectStats, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv

    envs = DummyVectorEnv([make for _ in range(4)])
    algorithm = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=make().action_space)
    collector = Collector[CollectStats](algorithm, envs, VectorReplayBuffer(20_000, 4))
    collector.reset()
    stats = collector.collect(n_episode=episodes)
    assert set(np.unique(np.sign(stats.returns))) <= {-1.0, 1.0}
    return int(stats.n_collected_steps)


if __name__ == "__main__":
    print(f"tianshou collected {collect()} steps of 8 episodes.")
