"""Chances one can trust: what the search says, tempered to what really came of such positions.

A temper above 1 makes a chance bolder, one below 1 more cautious; there is one for each round and
number of players. Only what is shown is tempered: what the search plays by is not.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources

from luna.bots.weights import kind_of
from luna.rules.state import State

FILE = "calibration.json"
FORMAT = "luna-calibration/1"
SUREST = 0.999
"""No forecast is surer than this, or surer than its opposite."""


@cache
def tempers() -> dict[str, list[float]]:
    """By number of players, a temper for each round from 0 to 6."""
    document = json.loads(resources.files("luna.data").joinpath(FILE).read_text("utf-8"))
    if document["format"] != FORMAT:
        raise ValueError(f"{FILE} is not of the format {FORMAT}")
    found: dict[str, list[float]] = document["tempers"]
    return found


def calibrated(s: State, chances: Sequence[float]) -> tuple[float, ...]:
    """The chances of all orders in a position, by seat; in solo, where they are margins, as is."""
    kept = tuple(min(1.0, max(0.0, chance)) for chance in chances)
    if s.layout.solo:
        return kept
    return tempered(kept, tempers()[kind_of(s)][int(s.round)])


def tempered(chances: Sequence[float], temper: float) -> tuple[float, ...]:
    """Chances made bolder or more cautious; they sum to 1.

    >>> [round(chance, 3) for chance in tempered((0.8, 0.2), 0.5)]
    [0.667, 0.333]
    """
    powers = [min(SUREST, max(1 - SUREST, chance)) ** temper for chance in chances]
    total = sum(powers)
    return tuple(power / total for power in powers)
