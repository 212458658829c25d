"""Between tables and rows of the database."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, update
from sqlalchemy import Row as Result
from sqlalchemy import Table as SqlTable

from luna.record import document
from luna.record.shape import Document
from luna.server.store import duplicates, ratings, schema
from luna.server.store.database import from_row, to_row
from luna.server.store.writer import DEADLINE, STATUS, Job, Row, Statement
from luna.table.entries import Entry, Unreadable, fact_of, private_part
from luna.table.finish import finishes
from luna.table.rated import ended_at, result_of
from luna.table.seat import Seat
from luna.table.table import Status, Table, Terms, Unplayable

encode = msgspec.json.Encoder().encode


def pack(values: object) -> str:
    """JSON as the database keeps it."""
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


LogRow = tuple[int, int | None, str, str, float, str | None, str | None]
"""The columns of `LOG_COLUMNS`."""


def entry_row(game: str, entry: Entry) -> Row:
    private = private_part(entry.fact)
    return {
        "game": game,
        "sequence": entry.sequence,
        "seat": entry.seat,
        "kind": entry.kind,
        "text": entry.text,
        "time": entry.time,
        "client": entry.client,
        "private": None if private is None else pack(private),
    }


def entry_of(row: "LogRow") -> Entry:
    """The entry of a row, in the order of the columns of `LOG_COLUMNS`."""
    sequence, seat, kind, text, time, client, private = row
    try:
        fact = fact_of(kind, text, None if private is None else json.loads(private))
    except (Unreadable, ValueError, TypeError) as error:
        raise Unplayable(sequence, str(error)) from None
    return Entry(sequence, seat, fact, time, client)


LOG_COLUMNS = (
    schema.log.c.sequence,
    schema.log.c.seat,
    schema.log.c.kind,
    schema.log.c.text,
    schema.log.c.time,
    schema.log.c.client,
    schema.log.c.private,
)


def seat_row(game: str, seat: Seat) -> Row:
    return to_row(seat, game=game)


def game_row(table: Table) -> Row:
    """The row of a new table, before anything has happened."""
    terms = table.terms
    row = to_row(terms)
    return row | {
        "header": row.pop("record"),
        "status": table.status,
        "owner": table.owner,
        "invitation": table.invitation,
        "updated": terms.created,
        "sequence": 0,
    }


def table_of(row: Result[Any], seats: Sequence[Seat]) -> tuple[Table, Status]:
    """A table as its rows say, its log still to be followed; and the status that was kept."""
    terms = from_row(Terms, row, record=row.header)
    return Table(terms, row.owner, tuple(seats), invitation=row.invitation), row.status


def now_row(table: Table, was: int) -> Row:
    """What the list of tables shows from now on, where it stood at an entry before."""
    turn = table.turn
    return {
        "game": table.id,
        "was": was,
        "at": table.sequence,
        "now": table.entries[-1].time,
        STATUS: table.status,
        "now_turn": None if turn is None else turn.number,
        DEADLINE: table.deadline(),
        "now_round": table.round,
        "now_influence": standing(table),
    }


def changed_row(before: Table, after: Table) -> Row:
    """The same, without what has stayed as it was and would be dear to write again."""
    row = now_row(after, before.sequence)
    if after.status == before.status and row[DEADLINE] == before.deadline():
        del row[STATUS], row[DEADLINE]
    return row


def standing(table: Table) -> str | None:
    """The influence of every seat, with spaces between."""
    if table.position is None:
        return None
    state = table.position.state
    return " ".join([str(state.influence(seat.number)) for seat in table.seats])


def changes(before: Table, after: Table) -> Job:
    """Everything that must be written for a table to be what it has become."""
    new = after.entries[len(before.entries) :]
    statements: list[Statement] = []
    if after.seats is not before.seats:
        pairs = zip(after.seats, before.seats, strict=True)
        statements += [update_seat(after.id, seat) for seat, old in pairs if seat != old]
    if (after.owner, after.invitation) != (before.owner, before.invitation):
        statements.append(update_game(after.id, owner=after.owner, invitation=after.invitation))
    statements += reached(before, after)
    if has_ended(before, after):
        statements.append(
            lambda connection: ratings.replace_result(connection, after.id, result_of(after))
        )
    if after.status != before.status and "over" in (before.status, after.status):
        statements.append(put_finishes(after))
    return Job(
        entries=[entry_row(after.id, entry) for entry in new],
        games=[changed_row(before, after)] if new else [],
        statements=statements,
        snapshots=snapshot(before, after),
    )


def has_ended(before: Table, after: Table) -> bool:
    """Whether a rated game has ended in between."""
    return after.terms.rated and ended_at(after) is not None and ended_at(before) is None


def reached(before: Table, after: Table) -> list[Statement]:
    """What people have reached at a duplicate table, written as its game ends or changes hands."""
    if after.terms.duplicate is None:
        return []
    if after.status == before.status and after.seats is before.seats:
        return []
    return [lambda connection: duplicates.replace_results(connection, after)]


def creation(table: Table, after: Table) -> Job:
    """A new table, and what has happened at it since."""
    job = changes(table, after)
    job.statements = [
        insert_rows(schema.games, game_row(table)),
        insert_rows(schema.seats, *(seat_row(table.id, seat) for seat in table.seats)),
        *job.statements,
    ]
    return job


def together(*jobs: Job) -> Job:
    """Several changes that are written all or none."""
    return Job(
        entries=[entry for job in jobs for entry in job.entries],
        games=[game for job in jobs for game in job.games],
        statements=[statement for job in jobs for statement in job.statements],
        snapshots=[row for job in jobs for row in job.snapshots],
    )


def snapshot(before: Table, after: Table) -> list[Row]:
    """Keep the document at the start of every round and at the end of the game."""
    old, new = before.position, after.position
    if new is None or (old is not None and (old.round, old.over) == (new.round, new.over)):
        return []
    return [snapshot_row(after.id, after.sequence, document(new.setup, new.state))]


def snapshot_row(game: str, sequence: int, shown: Document) -> Row:
    return {"game": game, "sequence": sequence, "document": encode(shown).decode()}


def finish_rows(table: Table) -> list[Row]:
    """What is kept of the end of a game; nothing if it does not count for anybody."""
    return [
        to_row(finish, game=table.id, opening=finish.opening[:80], time=table.played[-1].time)
        for finish in finishes(table)
    ]


def put_finishes(table: Table) -> Statement:
    """Keep the end of a game as it stands now, in place of whatever was kept."""
    rows = finish_rows(table)

    def put(connection: Connection) -> None:
        connection.execute(delete(schema.finishes).where(schema.finishes.c.game == table.id))
        if rows:
            connection.execute(insert(schema.finishes), rows)

    return put


def insert_rows(table: SqlTable, *rows: Row) -> Statement:
    return lambda connection: connection.execute(insert(table), list(rows))


def update_seat(game: str, seat: Seat) -> Statement:
    seats = schema.seats
    return lambda connection: connection.execute(
        update(seats)
        .where(seats.c.game == game, seats.c.number == seat.number)
        .values(seat_row(game, seat))
    )


def update_game(game: str, **values: object) -> Statement:
    return lambda connection: connection.execute(
        update(schema.games).where(schema.games.c.id == game).values(values)
    )
