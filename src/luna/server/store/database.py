"""The database: reads in threads, writes through the one writer."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from functools import partial
from typing import Any, ClassVar, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Engine, Row
from sqlalchemy.exc import SQLAlchemyError

from luna.app.errors import NoDatabase, StoreError
from luna.app.jobs import Task, Urgency
from luna.server.store.connecting import Lock, database_file, open_engine
from luna.server.store.migrating import migrate
from luna.server.store.queue import PostgresQueue, TableQueue, TaskQueue, seal
from luna.server.store.writer import Job, Statement, Writer

T = TypeVar("T")

READERS = 8
COLUMNS = {"table": "game", "user": "identity", "chapters": "document"}
"""Columns that have another name than the field that they store."""


class Database:
    """Opens and closes the database, reads and writes it."""

    def __init__(self, url: str, committed: Callable[[float, int], None] | None = None) -> None:
        file = database_file(url)
        self.engine: Engine = open_engine(url)
        self._lock = None if file is None else Lock(file)
        try:
            migrate(self.engine)
        except StoreError:
            self._let_go()
            raise
        self.shared = self.engine.dialect.name == "postgresql"
        """Other processes may write to the same games."""
        self.queue: TaskQueue = PostgresQueue() if self.shared else TableQueue()
        self._readers = ThreadPoolExecutor(READERS, "luna-reader")
        self._writer = Writer(self.engine, committed or (lambda seconds, jobs: None))

    def open(self) -> None:
        self._writer.start()

    def close(self) -> None:
        """Write what still waits, then end."""
        self._writer.stop()
        self._readers.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise NoDatabase from error

    async def write(
        self, *statements: Statement, tasks: Sequence[Task] = (), urgency: Urgency = Urgency.NOW
    ) -> None:
        """Have something written together with tasks; it is on disk when this returns."""
        await self.commit(Job(statements=statements), tasks, urgency)

    async def commit(
        self, job: Job, tasks: Sequence[Task] = (), urgency: Urgency = Urgency.NOW
    ) -> None:
        """Have changes and tasks written; all of them are on disk when this returns, or none."""
        if tasks:
            envelopes = [seal(task) for task in tasks]
            enqueue = partial(self.queue.enqueue, envelopes=envelopes, urgency=urgency)
            job = replace(job, statements=[*job.statements, enqueue])
        await self._writer.write(job)
        if tasks:
            self.queue.committed(tasks)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Write something whose outcome is wanted."""
        outcome: list[T] = []
        await self.write(lambda connection: outcome.append(work(connection)))
        return outcome[-1]


class FeatureStore:
    """The storage of a feature; the other bases of a subclass are the protocols it implements."""

    all: ClassVar[list[type["FeatureStore"]]] = []
    """Every subclass, once its module is imported."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def __init_subclass__(cls) -> None:
        FeatureStore.all.append(cls)


def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a Struct or a dataclass."""
    if issubclass(kind, Struct):
        return kind.__struct_fields__
    return tuple(field.name for field in fields(kind))


def to_row(value: Any, /, **columns: object) -> dict[str, object]:
    """The row of a Struct or dataclass: each field, and `columns` in place of or beside them."""
    names = field_names(type(value))
    return {COLUMNS.get(name, name): getattr(value, name) for name in names} | columns


def from_row(kind: type[T], row: Row[Any], /, **given: object) -> T:
    """A Struct or dataclass from a row; fields are `given` that are not stored as they are."""
    columns = row._mapping
    names = [name for name in field_names(kind) if name not in given]
    return kind(**{name: columns[COLUMNS.get(name, name)] for name in names}, **given)
