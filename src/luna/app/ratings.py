"""Ratings: the caller's with their history, the leaders of this server, those at a table."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from luna.app.context import Context
from luna.app.request import Request, TableId
from luna.app.routing import Routes
from luna.table.problem import missing
from luna.table.rated import FIXED_POINTS, PoolName, pool_of
from luna.table.table import Table

routes = Routes("ratings", needs="server")

INITIAL_MEAN = 25.0
"""The strength at which everyone begins, as openskill counts it."""
PROVISIONAL_GAMES = 10
"""A rating is provisional until so many games are rated."""
MAX_LEADERS = 100
MAX_HISTORY = 1000
"""Games in a history, the latest ones."""


class StoredRating(Struct, frozen=True):
    """A user's strength in a pool."""

    pool: PoolName
    user: str
    name: str
    mean: float
    spread: float
    games: int


class RatingStep(Struct, frozen=True):
    """The change of a user's rating by one game; place 0 is the first."""

    table: str
    pool: PoolName
    user: str
    ended: float
    place: int
    players: int
    before: float
    mean: float
    spread: float
    games: int


class RatingStore(Protocol):
    async def leaders(self, pool: PoolName, limit: int) -> list[StoredRating]:
        """Return the strongest users whose rating is not provisional."""

    async def of_users(
        self, users: Sequence[str], pool: PoolName | None = None
    ) -> list[StoredRating]:
        """Return the ratings of users in one pool or in all, without names."""

    async def history(self, user: str, limit: int) -> list[RatingStep]:
        """Return the latest games of a user, the earliest of them first."""

    async def steps_at(self, table: str) -> list[RatingStep]:
        """Return the changes that a game has made."""


class PoolQuery(Request, frozen=True):
    """A pool: a number of players, live or slow."""

    pool: PoolName = "2-live"


class RatingView(Struct, frozen=True):
    """A rating in a pool, how far it may be off, and the number of rated games."""

    pool: PoolName
    rating: int
    spread: int
    games: int
    provisional: bool


class RatingPoint(Struct, frozen=True):
    """A rated game of the caller and the rating after it; place 1 is the first."""

    table: str
    pool: PoolName
    ended: float
    place: int
    players: int
    rating: int
    change: int


class OwnRatings(Struct, frozen=True):
    """The caller's ratings, and the games that led to them, the earliest first."""

    ratings: list[RatingView]
    history: list[RatingPoint]


class LeaderLine(Struct, frozen=True):
    """A player on the list of leaders."""

    name: str
    rating: int
    spread: int
    games: int
    yours: bool


class Leaders(Struct, frozen=True):
    """The leaders of a pool."""

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


@routes.get("/ratings", cost=1)
async def list_leaders(ctx: Context, query: PoolQuery) -> Leaders:
    """Return the strongest players of a pool whose rating is no longer provisional."""
    user = await ctx.user()
    found = await ctx.store(RatingStore).leaders(query.pool, MAX_LEADERS)
    lines = [
        LeaderLine(
            each.name,
            displayed(each.mean),
            displayed_spread(each.spread),
            each.games,
            user is not None and each.user == user.id,
        )
        for each in found
    ]
    return Leaders(query.pool, PROVISIONAL_GAMES, lines)


@routes.get("/me/ratings", cost=1)
async def show_ratings(ctx: Context) -> OwnRatings:
    """Return the caller's rating in every pool, and the games that led to it."""
    user = await ctx.user()
    if user is None:
        return OwnRatings([], [])
    store = ctx.store(RatingStore)
    ratings = await store.of_users([user.id])
    steps = await store.history(user.id, MAX_HISTORY)
    return OwnRatings([rating_view(each) for each in ratings], [rating_point(s) for s in steps])


@routes.get("/tables/{table_id}/ratings", cost=1)
async def show_table_ratings(ctx: Context, table_id: TableId) -> TableRatings:
    """Return the ratings of the players at a rated table, and how its game has changed them."""
    table: Table = (await ctx.tables.get(table_id)).table
    pace = table.terms.pace
    if not table.terms.rated or pace is None:
        raise missing("rating")
    pool = pool_of(len(table.seats), pace)
    store = ctx.store(RatingStore)
    steps = {step.user: step for step in await store.steps_at(table.id)}
    users = [user for seat in table.seats if (user := user_at(table, seat.number)) is not None]
    known = {each.user: each for each in await store.of_users(users, pool)}
    seats = [seat_rating(table, seat, known, steps) for seat in range(len(table.seats))]
    return TableRatings(pool, bool(steps), [each for each in seats if each is not None])


def user_at(table: Table, seat: int) -> str | None:
    """The user who plays a seat, or played it before abandoning the game."""
    gone = (forfeit.identity for forfeit in table.forfeits if forfeit.seat == seat)
    return table.seats[seat].identity or next(gone, None)


def seat_rating(
    table: Table,
    seat: int,
    known: Mapping[str, StoredRating],
    steps: Mapping[str, RatingStep],
) -> SeatRating | None:
    user, level = user_at(table, seat), table.seats[seat].level
    if user is None:
        mean = FIXED_POINTS.get(level or "")
        return None if mean is None else SeatRating(seat, displayed(mean), False, True, None)
    step = steps.get(user)
    if step is not None:
        provisional = is_provisional(step.games)
        return SeatRating(seat, displayed(step.mean), provisional, False, rating_change(step))
    rating = known.get(user)
    if rating is None:
        return SeatRating(seat, displayed(INITIAL_MEAN), True, False, None)
    return SeatRating(seat, displayed(rating.mean), is_provisional(rating.games), False, None)


def rating_view(rating: StoredRating) -> RatingView:
    return RatingView(
        rating.pool,
        displayed(rating.mean),
        displayed_spread(rating.spread),
        rating.games,
        is_provisional(rating.games),
    )


def rating_point(step: RatingStep) -> RatingPoint:
    return RatingPoint(
        step.table,
        step.pool,
        step.ended,
        step.place + 1,
        step.players,
        displayed(step.mean),
        rating_change(step),
    )


def rating_change(step: RatingStep) -> int:
    return displayed(step.mean) - displayed(step.before)


def displayed(mean: float) -> int:
    """A strength as players see it: 1500 at the beginning.

    >>> displayed(25.0), displayed(44.9)
    (1500, 2296)
    """
    return round(1500 + 40 * (mean - INITIAL_MEAN))


def displayed_spread(spread: float) -> int:
    """How far a displayed strength may be off: one standard deviation."""
    return round(40 * spread)


def is_provisional(games: int) -> bool:
    return games < PROVISIONAL_GAMES
