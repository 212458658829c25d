"""Jobs in the database: tasks of SQLite, computations of PostgreSQL, and the quarantine of both."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from luna.app.jobs import ANSWERS, Computation, Compute, Progress, Task, Urgency
from luna.app.names import new_id
from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.queue import Envelope, PostgresQueue, TableQueue, TaskQueue, seal

FORGET_SECONDS = 3600.0
"""How long an answer is kept that no one fetches."""


class QuarantinedJob(Struct, frozen=True):
    """A job that is not run, and why."""

    id: str
    kind: str
    document: str
    reason: str
    created: float


class JobStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, tasks: Sequence[Task]) -> None:
        """Store tasks; they run soon."""
        await self._database.write(tasks=tasks)

    async def add_missing(self, tasks: Sequence[Task]) -> None:
        """Store those of some tasks that neither wait nor run."""

        def documents(connection: Connection) -> set[str]:
            return self._database.queue.documents(connection)

        known = await self._database.read(documents)
        missing = [task for task in tasks if seal(task).document not in known]
        if missing:
            await self.add(missing)

    async def pending(self) -> list[Envelope]:
        """Return the tasks of SQLite that are not done, the oldest first."""
        rows = schema.jobs.c
        found = (
            select(rows.kind, rows.version, rows.document)
            .where(rows.reason.is_(None))
            .order_by(rows.created)
        )
        stored = await self._database.read(lambda c: c.execute(found).all())
        return [Envelope(*row) for row in stored]

    async def delete(self, envelope: Envelope) -> None:
        gone = delete(schema.jobs).where(*same(envelope))
        await self._database.write(lambda connection: connection.execute(gone))

    async def quarantine(self, envelope: Envelope, reason: str, now: float) -> None:
        """Keep a job apart with the reason, and do not run it."""

        def put(connection: Connection) -> None:
            connection.execute(delete(schema.jobs).where(*same(envelope)))
            row = {"id": new_id(12), "created": now, "reason": reason}
            connection.execute(insert(schema.jobs), row | msgspec.structs.asdict(envelope))

        await self._database.write(put)

    async def counts(self) -> dict[str, int]:
        """Return how many jobs wait or run, and how many are quarantined."""

        def count(connection: Connection) -> dict[str, int]:
            documents = self._database.queue.documents(connection)
            return {"waiting": len(documents), "quarantined": len(quarantined(connection))}

        return await self._database.read(count)

    async def begin(
        self, job_id: str, owner: str, job: Computation, urgency: Urgency, now: float
    ) -> None:
        """Store a computation in place of its owner's, and the task to run it."""
        rows = schema.computations
        row = {
            "id": job_id,
            "owner": owner,
            "job": msgspec.json.encode(job).decode(),
            "progress": 0.0,
            "answer": None,
            "done": False,
            "fault": None,
            "asked": now,
        }

        def add(connection: Connection) -> None:
            old = rows.c.asked < now - FORGET_SECONDS
            own = rows.c.owner == owner if owner else old
            connection.execute(delete(rows).where(or_(old, own)))
            connection.execute(insert(rows), row)

        await self._database.write(add, tasks=[Compute(job_id)], urgency=urgency)

    async def ask(self, job_id: str, now: float) -> Progress | None:
        """Return the progress of a computation, which is still wanted."""
        rows = schema.computations
        change = update(rows).where(rows.c.id == job_id, rows.c.asked < now - 1)
        await self._database.write(lambda c: c.execute(change.values(asked=now)))
        return await self.find(job_id)

    async def find(self, job_id: str) -> Progress | None:
        rows = schema.computations
        found = select(rows).where(rows.c.id == job_id)
        row = await self._database.read(lambda c: c.execute(found).one_or_none())
        if row is None:
            return None
        job = msgspec.json.decode(row.job, type=Computation)
        answer = row.answer and msgspec.json.decode(row.answer, type=ANSWERS[type(job)])
        return Progress(job, row.progress, answer, row.done, row.fault)

    async def put(self, job_id: str, found: Progress, wanted_since: float) -> bool:
        """Store progress; false if the computation was cancelled or no one asks about it."""
        rows = schema.computations
        answer = None if found.answer is None else msgspec.json.encode(found.answer).decode()
        change = (
            update(rows)
            .where(rows.c.id == job_id, or_(rows.c.owner == "", rows.c.asked >= wanted_since))
            .values(progress=found.progress, answer=answer, done=found.done, fault=found.fault)
        )
        return await self._database.run(lambda c: c.execute(change).rowcount) == 1

    async def end(self, job_id: str) -> None:
        gone = delete(schema.computations).where(schema.computations.c.id == job_id)
        await self._database.write(lambda connection: connection.execute(gone))


def same(envelope: Envelope) -> tuple[ColumnElement[bool], ...]:
    rows = schema.jobs.c
    return (
        rows.kind == envelope.kind,
        rows.document == envelope.document,
        rows.reason.is_(None),
    )


def queue_of(connection: Connection) -> TaskQueue:
    """The queue of a database that no server of this process uses."""
    return PostgresQueue() if connection.dialect.name == "postgresql" else TableQueue()


def waiting(connection: Connection) -> set[str]:
    """The documents of the jobs that wait or run."""
    return queue_of(connection).documents(connection)


def enqueue(connection: Connection, envelope: Envelope) -> None:
    """Add a job; servers of SQLite find it within a second."""
    queue_of(connection).enqueue(connection, [envelope])


def quarantined(connection: Connection) -> list[QuarantinedJob]:
    """The quarantined jobs, the oldest first."""
    rows = schema.jobs.c
    found = select(rows.id, rows.kind, rows.document, rows.reason, rows.created)
    here = found.where(rows.reason.is_not(None)).order_by(rows.created)
    return [QuarantinedJob(*row) for row in connection.execute(here)]


def take_back(connection: Connection, job_id: str) -> Envelope | None:
    """Delete a quarantined job and return it; None if there is none."""
    rows = schema.jobs
    here = (rows.c.id == job_id, rows.c.reason.is_not(None))
    found = select(rows.c.kind, rows.c.version, rows.c.document).where(*here)
    row = connection.execute(found).one_or_none()
    connection.execute(delete(rows).where(*here))
    return None if row is None else Envelope(*row)
