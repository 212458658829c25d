"""Games to look on at."""

from msgspec import Struct

from luna.app.tables.lists import SeatLine
from luna.record.shape import Document, EditionName, ModeName


class Watched(Struct, frozen=True):
    """A public game that runs now; those who look on see a rated one `delay` seconds late."""

    table: str
    mode: ModeName
    edition: EditionName
    rated: bool
    delay: float
    watchers: int
    seats: list[SeatLine]
    document: Document


class WatchList(Struct, frozen=True):
    """Public games that run now, the one with the latest action first; `number` counts them all."""

    number: int
    games: list[Watched]
