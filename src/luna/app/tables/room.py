"""A loaded table: the present value, its viewers, and the lock that its writers hold."""

import asyncio
from typing import Literal, Protocol

from msgspec import Struct, field

from luna.app.tables.view_cache import ViewCache
from luna.record.shape import Document
from luna.table.table import Table

Detail = Literal["all", "document", "no"]
"""What a viewer gets after each entry: the whole view, the position's document, or neither."""


class StoredTable(Struct, frozen=True):
    """A table as a store has it."""

    table: Table
    document: Document | None = None
    """The latest document of a game that was played by other rules."""


class OtherViewers(Struct, frozen=True):
    """Those who have a table open in other processes."""

    players: dict[str, bool] = field(default_factory=dict)
    """Identities of players, and whether one of their tabs is in front."""
    spectators: int = 0


class Viewer(Protocol):
    """A connection that shows a table."""

    identity: str | None
    detail: Detail
    is_visible: bool
    """The tab is in front, as far as it has said."""
    is_delayed: bool
    """It watches a rated game some minutes behind."""

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None:
        """Close behind everything that was sent."""


class Room:
    """One table; a writer holds `lock`, readers need none."""

    def __init__(self, stored: StoredTable) -> None:
        self.live = ViewCache(stored.table, stored.document)
        """What is stored, and nothing else."""
        self.delayed: ViewCache | None = None
        """What spectators of a rated game see; see `spectator_delay`."""
        self.alarm: asyncio.TimerHandle | None = None
        """When they see more."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere = OtherViewers()
        self.is_dirty = False
        """A write may or may not have succeeded: read the log before anything else."""

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def id(self) -> str:
        return self.table.id

    def update(self, table: Table) -> None:
        """Set the table to its stored successor."""
        self.live.update(table)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._forget_views()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self._forget_views()
        if not self.viewers:
            self.live.clear()

    def present(self) -> set[str]:
        """The identities that have the table open, as far as this process knows."""
        here = {viewer.identity for viewer in self.viewers if viewer.identity is not None}
        return here | set(self.elsewhere.players)

    def looking(self) -> set[str]:
        """Those of them with a tab in front."""
        here = {
            each.identity for each in self.viewers if each.is_visible and each.identity is not None
        }
        return here | {each for each, looks in self.elsewhere.players.items() if looks}

    def spectators(self) -> int:
        """How many have the table open without playing there."""
        return self.spectators_here() + self.elsewhere.spectators

    def spectators_here(self) -> int:
        playing = self.table.humans()
        return sum(viewer.identity not in playing for viewer in self.viewers)

    def viewers_here(self) -> OtherViewers:
        """This process's viewers, as other processes need to know them."""
        playing = self.table.humans()
        players: dict[str, bool] = {}
        for each in self.viewers:
            if each.identity is not None and each.identity in playing:
                players[each.identity] = each.is_visible or players.get(each.identity, False)
        return OtherViewers(players, self.spectators_here())

    def set_elsewhere(self, elsewhere: OtherViewers) -> bool:
        """Set the viewers of other processes; return whether viewers see a difference."""
        was, self.elsewhere = self.elsewhere, elsewhere
        changed = was.players.keys() != elsewhere.players.keys()
        if changed:
            self._forget_views()
        return changed or was.spectators != elsewhere.spectators

    def _forget_views(self) -> None:
        self.live.forget_view()
        if self.delayed is not None:
            self.delayed.forget_view()
