"""Games that are the same game: learners may see any of them in place of the others.

Two things about a game of Luna are arbitrary. The ring of isles may be turned with everything on
it, because the rules only ever count from one isle to another. And the orders may all move on by
the same number of seats, with their pieces and the turn, because a turn passes from seat to seat.
Seats cannot be swapped freely: with three or four orders that changes who comes after whom. In
solo the seats are not alike and stay.

Steps name isles by their favor and tiles by their number, and an observation is seen from the side
of who looks. So steps and masks stay as they are, and of an observation only the places of the
isles change.

>>> from luna import Game
>>> from luna.rules.engine import legal_steps
>>> state = Game.new(["yellow", "red", "blue"], seed=1).state
>>> turned = Symmetry(ring=3, seats=1)
>>> legal_steps(turned.state(state)) == legal_steps(state)
True
>>> len(symmetries(state.layout))
21
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from luna.rules.layout import Layout
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLES, SOURCES

RING = ISLES * ISLES
"""Entries at the beginning of an observation that show where the isles lie."""

BY_SEAT = ("shrines", "favors", "supply", "stage", "claimed", "serving", "council")
BY_SEAT_AND_ISLE = ("active", "inactive")
TURNED = re.compile(r" turned (\d+) (\d+)$")


@dataclass(frozen=True)
class Symmetry:
    """All isles `ring` places on, clockwise, and all orders `seats` seats on."""

    ring: int = 0
    seats: int = 0

    def table(self, table: Layout) -> Layout:
        """The same table, turned."""
        players = int(table.players)
        if table.solo and self.seats:
            raise ValueError("In solo you and the virtual order cannot change seats.")
        fields = table.fields
        ring, key = moved(fields["ring"], self.ring), self._key(table.key, players)
        return Layout({**fields, "ring": ring, "key": key})

    def _key(self, key: str, players: int) -> str:
        """The name of a turned table: the same again after a turn back."""
        ring, seats = self.ring, self.seats
        if before := TURNED.search(key):
            key = key[: before.start()]
            ring += int(before[1])
            seats += int(before[2])
        ring, seats = ring % ISLES, seats % players
        return f"{key} turned {ring} {seats}" if ring or seats else key

    def state(self, s: State, table: Layout | None = None) -> State:
        """The same position, turned; `table` is what `self.table` made of its table before."""
        n = int(s.layout.players)
        after = s.copy()
        after.layout = table or self.table(s.layout)
        if s.turn >= 0:
            after.turn = self.seat(int(s.turn), n)
        after.start = self.seat(int(s.start), n)
        for seat in range(n):
            to = self.seat(seat, n)
            for name in BY_SEAT:
                getattr(after, name)[to] = getattr(s, name)[seat]
            for name in BY_SEAT_AND_ISLE:
                for isle in range(ISLES):
                    getattr(after, name)[to * ISLES + isle] = getattr(s, name)[seat * ISLES + isle]
            for source in range(SOURCES):
                after.ledger[to * SOURCES + source] = s.ledger[seat * SOURCES + source]
        return after

    def seat(self, seat: int, players: int) -> int:
        """Where the order of a seat sits afterwards."""
        return (seat + self.seats) % players

    def step(self, step: int) -> int:
        """The same step: ids name isles by their favor, wherever they lie."""
        return step

    def mask(self, mask: Any) -> Any:
        """The same mask."""
        return mask

    def observation(self, observation: Any) -> Any:
        """What the same order sees afterwards: bytes from bytes, or arrays from numpy arrays.

        Of an array the last axis is that of the observation.
        """
        order = moved([range(7 * place, 7 * place + 7) for place in range(ISLES)], self.ring)
        entries = [entry for isle in order for entry in isle]
        if hasattr(observation, "take"):
            after = observation.copy()
            after[..., :RING] = observation[..., entries]
            return after
        return bytes(observation[entry] for entry in entries) + bytes(observation[RING:])

    def returns(self, returns: Sequence[float]) -> list[float]:
        """Rewards by seat, where the seats are afterwards."""
        return moved(list(returns), self.seats)

    def then(self, other: "Symmetry", players: int) -> "Symmetry":
        """This one and another after it."""
        return Symmetry((self.ring + other.ring) % ISLES, (self.seats + other.seats) % players)

    def inverse(self, players: int) -> "Symmetry":
        """What turns back."""
        return Symmetry(-self.ring % ISLES, -self.seats % players)


def moved(row: list[Any], places: int) -> list[Any]:
    """A row with every member some places further on, and round."""
    at = -places % len(row)
    return row[at:] + row[:at]


def symmetries(table: Layout) -> list[Symmetry]:
    """All of them, the one that changes nothing first."""
    seats = 1 if table.solo else int(table.players)
    return [Symmetry(ring, on) for on in range(seats) for ring in range(ISLES)]


def recoloured(setup: Setup, colours: Sequence[str]) -> Setup:
    """The same setup for orders of other colours, by seat.

    Colours are names: positions, steps and observations are the same bytes for any of them. Only
    the preselected setup knows colours, and cannot be recoloured.
    """
    if setup.mode == "preselected":
        raise ValueError("In the preselected setup the pieces of each colour have their places.")
    start = colours[setup.players.index(setup.start)]
    return replace(setup, players=tuple(colours), start=start)
