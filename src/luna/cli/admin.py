"""`luna admin`: an operator's work on the kept games."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from luna.cli.files import fail

if TYPE_CHECKING:
    from sqlalchemy import Engine

admin = typer.Typer(
    name="admin", help="Check, rebuild, back up and restore the kept games.", no_args_is_help=True
)

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="As for serve.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", envvar="LUNA_DATABASE", help="As for serve.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def opened(data: Path | None, database: str | None) -> "Engine":
    from luna.server.settings import Settings, data_folder
    from luna.server.store.engine import StoreError, migrate, open_engine

    settings = Settings(database=database or "", data=data or data_folder())
    try:
        engine = open_engine(settings.url)
        migrate(engine)
    except StoreError as error:
        fail(f"luna admin: {error}")
    return engine


@admin.command()
def verify(data: Data = None, database: Database = None) -> None:
    """Replay every stored game and compare it with what is kept of it."""
    from luna.server.store import upkeep

    with opened(data, database).connect() as connection:
        number = len(upkeep.game_ids(connection))
        faults = list(upkeep.verify(connection))
    for fault in faults:
        print(f"{fault.game}: {fault.what}")
    print(f"{number} games, {len(faults)} faults")
    raise typer.Exit(1 if faults else 0)


@admin.command()
def rebuild(data: Data = None, database: Database = None) -> None:
    """Make everything that is cached anew from the logs."""
    from luna.server.store import upkeep

    print(f"{upkeep.rebuild(opened(data, database))} games rebuilt")


@admin.command()
def backup(file: File, data: Data = None, database: Database = None) -> None:
    """Write all that is kept to a file; the server may be running."""
    from luna.server.store import upkeep

    try:
        print(f"{upkeep.backup(opened(data, database), file)} rows written to {file}")
    except OSError as error:
        fail(f"luna admin: {file}: {error.strerror or error}")


@admin.command()
def restore(file: File, data: Data = None, database: Database = None) -> None:
    """Read a backup into a database that has no games; SQLite or PostgreSQL, as you like."""
    from luna.server.store import upkeep
    from luna.server.store.engine import StoreError

    try:
        print(f"{upkeep.restore(opened(data, database), file)} rows read from {file}")
    except StoreError as error:
        fail(f"luna admin: {error}")
    except (OSError, EOFError, ValueError) as error:
        fail(f"luna admin: {file}: {error}")
