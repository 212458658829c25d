"""What viewers hear when something has happened at a table."""

from collections.abc import Sequence
from typing import Literal

from luna.contract.messages import EntryMessage, Presence, ServerMessage, Welcome
from luna.contract.view import View
from luna.server.live.frames import frame
from luna.server.live.room import Room
from luna.server.live.wire import already, encode
from luna.service import announcing
from luna.table.entries import POSITION_FACTS, Entry

Wish = Literal["all", "document", "no"]
"""After each entry `all` of the view; who knows the rules, the `document` or `no` more."""


def announce(room: Room, entries: Sequence[Entry]) -> None:
    """Let everyone who watches know; the view comes with the last entry, documents with others."""
    for entry in entries if room.viewers else ():
        last = entry is entries[-1]
        messages: dict[Wish, bytes] = {}
        for viewer in list(room.viewers):
            wish: Wish = viewer.wish if last or viewer.wish == "no" else "document"
            if wish not in messages:
                messages[wish] = frame(encode(entry_message(room, entry, wish)))
            viewer.put(messages[wish])


def entry_message(room: Room, entry: Entry, wish: Wish) -> EntryMessage:
    """One entry, with as much as a viewer wants."""
    position = room.table.at(entry.sequence)
    moved = isinstance(entry.fact, POSITION_FACTS) and position is not None
    return announcing.entry_message(
        room.table,
        entry,
        already(room.shown(), View) if wish == "all" else None,
        room.document_of(position) if wish == "document" and moved and position else None,
    )


def welcome(room: Room, identity: str | None, since: int | None, most: int) -> Welcome:
    """The view, who one is, and the entries missed since one was here, up to so many."""
    return announcing.welcome(room.table, identity, since, most, already(room.shown(), View))


def spread(room: Room, message: ServerMessage) -> None:
    """Send the same to everyone who watches."""
    sent = frame(encode(message))
    for viewer in list(room.viewers):
        viewer.put(sent)


def presence(room: Room) -> Presence:
    return announcing.presence(room.table, room.present(), len(room.viewers))
