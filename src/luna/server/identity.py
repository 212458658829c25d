"""Who people are: guests with a name, or accounts kept by passkeys."""

import hashlib
import secrets
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer

from luna.locale import LANGUAGES
from luna.server.live.rooms import now
from luna.server.store.people import Identity, People
from luna.table.problem import forbidden, invalid

ALPHABET = "abcdefghijkmnopqrstuvwxyz23456789"


def new_id(length: int = 16) -> str:
    """An id nobody can guess, without letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()[:48]


class Identities:
    """Makes identities, and the signed words that prove one may do something."""

    def __init__(self, people: People, secret: str) -> None:
        self._people = people
        self._links = URLSafeTimedSerializer(secret, salt="link")

    async def make(self, name: str, language: str = "en") -> Identity:
        """A new guest."""
        identity = Identity(new_id(), name, language if language in LANGUAGES else "en")
        await self._people.add(identity, now())
        return identity

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


def printable(text: str) -> str:
    """A text as one line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean_name(name: str, longest: int) -> str:
    """A name as it is kept: one line, no control characters, bounded."""
    kept = printable(name)[:longest].strip()
    if not kept:
        raise invalid("name-missing")
    return kept
