"""Results of challenges."""

from sqlalchemy import select

from luna.app.challenges import ChallengeResult, ChallengeStore
from luna.app.errors import Conflict
from luna.record.shape import ModeName
from luna.server.store import schema
from luna.server.store.database import Database, from_row, to_row
from luna.server.store.rows import insert_rows


class SqlChallengeStore(ChallengeStore):
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, result: ChallengeResult, now: float) -> None:
        try:
            await self._database.write(insert_rows(schema.results, to_row(result, time=now)))
        except Conflict:
            return

    async def best(self, period: str, mode: ModeName, limit: int) -> list[ChallengeResult]:
        results = schema.results.c
        found = (
            select(schema.results)
            .where(results.period == period, results.mode == mode)
            .order_by(results.margin.desc(), results.influence.desc(), results.time)
            .limit(20 * limit)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        best: dict[str, ChallengeResult] = {}
        for row in rows:
            best.setdefault(row.identity, from_row(ChallengeResult, row))
        return list(best.values())[:limit]
