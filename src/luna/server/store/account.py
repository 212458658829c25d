"""Users, the sessions of their browsers, and the secret that the server signs with."""

import secrets
from collections.abc import Collection

from sqlalchemy import Column, Connection, Float, ForeignKey, String, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from luna.app.account import AccountStore, Session
from luna.app.context import User
from luna.app.errors import Conflict, NoDatabase, StoreError
from luna.server.store import schema
from luna.server.store.connecting import fault, writing
from luna.server.store.database import Database, FeatureStore, from_row, to_row
from luna.server.store.declarations import Lifetime, UserColumn, stored
from luna.server.store.personal_data import delete_user, merge_user
from luna.server.store.rows import insert_rows

sessions = stored(
    "session",
    Column("id", String(32), primary_key=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("agent", String(120), nullable=False),  # what the browser calls itself
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="stay", on_merge="stay"),),
    secret=("id",),
)

MAX_SESSIONS = 50
"""Sessions of one user; beyond them the one used longest ago ends."""
LEGACY_PREFIX = "old-"
"""Begins the ids of sessions that stand for a cookie from before there were sessions."""


class SessionStore:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = database.shared

    async def find(self, session: str) -> tuple[Session, User] | None:
        """Return a session and its user, be it over or not."""
        users = schema.identities
        found = (
            select(sessions, users.c.name, users.c.language)
            .join(users, users.c.id == sessions.c.identity)
            .where(sessions.c.id == session)
        )
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return from_row(Session, row), User(row.identity, row.name, row.language)

    async def add(self, session: Session) -> bool:
        """Store a session; return false if it exists, or its user does not."""

        def add(connection: Connection) -> None:
            over = (
                sessions.c.expires < session.created,
                sessions.c.id.not_like(f"{LEGACY_PREFIX}%"),
            )
            connection.execute(delete(sessions).where(*over))
            own = select(sessions.c.id).where(sessions.c.identity == session.user)
            known = list(connection.execute(own.order_by(sessions.c.used.desc())).scalars())
            end_sessions(connection, known[MAX_SESSIONS - 1 :])
            connection.execute(insert(sessions), to_row(session))

        try:
            await self._database.write(add)
        except Conflict:
            return False
        return True

    async def use(self, session: str, now: float, expires: float) -> None:
        """Store when a session was used and when it expires; one that is over stays over."""
        here = (sessions.c.id == session, sessions.c.expires > now)
        change = update(sessions).where(*here).values(used=now, expires=expires)
        await self._database.write(lambda connection: connection.execute(change))

    async def of_user(self, user: str, now: float) -> list[Session]:
        """Return the sessions of a user that are not over, the one used last first."""
        found = (
            select(sessions)
            .where(sessions.c.identity == user, sessions.c.expires > now)
            .order_by(sessions.c.used.desc())
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(Session, row) for row in rows]

    async def end(self, user: str, ended: Collection[str]) -> None:
        """End sessions of a user."""
        own = select(sessions.c.id).where(sessions.c.identity == user, sessions.c.id.in_(ended))

        def work(connection: Connection) -> None:
            end_sessions(connection, list(connection.execute(own).scalars()))

        await self._database.write(work)

    async def end_all(self, user: str, now: float, but: str | None = None) -> list[str]:
        """End all sessions of a user except one, and the legacy cookie; return which."""
        legacy = LEGACY_PREFIX + user

        def work(connection: Connection) -> list[str]:
            own = select(sessions.c.id).where(sessions.c.identity == user)
            known = list(connection.execute(own).scalars())
            if legacy not in known:
                over = Session(legacy, user, now, now, 0.0, "")
                connection.execute(insert(sessions), to_row(over))
            ended = [session for session in known if session != but]
            end_sessions(connection, ended)
            return ended

        return await self._database.run(work)

    async def over(self, asked: Collection[str], now: float) -> set[str]:
        """Return those of some sessions that are over."""
        found = select(sessions.c.id).where(sessions.c.id.in_(asked), sessions.c.expires > now)
        going = await self._database.read(lambda c: set(c.execute(found).scalars()))
        return set(asked) - going


def end_sessions(connection: Connection, ended: Collection[str]) -> None:
    """End sessions.

    A legacy cookie names its user and nothing else. To keep it from beginning its session again,
    that session stays stored as one that is over.
    """
    these = sessions.c.id.in_(ended)
    legacy = sessions.c.id.like(f"{LEGACY_PREFIX}%")
    connection.execute(delete(sessions).where(these, ~legacy))
    connection.execute(update(sessions).where(these).values(expires=0.0))


class SqlAccountStore(FeatureStore, AccountStore):
    def secret(self) -> str:
        """The secret for signatures; a server reads it first, so a broken database shows here."""
        try:
            return stored_secret(self._database, "secret", secrets.token_urlsafe(48))
        except (NoDatabase, SQLAlchemyError) as error:
            raise StoreError(f"the database cannot be used: {fault(error)}") from None

    async def find(self, user: str) -> User | None:
        users = schema.identities
        found = select(users).where(users.c.id == user)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(User, row)

    async def create(self, user: User, now: float) -> None:
        row = to_row(user, created=now, confirmed=False)
        await self._database.write(insert_rows(schema.identities, row))

    async def rename(self, user: str, name: str, language: str) -> None:
        change = update(schema.identities).where(schema.identities.c.id == user)
        await self._database.write(lambda c: c.execute(change.values(name=name, language=language)))

    async def merge(self, guest: str, account: str) -> None:
        await self._database.write(lambda c: merge_user(c, guest, account))

    async def delete(self, user: str) -> list[str]:
        return await self._database.run(lambda c: delete_user(c, user))


def stored_secret(database: Database, name: str, fresh: str) -> str:
    """A secret of this name; the first of several processes stores the fresh one."""
    settings = schema.settings
    known = select(settings.c.value).where(settings.c.name == name)
    found = database.ask(lambda c: c.execute(known).scalar_one_or_none())
    if found is None:
        try:
            with writing(database.engine) as connection:
                connection.execute(insert(settings), {"name": name, "value": fresh})
        except IntegrityError:
            pass
        found = database.ask(lambda c: c.execute(known).scalar_one())
    return str(found)
