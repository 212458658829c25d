"""Statements made once for many rows."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Delete, Engine, Insert, Update
from sqlalchemy.engine.interfaces import DBAPICursor

Row = dict[str, object]
"""The values of a row by column, as SQLAlchemy takes them."""

TOGETHER = 64
"""How many rows one statement takes at most; the driver keeps a statement of each size."""


def row_of(names: Sequence[str]) -> Callable[[Row], Sequence[Any]]:
    """What takes the values of these columns from a row."""
    if len(names) > 1:
        return itemgetter(*names)
    (name,) = names
    return lambda row: (row[name],)


class Prepared:
    """One statement: SQLAlchemy would go through every row's values anew."""

    def __init__(self, engine: Engine, statement: Insert | Update | Delete) -> None:
        compiled = statement.compile(engine)
        self._sql = str(compiled)
        names = compiled.positiontup
        self._values = None if not names else row_of(names)
        self._width = len(names or ())
        self._sized: dict[int, str] = {}

    def run(self, connection: Connection, rows: list[Row]) -> int:
        """Execute the statement for each row; how many rows of the database it met."""
        if not rows:
            return 0
        ordered = rows if self._values is None else list(map(self._values, rows))
        return connection.exec_driver_sql(self._sql, ordered).rowcount

    def run_together(self, cursor: DBAPICursor, rows: list[Row]) -> int:
        """The same on a cursor of SQLite, for many rows at a time.

        For every row that is executed by itself the driver lets other threads go on, and this one
        then has to wait for its turn. Rows must not depend on each other.
        """
        if self._values is None:
            raise TypeError("only SQLite takes values by their place")
        met = 0
        for start in range(0, len(rows), TOGETHER):
            some = rows[start : start + TOGETHER]
            values: list[Any] = []
            for row in some:
                values.extend(self._values(row))
            cursor.execute(self._for_rows(len(some)), values)
            met += cursor.rowcount
        return met

    def _for_rows(self, number: int) -> str:
        known = self._sized.get(number)
        if known is None:
            known = self._sized[number] = for_rows(self._sql, self._width, number)
        return known


def for_rows(sql: str, width: int, number: int) -> str:
    """A statement with values for one row as one for several."""
    rows = ", ".join([f"({', '.join('?' * width)})"] * number)
    if sql.startswith("INSERT"):
        return f"{sql.partition(' VALUES ')[0]} VALUES {rows}"
    if sql.startswith("DELETE"):
        return f"{sql.removesuffix(' = ?')} IN (VALUES {rows})"
    head, *gaps = sql.split("?")
    named = head + "".join(f"v.column{at}{gap}" for at, gap in enumerate(gaps, 1))
    change, _, condition = named.partition(" WHERE ")
    return f"{change} FROM (VALUES {rows}) AS v WHERE {condition}"
