"""Links to positions."""

from sqlalchemy import select

from luna.app.errors import Conflict
from luna.app.records import ShareStore, StoredShare
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.rows import insert_rows


class SqlShareStore(ShareStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, share: str) -> StoredShare | None:
        found = select(schema.shares).where(schema.shares.c.id == share)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else StoredShare(row.id, row.game, row.sequence)

    async def of_position(self, game: str, sequence: int) -> str | None:
        shares = schema.shares.c
        found = select(shares.id).where(shares.game == game, shares.sequence == sequence)
        return await self._database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def create(self, share: StoredShare, now: float) -> str:
        """The id of the link to a position: this one, or the one that was there before."""
        known = await self.of_position(share.game, share.sequence)
        if known is not None:
            return known
        row = {"id": share.id, "game": share.game, "sequence": share.sequence, "created": now}
        try:
            await self._database.write(insert_rows(schema.shares, row))
        except Conflict:  # another request shared the same position at the same moment
            return await self.of_position(share.game, share.sequence) or share.id
        return share.id
