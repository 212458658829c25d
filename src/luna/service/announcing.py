"""What is said to those who have a table open."""

from collections.abc import Collection

from luna.app.tables.messages import EntryMessage, Presence, Welcome
from luna.app.tables.story import event_views
from luna.app.tables.view import View, entry_view, own
from luna.record.shape import Document
from luna.table.entries import POSITION_FACTS, Entry, Said
from luna.table.table import Table


def entry_message(
    table: Table, entry: Entry, view: View | None = None, document: Document | None = None
) -> EntryMessage:
    """One entry, with the view after it (but for chat), or with the document of its position."""
    position = table.at(entry.sequence)
    happened = position.events() if entry.kind == "action" and position is not None else None
    message: EntryMessage = {
        "type": "event",
        "sequence": entry.sequence,
        "entry": entry_view(table, table.entries[entry.sequence - 1], position, happened),
    }
    if happened is not None:
        message["events"] = event_views(happened)
    if view is not None and not isinstance(entry.fact, Said):
        message["view"] = view
    elif document is not None and isinstance(entry.fact, POSITION_FACTS):
        message["document"] = document
    return message


def welcome(
    table: Table, identity: str | None, since: int | None, most: int, view: View
) -> Welcome:
    """The view, who one is, and the entries missed since one was here, up to so many."""
    missed = table.entries[since : since + most] if since is not None else ()
    return Welcome(
        sequence=table.sequence,
        you=own(table, identity),
        missed=[entry_view(table, entry) for entry in missed],
        more=bool(missed) and missed[-1].sequence < table.sequence,
        reset=since is not None and since > table.sequence,
        view=view,
    )


def presence(table: Table, present: Collection[str], watchers: int) -> Presence:
    seats = [seat.identity is not None and seat.identity in present for seat in table.seats]
    return Presence(present=seats, watchers=watchers)
