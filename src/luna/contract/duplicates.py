"""Duplicate tables, as they are sent and received."""

from typing import Annotated

from msgspec import Meta, Struct

from luna.contract.board_requests import Title
from luna.app.request import (
    ONE_LINE,
    EditionWord,
    LevelName,
    ModeWord,
    Name,
    Request,
    SeatNumber,
    ShortId,
)
from luna.record.shape import Order

Team = Annotated[str, Meta(min_length=1, max_length=40, pattern=ONE_LINE)]


class MakeDuplicate(Request, frozen=True):
    """A setup for several tables: that of a table, or a fresh one; null is a seat for a person."""

    title: Title
    table: ShortId | None = None
    seats: Annotated[list[LevelName | None], Meta(min_length=2, max_length=4)] | None = None
    mode: ModeWord = "standard"
    edition: EditionWord = "classic"
    name: Name | None = None


class PlayDuplicate(Request, frozen=True):
    """Which seat one would like, and for which team."""

    seat: SeatNumber | None = None
    team: Team | None = None
    public: bool = False
    name: Name | None = None


class ChooseTeam(Request, frozen=True):
    """For which team one plays; none for oneself alone."""

    team: Team | None = None


class DuplicateSeat(Struct, frozen=True):
    """A seat of the setup; a level for a bot, nothing for a person."""

    seat: int
    colour: Order
    level: str | None


class DuplicateLine(Struct, frozen=True):
    """Somebody's result: of all comparisons on the same seat so many percent, place 1 is first."""

    name: str
    team: str | None
    table: str
    seat: int
    place: int
    influence: int
    percent: float
    yours: bool


class TeamLine(Struct, frozen=True):
    """A team: how many of its people have played, and their mean."""

    team: str
    players: int
    percent: float


class DuplicateView(Struct, frozen=True):
    """A setup that several tables play, and how everyone has done."""

    duplicate: str
    title: str
    weekly: bool
    link: str
    seats: list[DuplicateSeat]
    standings: list[DuplicateLine]
    teams: list[TeamLine]
    team: str | None
    """One's own."""
    table: str | None
    """Where one plays it, or has played it."""
