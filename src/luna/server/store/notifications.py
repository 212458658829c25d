"""Notifications: contacts, browsers that subscribe, and the notices of each turn."""

from collections.abc import Collection, Sequence

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
from luna.app.jobs import Task
from luna.app.notifications import Contact, NotificationStore, Subscription
from luna.server.store import schema
from luna.server.store.account import stored_secret
from luna.server.store.database import FeatureStore, from_row, to_row
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


class SqlNotificationStore(FeatureStore, NotificationStore):
    async def contact(self, user: str) -> Contact | None:
        users = schema.identities
        found = select(users).where(users.c.id == user)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(Contact, row, user=row.id, way=row.notify)

    async def set_contact(
        self, user: str, way: str | None, address: str | None, *tasks: Task
    ) -> None:
        change = update(schema.identities).where(schema.identities.c.id == user)
        values = {"notify": way, "address": address, "confirmed": False}
        await self._database.write(lambda c: c.execute(change.values(values)), tasks=tasks)

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

    async def add_notice(self, table: str, position: int, user: str, tasks: Sequence[Task]) -> bool:
        """Store that a turn is notified and the tasks that do so; false if it was already."""
        row = {"game": table, "position": position, "identity": user}
        try:
            await self._database.write(
                lambda connection: connection.execute(insert(schema.notices), row), tasks=tasks
            )
        except Conflict:
            return False
        return True

    async def is_notified(self, table: str, position: int) -> bool:
        """Whether a turn is notified and not over."""
        rows = schema.notices.c
        found = select(rows.game).where(rows.game == table, rows.position == position)
        return await self._database.read(lambda c: c.execute(found).first() is not None)

    async def notified_users(self, table: str) -> set[str]:
        """Return the users who have a notice of a table."""
        rows = schema.notices.c
        found = select(rows.identity).where(rows.game == table).distinct()
        return await self._database.read(lambda c: set(c.execute(found).scalars()))

    async def delete_notices(self, table: str, users: Collection[str]) -> None:
        rows = schema.notices
        gone = delete(rows).where(rows.c.game == table, rows.c.identity.in_(users))
        await self._database.write(lambda connection: connection.execute(gone))


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
