"""A table as it lives in this process: the present value, who watches it, and who may change it."""

import asyncio
from typing import TYPE_CHECKING

from luna.server.live.view_cache import ViewCache
from luna.server.store.games import KeptTable
from luna.server.store.presence import Company
from luna.table.table import Table

if TYPE_CHECKING:
    from luna.server.live.viewer import Viewer


class Room:
    """One table; `lock` is held by whoever changes it, looking needs none."""

    def __init__(self, kept: KeptTable) -> None:
        self.near = ViewCache(kept.table, kept.document)
        """What is on disk, and nothing else."""
        self.late: ViewCache | None = None
        """What those see who look on at a rated game; see `luna.server.live.late`."""
        self.alarm: asyncio.TimerHandle | None = None
        """When they see more."""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere = Company()
        """Those who have the table open in other processes."""
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
        return self.here() | set(self.elsewhere.players)

    def looking(self) -> set[str]:
        """Those of them who see it: in a tab that is in front."""
        here = {
            each.identity for each in self.viewers if each.visible and each.identity is not None
        }
        return here | {each for each, looks in self.elsewhere.players.items() if looks}

    def watchers(self) -> int:
        """How many have the table open without playing there."""
        return self.watchers_here() + self.elsewhere.watchers

    def watchers_here(self) -> int:
        """The same in this process."""
        playing = self.table.humans()
        return sum(viewer.identity not in playing for viewer in self.viewers)

    def company(self) -> Company:
        """What other processes are told."""
        playing = self.table.humans()
        players: dict[str, bool] = {}
        for each in self.viewers:
            if each.identity is not None and each.identity in playing:
                players[each.identity] = each.visible or players.get(each.identity, False)
        return Company(players, self.watchers_here())

    def heard_of(self, elsewhere: Company) -> bool:
        """Take in who is there in other processes; whether viewers see a difference."""
        was, self.elsewhere = self.elsewhere, elsewhere
        news = was.players.keys() != elsewhere.players.keys()
        if news:
            self._forget()
        return news or was.watchers != elsewhere.watchers

    def _forget(self) -> None:
        self.near.forget()
        if self.late is not None:
            self.late.forget()
