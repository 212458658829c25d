"""A request over HTTP, as handlers see it."""

from starlette.requests import Request
from starlette.responses import Response

from luna.app.account import AccountStore
from luna.app.context import Context, Limited, User
from luna.app.names import new_id
from luna.server.instance import Instance
from luna.server.sessions import SignedIn


class RequestContext(Context):
    """A request with its cookie and address."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.instance: Instance = request.app.state.luna
        super().__init__(self.instance.services)
        self._signed_in: SignedIn | None = None
        self._is_known = False
        self._cookie: str | None = None
        self._is_signed_out = False

    @property
    def address(self) -> str:
        """The caller's address, for limits."""
        return self.request.client.host if self.request.client else "?"

    @property
    def named_session(self) -> str | None:
        """The session that the cookie names, be it over or not, for limits."""
        return self.instance.sessions.session_id(self.request.cookies)

    @property
    def caller(self) -> str:
        return self.named_session or self.address

    @property
    def origin(self) -> str:
        url = self.request.url
        return self.instance.settings.origin or f"{url.scheme}://{url.netloc}"

    def limit(self, kind: Limited) -> None:
        self.instance.limiters[kind].take(self.address)

    async def _find(self) -> SignedIn | None:
        if not self._is_known:
            self._signed_in = await self.instance.sessions.find(self.request.cookies, self._agent)
            self._is_known = True
            if self._signed_in is not None and self._signed_in.is_fresh:
                self._cookie = self.instance.sessions.cookie(self._signed_in.session.id)
        return self._signed_in

    @property
    def _agent(self) -> str:
        return self.request.headers.get("user-agent", "")

    async def user(self) -> User | None:
        found = await self._find()
        return None if found is None else found.user

    async def session_id(self) -> str | None:
        found = await self._find()
        return None if found is None else found.session.id

    async def create_guest(self, name: str, language: str = "en") -> User:
        user = User(new_id(), name, language)
        await self.store(AccountStore).create(user, self.now)
        await self.sign_in(user.id)
        return user

    async def rename(self, name: str, language: str) -> None:
        user = await self.require_user()
        await self.store(AccountStore).rename(user.id, name, language)
        self.instance.sessions.forget(user.id)
        self._is_known = False

    async def sign_in(self, user: str) -> None:
        self._cookie = await self.instance.sessions.begin(user, self._agent)

    def sign_out(self) -> None:
        self._is_signed_out = True

    def set_cookies(self, response: Response) -> None:
        if self._is_signed_out:
            self.instance.sessions.delete_cookie(response)
        elif self._cookie is not None:
            self.instance.sessions.set_cookie(response, self._cookie)
