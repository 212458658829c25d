"""Queries about a position that change nothing: preview, why not, legal actions, tips, history."""

from collections.abc import Sequence

from msgspec import Struct

from luna.analysis.forecast import forecast
from luna.analysis.tips import tips as tips_for
from luna.app.tables.story import EventView, event_views
from luna.app.tables.view import EntryView, OptionsView, entry_view, position_view
from luna.game import Position
from luna.record.document import document, zones
from luna.record.legal_texts import legal_texts
from luna.record.options import action_at
from luna.record.shape import Document, Forecast, Order, Zones
from luna.rules.explain import why_not
from luna.rules.refusals import Detail, Refusal, Refused
from luna.table.problem import RefusalDocument, missing, refusal_document, refused
from luna.table.table import Table


class Preview(Struct, frozen=True):
    """What an action would change."""

    text: str
    document: Document
    events: list[EventView]
    forecast: Forecast
    zones: Zones


class Why(Struct, frozen=True):
    """Whether an action is legal, and if not, what forbids it."""

    legal: bool
    text: str | None
    refusal: RefusalDocument | None


class Course(Struct, frozen=True):
    """The influence of each order at the start and after every action, and the round it was in."""

    orders: list[Order]
    influence: list[list[int]]
    rounds: list[int]


class TipView(Struct, frozen=True):
    """A playing tip: the key of its text, the rule to read about it, and actions to type."""

    key: str
    rule: str
    details: dict[str, Detail]
    words: list[str]


class Tips(Struct, frozen=True):
    """Tips for the player to act, the most pressing first."""

    tips: list[TipView]


class LegalTexts(Struct, frozen=True):
    """Legal actions as texts; Journeys and Tides are counted, and listed where they are few."""

    actions: list[str]
    journeys: int
    tides: int


class PastPosition(Struct, frozen=True):
    """The position after an entry of the log, with what led to it."""

    sequence: int
    number: int
    entry: EntryView | None
    events: list[EventView]
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


def preview(position: Position, text: str) -> Preview:
    """What an action would change; `Problem` if it is not legal."""
    try:
        after = position.after(position.check(text))
    except Refused as error:
        raise refused(error) from None
    return Preview(
        after.text,
        document(after.setup, after.state),
        event_views(after.events()),
        forecast(after.setup, after.state),
        zones(after.state),
    )


def explain(position: Position, text: str, verb: str = "", places: Sequence[str] = ()) -> Why:
    """Whether an action, or a verb at the places chosen for it, is legal here, and if not, why."""
    try:
        action = action_at(position.setup.isles, verb, places) if verb else position.check(text)
    except Refused as error:
        return illegal(error.refusal)
    fault = why_not(position.state, action) if verb else None
    return Why(True, position.write(action), None) if fault is None else illegal(fault)


def illegal(fault: Refusal) -> Why:
    return Why(False, None, refusal_document(fault))


def tips(position: Position) -> Tips:
    """Playing tips for the player to act."""
    found = tips_for(position.setup, position.state)
    return Tips([TipView(t.key, t.rule, dict(t.details), list(t.words)) for t in found])


def legal(position: Position, limit: int) -> LegalTexts:
    """The legal actions as texts; Journeys and Tides only where there are at most `limit`."""
    listed = legal_texts(position.setup, position.state, limit)
    return LegalTexts(listed.actions, listed.journeys, listed.tides)


def course(position: Position) -> Course:
    """How the influence of all orders has changed from action to action."""
    line = [position.back_to(0), *position.way()]
    seats = range(len(position.setup.players))
    return Course(
        list(position.setup.players),
        [[int(at.state.influence(seat)) for seat in seats] for at in line],
        [at.round for at in line],
    )


def past_position(table: Table, sequence: int) -> PastPosition:
    """The position after an entry of the log."""
    position = table.at(sequence)
    if position is None:
        raise missing("position")
    entry = table.entries[sequence - 1] if sequence else None
    shown = position_view(position)
    return PastPosition(
        sequence,
        position.number,
        None if entry is None else entry_view(table, entry),
        event_views(position.events()) if entry is not None and entry.kind == "action" else [],
        shown.document,
        shown.options,
        shown.forecast,
        shown.zones,
    )
