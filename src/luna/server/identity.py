"""Signed links: tokens that prove a right to a seat or an address."""

from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer

from luna.app.notifications import Tokens
from luna.app.tables import SeatLinks
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
