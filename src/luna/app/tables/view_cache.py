"""The view of a table that viewers share, encoded once for each change."""

from collections.abc import Callable, Collection
from typing import TypeVar, cast

from luna.analysis.drawn_forecast import Foresight
from luna.app.encoding import encode, raw
from luna.app.tables.view import (
    ABSENT,
    ClockView,
    OptionsView,
    PositionView,
    View,
    own,
    rounds_played,
    seat_views,
    view,
)
from luna.record.document import zones
from luna.record.drawing import Drawing
from luna.record.drawn_options import Pen
from luna.record.shape import Document, Forecast
from luna.table.position import Position
from luna.table.table import Table

T = TypeVar("T")

PEN = Pen(encode, ABSENT)


class ViewCache:
    """The view of a table as it is, or as it was `delay` seconds ago."""

    def __init__(self, table: Table, document: Document | None = None, delay: float = 0.0) -> None:
        self.table = table
        self.delay = delay
        self._document = document
        """Kept of a game by other rules."""
        self._drawing: Drawing | None = None
        self._foresight: Foresight | None = None
        self._shown: bytes | None = None
        self._kept: dict[str, tuple[object, bytes]] = {}
        """Parts of the view that seldom change: what each was made of, and its text."""

    def update(self, table: Table) -> None:
        self.table = table
        self._shown = None

    def forget_view(self) -> None:
        """Encode the view again: someone has come or gone."""
        self._shown = None

    def clear(self) -> None:
        """Free the caches: there is no viewer."""
        self._shown = self._drawing = self._foresight = None
        self._kept.clear()

    def view_for(self, identity: str | None, present: Collection[str]) -> View:
        you = own(self.table, identity)
        return self._later(view(self.table, present, self._document, you))

    def encoded(self, present: Collection[str]) -> bytes:
        """The view that all viewers share, encoded once for each change."""
        if self._shown is None:
            table, position = self.table, self.table.position
            there = [seat.identity in present for seat in table.seats]
            ended = () if position is None else position.ended
            made = view(
                table,
                present,
                self._document,
                shown=None if position is None else self._draw(position),
                seats=self._part(
                    "seats", (table.seats, there), lambda: seat_views(table.seats, present)
                ),
                rounds=self._part("rounds", ended, lambda: rounds_played(position)),
            )
            self._shown = encode(self._later(made))
        return self._shown

    def _part(self, name: str, made_of: object, make: Callable[[], T]) -> T:
        """A part of the view, made anew only if what it is made of has changed."""
        known = self._kept.get(name)
        if known is None or known[0] != made_of:
            known = self._kept[name] = made_of, encode(make())
        return cast("T", raw(known[1], object))

    def _later(self, made: View) -> View:
        """Say how late it is; clocks run as they did then."""
        if self.delay:
            made.delay = self.delay
            clock = made.clock
            if clock is not None:
                end = None if clock.deadline is None else clock.deadline + self.delay
                made.clock = ClockView(clock.since + self.delay, end, clock.left)
        return made

    def _draw(self, position: Position) -> PositionView:
        state = position.state
        return PositionView(
            self.document_of(position),
            raw(PEN.options(state), OptionsView),
            raw(self._forecast(position), Forecast),
            self._part("zones", (position.setup, state.round), lambda: zones(state)),
        )

    def _forecast(self, position: Position) -> bytes:
        if self._foresight is None or self._foresight.setup is not position.setup:
            self._foresight = Foresight(position.setup)
        return self._foresight.forecast(position.state)

    def document_of(self, position: Position) -> Document:
        """The document of a position of this table, drawn already."""
        if self._drawing is None or self._drawing.setup is not position.setup:
            self._drawing = Drawing(position.setup, encode)
        return raw(self._drawing.document(position.state), Document)
