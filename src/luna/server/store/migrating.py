"""The schema of a database, brought to what this version of Luna knows.

A new database gets all its tables at once, and one that is up to date is only looked at: the
library that migrates, and takes as long to load as a server to start, is there for the others.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    inspect,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from luna.app.errors import StoreError
from luna.server.store.connecting import fault, writing_connection
from luna.server.store.declarations import load_modules, metadata
from luna.server.store.queue import create_queue

MIGRATIONS = Path(__file__).parent / "migrations"
NUMBER = 4
"""How many digits a revision has; its file begins with them."""
LOCK = 0x6C756E61
"""The advisory lock of PostgreSQL for changes of the schema."""
IN_USE = 0x6C756E62
"""Of PostgreSQL: shared by all instances and workers that use the schema."""

revisions = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where the library keeps which revision a database is at."""


def known_revisions() -> list[str]:
    """Every revision that there has been, the newest last."""
    return sorted(file.name[:NUMBER] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def revision(connection: Connection) -> str | None:
    """Which revision a database is at; None for a new one."""
    if not inspect(connection).has_table(revisions.name):
        return None
    found = connection.execute(select(revisions.c.version_num)).scalar()
    return None if found is None else str(found)


def migrate(engine: Engine) -> None:
    """Bring the schema up to date, or say clearly that the database is newer than this Luna."""
    known = known_revisions()
    try:
        with engine.connect() as connection:
            now = revision(connection)
        if now is not None and now not in known:
            raise StoreError(
                f"the database is at revision {now}, which this version of Luna does not know: "
                "it was written by a newer one. Install that, or restore a backup."
            )
        if now != known[-1]:
            with writing_connection(engine) as connection, alone(connection):
                bring(connection, known[-1])
    except SQLAlchemyError as error:
        raise StoreError(f"the database cannot be opened: {fault(error)}") from None


@contextmanager
def alone(connection: Connection) -> Iterator[None]:
    """Let no other process change the schema meanwhile; who writes to a file is alone anyway."""
    if connection.dialect.name != "postgresql":
        yield
        return
    connection.exec_driver_sql(f"SELECT pg_advisory_lock({LOCK})")
    connection.commit()
    try:
        yield
    finally:
        connection.rollback()
        connection.exec_driver_sql(f"SELECT pg_advisory_unlock({LOCK})")
        connection.commit()


@contextmanager
def unused(connection: Connection, now: str, newest: str) -> Iterator[None]:
    """Refuse to change the schema under instances of another version."""
    if connection.dialect.name != "postgresql":
        yield
        return
    free = connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({IN_USE})").scalar()
    connection.commit()
    if not free:
        raise StoreError(
            f"the database is at revision {now} and used by another version of Luna; this one"
            f" needs revision {newest}: stop all other instances and workers, then start this one."
        )
    try:
        yield
    finally:
        connection.rollback()
        connection.exec_driver_sql(f"SELECT pg_advisory_unlock({IN_USE})")
        connection.commit()


def bring(connection: Connection, newest: str) -> None:
    """To the newest revision, unless another process has just done it."""
    now = revision(connection)
    if now == newest:
        return
    if now is None:
        load_modules()
        metadata.create_all(connection, checkfirst=False)  # in a database that is ours alone
        create_queue(connection)
        revisions.create(connection, checkfirst=True)
        connection.execute(revisions.insert(), {"version_num": newest})
        connection.commit()
    else:
        connection.rollback()
        with unused(connection, now, newest):
            upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Through all revisions that came since, each in a transaction of its own."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
