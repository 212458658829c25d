"""Premoves, one for each seat; how far one has been played follows from the log."""

from sqlalchemy import (
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    delete,
    insert,
    select,
    update,
)

from luna.app.premoves import PremoveStore, StoredPremove
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import AfterDays, Json, Lifetime, UserColumn, stored
from luna.table.premoves import Premove, PremoveBranch, PremoveEnd

plans = stored(
    "plan",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("identity", ForeignKey("identity.id"), nullable=False, index=True),
    Column("since", Integer, nullable=False),  # the entry that was the latest
    Column("branches", Json(tuple[PremoveBranch, ...]), nullable=False),
    Column("ended", String(20)),  # why it is over
    Column("created", Float, nullable=False),
    kept=(Lifetime.WITH_GAME, AfterDays("plans", since="created", over="ended")),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="stay"),),
    secret=("id",),
)


class SqlPremoveStore(FeatureStore, PremoveStore):
    async def replace(self, table: str, premove: Premove, now: float) -> None:
        row = to_row(premove, game=table, ended=None, created=now)

        def replace(connection: Connection) -> None:
            here = (plans.c.game == table, plans.c.seat == premove.seat)
            connection.execute(delete(plans).where(*here))
            connection.execute(insert(plans), row)

        await self._database.write(replace)

    async def at_table(self, table: str) -> list[StoredPremove]:
        found = select(plans).where(plans.c.game == table).order_by(plans.c.seat)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [StoredPremove(from_row(Premove, row), row.ended) for row in rows]

    async def delete(self, table: str, user: str) -> None:
        gone = delete(plans).where(plans.c.game == table, plans.c.identity == user)
        await self._database.write(lambda c: c.execute(gone))

    async def end(self, premove: str, end: PremoveEnd) -> None:
        change = update(plans).where(plans.c.id == premove, plans.c.ended.is_(None))
        await self._database.write(lambda c: c.execute(change.values(ended=end)))

    async def tables(self) -> list[str]:
        found = select(plans.c.game).where(plans.c.ended.is_(None)).distinct()
        return await self._database.read(lambda c: list(c.execute(found).scalars()))

    async def waiting_tables(self) -> list[str]:
        games = schema.games.c
        here = (games.id == plans.c.game) & (games.turn == plans.c.seat)
        found = select(games.id).join(plans, here).where(plans.c.ended.is_(None))
        return await self._database.read(lambda c: list(c.execute(found).scalars()))
