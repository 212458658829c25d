"""The spaces of Gymnasium that observations and steps lie in."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from luna.envs.encoding import Encoder
from luna.envs.observations import schema
from luna.rules import steps
from luna.rules.state import State

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


def observation_space(players: int) -> spaces.Box:
    """Bytes with the bounds of the schema."""
    fields = schema(players)
    bounds = [
        np.concatenate([np.full(f.length, getattr(f, side), np.uint8) for f in fields])
        for side in ("low", "high")
    ]
    return spaces.Box(bounds[0], bounds[1], dtype=np.uint8)


def action_space() -> spaces.Discrete:
    """The ids of all steps."""
    return spaces.Discrete(steps.STEPS)


def seen_by(encoder: Encoder, s: State, seat: int) -> Bytes:
    """An observation as an array of its own."""
    return np.frombuffer(memoryview(encoder.observation(s, seat)), np.uint8).copy()


def mask_of(encoder: Encoder, s: State) -> Mask:
    """A mask as an array of its own, of the type that `Discrete.sample` asks for."""
    return np.frombuffer(memoryview(encoder.mask(s)), np.int8).copy()


def nothing_legal() -> Mask:
    return np.zeros(steps.STEPS, np.int8)
