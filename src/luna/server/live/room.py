"""A table as it lives in this process: the present value, who watches it, and who may change it."""

import asyncio
from typing import TYPE_CHECKING

from luna.server.live.sight import Sight
from luna.server.store.games import KeptTable
from luna.table.table import Table

if TYPE_CHECKING:
    from luna.server.live.viewer import Viewer


class Room:
    """One table; `lock` is held by whoever changes it, looking needs none."""

    def __init__(self, kept: KeptTable) -> None:
        self.near = Sight(kept.table, kept.document)
        """What is on disk, and nothing else."""
        self.late: Sight | None = None
        """What those see who look on at a rated game; see `luna.server.live.late`."""
        self.alarm: asyncio.TimerHandle | None = None
        """When they see more."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The identities that have the table open in other processes."""
        self.doubtful = False
        """A write may or may not have reached the disk: read the log before anything else."""

    @property
    def table(self) -> Table:
        return self.near.table

    @property
    def id(self) -> str:
        return self.table.id

    def take(self, table: Table) -> None:
        """The table has become another, on disk."""
        self.near.take(table)

    def enter(self, viewer: "Viewer") -> None:
        self.viewers.add(viewer)
        self._forget()

    def leave(self, viewer: "Viewer") -> None:
        self.viewers.discard(viewer)
        self._forget()
        if not self.viewers:
            self.near.put_away()

    def here(self) -> set[str]:
        """The identities that have the table open in this process."""
        return {viewer.identity for viewer in self.viewers if viewer.identity is not None}

    def present(self) -> set[str]:
        """The identities that have the table open, as far as this process knows."""
        return self.here() | self.elsewhere

    def lookers_on(self) -> int:
        """How many have the table open without playing there, in this process."""
        playing = self.table.humans()
        return sum(viewer.identity not in playing for viewer in self.viewers)

    def heard_of(self, elsewhere: frozenset[str]) -> bool:
        """Take in who is there in other processes; whether that is news."""
        news, self.elsewhere = elsewhere != self.elsewhere, elsewhere
        if news:
            self._forget()
        return news

    def _forget(self) -> None:
        self.near.forget()
        if self.late is not None:
            self.late.forget()
