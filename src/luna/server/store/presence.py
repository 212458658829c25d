"""Who has which table open, in whichever process."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, insert, select, update

from luna.app.tables.room import OtherViewers
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.news import PRESENCE, publish

KINDS = (schema.presences, schema.watchings)


class PresenceStore:
    """What processes say of those who are with them; each word holds for a while."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, process: str, games: Mapping[str, OtherViewers], until: float) -> None:
        """Who is with a process now at some tables; what it said of them before is no more."""

        def note(connection: Connection) -> None:
            for game, viewers in sorted(games.items()):
                row = {"game": game, "process": process, "until": until}
                for rows in KINDS:
                    mine = (rows.c.game == game, rows.c.process == process)
                    connection.execute(delete(rows).where(*mine))
                for identity, looks in viewers.players.items():
                    here = {**row, "identity": identity, "looks": looks}
                    connection.execute(insert(schema.presences), here)
                if viewers.spectators:
                    number = {**row, "number": viewers.spectators}
                    connection.execute(insert(schema.watchings), number)
                publish(connection, game, PRESENCE)

        await self._database.write(note)

    async def stay(self, process: str, now: float, until: float) -> None:
        """Everyone who is with a process still is; the words of dead processes are forgotten."""

        def renew(connection: Connection) -> None:
            left: set[str] = set()
            for rows in KINDS:
                mine = update(rows).where(rows.c.process == process)
                connection.execute(mine.values(until=until))
                old = select(rows.c.game).where(rows.c.until < now)
                left.update(connection.execute(old).scalars())
                connection.execute(delete(rows).where(rows.c.until < now))
            for game in sorted(left):
                publish(connection, game, PRESENCE)

        await self._database.write(renew)

    async def end(self, process: str) -> None:
        """A process ends, and nobody is with it any more."""

        def leave(connection: Connection) -> None:
            for rows in KINDS:
                connection.execute(delete(rows).where(rows.c.process == process))

        await self._database.write(leave)

    async def elsewhere(self, game: str, process: str, now: float) -> OtherViewers:
        """Those who have a table open in other processes."""
        rows, numbers = schema.presences.c, schema.watchings.c
        found = select(rows.identity, rows.looks).where(
            rows.game == game, rows.process != process, rows.until >= now
        )
        watchers = select(func.coalesce(func.sum(numbers.number), 0)).where(
            numbers.game == game, numbers.process != process, numbers.until >= now
        )

        def ask(connection: Connection) -> OtherViewers:
            players: dict[str, bool] = {}
            for row in connection.execute(found):
                players[row.identity] = row.looks or players.get(row.identity, False)
            return OtherViewers(players, int(connection.execute(watchers).scalar_one()))

        return await self._database.read(ask)
