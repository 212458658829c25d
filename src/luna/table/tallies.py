"""What somebody has made of many games: tallies, points by source, openings, streaks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

Rival = Literal["human", "bot"]


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody one has played against; `key` is the same in every game."""

    key: str
    kind: Rival
    name: str | None
    level: str | None
    place: int
    ledger: dict[str, int]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that has ended, as one of its players sees it; alone, there are no opponents."""

    table: str
    time: float
    mode: str
    edition: str
    place: int
    influence: int
    margin: int
    ledger: dict[str, int]
    opening: str
    opponents: tuple[Opponent, ...] = ()

    @property
    def won(self) -> bool:
        return self.place == 1

    @property
    def players(self) -> int:
        return 1 + len(self.opponents)


@dataclass(slots=True)
class Tally:
    """Games of one kind, how many were won, and the average of place and influence."""

    key: str
    games: int
    wins: int
    place: float
    influence: float


@dataclass(slots=True)
class OpponentTally:
    """Games against somebody, and in how many of them one came in before them."""

    kind: Rival
    name: str | None
    level: str | None
    games: int = 0
    ahead: int = 0


@dataclass(slots=True)
class SourceTally:
    """Influence from one source in an average game: one's own, and of the others at the table."""

    source: str
    yours: float
    others: float


@dataclass(slots=True)
class SoloBest:
    """The best game of a solo mode."""

    mode: str
    games: int
    wins: int
    margin: int
    influence: int
    table: str


@dataclass(slots=True)
class OpeningTally:
    """The verbs that one's games began with."""

    verbs: list[str]
    games: int
    wins: int


@dataclass(slots=True)
class Streaks:
    """Games won one after the other against others: now, and at best."""

    current: int = 0
    longest: int = 0


@dataclass(slots=True)
class Statistics:
    """All of it."""

    games: int
    wins: int
    by_players: list[Tally] = field(default_factory=list)
    by_mode: list[Tally] = field(default_factory=list)
    by_edition: list[Tally] = field(default_factory=list)
    opponents: list[OpponentTally] = field(default_factory=list)
    sources: list[SourceTally] = field(default_factory=list)
    solo: list[SoloBest] = field(default_factory=list)
    openings: list[OpeningTally] = field(default_factory=list)
    streaks: Streaks = field(default_factory=Streaks)


MOST = 10
"""Opponents and openings that are shown."""


def statistics(outcomes: Sequence[FinishedGame], sources: Iterable[str]) -> Statistics:
    """What somebody's games come to, in whatever order they are given."""
    games = sorted(outcomes, key=lambda each: (each.time, each.table))
    company = [each for each in games if each.opponents]
    return Statistics(
        games=len(games),
        wins=sum(each.won for each in games),
        by_players=tallies(company, lambda each: str(each.players)),
        by_mode=tallies(games, lambda each: each.mode),
        by_edition=tallies(games, lambda each: each.edition),
        opponents=against(company),
        sources=by_source(company, sources),
        solo=solo_bests([each for each in games if not each.opponents]),
        openings=openings(games),
        streaks=streaks(company),
    )


def tallies(games: Sequence[FinishedGame], key: Callable[[FinishedGame], str]) -> list[Tally]:
    found: dict[str, list[FinishedGame]] = {}
    for each in games:
        found.setdefault(key(each), []).append(each)
    return [
        Tally(
            name,
            len(same),
            sum(each.won for each in same),
            mean([each.place for each in same]),
            mean([each.influence for each in same]),
        )
        for name, same in sorted(found.items())
    ]


def against(games: Sequence[FinishedGame]) -> list[OpponentTally]:
    """Those one has met most often; a name is the latest one."""
    found: dict[str, OpponentTally] = {}
    for each in games:
        for rival in each.opponents:
            tally = found.setdefault(rival.key, OpponentTally(rival.kind, None, rival.level))
            tally.name = rival.name
            tally.games += 1
            tally.ahead += each.place < rival.place
    most = sorted(found.values(), key=lambda tally: (-tally.games, -tally.ahead))
    return most[:MOST]


def by_source(games: Sequence[FinishedGame], sources: Iterable[str]) -> list[SourceTally]:
    others = [rival for each in games for rival in each.opponents]
    if not others:
        return []
    return [
        SourceTally(
            source,
            mean([each.ledger.get(source, 0) for each in games]),
            mean([rival.ledger.get(source, 0) for rival in others]),
        )
        for source in sources
    ]


def solo_bests(games: Sequence[FinishedGame]) -> list[SoloBest]:
    found: dict[str, list[FinishedGame]] = {}
    for each in games:
        found.setdefault(each.mode, []).append(each)
    bests = []
    for mode, same in sorted(found.items()):
        best = max(same, key=lambda each: (each.margin, each.influence))
        wins = sum(each.won for each in same)
        bests.append(SoloBest(mode, len(same), wins, best.margin, best.influence, best.table))
    return bests


def openings(games: Sequence[FinishedGame]) -> list[OpeningTally]:
    """Those one has begun with most often."""
    found: dict[str, OpeningTally] = {}
    for each in games:
        if each.opening:
            tally = found.setdefault(each.opening, OpeningTally(each.opening.split(), 0, 0))
            tally.games += 1
            tally.wins += each.won
    most = sorted(found.values(), key=lambda tally: (-tally.games, -tally.wins, tally.verbs))
    return most[:MOST]


def streaks(games: Sequence[FinishedGame]) -> Streaks:
    found = Streaks()
    for each in games:
        found.current = found.current + 1 if each.won else 0
        found.longest = max(found.longest, found.current)
    return found


def mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2)
