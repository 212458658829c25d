"""Entrants, and the games of a contest: every setup with every seating."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import combinations
from typing import Protocol

from luna.bots.driver import Player
from luna.bots.player import Budget
from luna.bots.roster import DEFAULT_BUDGET, BotSpec, resolve
from luna.rules.setup import Setup, draw_setup, solo_level
from luna.rules.vocabulary import COLOURS

SETUPS_PER_SEED = 1_000_000
"""Setups of different seeds never overlap."""


class ContestError(ValueError):
    """A contest that cannot be played."""


@dataclass(frozen=True)
class Entrant:
    """A bot of the roster; its `label` is unique in a contest."""

    spec: BotSpec
    number: int = 1
    """Distinguishes equal bots in a mirror match."""

    @property
    def label(self) -> str:
        twin = f"#{self.number}" if self.number > 1 else ""
        return f"{self.spec}{twin}"

    @property
    def budget(self) -> Budget:
        return self.spec.budget

    def make(self) -> Player:
        """Return a player; an external one must be closed after the game."""
        return self.spec.make()


def parse_entrants(texts: list[str], default: Budget = DEFAULT_BUDGET) -> tuple[Entrant, ...]:
    """Return all entrants, equal ones numbered, or raise `BotNameError`."""
    found: list[Entrant] = []
    for text in texts:
        spec = resolve(text, default)
        twins = sum(each.spec == spec for each in found)
        found.append(Entrant(spec, twins + 1))
    for one in found:
        one.spec.try_out()
    return tuple(found)


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
    """Whether the results keep the policies of searches."""

    @property
    def bot_seed(self) -> int:
        return int(self.key, 16) & 0x7FFFFFFFFFFFFFFF

    def draw(self) -> Setup:
        return draw_setup(self.seed, COLOURS[: self.players], self.mode, self.edition)


class Schedule(Protocol):
    """Games of one file of results."""

    @property
    def players(self) -> int: ...
    @property
    def mode(self) -> str: ...
    @property
    def edition(self) -> str: ...
    @property
    def seed(self) -> int: ...

    def pairings(self) -> Iterable[Pairing]:
        """Return all games in order."""


def make_pairing(
    schedule: Schedule, setup: int, seating: int, seats: tuple[Entrant, ...]
) -> Pairing:
    """Return a game of a schedule; its key is unique."""
    players, mode, edition = schedule.players, schedule.mode, schedule.edition
    seed = schedule.seed * SETUPS_PER_SEED + setup
    what = [players, mode, edition, seed, [each.label for each in seats]]
    key = sha256(json.dumps(what).encode()).hexdigest()[:16]
    return Pairing(key, setup, seating, seats, seed, players, mode, edition)


def check_table(players: int, mode: str, setups: int) -> None:
    """Raise `ContestError` if it cannot be played."""
    if not 2 <= players <= len(COLOURS):
        raise ContestError(f"There are 2 to {len(COLOURS)} players, not {players}.")
    if solo_level(mode) and players != 2:
        raise ContestError("A solo game is for one bot and the virtual order: --players 2.")
    if not 1 <= setups <= SETUPS_PER_SEED:
        raise ContestError(f"The number of setups is between 1 and {SETUPS_PER_SEED}.")


@dataclass(frozen=True)
class Contest:
    """Setups from a seed, each played with all seatings, so that a block is fair."""

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
        """Return the game of a setup and a seating."""
        return make_pairing(self, setup, seating, self.seatings[seating])

    def pairings(self) -> list[Pairing]:
        """Return all games, block by block."""
        tables = list(enumerate(self.seatings))
        return [
            make_pairing(self, k, at, seats) for k in range(self.setups) for at, seats in tables
        ]


@dataclass(frozen=True)
class SelfPlay:
    """Self-play: every game has its own setup, and the bots move on by a seat."""

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
        """Yield all games; there may be very many."""
        number = len(self.entrants)
        seats = 1 if solo_level(self.mode) else self.players
        for k in range(self.games):
            taken = tuple(self.entrants[(seat + k) % number] for seat in range(seats))
            yield replace(make_pairing(self, k, k % number, taken), policies=self.policies)


def seatings(entrants: tuple[Entrant, ...], players: int) -> list[tuple[Entrant, ...]]:
    """Return lineups by seat in which every entrant has every seat.

    With as many entrants as seats or more: every combination of them in all rotations. With
    fewer, three or four seats: one of each pair alone against the other on all other seats; if
    there are three, also all three together with each of them on two seats.
    """
    combined: list[tuple[Entrant, ...]] = []
    if len(entrants) >= players:
        combined += combinations(entrants, players)
    else:
        for one, other in combinations(entrants, 2):
            combined += [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
        if len(entrants) > 2:
            combined += [(twice, *entrants) for twice in entrants]
    return [rotated for lineup in combined for rotated in rotations(lineup)]


def rotations(lineup: tuple[Entrant, ...]) -> list[tuple[Entrant, ...]]:
    """Return a lineup moved round the table, seat by seat."""
    return [lineup[k:] + lineup[:k] for k in range(len(lineup))]
