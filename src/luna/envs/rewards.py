"""What a finished game is worth to each player, by four measures."""

from typing import Final

from luna.envs.buffers import buffer
from luna.rules.compat import i64
from luna.rules.scoring import outranks
from luna.rules.state import State

WIN: Final = 0
RANK: Final = 1
MARGIN: Final = 2
POINTS: Final = 3
REWARDS: Final = ("win", "rank", "margin", "points")
"""Measures by name, each at its number."""


def write_returns(s: State, measure: i64, out: buffer[float], at: i64) -> None:
    """What each seat gets for the position, from entry `at` on."""
    n = s.layout.players
    total: i64 = 0
    for seat in range(n):
        total += s.influence(seat)
    for seat in range(n):
        ours = s.influence(seat)
        place: i64 = 0
        for rival in range(n):
            if outranks(s, rival, seat):
                place += 1
        others = float(n - 1)
        if measure == WIN:
            out[at + seat] = 1.0 if place == 0 else -1.0 / others
        elif measure == RANK:
            out[at + seat] = 1.0 - 2.0 * float(place) / others
        elif measure == MARGIN:
            out[at + seat] = float(ours) - float(total - ours) / others
        else:
            out[at + seat] = float(ours)


def returns(s: State, measure: str) -> list[float]:
    """What each seat would get if the game ended here."""
    out = buffer[float]([0.0] * s.layout.players)
    write_returns(s, REWARDS.index(measure), out, 0)
    return [float(value) for value in out]
