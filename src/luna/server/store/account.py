"""Users, and the secret that the server signs cookies and links with."""

import secrets

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from luna.app.account import AccountStore
from luna.app.context import User
from luna.app.errors import NoDatabase, StoreError
from luna.server.store import schema
from luna.server.store.connecting import fault, writing
from luna.server.store.database import Database, from_row, to_row
from luna.server.store.personal_data import delete_user, merge_user
from luna.server.store.rows import insert_rows


class SqlAccountStore(AccountStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    def secret(self) -> str:
        """The secret for signatures; a server reads it first, so a broken database shows here."""
        try:
            return stored_secret(self._database, "secret", secrets.token_urlsafe(48))
        except (NoDatabase, SQLAlchemyError) as error:
            raise StoreError(f"the database cannot be used: {fault(error)}") from None

    async def find(self, user: str) -> User | None:
        users = schema.identities
        found = select(users).where(users.c.id == user)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(User, row)

    async def create(self, user: User, now: float) -> None:
        row = to_row(user, created=now, confirmed=False)
        await self._database.write(insert_rows(schema.identities, row))

    async def rename(self, user: str, name: str, language: str) -> None:
        change = update(schema.identities).where(schema.identities.c.id == user)
        await self._database.write(lambda c: c.execute(change.values(name=name, language=language)))

    async def merge(self, guest: str, account: str) -> None:
        await self._database.write(lambda c: merge_user(c, guest, account))

    async def delete(self, user: str) -> list[str]:
        return await self._database.run(lambda c: delete_user(c, user))


def stored_secret(database: Database, name: str, fresh: str) -> str:
    """A secret of this name; the first of several processes stores the fresh one."""
    settings = schema.settings
    known = select(settings.c.value).where(settings.c.name == name)
    found = database.ask(lambda c: c.execute(known).scalar_one_or_none())
    if found is None:
        try:
            with writing(database.engine) as connection:
                connection.execute(insert(settings), {"name": name, "value": fresh})
        except IntegrityError:
            pass
        found = database.ask(lambda c: c.execute(known).scalar_one())
    return str(found)
