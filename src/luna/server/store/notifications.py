"""Notifications: contacts, browsers that subscribe, and the notices of each turn."""

from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    Text,
    delete,
    insert,
    select,
    update,
)

from luna.app.errors import Conflict
from luna.app.notifications import Contact, NotificationStore, Subscription
from luna.server.store import schema
from luna.server.store.account import stored_secret
from luna.server.store.database import Database, from_row, to_row
from luna.server.store.declarations import Lifetime, UserColumn, stored

pushes = stored(
    "push",
    Column("digest", String(48), primary_key=True),  # of the endpoint
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("quiet", String(8), nullable=False),  # never | night | always
    Column("created", Float, nullable=False),
    Column("refusals", Integer, nullable=False),  # one after the other
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="move"),),
    secret=("digest", "key", "auth"),
)

MAX_BROWSERS = 10
"""Browsers of one user; the oldest give way."""
MAX_REFUSALS = 5
"""An endpoint that fails so often in a row is dropped."""


class DueNotice(Struct, frozen=True):
    """A notice about a position of a game, named by the entry that led to it."""

    table: str
    position: int
    user: str


class SqlNotificationStore(NotificationStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def contact(self, user: str) -> Contact | None:
        users = schema.identities
        found = select(users).where(users.c.id == user)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(Contact, row, user=row.id, way=row.notify)

    async def set_contact(self, user: str, way: str | None, address: str | None) -> None:
        change = update(schema.identities).where(schema.identities.c.id == user)
        values = {"notify": way, "address": address, "confirmed": False}
        await self._database.write(lambda c: c.execute(change.values(values)))

    async def confirm_contact(self, user: str) -> None:
        change = update(schema.identities).where(schema.identities.c.id == user)
        await self._database.write(lambda c: c.execute(change.values(confirmed=True)))

    async def subscriptions(self, user: str) -> list[Subscription]:
        found = select(pushes).where(pushes.c.identity == user)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(Subscription, row) for row in rows]

    async def subscribe(self, subscription: Subscription, now: float) -> None:
        await self._database.write(lambda c: subscribe(c, subscription, now))

    async def unsubscribe(self, user: str, digest: str) -> None:
        rows = pushes
        gone = delete(rows).where(rows.c.digest == digest, rows.c.identity == user)
        await self._database.write(lambda c: c.execute(gone))

    def push_secret(self, fresh: str) -> str:
        """The private key that pushed messages are signed with; `fresh` if there is none yet."""
        return stored_secret(self._database, "vapid", fresh)

    async def subscribed_users(self) -> set[str]:
        found = select(pushes.c.identity).distinct()
        return await self._database.read(lambda c: set(c.execute(found).scalars()))

    async def push_accepted(self, digest: str) -> None:
        """Forget the failures of an endpoint."""
        rows = pushes
        change = update(rows).where(rows.c.digest == digest, rows.c.refusals > 0)
        await self._database.write(lambda c: c.execute(change.values(refusals=0)))

    async def push_refused(self, digest: str, *, gone: bool) -> bool:
        """Count a failure; return whether the endpoint was dropped: gone, or failed too often."""

        def count(connection: Connection) -> bool:
            rows = pushes
            here = rows.c.digest == digest
            connection.execute(update(rows).where(here).values(refusals=rows.c.refusals + 1))
            limit = 0 if gone else MAX_REFUSALS
            dropped = connection.execute(delete(rows).where(here, rows.c.refusals >= limit))
            return dropped.rowcount > 0

        return await self._database.run(count)

    async def take(self, due: DueNotice, process: str, now: float, until: float) -> bool:
        """Whether a process is to send a notice: it is the first, or the one before it died."""
        rows = schema.notices
        row = to_row(due, until=until, sent=False, process=process)
        try:
            await self._database.write(lambda connection: connection.execute(insert(rows), row))
        except Conflict:
            change = (
                update(rows)
                .where(
                    rows.c.game == due.table,
                    rows.c.position == due.position,
                    rows.c.sent.is_(False),
                    rows.c.until < now,
                )
                .values(until=until, process=process)
            )
            return await self._database.run(lambda c: c.execute(change).rowcount) == 1
        return True

    async def set_sent(self, due: DueNotice) -> None:
        rows = schema.notices
        here = (rows.c.game == due.table, rows.c.position == due.position)
        change = update(rows).where(*here).values(sent=True)
        await self._database.write(lambda connection: connection.execute(change))

    async def delete_old(self, table: str, waiting: str | None) -> list[str]:
        """Delete the notices of turns that are over; return who had them.

        The user who is to act keeps a notice.
        """
        rows = schema.notices
        here = [rows.c.game == table, rows.c.sent.is_(True)]
        if waiting is not None:
            here.append(rows.c.identity != waiting)
        found = select(rows.c.identity).where(*here).distinct()
        notified = await self._database.read(lambda c: list(c.execute(found).scalars()))
        gone = delete(rows).where(*here, rows.c.identity.in_(notified))
        if notified and not await self._database.run(lambda c: c.execute(gone).rowcount):
            return []  # another process was quicker
        return notified

    async def notified_tables(self) -> set[str]:
        """Return the tables of which a notice was sent."""
        rows = schema.notices.c
        found = select(rows.game).where(rows.sent.is_(True)).distinct()
        return await self._database.read(lambda c: set(c.execute(found).scalars()))

    async def unsent(self, now: float) -> list[DueNotice]:
        """Return the notices that a process took and did not send in time."""
        rows = schema.notices.c
        found = select(schema.notices).where(rows.sent.is_(False), rows.until < now)
        taken = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(DueNotice, row) for row in taken]


def subscribe(connection: Connection, subscription: Subscription, now: float) -> None:
    rows = pushes
    digest = subscription.digest
    connection.execute(delete(rows).where(rows.c.digest == digest))
    own = select(rows.c.digest).where(rows.c.identity == subscription.user)
    newest = own.order_by(rows.c.created.desc()).offset(MAX_BROWSERS - 1)
    older = list(connection.execute(newest).scalars())
    if older:
        connection.execute(delete(rows).where(rows.c.digest.in_(older)))
    row = to_row(subscription, digest=digest, created=now, refusals=0)
    connection.execute(insert(rows), row)
