"""Which games a contest consists of: every setup with every seating."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import combinations
from typing import Protocol

from luna.arena.entrants import Entrant
from luna.rules.setup import Setup, draw_setup, solo_level
from luna.rules.vocabulary import COLOURS

SETUPS_PER_SEED = 1_000_000
"""Setups of different seeds never meet."""


class ContestError(ValueError):
    """A contest that cannot be held."""


@dataclass(frozen=True)
class Pairing:
    """One game to be played."""

    key: str
    setup: int
    seating: int
    seats: tuple[Entrant, ...]
    seed: int
    """Of the setup."""
    players: int
    mode: str
    edition: str
    policies: bool = False
    """Whether what the bots' searches thought is kept."""

    @property
    def bot_seed(self) -> int:
        return int(self.key, 16) & 0x7FFFFFFFFFFFFFFF

    def draw(self) -> Setup:
        return draw_setup(self.seed, COLOURS[: self.players], self.mode, self.edition)


class Schedule(Protocol):
    """Games that belong together."""

    @property
    def players(self) -> int: ...
    @property
    def mode(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def seed(self) -> int: ...

    def pairings(self) -> Iterable[Pairing]:
        """All games, in their order."""


def make_pairing(
    schedule: Schedule, setup: int, seating: int, seats: tuple[Entrant, ...]
) -> Pairing:
    """A game of a schedule; its key tells it from all others."""
    players, mode, edition = schedule.players, schedule.mode, schedule.edition
    seed = schedule.seed * SETUPS_PER_SEED + setup
    what = [players, mode, edition, seed, [each.label for each in seats]]
    key = sha256(json.dumps(what).encode()).hexdigest()[:16]
    return Pairing(key, setup, seating, seats, seed, players, mode, edition)


def check_table(players: int, mode: str, setups: int) -> None:
    """Refuse what cannot be played."""
    if not 2 <= players <= len(COLOURS):
        raise ContestError(f"There are 2 to {len(COLOURS)} players, not {players}.")
    if solo_level(mode) and players != 2:
        raise ContestError("A solo game is for one bot and the virtual order: --players 2.")
    if not 1 <= setups <= SETUPS_PER_SEED:
        raise ContestError(f"The number of setups is between 1 and {SETUPS_PER_SEED}.")


@dataclass(frozen=True)
class Contest:
    """Setups from a seed, each played with all seatings: such a block is fair to everyone."""

    entrants: tuple[Entrant, ...]
    players: int = 2
    setups: int = 10
    mode: str = "standard"
    edition: str = "classic"
    seed: int = 1

    def __post_init__(self) -> None:
        solo = solo_level(self.mode) > 0
        if not solo and len(self.entrants) < 2:
            raise ContestError("A contest needs two bots or more; name one twice for a mirror.")
        check_table(self.players, self.mode, self.setups)
        self.pairing(0, 0).draw()  # an unknown mode or edition is refused before anything is played

    @property
    def solo(self) -> bool:
        return solo_level(self.mode) > 0

    @property
    def seatings(self) -> list[tuple[Entrant, ...]]:
        if self.solo:
            return [(entrant,) for entrant in self.entrants]
        return seatings(self.entrants, self.players)

    def pairing(self, setup: int, seating: int) -> Pairing:
        """The game of a setup and a seating."""
        return make_pairing(self, setup, seating, self.seatings[seating])

    def pairings(self) -> list[Pairing]:
        """All games, block by block."""
        tables = list(enumerate(self.seatings))
        return [
            make_pairing(self, k, at, seats) for k in range(self.setups) for at, seats in tables
        ]


@dataclass(frozen=True)
class SelfPlay:
    """Games to learn from: every one with a setup of its own, the bots a seat further each time."""

    entrants: tuple[Entrant, ...]
    players: int = 2
    games: int = 100
    mode: str = "standard"
    edition: str = "classic"
    seed: int = 1
    policies: bool = False

    def __post_init__(self) -> None:
        check_table(self.players, self.mode, self.games)
        next(self.pairings()).draw()

    def pairings(self) -> Iterator[Pairing]:
        """All games; made one by one, because there may be very many."""
        number = len(self.entrants)
        seats = 1 if solo_level(self.mode) else self.players
        for k in range(self.games):
            taken = tuple(self.entrants[(seat + k) % number] for seat in range(seats))
            yield replace(make_pairing(self, k, k % number, taken), policies=self.policies)


def seatings(entrants: tuple[Entrant, ...], players: int) -> list[tuple[Entrant, ...]]:
    """Who sits where, so that everyone has had every seat.

    With as many entrants as seats or more: every company of them in all its rotations. With
    fewer, three or four seats: one of each pair alone against the other on all other seats; if
    there are three, also all three together with each of them on two seats.
    """
    companies: list[tuple[Entrant, ...]] = []
    if len(entrants) >= players:
        companies += combinations(entrants, players)
    else:
        for one, other in combinations(entrants, 2):
            companies += [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
        if len(entrants) > 2:
            companies += [(twice, *entrants) for twice in entrants]
    return [rotated for company in companies for rotated in rotations(company)]


def rotations(company: tuple[Entrant, ...]) -> list[tuple[Entrant, ...]]:
    """A company moved round the table, seat by seat."""
    return [company[k:] + company[:k] for k in range(len(company))]
