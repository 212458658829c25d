"""Muted and blocked players, and reports to the operator."""

from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from luna.app.moderation import ModerationStore, Report, Restriction
from luna.server.store import schema
from luna.server.store.database import Database, from_row, to_row


class SqlModerationStore(ModerationStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def restrict(self, user: str, restriction: Restriction) -> None:
        manners = schema.manners
        same = (manners.c.identity == user, manners.c.other == restriction.other)

        def replace(connection: Connection) -> None:
            connection.execute(delete(manners).where(*same))
            if restriction.mute or restriction.block:
                connection.execute(insert(manners), to_row(restriction, identity=user))

        await self._database.write(replace)

    async def restrictions(self, user: str) -> list[Restriction]:
        found = select(schema.manners).where(schema.manners.c.identity == user)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(Restriction, row) for row in rows]

    async def is_blocked(self, user: str, others: Collection[str]) -> bool:
        manners = schema.manners.c
        own = (manners.identity == user) & manners.other.in_(others)
        theirs = (manners.other == user) & manners.identity.in_(others)
        found = select(func.count()).where(manners.block, or_(own, theirs))
        return bool(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def add_report(self, report: Report, since: float, limit: int) -> bool:
        reports = schema.reports
        recent = (reports.c.reporter == report.reporter, reports.c.time > since)

        def add(connection: Connection) -> bool:
            number = int(connection.execute(select(func.count()).where(*recent)).scalar_one())
            if number < limit:
                connection.execute(insert(reports), to_row(report))
            return number < limit

        return await self._database.run(add)


def open_reports(connection: Connection) -> list[tuple[Report, str, str]]:
    """Reports that are not closed, the oldest first, with the names of reporter and player."""
    reports, users = schema.reports, schema.identities
    names = {row.id: row.name for row in connection.execute(select(users.c.id, users.c.name))}
    found = select(reports).where(reports.c.closed.is_(None)).order_by(reports.c.time)
    opened = [from_row(Report, row) for row in connection.execute(found)]
    return [(each, names.get(each.reporter, ""), names.get(each.user, "")) for each in opened]


def close_report(connection: Connection, report: str, now: float) -> bool:
    """Close a report; return whether it was open."""
    opened = (schema.reports.c.id == report, schema.reports.c.closed.is_(None))
    change = update(schema.reports).where(*opened).values(closed=now)
    return connection.execute(change).rowcount == 1
