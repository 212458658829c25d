"""Public games that run now, each with the position on the table."""

from luna.app.tables.lists import SeatLine
from luna.contract.watching import Watched, WatchList
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.app.tables.spectator_delay import sight_of
from luna.app.tables.service import now
from luna.table.problem import Problem

group = Group("watching", "/api/watching")
SHOWN = 9


@group.get("", looks=5)
async def list_running(call: Call) -> WatchList:
    """Public games that run now, with what those see of them who look on."""
    number, ids = await call.site.store.lists.running(SHOWN)
    games = []
    for game in ids:
        try:
            room = await call.room(game)
        except Problem:  # set aside, or gone meanwhile
            continue
        sight = sight_of(room, None, now())
        table, position = sight.table, sight.table.position
        if position is None:
            continue
        games.append(
            Watched(
                table.id,
                table.terms.mode,
                table.terms.edition,
                table.terms.rated,
                sight.delay,
                room.watchers(),
                [SeatLine(s.number, s.colour, s.kind, s.name, s.level) for s in table.seats],
                sight.document_of(position),
            )
        )
    return WatchList(number, games)
