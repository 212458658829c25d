"""Ratings: the results of rated games, and the ratings that follow from them game by game.

A result is written together with the entries that end its game. The changes of ratings are written
in the same transaction, in the order in which games end, so a rebuild has the same numbers.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from luna.app.ratings import PROVISIONAL_GAMES, RatingStep, RatingStore, StoredRating
from luna.arena.ratings import INITIAL, Rating, rate_game
from luna.server.store import schema
from luna.server.store.database import Database, from_row, to_row
from luna.server.store.writer import Row
from luna.table.rated import FIXED_POINTS, POOLS, Placed, PoolName, RatedResult

LOCK = 8460_15
"""The advisory lock that processes on one PostgreSQL hold while they change ratings."""
FIXED_SPREAD = 0.5
"""The spread of a bot: its strength was measured."""


class SqlRatingStore(RatingStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def leaders(self, pool: PoolName, limit: int) -> list[StoredRating]:
        ratings, users = schema.ratings.c, schema.identities.c
        found = (
            select(schema.ratings, users.name)
            .join(schema.identities, users.id == ratings.identity)
            .where(ratings.pool == pool, ratings.games >= PROVISIONAL_GAMES, users.name != "")
            .order_by(ratings.mean.desc(), ratings.identity)
            .limit(limit)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(StoredRating, row) for row in rows]

    async def of_users(
        self, users: Sequence[str], pool: PoolName | None = None
    ) -> list[StoredRating]:
        ratings = schema.ratings.c
        found = select(schema.ratings).where(ratings.identity.in_(users))
        if pool is not None:
            found = found.where(ratings.pool == pool)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(StoredRating, row, name="") for row in rows]

    async def history(self, user: str, limit: int) -> list[RatingStep]:
        steps = schema.rating_steps.c
        found = (
            select(schema.rating_steps)
            .where(steps.identity == user)
            .order_by(steps.ended.desc(), steps.game.desc())
            .limit(limit)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(RatingStep, row) for row in reversed(rows)]

    async def steps_at(self, table: str) -> list[RatingStep]:
        found = select(schema.rating_steps).where(schema.rating_steps.c.game == table)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(RatingStep, row) for row in rows]


def replace_result(connection: Connection, game: str, result: RatedResult | None) -> None:
    """Store the result of a game in place of the one before, and rate all games from there on."""
    lock_ratings(connection)
    games = schema.rated_games
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
    games = schema.rated_games
    connection.execute(delete(games).where(games.c.game == game))
    if result is not None:
        connection.execute(insert(games), result_row(result))


def result_row(result: RatedResult) -> Row:
    placed = json.dumps([asdict(each) for each in result.placed], separators=(",", ":"))
    return {"game": result.game, "pool": result.pool, "ended": result.ended, "placed": placed}


def same_result(connection: Connection, game: str, result: RatedResult | None) -> bool:
    """Whether the stored result of a game is the one of its log."""
    found = select(schema.rated_games).where(schema.rated_games.c.game == game)
    row = connection.execute(found).one_or_none()
    return (None if row is None else dict(row._mapping)) == (
        None if result is None else result_row(result)
    )


def rate_from(connection: Connection, pool: PoolName, ended: float) -> None:
    """Rate the games of a pool again that ended at a time or after it, in their order."""
    games, steps = schema.rated_games, schema.rating_steps
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
        placed = [Placed(**each) for each in json.loads(row.placed)]
        for each in placed:
            if each.identity is not None and each.identity not in known:
                known[each.identity] = rating_before(connection, pool, each.identity, ended)
        made = rate_players(row.game, pool, row.ended, placed, known)
        connection.execute(insert(steps), [to_row(step) for step in made])
        changed |= {step.user for step in made}
    for user in sorted(changed):
        update_rating(connection, pool, user)


def rating_before(
    connection: Connection, pool: PoolName, user: str, ended: float
) -> tuple[Rating, int]:
    """The rating of a user before a time, and the number of rated games."""
    found = last_step(connection, pool, user, schema.rating_steps.c.ended < ended)
    if found is None:
        return INITIAL, 0
    return Rating(found.mean, found.spread), found.games


def last_step(
    connection: Connection, pool: PoolName, user: str, *conditions: ColumnElement[bool]
) -> RatingStep | None:
    steps = schema.rating_steps
    row = connection.execute(
        select(steps)
        .where(steps.c.pool == pool, steps.c.identity == user, *conditions)
        .order_by(steps.c.ended.desc(), steps.c.game.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None else from_row(RatingStep, row)


def rate_players(
    table: str,
    pool: PoolName,
    ended: float,
    placed: Sequence[Placed],
    known: dict[str, tuple[Rating, int]],
) -> list[RatingStep]:
    """The changes that a game makes to the ratings of its players; updates `known`."""
    ratings = [
        known[each.identity][0]
        if each.identity is not None
        else Rating(FIXED_POINTS[each.level or ""], FIXED_SPREAD)
        for each in placed
    ]
    steps = []
    rated = rate_game(ratings, [each.place for each in placed])
    for each, old, new in zip(placed, ratings, rated, strict=True):
        if each.identity is None:
            continue
        games = known[each.identity][1] + 1
        known[each.identity] = new, games
        steps.append(
            RatingStep(
                table,
                pool,
                each.identity,
                ended,
                each.place,
                len(placed),
                old.mean,
                new.mean,
                new.spread,
                games,
            )
        )
    return steps


def update_rating(connection: Connection, pool: PoolName, user: str) -> None:
    """Store the rating of a user after the latest game."""
    ratings = schema.ratings
    own = (ratings.c.pool == pool, ratings.c.identity == user)
    connection.execute(delete(ratings).where(*own))
    last = last_step(connection, pool, user)
    if last is not None:
        row = {"pool": pool, "identity": user, "updated": last.ended}
        row |= {"mean": last.mean, "spread": last.spread, "games": last.games}
        connection.execute(insert(ratings), row)


def all_ratings(connection: Connection) -> dict[tuple[str, str], tuple[float, float, int]]:
    """Every rating, by pool and user."""
    rows = connection.execute(select(schema.ratings))
    return {(r.pool, r.identity): (r.mean, r.spread, r.games) for r in rows}


def rate_all(connection: Connection) -> None:
    """Rate every game again."""
    connection.execute(delete(schema.ratings))
    connection.execute(delete(schema.rating_steps))
    for pool in POOLS:
        rate_from(connection, pool, 0.0)
