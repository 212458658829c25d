"""Lists of tables, as the pages show them."""

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Connection, Row, or_, select

from luna.contract.lists import SeatLine, TableLine
from luna.contract.view import Turn
from luna.server.store import schema
from luna.server.store.database import Database

Scope = Literal["public", "mine"]


class Lists:
    """Finds tables for a list."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, scope: Scope, identity: str | None, most: int) -> list[TableLine]:
        """Public tables, or one's own with those first where it is one's turn."""
        return await self._database.read(lambda c: find(c, scope, identity, most))


def find(connection: Connection, scope: Scope, identity: str | None, most: int) -> list[TableLine]:
    games, seats = schema.games, schema.seats
    if scope == "mine":
        mine = select(seats.c.game).where(seats.c.identity == identity)
        found = select(games).where(or_(games.c.owner == identity, games.c.id.in_(mine)))
    else:
        found = select(games).where(games.c.public, games.c.status.in_(("open", "playing")))
    rows = connection.execute(found.order_by(games.c.updated.desc()).limit(most)).all()
    held: dict[str, list[Row[Any]]] = {}
    for seat in connection.execute(
        select(seats).where(seats.c.game.in_([row.id for row in rows])).order_by(seats.c.number)
    ):
        held.setdefault(seat.game, []).append(seat)
    lines = [line(row, held.get(row.id, []), identity) for row in rows]
    return sorted(lines, key=lambda table: not table.your_turn)


def line(row: Row[Any], seats: Sequence[Row[Any]], identity: str | None) -> TableLine:
    turn = next((seat for seat in seats if seat.number == row.turn), None)
    mine = [seat for seat in seats if identity and seat.identity == identity]
    return TableLine(
        table=row.id,
        kind=row.kind,
        status=row.status,
        edition=row.edition,
        mode=row.mode,
        public=row.public,
        rated=row.rated,
        created=row.created,
        updated=row.updated,
        sequence=row.sequence,
        deadline=row.deadline,
        seats=[SeatLine(s.number, s.colour, s.kind, s.name, s.level) for s in seats],
        turn=None if turn is None else Turn(turn.number, turn.colour),
        yours=[seat.number for seat in mine],
        your_turn=turn is not None and turn in mine,
    )
