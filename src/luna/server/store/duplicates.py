"""Duplicates: setups, results and teams."""

from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    Text,
    delete,
    func,
    insert,
    select,
)

from luna.app.duplicates import (
    Duplicate,
    DuplicateEntrant,
    DuplicateResult,
    DuplicateStore,
    results_at,
)
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Json, Lifetime, UserColumn, stored
from luna.table.table import Table

duplicates = stored(
    "duplicate",
    Column("id", String(24), primary_key=True),
    Column("owner", ForeignKey("identity.id"), nullable=False, index=True),
    Column("title", String(80), nullable=False),
    Column("header", Text, nullable=False),  # of the record; the whole setup
    Column("seats", Json(tuple[str | None, ...]), nullable=False),  # levels; None for a person
    Column("created", Float, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("owner", export=True, on_delete="stay", on_merge="move"),),
    secret=("id",),
)

duplicate_results = stored(
    "duplicate_result",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("duplicate", String(24), nullable=False, index=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("place", Integer, nullable=False),
    Column("influence", Integer, nullable=False),
    Column("time", Float, nullable=False),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("identity", export=True, on_delete="stay", on_merge="stay"),),
)

duplicate_teams = stored(
    "duplicate_team",
    Column("duplicate", String(24), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("team", String(40), nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="move"),),
)

MAX_RESULTS = 1000
"""Results of one duplicate that are compared."""


class SqlDuplicateStore(FeatureStore, DuplicateStore):
    async def create(self, duplicate: Duplicate, owner: str, now: float) -> None:
        row = to_row(duplicate, owner=owner, created=now)
        await self._database.write(lambda c: c.execute(insert(duplicates), row))

    async def find(self, duplicate: str) -> Duplicate | None:
        found = select(duplicates).where(duplicates.c.id == duplicate)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(Duplicate, row)

    async def count(self, owner: str) -> int:
        found = select(func.count()).where(duplicates.c.owner == owner)
        return int(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def entrants(self, duplicate: str) -> list[DuplicateEntrant]:
        results, users, teams = duplicate_results, schema.identities, duplicate_teams
        same = (teams.c.duplicate == results.c.duplicate) & (teams.c.identity == users.c.id)
        found = (
            select(results, users.c.name, teams.c.team)
            .join(users, users.c.id == results.c.identity)
            .outerjoin(teams, same)
            .where(results.c.duplicate == duplicate)
            .order_by(results.c.time, results.c.game, results.c.seat)
            .limit(MAX_RESULTS)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [
            DuplicateEntrant(from_row(DuplicateResult, row), row.name, row.team) for row in rows
        ]

    async def running_table(self, duplicate: str, user: str) -> str | None:
        games, seats = schema.games, schema.seats
        own = select(seats.c.game).where(seats.c.identity == user)
        found = (
            select(games.c.id)
            .where(games.c.duplicate == duplicate, games.c.id.in_(own))
            .where(games.c.status.in_(("open", "playing")))
            .order_by(games.c.created)
            .limit(1)
        )
        return await self._database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def set_team(self, duplicate: str, user: str, team: str | None) -> None:
        teams = duplicate_teams

        def change(connection: Connection) -> None:
            own = (teams.c.duplicate == duplicate, teams.c.identity == user)
            connection.execute(delete(teams).where(*own))
            if team is not None:
                row = {"duplicate": duplicate, "identity": user, "team": team}
                connection.execute(insert(teams), row)

        await self._database.write(change)


def replace_results(connection: Connection, table: Table) -> None:
    """Store the results of a table in place of those stored before."""
    results = duplicate_results
    connection.execute(delete(results).where(results.c.game == table.id))
    duplicate = table.terms.duplicate
    rows = [to_row(each, duplicate=duplicate) for each in results_at(table)]
    if rows:
        connection.execute(insert(results), rows)
