"""What an observation says, entry by entry: the same in every environment.

An observation is a row of bytes, as one seat sees the position. What changes with the number of
players is only how many blocks of players stand at the end: the one who looks comes first, the
others follow in the order of turns. `docs/observations.md` is this module as a page.

>>> from luna import Game
>>> game = Game.new(["yellow", "red"], mode="preselected", seed=1)
>>> seen = decode(observe(game.state), players=2)
>>> seen["round"], seen["seat0_influence"], seen["seat0_active"]
([1], [5, 0], [2, 2, 2, 0, 0, 0, 2])
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from luna.envs import encoding
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES

VERSION = 1
"""Rises when an entry changes its place or its meaning."""

WORD = 8
ISLES = "by isle: " + " ".join(ISLE_NAMES)
TILE = "by tile number, entries 0 and 29-31 always 0"


@dataclass(frozen=True)
class Field:
    """A stretch of an observation."""

    name: str
    offset: int
    length: int
    low: int
    high: int
    meaning: str

    @property
    def end(self) -> int:
        return self.offset + self.length


_Line = tuple[str, int, int, int, str]

TABLE: tuple[_Line, ...] = (
    ("ring", 49, 0, 1, "entry 7p + i: isle i lies at place p, clockwise"),
    ("players", 1, 2, 4, "number of players; 2 in solo"),
    ("solo", 1, 0, 3, "solo level, or 0"),
    ("book_points", 1, 0, 1, "what a Book action gives at once"),
    ("first_book_bonus", 1, 0, 1, "what the first Book action of a round gives on top"),
    ("book_lies_down", 1, 0, 1, "whether a novice lies down with a new Book"),
    ("book_scores", 1, 0, 1, "what an own Book gives in every Scoring Phase"),
    ("infiltration", 1, 0, 1, "whether there is Infiltration"),
    ("symbol", 32, 0, 7, f"1 + isle on the tile, 0 if it is not in the game; {TILE}"),
    ("group", 32, 0, 6, f"1 + stretch of the path from the Gate, 0 if never on it; {TILE}"),
    (
        "below",
        128,
        0,
        255,
        "entries 4t to 4t+3: lower tiles around tile t, bit b of byte k: 8k + b",
    ),
)
"""What never changes during a game."""

SHARED: tuple[_Line, ...] = (
    ("phase", 7, 0, 1, "place-shrines place-novices tire actions journey tide over"),
    ("round", 1, 0, 6, "0 in the Preliminary Round"),
    ("priestess", 7, 0, 1, ISLES),
    ("time", 1, 0, 20, "Time tokens still to be turned"),
    ("builder", 7, 0, 1, ISLES),
    ("book_bonus", 1, 0, 1, "what the next Book action gives on top"),
    ("apostate", 7, 0, 1, ISLES),
    ("guard", 1, 0, 99, "what a sanctification gives this round"),
    ("stock", 7, 0, 4, "favors left; " + ISLES),
    ("unused", 1, 0, 1, "always 0"),
    ("at_sea", 7, 0, 13, "novices of a Journey or Tide under way, by isle of arrival"),
    ("told", 1, 0, 155, "its latest step, less 64; 0 if none is under way"),
    ("unclaimed", 32, 0, 1, f"free on the path; {TILE}"),
    ("vacant", 32, 0, 1, f"in the Temple without a novice; {TILE}"),
    ("books", 32, 0, 1, f"with a Book; {TILE}"),
    ("lying", 32, 0, 1, f"whose novice lies down; {TILE}"),
)
"""What everybody has in common."""

SEAT: tuple[_Line, ...] = (
    ("active", 7, 0, 13, "active novices; " + ISLES),
    ("supply", 1, 0, 13, "novices in the supply"),
    ("inactive", 7, 0, 13, "inactive novices; " + ISLES),
    ("stage", 1, 0, 13, "novices on the landing stage"),
    ("shrines", 7, 0, 1, ISLES),
    ("council", 1, 0, 10, "seat in the Council"),
    ("favors", 7, 0, 1, "favors held; " + ISLES),
    ("height", 1, 0, 3, "pieces below in the stack of that seat"),
    ("claimed", 32, 0, 1, f"claimed on the path; {TILE}"),
    ("serving", 32, 0, 1, f"with a novice in the Temple; {TILE}"),
    ("influence", 2, 0, 255, "points: the first entry and 256 times the second"),
    ("to_move", 1, 0, 1, "whether this player is to move"),
    ("starts", 1, 0, 1, "whether this player is the start player"),
    ("unused", 4, 0, 1, "always 0"),
)
"""What is there of each player."""


def schema(players: int) -> tuple[Field, ...]:
    """All fields of an observation, in order, without gaps."""
    lines = [*TABLE, *SHARED]
    for seat in range(players):
        lines += [(f"seat{seat}_{name}", *rest) for name, *rest in SEAT]  # type: ignore[misc]
    fields: list[Field] = []
    offset = 0
    for name, length, low, high, meaning in lines:
        fields.append(Field(name, offset, length, low, high, meaning))
        offset += length
    return tuple(fields)


def observation_length(players: int) -> int:
    """How many entries an observation has.

    >>> observation_length(2), observation_length(4)
    (632, 840)
    """
    return WORD * int(encoding.words_of(players))


def schema_hash() -> str:
    """Names the schema: observations of the same hash mean the same."""
    text = repr((VERSION, [(f.name, f.offset, f.length, f.low, f.high) for f in schema(4)]))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def observe(s: State, seat: int | None = None) -> memoryview:
    """The observation of a position by a seat, or by the one to move; by seat 0 after the end."""
    looks = max(int(s.turn), 0) if seat is None else seat
    return memoryview(encoding.Encoder().observation(s, looks)).cast("B")


def legal_mask(s: State) -> memoryview:
    """One byte for each of the 1,482 steps: 1 where it is legal."""
    return memoryview(encoding.Encoder().mask(s))


def decode(observation: Sequence[int] | memoryview, players: int) -> dict[str, list[int]]:
    """The entries of an observation by the names of their fields."""
    return {
        field.name: [int(entry) for entry in observation[field.offset : field.end]]
        for field in schema(players)
    }
