"""The queues that tasks wait in: a table of SQLite, or procrastinate's tables in PostgreSQL.

Tasks are added in the transaction that makes them necessary.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, get_args

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, make_url, select

from luna.app.background import log_event
from luna.app.errors import NoDatabase, Unwritable
from luna.app.jobs import (
    MAX_ATTEMPTS,
    NO_DATABASE_SECONDS,
    Compute,
    PlayBot,
    RebuildRatings,
    RunReview,
    Task,
    Urgency,
    describe,
    retry_seconds,
)
from luna.app.names import new_id
from luna.server.store import schema

LOG = logging.getLogger("luna.server.queue")
FORMAT: Final = 1
"""Of the documents of tasks; raised when an older version could not run a task."""
QUEUES: Final = ("bots", "hints", "reviews", "notices", "ratings")
QUEUE_OF: Final[dict[type, str]] = {
    PlayBot: "bots",
    Compute: "hints",
    RunReview: "reviews",
    RebuildRatings: "ratings",
}
"""The queue of each kind of task; all others are notices."""
NAME: Final = "luna"
"""Of the one task that procrastinate knows."""
HEARTBEAT_SECONDS: Final = 1.0
STALLED_SECONDS: Final = 3.0
"""A process without a heartbeat for so long has died or hangs: others run its tasks."""
MAX_INTERRUPTIONS: Final = 50
"""A task whose process died so often is quarantined."""
CONNECTIONS: Final = 4
AGAIN_SECONDS: Final = 0.5
"""Time before the next try when the database is gone."""

KINDS: Final = {str(kind.__struct_config__.tag): kind for kind in get_args(Task)}


class Unknown(Exception):
    """A task that this version cannot run; the text says why and what to do."""


class Envelope(Struct, frozen=True):
    """A task as it is stored."""

    kind: str
    version: int
    document: str

    def open(self) -> Task:
        if self.version > FORMAT:
            raise Unknown(
                f"It was written by a newer version of Luna (job format {self.version}, this one"
                f" knows {FORMAT}). Update this process, then put the job back."
            )
        kind = KINDS.get(self.kind)
        if kind is None:
            raise Unknown(f"This version of Luna knows no job of the kind {self.kind!r}.")
        try:
            task: Task = msgspec.json.decode(self.document, type=kind)
        except msgspec.DecodeError as error:
            raise Unknown(f"Its document cannot be read: {error}.") from None
        return task


def seal(task: Task) -> Envelope:
    kind = str(type(task).__struct_config__.tag)
    return Envelope(kind, FORMAT, msgspec.json.encode(task).decode())


Run = Callable[[Task], Awaitable[None]]
Quarantine = Callable[[Envelope, str, float], Awaitable[None]]


class TaskQueue(Protocol):
    """Where the tasks of a database wait."""

    def enqueue(
        self, connection: Connection, envelopes: Sequence[Envelope], urgency: Urgency = Urgency.NOW
    ) -> None:
        """Add tasks in the transaction of a connection."""

    def committed(self, tasks: Sequence[Task]) -> None:
        """The transaction that added tasks has succeeded."""

    def documents(self, connection: Connection) -> set[str]:
        """Return the documents of the tasks that wait or run."""


class TableQueue(TaskQueue):
    """Tasks in a table, for the one process that uses an SQLite file."""

    def __init__(self) -> None:
        self.start: Callable[[Sequence[Task]], None] = lambda tasks: None

    def enqueue(
        self, connection: Connection, envelopes: Sequence[Envelope], urgency: Urgency = Urgency.NOW
    ) -> None:
        now = time.time()
        rows = [
            {"id": new_id(12), "created": now, "reason": None} | msgspec.structs.asdict(envelope)
            for envelope in envelopes
        ]
        if rows:
            connection.execute(insert(schema.jobs), rows)

    def committed(self, tasks: Sequence[Task]) -> None:
        self.start(tasks)

    def documents(self, connection: Connection) -> set[str]:
        rows = schema.jobs.c
        return set(connection.execute(select(rows.document).where(rows.reason.is_(None))).scalars())


class PostgresQueue(TaskQueue):
    """Tasks in procrastinate's tables."""

    def __init__(self) -> None:
        import procrastinate

        self._enqueuing = procrastinate.App(connector=procrastinate.SyncPsycopgConnector())
        """Never opened: it only adds tasks in transactions of others."""

    def enqueue(
        self, connection: Connection, envelopes: Sequence[Envelope], urgency: Urgency = Urgency.NOW
    ) -> None:
        raw = connection.connection.driver_connection
        for envelope in envelopes:
            kind = KINDS.get(envelope.kind)
            self._enqueuing.configure_task(
                NAME,
                queue=QUEUE_OF.get(kind, "notices") if kind else "notices",
                priority=-int(urgency),
                lock=envelope.document if kind is RunReview else None,
                connection=raw,
            ).defer(**msgspec.structs.asdict(envelope), failures=0)

    def committed(self, tasks: Sequence[Task]) -> None:
        """PostgreSQL notifies the workers."""

    def documents(self, connection: Connection) -> set[str]:
        jobs = schema.queued_jobs.c
        waiting = select(jobs.args).where(jobs.status.in_(("todo", "doing")))
        return {args["document"] for args in connection.execute(waiting).scalars()}


class QueueWorker:
    """Runs tasks from PostgreSQL; `slots` says how many of each queue at a time."""

    def __init__(self, url: str, run: Run, quarantine: Quarantine, slots: dict[str, int]) -> None:
        import procrastinate

        self._run = run
        self._quarantine = quarantine
        self._slots = slots
        connector = procrastinate.PsycopgConnector(
            conninfo=plain_url(url), min_size=1, max_size=CONNECTIONS + len(slots)
        )
        self._app = procrastinate.App(connector=connector)
        self._app.task(name=NAME, pass_context=True, retry=procrastinate.RetryStrategy(wait=0))(
            self._perform
        )
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._serve())

    async def close(self) -> None:
        """Stop; tasks that run are put back."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _serve(self) -> None:
        while True:
            try:
                async with self._app.open_async(), asyncio.TaskGroup() as group:
                    group.create_task(self._rescue())
                    for queue, slots in self._slots.items():
                        group.create_task(self._take(queue, slots))
            except Exception as error:
                log_event(LOG, logging.WARNING, "queue-failed", fault=repr(error)[:200])
            await asyncio.sleep(AGAIN_SECONDS)

    async def _take(self, queue: str, slots: int) -> None:
        await self._app.run_worker_async(
            queues=[queue],
            name=f"luna-{queue}",
            concurrency=slots,
            install_signal_handlers=False,
            delete_jobs="always",
            fetch_job_polling_interval=STALLED_SECONDS,
            shutdown_graceful_timeout=0.1,
            update_heartbeat_interval=HEARTBEAT_SECONDS,
            stalled_worker_timeout=STALLED_SECONDS,
        )

    async def _rescue(self) -> None:
        """Put back the tasks of processes that have died or hang."""
        import procrastinate

        manager = self._app.job_manager
        while True:
            for job in await manager.get_stalled_jobs(seconds_since_heartbeat=STALLED_SECONDS):
                with suppress(procrastinate.exceptions.ConnectorException):  # another one did
                    await manager.retry_job(job)
                    log_event(LOG, logging.WARNING, "task-rescued", id=job.id)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _perform(
        self, context: Any, kind: str, version: int, document: str, failures: int
    ) -> None:
        """Run a task; quarantine one that cannot be run or has failed too often."""
        envelope = Envelope(kind, version, document)
        try:
            task = envelope.open()
        except Unknown as error:
            await self._quarantine(envelope, str(error), time.time())
            return
        if context.job.attempts > MAX_INTERRUPTIONS:
            reason = f"Its process has died {MAX_INTERRUPTIONS} times."
            await self._quarantine(envelope, reason, time.time())
            return
        while True:
            try:
                await self._run(task)
            except (NoDatabase, Unwritable):
                await asyncio.sleep(NO_DATABASE_SECONDS)
            except Exception as error:
                await self._failed(context, envelope, failures + 1, describe(error))
                return
            else:
                return

    async def _failed(self, context: Any, envelope: Envelope, failures: int, fault: str) -> None:
        log_event(LOG, logging.ERROR, "task-failed", kind=envelope.kind, fault=fault)
        if failures >= MAX_ATTEMPTS:
            reason = f"It has failed {failures} times. The last time: {fault}"
            await self._quarantine(envelope, reason, time.time())
            return
        await self._app.configure_task(
            NAME,
            queue=context.job.queue,
            lock=context.job.lock,
            schedule_in={"seconds": retry_seconds(failures)},
        ).defer_async(**msgspec.structs.asdict(envelope), failures=failures)


def plain_url(url: str) -> str:
    """A URL of SQLAlchemy as psycopg takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def create_queue(connection: Connection) -> None:
    """Create procrastinate's tables in PostgreSQL; SQLite has a table of ours."""
    if connection.dialect.name != "postgresql":
        return
    from procrastinate.schema import SchemaManager

    driver: Any = connection.connection.driver_connection
    driver.execute(SchemaManager.get_schema())
