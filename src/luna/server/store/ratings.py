"""Ratings in the database: results of rated games, and what follows from them game by game.

A result is written together with the entries that end its game. What it does to ratings is written
in the same transaction, in the order of the games' ends, so a rebuild comes to the same numbers.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select

from luna.arena import ladder
from luna.arena.ratings import Rating
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.prepared import Row
from luna.table.rated import FIXED_POINTS, POOLS, Placed, PoolName, RatedResult

LOCK = 8460_15
"""What processes on one PostgreSQL agree to hold while they change ratings."""


@dataclass(frozen=True, slots=True)
class RatingStanding:
    """How somebody stands in a pool."""

    pool: PoolName
    identity: str
    name: str
    mean: float
    spread: float
    games: int


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What one game did to the rating of one person."""

    game: str
    pool: PoolName
    identity: str
    ended: float
    place: int
    players: int
    before: float
    mean: float
    spread: float
    games: int


class RatingStore:
    """All that is asked of the database about ratings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def best(self, pool: PoolName, most: int) -> list[RatingStanding]:
        """Those who have played enough, the strongest first; nobody who is gone."""
        ratings, people = schema.ratings.c, schema.identities.c
        found = (
            select(schema.ratings, people.name)
            .join(schema.identities, people.id == ratings.identity)
            .where(ratings.pool == pool, ratings.games >= ladder.ENOUGH, people.name != "")
            .order_by(ratings.mean.desc(), ratings.identity)
            .limit(most)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [RatingStanding(r.pool, r.identity, r.name, r.mean, r.spread, r.games) for r in rows]

    async def of(
        self, identities: Sequence[str], pool: PoolName | None = None
    ) -> list[RatingStanding]:
        """How some people stand, in one pool or in all."""
        ratings = schema.ratings.c
        found = select(schema.ratings).where(ratings.identity.in_(identities))
        if pool is not None:
            found = found.where(ratings.pool == pool)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [RatingStanding(r.pool, r.identity, "", r.mean, r.spread, r.games) for r in rows]

    async def steps_of(self, identity: str, most: int) -> list[RatingStep]:
        """The latest games of somebody, the earliest of them first."""
        steps = schema.rating_steps.c
        found = (
            select(schema.rating_steps)
            .where(steps.identity == identity)
            .order_by(steps.ended.desc(), steps.game.desc())
            .limit(most)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [RatingStep(**row._mapping) for row in reversed(rows)]

    async def steps_at(self, game: str) -> list[RatingStep]:
        """What a game did to ratings."""
        found = select(schema.rating_steps).where(schema.rating_steps.c.game == game)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [RatingStep(**row._mapping) for row in rows]

    async def count(self) -> int:
        """How many games have been rated."""
        found = select(func.count()).select_from(schema.rated_games)
        return await self._database.read(lambda c: int(c.execute(found).scalar_one()))


def put(connection: Connection, game: str, result: RatedResult | None) -> None:
    """Keep what a game has come to, in place of what was kept before, and rate from there on."""
    lock_ratings(connection)
    games = schema.rated_games
    mine = games.c.game == game
    old = connection.execute(select(games.c.pool, games.c.ended).where(mine)).one_or_none()
    keep_result(connection, game, result)
    touched: dict[PoolName, float] = {} if old is None else {old.pool: old.ended}
    if result is not None:
        touched[result.pool] = min(result.ended, touched.get(result.pool, result.ended))
    for pool, ended in touched.items():
        rate_from(connection, pool, ended)


def lock_ratings(connection: Connection) -> None:
    """Let no other process change ratings until the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def keep_result(connection: Connection, game: str, result: RatedResult | None) -> None:
    """Keep what a game has come to, and change no ratings yet."""
    games = schema.rated_games
    connection.execute(delete(games).where(games.c.game == game))
    if result is not None:
        connection.execute(insert(games), result_row(result))


def result_row(result: RatedResult) -> Row:
    placed = json.dumps([asdict(each) for each in result.placed], separators=(",", ":"))
    return {"game": result.game, "pool": result.pool, "ended": result.ended, "placed": placed}


def same_result(connection: Connection, game: str, result: RatedResult | None) -> bool:
    """Whether what is kept of a game is what its log says."""
    found = select(schema.rated_games).where(schema.rated_games.c.game == game)
    row = connection.execute(found).one_or_none()
    return (None if row is None else dict(row._mapping)) == (
        None if result is None else result_row(result)
    )


def rate_from(connection: Connection, pool: PoolName, ended: float) -> None:
    """Rate the games of a pool anew that ended at a time or after it, in their order."""
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
                known[each.identity] = before(connection, pool, each.identity, ended)
        made = steps_after(row.game, pool, row.ended, placed, known)
        connection.execute(insert(steps), [asdict(step) for step in made])
        changed |= {step.identity for step in made}
    for identity in sorted(changed):
        settle(connection, pool, identity)


def before(
    connection: Connection, pool: PoolName, identity: str, ended: float
) -> tuple[Rating, int]:
    """The rating of somebody before a time, and after how many games."""
    found = last_step(connection, pool, identity, schema.rating_steps.c.ended < ended)
    if found is None:
        return ladder.FRESH, 0
    return Rating(found.mean, found.spread), found.games


def last_step(
    connection: Connection, pool: PoolName, identity: str, *conditions: ColumnElement[bool]
) -> RatingStep | None:
    steps = schema.rating_steps
    row = connection.execute(
        select(steps)
        .where(steps.c.pool == pool, steps.c.identity == identity, *conditions)
        .order_by(steps.c.ended.desc(), steps.c.game.desc())
        .limit(1)
    ).one_or_none()
    return None if row is None else RatingStep(**row._mapping)


def steps_after(
    game: str,
    pool: PoolName,
    ended: float,
    placed: Sequence[Placed],
    known: dict[str, tuple[Rating, int]],
) -> list[RatingStep]:
    """What a game does to the ratings of those who played it; `known` is brought up to date."""
    ratings = [
        known[each.identity][0]
        if each.identity is not None
        else ladder.fixed(FIXED_POINTS[each.level or ""])
        for each in placed
    ]
    made = []
    for each, was, now in zip(
        placed, ratings, ladder.after_game(ratings, [p.place for p in placed]), strict=True
    ):
        if each.identity is None:
            continue
        games = known[each.identity][1] + 1
        known[each.identity] = now, games
        made.append(
            RatingStep(
                game,
                pool,
                each.identity,
                ended,
                each.place,
                len(placed),
                was.mean,
                now.mean,
                now.spread,
                games,
            )
        )
    return made


def settle(connection: Connection, pool: PoolName, identity: str) -> None:
    """Let the list of ratings say what the latest game of somebody has led to."""
    ratings = schema.ratings
    mine = and_(ratings.c.pool == pool, ratings.c.identity == identity)
    connection.execute(delete(ratings).where(mine))
    last = last_step(connection, pool, identity)
    if last is not None:
        row = {"pool": pool, "identity": identity, "updated": last.ended}
        row |= {"mean": last.mean, "spread": last.spread, "games": last.games}
        connection.execute(insert(ratings), row)


def all_standings(connection: Connection) -> dict[tuple[str, str], tuple[float, float, int]]:
    """Every rating there is, by pool and person."""
    rows = connection.execute(select(schema.ratings))
    return {(r.pool, r.identity): (r.mean, r.spread, r.games) for r in rows}


def rate_all(connection: Connection) -> None:
    """Rate every game anew."""
    connection.execute(delete(schema.ratings))
    connection.execute(delete(schema.rating_steps))
    for pool in POOLS:
        rate_from(connection, pool, 0.0)
