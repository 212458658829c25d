"""All tables of this process: read when needed, changed only through the log."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from luna.app.moderation import WordFilter
from luna.server.background import Background
from luna.server.live.announcing import broadcast, presence
from luna.server.live.late import announce
from luna.server.live.room import Room
from luna.server.live.viewer import SLOW
from luna.server.logs import log_event
from luna.server.store.errors import Conflict, Unwritable
from luna.server.store.games import KeptTable
from luna.server.store.gatherings import Gathering
from luna.server.store.presence import Company
from luna.server.store.process_lives import Process
from luna.server.store.store import Store
from luna.table.commands import Command, Person, Rematch
from luna.table.decide import Decision, decide
from luna.table.entries import Entry
from luna.table.laying import Laid, lay_again
from luna.table.problem import Problem, missing
from luna.table.table import Table, Unplayable, follow_log

T = TypeVar("T")

KEPT = 200
"""Tables held in memory although nobody watches them: each takes about half a megabyte, and reading
one again takes three milliseconds."""
TRIES = 20
"""How often a command is decided anew because another process was quicker."""

ASIDE = 60.0
"""Seconds before a game that was set aside is tried again."""
SET_ASIDE = 4009
"""Closed because the game cannot be followed."""

Listener = Callable[[Room, Sequence[Entry]], None]


LOG = logging.getLogger("luna.server.rooms")


def set_aside(fault: str) -> Problem:
    return Problem("conflict", "game-set-aside", details={"fault": fault[:200]})


def now() -> float:
    """The time that logs keep."""
    return time.time()


@dataclass(frozen=True, slots=True)
class Aside:
    """A game that cannot be followed, and since when."""

    fault: str
    since: float


class Rooms:
    """Finds tables, carries out commands at them, and says so to everyone who listens."""

    def __init__(self, store: Store, word_filter: WordFilter | None = None) -> None:
        self.store = store
        self.word_filter = word_filter or WordFilter()
        self.listeners: list[Listener] = []
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        """The tables in memory, the one asked for longest ago first."""
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        """Those and all that somebody still holds: of one table there are never two rooms, but for
        one that was given up because its log says something else now."""
        self.process = Process()
        """This one, where several work on one database."""
        self.aside: dict[str, Aside] = {}
        """Games set aside: each alone, everything else goes on."""
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._settling: set[asyncio.Task[Any]] = set()
        self._background = Background()
        self._performing = 0
        self._idle: asyncio.Event | None = None
        """Who waits for the last command that is under way."""

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._known.values()))

    async def get(self, game: str) -> Room:
        """The room of a table, as far as its log goes now; a problem if there is none."""
        room = self.held(game)
        known = self.aside.get(game)
        if known is not None:
            if now() < known.since + ASIDE:
                raise set_aside(known.fault)
            del self.aside[game]  # perhaps it has been mended
        if room is None:
            loading = self._loading.get(game)
            if loading is None:
                loading = asyncio.create_task(self._load(game))
                self._loading[game] = loading
                loading.add_done_callback(lambda _: self._loading.pop(game, None))
            room = await asyncio.shield(loading)
        elif self.store.shared or room.doubtful:
            await self.refresh(room)
        if room is None:
            raise missing("table")
        if self._known.get(game) is room:
            self._rooms[game] = room
            self._rooms.move_to_end(game)
        return room

    def held(self, game: str) -> Room | None:
        """The room if its table is in memory."""
        return self._known.get(game)

    async def _load(self, game: str) -> Room | None:
        try:
            kept = await self.store.games.load(game)
        except Unplayable as error:
            raise self._set_aside(game, error) from None
        if kept is None:
            return None
        room = self._add(Room(kept))
        await self.refresh_presence(room)
        return room

    async def _elsewhere(self, game: str) -> Company:
        return await self.store.presence.elsewhere(game, self.process.name, now())

    async def refresh_presence(self, room: Room) -> None:
        """Ask who is there in other processes, and let viewers know."""
        if self.store.shared and room.heard_of(await self._elsewhere(room.id)):
            broadcast(room, presence(room))

    def read_again(self, games: Iterable[str]) -> None:
        """The logs of games say something else now: whoever is there comes back to read them."""
        for game in games:
            self._rooms.pop(game, None)
            room = self._known.pop(game, None)  # somebody may hold it still, as it was
            for viewer in list(room.viewers) if room is not None else ():
                viewer.end(SLOW, "slow")

    def _set_aside(self, game: str, error: Unplayable) -> Problem:
        """Close the room of a game that cannot be followed; whoever is there is sent away."""
        self.aside[game] = Aside(str(error), now())
        log_event(LOG, logging.ERROR, "game-set-aside", table=game, fault=str(error)[:300])
        self._rooms.pop(game, None)
        room = self._known.pop(game, None)
        for viewer in list(room.viewers) if room is not None else ():
            viewer.end(SET_ASIDE, "game-set-aside")
        return set_aside(str(error))

    def _add(self, room: Room) -> Room:
        """Hold a room; if its table has come into memory meanwhile, the one that is there."""
        room = self._known.setdefault(room.id, room)
        self._rooms[room.id] = room
        if len(self._rooms) > KEPT:
            for game, idle in list(self._rooms.items())[: len(self._rooms) - KEPT]:
                if not idle.viewers and not idle.lock.locked():
                    del self._rooms[game]
        return room

    async def settle(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self._settling.add(task)
        task.add_done_callback(self._settling.discard)
        return await asyncio.shield(task)

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for, and do it to its end."""
        self._background.begin(work)

    async def finish(self) -> None:
        """Wait for what is under way."""
        while running := self._settling | self._background.tasks:
            await asyncio.wait(running)
        if self._performing:
            self._idle = self._idle or asyncio.Event()
            await self._idle.wait()
            self._idle = None

    async def perform(self, room: Room, command: Command) -> Decision:
        """Carry out a command: decide, write, and only then let anyone know.

        Cut off in between, it leaves a table that reads its log before anything else.
        """
        self._performing += 1
        try:
            return await self._perform(room, command)
        except asyncio.CancelledError:
            room.doubtful = True
            raise
        finally:
            self._performing -= 1
            if self._idle is not None and not self._performing:
                self._idle.set()

    async def _perform(self, room: Room, command: Command) -> Decision:
        async with room.lock:
            if room.doubtful:
                await self._catch_up(room)
            current = not self.store.shared
            for _ in range(TRIES):
                try:
                    decision = decide(room.table, command, now())
                except Problem:
                    if current:
                        raise
                    current = True  # perhaps another process has written what makes it right
                    await self._catch_up(room)
                    continue
                if not decision.entries:
                    return decision
                after = follow_log(room.table, decision.entries)
                if await self._write(room, self.store.games.append(room.table, after)):
                    self._became(room, after, decision.entries)
                    return decision
                current = True
        raise Problem("conflict", "stale", place={"sequence": room.table.sequence})

    async def _write(self, room: Room, work: Coroutine[Any, Any, None]) -> bool:
        """Whether something was written; if another process was quicker, take that in."""
        try:
            await work
        except Conflict:
            await self._catch_up(room)
            return False
        except Unwritable:
            room.doubtful = True
            raise
        return True

    def _became(self, room: Room, after: Table, entries: Sequence[Entry]) -> None:
        room.take(after)
        announce(room, entries, now())
        for listener in self.listeners:
            listener(room, entries)
        current = self._known.get(room.id, room)
        if current is not room:  # this one was given up while the command was under way
            self.begin(self.refresh(current))

    async def refresh(self, room: Room) -> None:
        """Take in what other processes wrote."""
        async with room.lock:
            await self._catch_up(room)

    async def refresh_to(self, game: str, sequence: int) -> None:
        """The same, if the table is held here without an entry."""
        room = self.held(game)
        if room is not None and room.table.sequence < sequence:
            async with room.lock:
                if room.table.sequence < sequence:
                    await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        try:
            entries = await self.store.games.log_after(room.id, room.table.sequence)
            after = follow_log(room.table, entries)
        except Unplayable as error:
            raise self._set_aside(room.id, error) from None
        room.doubtful = False
        if entries:
            self._became(room, after, entries)

    async def lay(self, laid: Laid, gathering: Gathering | None = None) -> Room:
        """Put up a new table; `Conflict` if another one gathers players in its place."""
        return await self.settle(self._lay(laid, gathering))

    async def _lay(self, laid: Laid, gathering: Gathering | None = None) -> Room:
        entries = laid.entries(now())
        after = follow_log(laid.table, entries)
        beside = () if gathering is None else (self.store.gatherings.beside(gathering),)
        await self.store.games.lay(laid.table, after, *beside)
        return self._laid(after, entries)

    def _laid(self, table: Table, entries: Sequence[Entry]) -> Room:
        room = self._add(Room(KeptTable(table)))
        for listener in self.listeners:
            listener(room, entries)
        return room

    async def rematch(self, room: Room, person: Person, fresh: str, seed: int) -> Room:
        """The table where the same people play again: a new one, or the one there is already."""
        return await self.settle(self._rematch(room, person, fresh, seed))

    async def _rematch(self, room: Room, person: Person, fresh: str, seed: int) -> Room:
        async with room.lock:
            await self._catch_up(room)
            for _ in range(TRIES):
                decision = decide(room.table, Rematch(person, fresh), now())
                if not decision.entries:
                    break
                after = follow_log(room.table, decision.entries)
                laid = lay_again(room.table, fresh, person, seed, now())
                entries = laid.entries(now())
                table = follow_log(laid.table, entries)
                write = self.store.games.lay_beside(laid.table, table, room.table, after)
                if await self._write(room, write):
                    there = self._laid(table, entries)
                    self._became(room, after, decision.entries)
                    return there
        return await self.get(room.table.rematch or "")
