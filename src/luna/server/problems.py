"""What goes wrong is told as a problem document: a message key, and the rule where there is one."""

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.responses import Response

from luna.record import RecordError
from luna.rules.refusals import Refusal, Refused

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """An answer other than the one hoped for.

    `reason` is a message key (`problem-…` in the Fluent files) and `details` fill its gaps; what
    the rules refuse has `reason` from the engine (`refusal-…`) and a rule id.
    """

    def __init__(
        self,
        status: int,
        reason: str,
        rule: str | None = None,
        details: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.rule = rule
        self.details = dict(details or {})
        self.more = more

    def document(self) -> dict[str, Any]:
        """The problem document (RFC 9457)."""
        kind = "refusal" if self.rule else "problem"
        return {
            "type": f"urn:luna:{kind}:{self.reason}",
            "title": self.reason,
            "status": self.status,
            "reason": self.reason,
            "rule": self.rule,
            "details": self.details,
            **self.more,
        }

    def response(self) -> Response:
        headers = {"Retry-After": str(self.more["retry"])} if "retry" in self.more else None
        return Response(
            msgspec.json.encode(self.document()),
            self.status,
            headers,
            MEDIA_TYPE,
        )


def refused(error: Refused) -> Problem:
    """The problem with something the rules do not allow."""
    told = refusal_document(error.refusal)
    more = {"line": error.line} if isinstance(error, RecordError) else {}
    return Problem(422, told["reason"], told["rule"], told["details"], **more)


def refusal_document(refusal: Refusal) -> dict[str, Any]:
    return {"rule": refusal.rule, "reason": refusal.reason, "details": dict(refusal.details)}


def not_found(what: str) -> Problem:
    return Problem(404, f"no-such-{what}")


def forbidden(reason: str) -> Problem:
    return Problem(403, reason)


def conflict(reason: str, **more: Any) -> Problem:
    return Problem(409, reason, **more)
