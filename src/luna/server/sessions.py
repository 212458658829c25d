"""Signed in: a cookie names a session, and a session ends when its owner says so."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from itsdangerous import BadSignature, URLSafeSerializer
from itsdangerous.encoding import base64_decode, base64_encode
from starlette.responses import Response

from luna.app.tables.service import now
from luna.server.settings import Settings
from luna.server.store.people import Identity
from luna.server.store.sessions import OLD, Session, SessionStore
from luna.app.names import new_id, printable

COOKIE = "luna"
DAY = 24 * 3600.0
LASTS = 180 * DAY
"""How long a session lasts that nobody uses."""
KNOWN = 10_000


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Whom a cookie names, and by which session."""

    identity: Identity
    session: Session
    fresh: bool
    """The browser should be given the cookie, anew or for the first time."""


class Sessions:
    """Begins sessions, recognizes and ends them."""

    def __init__(self, kept: SessionStore, secret: str, settings: Settings) -> None:
        self._kept = kept
        self._settings = settings
        self._cookies = URLSafeSerializer(secret, salt="session")
        self._old_cookies = URLSafeSerializer(secret, salt="cookie")
        self._known: dict[str, tuple[Session, Identity]] = {}
        """Only where no other process could end a session or rename somebody."""

    def named(self, cookies: Mapping[str, str]) -> str | None:
        """The session that a genuine cookie names."""
        word = cookies.get(COOKIE)
        return genuine(self._cookies, word) if word and len(word) <= 200 else None

    async def of(self, cookies: Mapping[str, str], agent: str = "") -> SignedIn | None:
        """Who is signed in, if the cookie is genuine and its session is not over."""
        name = self.named(cookies)
        if name is not None:
            return await self._named(name, fresh=False)
        word = cookies.get(COOKIE)
        identity = genuine(self._old_cookies, word) if word and len(word) <= 200 else None
        return None if identity is None else await self._of_old(identity, agent)

    async def _named(self, name: str, *, fresh: bool) -> SignedIn | None:
        found = self._known.get(name) or await self._kept.find(name)
        time = now()
        if found is None or found[0].expires <= time:
            return None
        session, identity = found
        if time - session.used > DAY:
            await self._kept.use(name, time, time + LASTS)
            session, fresh = replace(session, used=time, expires=time + LASTS), True
        if not self._kept.shared:
            if len(self._known) > KNOWN:
                self._known.clear()
            self._known[name] = session, identity
        return SignedIn(identity, session, fresh)

    async def _of_old(self, identity: str, agent: str) -> SignedIn | None:
        """A cookie from before there were sessions becomes one, and ends with it."""
        name = OLD + identity
        if await self._kept.find(name) is None:
            await self._kept.add(self._session(name, identity, agent))
        return await self._named(name, fresh=True)

    async def begin(self, identity: str, agent: str = "") -> str:
        """A new session; the word that a browser proves it with."""
        session = self._session(new_id(24), identity, agent)
        await self._kept.add(session)
        return self.cookie(session.id)

    def _session(self, name: str, identity: str, agent: str) -> Session:
        time = now()
        return Session(name, identity, time, time, time + LASTS, printable(agent)[:120])

    async def of_identity(self, identity: str) -> list[Session]:
        return await self._kept.of_identity(identity, now())

    async def end(self, identity: str, session: str) -> None:
        await self._kept.end(identity, [session])
        self.forget(identity)

    async def end_all(self, identity: str, but: str | None = None) -> list[str]:
        """End all sessions of somebody but one; which they were."""
        ended = await self._kept.end_all(identity, now(), but)
        self.forget(identity)
        return ended

    def forget(self, identity: str) -> None:
        """Something about somebody has changed: ask the database the next time."""
        self._known = {
            name: found for name, found in self._known.items() if found[1].id != identity
        }

    def cookie(self, session: str) -> str:
        """The value of the cookie, for clients that keep it themselves."""
        return str(self._cookies.dumps(session))

    def give(self, response: Response, cookie: str) -> None:
        """Let the browser prove from now on that it is signed in."""
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=int(LASTS),
            path="/",
            secure=self._settings.secure,
            httponly=True,
            samesite="lax",
        )

    def take(self, response: Response) -> None:
        """Let the browser forget it."""
        response.delete_cookie(
            COOKIE, path="/", secure=self._settings.secure, httponly=True, samesite="lax"
        )


def genuine(signed: URLSafeSerializer, word: str) -> str | None:
    """What a signed word says, if it is ours."""
    try:
        value = signed.loads(word)
    except BadSignature:
        return None
    # The last character of a signature has bits that decoding drops: only one spelling counts. What
    # is signed is text, of which every character counts; to sign it again would take a millisecond.
    signature = word.rpartition(".")[2]
    spelled = base64_encode(base64_decode(signature)).decode() == signature
    return value if isinstance(value, str) and spelled else None
