"""Spectators of a rated game are some minutes behind, so that no one can help a player."""

import asyncio
from collections.abc import Sequence

from luna.app.tables.publishing import send_entries
from luna.app.tables.room import Room, Viewer
from luna.app.tables.view_cache import ViewCache
from luna.table.entries import Entry
from luna.table.past import as_it_was, begun
from luna.table.table import Table

DELAY_SECONDS = 180.0
MIN_ALARM_SECONDS = 0.05
RELOAD = 4008
"""Close code: the viewer should come back and resume."""


def delay_of(table: Table) -> float:
    return DELAY_SECONDS if table.terms.rated and table.status == "playing" else 0.0


def view_for(room: Room, identity: str | None, now: float) -> ViewCache:
    """What a person may see of a table now: its players see all of it."""
    if not delay_of(room.table) or room.table.seats_of(identity):
        return room.live
    if room.delayed is None:
        past = as_it_was(room.table, seen_until(room.table, now))
        room.delayed = ViewCache(past, delay=delay_of(room.table))
    else:
        advance(room, now)
    return room.delayed


def seen_until(table: Table, now: float) -> int:
    """The latest entry that spectators may know; they see the start at once."""
    until = table.sequence
    first = begun(table)
    while until > first and table.entries[until - 1].time > now - DELAY_SECONDS:
        until -= 1
    return until


def viewers_by_view(room: Room) -> list[tuple[ViewCache, list[Viewer]]]:
    """The views of a table, each with its viewers."""
    live = room.live, [viewer for viewer in room.viewers if not viewer.is_delayed]
    if room.delayed is None:
        return [live]
    return [live, (room.delayed, [viewer for viewer in room.viewers if viewer.is_delayed])]


def advance(room: Room, now: float) -> None:
    """Send spectators the entries that they may know by now."""
    delayed = room.delayed
    if delayed is None:
        return
    until, known = seen_until(room.table, now), delayed.table.sequence
    if until > known:
        delayed.update(as_it_was(room.table, until, delayed.table))
        viewers = [viewer for viewer in room.viewers if viewer.is_delayed]
        send_entries(room, delayed, delayed.table.entries[known:], viewers)


def publish(room: Room, entries: Sequence[Entry], now: float) -> None:
    """Send new entries to all viewers, to the spectators of a rated game later."""
    delay = delay_of(room.table)
    if not entries or not room.viewers:
        room.delayed = room.delayed if delay else None
        return
    if not delay and room.delayed is None:
        send_entries(room, room.live, entries, room.viewers)
        return
    if room.delayed is None:  # a rated game begins: those who are there have seen all until now
        past = as_it_was(room.table, entries[0].sequence - 1)
        room.delayed = ViewCache(past, delay=delay)
        for viewer in room.viewers:
            viewer.is_delayed = not room.table.seats_of(viewer.identity)
    live = [viewer for viewer in room.viewers if not viewer.is_delayed]
    send_entries(room, room.live, entries, live)
    if delay:
        advance(room, now)
        reload_changed_seats(room)
        set_alarm(room, now)
    else:
        catch_up(room)


def catch_up(room: Room) -> None:
    """Show spectators everything: the rated game is over."""
    if room.delayed is not None:
        missed = room.table.entries[room.delayed.table.sequence :]
        viewers = [viewer for viewer in room.viewers if viewer.is_delayed]
        send_entries(room, room.live, missed, viewers)
    room.delayed = None
    for viewer in room.viewers:
        viewer.is_delayed = False


def reload_changed_seats(room: Room) -> None:
    """Let viewers who have sat down or got up reconnect to the view that is theirs now."""
    for viewer in room.viewers:
        if viewer.is_delayed == bool(room.table.seats_of(viewer.identity)):
            viewer.close(RELOAD, "slow")


def enter(room: Room, viewer: Viewer, now: float) -> ViewCache:
    """Add a viewer to a room; return the view that it gets."""
    view = view_for(room, viewer.identity, now)
    viewer.is_delayed = view is not room.live
    room.enter(viewer)
    if viewer.is_delayed:
        set_alarm(room, now)
    return view


def set_alarm(room: Room, now: float) -> None:
    """Wake up when spectators may see the next entry."""
    if room.alarm is not None:
        room.alarm.cancel()
        room.alarm = None
    if room.delayed is None or not any(viewer.is_delayed for viewer in room.viewers):
        return
    coming = room.table.entries[room.delayed.table.sequence :]
    if coming:
        due = max(MIN_ALARM_SECONDS, coming[0].time + DELAY_SECONDS - now)
        room.alarm = asyncio.get_running_loop().call_later(due, ring, room, now + due)


def ring(room: Room, now: float) -> None:
    advance(room, now)
    set_alarm(room, now)
