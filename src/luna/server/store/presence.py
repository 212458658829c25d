"""Who has which table open, in whichever process."""

from collections.abc import Mapping

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    delete,
    func,
    insert,
    select,
    update,
)

from luna.app.tables.room import OtherViewers
from luna.server.store.database import Database
from luna.server.store.declarations import Lifetime, UserColumn, stored
from luna.server.store.news import PRESENCE, publish

presences = stored(
    "presence",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # unless the process says so again
    Column("looks", Boolean, nullable=False),  # in a tab that is in front
    kept=(Lifetime.WITH_GAME, Lifetime.BRIEF),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="stay"),),
)

watchings = stored(
    "watching",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("process", String(40), primary_key=True),
    Column("number", Integer, nullable=False),  # of those who look on there
    Column("until", Float, nullable=False),
    kept=(Lifetime.WITH_GAME, Lifetime.BRIEF),
    users=(),
)

KINDS = (presences, watchings)


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
                    connection.execute(insert(presences), here)
                if viewers.spectators:
                    number = {**row, "number": viewers.spectators}
                    connection.execute(insert(watchings), number)
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
        """Delete the presence at a process that ends."""

        def leave(connection: Connection) -> None:
            for rows in KINDS:
                connection.execute(delete(rows).where(rows.c.process == process))

        await self._database.write(leave)

    async def elsewhere(self, game: str, process: str, now: float) -> OtherViewers:
        """Those who have a table open in other processes."""
        rows, numbers = presences.c, watchings.c
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
