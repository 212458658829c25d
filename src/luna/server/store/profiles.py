"""What somebody has done: games that have ended, and all that is kept of a person."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, select

from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.personal import rows
from luna.table.tallies import FinishedGame, Opponent

MOST = 1000
"""Games that count, the latest ones."""


class ProfileStore:
    """Reads what belongs to one person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def outcomes(self, identity: str) -> list[FinishedGame]:
        """The games that somebody has played to their end, the latest first."""
        return await self._database.read(lambda c: outcomes(c, identity))

    async def since(self, identity: str) -> float:
        """When somebody first came here."""
        people = schema.identities.c
        found = select(people.created).where(people.id == identity)
        return float(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def rows(self, identity: str) -> dict[str, list[dict[str, object]]]:
        """Everything that is kept of a person, table by table, but for secrets and games."""
        return await self._database.read(lambda c: rows(c, identity))


def outcomes(connection: Connection, identity: str) -> list[FinishedGame]:
    games, seats, finishes = schema.games, schema.seats, schema.finishes
    mine = (
        select(finishes.c.game, finishes.c.seat)
        .join(seats, (seats.c.game == finishes.c.game) & (seats.c.number == finishes.c.seat))
        .where(seats.c.identity == identity, seats.c.kind == "human")
        .order_by(finishes.c.time.desc())
        .limit(MOST)
    )
    own: dict[str, list[int]] = {}
    for row in connection.execute(mine):
        own.setdefault(row.game, []).append(row.seat)
    everyone = (
        select(
            finishes,
            seats.c.kind,
            seats.c.identity,
            seats.c.name,
            seats.c.level,
            games.c.mode,
            games.c.edition,
        )
        .join(games, games.c.id == finishes.c.game)
        .join(seats, (seats.c.game == finishes.c.game) & (seats.c.number == finishes.c.seat))
        .where(finishes.c.game.in_(list(own)))
        .order_by(finishes.c.seat)
    )
    tables: dict[str, dict[int, Row[Any]]] = {}
    for seat in connection.execute(everyone):
        tables.setdefault(seat.game, {})[seat.seat] = seat
    # Who sits on several seats of a table plays against nobody.
    return [outcome(tables[game], held[0]) for game, held in own.items() if len(held) == 1]


def outcome(seats: Mapping[int, Row[Any]], own: int) -> FinishedGame:
    row = seats[own]
    return FinishedGame(
        row.game,
        row.time,
        row.mode,
        row.edition,
        row.place,
        row.influence,
        row.margin,
        json.loads(row.ledger),
        row.opening,
        tuple(opponent(seat) for at, seat in seats.items() if at != own and seat.kind != "virtual"),
    )


def opponent(seat: Row[Any]) -> Opponent:
    human = seat.kind == "human"
    return Opponent(
        f"{seat.kind} {seat.identity if human else seat.level}",
        "human" if human else "bot",
        seat.name if human else None,
        None if human else seat.level,
        seat.place,
        json.loads(seat.ledger),
    )
