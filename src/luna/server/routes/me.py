"""Who one is."""

from fastapi import APIRouter, Request
from sqlalchemy import update
from starlette.responses import Response

from luna.locale import LANGUAGES
from luna.server.identity import clean_name
from luna.server.problems import Problem
from luna.server.routes.bodies import Me
from luna.server.routes.examples import answers
from luna.server.site import Here, Visitor, address, answer
from luna.server.store import schema

router = APIRouter(prefix="/api/me", tags=["me"])
EXAMPLE = {"name": "Ada", "language": "en"}


@router.get("", responses=answers({"me": EXAMPLE}))
async def show(visitor: Visitor) -> Response:
    """One's name and language, or null for a stranger."""
    if visitor is None:
        return answer({"me": None})
    return answer({"me": {"name": visitor.name, "language": visitor.language}})


@router.put("", responses=answers({"me": EXAMPLE}))
async def name(request: Request, site: Here, visitor: Visitor, body: Me) -> Response:
    """Say who one is: makes a guest, or changes the name and language one has."""
    called = clean_name(body.name, site.settings.limits.name)
    if body.language is not None and body.language not in LANGUAGES:
        raise Problem(422, "unknown-language", details={"language": body.language})
    language = body.language or (visitor.language if visitor else "en")
    told = {"me": {"name": called, "language": language}}
    if visitor is None:
        site.creations.take(address(request))
        visitor = await site.identities.make(called, language)
        response = answer(told)
        site.identities.sign_in(response, visitor.id)
        return response
    me = visitor.id
    change = (
        update(schema.identities)
        .where(schema.identities.c.id == me)
        .values(name=called, language=language)
    )
    await site.store.write(lambda connection: connection.execute(change))
    site.identities.forget(me)
    return answer(told)


@router.delete("", responses=answers({"me": None}))
async def forget(site: Here) -> Response:
    """Sign this browser out. Seats of a guest can then only be reached by a personal link."""
    response = answer({"me": None})
    site.identities.sign_out(response)
    return response
