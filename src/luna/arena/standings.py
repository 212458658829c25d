"""Standings of a contest: cross-table, lineups, ratings, solo margins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from statistics import fmean
from typing import Any

from luna.arena.match import Outcome
from luna.arena.ratings import Rating, rate
from luna.arena.statistics import Blocks, Estimate, encounters, interval

RATING_RESAMPLES = 100
MAX_RATED_GAMES = 50_000
"""Games rated in all resamples together; more games mean fewer resamples."""


@dataclass(frozen=True)
class Standing:
    """One bot in a contest."""

    label: str
    games: int
    points: Estimate
    """In solo: its own."""
    wins: Estimate
    """Share of its seats that won."""
    faults: int
    crashes: int
    rating: Rating | None = None
    rating_low: float = 0.0
    rating_high: float = 0.0
    margin: Estimate | None = None
    """In solo: points ahead of the virtual order."""


@dataclass(frozen=True)
class LineupResult:
    """The result of a bot in one lineup."""

    label: str
    seats: int
    company: str
    wins: Estimate
    even: float
    """Its share of wins if all were equally strong."""


@dataclass(frozen=True)
class Standings:
    """Everything in a report, the best bot first."""

    games: int
    distinct: int
    setups: int
    standings: tuple[Standing, ...]
    cross: dict[tuple[str, str], Estimate]
    """How often the first came ahead of the second."""
    companies: tuple[LineupResult, ...]

    def document(self) -> dict[str, Any]:
        """Return the standings as JSON values."""
        values = asdict(self)
        values["cross"] = [
            {"bot": one, "against": other, **asdict(ahead)}
            for (one, other), ahead in self.cross.items()
        ]
        return values


def standings(outcomes: Sequence[Outcome], intervals: bool = True) -> Standings:
    """Return the standings after some games, given in the order of the schedule."""
    labels = sorted({label for outcome in outcomes for label in outcome.seats})
    solo = any(len(outcome.seats) == 1 for outcome in outcomes)
    points = {label: Blocks() for label in labels}
    wins = {label: Blocks() for label in labels}
    margins = {label: Blocks() for label in labels}
    seats: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    crashes: Counter[str] = Counter()
    for outcome in outcomes:
        for seat, label in enumerate(outcome.seats):
            seats[label] += 1
            points[label].add(outcome.setup, outcome.points[seat])
            margin = outcome.points[0] - outcome.points[-1]
            won = outcome.places[seat] == 1 and not (solo and margin <= 0)
            wins[label].add(outcome.setup, won)
            if solo:
                margins[label].add(outcome.setup, margin)
        faults.update(label_of(fault, labels) for fault in outcome.faults)
        if outcome.error:
            crashes[label_of(outcome.error, labels)] += 1
    ratings = {} if solo else rate(outcomes)
    ranges: dict[str, tuple[float, float]] = {}
    if ratings and intervals:
        ratings, ranges = bootstrap_ratings(outcomes)
    found = [
        Standing(
            label,
            seats[label],
            points[label].estimate(False, intervals),
            wins[label].estimate(True, intervals),
            faults[label],
            crashes[label],
            ratings.get(label),
            *ranges.get(label, (0.0, 0.0)),
            margin=margins[label].estimate(False, intervals) if solo else None,
        )
        for label in labels
    ]
    found.sort(key=lambda each: (-strength(each), each.label))
    order = [each.label for each in found]
    return Standings(
        games=len(outcomes),
        distinct=len({outcome.digest for outcome in outcomes}),
        setups=len({outcome.setup for outcome in outcomes}),
        standings=tuple(found),
        cross=cross_table(outcomes, order) if intervals else {},
        companies=lineup_results(outcomes, order) if intervals else (),
    )


def strength(standing: Standing) -> float:
    if standing.margin is not None:
        return standing.margin.mean
    return standing.rating.mean if standing.rating else 0.0


def label_of(fault: str, labels: Sequence[str]) -> str:
    """Return the entrant that a fault or an error begins with."""
    fitting = [label for label in labels if fault.startswith(f"{label}: ")]
    return max(fitting, key=len, default="")


def cross_table(
    outcomes: Sequence[Outcome], order: Sequence[str]
) -> dict[tuple[str, str], Estimate]:
    found: dict[tuple[str, str], Blocks] = {}
    for outcome in outcomes:
        for ahead, behind in encounters(outcome):
            found.setdefault((ahead, behind), Blocks()).add(outcome.setup, 1.0)
            found.setdefault((behind, ahead), Blocks()).add(outcome.setup, 0.0)
    pairs = [(one, other) for one in order for other in order]
    return {pair: found[pair].estimate() for pair in pairs if pair in found}


def lineup_results(outcomes: Sequence[Outcome], order: Sequence[str]) -> tuple[LineupResult, ...]:
    """Return the results of all bots in all lineups of three players or more."""
    found: dict[tuple[str, tuple[str, ...]], Blocks] = {}
    for outcome in outcomes:
        lineup = tuple(sorted(outcome.seats, key=order.index))
        if len(lineup) < 3:
            continue
        winner = outcome.seats[outcome.places.index(1)]
        for label in set(lineup):
            found.setdefault((label, lineup), Blocks()).add(outcome.setup, label == winner)
    ordered = sorted(
        found, key=lambda each: ([order.index(label) for label in each[1]], order.index(each[0]))
    )
    return tuple(
        LineupResult(
            label,
            lineup.count(label),
            lineup_text(lineup),
            found[label, lineup].estimate(),
            lineup.count(label) / len(lineup),
        )
        for label, lineup in ordered
    )


def lineup_text(lineup: tuple[str, ...]) -> str:
    """`luna@200ms, 3 × deacon@1n`."""
    parts = [
        f"{number} × {label}" if number > 1 else label for label, number in Counter(lineup).items()
    ]
    return ", ".join(parts)


def bootstrap_ratings(
    outcomes: Sequence[Outcome],
) -> tuple[dict[str, Rating], dict[str, tuple[float, float]]]:
    """Return ratings and their intervals, with setups resampled with replacement.

    Ratings are means over the resamples: a single pass depends on the order of the games.
    """
    blocks: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        blocks.setdefault(outcome.setup, []).append(outcome)
    number = max(20, min(RATING_RESAMPLES, MAX_RATED_GAMES // len(outcomes)))
    random = Random(0)
    found: dict[str, list[Rating]] = {}
    for _ in range(number):
        drawn = random.choices(list(blocks.values()), k=len(blocks))
        for label, rating in rate([each for block in drawn for each in block]).items():
            found.setdefault(label, []).append(rating)
    ratings = {
        label: Rating(fmean(each.mean for each in drawn), fmean(each.spread for each in drawn))
        for label, drawn in found.items()
    }
    ranges = {label: interval(each.mean for each in drawn) for label, drawn in found.items()}
    return ratings, ranges
