"""Those who look on at a rated game are some minutes behind, so that nobody can help a player."""

import asyncio
from collections.abc import Sequence

from luna.server.live.announcing import send_entries
from luna.server.live.room import Room
from luna.server.live.view_cache import ViewCache
from luna.server.live.viewer import SLOW, Viewer
from luna.table.entries import Entry
from luna.table.past import as_it_was, begun
from luna.table.table import Table

DELAY = 180.0
"""Seconds."""


def delay_of(table: Table) -> float:
    return DELAY if table.terms.rated and table.status == "playing" else 0.0


def sight_of(room: Room, identity: str | None, now: float) -> ViewCache:
    """What somebody may see of a table now: those who play there, all of it."""
    if not delay_of(room.table) or room.table.seats_of(identity):
        return room.near
    return behind(room, now)


def behind(room: Room, now: float) -> ViewCache:
    """A rated game as those see it who look on; whoever does gets what they see now."""
    if room.late is None:
        past = as_it_was(room.table, seen_until(room.table, now))
        room.late = ViewCache(past, delay=delay_of(room.table))
    else:
        keep_up(room, now)
    return room.late


def seen_until(table: Table, now: float) -> int:
    """The latest entry that those who look on may know; of the start they hear at once."""
    until = table.sequence
    first = begun(table)
    while until > first and table.entries[until - 1].time > now - DELAY:
        until -= 1
    return until


def sights(room: Room) -> list[tuple[ViewCache, list[Viewer]]]:
    """What is seen of a table, and by whom."""
    near = room.near, [viewer for viewer in room.viewers if not viewer.late]
    if room.late is None:
        return [near]
    return [near, (room.late, [viewer for viewer in room.viewers if viewer.late])]


def keep_up(room: Room, now: float) -> None:
    """Send those who look on what they may know by now."""
    late = room.late
    if late is None:
        return
    until, known = seen_until(room.table, now), late.table.sequence
    if until > known:
        late.take(as_it_was(room.table, until, late.table))
        send_entries(room, late, late.table.entries[known:], [v for v in room.viewers if v.late])


def announce(room: Room, entries: Sequence[Entry], now: float) -> None:
    """Something has happened at a table: everyone who watches hears of it, some later."""
    if not entries or not room.viewers:
        room.late = room.late if delay_of(room.table) else None
        return
    if not delay_of(room.table) and room.late is None:
        send_entries(room, room.near, entries, room.viewers)
        return
    if room.late is None:  # a rated game begins: those who are there have seen all until now
        past = as_it_was(room.table, entries[0].sequence - 1)
        room.late = ViewCache(past, delay=delay_of(room.table))
        for viewer in room.viewers:
            viewer.late = not room.table.seats_of(viewer.identity)
    send_entries(room, room.near, entries, [viewer for viewer in room.viewers if not viewer.late])
    if delay_of(room.table):
        keep_up(room, now)
        part(room)
        wait(room, now)
    else:
        catch_up(room)


def catch_up(room: Room) -> None:
    """A rated game is over: there is nothing more to hide."""
    late = room.late
    if late is not None:
        missed = room.table.entries[late.table.sequence :]
        send_entries(room, room.near, missed, [viewer for viewer in room.viewers if viewer.late])
    room.late = None
    for viewer in room.viewers:
        viewer.late = False


def part(room: Room) -> None:
    """Whoever has got up or sat down comes back to see what is theirs."""
    for viewer in room.viewers:
        if viewer.late == bool(room.table.seats_of(viewer.identity)):
            viewer.end(SLOW, "slow")


def enter(room: Room, viewer: Viewer, now: float) -> ViewCache:
    """Somebody opens a table; what they see of it."""
    sight = sight_of(room, viewer.identity, now)
    viewer.late = sight is not room.near
    room.enter(viewer)
    if viewer.late:
        wait(room, now)
    return sight


def wait(room: Room, now: float) -> None:
    """Be there when those who look on may know the next entry."""
    if room.alarm is not None:
        room.alarm.cancel()
        room.alarm = None
    late = room.late
    if late is None or not any(viewer.late for viewer in room.viewers):
        return
    coming = room.table.entries[late.table.sequence :]
    if coming:
        due = max(0.05, coming[0].time + DELAY - now)
        room.alarm = asyncio.get_running_loop().call_later(due, ring, room, now + due)


def ring(room: Room, now: float) -> None:
    keep_up(room, now)
    wait(room, now)
