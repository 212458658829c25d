"""When the server was last there, so that nobody is charged with time it was not."""

from contextlib import suppress

from sqlalchemy import Connection, insert, select, update

from luna.app.errors import Conflict
from luna.server.store import schema
from luna.server.store.database import Database

NAME = "alive"


class Alive:
    """A time that every process renews while it serves."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.alone = not database.shared
        """No other process can have been there meanwhile."""

    async def last(self) -> float | None:
        """When some process last said that it is there; None if never."""
        found = select(schema.settings.c.value).where(schema.settings.c.name == NAME)
        value = await self._database.read(lambda c: c.execute(found).scalar_one_or_none())
        return None if value is None else float(value)

    async def renew(self, now: float) -> None:
        here = schema.settings.c.name == NAME

        def renew(connection: Connection) -> None:
            changed = connection.execute(
                update(schema.settings).where(here).values(value=repr(now))
            ).rowcount
            if not changed:
                row = {"name": NAME, "value": repr(now)}
                connection.execute(insert(schema.settings), row)

        with suppress(Conflict):  # another process has said it first, at the same moment
            await self._database.write(renew)
