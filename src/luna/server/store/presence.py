"""Who has which table open, in whichever process."""

from sqlalchemy import Connection, delete, insert, select, update

from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.news import PRESENCE, publish


class PresenceStore:
    """What processes say of those who are with them; each word holds for a while."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def came(self, game: str, identity: str, process: str, until: float) -> None:
        rows = schema.presences
        mine = (rows.c.game == game, rows.c.identity == identity, rows.c.process == process)

        def note(connection: Connection) -> None:
            connection.execute(delete(rows).where(*mine))
            row = {"game": game, "identity": identity, "process": process, "until": until}
            connection.execute(insert(rows), row)
            publish(connection, game, PRESENCE)

        await self._database.write(note)

    async def went(self, game: str, identity: str, process: str) -> None:
        rows = schema.presences
        mine = (rows.c.game == game, rows.c.identity == identity, rows.c.process == process)

        def note(connection: Connection) -> None:
            connection.execute(delete(rows).where(*mine))
            publish(connection, game, PRESENCE)

        await self._database.write(note)

    async def stay(self, process: str, now: float, until: float) -> None:
        """Everyone who is with a process still is; the words of dead processes are forgotten."""
        rows = schema.presences

        def renew(connection: Connection) -> None:
            connection.execute(update(rows).where(rows.c.process == process).values(until=until))
            connection.execute(delete(rows).where(rows.c.until < now))

        await self._database.write(renew)

    async def end(self, process: str) -> None:
        """A process ends, and nobody is with it any more."""
        rows = schema.presences
        await self._database.write(
            lambda connection: connection.execute(delete(rows).where(rows.c.process == process))
        )

    async def elsewhere(self, game: str, process: str, now: float) -> frozenset[str]:
        """Those who have a table open in other processes."""
        rows = schema.presences.c
        found = select(rows.identity).where(
            rows.game == game, rows.process != process, rows.until >= now
        )
        return frozenset(await self._database.read(lambda c: list(c.execute(found).scalars())))
