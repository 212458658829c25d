"""A user's finished games and personal data."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Row, select

from luna.app.profile import Column, ProfileStore
from luna.app.profile.player_stats import FinishedGame, Opponent
from luna.server.store import schema
from luna.server.store.database import FeatureStore, from_row
from luna.server.store.personal_data import personal_rows

MAX_GAMES = 1000
"""Games in the statistics, the latest ones."""


class SqlProfileStore(FeatureStore, ProfileStore):
    async def finished_games(self, user: str) -> list[FinishedGame]:
        return await self._database.read(lambda c: finished_games(c, user))

    async def created(self, user: str) -> float:
        users = schema.identities.c
        found = select(users.created).where(users.id == user)
        return float(await self._database.read(lambda c: c.execute(found).scalar_one()))

    async def personal_rows(self, user: str) -> dict[str, list[dict[str, Column]]]:
        return await self._database.read(lambda c: personal_rows(c, user))


def finished_games(connection: Connection, user: str) -> list[FinishedGame]:
    games, seats, finishes = schema.games, schema.seats, schema.finishes
    mine = (
        select(finishes.c.game, finishes.c.seat)
        .join(seats, (seats.c.game == finishes.c.game) & (seats.c.number == finishes.c.seat))
        .where(seats.c.identity == user, seats.c.kind == "human")
        .order_by(finishes.c.time.desc())
        .limit(MAX_GAMES)
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
    # A game with several seats of one player has no opponents, so it does not count.
    return [finished_game(tables[game], held[0]) for game, held in own.items() if len(held) == 1]


def finished_game(seats: Mapping[int, Row[Any]], own: int) -> FinishedGame:
    row = seats[own]
    others = [seat for at, seat in seats.items() if at != own and seat.kind != "virtual"]
    return from_row(FinishedGame, row, opponents=tuple(map(opponent, others)))


def opponent(seat: Row[Any]) -> Opponent:
    human = seat.kind == "human"
    return from_row(
        Opponent,
        seat,
        key=f"{seat.kind} {seat.identity if human else seat.level}",
        kind="human" if human else "bot",
        name=seat.name if human else None,
        level=None if human else seat.level,
    )
