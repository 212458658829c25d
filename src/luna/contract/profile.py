"""What one has done here: statistics, and the latest results."""

from dataclasses import dataclass

from luna.record.shape import EditionName, ModeName
from luna.table.statistics import Statistics


@dataclass(frozen=True, slots=True)
class Finished:
    """A game of one's own that has ended."""

    table: str
    time: float
    mode: ModeName
    edition: EditionName
    players: int
    place: int
    influence: int


@dataclass(frozen=True, slots=True)
class PuzzleTally:
    """How one does at puzzles; `streak` counts puzzles of the day, day after day."""

    rating: int
    tries: int
    solved: int
    streak: int
    longest: int


@dataclass(frozen=True, slots=True)
class Profile:
    """Everything that is shown of somebody who plays; `kept` is true where a passkey keeps it."""

    name: str
    since: float
    kept: bool
    statistics: Statistics
    puzzles: PuzzleTally
    latest: list[Finished]
