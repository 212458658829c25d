"""Tables that start by themselves."""

from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    String,
    case,
    delete,
    func,
    insert,
    or_,
    select,
)

from luna.app.matchmaking import AutoStart, DueStart, MatchmakingStore, OpenSeek
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import LevelName, Lifetime, stored

gatherings = stored(
    "gathering",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("slot", String(80), nullable=False, unique=True),  # players with the same wish meet here
    Column("quick", Boolean, nullable=False),  # it begins as soon as all seats are taken
    Column("at", Float, index=True),  # when bots take the seats still open
    Column("level", LevelName),
    kept=(Lifetime.WITH_GAME,),
    users=(),
)

MAX_ROWS = 100


class SqlMatchmakingStore(FeatureStore, MatchmakingStore):
    def insertion(self, auto_start: AutoStart) -> Any:
        new = insert(gatherings).values(to_row(auto_start))
        return lambda connection: connection.execute(new)

    async def replace(self, auto_start: AutoStart) -> None:
        rows = gatherings

        def replace(connection: Connection) -> None:
            connection.execute(delete(rows).where(rows.c.game == auto_start.table))
            connection.execute(insert(rows), to_row(auto_start))

        await self._database.write(replace)

    async def delete(self, table: str) -> None:
        gone = delete(gatherings).where(gatherings.c.game == table)
        await self._database.write(lambda connection: connection.execute(gone))

    async def find(self, table: str) -> AutoStart | None:
        found = select(gatherings).where(gatherings.c.game == table)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if row is None else from_row(AutoStart, row)

    async def open_seeks(self) -> list[OpenSeek]:
        games, seats, rows = schema.games.c, schema.seats.c, gatherings.c
        free = func.sum(case((seats.kind == "open", 1), else_=0))
        found = (
            select(
                rows.game, rows.slot, games.owner, func.count().label("players"), free.label("free")
            )
            .join(schema.games, rows.game == games.id)
            .join(schema.seats, seats.game == games.id)
            .where(games.status == "open", rows.quick)
            .group_by(rows.game, rows.slot, games.owner, games.created)
            .having(free > 0)
            .order_by(games.created, rows.game)
            .limit(MAX_ROWS)
        )
        result = await self._database.read(lambda c: c.execute(found).all())
        return [from_row(OpenSeek, row, free=int(row.free)) for row in result]

    async def due(self, now: float) -> list[DueStart]:
        games, seats, rows = schema.games.c, schema.seats.c, gatherings.c
        free = (
            select(func.count())
            .where(seats.game == games.id, seats.kind == "open")
            .scalar_subquery()
        )
        found = (
            select(gatherings, games.owner, games.status)
            .join(schema.games, rows.game == games.id)
            .where(or_(games.status != "open", rows.at <= now, rows.quick & (free == 0)))
            .limit(MAX_ROWS)
        )
        result = await self._database.read(lambda c: c.execute(found).all())
        return [
            DueStart(from_row(AutoStart, row), row.owner, row.status == "open") for row in result
        ]
