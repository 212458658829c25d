"""People in the database: who they are, their passkeys, and how they want to hear of turns."""

import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from luna.app.errors import NoDatabase, StoreError
from luna.server.store import schema
from luna.server.store.connecting import fault, writing
from luna.server.store.database import Database
from luna.server.store.moving import hand_over
from luna.server.store.personal import forget
from luna.server.store.rows import insert_rows


@dataclass(frozen=True, slots=True)
class Identity:
    """A person as far as the server knows one."""

    id: str
    name: str
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key that proves one is someone."""

    credential: bytes
    identity: str
    public_key: bytes
    uses: int


@dataclass(frozen=True, slots=True)
class Reachable:
    """How somebody wants to hear that it is their turn."""

    identity: str
    language: str
    way: str | None
    address: str | None
    confirmed: bool


class PeopleStore:
    """All that is asked of the database about people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def secret(self) -> str:
        """The secret for signatures; the first of several processes makes it.

        Asked for when a server starts: a database that cannot be used shows here.
        """
        try:
            return self._secret()
        except (NoDatabase, SQLAlchemyError) as error:
            raise StoreError(f"the database cannot be used: {fault(error)}") from None

    def _secret(self) -> str:
        kept = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
        found = self._database.ask(lambda c: c.execute(kept).scalar_one_or_none())
        if found is not None:
            return str(found)
        try:
            with writing(self._database.engine) as connection:
                row = {"name": "secret", "value": secrets.token_urlsafe(48)}
                connection.execute(insert(schema.settings), row)
        except IntegrityError:
            pass
        return str(self._database.ask(lambda c: c.execute(kept).scalar_one()))

    async def find(self, identity: str) -> Identity | None:
        people = schema.identities
        found = select(people).where(people.c.id == identity)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else Identity(row.id, row.name, row.language)

    async def add(self, identity: Identity, now: float) -> None:
        row = {
            "id": identity.id,
            "name": identity.name,
            "language": identity.language,
            "created": now,
            "notify": None,
            "address": None,
            "confirmed": False,
        }
        await self._database.write(insert_rows(schema.identities, row))

    async def rename(self, identity: str, name: str, language: str) -> None:
        await self._set(identity, name=name, language=language)

    async def _set(self, identity: str, **values: object) -> None:
        change = update(schema.identities).where(schema.identities.c.id == identity)
        await self._database.write(lambda c: c.execute(change.values(values)))

    async def reachable(self, identity: str) -> Reachable | None:
        people = schema.identities
        found = select(people).where(people.c.id == identity)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return Reachable(row.id, row.language, row.notify, row.address, row.confirmed)

    async def set_way(self, identity: str, way: str | None, address: str | None) -> None:
        """Remember how someone wants to be reached; not confirmed yet."""
        await self._set(identity, notify=way, address=address, confirmed=False)

    async def confirm_way(self, identity: str) -> None:
        await self._set(identity, confirmed=True)

    async def forget(self, identity: str) -> list[str]:
        """Keep no more of somebody than that there was someone; the games that are others now."""
        return await self._database.run(lambda c: forget(c, identity))

    async def hand_over(self, guest: str, account: str) -> None:
        """Give an account all that a guest has beside tables."""
        await self._database.write(lambda c: hand_over(c, guest, account))

    async def add_challenge(
        self, name: str, challenge: bytes, identity: str | None, now: float, expires: float
    ) -> None:
        """Remember a challenge for somebody; those that are over are forgotten."""
        row = {"id": name, "challenge": challenge, "expires": expires, "identity": identity}

        def add(connection: Connection) -> None:
            connection.execute(delete(schema.challenges).where(schema.challenges.c.expires < now))
            connection.execute(insert(schema.challenges), row)

        await self._database.write(add)

    async def take_challenge(self, name: str, identity: str | None, now: float) -> bytes | None:
        """The challenge of a name, which is thereby used up; none if it is somebody else's."""

        def take(connection: Connection) -> bytes | None:
            mine = schema.challenges.c.id == name
            row = connection.execute(select(schema.challenges).where(mine)).one_or_none()
            if row is None:
                return None
            connection.execute(delete(schema.challenges).where(mine))
            fits = row.identity == identity and row.expires >= now
            return bytes(row.challenge) if fits else None

        return await self._database.run(take)

    async def credentials(self, identity: str) -> list[bytes]:
        """The passkeys of an account."""
        keys = schema.passkeys.c
        found = select(keys.credential).where(keys.identity == identity)
        return await self._database.read(lambda c: [bytes(k) for k in c.execute(found).scalars()])

    async def passkey(self, credential: bytes) -> Passkey | None:
        found = select(schema.passkeys).where(schema.passkeys.c.credential == credential)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return Passkey(bytes(row.credential), row.identity, bytes(row.public_key), row.uses)

    async def add_passkey(self, passkey: Passkey, now: float) -> None:
        row = {
            "credential": passkey.credential,
            "identity": passkey.identity,
            "public_key": passkey.public_key,
            "uses": passkey.uses,
            "created": now,
        }
        await self._database.write(insert_rows(schema.passkeys, row))

    async def used_passkey(self, credential: bytes, uses: int) -> None:
        keys = schema.passkeys
        change = update(keys).where(keys.c.credential == credential).values(uses=uses)
        await self._database.write(lambda connection: connection.execute(change))
