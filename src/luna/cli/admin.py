"""`luna admin`: check, rebuild, back up and restore the stored games."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from luna.cli.commands import Argument, CommandGroup, CommandOption, fail

if TYPE_CHECKING:
    from sqlalchemy import Engine

Data = Annotated[Path | None, CommandOption(metavar="DIR", help="As for serve.")]
Database = Annotated[
    str | None, CommandOption(metavar="URL", envvar="LUNA_DATABASE", help="As for serve.")
]
File = Annotated[Path, Argument(metavar="FILE", help="The backup.")]


@contextmanager
def opened(data: Path | None, database: str | None, *, fresh: bool = False) -> "Iterator[Engine]":
    """Open and migrate the database, and close it at the end; `fresh` may create it."""
    import logging

    from luna.app.errors import StoreError
    from luna.server.settings import Settings, SettingsError
    from luna.server.store.connecting import database_file, open_engine
    from luna.server.store.lock import Lock
    from luna.server.store.migrating import migrate

    # The driver would add a line of its own to an error that we report in one sentence.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    settings = Settings(database=database or "", data=data)
    try:
        file = database_file(settings.url)
    except SettingsError as error:
        fail(f"luna admin: {error}")
    if not fresh and file is not None and not file.is_file():
        fail(f"luna admin: no games are kept in {file.parent}: there is no {file.name}")
    try:
        engine = open_engine(settings.url)
    except StoreError as error:
        fail(f"luna admin: {error}")
    lock = None
    try:
        lock = Lock(file) if fresh and file is not None else None
        migrate(engine)
        yield engine
    except StoreError as error:
        fail(f"luna admin: {error}")
    finally:
        engine.dispose()
        if lock is not None:
            lock.release()


def verify(data: Data = None, database: Database = None) -> None:
    """Replay every stored game and compare it with what is kept of it."""
    from luna.server.store import upkeep
    from luna.server.store.connecting import one_moment

    with opened(data, database) as engine, one_moment(engine).connect() as connection:
        number = len(upkeep.game_ids(connection))
        faults = list(upkeep.verify(connection))
    for fault in faults:
        print(f"{fault.game}: {fault.what}")
    print(f"{number} games, {len(faults)} faults")
    raise SystemExit(1 if faults else 0)


def aside(data: Data = None, database: Database = None) -> None:
    """List the games that cannot be followed, and the entry each fails at."""
    from luna.server.store import upkeep

    with opened(data, database) as engine, engine.connect() as connection:
        faults = list(upkeep.unplayable(connection))
    for fault in faults:
        print(f"{fault.game}: {fault.what}")
    print(f"{len(faults)} games set aside")


def rebuild(data: Data = None, database: Database = None) -> None:
    """Make everything that is cached anew from the logs."""
    from luna.server.store import upkeep

    with opened(data, database) as engine:
        print(f"{upkeep.rebuild(engine)} games rebuilt")


def ratings(
    work: Annotated[str, Argument(metavar="rebuild", help="What to do with the ratings.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Compute all ratings anew from the logs of rated games."""
    from luna.server.store import upkeep

    if work != "rebuild":
        fail(f"luna admin ratings: {work}? It can `rebuild`.")
    with opened(data, database) as engine:
        done = upkeep.rebuild_ratings(engine)
    print(f"{done.games} rated games, {done.ratings} ratings, {done.changed} changed")


def reports(
    close: Annotated[str | None, CommandOption(metavar="ID", help="Close this report.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """List what players have reported, or close a report."""
    import time
    from datetime import UTC, datetime

    from luna.server.store import moderation
    from luna.server.store.connecting import writing

    with opened(data, database) as engine:
        if close is not None:
            with writing(engine) as connection:
                if not moderation.close_report(connection, close, time.time()):
                    fail(f"luna admin reports: there is no open report {close}")
            print(f"{close} closed")
            return
        with engine.connect() as connection:
            found = moderation.open_reports(connection)
    for report, author, of in found:
        when = datetime.fromtimestamp(report.time, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{report.id}  {when}  {author} of {of}  /t/{report.table} entry {report.sequence}")
        print("  " + report.text.replace("\n", "\n  "))
    print(f"{len(found)} open reports")


def backup(file: File, data: Data = None, database: Database = None) -> None:
    """Write all that is kept to a file; the server may be running."""
    from luna.server.store import backup as backups

    with opened(data, database) as engine:
        try:
            print(f"{backups.backup(engine, file)} rows written to {file}")
        except OSError as error:
            fail(f"luna admin: {file}: {error.strerror or error}")


def restore(file: File, data: Data = None, database: Database = None) -> None:
    """Read a backup into a database that has no games; SQLite or PostgreSQL, as you like."""
    from luna.server.store import backup as backups

    with opened(data, database, fresh=True) as engine:
        try:
            print(f"{backups.restore(engine, file)} rows read from {file}")
        except OSError as error:
            fail(f"luna admin: {file}: {error.strerror or error}")


admin = CommandGroup(
    "Check, rebuild, back up and restore the kept games.",
    verify,
    aside,
    rebuild,
    ratings,
    reports,
    backup,
    restore,
)
