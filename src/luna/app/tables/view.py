"""What a client is shown of a table: the same for everyone there, plus what is one's own."""

from collections.abc import Collection, Iterable
from typing import Literal

from msgspec import Struct

from luna.analysis.forecast import forecast, round_of
from luna.app.tables.story import Story, story
from luna.game import Position
from luna.record.document import document, zones
from luna.record.options import options
from luna.record.shape import (
    Candidate,
    Document,
    EditionName,
    Forecast,
    ModeName,
    Order,
    RoundAhead,
    Zones,
)
from luna.rules.actions import Pool
from luna.rules.events import Event
from luna.table.entries import Entry, Kind, Played, Question
from luna.table.pace import Pace
from luna.table.problem import RefusalDocument, refusal_document
from luna.table.seat import Seat, SeatKind
from luna.table.table import Purpose, Table

ABSENT = "not-in-edition"
TableStatus = Literal["open", "playing", "over", "abandoned", "frozen"]


class SeatView(Struct):
    """A seat; `present`: its player has the table open."""

    seat: int
    colour: Order
    kind: SeatKind
    name: str | None
    level: str | None
    present: bool


class Turn(Struct):
    """Who is to act."""

    seat: int
    colour: Order


class ClockView(Struct):
    """When the turn began, when it ends, and the seconds each seat had left when it began."""

    since: float
    deadline: float | None
    left: list[float]


class RequestView(Struct):
    """What is being asked of the others with an entry of the log, and which seats have agreed."""

    sequence: int
    what: Question
    number: int
    seat: int
    agreed: list[int]


class You(Struct):
    """What one viewer is at a table."""

    seats: list[int]
    owner: bool


class OptionsView(Struct):
    """What the player to act can choose; for each verb that is not possible, what forbids it."""

    candidates: list[Candidate]
    pools: dict[str, list[Pool]]
    journeys: int
    tides: int
    refusals: dict[str, RefusalDocument]


class PositionView(Struct):
    """A position: its document, what can be done there and what is to come."""

    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


class View(Struct):
    """Everything about a table that everyone may see; enough to play without knowing rules."""

    table: str
    kind: Purpose
    status: TableStatus
    edition: EditionName
    mode: ModeName
    public: bool
    hot_seat: bool
    hints: bool
    rated: bool
    duplicate: str | None
    """The setup that other tables play as well."""
    created: float
    host: str | None
    """The name of the owner, if seated at the table."""
    seats: list[SeatView]
    pace: Pace | None
    clock: ClockView | None
    sequence: int
    """The latest entry of the log."""
    position: int
    """The entry that made the present position."""
    number: int
    """How many actions led to it."""
    turn: Turn | None
    paused: bool
    """Bots stand in for all players: the game waits until one of them is back."""
    request: RequestView | None
    rematch: str | None
    rounds: list[RoundAhead]
    """The rounds played, as they stood at their end; those to come are in the forecast."""
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None
    you: You | None = None
    """What one is at the table; null where everyone gets the same."""
    delay: float = 0.0
    """Seconds that one who looks on at a rated game is behind."""


class EntryView(Struct):
    """One line of the log."""

    sequence: int
    seat: int | None
    kind: Kind
    text: str
    time: float
    client: str | None
    round: int | None
    """0 is the Preliminary Round, null is before the game."""
    story: Story | None = None
    """Of an action: what it was and what came of it."""


def position_view(position: Position | None, kept: Document | None = None) -> PositionView:
    """What is shown of a position; of a game by other rules only the document that was kept."""
    if position is None:
        return PositionView(kept, None, None, None)
    setup, state = position.setup, position.state
    return PositionView(
        document(setup, state), options_view(position), forecast(setup, state), zones(state)
    )


def options_view(position: Position) -> OptionsView:
    found = options(position.state)
    refusals = {
        verb: refusal_document(refusal)
        for verb, refusal in found.refusals.items()
        if refusal.reason != ABSENT  # what an edition does not have is not spoken of
    }
    return OptionsView(found.candidates, found.pools, found.journeys, found.tides, refusals)


def view(
    table: Table,
    present: Collection[str],
    kept: Document | None = None,
    you: You | None = None,
    shown: PositionView | None = None,
    seats: list[SeatView] | None = None,
    rounds: list[RoundAhead] | None = None,
) -> View:
    """What is shown of a table; no identity, no secret.

    `shown` is its position, `seats` who is there and `rounds` those that have ended, where that is
    known already.
    """
    terms, turn, position = table.terms, table.turn, table.position
    shown = shown or position_view(position, kept)
    return View(
        table=terms.id,
        kind=terms.kind,
        status="frozen" if table.frozen else table.status,
        edition=terms.edition,
        mode=terms.mode,
        public=terms.public,
        hot_seat=terms.hot_seat,
        hints=terms.hints,
        rated=terms.rated,
        duplicate=terms.duplicate,
        created=terms.created,
        host=next((s.name for s in table.seats if s.identity == table.owner), None),
        seats=seat_views(table.seats, present) if seats is None else seats,
        pace=terms.pace,
        clock=clock_view(table),
        sequence=table.sequence,
        position=table.position_sequence,
        number=len(table.played),
        turn=None if turn is None else Turn(turn.number, turn.colour),
        paused=table.paused,
        request=request_view(table),
        rematch=table.rematch,
        rounds=rounds_played(position) if rounds is None else rounds,
        document=shown.document,
        options=shown.options,
        forecast=shown.forecast,
        zones=shown.zones,
        you=you,
    )


def seat_views(seats: Iterable[Seat], present: Collection[str]) -> list[SeatView]:
    return [seat_view(seat, present) for seat in seats]


def rounds_played(position: Position | None) -> list[RoundAhead]:
    """The rounds before the running one, as they stood at their end."""
    return [] if position is None else [round_of(state) for state in position.ended]


def seat_view(seat: Seat, present: Collection[str]) -> SeatView:
    there = seat.identity is not None and seat.identity in present
    return SeatView(seat.number, seat.colour, seat.kind, seat.name, seat.level, there)


def clock_view(table: Table) -> ClockView | None:
    pace = table.terms.pace
    if pace is None:
        return None
    left = [table.clock.left(pace, seat.number) for seat in table.seats]
    return ClockView(table.clock.since, table.deadline(), left)


def request_view(table: Table) -> RequestView | None:
    asked = table.request
    if asked is None:
        return None
    return RequestView(
        asked.sequence, asked.question, asked.number, asked.seat, sorted(asked.agreed)
    )


def own(table: Table, identity: str | None) -> You:
    seats = [seat.number for seat in table.seats_of(identity)]
    return You(seats, identity is not None and identity == table.owner)


def entry_view(
    table: Table,
    entry: Entry,
    position: Position | None = None,
    happened: list[Event] | None = None,
) -> EntryView:
    """A line of the log.

    `position` is the one after it, and `happened` what its action brought about, where known.
    """
    shown = None
    if isinstance(entry.fact, Played):
        after = position or table.at(entry.sequence)
        shown = None if after is None else story(after, happened)
    return EntryView(
        entry.sequence,
        entry.seat,
        entry.kind,
        entry.text,
        entry.time,
        entry.client,
        entry.round,
        shown,
    )
