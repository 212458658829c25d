"""Results of challenges."""

from dataclasses import dataclass

from sqlalchemy import select

from luna.server.store import schema
from luna.server.store.database import Database
from luna.app.errors import Conflict
from luna.server.store.rows import insert_rows


@dataclass(frozen=True, slots=True)
class KeptResult:
    """What somebody has reached in a challenge."""

    game: str
    period: str
    mode: str
    identity: str
    name: str
    margin: int
    influence: int


class ChallengeResultStore:
    """Keeps results, and finds the best of them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, result: KeptResult, now: float) -> None:
        """Keep a result; a game has one."""
        row = {
            "game": result.game,
            "period": result.period,
            "mode": result.mode,
            "identity": result.identity,
            "name": result.name,
            "margin": result.margin,
            "influence": result.influence,
            "time": now,
        }
        try:
            await self._database.write(insert_rows(schema.results, row))
        except Conflict:
            return

    async def best(self, period: str, mode: str, most: int) -> list[KeptResult]:
        """The best result of each, the earlier one first where they are equal."""
        results = schema.results.c
        found = (
            select(schema.results)
            .where(results.period == period, results.mode == mode)
            .order_by(results.margin.desc(), results.influence.desc(), results.time)
            .limit(20 * most)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        best: dict[str, KeptResult] = {}
        for row in rows:
            result = KeptResult(
                row.game,
                row.period,
                row.mode,
                row.identity,
                row.name,
                row.margin,
                row.influence,
            )
            best.setdefault(row.identity, result)
        return list(best.values())[:most]
