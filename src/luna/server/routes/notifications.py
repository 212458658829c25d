"""How one wants to be told that it is one's turn."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from luna.server.routes.bodies import Confirm, Notify
from luna.server.routes.examples import answers
from luna.server.site import Here, Person, address, answer

router = APIRouter(prefix="/api/notifications", tags=["notifications"])
EXAMPLE = {"ways": ["mail"], "by": "mail", "address": "ada@luna.example", "confirmed": True}


@router.get("", responses=answers(EXAMPLE))
async def show(site: Here, person: Person) -> Response:
    """The ways this server has, and the one chosen."""
    return answer(await site.notifications.show(person))


@router.put("", responses=answers(EXAMPLE))
async def choose(request: Request, site: Here, person: Person, body: Notify) -> Response:
    """Choose a way; the address gets a link to confirm it. `by` null ends all notices."""
    site.sign_ins.take(address(request))
    await site.notifications.choose(person, body.by, body.address)
    return answer(await site.notifications.show(person))


@router.post("/confirm", responses=answers({"confirmed": True}))
async def confirm(request: Request, site: Here, body: Confirm) -> Response:
    """Confirm an address with the token that was sent to it."""
    site.sign_ins.take(address(request))
    await site.notifications.confirm(body.token)
    return answer({"confirmed": True})
