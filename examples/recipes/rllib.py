"""PPO of RLlib on Luna, with a module that keeps to the masks."""

from typing import Any

import gymnasium
import numpy as np

from luna.envs.gym import LunaEnv


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations as RLlib's masking module takes them."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__(LunaEnv("preselected", ("random",), form="floats"))
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observations": self.env.observation_space,
                "action_mask": gymnasium.spaces.Box(0.0, 1.0, (1482,), np.float32),
            }
        )

    def _seen(self, observation: Any) -> dict[str, Any]:
        env: Any = self.env.unwrapped
        return {"observations": observation, "action_mask": env.action_masks().astype(np.float32)}

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        observation, _ = self.env.reset(**options)
        return self._seen(observation), {}

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        observation, reward, over, cut, _ = self.env.step(action)
        return self._seen(observation), reward, over, cut, {}


def train(iterations: int = 2) -> int:
    """Some iterations of PPO; how many steps of the game they took."""
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import (
        ActionMaskingTorchRLModule,
    )

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    config = (
        PPOConfig()
        .environment(Masked, disable_env_checking=True)
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=1000, minibatch_size=250, num_epochs=2)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128]}
            )
        )
    )
    try:
        algorithm = config.build_algo()
        taken = 0
        for _ in range(iterations):
            result = algorithm.train()
            taken = int(result["env_runners"]["num_env_steps_sampled_lifetime"])
        algorithm.stop()
    finally:
        ray.shutdown()
    return taken


if __name__ == "__main__":
    print(f"RLlib's PPO took {train()} steps in two iterations.")
