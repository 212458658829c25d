"""Plans for turns to come, one for each seat; how far one has come follows from the log."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from luna.server.store import schema
from luna.server.store.database import Database
from luna.table.plans import Branch, End, Plan


class PlanStore:
    """All that is asked of the database about plans."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, game: str, plan: Plan, now: float) -> None:
        """Keep a plan in place of the one there was for the seat."""
        plans = schema.plans
        row = {
            "game": game,
            "seat": plan.seat,
            "id": plan.id,
            "identity": plan.identity,
            "since": plan.since,
            "branches": msgspec.json.encode(plan.branches).decode(),
            "ended": None,
            "created": now,
        }

        def put(connection: Connection) -> None:
            here = (plans.c.game == game, plans.c.seat == plan.seat)
            connection.execute(delete(plans).where(*here))
            connection.execute(insert(plans), row)

        await self._database.write(put)

    async def at(self, game: str) -> list[tuple[Plan, End | None]]:
        """The plans at a table, and why each is over if it is."""
        found = (
            select(schema.plans).where(schema.plans.c.game == game).order_by(schema.plans.c.seat)
        )
        rows = await self._database.read(lambda c: c.execute(found).all())
        return [(plan_of(row), row.ended) for row in rows]

    async def remove(self, game: str, identity: str) -> None:
        """Throw away what somebody has planned at a table."""
        mine = (schema.plans.c.game == game, schema.plans.c.identity == identity)
        await self._database.write(lambda c: c.execute(delete(schema.plans).where(*mine)))

    async def end(self, plan: str, why: End) -> None:
        """A plan is over, if it still is the one for its seat."""
        mine = (schema.plans.c.id == plan, schema.plans.c.ended.is_(None))
        change = update(schema.plans).where(*mine).values(ended=why)
        await self._database.write(lambda c: c.execute(change))

    async def games(self) -> list[str]:
        """The tables at which somebody has a plan."""
        found = select(schema.plans.c.game).where(schema.plans.c.ended.is_(None)).distinct()
        return await self._database.read(lambda c: list(c.execute(found).scalars()))

    async def waiting(self) -> list[str]:
        """The tables where the seat to act has a plan that nobody has looked at."""
        plans, games = schema.plans.c, schema.games.c
        here = (games.id == plans.game) & (games.turn == plans.seat)
        found = select(games.id).join(schema.plans, here).where(plans.ended.is_(None))
        return await self._database.read(lambda c: list(c.execute(found).scalars()))


def plan_of(row: Row[Any]) -> Plan:
    branches = msgspec.json.decode(row.branches, type=tuple[Branch, ...])
    return Plan(row.id, row.seat, row.identity, row.since, branches)
