"""Public games that run now, as those see them who look on: rated ones some minutes late."""

from luna.server.live.room import Room
from luna.table.position import Position
from luna.table.table import Table

DELAY = 180.0
"""Seconds that those who look on are behind a rated game, so that nobody can help a player."""


def delay_of(table: Table) -> float:
    return DELAY if table.terms.rated and table.status == "playing" else 0.0


def seen(table: Table, now: float) -> Position | None:
    """The position that those who look on may see now."""
    delay = delay_of(table)
    if not delay or table.position is None:
        return table.position
    known = [entry for entry in table.entries if entry.time <= now - delay]
    return table.at(known[-1].sequence if known else 0)


def lookers_on(room: Room) -> int:
    """How many look on without playing there, in this process."""
    return sum(viewer.looks_on for viewer in room.viewers)
