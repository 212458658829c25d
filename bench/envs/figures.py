"""What is measured, what it is compared with, and the table of it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bench.clock import Rates, Work
from bench.table import quantity, times, word_for

HEAD = ("measured", "median", "±", "ratio", "of", "bar")


@dataclass(frozen=True)
class Contestant:
    """A kind of work, and another one to compare it with."""

    label: str
    work: Work
    unit: str = "steps/s"
    rival: str = ""
    """The label of the contestant it is compared with."""
    least: float = 0
    """At least so many times as fast."""
    most: float = 0
    """At most so many times slower."""
    floor: float = 0
    """At least so many a second, whatever others do."""


@dataclass(frozen=True)
class Figure:
    """A finished line of the table."""

    label: str
    value: float
    unit: str
    spread: float
    ratio: str
    rival: str
    bar: str

    def cells(self) -> list[str]:
        value = quantity(self.value, self.unit)
        return [self.label, value, f"{self.spread:.0%}", self.ratio, self.rival, self.bar]

    def document(self) -> dict[str, Any]:
        return asdict(self)


def figures(contestants: Sequence[Contestant], measured: Sequence[Rates]) -> list[Figure]:
    """All lines; ratios are medians over the rounds."""
    by_label = {one.label: rates for one, rates in zip(contestants, measured, strict=True)}
    return [figure(one, by_label) for one in contestants]


def figure(one: Contestant, by_label: dict[str, Rates]) -> Figure:
    rates = by_label[one.label]
    ratio = bar = ""
    if one.rival in by_label:
        rival = by_label[one.rival]
        if one.most:
            slower = rival.over(rates)
            ratio = f"{times(slower)} slower"
            bar = f"≤ {one.most:g} × {word_for(slower <= one.most)}"
        else:
            faster = rates.over(rival)
            ratio = times(faster)
            bar = f"≥ {one.least:g} × {word_for(faster >= one.least)}" if one.least else ""
    value = 1e9 / rates.median if one.unit == "ns" else rates.median
    if one.floor:
        bar = f"≥ {quantity(one.floor, one.unit)} {word_for(value >= one.floor)}"
    rival_label = one.rival if ratio else ""
    return Figure(one.label, value, one.unit, rates.spread, ratio, rival_label, bar)


def markdown(lines: Sequence[Figure]) -> str:
    rows = [list(HEAD), ["---"] * len(HEAD), *(line.cells() for line in lines)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
