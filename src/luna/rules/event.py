"""One thing that happened, as data for others to put into words."""

from dataclasses import dataclass
from functools import lru_cache

from luna.rules.refusals import Detail


@dataclass(frozen=True)
class Event:
    """One thing that happened: a message key, whose it was, and its details.

    >>> Event("gain", "red", (("points", 6), ("source", "sanctification")))["points"]
    6
    """

    kind: str
    order: str | None = None
    details: tuple[tuple[str, Detail], ...] = ()

    def __getitem__(self, name: str) -> Detail:
        return dict(self.details)[name]


@lru_cache(maxsize=4096)
def event(kind: str, order: str | None = None, **details: Detail) -> Event:
    """An event, the same one each time: many are made, of few kinds."""
    return Event(kind, order, tuple(sorted(details.items())))
