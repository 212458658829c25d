"""What keeps someone from doing something at a table, as data for others to put into words."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, NotRequired, TypedDict

from luna.record.record import RecordError
from luna.rules.refusals import Detail, Refusal, Refused

Nature = Literal[
    "malformed",  # cannot be read
    "stranger",  # who is asking is not known
    "forbidden",  # not for this person
    "missing",  # there is no such thing
    "conflict",  # not as things stand
    "too-long",
    "invalid",  # understood, and not allowed
    "too-many",  # not so often, not so many
    "unavailable",  # not now, through no fault of the one who asks
]


class RefusalDocument(TypedDict):
    """What the rules refuse: a rule id, a message key and what fills its gaps."""

    rule: str
    reason: str
    details: dict[str, Detail]


class Whereabouts(TypedDict, total=False):
    """Where a problem lies, as far as that helps to go on."""

    sequence: int
    """The latest entry of the log."""
    position: int
    """The entry that made the present position."""
    retry: int
    """Seconds after which it may work."""
    line: int
    """The line of a record."""


class ProblemDocument(TypedDict):
    """A problem as it is sent (RFC 9457); the last four are there where they help."""

    type: str
    title: str
    status: int
    reason: str
    rule: str | None
    details: dict[str, Detail]
    sequence: NotRequired[int]
    position: NotRequired[int]
    retry: NotRequired[int]
    line: NotRequired[int]


class Problem(Exception):
    """Something that cannot be done.

    `reason` is a message key (`problem-…` in the Fluent files) and `details` fill its gaps; what
    the rules refuse has `reason` from the engine (`refusal-…`) and a rule id.
    """

    def __init__(
        self,
        nature: Nature,
        reason: str,
        rule: str | None = None,
        details: Mapping[str, Detail] | None = None,
        place: Whereabouts | None = None,
    ) -> None:
        super().__init__(reason)
        self.nature: Nature = nature
        self.reason = reason
        self.rule = rule
        self.details = dict(details or {})
        self.place: Whereabouts = place or {}


def refused(error: Refused) -> Problem:
    """The problem with something the rules do not allow."""
    found = error.refusal
    place: Whereabouts = {"line": error.line} if isinstance(error, RecordError) else {}
    return Problem("invalid", found.reason, found.rule, dict(found.details), place)


@lru_cache(maxsize=4096)
def refusal_document(refusal: Refusal) -> RefusalDocument:
    """The document of a refusal, the same one each time: it is never changed."""
    return {"rule": refusal.rule, "reason": refusal.reason, "details": dict(refusal.details)}


def missing(what: str) -> Problem:
    return Problem("missing", f"no-such-{what}")


def forbidden(reason: str) -> Problem:
    return Problem("forbidden", reason)


def conflict(reason: str, **place: int) -> Problem:
    return Problem("conflict", reason, place=Whereabouts(**place))  # type: ignore[typeddict-item]


def invalid(reason: str, rule: str | None = None, **details: Detail) -> Problem:
    return Problem("invalid", reason, rule, details)
