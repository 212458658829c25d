"""Backups: all rows of the database in one file, and back into an empty database."""

import base64
import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from luna.app.errors import StoreError
from luna.server.store import schema
from luna.server.store.connecting import fault, one_moment, writing
from luna.server.store.declarations import as_stored, kinds
from luna.server.store.migrating import known_revisions, revision
from luna.server.store.writer import Row

FORMAT = "luna-backup/1"
OLDEST = "0016"
"""The oldest schema whose backups can be restored: only tables and columns have come and gone."""
BATCH_ROWS = 500


def backup_tables() -> list[Table]:
    """The tables of a backup; no table refers to a later one."""
    return [table for table, kind in kinds().items() if kind.in_backup]


def backup(engine: Engine, path: Path) -> int:
    """Write everything to a file, as of one moment; return the number of rows."""
    rows = 0
    fresh = path.with_name(path.name + ".part")
    fresh.unlink(missing_ok=True)
    # The file contains the secret that signs cookies: only its owner may read it, at all times.
    plain_file = os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    with (
        plain_file,
        one_moment(engine).connect() as connection,
        gzip.open(plain_file, "wt", encoding="utf-8") as file,
    ):
        columns = {table.name: table.c.keys() for table in backup_tables()}
        head = {"format": FORMAT, "schema": revision(connection), "columns": columns}
        file.write(json.dumps(head) + "\n")
        for table in backup_tables():
            # PostgreSQL returns rows in any order, and `log` takes an entry only after the one
            # before it.
            rows_now = as_stored(table)
            found = select(rows_now).order_by(*(rows_now.c[key.name] for key in table.primary_key))
            for row in connection.execute(found.execution_options(yield_per=BATCH_ROWS)):
                line = {"table": table.name, "row": [plain(value) for value in row]}
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
                rows += 1
    fresh.replace(path)
    return rows


def restore(engine: Engine, path: Path) -> int:
    """Read a backup into a database without games, all or nothing; return the number of rows."""
    try:
        return read_backup(engine, path)
    except OSError as error:
        if not isinstance(error, gzip.BadGzipFile):
            raise
        raise StoreError(f"{path} is no backup of Luna") from None
    except SQLAlchemyError as error:
        raise StoreError(
            f"the database cannot be used: {fault(error)}; nothing was restored"
        ) from None
    except (EOFError, zlib.error, ValueError, KeyError, TypeError):
        raise StoreError(
            f"{path} is damaged or cut off: nothing was restored; take another backup"
        ) from None


def read_backup(engine: Engine, path: Path) -> int:
    rows = 0
    with writing(engine) as connection, gzip.open(path, "rt", encoding="utf-8") as file:
        columns = check_head(connection, file, path)
        for table in reversed(backup_tables()):
            connection.execute(table.delete())
        for table, found in groupby(rows_of(file, columns), key=itemgetter(0)):
            ready: Iterator[Row] = map(itemgetter(1), found)
            if table is schema.log:
                ready = in_sequence(ready)
            while batch := list(islice(ready, BATCH_ROWS)):
                insert_batch(connection, table, batch)
                rows += len(batch)
    return rows


def check_head(connection: Connection, file: TextIO, path: Path) -> dict[str, list[str]]:
    """Read the first line: the columns of each table. Raise an error if the backup does not fit."""
    head = json.loads(file.readline() or "{}")
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise StoreError(f"{path} is no backup of Luna")
    known = known_revisions()
    if head.get("schema") not in known[known.index(OLDEST) :]:
        raise StoreError(
            f"the backup is of schema {head.get('schema')}, this Luna has "
            f"{revision(connection)}: restore it with the version that wrote it"
        )
    if connection.execute(select(func.count()).select_from(schema.games)).scalar_one():
        raise StoreError("the database has games already: restore into an empty one")
    columns: dict[str, list[str]] = head.get("columns") or unnamed_columns()
    return columns


def unnamed_columns() -> dict[str, list[str]]:
    """The columns of a backup of schema 0016, which does not name them."""
    columns = {table.name: table.c.keys() for table in backup_tables()}
    games = columns["game"]
    after = games.index("deadline") + 1
    return columns | {"game": [*games[:after], "thinker", "thinks_until", *games[after:]]}


def rows_of(file: TextIO, columns: Mapping[str, list[str]]) -> Iterator[tuple[Table, Row]]:
    """The rows of a backup, each with its table; without tables and columns that are gone."""
    tables = {table.name: table for table in backup_tables()}
    for text in file:
        line = json.loads(text)
        table, names = tables.get(line["table"]), columns[line["table"]]
        if table is not None:
            row = zip(names, map(rich, line["row"]), strict=True)
            yield table, {name: value for name, value in row if name in table.c}


def in_sequence(rows: Iterable[Row]) -> Iterator[Row]:
    """Rows of the log, each after the one before it in its game.

    Backups written before rows had an order contain some entries too early. Only those wait in
    memory. Entries without the one before them come last: the database refuses them.
    """
    reached: dict[object, int] = {}
    early: dict[tuple[object, object], Row] = {}
    for row in rows:
        game = row["game"]
        early[game, row["sequence"]] = row
        while (following := early.pop((game, reached.get(game, 0) + 1), None)) is not None:
            reached[game] = reached.get(game, 0) + 1
            yield following
    yield from early.values()


def insert_batch(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Insert rows; if the database refuses one of them, name it."""
    try:
        with connection.begin_nested():
            connection.execute(insert(as_stored(table)), rows)
    except OperationalError:
        raise
    except (SQLAlchemyError, OverflowError):
        for row in rows:
            insert_one(connection, table, row)


def insert_one(connection: Connection, table: Table, row: Row) -> None:
    try:
        with connection.begin_nested():
            connection.execute(insert(as_stored(table)), row)
    except (SQLAlchemyError, OverflowError) as error:
        # The first line alone: in the others PostgreSQL shows the row, which may hold a secret.
        why = str(getattr(error, "orig", None) or error).partition("\n")[0]
        keys = ", ".join(f"{column.name} {plain(row[column.name])}" for column in table.primary_key)
        raise StoreError(
            f"the database refuses a row of the backup: {table.name} with {keys}: {why}; "
            "nothing was restored"
        ) from None


def plain(value: Any) -> Any:
    if isinstance(value, (bytes, memoryview)):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    return value


def rich(value: Any) -> Any:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
