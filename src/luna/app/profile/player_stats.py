"""Player statistics: results by kind of game, points by source, openings, streaks."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct

OpponentKind = Literal["human", "bot"]
MAX_LINES = 10
"""Opponents and openings that are shown."""


class Opponent(Struct, frozen=True):
    """An opponent in one game; `key` is the same in every game."""

    key: str
    kind: OpponentKind
    name: str | None
    level: str | None
    place: int
    ledger: dict[str, int]


class FinishedGame(Struct, frozen=True):
    """A game that has ended, as one of its players sees it; a solo game has no opponents."""

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


class Tally(Struct):
    """Games of one kind, how many were won, and the average of place and influence."""

    key: str
    games: int
    wins: int
    place: float
    influence: float


class OpponentTally(Struct):
    """Games against an opponent, and in how many of them the player came in ahead."""

    kind: OpponentKind
    name: str | None
    level: str | None
    games: int = 0
    ahead: int = 0


class SourceTally(Struct):
    """Influence from one source in an average game: the player's, and the opponents'."""

    source: str
    yours: float
    others: float


class SoloBest(Struct):
    """The best game of a solo mode."""

    mode: str
    games: int
    wins: int
    margin: int
    influence: int
    table: str


class OpeningTally(Struct):
    """The verbs that games began with."""

    verbs: list[str]
    games: int = 0
    wins: int = 0


class Streaks(Struct):
    """Games won in a row against opponents: now, and at most."""

    current: int = 0
    longest: int = 0


class Statistics(Struct):
    """The statistics of a player."""

    games: int
    wins: int
    by_players: list[Tally]
    by_mode: list[Tally]
    by_edition: list[Tally]
    opponents: list[OpponentTally]
    sources: list[SourceTally]
    solo: list[SoloBest]
    openings: list[OpeningTally]
    streaks: Streaks


def player_statistics(played: Iterable[FinishedGame], sources: Iterable[str]) -> Statistics:
    """The statistics of a player's games, which may come in any order."""
    games = sorted(played, key=lambda each: (each.time, each.table))
    contests = [each for each in games if each.opponents]
    return Statistics(
        games=len(games),
        wins=sum(each.won for each in games),
        by_players=tallies_by(contests, lambda each: str(each.players)),
        by_mode=tallies_by(games, lambda each: each.mode),
        by_edition=tallies_by(games, lambda each: each.edition),
        opponents=opponent_tallies(contests),
        sources=source_tallies(contests, sources),
        solo=solo_bests([each for each in games if not each.opponents]),
        openings=opening_tallies(games),
        streaks=win_streaks(contests),
    )


def tallies_by(games: Sequence[FinishedGame], key: Callable[[FinishedGame], str]) -> list[Tally]:
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


def opponent_tallies(games: Sequence[FinishedGame]) -> list[OpponentTally]:
    """The most frequent opponents, each under the latest name."""
    found: dict[str, OpponentTally] = {}
    for each in games:
        for opponent in each.opponents:
            fresh = OpponentTally(opponent.kind, None, opponent.level)
            tally = found.setdefault(opponent.key, fresh)
            tally.name = opponent.name
            tally.games += 1
            tally.ahead += each.place < opponent.place
    most = sorted(found.values(), key=lambda tally: (-tally.games, -tally.ahead))
    return most[:MAX_LINES]


def source_tallies(games: Sequence[FinishedGame], sources: Iterable[str]) -> list[SourceTally]:
    others = [opponent for each in games for opponent in each.opponents]
    if not others:
        return []
    return [
        SourceTally(
            source,
            mean([each.ledger.get(source, 0) for each in games]),
            mean([opponent.ledger.get(source, 0) for opponent in others]),
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


def opening_tallies(games: Sequence[FinishedGame]) -> list[OpeningTally]:
    """The most frequent openings."""
    found: dict[str, OpeningTally] = {}
    for each in games:
        if each.opening:
            tally = found.setdefault(each.opening, OpeningTally(each.opening.split()))
            tally.games += 1
            tally.wins += each.won
    most = sorted(found.values(), key=lambda tally: (-tally.games, -tally.wins, tally.verbs))
    return most[:MAX_LINES]


def win_streaks(games: Sequence[FinishedGame]) -> Streaks:
    found = Streaks()
    for each in games:
        found.current = found.current + 1 if each.won else 0
        found.longest = max(found.longest, found.current)
    return found


def mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2)
