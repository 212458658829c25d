"""How far thoughts have come, for processes that do not think them themselves."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from luna.server.store import schema
from luna.server.store.database import Database


@dataclass(frozen=True, slots=True)
class KeptThought:
    """A thought as far as the process that thinks it has said."""

    id: str
    progress: float
    done: bool
    document: str
    """What is shown of it; empty when it has failed."""
    asked: float = 0.0


class ThoughtStore:
    """All that is asked of the database about thoughts; each is kept for a moment only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, thought: KeptThought, until: float) -> bool:
        """Say how far a thought has come; false if somebody has ended it meanwhile."""
        rows = schema.thoughts
        values = {
            "progress": thought.progress,
            "done": thought.done,
            "document": thought.document,
            "until": until,
        }
        change = update(rows).where(rows.c.id == thought.id).values(values)
        return await self._database.run(lambda c: c.execute(change).rowcount) == 1

    async def begin(self, thought: KeptThought, process: str, now: float, until: float) -> None:
        """Keep a thought that has begun; those that are over are forgotten."""
        rows = schema.thoughts
        row = {
            "id": thought.id,
            "progress": thought.progress,
            "done": thought.done,
            "document": thought.document,
            "asked": now,
            "until": until,
            "process": process,
        }

        def add(connection: Connection) -> None:
            connection.execute(delete(rows).where(rows.c.until < now))
            connection.execute(insert(rows), row)

        await self._database.write(add)

    async def ask(self, thought: str, now: float) -> KeptThought | None:
        """How far a thought has come; whoever thinks it hears that somebody wants to know."""
        rows = schema.thoughts
        change = update(rows).where(rows.c.id == thought).values(asked=now)
        await self._database.write(lambda connection: connection.execute(change))
        return await self.find(thought, now)

    async def find(self, thought: str, now: float) -> KeptThought | None:
        """A thought, unless the word of whoever thinks it no longer holds."""
        rows = schema.thoughts
        found = select(rows).where(rows.c.id == thought, rows.c.until >= now)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        return KeptThought(row.id, row.progress, row.done, row.document, row.asked)

    async def end(self, thought: str) -> None:
        gone = delete(schema.thoughts).where(schema.thoughts.c.id == thought)
        await self._database.write(lambda connection: connection.execute(gone))
