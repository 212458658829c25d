"""Muting, blocking, and reports to the operator."""

from luna.contract.answers import Done
from luna.contract.manners import MakeReport, MannersView, SetManners
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.app.tables.service import now
from luna.server.store.manners import Manner, Report
from luna.app.names import new_id
from luna.table.problem import Problem, conflict
from luna.table.seating import seat_at
from luna.table.table import Table

group = Group("manners", "/api/tables/{table_id}")
DAY = 24 * 3600.0
REPORTS = 10
"""Reports of one person within a day."""
MOST = 500
"""People that one may mute or block."""


def person_at(table: Table, seat: int, own: str) -> str:
    """Another person on a seat, or a problem."""
    found = seat_at(table, seat).identity
    if found is None or found == own:
        raise conflict("nobody-there")
    return found


@group.get("/manners")
async def show(call: Call, table_id: TableId) -> MannersView:
    """Whom one has muted and blocked of those at a table."""
    person = await call.person()
    return await shown(call, (await call.room(table_id)).table, person.id)


async def shown(call: Call, table: Table, own: str) -> MannersView:
    known = {each.other: each for each in await call.site.store.manners.of(own)}
    seats = [(seat.number, known.get(seat.identity or "")) for seat in table.seats]
    return MannersView(
        [number for number, manner in seats if manner and (manner.mute or manner.block)],
        [number for number, manner in seats if manner and manner.block],
    )


@group.put("/seats/{seat}/manners", looks=1)
async def choose(call: Call, table_id: TableId, seat: int, body: SetManners) -> MannersView:
    """Mute somebody, or block: the two no longer sit down at one table."""
    own = (await call.person()).id
    table = (await call.room(table_id)).table
    other = person_at(table, seat, own)
    if len(await call.site.store.manners.of(own)) >= MOST and (body.mute or body.block):
        raise Problem("too-many", "too-many")
    await call.site.store.manners.put(own, Manner(other, body.mute, body.block))
    return await shown(call, table, own)


@group.post("/seats/{seat}/report", 201)
async def report(call: Call, table_id: TableId, seat: int, body: MakeReport) -> Done:
    """Report a player to the operator, who sees the table and its log."""
    own = (await call.person()).id
    table = (await call.room(table_id)).table
    other = person_at(table, seat, own)
    text = "".join(c if c.isprintable() or c == "\n" else " " for c in body.text).strip()
    made = Report(new_id(8), table.id, table.sequence, seat, other, own, text, now())
    if not await call.site.store.manners.report(made, now() - DAY, REPORTS):
        raise Problem("too-many", "too-many")
    call.site.metrics.reports.inc()
    return Done(True)
