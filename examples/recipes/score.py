"""What all recipes measure: how often a policy wins against random steps."""

from collections.abc import Callable
from typing import Any

import numpy as np

from luna.envs import Batch

GAMES = 64

Choose = Callable[[Any, Any], Any]
"""Steps for rows of observations and masks."""


def won(choose: Choose, episodes: int = 300, seed: int = 10**6) -> float:
    """The share of games won, on setups that nobody has learned from."""
    batch = Batch(GAMES, opponents=("random",), mode="preselected", form="floats", seed=seed)
    wins = ended = 0
    while ended < episodes:
        batch.step(np.asarray(choose(batch.observations, batch.masks), np.int64))
        over = batch.terminated == 1
        ended += int(over.sum())
        wins += int((batch.rewards[over, 0] > 0).sum())
    return wins / ended


def at_random(observations: Any, masks: Any) -> Any:
    """Legal steps by chance, for comparison."""
    return (masks * np.random.default_rng(int(masks.sum())).random(masks.shape)).argmax(axis=1)
