"""Questions about a position that change nothing: look ahead, ask why not, list what is legal."""

from collections.abc import Sequence

from luna.analysis.forecast import forecast
from luna.analysis.tips import tips as tips_for
from luna.contract.answers import Course, LegalTexts, PastPosition, Preview, Tips, TipView, Why
from luna.contract.story import event_views
from luna.contract.view import entry_view, position_view
from luna.game import Position
from luna.record.document import document, zones
from luna.record.legal_texts import legal_texts
from luna.record.options import action_at
from luna.rules.explain import why_not
from luna.rules.refusals import Refusal, Refused
from luna.table.problem import missing, refusal_document, refused
from luna.table.table import Table


def preview(position: Position, text: str) -> Preview:
    """What an action would bring about, without playing it; `Problem` if it is not legal."""
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


def why(position: Position, text: str) -> Why:
    """Whether a text is a legal action here, and if not, what forbids it."""
    try:
        action = position.check(text)
    except Refused as error:
        return refusing(error.refusal)
    return Why(True, position.write(action), None)


def why_there(position: Position, verb: str, places: Sequence[str]) -> Why:
    """The same of what somebody means who touches places with a verb in mind."""
    try:
        action = action_at(position.setup.isles, verb, places)
    except Refused as error:
        return refusing(error.refusal)
    fault = why_not(position.state, action)
    return Why(True, position.write(action), None) if fault is None else refusing(fault)


def refusing(fault: Refusal) -> Why:
    return Why(False, None, refusal_document(fault))


def tips(position: Position) -> Tips:
    """Playing tips for whoever is to act."""
    found = tips_for(position.setup, position.state)
    return Tips([TipView(t.key, t.rule, dict(t.details), list(t.words)) for t in found])


def legal(position: Position, most: int) -> LegalTexts:
    """The legal actions as texts; Journeys and Tides only where there are not too many."""
    listed = legal_texts(position.setup, position.state, most)
    return LegalTexts(listed.actions, listed.journeys, listed.tides)


def course(position: Position) -> Course:
    """How the influence of everyone has changed from action to action."""
    way = [position.back_to(0), *position.way()]
    seats = range(len(position.setup.players))
    return Course(
        list(position.setup.players),
        [[int(at.state.influence(seat)) for seat in seats] for at in way],
        [at.round for at in way],
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
