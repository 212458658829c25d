"""What viewers hear when something has happened at a table."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

from luna.contract.messages import EntryMessage, Presence, ServerMessage, Welcome
from luna.contract.view import View
from luna.server.live.frames import frame
from luna.server.live.room import Room
from luna.server.live.to_bytes import encode, raw
from luna.server.live.view_cache import ViewCache
from luna.service import announcing
from luna.table.entries import POSITION_FACTS, Entry

if TYPE_CHECKING:
    from luna.server.live.viewer import Viewer

Wish = Literal["all", "document", "no"]
"""After each entry `all` of the view; who knows the rules, the `document` or `no` more."""


def send_entries(
    room: Room, sight: ViewCache, entries: Sequence[Entry], viewers: "Collection[Viewer]"
) -> None:
    """Send entries to viewers; the view comes with the last entry, documents with others."""
    for entry in entries if viewers else ():
        last = entry is entries[-1]
        messages: dict[Wish, bytes] = {}
        for viewer in list(viewers):
            wish: Wish = viewer.wish if last or viewer.wish == "no" else "document"
            if wish not in messages:
                messages[wish] = frame(encode(entry_message(room, sight, entry, wish)))
            viewer.put(messages[wish])


def entry_message(room: Room, sight: ViewCache, entry: Entry, wish: Wish) -> EntryMessage:
    """One entry, with as much as a viewer wants."""
    if wish == "all":
        shown = raw(sight.shown(room.present()), View)
        return announcing.entry_message(sight.table, entry, shown)
    document = None
    if wish == "document" and isinstance(entry.fact, POSITION_FACTS):
        position = sight.table.at(entry.sequence)
        document = None if position is None else sight.document_of(position)
    return announcing.entry_message(sight.table, entry, None, document)


def welcome(
    room: Room, sight: ViewCache, identity: str | None, since: int | None, most: int
) -> Welcome:
    """The view, who one is, and the entries missed since one was here, up to so many."""
    shown = raw(sight.shown(room.present()), View)
    return announcing.welcome(sight.table, identity, since, most, shown)


def broadcast(room: Room, message: ServerMessage) -> None:
    """Send the same to everyone who watches."""
    sent = frame(encode(message))
    for viewer in list(room.viewers):
        viewer.put(sent)


def presence(room: Room) -> Presence:
    return announcing.presence(room.table, room.present(), room.watchers())
