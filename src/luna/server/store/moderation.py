"""Muted and blocked players, and reports to the operator."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    Boolean,
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
    or_,
    select,
    update,
)

from luna.app.moderation import ModerationStore, Report, Restriction
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import AfterDays, Lifetime, UserColumn, stored


def restrictions_of(connection: Connection, user: str) -> list[dict[str, Any]]:
    """The players whom a user has muted or blocked, by name."""
    users = schema.identities.c
    found = (
        select(manners.c.mute, manners.c.block, users.name)
        .join(schema.identities, users.id == manners.c.other)
        .where(manners.c.identity == user)
    )
    return [dict(row._mapping) for row in connection.execute(found)]


manners = stored(
    "manner",
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("other", ForeignKey("identity.id"), primary_key=True),
    Column("mute", Boolean, nullable=False),  # what the other says is not shown
    Column("block", Boolean, nullable=False),  # the two do not sit down together
    kept=(Lifetime.FOREVER,),
    users=(
        UserColumn("identity", export=restrictions_of, on_delete="delete", on_merge="move"),
        UserColumn("other", export=False, on_delete="delete", on_merge="move"),
    ),
)

reports = stored(
    "report",
    Column("id", String(24), primary_key=True),
    Column("game", ForeignKey("game.id"), nullable=False),
    Column("sequence", Integer, nullable=False),  # the latest entry of the log
    Column("seat", Integer, nullable=False),
    Column("identity", ForeignKey("identity.id"), nullable=False),
    Column("reporter", ForeignKey("identity.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
    Column("closed", Float),
    kept=(Lifetime.WITH_GAME, AfterDays("reports", since="closed", over="closed")),
    users=(
        UserColumn("reporter", export=True, on_delete="stay", on_merge="move"),
        UserColumn("identity", export=False, on_delete="stay", on_merge="move"),
    ),
    secret=("id",),
)


class SqlModerationStore(FeatureStore, ModerationStore):
    async def restrict(self, user: str, restriction: Restriction) -> None:
        same = (manners.c.identity == user, manners.c.other == restriction.other)

        def replace(connection: Connection) -> None:
            connection.execute(delete(manners).where(*same))
            if restriction.mute or restriction.block:
                connection.execute(insert(manners), to_row(restriction, identity=user))

        await self._database.write(replace)

    async def restrictions(self, user: str) -> list[Restriction]:
        found = select(manners).where(manners.c.identity == user)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(Restriction, row) for row in rows]

    async def is_blocked(self, user: str, others: Collection[str]) -> bool:
        own = (manners.c.identity == user) & manners.c.other.in_(others)
        theirs = (manners.c.other == user) & manners.c.identity.in_(others)
        found = select(func.count()).where(manners.c.block, or_(own, theirs))
        return bool(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def add_report(self, report: Report, since: float, limit: int) -> bool:
        recent = (reports.c.reporter == report.reporter, reports.c.time > since)

        def add(connection: Connection) -> bool:
            number = int(connection.execute(select(func.count()).where(*recent)).scalar_one())
            if number < limit:
                connection.execute(insert(reports), to_row(report))
            return number < limit

        return await self._database.run(add)


def open_reports(connection: Connection) -> list[tuple[Report, str, str]]:
    """Reports that are not closed, the oldest first, with the names of reporter and player."""
    users = schema.identities
    names = {row.id: row.name for row in connection.execute(select(users.c.id, users.c.name))}
    found = select(reports).where(reports.c.closed.is_(None)).order_by(reports.c.time)
    opened = [from_row(Report, row) for row in connection.execute(found)]
    return [(each, names.get(each.reporter, ""), names.get(each.user, "")) for each in opened]


def close_report(connection: Connection, report: str, now: float) -> bool:
    """Close a report; return whether it was open."""
    opened = (reports.c.id == report, reports.c.closed.is_(None))
    change = update(reports).where(*opened).values(closed=now)
    return connection.execute(change).rowcount == 1
