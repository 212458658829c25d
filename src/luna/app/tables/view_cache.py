"""The view of a table, encoded once for all who watch it."""

from collections.abc import Collection

from luna.analysis.forecast import forecast
from luna.app.encoding import encode, raw
from luna.app.tables.view import (
    ClockView,
    PositionView,
    View,
    options_view,
    own,
    rounds_played,
    seat_views,
    view,
)
from luna.game import Position
from luna.record.document import PartCache, cached_document, zones
from luna.record.shape import Document
from luna.rules.setup import Setup
from luna.table.table import Table


class ViewCache:
    """A table as it is, or as it was `delay` seconds ago."""

    def __init__(self, table: Table, document: Document | None = None, delay: float = 0.0) -> None:
        self.table = table
        self.delay = delay
        self._document = document
        """The last document of a game by other rules."""
        self._view: bytes | None = None
        self._setup: Setup | None = None
        """The setup that the cached parts belong to."""
        self._parts = PartCache(lambda value: raw(encode(value), object))

    def update(self, table: Table) -> None:
        """Show another state of the table."""
        self.table = table
        self._view = None

    def forget_view(self) -> None:
        """Drop the view: a viewer has come or gone."""
        self._view = None

    def clear(self) -> None:
        """Free memory: the table has no viewers."""
        self._view = None
        self._parts.clear()

    def view_for(self, identity: str | None, present: Collection[str]) -> View:
        """Return the view with the caller's own seats."""
        you = own(self.table, identity)
        return self._delayed(view(self.table, present, self._document, you))

    def encoded(self, present: Collection[str]) -> bytes:
        """Return the view that all viewers share, encoded once for each change."""
        if self._view is None:
            table, position = self.table, self.table.position
            there = [seat.identity in present for seat in table.seats]
            ended = () if position is None else position.ended
            made = view(
                table,
                present,
                self._document,
                shown=None if position is None else self._position_view(position),
                seats=self._parts.part(
                    "seats", (table.seats, there), seat_views, table.seats, present
                ),
                rounds=self._parts.part("rounds", ended, rounds_played, position),
            )
            self._view = encode(self._delayed(made))
        return self._view

    def _delayed(self, made: View) -> View:
        """Set the delay of a view, and let its clock run as it did then."""
        if self.delay:
            made.delay = self.delay
            clock = made.clock
            if clock is not None:
                end = None if clock.deadline is None else clock.deadline + self.delay
                made.clock = ClockView(clock.since + self.delay, end, clock.left)
        return made

    def _position_view(self, position: Position) -> PositionView:
        setup, state = position.setup, position.state
        return PositionView(
            self.document_of(position),
            options_view(position),
            forecast(setup, state),
            self._parts.part("zones", (setup, int(state.round)), zones, state),
        )

    def document_of(self, position: Position) -> Document:
        """Return the document of a position of this table, with its parts encoded."""
        if position.setup is not self._setup:
            self._setup = position.setup
            self._parts.clear()
        return cached_document(position.setup, position.state, self._parts)
