"""A table as it lives in this process: the present value, who watches it, and who may change it."""

import asyncio
from typing import TYPE_CHECKING

from luna.analysis.forecast import forecast
from luna.contract.view import ABSENT, OptionsView, PositionView, View, own, view
from luna.record.document import zones
from luna.record.drawing import Drawing, Pen
from luna.record.shape import Document
from luna.server.live.wire import already, encode
from luna.server.store.games import Kept
from luna.table.position import Position
from luna.table.table import Table

if TYPE_CHECKING:
    from luna.server.live.viewer import Viewer


PEN = Pen(encode, ABSENT)


class Room:
    """One table; `lock` is held by whoever changes it, looking needs none."""

    def __init__(self, kept: Kept) -> None:
        self.table: Table = kept.table
        """What is on disk, and nothing else."""
        self.document: Document | None = kept.document
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The identities that have the table open in other processes."""
        self.doubtful = False
        """A write may or may not have reached the disk: read the log before anything else."""
        self._drawing: Drawing | None = None
        self._shown: bytes | None = None

    @property
    def id(self) -> str:
        return self.table.id

    def take(self, table: Table) -> None:
        """The table has become another, on disk."""
        self.table = table
        self._shown = None

    def enter(self, viewer: "Viewer") -> None:
        self.viewers.add(viewer)
        self._shown = None

    def leave(self, viewer: "Viewer") -> None:
        self.viewers.discard(viewer)
        self._shown = None
        if not self.viewers:
            self._drawing = None

    def here(self) -> set[str]:
        """The identities that have the table open in this process."""
        return {viewer.identity for viewer in self.viewers if viewer.identity is not None}

    def present(self) -> set[str]:
        """The identities that have the table open, as far as this process knows."""
        return self.here() | self.elsewhere

    def heard_of(self, elsewhere: frozenset[str]) -> bool:
        """Take in who is there in other processes; whether that is news."""
        news, self.elsewhere = elsewhere != self.elsewhere, elsewhere
        if news:
            self._shown = None
        return news

    def view_for(self, identity: str | None) -> View:
        you = own(self.table, identity)
        return view(self.table, self.present(), self.document, you)

    def shown(self) -> bytes:
        """The view that everyone shares, encoded once for each change."""
        if self._shown is None:
            position = self.table.position
            shown = None if position is None else self._draw(position)
            self._shown = encode(view(self.table, self.present(), self.document, shown=shown))
        return self._shown

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
