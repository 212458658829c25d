"""What some of those at a table see of it: drawn once for all of them."""

from collections.abc import Collection

from luna.analysis.forecast import forecast
from luna.contract.view import ABSENT, ClockView, OptionsView, PositionView, View, own, view
from luna.record.document import zones
from luna.record.drawing import Drawing, Pen
from luna.record.shape import Document
from luna.server.live.to_bytes import already, encode
from luna.table.position import Position
from luna.table.table import Table

PEN = Pen(encode, ABSENT)


class Sight:
    """A table as it is, or as it was `delay` seconds ago."""

    def __init__(self, table: Table, document: Document | None = None, delay: float = 0.0) -> None:
        self.table = table
        self.delay = delay
        self._document = document
        """Kept of a game by other rules."""
        self._drawing: Drawing | None = None
        self._shown: bytes | None = None

    def take(self, table: Table) -> None:
        """The table has become another."""
        self.table = table
        self._shown = None

    def forget(self) -> None:
        """Somebody has come or gone."""
        self._shown = None

    def put_away(self) -> None:
        """Nobody looks any more."""
        self._shown = self._drawing = None

    def view_for(self, identity: str | None, present: Collection[str]) -> View:
        you = own(self.table, identity)
        return self._later(view(self.table, present, self._document, you))

    def shown(self, present: Collection[str]) -> bytes:
        """The view that everyone shares, encoded once for each change."""
        if self._shown is None:
            position = self.table.position
            drawn = None if position is None else self._draw(position)
            made = view(self.table, present, self._document, shown=drawn)
            self._shown = encode(self._later(made))
        return self._shown

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
            already(PEN.options(state), OptionsView),
            forecast(position.setup, state),
            zones(state),
        )

    def document_of(self, position: Position) -> Document:
        """The document of a position of this table, drawn already."""
        if self._drawing is None or self._drawing.setup is not position.setup:
            self._drawing = Drawing(position.setup, encode)
        return already(self._drawing.document(position.state), Document)
