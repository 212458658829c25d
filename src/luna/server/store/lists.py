"""Lists of tables, as the pages show them."""

from collections.abc import Collection, Sequence
from typing import Any, Literal

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    ForeignKey,
    Row,
    Select,
    delete,
    func,
    insert,
    or_,
    select,
)

from luna.app.tables.lists import ListStore, SeatLine, TableLine, Waiting
from luna.app.tables.view import Turn
from luna.app.watching import RunningGames
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row
from luna.server.store.declarations import Lifetime, UserColumn, stored

hidden_tables = stored(
    "hidden",
    Column("identity", ForeignKey("identity.id"), primary_key=True),
    Column("game", ForeignKey("game.id"), primary_key=True),
    kept=(Lifetime.WITH_GAME,),
    users=(UserColumn("identity", export=True, on_delete="delete", on_merge="move"),),
)

Scope = Literal["public", "mine"]
Part = Literal["all", "current", "finished", "analysis", "hidden"]
PRESSING = 100
"""Waiting games that are named."""
HIDDEN = 2000
"""Tables that one person may take off the list; the oldest come back."""


class Lists(FeatureStore, ListStore, RunningGames):
    """Finds tables for a list."""

    async def find(
        self,
        scope: Scope,
        identity: str | None,
        most: int,
        part: Part = "all",
        before: float | None = None,
    ) -> list[TableLine]:
        """Public tables, or one's own with those first where it is one's turn."""
        return await self._database.read(lambda c: find(c, scope, identity, most, part, before))

    async def running(self, limit: int) -> tuple[int, list[str]]:
        """How many public games run, and those with the latest actions."""
        games = schema.games.c
        here = (games.public, games.status == "playing", games.kind == "game")
        number = select(func.count()).where(*here)
        latest = select(games.id).where(*here).order_by(games.updated.desc()).limit(limit)
        return await self._database.read(
            lambda c: (int(c.execute(number).scalar_one()), list(c.execute(latest).scalars()))
        )

    async def waiting(self, identity: str) -> Waiting:
        """The games in which it is a user's turn, the most pressing first."""
        return await self._database.read(lambda c: waiting(c, identity))

    async def hide(self, identity: str, tables: Collection[str], hidden: bool) -> None:
        """Take one's tables off one's list, or bring them back; others are left alone."""
        await self._database.write(lambda c: hide(c, identity, tables, hidden))


def own(identity: str | None) -> ColumnElement[bool]:
    """Tables that a user owns or sits at."""
    games, seats = schema.games.c, schema.seats.c
    mine = select(seats.game).where(seats.identity == identity)
    return or_(games.owner == identity, games.id.in_(mine))


def taken_off(identity: str | None) -> Select[tuple[str]]:
    return select(hidden_tables.c.game).where(hidden_tables.c.identity == identity)


def in_part(part: Part, identity: str | None) -> list[ColumnElement[bool]]:
    """Which of one's own tables belong to a part of the list."""
    games = schema.games.c
    off = games.id.in_(taken_off(identity))
    match part:
        case "hidden":
            return [off]
        case "current":
            return [~off, games.kind == "game", games.status.in_(("open", "playing"))]
        case "finished":
            return [~off, games.kind == "game", games.status.in_(("over", "abandoned"))]
        case "analysis":
            return [~off, games.kind == "analysis"]
    return []


def find(
    connection: Connection,
    scope: Scope,
    identity: str | None,
    most: int,
    part: Part = "all",
    before: float | None = None,
) -> list[TableLine]:
    games, seats = schema.games, schema.seats
    if scope == "mine":
        found = select(games).where(own(identity), *in_part(part, identity))
    else:
        found = select(games).where(games.c.public, games.c.status.in_(("open", "playing")))
    if before is not None:
        found = found.where(games.c.updated < before)
    rows = connection.execute(found.order_by(games.c.updated.desc()).limit(most)).all()
    ids = [row.id for row in rows]
    held: dict[str, list[Row[Any]]] = {}
    for seat in connection.execute(
        select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.number)
    ):
        held.setdefault(seat.game, []).append(seat)
    off: set[str] = set()
    if identity is not None:
        mine = taken_off(identity).where(hidden_tables.c.game.in_(ids))
        off = {row.game for row in connection.execute(mine)}
    lines = [line(row, held.get(row.id, []), identity, row.id in off) for row in rows]
    return sorted(lines, key=lambda table: not table.your_turn)


def line(
    row: Row[Any], seats: Sequence[Row[Any]], identity: str | None, hidden: bool = False
) -> TableLine:
    turn = next((seat for seat in seats if seat.number == row.turn), None)
    mine = [seat for seat in seats if identity and seat.identity == identity]
    # Spectators of a rated game learn later how it goes.
    late = row.rated and row.status == "playing" and not mine
    return from_row(
        TableLine,
        row,
        table=row.id,
        sequence=0 if late else row.sequence,
        deadline=None if late else row.deadline,
        seats=[from_row(SeatLine, seat, seat=seat.number) for seat in seats],
        turn=None if turn is None or late else Turn(turn.number, turn.colour),
        yours=[seat.number for seat in mine],
        your_turn=turn is not None and turn in mine and turn.level is None,
        round=None if late else row.round,
        influence=None
        if late or row.influence is None
        else [int(n) for n in row.influence.split()],
        hidden=hidden,
    )


def waiting(connection: Connection, identity: str) -> Waiting:
    games, seats = schema.games.c, schema.seats.c
    found = (
        select(games.id)
        .join(schema.seats, (seats.game == games.id) & (seats.number == games.turn))
        .where(
            seats.identity == identity,
            seats.level.is_(None),
            games.status == "playing",
            games.kind == "game",
            games.id.not_in(taken_off(identity)),
        )
        .order_by(games.deadline.is_(None), games.deadline, games.updated)
    )
    tables = list(connection.execute(found).scalars())
    return Waiting(len(tables), tables[:PRESSING])


def hide(connection: Connection, identity: str, tables: Collection[str], hidden: bool) -> None:
    rows = hidden_tables
    here = (rows.c.identity == identity, rows.c.game.in_(tables))
    known = select(schema.games.c.id).where(schema.games.c.id.in_(tables), own(identity))
    mine = list(connection.execute(known).scalars())
    connection.execute(delete(rows).where(*here))
    if hidden and mine:
        left = HIDDEN - len(mine)
        older = (
            select(rows.c.game)
            .join(schema.games, schema.games.c.id == rows.c.game)
            .where(rows.c.identity == identity)
            .order_by(schema.games.c.updated.desc())
            .offset(max(0, left))
        )
        gone = list(connection.execute(older).scalars())
        if gone:
            connection.execute(
                delete(rows).where(rows.c.identity == identity, rows.c.game.in_(gone))
            )
        connection.execute(insert(rows), [{"identity": identity, "game": game} for game in mine])
