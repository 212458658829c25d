"""What PostgreSQL lets every process know of new entries."""

from collections.abc import AsyncIterator

from sqlalchemy import make_url


async def listen(url: str) -> AsyncIterator[list[tuple[str, int]] | None]:
    """Games with their latest entries as they are written; None first, once everything is heard."""
    from psycopg import AsyncConnection

    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await AsyncConnection.connect(plain, autocommit=True)
    async with connection:
        await connection.execute("LISTEN luna")
        yield None
        async for word in connection.notifies():
            lines = (line.partition(" ") for line in word.payload.split("\n"))
            yield [(game, int(sequence)) for game, _, sequence in lines]
