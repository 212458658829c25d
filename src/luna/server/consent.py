"""Taking back and giving up: free while nobody else is concerned, else when all agree."""

from typing import Any

from luna.server.identity import Identity
from luna.server.play import running
from luna.server.problems import conflict, forbidden
from luna.server.table import LiveTable, Seat
from luna.server.tables import Tables


def seated(table: LiveTable, identity: Identity | None) -> list[Seat]:
    """The seats of this person, or a problem if there is none."""
    mine = [] if identity is None else table.seats_of(identity.id)
    if not mine:
        raise forbidden("not-your-seat")
    return mine


async def undo(
    tables: Tables,
    table: LiveTable,
    identity: Identity | None,
    number: int | None,
    client: str | None,
) -> dict[str, Any]:
    """Go back to the position after `number` actions, by default before one's own latest.

    Done at once when only actions of one's own are taken back, or when no other human sits at the
    table; else the others are asked.
    """

    async def ask() -> dict[str, Any]:
        before = table.by_client.get(client) if client else None
        if before is not None:
            return {"done": before.kind == "undo", "sequence": before.sequence}
        mine = seated(table, identity)
        running(table)
        if table.status == "abandoned":
            raise conflict("table-abandoned")
        numbers = {seat.number for seat in mine}
        own = [at for at, entry in enumerate(table.actions) if entry.seat in numbers]
        if number is None and not own:
            raise conflict("nothing-to-undo")
        back_to = own[-1] if number is None else number
        if not 0 <= back_to < len(table.actions):
            raise conflict("nothing-to-undo")
        others = table.humans() - {mine[0].identity}
        free = all(entry.seat in numbers for entry in table.actions[back_to:])
        if free or not others or table.kind == "analysis":
            entry = await tables.append(table, mine[0].number, "undo", str(back_to), client)
            return {"done": True, "sequence": entry.sequence}
        text = f"undo {back_to}"
        entry = await tables.append(table, mine[0].number, "ask", text, client)
        return {"done": False, "sequence": entry.sequence}

    return await tables.retry(table, ask)


async def abandon(tables: Tables, table: LiveTable, identity: Identity | None) -> dict[str, Any]:
    """End the game without a result: alone at once, else when all agree."""

    async def ask() -> dict[str, Any]:
        owner = identity is not None and identity.id == table.owner
        mine = [] if identity is None else table.seats_of(identity.id)
        if not mine and not owner:
            raise forbidden("not-your-seat")
        if table.status not in ("open", "playing"):
            raise conflict("table-abandoned" if table.status == "abandoned" else "already-over")
        seat = mine[0].number if mine else None
        others = table.humans() - {identity.id if identity else ""}
        if (owner and table.status == "open") or not others:
            entry = await tables.append(table, seat, "abandon")
            return {"done": True, "sequence": entry.sequence}
        if seat is None:
            raise forbidden("not-your-seat")
        entry = await tables.append(table, seat, "ask", "abandon")
        return {"done": False, "sequence": entry.sequence}

    return await tables.retry(table, ask)


async def answer(
    tables: Tables, table: LiveTable, identity: Identity | None, agree: bool
) -> dict[str, Any]:
    """Agree to what another player asks, or decline it; the last to agree brings it about."""

    async def reply() -> dict[str, Any]:
        mine = seated(table, identity)
        request = table.request
        if request is None:
            raise conflict("nothing-asked")
        if mine[0].identity in request.agreed and agree:
            raise conflict("already-agreed")
        seat = mine[0].number
        if not agree:
            entry = await tables.append(table, seat, "decline", request.what)
            return {"done": False, "sequence": entry.sequence}
        entry = await tables.append(table, seat, "agree", request.what)
        if table.humans() <= request.agreed:
            kind = "abandon" if request.what == "abandon" else "undo"
            text = "" if kind == "abandon" else str(request.number)
            entry = await tables.append(table, request.seat, kind, text)
            return {"done": True, "sequence": entry.sequence}
        return {"done": False, "sequence": entry.sequence}

    return await tables.retry(table, reply)
