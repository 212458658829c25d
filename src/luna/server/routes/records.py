"""Records and positions: look back, download, upload, share."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from sqlalchemy import select
from starlette.responses import PlainTextResponse, Response

from luna.game import Game
from luna.rules.refusals import Refused
from luna.server import lobby
from luna.server.identity import new_id
from luna.server.play import running
from luna.server.problems import Problem, not_found, refused
from luna.server.routes import examples
from luna.server.routes.bodies import Share, Upload
from luna.server.routes.examples import answers
from luna.server.routes.tables import check_levels, known, view
from luna.server.site import Here, Visitor, address, answer
from luna.server.store import schema
from luna.server.store.store import insert_rows, now
from luna.server.view import events_document, position

router = APIRouter(prefix="/api", tags=["records"])
TableId = Annotated[str, Path(max_length=24)]
Sequence = Annotated[int, Path(ge=0, le=10_000_000)]
POSITION: dict[str, Any] = {
    "sequence": 13,
    "number": 12,
    "entry": None,
    "events": [],
    "document": {"format": "luna-state/1"},
    "options": {},
    "forecast": {},
}
RECORD = {
    200: {
        "description": "A record",
        "content": {"text/plain": {"schema": {"type": "string"}, "example": "luna 1\n…"}},
    },
    **{status: told for status, told in answers({}).items() if status != 200},
}


@router.get("/tables/{table_id}/positions/{sequence}", responses=answers(POSITION))
async def show_position(site: Here, table_id: TableId, sequence: Sequence) -> Response:
    """The position after an entry of the log, with what led to it."""
    table = await site.tables.get(table_id)
    async with table.lock:
        running(table)
        if sequence > table.sequence:
            raise not_found("position")
        game = table.at(sequence)
        entry = next((e for e in table.entries if e.sequence == sequence), None)
    if game is None:
        raise not_found("position")
    acted = entry is not None and entry.kind == "action"
    return answer(
        {
            "sequence": sequence,
            "number": len(game.actions),
            "entry": entry.document() if entry else None,
            "events": events_document(game.events()) if acted else [],
            **position(game),
        }
    )


@router.get("/tables/{table_id}/record", responses=RECORD, response_class=PlainTextResponse)
async def download(
    site: Here,
    table_id: TableId,
    sequence: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
) -> Response:
    """The record of the game, as it stands or as it stood after an entry of the log."""
    table = await site.tables.get(table_id)
    async with table.lock:
        now_game = running(table)
        game = now_game if sequence is None else table.at(min(sequence, table.sequence))
    text = (game or now_game).record()
    headers = {"Content-Disposition": f'attachment; filename="{table.id}.luna"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@router.post("/records", status_code=201, responses=answers(examples.VIEW, 201))
async def upload(request: Request, site: Here, visitor: Visitor, body: Upload) -> Response:
    """Lay a table from a record: a finished game, a game to go on from, or an analysis board.

    `at` leaves only the first actions. To go on, `seats` says who plays (by default you, hot-seat).
    """
    site.creations.take(address(request))
    try:
        game = Game.from_record(body.record, body.at)
    except Refused as error:
        raise refused(error) from None
    if body.as_ == "finished" and not game.over:
        raise Problem(422, "record-not-over")
    if body.as_ == "game" and game.over:
        raise Problem(422, "game-over", "A-TURN")
    check_levels(site, body.seats or [])
    owner, new = await known(request, site, visitor, body.name)
    everyone = [("open" if body.as_ == "finished" else "you")] * len(game.players)
    wanted: list[tuple[str | None, str, str | None]] = [(None, who, None) for who in everyone]
    if body.seats is not None and body.as_ == "game":
        wanted = [(seat.colour, seat.player, seat.level) for seat in body.seats]
    plan = lobby.Plan(
        seats=wanted,
        setup=game.record(),
        public=body.public,
        hot_seat=body.as_ == "game" and body.seats is None,
        kind="analysis" if body.as_ == "analysis" else "game",
        finished=body.as_ == "finished",
    )
    work = lobby.create(site.tables, owner, plan, site.settings.limits)
    table = await site.tables.settled(work)
    response = answer(await view(table, owner), 201)
    if new:
        site.identities.sign_in(response, owner.id)
    return response


@router.post("/tables/{table_id}/share", responses=answers({"share": "q7…", "link": "/s/q7…"}))
async def share(request: Request, site: Here, table_id: TableId, body: Share) -> Response:
    """A link to a position. It shows that position and what led to it, nothing of the table."""
    site.creations.take(address(request))
    table = await site.tables.get(table_id)
    running(table)
    at = table.sequence if body.sequence is None else body.sequence
    if at > table.sequence:
        raise not_found("position")
    shares = schema.shares
    same = select(shares.c.id).where(shares.c.game == table.id, shares.c.sequence == at)
    known_id = await site.store.read(lambda c: c.execute(same).scalar_one_or_none())
    name = known_id or new_id(12)
    if known_id is None:
        row = {"id": name, "game": table.id, "sequence": at, "created": now()}
        await site.store.write(insert_rows(shares, row))
    return answer({"share": name, "link": f"/s/{name}"})


@router.get("/shares/{share_id}", responses=answers({**POSITION, "record": "luna 1\n…"}))
async def shared_position(site: Here, share_id: Annotated[str, Path(max_length=24)]) -> Response:
    """A shared position, with the record that leads to it."""
    found = select(schema.shares).where(schema.shares.c.id == share_id)
    row = await site.store.read(lambda c: c.execute(found).one_or_none())
    if row is None:
        raise not_found("share")
    table = await site.tables.get(row.game)
    async with table.lock:
        running(table)
        game = table.at(row.sequence)
    if game is None:
        raise not_found("share")
    return answer({"number": len(game.actions), "record": game.record(), **position(game)})
