"""Ratings as clients see them."""

from msgspec import Struct

from luna.table.rated import PoolName


class RatingView(Struct, frozen=True):
    """How strong somebody is in a pool, how far that may be off, and after how many games."""

    pool: PoolName
    rating: int
    spread: int
    games: int
    provisional: bool


class RatingPoint(Struct, frozen=True):
    """A rated game of one's own, and what it did; place 1 is the first."""

    table: str
    pool: PoolName
    ended: float
    place: int
    players: int
    rating: int
    change: int


class OwnRatings(Struct, frozen=True):
    """One's ratings, and the games that led to them, the earliest first."""

    ratings: list[RatingView]
    history: list[RatingPoint]


class LeaderLine(Struct, frozen=True):
    """Somebody on the list of the strongest."""

    name: str
    rating: int
    spread: int
    games: int
    yours: bool


class Leaders(Struct, frozen=True):
    """The strongest of a pool, of those who have played enough."""

    pool: PoolName
    enough: int
    """Games after which a rating is no longer provisional."""
    leaders: list[LeaderLine]


class SeatRating(Struct, frozen=True):
    """The rating of a seat at a rated table; `change` once the game has counted."""

    seat: int
    rating: int
    provisional: bool
    fixed: bool
    """A bot's, which no game changes."""
    change: int | None


class TableRatings(Struct, frozen=True):
    """The ratings at a rated table; `counted`: its game has changed them."""

    pool: PoolName
    counted: bool
    seats: list[SeatRating]
