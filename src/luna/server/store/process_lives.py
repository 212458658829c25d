"""Which processes serve, and what becomes of all that one has taken on when it dies."""

import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, insert, select, text, update

from luna.app.errors import Conflict
from luna.server.store import schema
from luna.server.store.database import Database

GROUP = 0x4C756E61
"""Of all locks in PostgreSQL, those that stand for processes of Luna."""
DEAD = text("""
    SELECT name FROM process WHERE number NOT IN (
        SELECT CAST(objid AS bigint) FROM pg_locks
        WHERE locktype = 'advisory' AND objsubid = 2 AND granted
        AND classid = CAST(:locks AS oid)
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    )
""")


@dataclass(frozen=True, slots=True)
class Process:
    """A serving process.

    It holds a lock of its number on the connection that listens. However the process ends, the
    connection ends with it, and the lock with the connection: so the others see it at once.
    """

    number: int = field(default_factory=lambda: secrets.randbits(31))
    name: str = field(default_factory=lambda: f"{os.getpid()}-{secrets.token_hex(4)}")


class ProcessStore:
    """Who is there, and who was."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, process: Process) -> None:
        """Say that a process is there; it holds its lock already."""
        row = {"name": process.name, "number": process.number}
        with suppress(Conflict):  # it was there before
            await self._database.write(lambda c: c.execute(insert(schema.processes), row))

    async def end(self, process: Process) -> None:
        """A process ends by itself, and leaves nothing behind."""
        await self._forget([process.name])

    async def bury(self) -> bool:
        """Free all that dead processes have taken on; whether there were any.

        Of several that see it only one says so.
        """
        if not self._database.shared:
            return False
        dead = await self._database.read(
            lambda c: list(c.execute(DEAD, {"locks": GROUP}).scalars())
        )
        if not dead:
            return False
        await self._database.write(lambda connection: free(connection, dead))
        return await self._forget(dead)

    async def _forget(self, names: Sequence[str]) -> bool:
        gone = delete(schema.processes).where(schema.processes.c.name.in_(names))
        return bool(await self._database.run(lambda c: c.execute(gone).rowcount))


def free(connection: Connection, dead: Sequence[str]) -> None:
    """Let others think, send and review what dead processes no longer will."""
    stop_thinking(connection, dead)
    notices = schema.notices
    late = update(notices).where(notices.c.process.in_(dead), notices.c.sent.is_(False))
    connection.execute(late.values(until=0.0))
    for rows in (schema.review_claims, schema.thoughts):
        connection.execute(delete(rows).where(rows.c.process.in_(dead)))


def stop_thinking(connection: Connection, processes: Sequence[str]) -> None:
    """Let others think for the bots of some processes; games in order, as whoever writes has it."""
    games = schema.games
    theirs = select(games.c.id).where(games.c.thinker.in_(processes)).order_by(games.c.id)
    held = list(connection.execute(theirs.with_for_update()).scalars())
    change = update(games).where(games.c.id.in_(held), games.c.thinker.in_(processes))
    connection.execute(change.values(thinker=None, thinks_until=None))
