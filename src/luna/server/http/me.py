"""Who one is."""

from typing import Annotated

from msgspec import Meta

from luna.app.request import ONE_LINE
from luna.contract.answers import Me, SessionLine, SessionList, WhoAmI
from luna.contract.requests import SetMe
from luna.locale import LANGUAGES
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.app.names import clean_name
from luna.table.problem import invalid, missing

group = Group("me", "/api/me")
SessionId = Annotated[str, Meta(max_length=32, pattern=ONE_LINE)]


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
        await call.sign_in((await call.site.identities.make(called, language)).id)
    else:
        await call.site.store.people.rename(visitor.id, called, language)
        call.site.sessions.forget(visitor.id)
    return WhoAmI(Me(called, language))


@group.delete("")
async def forget(call: Call) -> WhoAmI:
    """Sign this browser out. Seats of a guest can then only be reached by a personal link."""
    found = await call.signed_in()
    if found is not None:
        await call.site.end_session(found.identity.id, found.session.id)
    call.sign_out()
    return WhoAmI(None)


@group.get("/sessions")
async def list_sessions(call: Call) -> SessionList:
    """The browsers that are signed in as oneself, the one used last first."""
    here = await call.known()
    return SessionList(
        [
            SessionLine(each.id, each.created, each.used, each.agent, each.id == here.session.id)
            for each in await call.site.sessions.of_identity(here.identity.id)
        ]
    )


@group.delete("/sessions")
async def end_other_sessions(call: Call) -> SessionList:
    """Sign out everywhere but here."""
    here = await call.known()
    await call.site.end_sessions(here.identity.id, but=here.session.id)
    return await list_sessions(call)


@group.delete("/sessions/{session}")
async def end_session(call: Call, session: SessionId) -> SessionList:
    """Sign out one browser, be it this one."""
    here = await call.known()
    if session not in [each.id for each in await call.site.sessions.of_identity(here.identity.id)]:
        raise missing("session")
    await call.site.end_session(here.identity.id, session)
    if session == here.session.id:
        call.sign_out()
        return SessionList([])
    return await list_sessions(call)


@group.delete("/account")
async def delete_account(call: Call) -> WhoAmI:
    """Get up from all tables, and forget name, passkeys, address and sessions for good.

    What was said and played stays in the logs of the games.
    """
    here = await call.known()
    await call.site.close_account(here.identity)
    call.sign_out()
    return WhoAmI(None)
