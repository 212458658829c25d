"""Ratings: the results of rated games, and the ratings that follow from them game by game.

A result is written together with the entries that end its game. The changes of ratings are written
in the same transaction, in the order in which games end, so a rebuild has the same numbers.
"""

from collections.abc import Sequence

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    delete,
    insert,
    select,
)

from luna.app.ratings import PROVISIONAL_GAMES, RatingStep, RatingStore, StoredRating
from luna.arena.ratings import INITIAL, Rating, rate_game
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Json, Lifetime, UserColumn, stored
from luna.table.rated import FIXED_POINTS, POOLS, Placed, PoolName, RatedResult

rated_games = stored(
    "rated_game",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("pool", String(8), nullable=False),  # 2-live … 4-slow
    Column("ended", Float, nullable=False),
    Column("placed", Json(tuple[Placed, ...]), nullable=False),
    Index("rated_game_order", "pool", "ended", "game"),
    kept=(Lifetime.WITH_GAME,),
    users=(),
)

rating_steps = stored(
    "rating_step",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("pool", String(8), nullable=False),
    Column("ended", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),  # rated in this pool so far
    Index("rating_step_of", "identity", "pool", "ended"),
    Index("rating_step_order", "pool", "ended"),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("identity", export=True, on_delete="stay", on_merge="stay"),),
)

ratings = stored(
    "rating",
    Column("pool", String(8), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("rating_best", "pool", "mean"),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="stay", on_merge="stay"),),
)

LOCK = 8460_15
"""The advisory lock that processes on one PostgreSQL hold while they change ratings."""
FIXED_SPREAD = 0.5
"""The spread of a bot: its strength was measured."""


class SqlRatingStore(FeatureStore, RatingStore):
    async def leaders(self, pool: PoolName, limit: int) -> list[StoredRating]:
        users = schema.identities.c
        found = (
            select(ratings, users.name)
            .join(schema.identities, users.id == ratings.c.identity)
            .where(ratings.c.pool == pool, ratings.c.games >= PROVISIONAL_GAMES, users.name != "")
            .order_by(ratings.c.mean.desc(), ratings.c.identity)
            .limit(limit)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(StoredRating, row) for row in rows]

    async def of_users(
        self, users: Sequence[str], pool: PoolName | None = None
    ) -> list[StoredRating]:
        found = select(ratings).where(ratings.c.identity.in_(users))
        if pool is not None:
            found = found.where(ratings.c.pool == pool)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(StoredRating, row, name="") for row in rows]

    async def history(self, user: str, limit: int) -> list[RatingStep]:
        steps = rating_steps.c
        found = (
            select(rating_steps)
            .where(steps.identity == user)
            .order_by(steps.ended.desc(), steps.game.desc())
            .limit(limit)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(RatingStep, row) for row in reversed(rows)]

    async def steps_at(self, table: str) -> list[RatingStep]:
        found = select(rating_steps).where(rating_steps.c.game == table)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(RatingStep, row) for row in rows]


def replace_result(connection: Connection, game: str, result: RatedResult | None) -> None:
    """Store the result of a game in place of the one before, and rate all games from there on."""
    lock_ratings(connection)
    games = rated_games
    found = select(games.c.pool, games.c.ended).where(games.c.game == game)
    old = connection.execute(found).one_or_none()
    store_result(connection, game, result)
    touched: dict[PoolName, float] = {} if old is None else {old.pool: old.ended}
    if result is not None:
        touched[result.pool] = min(result.ended, touched.get(result.pool, result.ended))
    for pool, ended in touched.items():
        rate_from(connection, pool, ended)


def lock_ratings(connection: Connection) -> None:
    """Keep other processes from changing ratings until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def store_result(connection: Connection, game: str, result: RatedResult | None) -> None:
    """Store the result of a game; change no ratings yet."""
    games = rated_games
    connection.execute(delete(games).where(games.c.game == game))
    if result is not None:
        connection.execute(insert(games), to_row(result))


def same_result(connection: Connection, game: str, result: RatedResult | None) -> bool:
    """Whether the stored result of a game is the one of its log."""
    found = select(rated_games).where(rated_games.c.game == game)
    row = connection.execute(found).one_or_none()
    return (None if row is None else from_row(RatedResult, row)) == result


def rate_from(connection: Connection, pool: PoolName, ended: float) -> None:
    """Rate the games of a pool again that ended at a time or after it, in their order."""
    games, steps = rated_games, rating_steps
    gone = connection.execute(
        select(steps.c.identity).where(steps.c.pool == pool, steps.c.ended >= ended).distinct()
    )
    changed = set(gone.scalars())
    connection.execute(delete(steps).where(steps.c.pool == pool, steps.c.ended >= ended))
    later = connection.execute(
        select(games)
        .where(games.c.pool == pool, games.c.ended >= ended)
        .order_by(games.c.ended, games.c.game)
    ).all()
    known: dict[str, tuple[Rating, int]] = {}
    for row in later:
        for each in row.placed:
            if each.identity is not None and each.identity not in known:
                known[each.identity] = rating_before(connection, pool, each.identity, ended)
        made = rate_players(from_row(RatedResult, row), known)
        connection.execute(insert(steps), [to_row(step) for step in made])
        changed |= {step.user for step in made}
    for user in sorted(changed):
        update_rating(connection, pool, user)


def rating_before(
    connection: Connection, pool: PoolName, user: str, ended: float
) -> tuple[Rating, int]:
    """The rating of a user before a time, and the number of rated games."""
    found = last_step(connection, pool, user, rating_steps.c.ended < ended)
    if found is None:
        return INITIAL, 0
    return Rating(found.mean, found.spread), found.games


def last_step(
    connection: Connection, pool: PoolName, user: str, *conditions: ColumnElement[bool]
) -> RatingStep | None:
    steps = rating_steps
    row = connection.execute(
        select(steps)
        .where(steps.c.pool == pool, steps.c.identity == user, *conditions)
        .order_by(steps.c.ended.desc(), steps.c.game.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None else from_row(RatingStep, row)


def rate_players(
    result: RatedResult,
    known: dict[str, tuple[Rating, int]],
) -> list[RatingStep]:
    """The changes that a game makes to the ratings of its players; updates `known`."""
    before = [
        known[each.identity][0]
        if each.identity is not None
        else Rating(FIXED_POINTS[each.level or ""], FIXED_SPREAD)
        for each in result.placed
    ]
    steps = []
    rated = rate_game(before, [each.place for each in result.placed])
    for each, old, new in zip(result.placed, before, rated, strict=True):
        if each.identity is None:
            continue
        games = known[each.identity][1] + 1
        known[each.identity] = new, games
        steps.append(
            RatingStep(
                result.game,
                result.pool,
                each.identity,
                result.ended,
                each.place,
                len(result.placed),
                old.mean,
                new.mean,
                new.spread,
                games,
            )
        )
    return steps


def update_rating(connection: Connection, pool: PoolName, user: str) -> None:
    """Store the rating of a user after the latest game."""
    own = (ratings.c.pool == pool, ratings.c.identity == user)
    connection.execute(delete(ratings).where(*own))
    last = last_step(connection, pool, user)
    if last is not None:
        row = {"pool": pool, "identity": user, "updated": last.ended}
        row |= {"mean": last.mean, "spread": last.spread, "games": last.games}
        connection.execute(insert(ratings), row)


def all_ratings(connection: Connection) -> dict[tuple[str, str], tuple[float, float, int]]:
    """Every rating, by pool and user."""
    rows = connection.execute(select(ratings))
    return {(r.pool, r.identity): (r.mean, r.spread, r.games) for r in rows}


def rate_all(connection: Connection) -> None:
    """Rate every game again."""
    connection.execute(delete(ratings))
    connection.execute(delete(rating_steps))
    for pool in POOLS:
        rate_from(connection, pool, 0.0)
