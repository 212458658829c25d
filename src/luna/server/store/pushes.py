"""Browsers that want to hear of turns, and the keys that the server signs with."""

import hashlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from luna.server.store import schema
from luna.server.store.connecting import writing
from luna.server.store.database import Database

MOST = 10
"""Browsers of one person; the oldest give way."""
REFUSALS = 5
"""How often an endpoint may fail, one time after the other, before it is dropped."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser takes notices, and the keys that only it can read them with."""

    identity: str
    endpoint: str
    key: str
    auth: str
    quiet: str = "never"

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:48]


class PushStore:
    """All that is asked of the database about them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def secret(self, fresh: str) -> str:
        """The private key; the first of several processes makes it."""
        kept = select(schema.settings.c.value).where(schema.settings.c.name == "vapid")
        found = self._database.ask(lambda c: c.execute(kept).scalar_one_or_none())
        if found is None:
            try:
                with writing(self._database.engine) as connection:
                    connection.execute(insert(schema.settings), {"name": "vapid", "value": fresh})
            except IntegrityError:
                pass
            found = self._database.ask(lambda c: c.execute(kept).scalar_one())
        return str(found)

    async def add(self, subscription: Subscription, now: float) -> None:
        """Keep a subscription; a browser belongs to whoever used it last."""
        await self._database.write(lambda c: add(c, subscription, now))

    async def of(self, identity: str) -> list[Subscription]:
        rows = schema.pushes.c
        found = select(schema.pushes).where(rows.identity == identity)
        kept = await self._database.read(lambda c: c.execute(found).all())
        return [Subscription(r.identity, r.endpoint, r.key, r.auth, r.quiet) for r in kept]

    async def everyone(self) -> set[str]:
        """Those who have a browser that wants to hear of turns."""
        found = select(schema.pushes.c.identity).distinct()
        return await self._database.read(lambda c: {row.identity for row in c.execute(found)})

    async def forget(self, identity: str, digest: str) -> None:
        rows = schema.pushes
        gone = delete(rows).where(rows.c.digest == digest, rows.c.identity == identity)
        await self._database.write(lambda c: c.execute(gone))

    async def taken(self, digest: str) -> None:
        """An endpoint has taken a notice."""
        rows = schema.pushes
        change = update(rows).where(rows.c.digest == digest, rows.c.refusals > 0)
        await self._database.write(lambda c: c.execute(change.values(refusals=0)))

    async def refused(self, digest: str, *, gone: bool) -> bool:
        """An endpoint has failed: drop it if it is gone for good or has failed too often."""

        def count(connection: Connection) -> bool:
            rows = schema.pushes
            here = rows.c.digest == digest
            connection.execute(update(rows).where(here).values(refusals=rows.c.refusals + 1))
            most = 0 if gone else REFUSALS
            done = connection.execute(delete(rows).where(here, rows.c.refusals >= most))
            return done.rowcount > 0

        return await self._database.run(count)


def add(connection: Connection, subscription: Subscription, now: float) -> None:
    rows = schema.pushes
    connection.execute(delete(rows).where(rows.c.digest == subscription.digest))
    own = select(rows.c.digest).where(rows.c.identity == subscription.identity)
    older = list(connection.execute(own.order_by(rows.c.created.desc()).offset(MOST - 1)).scalars())
    if older:
        connection.execute(delete(rows).where(rows.c.digest.in_(older)))
    connection.execute(
        insert(rows),
        {
            "digest": subscription.digest,
            "identity": subscription.identity,
            "endpoint": subscription.endpoint,
            "key": subscription.key,
            "auth": subscription.auth,
            "quiet": subscription.quiet,
            "created": now,
            "refusals": 0,
        },
    )
