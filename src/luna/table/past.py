"""A table as it was some entries ago."""

from dataclasses import replace

from luna.table.entries import Entry, Played, Started
from luna.table.table import Table, apply


def begun(table: Table) -> int:
    """The entry that began the game; 0 if none has."""
    return next((each.sequence for each in table.entries if isinstance(each.fact, Started)), 0)


def as_it_was(table: Table, sequence: int, known: Table | None = None) -> Table:
    """A table after an entry of its log, seats as they are now where the log has not spoken.

    `known` is the same at an earlier entry, so that only what follows has to be gone through.
    """
    was = known or Table(table.terms, table.owner, table.seats, invitation=table.invitation)
    for entry in table.entries[was.sequence : sequence]:
        was = apply(was, with_position(table, entry))
    return was


def with_position(table: Table, entry: Entry) -> Entry:
    """An entry that need not be worked out again."""
    if not isinstance(entry.fact, Played):
        return entry
    return replace(entry, fact=Played(entry.fact.action, table.at(entry.sequence)))
