"""Who one is."""

from luna.contract.answers import Me, WhoAmI
from luna.contract.requests import SetMe
from luna.locale import LANGUAGES
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.server.identity import clean_name
from luna.table.problem import invalid

group = Group("me", "/api/me")


@group.get("")
async def show(call: Call) -> WhoAmI:
    """One's name and language, or null for a stranger."""
    visitor = await call.visitor()
    return WhoAmI(None if visitor is None else Me(visitor.name, visitor.language))


@group.put("")
async def name(call: Call, body: SetMe) -> WhoAmI:
    """Say who one is: makes a guest, or changes the name and language one has."""
    called = clean_name(body.name, call.site.settings.limits.name)
    if body.language is not None and body.language not in LANGUAGES:
        raise invalid("unknown-language", language=body.language)
    visitor = await call.visitor()
    language = body.language or (visitor.language if visitor else "en")
    if visitor is None:
        call.site.creations.take(call.address)
        call.sign_in((await call.site.identities.make(called, language)).id)
    else:
        await call.site.identities.rename(visitor.id, called, language)
    return WhoAmI(Me(called, language))


@group.delete("")
async def forget(call: Call) -> WhoAmI:
    """Sign this browser out. Seats of a guest can then only be reached by a personal link."""
    call.sign_out()
    return WhoAmI(None)
