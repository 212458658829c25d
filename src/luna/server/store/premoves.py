"""Premoves, one for each seat; how far one has been played follows from the log."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from luna.app.premoves import PremoveStore, StoredPremove
from luna.server.store import schema
from luna.server.store.database import Database
from luna.table.premoves import Premove, PremoveBranch, PremoveEnd


class SqlPremoveStore(PremoveStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def replace(self, table: str, premove: Premove, now: float) -> None:
        plans = schema.plans
        row = {
            "game": table,
            "seat": premove.seat,
            "id": premove.id,
            "identity": premove.user,
            "since": premove.since,
            "branches": msgspec.json.encode(premove.branches).decode(),
            "ended": None,
            "created": now,
        }

        def replace(connection: Connection) -> None:
            here = (plans.c.game == table, plans.c.seat == premove.seat)
            connection.execute(delete(plans).where(*here))
            connection.execute(insert(plans), row)

        await self._database.write(replace)

    async def at_table(self, table: str) -> list[StoredPremove]:
        plans = schema.plans.c
        found = select(schema.plans).where(plans.game == table).order_by(plans.seat)
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [StoredPremove(premove_of(row), row.ended) for row in rows]

    async def delete(self, table: str, user: str) -> None:
        plans = schema.plans.c
        gone = delete(schema.plans).where(plans.game == table, plans.identity == user)
        await self._database.write(lambda c: c.execute(gone))

    async def end(self, premove: str, end: PremoveEnd) -> None:
        plans = schema.plans.c
        change = update(schema.plans).where(plans.id == premove, plans.ended.is_(None))
        await self._database.write(lambda c: c.execute(change.values(ended=end)))

    async def tables(self) -> list[str]:
        found = select(schema.plans.c.game).where(schema.plans.c.ended.is_(None)).distinct()
        return await self._database.read(lambda c: list(c.execute(found).scalars()))

    async def waiting_tables(self) -> list[str]:
        plans, games = schema.plans.c, schema.games.c
        here = (games.id == plans.game) & (games.turn == plans.seat)
        found = select(games.id).join(schema.plans, here).where(plans.ended.is_(None))
        return await self._database.read(lambda c: list(c.execute(found).scalars()))


def premove_of(row: Row[Any]) -> Premove:
    branches = msgspec.json.decode(row.branches, type=tuple[PremoveBranch, ...])
    return Premove(row.id, row.seat, row.identity, row.since, branches)
