"""Records and positions: look back, download, upload, share."""

from typing import Annotated

from msgspec import Meta
from starlette.responses import PlainTextResponse

from luna.app.request import ONE_LINE, Sequence
from luna.app.tables import positions as looks
from luna.contract.answers import PastPosition, SharedPosition, ShareLink
from luna.contract.queries import RecordQuery
from luna.contract.requests import MakeShare, Upload
from luna.app.tables.view import View, position_view
from luna.record.record import print_header
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.http.tables import put_up
from luna.app.tables.service import now
from luna.server.store.shares import PositionLink
from luna.service import table_plans
from luna.app.names import new_id
from luna.table.playing import running
from luna.table.problem import Problem, conflict, missing

group = Group("records", "/api")
ShareId = Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]


@group.get("/tables/{table_id}/positions/{sequence}", looks=1)
async def show_position(call: Call, table_id: TableId, sequence: Sequence) -> PastPosition:
    """The position after an entry of the log, with what led to it."""
    table = await call.seen(table_id)
    running(table)
    return looks.past_position(table, sequence)


@group.get("/tables/{table_id}/record", looks=1)
async def download(call: Call, table_id: TableId, query: RecordQuery) -> PlainTextResponse:
    """The record of the game, as it stands or as it stood after an entry of the log.

    Of a game that cannot be followed it is all that could be read, faults included.
    """
    try:
        table = await call.seen(table_id)
    except Problem:
        rescued = await call.site.store.games.rescue(table_id)
        if table_id not in call.site.rooms.aside or rescued is None:
            raise
        return as_file(table_id, rescued)
    position = running(table)
    if query.sequence is not None:
        position = table.at(min(query.sequence, table.sequence)) or position
    return as_file(table.id, position.record())


def as_file(name: str, text: str) -> PlainTextResponse:
    """A record that a browser saves."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.luna"'}
    return PlainTextResponse(text, headers=headers)


@group.post("/records", 201)
async def upload(call: Call, body: Upload) -> View:
    """Lay a table from a record: a finished game, a game to go on from, or an analysis board.

    `at` leaves only the first actions. To go on, `seats` says who plays (by default you, hot-seat).
    """
    call.site.creations.take(call.address)
    plan = table_plans.uploaded(call.host, body)
    if plan.game is not None and body.purpose == "game":
        header = print_header(plan.game.setup)
        if await call.site.store.games.in_progress(header, rated=True):
            raise conflict("not-over")
    owner = await call.guest(body.name)
    return call.shown(await put_up(call, owner, plan), owner.id)


@group.post("/tables/{table_id}/share")
async def share(call: Call, table_id: TableId, body: MakeShare) -> ShareLink:
    """A link to a position. It shows that position and what led to it, nothing of the table."""
    call.site.creations.take(call.address)
    table = await call.seen(table_id)
    running(table)
    at = table.sequence if body.sequence is None else body.sequence
    if table.at(at) is None:
        raise missing("position")
    name = await call.site.store.shares.make(PositionLink(new_id(12), table.id, at), now())
    return ShareLink(name, f"/s/{name}")


@group.get("/shares/{share_id}", looks=1)
async def shared_position(call: Call, share_id: ShareId) -> SharedPosition:
    """A shared position, with the record that leads to it.

    One of a rated game that is being played is there for others when those who look on see it.
    """
    found = await call.site.store.shares.find(share_id)
    if found is None:
        raise missing("share")
    table = await call.seen(found.game)
    running(table)
    position = table.at(found.sequence)
    if position is None:
        late = found.sequence <= (await call.room(found.game)).table.sequence
        raise conflict("seen-later") if late else missing("share")
    shown = position_view(position)
    return SharedPosition(
        position.number,
        position.record(),
        shown.document,
        shown.options,
        shown.forecast,
        shown.zones,
    )
