"""Measuring in turns: every contestant gets a short slice of time in each round.

What slows the machine down then slows all of them, and a ratio of two rates of the same round is
worth more than either rate. The clock is the processor time of the process, so that what other
processes take does not count at all.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

Work = Callable[[float], tuple[int, float]]
"""Works for about so many seconds; how much was done, and how long it took."""

WARM_UP = 0.05


@dataclass(frozen=True)
class Rates:
    """What one contestant did per second, round by round."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.rounds)

    @property
    def spread(self) -> float:
        """How far from the median half of the rounds stay, as a part of the median."""
        return median(abs(rate - self.median) for rate in self.rounds) / self.median

    def over(self, other: "Rates") -> float:
        """How many times as fast as another contestant: the median over the rounds."""
        return median(mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True))

    def times(self, factor: float) -> "Rates":
        return Rates(tuple(rate * factor for rate in self.rounds))


def repeating(unit: Callable[[], int]) -> Work:
    """Work that repeats a unit, which returns how much it did, until the time is up."""

    def work(seconds: float) -> tuple[int, float]:
        done = 0
        start = process_time()
        passed = 0.0
        while passed < seconds:
            done += unit()
            passed = process_time() - start
        return done, passed

    return work


def interleave(works: Sequence[Work], repeats: int, seconds: float) -> list[Rates]:
    """The rates of all contestants over so many rounds, each slice about `seconds` long."""
    for work in works:
        work(WARM_UP)
    gc.collect()
    gc.freeze()  # what was prepared is not looked through again in everybody's slices
    rounds: list[list[float]] = [[] for _ in works]
    for _ in range(repeats):
        for work, rates in zip(works, rounds, strict=True):
            done, passed = work(seconds)
            rates.append(done / passed)
    gc.unfreeze()
    return [Rates(tuple(rates)) for rates in rounds]
