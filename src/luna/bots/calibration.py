"""Calibrated chances: those of the search, corrected by the results of such positions.

A temper above 1 makes a chance bolder, one below 1 more cautious; there is one for each round and
number of players. Only shown chances are corrected; the search uses its own.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources

from luna.bots.weights import kind_of
from luna.rules.state import State

FILE = "calibration.json"
FORMAT = "luna-calibration/1"
MAX_CHANCE = 0.999
"""Chances are limited to this and its opposite."""


@cache
def tempers() -> dict[str, list[float]]:
    """Return by number of players a temper for each round from 0 to 6."""
    document = json.loads(resources.files("luna.data").joinpath(FILE).read_text("utf-8"))
    if document["format"] != FORMAT:
        raise ValueError(f"{FILE} is not of the format {FORMAT}")
    found: dict[str, list[float]] = document["tempers"]
    return found


def calibrated(s: State, chances: Sequence[float]) -> tuple[float, ...]:
    """Return the calibrated chances by seat; in solo, where they are margins, unchanged."""
    kept = tuple(min(1.0, max(0.0, chance)) for chance in chances)
    if s.layout.solo:
        return kept
    return sharpened(kept, tempers()[kind_of(s)][int(s.round)])


def sharpened(chances: Sequence[float], temper: float) -> tuple[float, ...]:
    """Return the chances to the power of `temper`, scaled to sum to 1.

    >>> [round(chance, 3) for chance in sharpened((0.8, 0.2), 0.5)]
    [0.667, 0.333]
    """
    powers = [min(MAX_CHANCE, max(1 - MAX_CHANCE, chance)) ** temper for chance in chances]
    total = sum(powers)
    return tuple(power / total for power in powers)
