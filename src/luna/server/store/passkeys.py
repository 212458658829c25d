"""Passkeys, and the challenges that they answer."""

from sqlalchemy import Connection, delete, insert, select, update

from luna.app.passkeys import PasskeyStore, StoredPasskey
from luna.server.store import schema
from luna.server.store.database import Database, to_row
from luna.server.store.rows import insert_rows


class SqlPasskeyStore(PasskeyStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def credentials(self, user: str) -> list[bytes]:
        keys = schema.passkeys.c
        found = select(keys.credential).where(keys.identity == user)
        return await self._database.read(lambda c: [bytes(k) for k in c.execute(found).scalars()])

    async def find(self, credential: bytes) -> StoredPasskey | None:
        found = select(schema.passkeys).where(schema.passkeys.c.credential == credential)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return StoredPasskey(bytes(row.credential), row.identity, bytes(row.public_key), row.uses)

    async def add(self, passkey: StoredPasskey, now: float) -> None:
        await self._database.write(insert_rows(schema.passkeys, to_row(passkey, created=now)))

    async def set_uses(self, credential: bytes, uses: int) -> None:
        keys = schema.passkeys
        change = update(keys).where(keys.c.credential == credential).values(uses=uses)
        await self._database.write(lambda connection: connection.execute(change))

    async def add_challenge(
        self, name: str, challenge: bytes, user: str | None, now: float, expires: float
    ) -> None:
        row = {"id": name, "challenge": challenge, "expires": expires, "identity": user}

        def add(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.expires < now))
            connection.execute(insert(schema.challenges), row)

        await self._database.write(add)

    async def take_challenge(self, name: str, user: str | None, now: float) -> bytes | None:
        def take(connection: Connection) -> bytes | None:
            same = schema.challenges.c.id == name
            row = connection.execute(select(schema.challenges).where(same)).one_or_none()
            if row is None:
                return None
            connection.execute(delete(schema.challenges).where(same))
            is_valid = row.identity == user and row.expires >= now
            return bytes(row.challenge) if is_valid else None

        return await self._database.run(take)
