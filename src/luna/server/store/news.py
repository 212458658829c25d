"""What PostgreSQL lets every process know of new entries, and of who comes and goes."""

from collections.abc import AsyncGenerator

from sqlalchemy import Connection, make_url

from luna.server.store.process_lives import GROUP, Process

PRESENCE = 0
"""In the place of an entry's number: not the log has changed, but who is there."""


def publish(connection: Connection, game: str, sequence: int) -> None:
    """Let the other processes know once this is written; SQLite has no other ones."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(
            "SELECT pg_notify('luna', %(word)s)", {"word": f"{game} {sequence}"}
        )


async def listen(url: str, process: Process) -> AsyncGenerator[list[tuple[str, int]] | None, None]:
    """Games with their latest entries as they are written; None first, once everything is heard.

    Whoever listens shows by that it is alive.
    """
    from psycopg import AsyncConnection

    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await AsyncConnection.connect(plain, autocommit=True)
    async with connection:
        await connection.execute("LISTEN luna")
        mine = (GROUP, process.number)
        await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", mine)
        yield None
        async for word in connection.notifies():
            lines = (line.partition(" ") for line in word.payload.split("\n"))
            yield [(game, int(sequence)) for game, _, sequence in lines]
