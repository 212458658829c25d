"""Replay games step by step and write the observation before each step."""

from typing import Final, final

from luna.envs.buffers import buffer, u8
from luna.envs.encoder import Encoder, words_of, write_table
from luna.rules import steps
from luna.rules.compat import i64
from luna.rules.engine import apply, legal, step_buffer
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, SOURCES

MASK_BYTES: Final = (steps.STEPS + 7) // 8
"""A mask in bits: step k is bit k % 8 of byte k // 8."""


@final
class Replayer:
    """Memory for `rows` samples of games of one number of players, filled game by game."""

    def __init__(self, players: i64, rows: i64) -> None:
        self.players = players
        self.rows = rows
        self.words = words_of(players)
        self.observations = buffer[i64]([0] * (rows * self.words))
        self.masks = buffer[u8]([u8(0)] * (rows * MASK_BYTES))
        self.steps = buffer[i64]([0] * rows)
        self.seats = buffer[u8]([u8(0)] * rows)
        self.sources = buffer[i64]([0] * (rows * SOURCES))
        """Points of the player to move, by source."""
        self._row = buffer[i64]([0] * self.words)
        self._encoder = Encoder()
        self._legal = step_buffer()

    def play(self, s: State, played: list[int], seats: list[int], at: i64) -> i64:
        """Play steps, write rows from `at` on, and return the first illegal step or -1.

        `seats` has the seat that takes each step.
        """
        encoder = self._encoder
        write_table(s.layout, self._row, 0)
        encoder.reset(s)
        actor: i64 = -1
        for k in range(len(played)):
            step: i64 = played[k]
            if s.phase == PHASE_OVER or seats[k] != s.turn:
                return k
            encoder.write(s, s.turn, actor, self._row, 0)
            if not self._sample(s, step, at + k):
                return k
            actor = s.turn
            apply(s, step)
            encoder.update(s, step, actor)
        return -1

    def _sample(self, s: State, step: i64, row: i64) -> bool:
        """Write a row and return whether the step is legal."""
        first = row * self.words
        for word in range(self.words):
            self.observations[first + word] = self._row[word]
        masks = self.masks
        first = row * MASK_BYTES
        for at in range(first, first + MASK_BYTES):
            masks[at] = u8(0)
        out = self._legal
        found = False
        for k in range(legal(s, out)):
            each = out[k]
            if each == step:
                found = True
            at = first + (each >> 3)
            masks[at] = u8(i64(masks[at]) | (i64(1) << (each & 7)))
        self.steps[row] = step
        self.seats[row] = u8(s.turn)
        for source in range(i64(SOURCES)):
            self.sources[row * SOURCES + source] = s.ledger[s.turn * SOURCES + source]
        return found
