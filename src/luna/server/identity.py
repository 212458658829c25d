"""Who people are: guests with a name, or accounts kept by passkeys."""

from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer

from luna.locale import LANGUAGES
from luna.app.tables.service import now
from luna.server.store.people import Identity, PeopleStore
from luna.app.names import new_id
from luna.table.problem import forbidden


class Identities:
    """Makes identities, and the signed words that prove one may do something."""

    def __init__(self, people: PeopleStore, secret: str) -> None:
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
            fields = self._links.loads(token, max_age=max_age)
        except BadSignature:
            raise forbidden("link-not-valid") from None
        if not isinstance(fields, list) or not fields or fields[0] != kind:
            raise forbidden("link-not-valid")
        return fields[1:]
