"""Sessions in the database: which browsers are signed in as whom, and until when."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, Row, delete, insert, select, update

from luna.app.errors import Conflict
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.people import Identity

MOST = 50
"""Sessions of one identity; beyond them the one used longest ago ends."""
OLD = "old-"
"""How sessions are named that stand for a cookie from before there were sessions."""


@dataclass(frozen=True, slots=True)
class Session:
    """A browser that is signed in."""

    id: str
    identity: str
    created: float
    used: float
    expires: float
    agent: str


class SessionStore:
    """All that is asked of the database about sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = database.shared

    async def find(self, session: str) -> tuple[Session, Identity] | None:
        """A session and whose it is, be it over or not."""
        people, sessions = schema.identities, schema.sessions
        found = (
            select(sessions, people.c.name, people.c.language)
            .join(people, people.c.id == sessions.c.identity)
            .where(sessions.c.id == session)
        )
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return session_of(row), Identity(row.identity, row.name, row.language)

    async def add(self, session: Session) -> bool:
        """Begin a session; false if there is one of this name, or nobody whose it could be."""
        row = row_of(session)

        def add(connection: Connection) -> None:
            sessions = schema.sessions.c
            over = (sessions.expires < session.created, sessions.id.not_like(f"{OLD}%"))
            connection.execute(delete(schema.sessions).where(*over))
            mine = select(sessions.id).where(sessions.identity == session.identity)
            kept = list(connection.execute(mine.order_by(sessions.used.desc())).scalars())
            end(connection, kept[MOST - 1 :])
            connection.execute(insert(schema.sessions), row)

        try:
            await self._database.write(add)
        except Conflict:
            return False
        return True

    async def use(self, session: str, now: float, expires: float) -> None:
        """A session was used, and lasts so much longer; one that is over stays over."""
        sessions = schema.sessions.c
        here = (sessions.id == session, sessions.expires > now)
        change = update(schema.sessions).where(*here).values(used=now, expires=expires)
        await self._database.write(lambda connection: connection.execute(change))

    async def of_identity(self, identity: str, now: float) -> list[Session]:
        """The sessions of somebody that are not over, the one used last first."""
        sessions = schema.sessions.c
        found = (
            select(schema.sessions)
            .where(sessions.identity == identity, sessions.expires > now)
            .order_by(sessions.used.desc())
        )
        return await self._database.read(lambda c: [session_of(row) for row in c.execute(found)])

    async def end(self, identity: str, ended: Collection[str]) -> None:
        """End sessions of somebody."""
        sessions = schema.sessions.c
        mine = select(sessions.id).where(sessions.identity == identity, sessions.id.in_(ended))

        def work(connection: Connection) -> None:
            end(connection, list(connection.execute(mine).scalars()))

        await self._database.write(work)

    async def end_all(self, identity: str, now: float, but: str | None = None) -> list[str]:
        """End all sessions of somebody but one, cookies from before there were any included."""

        def work(connection: Connection) -> list[str]:
            mine = select(schema.sessions.c.id).where(schema.sessions.c.identity == identity)
            known = list(connection.execute(mine).scalars())
            if OLD + identity not in known:
                over = Session(OLD + identity, identity, now, now, 0.0, "")
                connection.execute(insert(schema.sessions), row_of(over))
            ended = [session for session in known if session != but]
            end(connection, ended)
            return ended

        return await self._database.run(work)

    async def over(self, asked: Collection[str], now: float) -> set[str]:
        """Those among some sessions that are over."""
        sessions = schema.sessions.c
        found = select(sessions.id).where(sessions.id.in_(asked), sessions.expires > now)
        going = await self._database.read(lambda c: set(c.execute(found).scalars()))
        return set(asked) - going


def end(connection: Connection, ended: Collection[str]) -> None:
    """End sessions.

    The cookie behind an old one says whose it is, and no more: lest it begin the session again,
    that is kept as one that is over.
    """
    sessions = schema.sessions.c
    mine = sessions.id.in_(ended)
    connection.execute(delete(schema.sessions).where(mine, sessions.id.not_like(f"{OLD}%")))
    connection.execute(update(schema.sessions).where(mine).values(expires=0.0))


def row_of(session: Session) -> dict[str, object]:
    return {
        "id": session.id,
        "identity": session.identity,
        "created": session.created,
        "used": session.used,
        "expires": session.expires,
        "agent": session.agent,
    }


def session_of(row: Row[tuple[object, ...]]) -> Session:
    return Session(row.id, row.identity, row.created, row.used, row.expires, row.agent)
