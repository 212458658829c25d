"""Accounts: the caller's name and language, browsers that are signed in, deleting an account."""

from typing import Annotated, Protocol

from msgspec import Meta, Struct

from luna.app.context import Context, Services, User
from luna.app.names import clean_name
from luna.app.request import ONE_LINE, Language, Name, Request
from luna.app.routing import Routes
from luna.locale import LANGUAGES
from luna.table.commands import HandOver, Leave
from luna.table.problem import Problem, conflict, invalid, missing

routes = Routes("account", "/me")

SessionId = Annotated[str, Meta(max_length=32, pattern=ONE_LINE)]


class Session(Struct, frozen=True):
    """A browser that is signed in."""

    id: str
    user: str
    created: float
    used: float
    """When it was last used, to the day."""
    expires: float
    agent: str
    """The browser's User-Agent."""


class Sessions(Protocol):
    """The host's sessions; it proves them with cookies."""

    async def of_user(self, user: str) -> list[Session]:
        """Return the sessions of a user, the one used last first."""

    async def end(self, user: str, session: str) -> None:
        """End a session and close its connections."""

    async def end_all(self, user: str, but: str | None = None) -> None:
        """End all sessions of a user except one, and close their connections."""


class AccountStore(Protocol):
    async def find(self, user: str) -> User | None: ...
    async def create(self, user: User, now: float) -> None: ...
    async def rename(self, user: str, name: str, language: str) -> None: ...
    async def merge(self, guest: str, account: str) -> None:
        """Give an account everything that a guest has, except seats."""

    async def delete(self, user: str) -> list[str]:
        """Delete all personal data; return the tables whose logs have changed."""


class UserTables(Protocol):
    async def of_user(self, user: str) -> list[str]:
        """Return the tables that a user owns or sits at."""

    async def plays_rated(self, user: str) -> bool:
        """Whether a user sits in a running rated game."""


class SetMe(Request, frozen=True):
    """The caller's name and language."""

    name: Name
    language: Language | None = None


class Me(Struct, frozen=True):
    """The caller's name and language."""

    name: str
    language: str


class WhoAmI(Struct, frozen=True):
    """The caller; null for a stranger."""

    me: Me | None


class SessionLine(Struct, frozen=True):
    """A browser that is signed in."""

    session: str
    created: float
    used: float
    """When it was last used, to the day."""
    agent: str
    """The browser's User-Agent."""
    here: bool
    """It is the caller's."""


class SessionList(Struct, frozen=True):
    """The browsers that are signed in, the one used last first."""

    sessions: list[SessionLine]


@routes.get("")
async def show_me(ctx: Context) -> WhoAmI:
    """Return the caller's name and language, or null for a stranger."""
    user = await ctx.user()
    return WhoAmI(None if user is None else Me(user.name, user.language))


@routes.put("")
async def set_me(ctx: Context, body: SetMe) -> WhoAmI:
    """Create a guest, or change the caller's name and language."""
    name = clean_name(body.name, ctx.services.max_name_chars)
    if body.language is not None and body.language not in LANGUAGES:
        raise invalid("unknown-language", language=body.language)
    user = await ctx.user()
    language = body.language or ("en" if user is None else user.language)
    if user is None:
        ctx.limit("creations")
        await ctx.create_guest(name, language)
    else:
        await ctx.rename(name, language)
    return WhoAmI(Me(name, language))


@routes.delete("", needs="server")
async def sign_out(ctx: Context) -> WhoAmI:
    """Sign this browser out. Seats of a guest can then only be reached by a personal link."""
    user, session = await ctx.user(), await ctx.session_id()
    if user is not None and session is not None:
        await ctx.feature(Sessions).end(user.id, session)
    ctx.sign_out()
    return WhoAmI(None)


@routes.get("/sessions", needs="server")
async def list_sessions(ctx: Context) -> SessionList:
    """Return the browsers that are signed in as the caller, the one used last first."""
    user, here = await ctx.require_user(), await ctx.session_id()
    return SessionList(
        [
            SessionLine(each.id, each.created, each.used, each.agent, each.id == here)
            for each in await ctx.feature(Sessions).of_user(user.id)
        ]
    )


@routes.delete("/sessions", needs="server")
async def end_other_sessions(ctx: Context) -> SessionList:
    """Sign out everywhere but here."""
    user = await ctx.require_user()
    await ctx.feature(Sessions).end_all(user.id, but=await ctx.session_id())
    return await list_sessions(ctx)


@routes.delete("/sessions/{session}", needs="server")
async def end_session(ctx: Context, session: SessionId) -> SessionList:
    """Sign out one browser, be it this one."""
    user, sessions = await ctx.require_user(), ctx.feature(Sessions)
    if session not in [each.id for each in await sessions.of_user(user.id)]:
        raise missing("session")
    is_here = session == await ctx.session_id()
    await sessions.end(user.id, session)
    if is_here:
        ctx.sign_out()
        return SessionList([])
    return await list_sessions(ctx)


@routes.delete("/account", needs="server")
async def delete_account(ctx: Context) -> WhoAmI:
    """Leave all tables, and delete name, passkeys, address and sessions for good.

    Chat and actions stay in the logs of the games.
    """
    user = await ctx.require_user()
    for table_id in await ctx.store(UserTables).of_user(user.id):
        try:
            await ctx.tables.perform(await ctx.tables.get(table_id), Leave(user))
        except Problem:  # not seated there, over already, or not playable
            continue
    await ctx.feature(Sessions).end_all(user.id)
    ctx.tables.reload(await ctx.store(AccountStore).delete(user.id))
    ctx.sign_out()
    return WhoAmI(None)


async def merge_guest(services: Services, guest: User, account: User) -> None:
    """Give everything that a guest has to the account that the guest signs in to.

    Rated games stay with the guest who began them; `Problem` if one still runs, because no one
    could continue it.
    """
    tables = services.store(UserTables)
    if await tables.plays_rated(guest.id):
        raise conflict("rated-guest")
    await services.store(AccountStore).merge(guest.id, account.id)
    command = HandOver(guest.id, account)
    for table_id in await tables.of_user(guest.id):
        try:
            await services.tables.perform(await services.tables.get(table_id), command)
        except Problem as problem:
            if problem.nature == "unavailable":
                raise  # the next sign-in moves the rest
