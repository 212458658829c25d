"""Who is asking: a guest known by a signed cookie, or an account kept by passkeys."""

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import Connection, insert, select
from starlette.responses import Response

from luna.locale import LANGUAGES
from luna.server.problems import Problem
from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.store import Store, insert_rows, now, setting

COOKIE = "luna"
YEAR = 365 * 24 * 3600
ALPHABET = "abcdefghijkmnopqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """An id nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:48]


@dataclass(frozen=True)
class Identity:
    """A person as far as the server knows one."""

    id: str
    name: str
    language: str = "en"


class Identities:
    """Makes identities, and the signed words that prove one is someone."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        secret = store.ask(secret_key) or self._make_secret()
        self._cookies = URLSafeSerializer(secret, salt="cookie")
        self._links = URLSafeTimedSerializer(secret, salt="link")
        self._known: dict[str, Identity] = {}

    def _make_secret(self) -> str:
        """Keep a secret for signatures; the first of several processes wins."""
        from sqlalchemy.exc import IntegrityError

        try:
            with self._store.engine.begin() as connection:
                row = {"name": "secret", "value": secrets.token_urlsafe(48)}
                connection.execute(insert(schema.settings), row)
        except IntegrityError:
            pass
        found = self._store.ask(secret_key)
        if found is None:
            raise RuntimeError("no secret was kept")
        return found

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
            known = await self._store.read(lambda c: load_identity(c, identity))
            if known is not None:
                self._remember(known)
        return known

    def _remember(self, identity: Identity) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[identity.id] = identity

    def forget(self, identity: str) -> None:
        """Ask the database again next time."""
        self._known.pop(identity, None)

    async def make(self, name: str, language: str = "en") -> Identity:
        """A new guest."""
        identity = Identity(new_id(), name, language if language in LANGUAGES else "en")
        await self._store.write(
            insert_rows(
                schema.identities,
                {
                    "id": identity.id,
                    "name": identity.name,
                    "language": identity.language,
                    "created": now(),
                    "notify": None,
                    "address": None,
                    "confirmed": False,
                },
            )
        )
        self._remember(identity)
        return identity

    def sign_in(self, response: Response, identity: str) -> None:
        """Let the browser prove from now on that it is this identity."""
        response.set_cookie(
            COOKIE,
            str(self._cookies.dumps(identity)),
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
            raise Problem(403, "link-not-valid") from None
        if not isinstance(said, list) or not said or said[0] != kind:
            raise Problem(403, "link-not-valid")
        return said[1:]


def secret_key(connection: Connection) -> str | None:
    return setting(connection, "secret")


def load_identity(connection: Connection, identity: str) -> Identity | None:
    row = connection.execute(
        select(schema.identities).where(schema.identities.c.id == identity)
    ).one_or_none()
    return None if row is None else Identity(row.id, row.name, row.language)


def clean_name(name: str, longest: int) -> str:
    """A name as it is kept: one line, no control characters, bounded."""
    kept = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:longest].strip()
    if not kept:
        raise Problem(422, "name-missing")
    return kept
