"""What viewers hear when something has happened at a table."""

from collections.abc import Sequence
from typing import Literal

from luna.contract.messages import EntryMessage, Presence, ServerMessage, Welcome
from luna.contract.story import event_views
from luna.contract.view import View, entry_view, own
from luna.server.live.frames import frame
from luna.server.live.room import Room
from luna.server.live.wire import already, encode
from luna.table.entries import POSITION_FACTS, Entry, Said

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
    table = room.table
    position = table.at(entry.sequence)
    happened = position.events() if entry.kind == "action" and position is not None else None
    message: EntryMessage = {
        "type": "event",
        "sequence": entry.sequence,
        "entry": entry_view(table, table.entries[entry.sequence - 1], happened),
    }
    if happened is not None:
        message["events"] = event_views(happened)
    if wish == "all" and not isinstance(entry.fact, Said):
        message["view"] = already(room.shown(), View)
    elif wish == "document" and isinstance(entry.fact, POSITION_FACTS) and position is not None:
        message["document"] = room.document_of(position)
    return message


def welcome(room: Room, identity: str | None, since: int | None, most: int) -> Welcome:
    """The view, who one is, and the entries missed since one was here, up to so many."""
    table = room.table
    missed = table.entries[since : since + most] if since is not None else ()
    return Welcome(
        sequence=table.sequence,
        you=own(table, identity),
        missed=[entry_view(table, entry) for entry in missed],
        more=bool(missed) and missed[-1].sequence < table.sequence,
        reset=since is not None and since > table.sequence,
        view=already(room.shown(), View),
    )


def spread(room: Room, message: ServerMessage) -> None:
    """Send the same to everyone who watches."""
    sent = frame(encode(message))
    for viewer in list(room.viewers):
        viewer.put(sent)


def presence(room: Room) -> Presence:
    there = room.present()
    seats = [seat.identity is not None and seat.identity in there for seat in room.table.seats]
    return Presence(present=seats, watchers=len(room.viewers))
