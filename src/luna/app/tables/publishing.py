"""The messages that viewers of a table get."""

from collections.abc import Collection, Sequence

from luna.app.encoding import encode, raw
from luna.app.tables.messages import EntryMessage, Presence, ServerMessage, Welcome
from luna.app.tables.room import Detail, Room, Viewer
from luna.app.tables.story import event_views
from luna.app.tables.view import View, entry_view, own
from luna.app.tables.view_cache import ViewCache
from luna.table.entries import POSITION_FACTS, Entry, Said


def send_entries(
    room: Room, view: ViewCache, entries: Sequence[Entry], viewers: Collection[Viewer]
) -> None:
    """Send entries to viewers; the view comes with the last entry, documents with the others."""
    for entry in entries if viewers else ():
        is_last = entry is entries[-1]
        messages: dict[Detail, bytes] = {}
        for viewer in list(viewers):
            detail: Detail = viewer.detail if is_last or viewer.detail == "no" else "document"
            if detail not in messages:
                messages[detail] = encode(entry_message(room, view, entry, detail))
            viewer.send(messages[detail])


def entry_message(room: Room, view: ViewCache, entry: Entry, detail: Detail) -> EntryMessage:
    """One entry with what a viewer wants after it: the view (except for chat) or the document."""
    table = view.table
    position = table.at(entry.sequence)
    happened = position.events() if entry.kind == "action" and position is not None else None
    message: EntryMessage = {
        "type": "event",
        "sequence": entry.sequence,
        "entry": entry_view(table, table.entries[entry.sequence - 1], position, happened),
    }
    if happened is not None:
        message["events"] = event_views(happened)
    if detail == "all" and not isinstance(entry.fact, Said):
        message["view"] = raw(view.encoded(room.present()), View)
    elif detail == "document" and isinstance(entry.fact, POSITION_FACTS) and position is not None:
        message["document"] = view.document_of(position)
    return message


def welcome(
    room: Room, view: ViewCache, identity: str | None, since: int | None, max_missed: int
) -> Welcome:
    """The view, the viewer's seats, and the entries missed since the last visit."""
    table = view.table
    missed = table.entries[since : since + max_missed] if since is not None else ()
    return Welcome(
        sequence=table.sequence,
        you=own(table, identity),
        missed=[entry_view(table, entry) for entry in missed],
        more=bool(missed) and missed[-1].sequence < table.sequence,
        reset=since is not None and since > table.sequence,
        view=raw(view.encoded(room.present()), View),
    )


def broadcast(room: Room, message: ServerMessage) -> None:
    """Send the same to every viewer."""
    encoded = encode(message)
    for viewer in list(room.viewers):
        viewer.send(encoded)


def presence(room: Room) -> Presence:
    present = room.present()
    seats = [seat.identity is not None and seat.identity in present for seat in room.table.seats]
    return Presence(present=seats, watchers=room.spectators())
