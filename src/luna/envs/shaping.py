"""Rewards made of the ledger: what each step gained every player, by source.

>>> shaping = Shaping({"temple": 0.1, "win": 1.0})
>>> shaping.measure
'win'
"""

from collections.abc import Callable, Mapping
from typing import Any

from luna.envs.parameters import number
from luna.envs.rewards import REWARDS, WIN
from luna.extras import missing
from luna.rules.state import State
from luna.rules.vocabulary import SOURCE_NAMES

Hook = Callable[[Any, Any], Any]
"""Takes gains by game, seat and source, and what the end of a game gave by game and seat; gives
rewards by game and seat."""


class Shaping:
    """A reward that is given with every step.

    A mapping weighs sources (`temple`, `shrines`, …) and measures of the end (`win`, `rank`,
    `margin`, `points`); at most one of these. A function gets numpy arrays, as `Hook` says, the end
    measured by `win`.
    """

    def __init__(self, given: Mapping[str, float] | Hook) -> None:
        try:
            import numpy as np
        except ImportError:
            raise missing("numpy", "train") from None
        self.given = given
        self.measure = REWARDS[WIN]
        self._hook: Hook
        if not isinstance(given, Mapping):
            self._hook = given
            return
        unknown = [name for name in given if name not in (*SOURCE_NAMES, *REWARDS)]
        if unknown:
            raise ValueError(
                f"reward must weigh {', '.join(SOURCE_NAMES)} or one of {', '.join(REWARDS)},"
                f" not {unknown[0]!r}."
            )
        if not given:
            raise ValueError("reward must weigh something, not nothing.")
        measures = [name for name in given if name in REWARDS]
        if len(measures) > 1:
            raise ValueError(f"reward must have one measure of the end, not {len(measures)}.")
        weights = np.array(
            [number(f"reward of {name}", given.get(name, 0.0)) for name in SOURCE_NAMES]
        )
        self.measure = measures[0] if measures else self.measure
        at_the_end = number(f"reward of {self.measure}", given[self.measure]) if measures else 0.0
        self._hook = lambda gains, ends: gains @ weights + at_the_end * ends

    def __call__(self, gains: Any, ends: Any) -> Any:
        """Rewards by game and seat."""
        return self._hook(gains, ends)


def shaping_of(reward: Any) -> Shaping | None:
    """What makes rewards with every step; None where a measure of the end is named."""
    if isinstance(reward, Mapping) or callable(reward):
        return Shaping(reward)
    return None


def ledger_of(s: State) -> Any:
    """What everyone has, by seat and source, as an array."""
    import numpy as np

    return np.array(list(s.ledger), np.int64).reshape(-1, len(SOURCE_NAMES))
