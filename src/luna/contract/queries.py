"""What may stand behind the question mark of an address."""

from typing import Annotated, Literal

from msgspec import Meta

from luna.app.request import Request, SeatNumber, Sequence


class ThoughtQuery(Request, frozen=True):
    """How far one knows a thought to have come."""

    known: Annotated[float, Meta(ge=0, le=1)] = 0.0


class ChapterQuery(Request, frozen=True):
    """Which chapter, counted from 0."""

    chapter: Annotated[int, Meta(ge=0, le=100)] = 0


class ReviewQuery(Request, frozen=True):
    """The number of the last verdict one knows."""

    since: Sequence = 0


class ListQuery(Request, frozen=True):
    """Which tables."""

    scope: Literal["public", "mine"] = "public"
    part: Literal["all", "current", "finished", "analysis", "hidden"] = "all"
    """Of one's own, as lists show them apart."""
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """Those that have not changed since, to read on in a long list."""


class LegalQuery(Request, frozen=True):
    """Up to how many Journeys and Tides are listed."""

    limit: Annotated[int, Meta(ge=1, le=10_000)] = 1000


class OptionsQuery(Request, frozen=True):
    """Whose options."""

    seat: SeatNumber


class LogQuery(Request, frozen=True):
    """Which entries."""

    since: Sequence = 0
    limit: Annotated[int, Meta(ge=1, le=1000)] = 1000


class RecordQuery(Request, frozen=True):
    """As the game stood after an entry of the log."""

    sequence: Sequence | None = None


class LiveQuery(Request, frozen=True):
    """From which entry on, and how much after each of them."""

    since: Sequence | None = None
    view: Literal["all", "document", "no"] = "all"
