"""The observation, entry by entry: the same in every environment, as bytes or as floats.

An observation shows the position to one seat. The number of players changes only the number of
blocks at the end: first the observing seat, then the others in the order of turns.
`docs/observations.md` is this module as a page.

>>> from luna import Game
>>> game = Game.new(["yellow", "red"], mode="preselected", seed=1)
>>> seen = decode(observe(game.state), players=2)
>>> seen["round"], seen["seat0_influence"], seen["seat0_active"]
([1], [5, 0], [2, 2, 2, 0, 0, 0, 2])

Floats are made from the bytes and say the same, near 0 to 1, for networks: numbers are scaled, a
set has an entry for each member, and a value of a kind an entry for each possible value.

>>> seen = decode(observe(game.state, form="floats"), players=2, form="floats")
>>> [round(entry, 2) for entry in seen["seat0_active"]], seen["round_is"].index(1.0)
([0.5, 0.5, 0.5, 0.0, 0.0, 0.0, 0.5], 1)
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from luna.envs import encoder, float_encoder
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, TILES

VERSION = 1
FLOAT_VERSION = 1
"""A version rises when an entry changes its place or its meaning."""
BYTES: Final = "bytes"
FLOATS: Final = "floats"
FORMS: Final = (BYTES, FLOATS)
"""The two forms of an observation, by name."""

WORD = 8
ISLES = "by isle: " + " ".join(ISLE_NAMES)
TILE = "by tile number, entries 0 and 29-31 always 0"
NOVICES = 13 / 4


@dataclass(frozen=True)
class Field:
    """Neighbouring entries of an observation that belong together."""

    name: str
    offset: int
    length: int
    low: int
    high: float
    meaning: str

    @property
    def end(self) -> int:
        return self.offset + self.length


Lines = tuple[tuple[str, int, int, int, str], ...]
FloatLines = tuple[tuple[str, int, float, str], ...]

TABLE: Lines = (
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
"""Constant during a game."""

SHARED: Lines = (
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
"""Common to all players."""

SEAT: Lines = (
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
"""A block for each player."""


FLOAT_TABLE: FloatLines = (
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

FLOAT_SHARED: FloatLines = (
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

FLOAT_SEAT: FloatLines = (
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


def lines_of(players: int, form: str) -> Iterable[tuple[str, int, int, float, str]]:
    """Name, length, bounds and meaning of each field, in order."""
    if form == FLOATS:
        shared = [(n, size, 0, float(high), text) for n, size, high, text in FLOAT_TABLE]
        shared += [(n, size, 0, float(high), text) for n, size, high, text in FLOAT_SHARED]
        seat = [(n, size, 0, float(high), text) for n, size, high, text in FLOAT_SEAT]
    else:
        shared, seat = [*TABLE, *SHARED], list(SEAT)
    yield from shared
    for number in range(players):
        yield from ((f"seat{number}_{name}", *rest) for name, *rest in seat)  # type: ignore[misc]


def schema(players: int, form: str = BYTES) -> tuple[Field, ...]:
    """All fields of an observation, in order, without gaps."""
    fields: list[Field] = []
    offset = 0
    for name, length, low, high, meaning in lines_of(players, form):
        fields.append(Field(name, offset, length, low, high, meaning))
        offset += length
    return tuple(fields)


def observation_length(players: int, form: str = BYTES) -> int:
    """The number of entries of an observation.

    >>> observation_length(2), observation_length(4)
    (632, 840)
    >>> observation_length(2, "floats"), observation_length(4, "floats")
    (1782, 2014)
    """
    if form == FLOATS:
        return int(float_encoder.entries_of(players))
    return WORD * int(encoder.words_of(players))


def schema_hash(form: str = BYTES) -> str:
    """The name of the schema: observations with the same hash mean the same."""
    fields = schema(4, form)
    content: tuple[Any, ...] = (
        VERSION,
        [(f.name, f.offset, f.length, f.low, f.high) for f in fields],
    )
    if form == FLOATS:
        entries = [(f.name, f.offset, f.length, f.high) for f in fields]
        content = (FLOAT_VERSION, entries, schema_hash(BYTES))
    return hashlib.sha256(repr(content).encode()).hexdigest()[:12]


def observe(s: State, seat: int | None = None, form: str = BYTES) -> Any:
    """Return the observation of a seat, by default of the one to move, as a memoryview."""
    observer = max(int(s.turn), 0) if seat is None else seat
    words = encoder.Encoder().observation(s, observer)
    if form == FLOATS:
        floats = float_encoder.FloatEncoder().observation(words, s.layout.players)
        return memoryview(floats).cast("B").cast("f")
    return memoryview(words).cast("B")


def legal_mask(s: State) -> memoryview:
    """One byte for each of the 1,482 steps: 1 where it is legal."""
    return memoryview(encoder.Encoder().mask(s))


class Rows:
    """Observations in floats, one after the other, each a memoryview."""

    def __init__(self, memory: Any, players: int) -> None:
        self._memory: Any = memoryview(memory).cast("B").cast("f")
        self._length = observation_length(players, FLOATS)

    def __len__(self) -> int:
        return len(self._memory) // self._length

    def __getitem__(self, row: int) -> memoryview:
        observation: memoryview = self._memory[row * self._length : (row + 1) * self._length]
        return observation


def unpack(rows: Any, players: int) -> Any:
    """Convert observations from bytes to floats: of a numpy array to another, else to `Rows`.

    Takes one observation or many, one after the other; an array keeps its number of dimensions.
    """
    data = bytes(memoryview(rows).cast("B")) if not hasattr(rows, "tobytes") else rows.tobytes()
    number = len(data) // observation_length(players)
    memory: Any = float_encoder.unpack_rows(data, number, players)
    if not hasattr(rows, "reshape"):
        return Rows(memory, players)
    import numpy as np

    floats = np.frombuffer(memory, np.float32)
    return floats.reshape((*rows.shape[:-1], observation_length(players, FLOATS)))


def decode(
    observation: Sequence[float] | memoryview, players: int, form: str = BYTES
) -> dict[str, list[Any]]:
    """The entries of an observation by the names of their fields."""
    kind = float if form == FLOATS else int
    return {
        field.name: [kind(entry) for entry in observation[field.offset : field.end]]
        for field in schema(players, form)
    }
