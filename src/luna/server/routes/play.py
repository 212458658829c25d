"""Playing: act, look ahead, ask why not, take back, talk, watch."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from luna.server import consent, play, seats
from luna.server.middleware import same_origin
from luna.server.problems import Problem, forbidden
from luna.server.routes.bodies import ActionText, Chat, Hint, Undo
from luna.server.routes.examples import answers
from luna.server.site import Here, Person, Site, address, answer, site_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])

TableId = Annotated[str, Path(max_length=24)]
Sequence = Annotated[int, Query(ge=0, le=10_000_000)]


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An action, the entry of the log it is based on, and an id of the client's choice."""

    text: Annotated[str, msgspec.Meta(max_length=2000, examples=["favor tide"])]
    sequence: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
    client: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None


ACT = msgspec.json.Decoder(Act)
ACT_BODY = {
    "requestBody": {
        "required": True,
        "content": {
            "application/json": {
                "schema": msgspec.json.schema_components([Act])[1]["Act"],
                "example": {"text": "favor tide", "sequence": 12, "client": "b1946ac9"},
            }
        },
    }
}
ACK = {"sequence": 13, "text": "favor tide", "repeated": False}


@router.post("/actions", responses=answers(ACK), openapi_extra=ACT_BODY)
async def act(request: Request, table_id: str) -> Response:
    """Play an action. The answer comes when it is on disk.

    `sequence` is the latest entry the player had seen; if the position has changed since, the
    action is refused as stale (409). The same `client` again gives the same answer and changes
    nothing.
    """
    site = site_of(request)
    try:
        body = ACT.decode(await request.body())
    except msgspec.DecodeError as error:
        raise Problem(422, "bad-body", details={"fault": str(error)[:200]}) from None
    table = await site.tables.get(table_id)
    visitor = await site.identities.of(request.cookies)
    work = play.submit(site.tables, table, visitor, body.text, body.sequence, body.client)
    return answer(await site.tables.settled(work))


PREVIEW = {
    "text": "favor tide",
    "document": {},
    "events": [{"kind": "favor-taken", "order": "red", "details": {"favor": "tide"}}],
    "forecast": {},
}


@router.post("/preview", responses=answers(PREVIEW))
async def preview(site: Here, table_id: TableId, body: ActionText) -> Response:
    """What an action of the player to act would bring about; nothing is played."""
    table = await site.tables.get(table_id)
    async with table.lock:
        return answer(play.look_ahead(play.running(table), body.text))


WHY = {
    "legal": False,
    "text": None,
    "refusal": {"rule": "A-ONE-EACH", "reason": "favor-already-held", "details": {"favor": "tide"}},
}


@router.post("/why", responses=answers(WHY))
async def why(site: Here, table_id: TableId, body: ActionText) -> Response:
    """Whether a text is a legal action now, and if not, which rule forbids it."""
    table = await site.tables.get(table_id)
    async with table.lock:
        return answer(play.why(play.running(table), body.text))


@router.get("/legal", responses=answers({"actions": ["meditate"], "journeys": 0, "tides": 0}))
async def legal(
    site: Here, table_id: TableId, limit: Annotated[int, Query(ge=1, le=10_000)] = 1000
) -> Response:
    """Legal actions as texts; Journeys and Tides only where there are at most `limit`."""
    table = await site.tables.get(table_id)
    async with table.lock:
        game = play.running(table)
        return answer(play.legal(game, limit))


@router.post("/hint", responses=answers({"text": "favor tide"}))
async def hint(
    request: Request, site: Here, person: Person, table_id: TableId, body: Hint | None = None
) -> Response:
    """What a bot would play now, for those who sit at the table."""
    site.hints.take(address(request))
    table = await site.tables.get(table_id)
    level = body.level if body and body.level else site.bots.levels()[-1]
    if level not in site.bots.levels():
        raise Problem(422, "unknown-level", details={"level": level})
    async with table.lock:
        running = play.running(table)
        seats_at = table.seats_of(person.id)
        if not seats_at and person.id != table.owner:
            raise forbidden("not-your-seat")
        if table.turn is None:
            raise Problem(422, "game-over", "A-TURN")
        texts = [running.text(action) for action in running.actions]
    return answer({"text": await site.bots.suggest(table.header or "", texts, level)})


@router.post("/undo", responses=answers({"done": True, "sequence": 14}))
async def undo(site: Here, person: Person, table_id: TableId, body: Undo | None = None) -> Response:
    """Take back: at once while nobody else has acted, else the others are asked."""
    table = await site.tables.get(table_id)
    asked = body or Undo()
    work = consent.undo(site.tables, table, person, asked.number, asked.client)
    return answer(await site.tables.settled(work))


@router.post("/chat", responses=answers({"sequence": 15}))
async def chat(site: Here, person: Person, table_id: TableId, body: Chat) -> Response:
    """Say something at the table."""
    table = await site.tables.get(table_id)
    work = seats.chat(site.tables, table, person, body.text, body.client, site.settings.limits)
    return answer({"sequence": await site.tables.settled(work)})


ENTRY = {
    "sequence": 13,
    "seat": 1,
    "kind": "action",
    "text": "favor tide",
    "time": 1790000000.0,
    "client": "b1946ac9",
    "round": 2,
}


@router.get("/log", responses=answers({"entries": [ENTRY], "sequence": 13}))
async def log(
    site: Here,
    table_id: TableId,
    since: Sequence = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 1000,
) -> Response:
    """The entries of the log after `since`."""
    table = await site.tables.get(table_id)
    async with table.lock:
        entries = [entry.document() for entry in table.entries if entry.sequence > since]
        return answer({"entries": entries[:limit], "sequence": table.sequence})


async def live(socket: WebSocket) -> None:
    """Live updates of a table: `welcome`, then every entry as it comes."""
    site: Site = socket.app.state.luna
    if not same_origin(socket.headers, site.settings):
        await socket.close(1008, "cross-origin")
        return
    try:
        table = await site.tables.get(socket.path_params["table_id"])
        since = socket.query_params.get("since")
        number = None if since is None else max(0, int(since))
    except (Problem, ValueError):
        await socket.close(4004, "no-such-table")
        return
    visitor = await site.identities.of(socket.cookies)
    wants = socket.query_params.get("view")
    await site.hub.serve(
        socket, table, visitor, number, wants if wants in ("document", "no") else "all"
    )
