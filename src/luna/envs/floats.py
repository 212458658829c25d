"""Observations as a network takes them: floats near 0 to 1, one entry for each value of a kind.

They are made of the bytes of `luna.envs.observations` and say the same. Numbers are scaled, sets
are an entry for each member, and what is one of several values has an entry for each of these.

>>> from luna import Game
>>> game = Game.new(["yellow", "red"], mode="preselected", seed=1)
>>> seen = decode(observe(game.state), players=2)
>>> [round(entry, 2) for entry in seen["seat0_active"]], seen["round_is"].index(1.0)
([0.5, 0.5, 0.5, 0.0, 0.0, 0.0, 0.5], 1)
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from luna.envs import observations, unpacking
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, TILES

VERSION = 1
"""Rises when an entry changes its place or its meaning."""
BYTES: Final = "bytes"
FLOATS: Final = "floats"
FORMS: Final = (BYTES, FLOATS)
"""The two forms of an observation, by name."""

ISLES = "by isle: " + " ".join(ISLE_NAMES)
TILE = "by tile number, entries 0 and 29-31 always 0"
NOVICES = 13 / 4


class Entries(NamedTuple):
    """A stretch of an observation."""

    name: str
    offset: int
    length: int
    high: float
    meaning: str

    @property
    def end(self) -> int:
        return self.offset + self.length


_Line = tuple[str, int, float, str]

TABLE: tuple[_Line, ...] = (
    ("ring", 49, 1, "entry 7p + i: isle i lies at place p, clockwise"),
    ("book_points", 1, 1, "what a Book action gives at once"),
    ("first_book_bonus", 1, 1, "what the first Book action of a round gives on top"),
    ("book_lies_down", 1, 1, "whether a novice lies down with a new Book"),
    ("book_scores", 1, 1, "what an own Book gives in every Scoring Phase"),
    ("infiltration", 1, 1, "whether there is Infiltration"),
    ("players_are", 3, 1, "2, 3 or 4 players; 2 in solo"),
    ("solo_is", 4, 1, "no solo game, or its level 1, 2, 3"),
    ("unused", 1, 1, "always 0"),
    ("symbol", TILES * 7, 0.5, "entry 7t + i: one half where isle i is on tile t + 1"),
    ("group", TILES * 6, 0.5, "entry 6t + g: one half where tile t + 1 lies in stretch g"),
    (
        "below",
        TILES * TILES,
        0.25,
        "entry 28t + u: one quarter where tile u + 1 is a lower one beside tile t + 1",
    ),
)
"""What never changes during a game."""

SHARED: tuple[_Line, ...] = (
    ("phase", 7, 1, "place-shrines place-novices tire actions journey tide over"),
    ("round", 1, 1, "a sixth of its number, 0 in the Preliminary Round"),
    ("priestess", 7, 1, ISLES),
    ("time", 1, 5, "Time tokens still to be turned, by four"),
    ("builder", 7, 1, ISLES),
    ("book_bonus", 1, 1, "what the next Book action gives on top"),
    ("apostate", 7, 1, ISLES),
    ("guard", 1, 16.5, "what a sanctification gives this round, by six"),
    ("stock", 7, 1, "favors left, by four; " + ISLES),
    ("unused", 1, 1, "always 0"),
    ("at_sea", 7, NOVICES, "novices of a Journey or Tide under way, by four, by isle of arrival"),
    ("under_way", 1, 1, "whether there is one"),
    ("unclaimed", 32, 1, f"free on the path; {TILE}"),
    ("vacant", 32, 1, f"in the Temple without a novice; {TILE}"),
    ("books", 32, 1, f"with a Book; {TILE}"),
    ("lying", 32, 1, f"whose novice lies down; {TILE}"),
    ("round_is", 8, 1, "the round, 0 to 6; the last entry always 0"),
    ("move_is", 156, 1, "the latest step of a Journey or Tide under way, less 64; 0 if none is"),
)
"""What everybody has in common."""

SEAT: tuple[_Line, ...] = (
    ("active", 7, NOVICES, "active novices, by four; " + ISLES),
    ("supply", 1, NOVICES, "novices in the supply, by four"),
    ("inactive", 7, NOVICES, "inactive novices, by four; " + ISLES),
    ("stage", 1, NOVICES, "novices on the landing stage, by four"),
    ("shrines", 7, 1, ISLES),
    ("council", 1, 1, "seat in the Council, by ten"),
    ("favors", 7, 1, "favors held; " + ISLES),
    ("height", 1, 1, "pieces below in the stack of that seat, by three"),
    ("claimed", 32, 1, f"claimed on the path; {TILE}"),
    ("serving", 32, 1, f"with a novice in the Temple; {TILE}"),
    ("influence", 1, 10, "points, by a hundred; 10 at most"),
    ("to_move", 1, 1, "whether this player is to move"),
    ("starts", 1, 1, "whether this player is the start player"),
    ("unused", 1, 1, "always 0"),
    ("council_is", 12, 1, "seat in the Council, 0 to 10; the last entry always 0"),
    ("height_is", 4, 1, "pieces below in the stack of that seat, 0 to 3"),
)
"""What is there of each player."""


def schema(players: int) -> tuple[Entries, ...]:
    """All stretches of an observation, in order, without gaps."""
    lines = [*TABLE, *SHARED]
    for seat in range(players):
        lines += [(f"seat{seat}_{name}", *rest) for name, *rest in SEAT]  # type: ignore[misc]
    found: list[Entries] = []
    offset = 0
    for name, length, high, meaning in lines:
        found.append(Entries(name, offset, length, float(high), meaning))
        offset += length
    return tuple(found)


def float_length(players: int) -> int:
    """How many entries an observation has.

    >>> float_length(2), float_length(4)
    (1782, 2014)
    """
    return int(unpacking.entries_of(players))


def entries(form: str, players: int) -> int:
    """How many entries an observation has in one of the forms."""
    return float_length(players) if form == FLOATS else observations.observation_length(players)


def schema_hash() -> str:
    """Names the schema: observations of the same hash mean the same."""
    text = repr((VERSION, [each[:4] for each in schema(4)], observations.schema_hash()))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def observe(s: State, seat: int | None = None) -> memoryview:
    """The observation of a position by a seat, or by the one to move; by seat 0 after the end."""
    seen: memoryview = unpack(observations.observe(s, seat), int(s.layout.players))[0]
    return seen


class Rows:
    """Observations in floats, one after the other, each a memoryview."""

    def __init__(self, memory: Any, players: int) -> None:
        self._memory: Any = memoryview(memory).cast("B").cast("f")
        self._length = float_length(players)

    def __len__(self) -> int:
        return len(self._memory) // self._length

    def __getitem__(self, row: int) -> memoryview:
        seen: memoryview = self._memory[row * self._length : (row + 1) * self._length]
        return seen


def unpack(rows: Any, players: int) -> Any:
    """Observations in bytes as floats: of a numpy array another one, else `Rows`.

    Takes one observation or many, one after the other; of an array as many dimensions as it has.
    """
    data = bytes(memoryview(rows).cast("B")) if not hasattr(rows, "tobytes") else rows.tobytes()
    number = len(data) // observations.observation_length(players)
    memory: Any = unpacking.unpack_rows(data, number, players)
    if not hasattr(rows, "reshape"):
        return Rows(memory, players)
    import numpy as np

    floats = np.frombuffer(memory, np.float32)
    return floats.reshape((*rows.shape[:-1], float_length(players)))


def decode(observation: Sequence[float] | memoryview, players: int) -> dict[str, list[float]]:
    """The entries of an observation by the names of their stretches."""
    return {
        each.name: [float(entry) for entry in observation[each.offset : each.end]]
        for each in schema(players)
    }
