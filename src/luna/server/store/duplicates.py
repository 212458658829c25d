"""Duplicates: setups, results and teams."""

import json

from sqlalchemy import Connection, delete, func, insert, select

from luna.app.duplicates import (
    Duplicate,
    DuplicateEntrant,
    DuplicateResult,
    DuplicateStore,
    duplicate_results,
)
from luna.server.store import schema
from luna.server.store.database import Database, from_row, to_row
from luna.table.table import Table

MAX_RESULTS = 1000
"""Results of one duplicate that are compared."""


class SqlDuplicateStore(DuplicateStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, duplicate: Duplicate, owner: str, now: float) -> None:
        seats = json.dumps(duplicate.seats)
        row = to_row(duplicate, seats=seats, owner=owner, created=now)
        await self._database.write(lambda c: c.execute(insert(schema.duplicates), row))

    async def find(self, duplicate: str) -> Duplicate | None:
        found = select(schema.duplicates).where(schema.duplicates.c.id == duplicate)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return from_row(Duplicate, row, seats=tuple(json.loads(row.seats)))

    async def count(self, owner: str) -> int:
        found = select(func.count()).where(schema.duplicates.c.owner == owner)
        return int(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def entrants(self, duplicate: str) -> list[DuplicateEntrant]:
        results, users, teams = schema.duplicate_results, schema.identities, schema.duplicate_teams
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
        teams = schema.duplicate_teams

        def change(connection: Connection) -> None:
            own = (teams.c.duplicate == duplicate, teams.c.identity == user)
            connection.execute(delete(teams).where(*own))
            if team is not None:
                row = {"duplicate": duplicate, "identity": user, "team": team}
                connection.execute(insert(teams), row)

        await self._database.write(change)


def replace_results(connection: Connection, table: Table) -> None:
    """Store the results of a table in place of those stored before."""
    results = schema.duplicate_results
    connection.execute(delete(results).where(results.c.game == table.id))
    duplicate = table.terms.duplicate
    rows = [to_row(each, duplicate=duplicate) for each in duplicate_results(table)]
    if rows:
        connection.execute(insert(results), rows)
