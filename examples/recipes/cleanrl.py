"""A loop in the way of CleanRL: PPO in one file, PyTorch and the vector environment alone."""

from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from examples.recipes.score import won

GAMES, STEPS, MINIBATCH, EPOCHS = 64, 64, 512, 4
GAMMA, LAMBDA, CLIP = 0.995, 0.95, 0.2


class Agent(nn.Module):  # type: ignore[misc]
    """A body with a head for steps and one for what a position is worth."""

    def __init__(self, entries: int, steps: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(entries, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, steps), nn.Linear(128, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits), self.value(hidden).squeeze(-1)


def train(updates: int = 40, seed: int = 1) -> tuple[float, float]:
    """Shares of games won before and after."""
    torch.manual_seed(seed)
    envs = gymnasium.make_vec(
        "luna.envs.gym:Luna-v1",
        GAMES,
        "vector_entry_point",
        mode="preselected",
        opponents=("random",),
        form="floats",
        reward={"temple": 0.02, "shrines": 0.02, "priestess": 0.02, "council": 0.02, "win": 1.0},
    )
    shape = envs.single_observation_space.shape
    assert shape is not None
    agent = Agent(shape[0], 1482)
    adam = torch.optim.Adam(agent.parameters(), 1e-3, eps=1e-5)

    def choose(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            return agent(torch.tensor(observations), torch.tensor(masks))[0].sample().numpy()

    before = won(choose)
    seen, info = envs.reset(seed=seed)
    for _ in range(updates):
        rows: dict[str, list[Any]] = {
            name: [] for name in ("seen", "masks", "acts", "logs", "values")
        }
        rewards, dones = [], []
        for _ in range(STEPS):
            now, masks = torch.tensor(seen), torch.tensor(info["action_mask"])
            with torch.no_grad():
                spread, value = agent(now, masks)
            act = spread.sample()
            kept = (now, masks, act, spread.log_prob(act), value)
            for name, each in zip(rows, kept, strict=True):
                rows[name].append(each)
            seen, reward, over, cut, info = envs.step(act.numpy())
            rewards.append(torch.tensor(reward, dtype=torch.float32))
            dones.append(torch.tensor(np.logical_or(over, cut), dtype=torch.float32))
        with torch.no_grad():
            value = agent(torch.tensor(seen), torch.tensor(info["action_mask"]))[1]
        advantages, last = [], torch.zeros(GAMES)
        for at in reversed(range(STEPS)):
            alive = 1 - dones[at]
            delta = rewards[at] + GAMMA * value * alive - rows["values"][at]
            last = delta + GAMMA * LAMBDA * alive * last
            value = rows["values"][at]
            advantages.append(last)
        gained = torch.stack(advantages[::-1]).flatten()
        flat = {name: torch.stack(each).flatten(0, 1) for name, each in rows.items()}
        target = gained + flat["values"]
        gained = (gained - gained.mean()) / (gained.std() + 1e-8)
        for _ in range(EPOCHS):
            for pick in torch.randperm(GAMES * STEPS).split(MINIBATCH):
                spread, value = agent(flat["seen"][pick], flat["masks"][pick])
                ratio = (spread.log_prob(flat["acts"][pick]) - flat["logs"][pick]).exp()
                both = gained[pick] * ratio, gained[pick] * ratio.clamp(1 - CLIP, 1 + CLIP)
                loss = -torch.min(*both).mean() + 0.5 * ((value - target[pick]) ** 2).mean()
                loss = loss - 0.005 * spread.entropy().mean()
                adam.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                adam.step()
    return before, won(choose)


if __name__ == "__main__":
    first, end = train()
    print(f"PPO by hand won {first:.0%} against random steps before learning, {end:.0%} after.")
    if end < first + 0.2:
        raise SystemExit("It did not learn.")
