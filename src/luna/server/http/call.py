"""One request, and what the server knows of whoever makes it."""

from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from luna.contract.requests import Level
from luna.contract.view import View
from luna.record.record import print_header
from luna.server.live.late import sight_of
from luna.server.live.room import Room
from luna.server.live.rooms import now
from luna.server.sessions import SignedIn
from luna.server.site import Site
from luna.server.store.people import Identity
from luna.service.naming import clean_name
from luna.service.table_plans import PlanHost
from luna.table.commands import Person
from luna.table.problem import Problem, conflict
from luna.table.table import Table


class Call:
    """A request on its way through a handler."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.site: Site = request.app.state.luna
        self._cookie: str | None = None
        self._signed_out = False

    @property
    def address(self) -> str:
        """Where the request comes from, as far as limits go."""
        return self.request.client.host if self.request.client else "?"

    @property
    def session(self) -> str | None:
        """The session that the cookie names, be it over or not, as far as limits go."""
        return self.site.sessions.named(self.request.cookies)

    @property
    def agent(self) -> str:
        """What the browser calls itself."""
        return self.request.headers.get("user-agent", "")

    async def signed_in(self) -> SignedIn | None:
        """Whoever asks, and by which session."""
        sessions = self.site.sessions
        found = await sessions.of(self.request.cookies, self.agent)
        if found is not None and found.fresh:
            self._cookie = sessions.cookie(found.session.id)
        return found

    async def visitor(self) -> Identity | None:
        """Whoever asks, if known."""
        found = await self.signed_in()
        return None if found is None else found.identity

    async def known(self) -> SignedIn:
        """The same of somebody who must be known."""
        found = await self.signed_in()
        if found is None:
            raise Problem("stranger", "name-yourself")
        return found

    async def identity(self) -> Identity:
        """Whoever asks, who must be known."""
        return (await self.known()).identity

    async def person(self) -> Person:
        """The same, as tables know people."""
        return person_of(await self.identity())

    async def guest(self, name: str | None) -> Person:
        """Whoever asks, by the name given here if there is one; strangers become guests."""
        visitor = await self.visitor()
        if visitor is None:
            if name is None:
                raise Problem("stranger", "name-yourself")
            self.site.creations.take(self.address)
            made = await self.site.identities.make(clean_name(name, self.site.settings.limits.name))
            await self.sign_in(made.id)
            return person_of(made)
        person = person_of(visitor)
        if name is None:
            return person
        return replace(person, name=clean_name(name, self.site.settings.limits.name))

    async def room(self, table: str) -> Room:
        return await self.site.rooms.get(table)

    async def seen(self, table: str) -> Table:
        """A table as far as whoever asks may see it."""
        room, visitor = await self.room(table), await self.visitor()
        return sight_of(room, None if visitor is None else visitor.id, now()).table

    async def only_its_own(self, table: Table) -> None:
        """A problem if thinking about a table would help somebody in a game at another one.

        An analysis board must not be of a game that several people play, and no table of a setup
        that is played for ratings.
        """
        if table.position is not None:
            header = print_header(table.position.setup)
            apart = table.terms.kind == "analysis"
            if await self.site.store.games.in_progress(header, table.id, rated=not apart):
                raise conflict("not-over")

    def shown(self, room: Room, identity: str | None) -> View:
        """The view of a table for somebody."""
        return sight_of(room, identity, now()).view_for(identity, room.present())

    @property
    def host(self) -> PlanHost:
        """What this server offers to those who lay tables."""
        return PlanHost(self.site.bots.levels(), self.site.settings.limits.name)

    def level(self, level: str | None, usual: int = 0) -> str:
        """A level of bots that is at hand; by default the weakest, -1 is the strongest."""
        return self.host.level(level, usual)

    def chosen_level(self, body: Level | None) -> str | None:
        """The level that a request names, which must be at hand; None if it names none."""
        return None if body is None else self.host.chosen(body.level)

    async def sign_in(self, identity: str) -> None:
        """The answer lets the browser prove from now on that it is this identity."""
        self._cookie = await self.site.sessions.begin(identity, self.agent)

    def sign_out(self) -> None:
        self._signed_out = True

    def dress(self, response: Response) -> None:
        """Add to the answer what belongs to it besides its content."""
        if self._signed_out:
            self.site.sessions.take(response)
        elif self._cookie is not None:
            self.site.sessions.give(response, self._cookie)


def person_of(identity: Identity) -> Person:
    return Person(identity.id, identity.name)
