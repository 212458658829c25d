"""MaskablePPO of Stable-Baselines3 on a batch: learns to beat random steps in a few minutes."""

from typing import Any

from sb3_contrib import MaskablePPO

from examples.recipes.score import won
from luna.envs.sb3 import LunaVecEnv


def train(steps: int = 160_000, seed: int = 1) -> tuple[float, float]:
    """Shares of games won before and after."""
    envs = LunaVecEnv(
        64,
        mode="preselected",
        opponents=("random",),
        reward={"temple": 0.02, "shrines": 0.02, "priestess": 0.02, "council": 0.02, "win": 1.0},
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
        device="cpu",
    )

    def choose(observations: Any, masks: Any) -> Any:
        return model.predict(observations, action_masks=masks.astype(bool), deterministic=False)[0]

    before = won(choose)
    model.learn(steps)
    return before, won(choose)


if __name__ == "__main__":
    first, last = train()
    print(f"MaskablePPO won {first:.0%} against random steps before learning, {last:.0%} after.")
    if last < first + 0.2:
        raise SystemExit("It did not learn.")
