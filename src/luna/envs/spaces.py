"""The spaces of observations and steps, and their values as arrays, for Gymnasium."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from luna.envs.encoder import Encoder
from luna.envs.float_encoder import FloatEncoder
from luna.envs.observations import BYTES, FLOATS, schema
from luna.rules import steps
from luna.rules.state import State

Observation = NDArray[Any]
"""An observation, in bytes or in floats."""
Mask = NDArray[np.int8]
SEEDS = 2**31
"""Environments draw setups from seeds below this."""


def observation_space(players: int, form: str = BYTES) -> spaces.Box:
    """Bytes or floats with the bounds of their schema."""
    kind = np.float32 if form == FLOATS else np.uint8
    fields = schema(players, form)
    low, high = (
        np.concatenate([np.full(field.length, getattr(field, side), kind) for field in fields])
        for side in ("low", "high")
    )
    return spaces.Box(low, high, dtype=kind)


def action_space() -> spaces.Discrete:
    """The ids of all steps."""
    return spaces.Discrete(steps.STEPS)


def float_encoder_of(form: str) -> FloatEncoder | None:
    """Return what converts observations to a form; None for bytes."""
    return FloatEncoder() if form == FLOATS else None


def encode_observation(
    encoder: Encoder, s: State, seat: int, float_encoder: FloatEncoder | None = None
) -> Observation:
    """Return an observation as a new array, in floats if there is a `float_encoder`."""
    words = encoder.observation(s, seat)
    if float_encoder is None:
        return np.frombuffer(memoryview(words), np.uint8).copy()
    floats = float_encoder.observation(words, s.layout.players)
    return np.frombuffer(memoryview(floats), np.float32).copy()


def mask_of(encoder: Encoder, s: State) -> Mask:
    """Return a mask as a new array of the type that `Discrete.sample` wants."""
    return np.frombuffer(memoryview(encoder.mask(s)), np.int8).copy()


def nothing_legal() -> Mask:
    return np.zeros(steps.STEPS, np.int8)


def restored_rng(state: Any) -> np.random.Generator:
    """Return a generator that continues from a saved state of its bits."""
    rng, _ = seeding.np_random(0)
    rng.bit_generator.state = state
    return rng
