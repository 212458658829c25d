"""An entry before it has its place in the log."""

from dataclasses import dataclass

from luna.table.entries import Entry, Fact, Kind
from luna.table.problem import conflict
from luna.table.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """What an entry will say, and of whom."""

    seat: int | None
    fact: Fact
    client: str | None = None


class Repeated(Exception):
    """The very same request has been carried out before, with this entry."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.sequence)
        self.entry = entry


def not_twice(table: Table, client: str | None, *kinds: Kind, text: str | None = None) -> None:
    """Stop with `Repeated` if a client sends again what it has sent before.

    An id that stands for something else is a problem: the client would take it for done.
    """
    before = table.by_client.get(client) if client else None
    if before is None:
        return
    if before.kind not in kinds or text not in (None, before.text):
        raise conflict("client-id-used")
    raise Repeated(before)
