"""Passkeys, and the challenges that they answer."""

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Float,
    ForeignKey,
    LargeBinary,
    String,
    delete,
    insert,
    select,
    update,
)

from luna.app.passkeys import PasskeyStore, StoredPasskey
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Lifetime, UserColumn, stored
from luna.server.store.rows import insert_rows

passkeys = stored(
    "passkey",
    Column("credential", LargeBinary, primary_key=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    kept=(Lifetime.FOREVER,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="stay"),),
    secret=("credential", "public_key", "uses"),
)

challenges = stored(
    "challenge",
    Column("id", String(24), primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    Column("expires", Float, nullable=False),
    Column("identity", String(24)),  # the account it was made for; none to sign in
    kept=(Lifetime.BRIEF,),
    users=(UserColumn("identity", export=False, on_delete="delete", on_merge="stay"),),
)


class SqlPasskeyStore(FeatureStore, PasskeyStore):
    async def credentials(self, user: str) -> list[bytes]:
        keys = passkeys.c
        found = select(keys.credential).where(keys.identity == user)
        return await self._database.read(lambda c: [bytes(k) for k in c.execute(found).scalars()])

    async def find(self, credential: bytes) -> StoredPasskey | None:
        found = select(passkeys).where(passkeys.c.credential == credential)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(StoredPasskey, row)

    async def add(self, passkey: StoredPasskey, now: float) -> None:
        await self._database.write(insert_rows(passkeys, to_row(passkey, created=now)))

    async def set_uses(self, credential: bytes, uses: int) -> None:
        keys = passkeys
        change = update(keys).where(keys.c.credential == credential).values(uses=uses)
        await self._database.write(lambda connection: connection.execute(change))

    async def add_challenge(
        self, name: str, challenge: bytes, user: str | None, now: float, expires: float
    ) -> None:
        row = {"id": name, "challenge": challenge, "expires": expires, "identity": user}

        def add(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.expires < now))
            connection.execute(insert(challenges), row)

        await self._database.write(add)

    async def take_challenge(self, name: str, user: str | None, now: float) -> bytes | None:
        def take(connection: Connection) -> bytes | None:
            same = challenges.c.id == name
            row = connection.execute(select(challenges).where(same)).one_or_none()
            if row is None:
                return None
            connection.execute(delete(challenges).where(same))
            is_valid = row.identity == user and row.expires >= now
            return bytes(row.challenge) if is_valid else None

        return await self._database.run(take)
