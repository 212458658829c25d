"""Tables: list them, make one, sit down, begin, play again."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from luna.server import consent, lobby, seats
from luna.server.identity import Identity, clean_name
from luna.server.pace import Pace
from luna.server.problems import Problem
from luna.server.routes import examples
from luna.server.routes.bodies import Answer, BotLevel, Claim, Join, NewTable, SeatPlan, Start
from luna.server.routes.examples import answers
from luna.server.site import Here, Person, Site, Visitor, address, answer
from luna.server.table import LiveTable
from luna.server.view import own, shared

router = APIRouter(prefix="/api", tags=["tables"])

TableId = str
Scope = Annotated[Literal["public", "mine"], Query()]
SUMMARY = {
    "tables": [
        {
            "table": examples.TABLE,
            "status": "playing",
            "edition": "classic",
            "mode": "standard",
            "seats": [],
            "turn": {"seat": 0, "colour": "yellow"},
            "your_turn": True,
            "yours": [0],
            "updated": 1790000000.0,
        }
    ]
}


async def view(table: LiveTable, identity: Identity | None) -> dict[str, Any]:
    async with table.lock:
        return {**shared(table), "you": own(table, identity.id if identity else None)}


async def known(
    request: Request, site: Site, visitor: Identity | None, name: str | None
) -> tuple[Identity, bool]:
    """The visitor, or a guest made on the spot from a name."""
    if visitor is not None:
        return visitor, False
    if name is None:
        raise Problem(401, "name-yourself")
    site.creations.take(address(request))
    return await site.identities.make(clean_name(name, site.settings.limits.name)), True


def check_levels(site: Site, wanted: list[SeatPlan]) -> None:
    for seat in wanted:
        check_level(site, seat.level)


def check_level(site: Site, level: str | None) -> None:
    if level is not None and level not in site.bots.levels():
        raise Problem(422, "unknown-level", details={"level": level})


@router.get("/tables", responses=answers(SUMMARY))
async def list_tables(site: Here, visitor: Visitor, scope: Scope = "public") -> Response:
    """Public tables, or one's own, with those first where it is one's turn."""
    identity = visitor.id if visitor else None
    if scope == "mine" and identity is None:
        return answer({"tables": []})
    told = await site.store.read(lambda c: lobby.listed(c, scope, identity, 200))
    return answer({"tables": told})


@router.post("/tables", status_code=201, responses=answers(examples.VIEW, 201))
async def create_table(request: Request, site: Here, visitor: Visitor, body: NewTable) -> Response:
    """Lay a table. It starts at once when no seat is open."""
    site.creations.take(address(request))
    check_levels(site, body.seats)
    check_level(site, body.pace.level if body.pace else None)
    owner, new = await known(request, site, visitor, body.name)
    plan = lobby.Plan(
        seats=[(seat.colour, seat.player, seat.level) for seat in body.seats],
        edition=body.edition,
        mode=body.mode,
        seed=body.seed,
        figures=body.figures,
        setup=body.setup,
        public=body.public,
        hot_seat=body.hot_seat,
        pace=Pace(**body.pace.model_dump()) if body.pace else None,
    )
    work = lobby.create(site.tables, owner, plan, site.settings.limits)
    table = await site.tables.settled(work)
    response = answer(await view(table, owner), 201)
    if new:
        site.identities.sign_in(response, owner.id)
    return response


@router.get("/tables/{table_id}", responses=answers(examples.VIEW))
async def show_table(site: Here, visitor: Visitor, table_id: TableId) -> Response:
    """Everything about a table that this viewer may see: enough to play without knowing rules."""
    return answer(await view(await site.tables.get(table_id), visitor))


@router.post(
    "/tables/{table_id}/invitation",
    responses=answers({"token": "t…", "link": f"/t/{examples.TABLE}#join=t…"}),
)
async def invite(site: Here, person: Person, table_id: TableId) -> Response:
    """A new link that lets others sit down; an older one stops working.

    The token stands behind the #, so that no server ever logs it.
    """
    table = await site.tables.get(table_id)
    token = await lobby.invite(site.tables, table, person)
    return answer({"token": token, "link": f"/t/{table.id}#join={token}"})


@router.post("/tables/{table_id}/join", responses=answers(examples.VIEW))
async def join_table(
    request: Request, site: Here, visitor: Visitor, table_id: TableId, body: Join
) -> Response:
    """Sit down: at a public table freely, else with the token of an invitation."""
    site.sign_ins.take(address(request))
    table = await site.tables.get(table_id)
    person, new = await known(request, site, visitor, body.name)
    await site.tables.settled(lobby.join(site.tables, table, person, body.token, body.seat))
    response = answer(await view(table, person))
    if new:
        site.identities.sign_in(response, person.id)
    return response


@router.post("/tables/{table_id}/leave", responses=answers(examples.VIEW))
async def leave_table(
    site: Here, person: Person, table_id: TableId, body: BotLevel | None = None
) -> Response:
    """Get up for good; while the game runs a bot takes over."""
    table = await site.tables.get(table_id)
    level = body.level if body and body.level else site.bots.levels()[0]
    check_level(site, level)
    await site.tables.settled(seats.leave(site.tables, table, person, level))
    return answer(await view(table, person))


@router.post("/tables/{table_id}/start", responses=answers(examples.VIEW))
async def start_table(
    site: Here, person: Person, table_id: TableId, body: Start | None = None
) -> Response:
    """Begin the game; a level puts bots on the seats still open."""
    table = await site.tables.get(table_id)
    level = body.level if body else None
    check_level(site, level)
    await site.tables.settled(lobby.start(site.tables, table, person, level))
    return answer(await view(table, person))


@router.post("/tables/{table_id}/rematch", responses=answers(examples.VIEW))
async def rematch(request: Request, site: Here, person: Person, table_id: TableId) -> Response:
    """A new table for the same players; asking again leads to the same one."""
    table = await site.tables.get(table_id)
    if table.rematch is None:
        site.creations.take(address(request))
    work = lobby.rematch(site.tables, table, person, site.settings.limits)
    return answer(await view(await site.tables.settled(work), person))


@router.post("/tables/{table_id}/abandon", responses=answers({"done": True, "sequence": 9}))
async def abandon(site: Here, person: Person, table_id: TableId) -> Response:
    """End the game without a result, at once when alone, else when all agree."""
    table = await site.tables.get(table_id)
    return answer(await site.tables.settled(consent.abandon(site.tables, table, person)))


@router.post("/tables/{table_id}/answer", responses=answers({"done": True, "sequence": 9}))
async def answer_request(site: Here, person: Person, table_id: TableId, body: Answer) -> Response:
    """Agree to what another player asks, or decline it."""
    table = await site.tables.get(table_id)
    work = consent.answer(site.tables, table, person, body.agree)
    return answer(await site.tables.settled(work))


@router.post("/tables/{table_id}/seats/{seat}/bot", responses=answers(examples.VIEW))
async def put_bot(
    site: Here, person: Person, table_id: TableId, seat: int, body: BotLevel | None = None
) -> Response:
    """Let a bot play for one's own seat, or for a player who keeps the table waiting."""
    table = await site.tables.get(table_id)
    level = body.level if body and body.level else site.bots.levels()[0]
    check_level(site, level)
    await site.tables.settled(seats.put_bot(site.tables, table, person, seat, level))
    return answer(await view(table, person))


@router.post("/tables/{table_id}/seats/{seat}/back", responses=answers(examples.VIEW))
async def give_back(site: Here, person: Person, table_id: TableId, seat: int) -> Response:
    """Take one's seat back from the bot."""
    table = await site.tables.get(table_id)
    await site.tables.settled(seats.give_back(site.tables, table, person, seat))
    return answer(await view(table, person))


@router.post(
    "/tables/{table_id}/seats/{seat}/link",
    responses=answers({"token": "W…", "link": "/#seat=W…"}),
)
async def seat_link(site: Here, person: Person, table_id: TableId, seat: int) -> Response:
    """A personal link that moves one's seat to another browser, once, within a week."""
    table = await site.tables.get(table_id)
    token = seats.link(table, site.identities, person, seat)
    return answer({"token": token, "link": f"/#seat={token}"})


@router.post("/seats/claim", responses=answers(examples.VIEW))
async def claim_seat(request: Request, site: Here, visitor: Visitor, body: Claim) -> Response:
    """Take over the seat that a personal link names."""
    site.sign_ins.take(address(request))
    person, new = await known(request, site, visitor, body.name)
    work = seats.claim(site.tables, site.identities, person, body.token)
    table, _ = await site.tables.settled(work)
    response = answer(await view(table, person))
    if new:
        site.identities.sign_in(response, person.id)
    return response
