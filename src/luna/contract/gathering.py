"""Finding players: quick games, and tables that begin at a time of their own."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from luna.app.request import EditionWord, LevelName, Name, Request

QuickPace = Literal["blitz", "day", "week"]


class Quick(Request, frozen=True):
    """The game one would like to play with whoever wants the same."""

    players: Annotated[int, Meta(ge=2, le=4)] = 2
    pace: QuickPace = "blitz"
    edition: EditionWord = "classic"
    bots: Annotated[float, Meta(ge=10, le=7 * 24 * 3600)] | None = None
    """Seconds after which bots take the seats that are still open."""
    level: LevelName | None = None
    range: Annotated[int, Meta(ge=50, le=2000)] | None = None
    """How far the ratings of those who meet may be apart."""
    name: Name | None = None


class Appoint(Request, frozen=True):
    """When a table begins by itself, and the bots that take its open seats then; null: never."""

    seconds: Annotated[float, Meta(ge=10, le=30 * 24 * 3600)] | None = None
    level: LevelName | None = None


class GatheringView(Struct, frozen=True):
    """How a table finds its players: by itself (`quick`), and with bots from a time on."""

    quick: bool
    at: float | None
    level: str | None


class Seeking(Struct, frozen=True):
    """A quick game that still looks for players."""

    table: str
    players: int
    missing: int
    pace: str
    edition: str


class SeekingList(Struct, frozen=True):
    """Quick games that look for players, the oldest first."""

    seeking: list[Seeking]
