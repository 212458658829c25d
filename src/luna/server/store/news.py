"""What PostgreSQL lets every instance know of new entries, and of who comes and goes."""

from collections.abc import AsyncGenerator

from sqlalchemy import Connection, text

from luna.server.store.migrating import IN_USE
from luna.server.store.queue import plain_url

PRESENCE = 0
"""In the place of an entry's number: not the log has changed, but who is there."""
NOTIFY = text("SELECT pg_notify('luna', :words)")


def publish(connection: Connection, game: str, sequence: int) -> None:
    """Let the other instances know once this is written; SQLite has no other ones."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"words": f"{game} {sequence}"})


async def listen(url: str) -> AsyncGenerator[list[tuple[str, int]] | None, None]:
    """Games with their latest entries as they are written; None first, once it listens.

    As long as the connection stands, no other version changes the schema.
    """
    from psycopg import AsyncConnection

    connection = await AsyncConnection.connect(plain_url(url), autocommit=True)
    async with connection:
        await connection.execute("LISTEN luna")
        await connection.execute("SELECT pg_advisory_lock_shared(%s)", (IN_USE,))
        yield None
        async for word in connection.notifies():
            lines = (line.partition(" ") for line in word.payload.split("\n"))
            yield [(game, int(sequence)) for game, _, sequence in lines]
