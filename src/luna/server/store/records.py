"""Links to positions."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, select

from luna.app.errors import Conflict
from luna.app.records import ShareStore, StoredShare
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Lifetime, stored
from luna.server.store.rows import insert_rows

shares = stored(
    "share",
    Column("id", String(24), primary_key=True),
    Column("game", ForeignKey("game.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Index("share_position", "game", "sequence", unique=True),
    kept=(Lifetime.WITH_GAME,),
    users=(),
)


class SqlShareStore(FeatureStore, ShareStore):
    async def find(self, share: str) -> StoredShare | None:
        found = select(shares).where(shares.c.id == share)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(StoredShare, row)

    async def of_position(self, game: str, sequence: int) -> str | None:
        found = select(shares.c.id).where(shares.c.game == game, shares.c.sequence == sequence)
        return await self._database.read(lambda c: c.execute(found).scalar_one_or_none())

    async def create(self, share: StoredShare, now: float) -> str:
        """The id of the link to a position: this one, or the one that was there before."""
        known = await self.of_position(share.game, share.sequence)
        if known is not None:
            return known
        try:
            await self._database.write(insert_rows(shares, to_row(share, created=now)))
        except Conflict:  # another request shared the same position at the same moment
            return await self.of_position(share.game, share.sequence) or share.id
        return share.id
