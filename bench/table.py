"""What is measured and what it is compared with, as a table in Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bench.clock import Rates, Work

CATANATRON = "catanatron"
CHESS = "chess"
PEERS = (CATANATRON, CHESS)
HEAD = ("measured", "median", "±", "× catanatron", "× chess", "bar", "goal")


@dataclass(frozen=True)
class Row:
    """One line of the table, made from the rate of a contestant."""

    label: str
    unit: str
    kind: str = ""
    """Rows of the same kind are compared: `step` or `copy`."""
    peer: str = ""
    """The peer whose figure this is, where others are compared with it."""
    scale: float = 1
    """What the rate is multiplied by."""
    bar: tuple[float, float] | None = None
    """So many times catanatron and chess; None in place of one of them is 0."""
    goal: tuple[float, float] | None = None
    most_ns: float = 0
    """A bar on the time one operation takes."""


@dataclass(frozen=True)
class Contestant:
    """A kind of work and the rows that its rate gives."""

    work: Work
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Figure:
    """A finished line of the table."""

    label: str
    value: float
    unit: str
    spread: float = 0
    ratios: dict[str, float] = field(default_factory=dict)
    bar: str = ""
    goal: str = ""

    def cells(self) -> list[str]:
        spread = f"{self.spread:.0%}" if self.spread else ""
        ratios = [times(self.ratios[peer]) if peer in self.ratios else "" for peer in PEERS]
        return [self.label, quantity(self.value, self.unit), spread, *ratios, self.bar, self.goal]

    def document(self) -> dict[str, Any]:
        return {
            "label": self.label,
            "value": self.value,
            "unit": self.unit,
            "spread": self.spread,
            "ratios": self.ratios,
            "bar": self.bar,
            "goal": self.goal,
        }


def quantity(value: float, unit: str) -> str:
    """Three digits that count, with the unit."""
    space = "" if unit == "B" else " "
    for step, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= step and unit != "ns":
            return f"{digits(value / step)} {letter}{space}{unit}"
    return f"{digits(value)} {unit}"


def times(ratio: float) -> str:
    return f"{digits(ratio)} ×"


def digits(value: float) -> str:
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def figures(contestants: Sequence[Contestant], measured: Sequence[Rates]) -> list[Figure]:
    """All lines of the table, compared with the peers that were measured in the same run."""
    rows = [
        (row, rates.times(row.scale))
        for contestant, rates in zip(contestants, measured, strict=True)
        for row in contestant.rows
    ]
    peers = {(row.kind, row.peer): rates for row, rates in rows if row.peer}
    return [figure(row, rates, peers) for row, rates in rows]


def figure(row: Row, rates: Rates, peers: dict[tuple[str, str], Rates]) -> Figure:
    ratios = {
        peer: rates.over(peers[row.kind, peer]) for peer in PEERS if (row.kind, peer) in peers
    }
    value = 1e9 / rates.median if row.unit == "ns" else rates.median
    bars = [verdict(ratios, row.bar)]
    if row.most_ns:
        bars.append(f"≤ {row.most_ns:.0f} ns {word_for(value <= row.most_ns)}")
    return Figure(
        row.label,
        value,
        row.unit,
        rates.spread,
        ratios,
        ", ".join(filter(None, bars)),
        verdict(ratios, row.goal),
    )


def verdict(ratios: dict[str, float], wanted: tuple[float, float] | None) -> str:
    """Whether the ratios reach what is wanted of them, one word for each."""
    if wanted is None:
        return ""
    return ", ".join(
        f"≥ {least:.0f} × {word_for(ratios[peer] >= least) if peer in ratios else 'not measured'}"
        for peer, least in zip(PEERS, wanted, strict=True)
        if least
    )


def word_for(met: bool) -> str:
    return "met" if met else "not met"


def markdown(lines: Sequence[Figure]) -> str:
    """The table, aligned so that it can be read as it is."""
    cells = [list(HEAD), *(line.cells() for line in lines)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(HEAD))]
    rule = ["-" * width for width in widths]
    return "\n".join(
        "| "
        + " | ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        + " |"
        for row in [cells[0], rule, *cells[1:]]
    )
