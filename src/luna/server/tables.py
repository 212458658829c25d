"""All tables of this process: read when needed, changed only through the log."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from luna.rules.actions import Action
from luna.server.problems import Problem, not_found
from luna.server.sockets import frame
from luna.server.store.store import (
    Store,
    load_game,
    load_log,
    load_seats,
    load_table,
    now,
    put_snapshot,
)
from luna.server.store.writer import Conflict, Job, Statement, Unwritable
from luna.server.table import POSITION_KINDS, SEAT_KINDS, Entry, LiveTable
from luna.server.view import drawn, encoded, events_document

T = TypeVar("T")

KEPT = 2000
"""Tables held in memory although nobody watches them."""

Listener = Callable[[LiveTable, Sequence[Entry]], None]


class Tables:
    """Finds tables, appends to their logs and tells everyone who listens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Listener] = []
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._running: set[asyncio.Task[Any]] = set()
        self._shared = store.engine.dialect.name == "postgresql"
        """Other processes may write to the same games."""

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Any:
        return iter(list(self._tables.values()))

    async def get(self, game: str) -> LiveTable:
        """The table, or a problem if there is none."""
        table = self._tables.get(game)
        if table is not None and self._shared:
            async with table.lock:
                await self.catch_up(table)
        if table is None:
            loading = self._loading.get(game)
            if loading is None:
                loading = asyncio.create_task(self._load(game))
                self._loading[game] = loading
                loading.add_done_callback(lambda _: self._loading.pop(game, None))
            table = await asyncio.shield(loading)
        if table is None:
            raise not_found("table")
        if game in self._tables:
            self._tables.move_to_end(game)
        return table

    def held(self, game: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._tables.get(game)

    async def _load(self, game: str) -> LiveTable | None:
        table = await self.store.read(lambda connection: load_table(connection, game))
        if table is None:
            return None
        self.add(table)
        return table

    def add(self, table: LiveTable) -> None:
        self._tables[table.id] = table
        if len(self._tables) > KEPT:
            for game, idle in list(self._tables.items())[: len(self._tables) - KEPT]:
                if not idle.connections and not idle.lock.locked():
                    del self._tables[game]

    async def settled(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def append(
        self,
        table: LiveTable,
        seat: int | None,
        kind: str,
        text: str = "",
        client: str | None = None,
        statements: Sequence[Statement] = (),
        action: Action | None = None,
    ) -> Entry:
        """Add one entry; the caller holds the table's lock."""
        entry = Entry(table.sequence + 1, seat, kind, text, now(), client)
        await self.commit(table, [entry], statements, action)
        return entry

    async def commit(
        self,
        table: LiveTable,
        entries: Sequence[Entry],
        statements: Sequence[Statement] = (),
        action: Action | None = None,
    ) -> None:
        """Do what the entries say, keep them, and tell everyone, in this order.

        When they cannot be kept the table is as it was before. `action` is that of a single entry.
        """
        for entry in entries:
            table.apply(entry, action)
        job = Job(
            entries=[entry.row(table.id) for entry in entries],
            games=[game_row(table)],
            statements=[*statements, *snapshot(table)],
        )
        try:
            await self.store.writer.write(job)
        except (Conflict, Unwritable) as error:
            await self.reload(table)
            if isinstance(error, Unwritable):
                raise Problem(503, "not-stored", details={"fault": str(error)}) from None
            raise
        self.announce(table, entries)

    async def reload(self, table: LiveTable) -> None:
        """Read a table again and forget what is not in the log."""
        try:
            fresh = await self.store.read(lambda connection: load_table(connection, table.id))
        except Exception:
            self._tables.pop(table.id, None)
            raise Problem(503, "not-stored") from None
        if fresh is not None:
            lock, connections = table.lock, table.connections
            table.__dict__.update(fresh.__dict__)
            table.lock, table.connections = lock, connections

    def behind(self, game: str, sequence: int) -> bool:
        """Whether a table is in memory without the entry of a sequence."""
        table = self._tables.get(game)
        return table is not None and table.sequence < sequence

    async def refresh(self, game: str, sequence: int) -> None:
        """Take in what another process wrote."""
        table = self._tables.get(game)
        if table is not None:
            async with table.lock:
                if table.sequence < sequence:
                    await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """Read new entries from the database; the caller holds the lock."""
        seen = table.sequence
        entries = await self.store.read(lambda c: load_log(c, table.id, seen))
        if not entries:
            return
        if any(entry.kind in SEAT_KINDS for entry in entries):
            table.seats = await self.store.read(lambda c: load_seats(c, table.id))
            row = await self.store.read(lambda c: load_game(c, table.id))
            if row is not None:
                table.header = row.header
        for entry in entries:
            table.apply(entry)
        self.announce(table, entries)

    def announce(self, table: LiveTable, entries: Sequence[Entry]) -> None:
        """Tell everyone at the table, then whoever else listens."""
        for entry in entries if table.connections else ():
            frames: dict[str, bytes] = {}
            for connection in list(table.connections):
                wanted = connection.wants
                if wanted not in frames:
                    last = entry is entries[-1]
                    frames[wanted] = event_message(table, entry, wanted if last else None)
                connection.put(frames[wanted])
        for listener in self.listeners:
            listener(table, entries)

    async def retry(self, table: LiveTable, work: Callable[[], Awaitable[T]]) -> T:
        """Do something on the table; once more if another process was quicker.

        The caller does not hold the lock; `work` runs with it.
        """
        async with table.lock:
            for attempt in range(3):
                if self._shared and attempt == 0:
                    await self.catch_up(table)
                try:
                    return await work()
                except Conflict:
                    continue
        raise Problem(409, "stale", sequence=table.sequence)


def game_row(table: LiveTable) -> dict[str, Any]:
    """What the list of tables shows, as of now."""
    turn = table.turn
    return {
        "game": table.id,
        "at": table.sequence,
        "now": table.entries[-1].time,
        "now_status": table.status,
        "now_turn": None if turn is None else turn.number,
        "now_deadline": table.deadline(),
    }


def snapshot(table: LiveTable) -> list[Statement]:
    """Keep the document at the start of every round and at the end of the game."""
    game = table.game
    if game is None or table.kept == (game.round, game.over):
        return []
    table.kept = (game.round, game.over)
    document = msgspec.json.encode(game.document()).decode()
    return [put_snapshot(table.id, table.sequence, document)]


def event_message(table: LiveTable, entry: Entry, wanted: str | None) -> bytes:
    """One entry as a viewer hears of it; after the last of them with as much as it wants."""
    message: dict[str, Any] = {
        "type": "event",
        "sequence": entry.sequence,
        "entry": entry.document(),
    }
    if wanted is not None:
        if entry.kind == "action":
            message["events"] = events_document(table.events)
        if wanted == "all" and entry.kind != "chat":
            message["view"] = msgspec.Raw(encoded(table))
        elif wanted == "document" and entry.kind in POSITION_KINDS and table.game is not None:
            message["document"] = drawn(table, table.game)
    return frame(msgspec.json.encode(message))
