"""Finding players: a quick game, and a time at which bots take the seats still open."""

from luna.contract.gathering import Appoint, GatheringView, Quick, Seeking, SeekingList
from luna.app.tables.view import View
from luna.server.http.acting import TableId
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.live.gathering import Wish
from luna.app.tables.service import now
from luna.server.store.gatherings import Gathering
from luna.app.names import new_id, new_seed
from luna.table.problem import Problem, conflict
from luna.table.seating import need_owner

group = Group("gathering", "/api")


@group.get("/quick", looks=1)
async def list_seeking(call: Call) -> SeekingList:
    """Quick games that look for players."""
    found = await call.site.store.gatherings.sought()
    return SeekingList(
        [Seeking(each.game, each.players, each.free, *each.slot.split()[1:3]) for each in found]
    )


@group.post("/quick", 201)
async def play_quickly(call: Call, body: Quick) -> View:
    """Sit down with whoever wants the same game; it begins when all seats are taken."""
    call.site.creations.take(call.address)
    level = call.level(body.level, 1)
    wish = Wish(body.players, body.pace, body.edition, body.bots, level, body.range)
    person = await call.guest(body.name)
    number = await call.site.store.games.count_open(person.id)
    if number >= call.site.settings.limits.tables:
        raise Problem("too-many", "too-many-tables", details={"number": number})
    room = await call.site.gatherings.seek(person, wish, new_id(), new_seed())
    return call.shown(room, person.id)


@group.get("/tables/{table_id}/gathering")
async def show_gathering(call: Call, table_id: TableId) -> GatheringView:
    """How a table finds its players."""
    return shown(await call.site.store.gatherings.find(table_id))


@group.put("/tables/{table_id}/gathering", looks=1)
async def appoint(call: Call, table_id: TableId, body: Appoint) -> GatheringView:
    """Before the game, its owner sets when it begins by itself, with bots on the open seats."""
    person = await call.person()
    room = await call.room(table_id)
    need_owner(room.table, person)
    if room.table.status != "open":
        raise conflict("already-started")
    kept = call.site.store.gatherings
    before = await kept.find(table_id)
    quick = before is not None and before.quick
    slot = before.slot if before is not None else table_id
    if body.seconds is None and not quick:
        await kept.forget(table_id)
        return shown(None)
    at = None if body.seconds is None else now() + body.seconds
    gathering = Gathering(table_id, slot, quick, at, call.level(body.level, 1))
    await kept.put(gathering)
    return shown(gathering)


def shown(gathering: Gathering | None) -> GatheringView:
    if gathering is None:
        return GatheringView(False, None, None)
    return GatheringView(gathering.quick, gathering.at, gathering.level)
