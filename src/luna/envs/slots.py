"""The place of one game among many, and the chance that belongs to it."""

from typing import Final, final

from luna.envs.encoding import Encoder
from luna.envs.unpacking import Unpacker
from luna.rules.compat import i64
from luna.rules.engine import step_buffer
from luna.rules.state import State

STRIDE: Final = 2654435761
"""A prime: from one episode to the next a game leaps this far through the setups."""


@final
class Slot:
    """The place of one game."""

    def __init__(self, game: i64, state: State, encoder: Encoder, unpacker: Unpacker) -> None:
        self.game = game
        self.state = state
        self.steps = step_buffer()
        """The legal steps, `count` of them."""
        self.count: i64 = 0
        self.sampled: i64 = -1
        """A step known to be legal, or -1."""
        self.noise: i64 = 1
        self.episode: i64 = -1
        self.played: i64 = 0
        self.ended = False
        """Whether the outcome of the latest step is complete: the next step clears it."""
        self.history: list[int] = []
        """All steps of the episode, where they are kept."""
        self.encoder = encoder
        self.unpacker = unpacker


def pick(slot: Slot, count: i64) -> i64:
    """A random number below `count`, by the generator of `engine.playout`."""
    noise = slot.noise
    noise ^= (noise << 13) & 0xFFFFFFFF
    noise ^= noise >> 17
    noise ^= (noise << 5) & 0xFFFFFFFF
    slot.noise = noise
    return (noise * count) >> 32


def scrambled(seed: i64, game: i64) -> i64:
    """Where the generator of a game begins."""
    return (((seed + game * 7919) & 0x7FFFFFFF) * STRIDE + 88172645) & 0xFFFFFFFF | 1
