"""Confidence of results: intervals by bootstrap over setups, and a sequential test."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from luna.arena.match import Outcome

RESAMPLES = 1000
CONFIDENCE = 0.95
MIN_BLOCKS = 8
"""A sequential test needs so many blocks to know their spread."""
ERROR_RATE = 0.05


@dataclass(frozen=True)
class Estimate:
    """A mean with its confidence interval."""

    mean: float
    low: float
    high: float
    number: int
    """The number of observations."""


class Blocks:
    """Observations by setup; those of one setup are resampled together."""

    def __init__(self) -> None:
        self._sums: dict[int, tuple[float, int]] = {}

    def add(self, setup: int, value: float) -> None:
        total, number = self._sums.get(setup, (0.0, 0))
        self._sums[setup] = total + value, number + 1

    def estimate(self, share: bool = True, intervals: bool = True) -> Estimate:
        """Return the mean with its 95 % interval; a `share` lies between 0 and 1."""
        blocks = [self._sums[setup] for setup in sorted(self._sums)]
        number = sum(count for _, count in blocks)
        mean = sum(total for total, _ in blocks) / number
        if not intervals:
            return Estimate(mean, mean, mean, number)
        low, high = bootstrap(blocks)
        if share and mean in (0.0, 1.0):
            # Equal blocks have no spread; the rule of three bounds the rest.
            unseen = min(1.0, 3 / len(blocks))
            low, high = (1 - unseen, 1.0) if mean else (0.0, unseen)
        return Estimate(mean, low, high, number)


def bootstrap(blocks: Sequence[tuple[float, int]], seed: int = 0) -> tuple[float, float]:
    """Return the interval of the mean of blocks (sum, number), resampled with replacement."""
    random = Random(seed)
    means = []
    for _ in range(RESAMPLES):
        drawn = random.choices(blocks, k=len(blocks))
        means.append(sum(total for total, _ in drawn) / sum(number for _, number in drawn))
    return interval(means)


def interval(values: Iterable[float]) -> tuple[float, float]:
    """Return the middle 95 % of resampled values."""
    ordered = sorted(values)
    tail = (1 - CONFIDENCE) / 2
    last = len(ordered) - 1
    return ordered[round(tail * last)], ordered[round((1 - tail) * last)]


def encounters(outcome: Outcome) -> list[tuple[str, str]]:
    """Return each pair of seats with different entrants, the better one first."""
    seats = sorted(zip(outcome.places, outcome.seats, strict=False))
    return [
        (ahead, behind)
        for at, (_, ahead) in enumerate(seats)
        for _, behind in seats[at + 1 :]
        if ahead != behind
    ]


@dataclass(frozen=True)
class SequentialTest:
    """Wald's sequential test whether a share is `low` or `high`, on means of blocks."""

    low: float
    high: float

    def decide(self, shares: Sequence[float]) -> tuple[int, bool] | None:
        """Return the number of blocks that decide and whether for `high`; None: undecided.

        The blocks count one after the other in the order of the setups, so the answer does not
        depend on the order of play.
        """
        bound = log((1 - ERROR_RATE) / ERROR_RATE)
        total = squares = 0.0
        for number, share in enumerate(shares, 1):
            total += share
            squares += share * share
            if number < MIN_BLOCKS:
                continue
            mean = total / number
            # The last term is for spread that has not appeared yet.
            variance = max(0.0, squares / number - mean * mean) + 0.25 / number
            ratio = (self.high - self.low) * number * (mean - (self.low + self.high) / 2) / variance
            if abs(ratio) >= bound:
                return number, ratio > 0
        return None
