"""Which process goes on with a review: one of them, the others show how far it has come."""

from sqlalchemy import delete, func, insert, or_, select, update

from luna.app.errors import Conflict
from luna.server.store import schema
from luna.server.store.database import Database


class ClaimStore:
    """Reviews that processes have taken on; each claim holds for a while."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, review: str, process: str, now: float, until: float) -> bool:
        """Whether a process is to go on with a review; not if another one does."""
        if await self.taken(review, now):
            return False
        rows = schema.review_claims
        row = {"review": review, "process": process, "until": until}
        free = or_(rows.c.until < now, rows.c.process == process)
        change = update(rows).where(rows.c.review == review, free)
        try:
            await self._database.write(lambda connection: connection.execute(insert(rows), row))
        except Conflict:
            late = change.values(process=process, until=until)
            return await self._database.run(lambda c: c.execute(late).rowcount) == 1
        return True

    async def renew(self, review: str, process: str, until: float) -> bool:
        """Hold a review for longer; false if it was given to another process."""
        rows = schema.review_claims
        mine = (rows.c.review == review, rows.c.process == process)
        change = update(rows).where(*mine).values(until=until)
        return await self._database.run(lambda c: c.execute(change).rowcount) == 1

    async def taken(self, review: str, now: float) -> bool:
        """Whether some process goes on with a review."""
        rows = schema.review_claims.c
        found = select(func.count()).where(rows.review == review, rows.until >= now)
        return bool(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def end(self, review: str, process: str) -> None:
        rows = schema.review_claims
        mine = delete(rows).where(rows.c.review == review, rows.c.process == process)
        await self._database.write(lambda connection: connection.execute(mine))
