"""Tables in the database: created, loaded, appended to."""

import json
from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, and_, exists, func, or_, select

from luna.app.account import UserTables
from luna.app.jobs import Task
from luna.app.moderation import FairPlayStore
from luna.app.profile import PersonalTables
from luna.app.records import Rescue
from luna.app.tables import OpenTables
from luna.app.tables.room import StoredTable
from luna.app.tables.service import TableStore
from luna.server.store import schema
from luna.server.store.database import Database, FeatureStore, from_row
from luna.server.store.rows import LOG_COLUMNS, changes, creation, entry_of, table_of, together
from luna.server.store.writer import Job, Statement
from luna.table.entries import Entry
from luna.table.seat import Seat
from luna.table.table import Table, follow_log


class GameStore(
    FeatureStore, TableStore, FairPlayStore, OpenTables, PersonalTables, Rescue, UserTables
):
    """Tables with their logs, and queries about the games at them."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.shared = database.shared

    async def load(self, game: str) -> StoredTable | None:
        """A table with its whole log; `Unplayable` if the log cannot be followed."""
        return await self._database.read(lambda connection: load_table(connection, game))

    async def log_after(self, game: str, sequence: int) -> list[Entry]:
        return await self._database.read(lambda connection: load_log(connection, game, sequence))

    async def rescue(self, game: str) -> str | None:
        """What can be read of a game whose log cannot be followed, as a record."""
        return await self._database.read(lambda connection: rescued(connection, game))

    async def append(self, before: Table, after: Table, tasks: Sequence[Task]) -> None:
        """Write what has happened at a table; `Conflict` if another process was quicker."""
        await self._database.commit(changes(before, after), tasks)

    async def create(
        self, table: Table, after: Table, tasks: Sequence[Task], *beside: Statement
    ) -> None:
        await self._database.commit(together(creation(table, after), Job(statements=beside)), tasks)

    async def create_rematch(
        self, table: Table, after: Table, old: Table, old_after: Table, tasks: Sequence[Task]
    ) -> None:
        await self._database.commit(
            together(creation(table, after), changes(old, old_after)), tasks
        )

    async def in_progress(self, header: str, but: str = "", *, rated: bool = False) -> bool:
        """Whether several people play a game of this setup that has not ended, perhaps a rated one.

        `but` is a table that does not count.
        """
        games = schema.games.c
        found = select(func.count()).where(
            games.header == header,
            games.kind == "game",
            games.status == "playing",
            games.mode.not_in(("solo1", "solo2", "solo3")),
            ~games.hot_seat,
            games.id != but,
            *((games.rated,) if rated else ()),
        )
        return bool(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def count_open(self, user: str) -> int:
        games = schema.games.c
        found = select(func.count()).where(
            games.owner == user, games.status.in_(("open", "playing"))
        )
        return await self._database.read(lambda c: int(c.execute(found).scalar_one()))

    async def of_user(self, user: str) -> list[str]:
        """The tables that a user owns or sits at."""
        games, seats = schema.games.c, schema.seats.c
        seated = select(seats.game).where(seats.identity == user)
        found = select(games.id).where(or_(games.owner == user, games.id.in_(seated)))
        return await self._database.read(lambda c: list(c.execute(found).scalars()))

    async def plays_rated(self, user: str) -> bool:
        """Whether a user sits in a running rated game."""
        games, seats = schema.games.c, schema.seats.c
        found = (
            select(games.id)
            .join(schema.seats, seats.game == games.id)
            .where(seats.identity == user, games.rated, games.status == "playing")
            .limit(1)
        )
        return await self._database.read(lambda c: c.execute(found).first() is not None)

    async def waiting_for_bots(self) -> list[str]:
        """Games in which a bot is to act.

        Not those that wait until a player is back (`Table.paused`).
        """
        games, seats = schema.games.c, schema.seats.c
        others = schema.seats.alias()
        person = and_(others.c.game == games.id, others.c.kind == "human")
        playing = exists().where(person, others.c.level.is_(None))
        found = (
            select(games.id)
            .join(schema.seats, (seats.game == games.id) & (seats.number == games.turn))
            .where(
                games.status == "playing",
                seats.level.is_not(None),
                or_(playing, ~exists().where(person), games.kind != "game"),
            )
        )
        return await self._database.read(lambda c: list(c.execute(found).scalars()))


def load_table(connection: Connection, game: str) -> StoredTable | None:
    """A table with its seats and its whole log.

    The log is read last: what it says of seats after their rows were read is then made up for.
    """
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).one_or_none()
    if row is None:
        return None
    table, status = table_of(row, load_seats(connection, game))
    table = follow_log(table, load_log(connection, game, 0))
    if not table.frozen:
        return StoredTable(table)
    kept = select(schema.snapshots.c.document).where(schema.snapshots.c.game == game)
    document = connection.execute(kept).scalar_one_or_none()
    table = replace(table, status=status)
    return StoredTable(table, None if document is None else json.loads(document))


def rescued(connection: Connection, game: str) -> str | None:
    """The header and every entry: actions in the notation of records, the rest as comments.

    The record is good up to the entry at fault; what follows is for the person who repairs it.
    """
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).one_or_none()
    if row is None:
        return None
    colours = [seat.colour for seat in load_seats(connection, game)]
    log = schema.log
    found = connection.execute(select(log).where(log.c.game == game).order_by(log.c.sequence))
    lines = [str(row.header or "").rstrip("\n")]
    for entry in found:
        text = " ".join(entry.text.split())
        if entry.kind == "action" and entry.seat is not None and entry.seat < len(colours):
            lines.append(f"{colours[entry.seat]}: {text}  # entry {entry.sequence}")
        else:
            lines.append(f"# entry {entry.sequence}: {entry.kind} {text}".rstrip())
    return "\n".join(lines) + "\n"


def load_seats(connection: Connection, game: str) -> Sequence[Seat]:
    found = connection.execute(
        select(schema.seats).where(schema.seats.c.game == game).order_by(schema.seats.c.number)
    )
    return [from_row(Seat, row) for row in found]


def load_log(connection: Connection, game: str, after: int) -> list[Entry]:
    found = connection.execute(
        select(*LOG_COLUMNS)
        .where(schema.log.c.game == game, schema.log.c.sequence > after)
        .order_by(schema.log.c.sequence)
    )
    return [entry_of(tuple(row)) for row in found]
