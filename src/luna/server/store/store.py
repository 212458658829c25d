"""The database as the server sees it: reads in threads, writes through the one writer."""

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update

from luna.server.store import schema
from luna.server.store.engine import migrate, open_engine
from luna.server.store.writer import Job, Statement, Writer
from luna.server.table import Entry, LiveTable, Seat

T = TypeVar("T")


class Store:
    """Opens and closes the database, reads and writes it."""

    def __init__(self, url: str, committed: Callable[[float, int], None] | None = None) -> None:
        self.engine: Engine = open_engine(url)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(8, "luna-reader")
        self.writer = Writer(self.engine, committed or (lambda seconds, jobs: None))

    def open(self) -> None:
        self.writer.start()

    def close(self) -> None:
        self.writer.stop()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask the database in a thread."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return question(connection)

    async def write(self, *statements: Statement, **job: Any) -> None:
        """Have something written; it is on disk when this returns."""
        await self.writer.write(Job(statements=statements, **job))


def load_table(connection: Connection, game: str) -> LiveTable | None:
    """A table with its seats and its whole log."""
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).one_or_none()
    if row is None:
        return None
    entries = load_log(connection, game, 0)
    table = LiveTable(dict(row._mapping), load_seats(connection, game), entries)
    if table.frozen:
        kept = select(schema.snapshots.c.document).where(schema.snapshots.c.game == game)
        document = connection.execute(kept).scalar_one_or_none()
        table.document = None if document is None else json.loads(document)
    return table


def load_seats(connection: Connection, game: str) -> list[Seat]:
    found = connection.execute(
        select(schema.seats).where(schema.seats.c.game == game).order_by(schema.seats.c.number)
    )
    return [
        Seat(row.number, row.colour, row.kind, row.identity, row.name, row.level, row.moves)
        for row in found
    ]


def load_log(connection: Connection, game: str, after: int) -> list[Entry]:
    log = schema.log.c
    found = connection.execute(
        select(log.sequence, log.seat, log.kind, log.text, log.time, log.client)
        .where(log.game == game, log.sequence > after)
        .order_by(log.sequence)
    )
    return [Entry(*row) for row in found]


def load_game(connection: Connection, game: str) -> Row[Any] | None:
    found = select(schema.games).where(schema.games.c.id == game)
    return connection.execute(found).one_or_none()


def insert_rows(table: Any, *rows: dict[str, Any]) -> Statement:
    return lambda connection: connection.execute(insert(table), list(rows))


def update_seat(game: str, seat: Seat) -> Statement:
    seats = schema.seats
    return lambda connection: connection.execute(
        update(seats)
        .where(seats.c.game == game, seats.c.number == seat.number)
        .values(seat.row(game))
    )


def update_game(game: str, **values: Any) -> Statement:
    return lambda connection: connection.execute(
        update(schema.games).where(schema.games.c.id == game).values(values)
    )


def put_snapshot(game: str, sequence: int, document: str) -> Statement:
    def put(connection: Connection) -> None:
        connection.execute(delete(schema.snapshots).where(schema.snapshots.c.game == game))
        connection.execute(
            insert(schema.snapshots),
            {"game": game, "sequence": sequence, "document": document},
        )

    return put


def setting(connection: Connection, name: str) -> str | None:
    found = select(schema.settings.c.value).where(schema.settings.c.name == name)
    return connection.execute(found).scalar_one_or_none()


def now() -> float:
    """The time that the log keeps."""
    return time.time()
