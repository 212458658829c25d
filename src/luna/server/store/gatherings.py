"""Tables that find their players by themselves, or begin at a time that was set."""

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, or_, select

from luna.server.store import schema
from luna.server.store.database import Database
from luna.server.store.writer import Statement


@dataclass(frozen=True, slots=True)
class Gathering:
    """How a table finds its players.

    Of the tables of one `slot` only one gathers at a time: whoever wants the same meets there.
    """

    game: str
    slot: str
    quick: bool = False
    at: float | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class DueGathering:
    """A table to be seen to: it has all its players, its time has come, or it is no longer open."""

    gathering: Gathering
    owner: str
    open: bool


@dataclass(frozen=True, slots=True)
class Sought:
    """A quick game with seats that are free."""

    game: str
    slot: str
    owner: str
    players: int
    free: int


class GatheringStore:
    """All that is asked of the database about them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def beside(self, gathering: Gathering) -> Statement:
        """What writes a gathering together with its table; it fails while its slot is taken."""
        return lambda connection: connection.execute(insert(schema.gatherings), row(gathering))

    async def put(self, gathering: Gathering) -> None:
        """Set a time for a table, in place of the one before."""

        def put(connection: Connection) -> None:
            connection.execute(delete(schema.gatherings).where(of(gathering.game)))
            connection.execute(insert(schema.gatherings), row(gathering))

        await self._database.write(put)

    async def forget(self, game: str) -> None:
        gone = delete(schema.gatherings).where(of(game))
        await self._database.write(lambda connection: connection.execute(gone))

    async def find(self, game: str) -> Gathering | None:
        found = select(schema.gatherings).where(of(game))
        kept = await self._database.read(lambda c: c.execute(found).one_or_none())
        return None if kept is None else Gathering(**kept._mapping)

    async def sought(self) -> list[Sought]:
        """Quick games with seats that are free, the oldest first."""
        games, seats, rows = schema.games.c, schema.seats.c, schema.gatherings.c
        free = func.sum(open_seat())
        found = (
            select(
                games.id,
                games.owner,
                rows.slot,
                func.count().label("players"),
                free.label("free"),
            )
            .join(schema.gatherings, rows.game == games.id)
            .join(schema.seats, seats.game == games.id)
            .where(games.status == "open", rows.quick)
            .group_by(games.id, games.owner, games.created, rows.slot)
            .having(free > 0)
            .order_by(games.created, games.id)
            .limit(100)
        )
        kept = await self._database.read(lambda c: c.execute(found).all())
        return [
            Sought(each.id, each.slot, each.owner, each.players, int(each.free)) for each in kept
        ]

    async def due(self, now: float) -> list[DueGathering]:
        """Tables that have all their players, whose time has come, or that are no longer open."""
        games, seats, rows = schema.games.c, schema.seats.c, schema.gatherings.c
        free = (
            select(func.count())
            .where(seats.game == games.id, seats.kind == "open")
            .scalar_subquery()
        )
        found = (
            select(schema.gatherings, games.owner, games.status)
            .join(schema.games, rows.game == games.id)
            .where(or_(games.status != "open", rows.at <= now, rows.quick & (free == 0)))
            .limit(100)
        )
        kept = await self._database.read(lambda c: c.execute(found).all())
        return [
            DueGathering(
                Gathering(each.game, each.slot, each.quick, each.at, each.level),
                each.owner,
                each.status == "open",
            )
            for each in kept
        ]


def of(game: str) -> ColumnElement[bool]:
    return schema.gatherings.c.game == game


def open_seat() -> ColumnElement[int]:
    return case((schema.seats.c.kind == "open", 1), else_=0)


def row(gathering: Gathering) -> dict[str, object]:
    return {
        "game": gathering.game,
        "slot": gathering.slot,
        "quick": gathering.quick,
        "at": gathering.at,
        "level": gathering.level,
    }
