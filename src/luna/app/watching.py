"""Watching: public games that run now, each with its position."""

from typing import Protocol

from msgspec import Struct

from luna.app.context import Context
from luna.app.routing import Routes
from luna.app.tables.lists import SeatLine
from luna.app.tables.spectator_delay import view_for
from luna.record.shape import Document, EditionName, ModeName
from luna.table.problem import Problem

routes = Routes("watching", "/watching", needs="server")

MAX_GAMES = 9


class RunningGames(Protocol):
    async def running(self, limit: int) -> tuple[int, list[str]]:
        """Return how many public games run, and those with the latest actions."""


class Watched(Struct, frozen=True):
    """A public game that runs now; spectators see a rated one `delay` seconds late."""

    table: str
    mode: ModeName
    edition: EditionName
    rated: bool
    delay: float
    watchers: int
    seats: list[SeatLine]
    document: Document


class WatchList(Struct, frozen=True):
    """Public games that run now, the one with the latest action first; `number` counts them all."""

    number: int
    games: list[Watched]


@routes.get("", cost=5)
async def list_running_games(ctx: Context) -> WatchList:
    """Return the public games that run now, as spectators see them."""
    number, table_ids = await ctx.store(RunningGames).running(MAX_GAMES)
    games = [await watched_game(ctx, table_id) for table_id in table_ids]
    return WatchList(number, [game for game in games if game is not None])


async def watched_game(ctx: Context, table_id: str) -> Watched | None:
    try:
        room = await ctx.tables.get(table_id)
    except Problem:  # deleted meanwhile, or not playable
        return None
    seen = view_for(room, None, ctx.now)
    table, position = seen.table, seen.table.position
    if position is None:
        return None
    return Watched(
        table.id,
        table.terms.mode,
        table.terms.edition,
        table.terms.rated,
        seen.delay,
        room.spectators(),
        [SeatLine(s.number, s.colour, s.kind, s.name, s.level) for s in table.seats],
        seen.document_of(position),
    )
