"""One thread writes: what waits together is committed together, then everyone hears of it."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    Insert,
    Update,
    bindparam,
    delete,
    insert,
    text,
    update,
)
from sqlalchemy.exc import (
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from luna.app.errors import Conflict, Unwritable
from luna.server.store import schema
from luna.server.store.connecting import writing_connection

BATCH = 200
"""Jobs in one transaction at most."""

CROWD = 4
"""Jobs in a transaction that show that many come at once, and ..."""
COMPANY = 0.004
"""... seconds that the next transaction then waits for more of them. A flush costs the same for one
job as for twenty; where few write, there is no wait."""

STATUS, DEADLINE = "now_status", "now_deadline"
"""Both are in the row of a game if one of them has changed."""

RETRIED = ("40001", "40P01")
"""What PostgreSQL says of two transactions that got in each other's way."""

INSERT_LOG = insert(schema.log)
MOVE_ON = (
    update(schema.games)
    .where(schema.games.c.id == bindparam("game"), schema.games.c.sequence == bindparam("was"))
    .values(
        sequence=bindparam("at"),
        updated=bindparam("now"),
        turn=bindparam("now_turn"),
        round=bindparam("now_round"),
        influence=bindparam("now_influence"),
    )
)
"""A game goes on as it was: what its index of deadlines holds is not written again."""
UPDATE_GAME = MOVE_ON.values(status=bindparam(STATUS), deadline=bindparam(DEADLINE))

DELETE_SNAPSHOT = delete(schema.snapshots).where(schema.snapshots.c.game == bindparam("game"))
INSERT_SNAPSHOT = insert(schema.snapshots)
NOTIFY = text("SELECT pg_notify('luna', :words)")
"""Tells the other instances which games have new entries, and up to which one."""

Row = dict[str, object]
"""The values of a row by column."""
Statement = Callable[[Connection], Any]


@dataclass
class Job:
    """What is written together or not at all; statements run first, in order."""

    entries: Sequence[Row] = ()
    games: Sequence[Row] = ()
    """What the list of games shows from now on; each must stand where the entries begin."""
    statements: Sequence[Statement] = ()
    snapshots: Sequence[Row] = ()
    """Documents that take the place of the ones before."""
    done: "asyncio.Future[None] | None" = None
    loop: asyncio.AbstractEventLoop | None = None


class Writer:
    """The only one who writes to the database in this process."""

    def __init__(self, engine: Engine, committed: Callable[[float, int], None]) -> None:
        self._engine = engine
        self._committed = committed
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="luna-writer", daemon=True)
        self._listens = engine.dialect.name == "postgresql"
        self._connection: Connection | None = None
        """Of a database in a file, which cannot break off: held, to save the way to the pool."""
        self._pool = engine.pool

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what still waits, then end."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()

    async def write(self, job: Job) -> None:
        """Return when the job is on disk; `Conflict` or `Unwritable` if it is not.

        A caller that changes a table runs in a shielded task, so that it learns the outcome.
        """
        job.loop = asyncio.get_running_loop()
        job.done = job.loop.create_future()
        self._jobs.put(job)
        await job.done

    def _run(self) -> None:
        try:
            self._serve()
        finally:
            if self._connection is not None:
                self._connection.close()

    def _serve(self) -> None:
        ending = False
        batch: list[Job] = []
        while not ending:
            crowded = len(batch) >= CROWD
            first = self._jobs.get()
            if first is None:
                return
            if crowded:
                time.sleep(COMPANY)
            batch = [first]
            while len(batch) < BATCH:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    ending = True
                    break
                batch.append(job)
            self._write(batch)

    def _write(self, batch: list[Job]) -> None:
        try:
            self._transact(batch)
        except (SQLAlchemyError, Conflict) as error:
            if len(batch) == 1 or out_of_reach(error):
                self._answer(batch, refused(error))
            else:
                for job in batch:
                    self._write([job])
        except Exception as error:
            self._answer(batch, error)
        else:
            self._answer(batch, None)

    def _transact(self, batch: list[Job]) -> None:
        start = time.perf_counter()
        entries = [entry for job in batch for entry in job.entries]
        games = [game for job in batch for game in job.games]
        games.sort(key=itemgetter("game"))  # so that two processes never wait for each other
        snapshots = [row for job in batch for row in job.snapshots]
        going_on = [row for row in games if STATUS not in row]
        changed = [row for row in games if STATUS in row]
        with self._begin() as connection:
            for job in batch:
                for statement in job.statements:
                    statement(connection)
            met = execute(connection, UPDATE_GAME, changed) + execute(connection, MOVE_ON, going_on)
            if met != len(games):
                raise Conflict
            execute(connection, INSERT_LOG, entries)
            execute(connection, DELETE_SNAPSHOT, snapshots)
            execute(connection, INSERT_SNAPSHOT, snapshots)
            if self._listens and games:
                words = "\n".join(f"{game['game']} {game['at']}" for game in games)
                connection.execute(NOTIFY, {"words": words})
        self._committed(time.perf_counter() - start, len(batch))

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """A transaction, which ends with what is done in it."""
        if self._listens:
            with self._engine.begin() as connection:
                yield connection
            return
        connection = self._take_connection()
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def _take_connection(self) -> Connection:
        """The connection held from before, unless the engine has begun anew since."""
        connection, self._connection = self._connection, None
        if connection is not None and self._pool is self._engine.pool:
            return connection
        if connection is not None:
            connection.invalidate()  # the pool that would close it is gone
            connection.close()
        self._pool = self._engine.pool
        return writing_connection(self._engine)

    def _answer(self, batch: list[Job], error: Exception | None) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
        for job in batch:
            if job.loop is not None:
                by_loop.setdefault(job.loop, []).append(job)
        for loop, jobs in by_loop.items():
            try:
                loop.call_soon_threadsafe(settle, jobs, error)
            except RuntimeError:  # the loop is closed: no task waits any more
                continue


def execute(connection: Connection, statement: Insert | Update | Delete, rows: list[Row]) -> int:
    """Execute a statement for each row; return how many rows of the database it met."""
    return connection.execute(statement, rows).rowcount if rows else 0


def out_of_reach(error: Exception) -> bool:
    """Whether the database itself is the matter, so that no other job would fare better."""
    if not isinstance(error, (OperationalError, InterfaceError)):
        return False
    return getattr(error.orig, "sqlstate", None) not in RETRIED


def refused(error: Exception) -> Exception:
    if isinstance(error, (IntegrityError, Conflict)):
        return Conflict()
    return Unwritable(" ".join(str(getattr(error, "orig", None) or error).split())[:300])


def settle(jobs: list[Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done is None or job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
