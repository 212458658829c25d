"""All tables of this process: loaded when needed, changed only through the log."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from luna.app.background import BackgroundTasks, log_event
from luna.app.errors import Conflict, Unwritable
from luna.app.jobs import Task
from luna.app.names import new_seed
from luna.app.tables.publishing import broadcast, presence
from luna.app.tables.room import OtherViewers, Room, StoredTable
from luna.app.tables.spectator_delay import RELOAD, publish
from luna.table.commands import Command
from luna.table.creation import CreatedTable, rematch_table
from luna.table.decide import Decision, decide
from luna.table.entries import Entry
from luna.table.problem import Problem, missing
from luna.table.table import Table, Unplayable, follow_log

T = TypeVar("T")
LOG = logging.getLogger("luna.app.tables")

MAX_IDLE_TABLES = 200  # ~0.5 MB each; reloading one takes 3 ms
MAX_ATTEMPTS = 20
"""How often a command is decided again because another process was quicker."""
QUARANTINE_SECONDS = 60.0
"""A game that cannot be replayed is tried again after this."""
QUARANTINED = 4009
"""Close code: the game cannot be replayed."""

Listener = Callable[[Room, Sequence[Entry]], None]
"""Called after entries were stored and applied."""
TaskSource = Callable[[Table | None, Table], Iterable[Task]]
"""Returns the tasks that a change of a table makes necessary; they are stored together with it."""


class TableStore(Protocol):
    shared: bool
    """Other processes may write to the same tables."""

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table with its log replayed; raise `Unplayable` if that fails."""

    async def log_after(self, table_id: str, sequence: int) -> list[Entry]: ...
    async def append(self, before: Table, after: Table, tasks: Sequence[Task]) -> None:
        """Store the new entries and tasks; raise `Conflict` if another process was quicker."""

    async def create(self, table: Table, after: Table, tasks: Sequence[Task], *beside: Any) -> None:
        """Store a new table, its first entries, and what belongs to it, in one transaction."""

    async def create_rematch(
        self, table: Table, after: Table, old: Table, old_after: Table, tasks: Sequence[Task]
    ) -> None:
        """Store a new table together with the entry of the old one that names it."""


class PresenceSource(Protocol):
    """Knows the viewers of other processes."""

    async def elsewhere(self, table_id: str) -> OtherViewers: ...


@dataclass(frozen=True, slots=True)
class Quarantine:
    """A game that cannot be replayed, and since when."""

    fault: str
    since: float


def quarantined(fault: str) -> Problem:
    return Problem("conflict", "game-set-aside", details={"fault": fault[:200]})


class TableService:
    """Loads tables, carries out commands at them, and tells listeners."""

    def __init__(
        self, store: TableStore, now: Callable[[], float], others: PresenceSource | None = None
    ) -> None:
        self.now = now
        self.listeners: list[Listener] = []
        self.task_sources: list[TaskSource] = []
        self.viewer_listeners: list[Callable[[Room], None]] = []
        """Called after a viewer has come, gone, or put its tab in front or back."""
        self.quarantine: dict[str, Quarantine] = {}
        self._store = store
        self._others = others
        self._recent: OrderedDict[str, Room] = OrderedDict()
        """Rooms kept in memory, the least recently used first."""
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Loaded rooms by id. At most one per table, except for one that `reload` dropped."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks = BackgroundTasks()
        self._performing = 0
        self._idle: asyncio.Event | None = None

    def __len__(self) -> int:
        return len(self._recent)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def get(self, table_id: str) -> Room:
        """Return the room of a table, up to date with its log."""
        room = self.loaded(table_id)
        known = self.quarantine.get(table_id)
        if known is not None:
            if self.now() < known.since + QUARANTINE_SECONDS:
                raise quarantined(known.fault)
            del self.quarantine[table_id]
        if room is None:
            room = await self._load_once(table_id)
        elif self._store.shared or room.is_dirty:
            await self.refresh(room)
        if room is None:
            raise missing("table")
        if self._rooms.get(table_id) is room:
            self._recent[table_id] = room
            self._recent.move_to_end(table_id)
        return room

    def loaded(self, table_id: str) -> Room | None:
        return self._rooms.get(table_id)

    async def _load_once(self, table_id: str) -> Room | None:
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room | None:
        try:
            stored = await self._store.load(table_id)
        except Unplayable as error:
            raise self._quarantine(table_id, error) from None
        if stored is None:
            return None
        room = self._add(Room(stored))
        await self.refresh_presence(room)
        return room

    async def refresh_presence(self, room: Room) -> None:
        """Learn who has the table open in other processes, and tell viewers."""
        if self._others is not None and room.set_elsewhere(await self._others.elsewhere(room.id)):
            broadcast(room, presence(room))

    def on_viewers(self, room: Room) -> None:
        """Tell viewers and listeners that a viewer has come or gone."""
        broadcast(room, presence(room))
        for listener in self.viewer_listeners:
            listener(room)

    def reload(self, table_ids: Iterable[str]) -> None:
        """Drop rooms whose logs were rewritten; their viewers reconnect."""
        for table_id in table_ids:
            self._drop(table_id, RELOAD, "slow")

    def _quarantine(self, table_id: str, error: Unplayable) -> Problem:
        """Close the room of a game that cannot be replayed."""
        self.quarantine[table_id] = Quarantine(str(error), self.now())
        log_event(LOG, logging.ERROR, "game-set-aside", table=table_id, fault=str(error)[:300])
        self._drop(table_id, QUARANTINED, "game-set-aside")
        return quarantined(str(error))

    def _drop(self, table_id: str, code: int, reason: str) -> None:
        self._recent.pop(table_id, None)
        room = self._rooms.pop(table_id, None)
        for viewer in list(room.viewers) if room is not None else ():
            viewer.close(code, reason)

    def _add(self, room: Room) -> Room:
        """Keep a room; return the one that is loaded if it came first."""
        room = self._rooms.setdefault(room.id, room)
        self._recent[room.id] = room
        if len(self._recent) > MAX_IDLE_TABLES:
            for table_id, idle in list(self._recent.items())[: len(self._recent) - MAX_IDLE_TABLES]:
                if not idle.viewers and not idle.lock.locked():
                    del self._recent[table_id]
        return room

    async def perform_shielded(self, room: Room, command: Command) -> Decision:
        """Carry out a command to its end, even if the caller is cancelled."""
        return await self._shielded(self.perform(room, command))

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Shield `work` from cancellation by its caller."""
        return await asyncio.shield(self._tasks.start(work))

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run `work` in the background, to its end."""
        self._tasks.start(work)

    async def drain(self) -> None:
        """Wait for everything that is under way."""
        await self._tasks.drain()
        if self._performing:
            self._idle = self._idle or asyncio.Event()
            await self._idle.wait()
            self._idle = None

    async def perform(self, room: Room, command: Command) -> Decision:
        """Carry out a command: decide, append, apply, publish.

        A caller that is cancelled in between leaves a room that reads its log first.
        """
        self._performing += 1
        try:
            return await self._perform(room, command)
        except asyncio.CancelledError:
            room.is_dirty = True
            raise
        finally:
            self._performing -= 1
            if self._idle is not None and not self._performing:
                self._idle.set()

    async def _perform(self, room: Room, command: Command) -> Decision:
        async with room.lock:
            if room.is_dirty:
                await self._catch_up(room)
            is_current = not self._store.shared
            for _ in range(MAX_ATTEMPTS):
                try:
                    decision = decide(room.table, command, self.now())
                except Problem:
                    if is_current:
                        raise
                    is_current = True  # perhaps another process has written what makes it right
                    await self._catch_up(room)
                    continue
                if not decision.entries:
                    return decision
                if await self._store_entries(room, decision.entries):
                    return decision
                is_current = True
        raise Problem("conflict", "stale", place={"sequence": room.table.sequence})

    async def _store_entries(self, room: Room, entries: Sequence[Entry]) -> bool:
        """Append, apply and publish entries; a rematch creates its table in the same transaction.

        Returns false if another process was quicker.
        """
        after = follow_log(room.table, entries)
        new = rematch_table(room.table, entries, new_seed, self.now())
        if new is None:
            tasks = self.tasks(room.table, after)
            written = await self._write(room, self._store.append(room.table, after, tasks))
        else:
            first = new.entries(self.now())
            table = follow_log(new.table, first)
            tasks = [*self.tasks(None, table), *self.tasks(room.table, after)]
            rematch = self._store.create_rematch(new.table, table, room.table, after, tasks)
            written = await self._write(room, rematch)
            if written:
                self._created(table, first)
        if written:
            self._publish(room, after, entries)
        return written

    def tasks(self, before: Table | None, after: Table) -> list[Task]:
        """The tasks that a change makes necessary; `before` is None for a new or loaded table."""
        return [task for source in self.task_sources for task in source(before, after)]

    async def _write(self, room: Room, work: Coroutine[Any, Any, None]) -> bool:
        """Whether the write succeeded; if another process was quicker, apply its entries."""
        try:
            await work
        except Conflict:
            await self._catch_up(room)
            return False
        except Unwritable:
            room.is_dirty = True
            raise
        return True

    def _publish(self, room: Room, after: Table, entries: Sequence[Entry]) -> None:
        room.update(after)
        publish(room, entries, self.now())
        for listener in self.listeners:
            listener(room, entries)
        current = self._rooms.get(room.id, room)
        if current is not room:  # this one was dropped while the command was under way
            self.start(self.refresh(current))

    async def settled(self, room: Room) -> None:
        """Wait until no one writes at a table."""
        async with room.lock:
            return

    async def refresh(self, room: Room) -> None:
        """Apply the entries that other processes wrote."""
        async with room.lock:
            await self._catch_up(room)

    async def refresh_to(self, table_id: str, sequence: int) -> None:
        """The same, if the table is loaded without an entry."""
        room = self.loaded(table_id)
        if room is not None and room.table.sequence < sequence:
            async with room.lock:
                if room.table.sequence < sequence:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        try:
            entries = await self._store.log_after(room.id, room.table.sequence)
            after = follow_log(room.table, entries)
        except Unplayable as error:
            raise self._quarantine(room.id, error) from None
        room.is_dirty = False
        if entries:
            self._publish(room, after, entries)

    async def create(self, new: CreatedTable, *beside: Any) -> Room:
        """Store a new table and what belongs to it; `Conflict` if that exists already."""
        return await self._shielded(self._create(new, beside))

    async def _create(self, new: CreatedTable, beside: Sequence[Any]) -> Room:
        entries = new.entries(self.now())
        after = follow_log(new.table, entries)
        await self._store.create(new.table, after, self.tasks(None, after), *beside)
        return self._created(after, entries)

    def _created(self, table: Table, entries: Sequence[Entry]) -> Room:
        room = self._add(Room(StoredTable(table)))
        for listener in self.listeners:
            listener(room, entries)
        return room
