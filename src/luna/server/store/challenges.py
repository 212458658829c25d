"""Results of challenges."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, select

from luna.app.challenges import ChallengeResult, ChallengeStore
from luna.app.errors import Conflict
from luna.record.shape import ModeName
from luna.server.store.database import FeatureStore, from_row, to_row
from luna.server.store.declarations import Lifetime, UserColumn, stored
from luna.server.store.rows import insert_rows

results = stored(
    "result",
    Column("game", ForeignKey("game.id"), primary_key=True),
    Column("period", String(10), nullable=False),  # 2026-11-16, or 2026-W47
    Column("mode", String(16), nullable=False),
    Column("identity", ForeignKey("identity.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("margin", Integer, nullable=False),
    Column("influence", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Index("result_best", "period", "mode", "margin"),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="move"),),
)


class SqlChallengeStore(FeatureStore, ChallengeStore):
    async def add(self, result: ChallengeResult, now: float) -> None:
        try:
            await self._database.write(insert_rows(results, to_row(result, time=now)))
        except Conflict:
            return

    async def best(self, period: str, mode: ModeName, limit: int) -> list[ChallengeResult]:
        found = (
            select(results)
            .where(results.c.period == period, results.c.mode == mode)
            .order_by(results.c.margin.desc(), results.c.influence.desc(), results.c.time)
            .limit(20 * limit)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        best: dict[str, ChallengeResult] = {}
        for row in rows:
            best.setdefault(row.identity, from_row(ChallengeResult, row))
        return list(best.values())[:limit]
