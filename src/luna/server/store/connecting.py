"""Opening the database, so that what is written stays written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError

from luna.app.errors import NoDatabase, StoreError
from luna.files import lock_file


class Lock:
    """Held by a server for as long as it lives, however it ends."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(database.name + ".lock")
        try:
            self._file: IO[bytes] = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        except OSError as error:
            raise StoreError(f"cannot open {path}: {error.strerror or error}") from None
        try:
            lock_file(self._file)
        except OSError:
            self._file.close()
            raise StoreError(f"another server uses {database} already: stop it first") from None

    def release(self) -> None:
        self._file.close()


CONNECT_SECONDS = 5
"""How long a PostgreSQL that does not answer may hold up a request."""


BACKENDS = {"sqlite": ("pysqlite",), "postgresql": ("psycopg",)}
"""The databases that games are kept in, each with the drivers that come with Luna."""
WRITES = "writes"
"""The execution option of a connection that is there to write."""
BEGIN_WRITING = "BEGIN IMMEDIATE"
"""Whoever reads first and writes then is refused by SQLite if another process wrote in between."""


def open_engine(url: str, *, read_only: bool = False) -> Engine:
    """An engine for a URL; SQLite in WAL mode, every commit on disk before it returns."""
    parsed = read_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(
            parsed,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            connect_args={"connect_timeout": CONNECT_SECONDS},
        )
    file = database_file(url)
    if file is not None and not read_only:
        keep_private(file)
    given = {"timeout": 20, "check_same_thread": False}
    engine = create_engine(parsed, connect_args=given)

    @event.listens_for(engine, "connect")
    def pragmas(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        try:
            connection.execute("PRAGMA busy_timeout=20000").close()
            if not read_only:
                connection.execute("PRAGMA journal_mode=WAL").close()
            connection.execute("PRAGMA synchronous=FULL").close()
            connection.execute("PRAGMA foreign_keys=ON").close()
            connection.execute("PRAGMA cache_size=-16000").close()  # kB: the last pages of games
        except Exception:  # no other code has this connection yet
            connection.close()
            raise

    @event.listens_for(engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql(BEGIN_WRITING if writes else "BEGIN")

    return engine


def writing_connection(engine: Engine) -> Connection:
    """A connection whose transactions write, though they may read first."""
    return engine.connect().execution_options(**{WRITES: True})


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that writes; in SQLite, no other one writes until it ends."""
    with writing_connection(engine) as connection, connection.begin():
        yield connection


def one_moment(engine: Engine) -> Engine:
    """The engine for reading everything as of one moment while others write.

    In SQLite, every transaction reads so.
    """
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ")
    return engine


def read_url(url: str) -> URL:
    """The address of a database; it may hold a password, so what is wrong with it is not quoted."""
    try:
        parsed = make_url(url)
        backend = parsed.get_backend_name()
    except (SQLAlchemyError, ValueError):
        raise StoreError(
            "the address of the database cannot be read; it is like "
            "postgresql://USER@HOST:5432/NAME"
        ) from None
    if backend not in BACKENDS or parsed.get_driver_name() not in BACKENDS[backend]:
        raise StoreError(f"games are kept in SQLite or PostgreSQL, not in {parsed.drivername}")
    return parsed


def database_file(url: str) -> Path | None:
    """The file that a database is kept in, if it is kept in one."""
    parsed = read_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(str(parsed.database))


def keep_private(file: Path) -> None:
    """Let only its owner read a database file, from its first byte on.

    It holds the secret that cookies are signed with. SQLite makes the files beside it like it.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make {file.parent}: {error.strerror or error}") from None
    try:
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT, 0o600))
        for each in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            if each.exists() and each.stat().st_mode & 0o077:
                each.chmod(0o600)
    except OSError as error:
        if not file.exists():
            raise StoreError(f"cannot make {file}: {error.strerror or error}") from None


def fault(error: BaseException) -> str:
    """What the database driver said, in one line."""
    cause = error.__cause__ if isinstance(error, NoDatabase) and error.__cause__ else error
    cause = getattr(cause, "orig", None) or cause
    return " ".join(str(cause).split())[:300]
