"""The spaces of Gymnasium that observations and steps lie in."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from luna.envs import floats
from luna.envs.encoding import Encoder
from luna.envs.floats import BYTES, FLOATS
from luna.envs.observations import schema
from luna.envs.unpacking import Unpacker
from luna.rules import steps
from luna.rules.state import State

Seen = NDArray[Any]
"""An observation, in bytes or in floats."""
Mask = NDArray[np.int8]


def observation_space(players: int, form: str = BYTES) -> spaces.Box:
    """Bytes or floats with the bounds of their schema."""
    if form == FLOATS:
        parts = floats.schema(players)
        high = np.concatenate([np.full(each.length, each.high, np.float32) for each in parts])
        return spaces.Box(np.zeros_like(high), high, dtype=np.float32)
    fields = schema(players)
    bounds = [
        np.concatenate([np.full(f.length, getattr(f, side), np.uint8) for f in fields])
        for side in ("low", "high")
    ]
    return spaces.Box(bounds[0], bounds[1], dtype=np.uint8)


def action_space() -> spaces.Discrete:
    """The ids of all steps."""
    return spaces.Discrete(steps.STEPS)


def unpacker_of(form: str) -> Unpacker | None:
    """What observations of a form go through."""
    return Unpacker() if form == FLOATS else None


def seen_by(encoder: Encoder, s: State, seat: int, unpacker: Unpacker | None = None) -> Seen:
    """An observation as an array of its own, in floats where there is an `unpacker`."""
    words = encoder.observation(s, seat)
    if unpacker is None:
        return np.frombuffer(memoryview(words), np.uint8).copy()
    unpacked = unpacker.observation(words, s.layout.players)
    return np.frombuffer(memoryview(unpacked), np.float32).copy()


def mask_of(encoder: Encoder, s: State) -> Mask:
    """A mask as an array of its own, of the type that `Discrete.sample` asks for."""
    return np.frombuffer(memoryview(encoder.mask(s)), np.int8).copy()


def nothing_legal() -> Mask:
    return np.zeros(steps.STEPS, np.int8)
