"""Clocks in the database: running ones, overdue ones, and when the server was last there."""

from contextlib import suppress

from sqlalchemy import Connection, insert, select, update

from luna.app.errors import Conflict
from luna.server.store import schema
from luna.server.store.database import Database

HEARTBEAT = "alive"
"""The name of the setting that holds the time of the last heartbeat."""


class ClockStore:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = database.shared
        """Another instance may have been there meanwhile."""

    async def with_clocks(self) -> list[str]:
        """Return the games in which a clock runs."""
        games = schema.games.c
        found = select(games.id).where(games.status == "playing", games.deadline.is_not(None))
        return await self._database.read(lambda c: list(c.execute(found).scalars()))

    async def overdue(self, now: float) -> list[str]:
        """Return the games in which the time of the player to act is over."""
        games = schema.games.c
        found = select(games.id).where(games.status == "playing", games.deadline <= now)
        return await self._database.read(lambda c: list(c.execute(found).scalars()))

    async def last_heartbeat(self) -> float | None:
        """Return when an instance was last there; None if never."""
        found = select(schema.settings.c.value).where(schema.settings.c.name == HEARTBEAT)
        value = await self._database.read(lambda c: c.execute(found).scalar_one_or_none())
        return None if value is None else float(value)

    async def beat(self, now: float) -> None:
        """Store that an instance is there, so that players are not charged for an outage."""
        here = schema.settings.c.name == HEARTBEAT

        def write(connection: Connection) -> None:
            change = update(schema.settings).where(here).values(value=repr(now))
            if not connection.execute(change).rowcount:
                row = {"name": HEARTBEAT, "value": repr(now)}
                connection.execute(insert(schema.settings), row)

        with suppress(Conflict):  # another instance wrote it at the same moment
            await self._database.write(write)
