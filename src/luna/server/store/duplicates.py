"""Duplicate tables in the database: setups, results and teams."""

import json
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, select

from luna.server.store import schema
from luna.server.store.database import Database
from luna.table.duplicate import Duplicate, SeatResult, results_of
from luna.table.table import Table

LISTED = 1000
"""Results of one setup that are compared."""


@dataclass(frozen=True, slots=True)
class DuplicateEntrant:
    """A result, the name of whoever reached it, and perhaps a team."""

    result: SeatResult
    name: str
    team: str | None


class DuplicateStore:
    """All that is asked of the database about duplicate tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, duplicate: Duplicate, owner: str, now: float) -> None:
        row = {
            "id": duplicate.id,
            "owner": owner,
            "title": duplicate.title,
            "header": duplicate.header,
            "seats": json.dumps(duplicate.seats),
            "created": now,
        }
        await self._database.write(lambda c: c.execute(insert(schema.duplicates), row))

    async def find(self, name: str) -> Duplicate | None:
        found = select(schema.duplicates).where(schema.duplicates.c.id == name)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return Duplicate(row.id, row.title, row.header, tuple(json.loads(row.seats)))

    async def number_of(self, owner: str) -> int:
        mine = schema.duplicates.c.owner == owner
        found = select(func.count()).select_from(schema.duplicates).where(mine)
        return await self._database.read(lambda c: int(c.execute(found).scalar_one()))

    async def results(self, name: str) -> list[DuplicateEntrant]:
        """Every result of a setup, the earliest first; whoever is gone has no name."""
        results, people, teams = schema.duplicate_results, schema.identities, schema.duplicate_teams
        same = (teams.c.duplicate == results.c.duplicate) & (teams.c.identity == people.c.id)
        found = (
            select(results, people.c.name, teams.c.team)
            .join(people, people.c.id == results.c.identity)
            .outerjoin(teams, same)
            .where(results.c.duplicate == name)
            .order_by(results.c.time, results.c.game, results.c.seat)
            .limit(LISTED)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [
            DuplicateEntrant(
                SeatResult(r.game, r.seat, r.identity, r.place, r.influence, r.time), r.name, r.team
            )
            for r in rows
        ]

    async def running(self, name: str, identity: str) -> str | None:
        """The table of a setup at which somebody sits and plays."""
        games, seats = schema.games, schema.seats
        mine = select(seats.c.game).where(seats.c.identity == identity)
        found = (
            select(games.c.id)
            .where(games.c.duplicate == name, games.c.id.in_(mine))
            .where(games.c.status.in_(("open", "playing")))
            .order_by(games.c.created)
            .limit(1)
        )
        return await self._database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def join_team(self, name: str, identity: str, team: str | None) -> None:
        """Play for a team, or for oneself alone."""
        teams = schema.duplicate_teams

        def change(connection: Connection) -> None:
            mine = (teams.c.duplicate == name, teams.c.identity == identity)
            connection.execute(delete(teams).where(*mine))
            if team is not None:
                row = {"duplicate": name, "identity": identity, "team": team}
                connection.execute(insert(teams), row)

        await self._database.write(change)


def put(connection: Connection, table: Table) -> None:
    """Keep what people have reached at a table, in place of what was kept before."""
    results = schema.duplicate_results
    connection.execute(delete(results).where(results.c.game == table.id))
    found = results_of(table)
    if found:
        rows = [{**asdict(each), "duplicate": table.terms.duplicate} for each in found]
        connection.execute(insert(results), rows)
