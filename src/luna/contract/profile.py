"""What one has done here: statistics, the latest results, and all of it to take along."""

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from luna.record.shape import EditionName, ModeName
from luna.table.tallies import Statistics


class Finished(Struct, frozen=True):
    """A game of one's own that has ended."""

    table: str
    time: float
    mode: ModeName
    edition: EditionName
    players: int
    place: int
    influence: int


class PuzzleTally(Struct, frozen=True):
    """How one does at puzzles; `streak` counts puzzles of the day, day after day."""

    rating: int
    tries: int
    solved: int
    streak: int
    longest: int


class Profile(Struct, frozen=True):
    """Everything that is shown of somebody who plays; `kept` is true where a passkey keeps it."""

    name: str
    since: float
    kept: bool
    statistics: Statistics
    puzzles: PuzzleTally
    latest: list[Finished]


Column = str | int | float | bool | None
"""What a column of the database holds, as far as it is given out."""


class OwnWords(TypedDict):
    """Something one has said at a table."""

    time: float
    text: str


class OwnGame(TypedDict):
    """A game: where one sat, what one said, and its record; of a broken one only the record."""

    table: str
    status: NotRequired[str]
    created: NotRequired[float]
    seats: NotRequired[list[int]]
    said: NotRequired[list[OwnWords]]
    record: str | None


class PersonalData(Struct, frozen=True):
    """Everything that is kept of somebody: rows by table, and games."""

    format: Literal["luna-person/1"]
    kept: dict[str, list[dict[str, Column]]]
    games: list[OwnGame]
