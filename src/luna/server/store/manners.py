"""Whom people mute and block, and what they report to the operator."""

from collections.abc import Collection
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from luna.server.store import schema
from luna.server.store.database import Database


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody wants to deal with another person."""

    other: str
    mute: bool
    block: bool


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody has reported of a player at a table."""

    id: str
    game: str
    sequence: int
    seat: int
    identity: str
    reporter: str
    text: str
    time: float
    closed: float | None = None


class MannerStore:
    """All that is asked of the database about manners."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, identity: str, manner: Manner) -> None:
        manners = schema.manners
        mine = (manners.c.identity == identity, manners.c.other == manner.other)
        row = {"identity": identity, **asdict(manner)}

        def put(connection: Connection) -> None:
            connection.execute(delete(manners).where(*mine))
            if manner.mute or manner.block:
                connection.execute(insert(manners), row)

        await self._database.write(put)

    async def of(self, identity: str) -> list[Manner]:
        found = select(schema.manners).where(schema.manners.c.identity == identity)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [Manner(row.other, row.mute, row.block) for row in rows]

    async def apart(self, identity: str, others: Collection[str]) -> bool:
        """Whether somebody has blocked one of some others, or one of them has."""
        manners = schema.manners.c
        mine = (manners.identity == identity) & manners.other.in_(others)
        theirs = (manners.other == identity) & manners.identity.in_(others)
        found = select(func.count()).where(manners.block, or_(mine, theirs))
        return bool(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def report(self, report: Report, since: float, most: int) -> bool:
        """Keep a report, unless its author has made too many since a time."""
        reports = schema.reports
        lately = (reports.c.reporter == report.reporter, reports.c.time > since)
        row = asdict(report)

        def add(connection: Connection) -> bool:
            number = connection.execute(select(func.count()).where(*lately)).scalar_one()
            if number < most:
                connection.execute(insert(reports), row)
            return bool(number < most)

        return await self._database.run(add)


def open_reports(connection: Connection) -> list[tuple[Report, str, str]]:
    """Reports that nobody has closed, the oldest first, with both names."""
    reports, people = schema.reports, schema.identities
    rows = connection.execute(select(people.c.id, people.c.name))
    names = {row.id: row.name for row in rows}
    found = select(reports).where(reports.c.closed.is_(None)).order_by(reports.c.time)
    made = [Report(**row._mapping) for row in connection.execute(found)]
    return [(each, names.get(each.reporter, ""), names.get(each.identity, "")) for each in made]


def close_report(connection: Connection, name: str, now: float) -> bool:
    """Close a report; whether there was one."""
    mine = (schema.reports.c.id == name, schema.reports.c.closed.is_(None))
    return connection.execute(update(schema.reports).where(*mine).values(closed=now)).rowcount == 1
