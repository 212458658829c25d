"""Who is asking: a guest known by a signed cookie, or an account kept by passkeys."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from starlette.responses import Response

from luna.locale import LANGUAGES
from luna.server.live.rooms import now
from luna.server.settings import Settings
from luna.server.store.people import Identity, People
from luna.table.problem import forbidden, invalid

COOKIE = "luna"
YEAR = 365 * 24 * 3600
ALPHABET = "abcdefghijkmnopqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """An id nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:48]


class Identities:
    """Makes identities, and the signed words that prove one is someone."""

    def __init__(self, people: People, settings: Settings) -> None:
        self._people = people
        self._settings = settings
        secret = people.secret()
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._links = URLSafeTimedSerializer(secret, salt="link")
        self._known: dict[str, Identity] = {}

    async def of(self, cookies: Mapping[str, str]) -> Identity | None:
        """Whom the cookie names, if it is genuine."""
        word = cookies.get(COOKIE)
        if not word or len(word) > 200:
            return None
        try:
            named = self._cookies.loads(word)
        except BadSignature:
            return None
        # The last character of a signature has bits that decoding drops: only one spelling counts.
        if not isinstance(named, str) or self.cookie(named) != word:
            return None
        return await self.find(named)

    async def find(self, identity: str) -> Identity | None:
        known = self._known.get(identity)
        if known is None:
            known = await self._people.find(identity)
            if known is not None:
                self._remember(known)
        return known

    def _remember(self, identity: Identity) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[identity.id] = identity

    async def make(self, name: str, language: str = "en") -> Identity:
        """A new guest."""
        identity = Identity(new_id(), name, language if language in LANGUAGES else "en")
        await self._people.add(identity, now())
        self._remember(identity)
        return identity

    async def rename(self, identity: str, name: str, language: str) -> None:
        await self._people.rename(identity, name, language)
        self._known.pop(identity, None)

    def sign_in(self, response: Response, identity: str) -> None:
        """Let the browser prove from now on that it is this identity."""
        response.set_cookie(
            COOKIE,
            self.cookie(identity),
            max_age=YEAR,
            path="/",
            secure=self._settings.secure,
            httponly=True,
            samesite="lax",
        )

    def sign_out(self, response: Response) -> None:
        response.delete_cookie(
            COOKIE, path="/", secure=self._settings.secure, httponly=True, samesite="lax"
        )

    def cookie(self, identity: str) -> str:
        """The value of the cookie, for clients that keep it themselves."""
        return str(self._cookies.dumps(identity))

    def link(self, *content: Any) -> str:
        """A signed token that says something."""
        return str(self._links.dumps(content))

    def read_link(self, token: str, kind: str, max_age: int) -> list[Any]:
        """What a token of a kind says, or a problem if it is not genuine or too old."""
        try:
            said = self._links.loads(token, max_age=max_age)
        except BadSignature:
            raise forbidden("link-not-valid") from None
        if not isinstance(said, list) or not said or said[0] != kind:
            raise forbidden("link-not-valid")
        return said[1:]


def clean_name(name: str, longest: int) -> str:
    """A name as it is kept: one line, no control characters, bounded."""
    kept = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:longest].strip()
    if not kept:
        raise invalid("name-missing")
    return kept
