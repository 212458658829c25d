"""Passkeys: make one, sign in with one."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from luna.server import passkeys
from luna.server.passkeys import Party
from luna.server.routes.bodies import Credential
from luna.server.routes.examples import answers
from luna.server.site import Here, Person, Site, Visitor, address, answer

router = APIRouter(prefix="/api/passkeys", tags=["passkeys"])
OPTIONS = {"challenge": "c…", "options": {"rpId": "luna.example", "challenge": "…"}}
ME = {"me": {"name": "Ada", "language": "en"}}


def party(request: Request, site: Site) -> Party:
    return Party(site.settings.origin or f"{request.url.scheme}://{request.url.netloc}")


@router.get("", responses=answers({"passkeys": 1}))
async def count(site: Here, person: Person) -> Response:
    """How many passkeys keep this account."""
    own = await site.store.read(lambda c: passkeys.credentials(c, person.id))
    return answer({"passkeys": len(own)})


@router.post("/new", responses=answers(OPTIONS))
async def begin_keeping(request: Request, site: Here, person: Person) -> Response:
    """Options for `navigator.credentials.create`."""
    site.sign_ins.take(address(request))
    return answer(await passkeys.begin_keeping(site.store, party(request, site), person))


@router.post("/keep", responses=answers({"kept": True}))
async def finish_keeping(
    request: Request, site: Here, person: Person, body: Credential
) -> Response:
    """Keep the passkey that the browser has made."""
    site.sign_ins.take(address(request))
    here = party(request, site)
    await passkeys.finish_keeping(site.store, here, person, body.challenge, body.credential)
    return answer({"kept": True})


@router.post("/ask", responses=answers(OPTIONS))
async def begin_sign_in(request: Request, site: Here) -> Response:
    """Options for `navigator.credentials.get`."""
    site.sign_ins.take(address(request))
    return answer(await passkeys.begin_sign_in(site.store, party(request, site)))


@router.post("/sign-in", responses=answers(ME))
async def finish_sign_in(
    request: Request, site: Here, visitor: Visitor, body: Credential
) -> Response:
    """Sign in; the games a guest has played in this browser come along."""
    site.sign_ins.take(address(request))
    here = party(request, site)
    account = await passkeys.finish_sign_in(
        site.tables, site.identities, here, visitor, body.challenge, body.credential
    )
    response = answer({"me": {"name": account.name, "language": account.language}})
    site.identities.sign_in(response, account.id)
    return response
