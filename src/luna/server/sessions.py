"""Sessions: a signed cookie names a session, which lasts until its user ends it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from itsdangerous.encoding import base64_decode, base64_encode
from msgspec.structs import replace
from starlette.responses import Response

from luna.app.account import Session, Sessions
from luna.app.context import User
from luna.app.names import new_id, printable
from luna.app.notifications import Tokens
from luna.app.tables import SeatLinks
from luna.server.settings import Settings
from luna.server.store.account import LEGACY_PREFIX, SessionStore
from luna.table.problem import forbidden


class SignedLinks(SeatLinks, Tokens):
    def __init__(self, secret: str) -> None:
        self._links = URLSafeTimedSerializer(secret, salt="link")

    def sign(self, *content: Any) -> str:
        return str(self._links.dumps(content))

    def read(self, token: str, kind: str, max_age_seconds: int) -> list[Any]:
        try:
            fields = self._links.loads(token, max_age=max_age_seconds)
        except BadSignature:
            raise forbidden("link-not-valid") from None
        if not isinstance(fields, list) or not fields or fields[0] != kind:
            raise forbidden("link-not-valid")
        return fields[1:]

    def sign_seat(self, table_id: str, seat: int, moves: int) -> str:
        return self.sign("seat", table_id, seat, moves)

    def read_seat(self, token: str, max_age_seconds: int) -> tuple[str, int, int]:
        fields = self.read(token, "seat", max_age_seconds)
        if len(fields) != 3:
            raise forbidden("link-not-valid")
        return str(fields[0]), int(fields[1]), int(fields[2])


COOKIE = "luna"
MAX_COOKIE_CHARS = 200
DAY_SECONDS = 24 * 3600.0
SESSION_SECONDS = 180 * DAY_SECONDS
"""A session ends when it has not been used for so long."""
MAX_CACHED = 10_000
MAX_AGENT_CHARS = 120


@dataclass(frozen=True, slots=True)
class SignedIn:
    """The user and the session of a cookie."""

    user: User
    session: Session
    is_fresh: bool
    """The answer must set the cookie."""


class CookieSessions(Sessions):
    def __init__(
        self,
        store: SessionStore,
        secret: str,
        settings: Settings,
        now: Callable[[], float],
        on_end: Callable[[set[str]], None],
    ) -> None:
        """`on_end` closes the connections of sessions that have ended."""
        self._store = store
        self._settings = settings
        self._now = now
        self._on_end = on_end
        self._cookies = URLSafeSerializer(secret, salt="session")
        self._legacy_cookies = URLSafeSerializer(secret, salt="cookie")
        self._known: dict[str, tuple[Session, User]] = {}
        """A cache, used only where no other process can end a session or rename a user."""

    def session_id(self, cookies: Mapping[str, str]) -> str | None:
        """The session that a genuine cookie names, be it over or not."""
        return read_cookie(self._cookies, cookies)

    async def find(self, cookies: Mapping[str, str], agent: str = "") -> SignedIn | None:
        """Return who is signed in, if the cookie is genuine and its session is not over."""
        session = self.session_id(cookies)
        if session is not None:
            return await self._use(session, is_fresh=False)
        user = read_cookie(self._legacy_cookies, cookies)
        return None if user is None else await self._find_legacy(user, agent)

    async def _use(self, name: str, *, is_fresh: bool) -> SignedIn | None:
        found = self._known.get(name) or await self._store.find(name)
        now = self._now()
        if found is None or found[0].expires <= now:
            return None
        session, user = found
        if now - session.used > DAY_SECONDS:
            expires = now + SESSION_SECONDS
            await self._store.use(name, now, expires)
            session, is_fresh = replace(session, used=now, expires=expires), True
        if not self._store.shared:
            if len(self._known) > MAX_CACHED:
                self._known.clear()
            self._known[name] = session, user
        return SignedIn(user, session, is_fresh)

    async def _find_legacy(self, user: str, agent: str) -> SignedIn | None:
        """Turn a cookie from before there were sessions into a session."""
        name = LEGACY_PREFIX + user
        if await self._store.find(name) is None:
            await self._store.add(self._new_session(name, user, agent))
        return await self._use(name, is_fresh=True)

    async def begin(self, user: str, agent: str = "") -> str:
        """Begin a session; return its cookie."""
        session = self._new_session(new_id(24), user, agent)
        await self._store.add(session)
        return self.cookie(session.id)

    def _new_session(self, name: str, user: str, agent: str) -> Session:
        now = self._now()
        shown = printable(agent)[:MAX_AGENT_CHARS]
        return Session(name, user, now, now, now + SESSION_SECONDS, shown)

    async def of_user(self, user: str) -> list[Session]:
        return await self._store.of_user(user, self._now())

    async def end(self, user: str, session: str) -> None:
        await self._store.end(user, [session])
        self.forget(user)
        self._on_end({session})

    async def end_all(self, user: str, but: str | None = None) -> None:
        ended = await self._store.end_all(user, self._now(), but)
        self.forget(user)
        self._on_end(set(ended))

    def forget(self, user: str) -> None:
        """Read a user's sessions from the database again, because something has changed."""
        self._known = {name: found for name, found in self._known.items() if found[1].id != user}

    def cookie(self, session: str) -> str:
        """The value of the cookie, for clients that keep it themselves."""
        return str(self._cookies.dumps(session))

    def set_cookie(self, response: Response, cookie: str) -> None:
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=int(SESSION_SECONDS),
            path="/",
            secure=self._settings.secure,
            httponly=True,
            samesite="lax",
        )

    def delete_cookie(self, response: Response) -> None:
        response.delete_cookie(
            COOKIE, path="/", secure=self._settings.secure, httponly=True, samesite="lax"
        )


def read_cookie(signed: URLSafeSerializer, cookies: Mapping[str, str]) -> str | None:
    """The content of the cookie, if it is genuine."""
    cookie = cookies.get(COOKIE)
    if not cookie or len(cookie) > MAX_COOKIE_CHARS:
        return None
    try:
        value = signed.loads(cookie)
    except BadSignature:
        return None
    # Decoding drops some bits of the signature's last character, so only one spelling may count.
    # In the content every character counts; to sign it again would take a millisecond.
    signature = cookie.rpartition(".")[2]
    is_exact = base64_encode(base64_decode(signature)).decode() == signature
    return value if isinstance(value, str) and is_exact else None
