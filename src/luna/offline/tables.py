"""The tables of this browser: read when needed, changed only through the log, kept before shown."""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from luna.app.tables.lists import TableLine
from luna.app.tables.messages import ServerMessage
from luna.app.tables.view import View, own, view
from luna.offline.shelf import (
    Shelf,
    Taken,
    entries_of,
    entry_rows,
    laid_row,
    line_row,
    log_prefix,
    table_of,
)
from luna.record.document import document
from luna.service import announcing
from luna.app.names import new_id, new_seed
from luna.service.thinking import PLAIN, levels, player, question, think
from luna.table.commands import BotAct, Command, Expire, Person, Rematch, Resume
from luna.table.decide import Decision, decide
from luna.table.entries import Entry
from luna.table.laying import Laid, lay_again
from luna.table.problem import Problem, missing
from luna.table.table import Table, follow_log

HERE = "here-"
"""What the names of all that is kept in this browser begin with."""
YOU = "you"
HIDDEN = "hidden/"
MISSED = 500
TRIES = 20

encode = msgspec.json.Encoder().encode
Send = Callable[[str, bytes], None]
"""Sends a message over a line to the page."""


def quick_levels() -> list[str]:
    """Levels that think as deep here as on a server: those that count nodes, not time."""
    return [level for level in levels() if level == PLAIN or player(level)[1].budget.ms is None]


class BrowserRoom:
    """One table, and the lines over which pages hear of it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.lines: set[str] = set()

    def view(self, you: bool = True) -> View:
        present = {YOU} if self.lines else set[str]()
        return view(self.table, present, you=own(self.table, YOU) if you else None)


class Tables:
    """Finds tables, carries out commands at them, and lets bots play."""

    def __init__(self, shelf: Shelf, say: Send, now: Callable[[], float] = time.time) -> None:
        self.shelf = shelf
        self.now = now
        self.levels = quick_levels()
        self._say = say
        self._rooms: dict[str, BrowserRoom] = {}
        self._due: dict[str, tuple[int, asyncio.Task[None]]] = {}

    async def get(self, name: str) -> BrowserRoom:
        room = self._rooms.get(name)
        if room is None:
            kept = (await self.shelf.read(f"table/{name}")).get(f"table/{name}")
            if kept is None:
                raise missing("table")
            table = table_of(kept, await self.shelf.read(log_prefix(name)))
            room = self._rooms.setdefault(name, BrowserRoom(table))
            if table.deadline() is not None:  # nobody could act while the app was closed
                await self.perform(room, Resume(table.entries[-1].time, self.now()))
        return room

    async def list(self) -> list[TableLine]:
        rows, hidden = await self.shelf.read("line/"), await self.shelf.read(HIDDEN)
        lines = [
            msgspec.convert(
                {**json.loads(text), "hidden": HIDDEN + key.removeprefix("line/") in hidden},
                TableLine,
            )
            for key, text in rows.items()
        ]
        return sorted(lines, key=lambda line: (not line.your_turn, -line.updated))

    async def hide(self, names: Sequence[str], hidden: bool) -> None:
        """Take tables off the list, or bring them back."""
        if hidden:
            await self.shelf.write({}, {HIDDEN + name: "" for name in names})
        else:
            for name in names:
                await self.shelf.forget(HIDDEN + name)

    async def lay(self, laid: Laid) -> BrowserRoom:
        entries = laid.entries(self.now())
        table = follow_log(laid.table, entries)
        fresh = {**laid_row(laid.table), **entry_rows(table.id, entries)}
        await self.shelf.write(fresh, line_row(table, YOU))
        room = self._rooms[table.id] = BrowserRoom(table)
        self._attend(room)
        return room

    async def perform(self, room: BrowserRoom, command: Command) -> Decision:
        """Carry out a command: decide, keep, and only then let anyone know."""
        async with room.lock:
            for _ in range(TRIES):
                decision = decide(room.table, command, self.now())
                if not decision.entries:
                    return decision
                if await self._keep(room, decision.entries, {}):
                    return decision
        raise Problem("conflict", "stale", place={"sequence": room.table.sequence})

    async def _keep(
        self, room: BrowserRoom, entries: Sequence[Entry], beside: dict[str, str]
    ) -> bool:
        """Whether entries were kept; if another window was quicker, take in what it wrote."""
        after = follow_log(room.table, entries)
        try:
            fresh = {**entry_rows(after.id, entries), **beside}
            await self.shelf.write(fresh, line_row(after, YOU))
        except Taken:
            await self._catch_up(room)
            return False
        self._became(room, after, entries)
        return True

    async def rematch(self, room: BrowserRoom, person: Person) -> BrowserRoom:
        """The table where one plays again: a new one, or the one there is already."""
        async with room.lock:
            for _ in range(TRIES):
                name, now = HERE + new_id(), self.now()
                decision = decide(room.table, Rematch(person, name), now)
                if not decision.entries:
                    break
                laid = lay_again(room.table, name, person, new_seed(), now)
                entries = laid.entries(now)
                table = follow_log(laid.table, entries)
                beside = {
                    **laid_row(laid.table),
                    **entry_rows(name, entries),
                    **line_row(table, YOU),
                }
                if await self._keep(room, decision.entries, beside):
                    fresh = self._rooms[name] = BrowserRoom(table)
                    self._attend(fresh)
                    return fresh
        return await self.get(room.table.rematch or "")

    async def forget(self, name: str) -> None:
        """Throw a table away."""
        self._rooms.pop(name, None)
        for prefix in (log_prefix(name), f"table/{name}", f"line/{name}"):
            await self.shelf.forget(prefix)

    async def heard_of(self, name: str) -> None:
        """Another window has changed a table."""
        room = self._rooms.get(name)
        if room is not None:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: BrowserRoom) -> None:
        log = entries_of(await self.shelf.read(log_prefix(room.table.id)))
        news = [entry for entry in log if entry.sequence > room.table.sequence]
        if news:
            self._became(room, follow_log(room.table, news), news)

    def _became(self, room: BrowserRoom, after: Table, entries: Sequence[Entry]) -> None:
        room.table = after
        for entry in entries if room.lines else ():
            position = after.at(entry.sequence)
            if entry is entries[-1]:
                message = announcing.entry_message(after, entry, room.view(you=False))
            else:
                shown = None if position is None else document(position.setup, position.state)
                message = announcing.entry_message(after, entry, None, shown)
            self._spread(room, message)
        self._attend(room)

    def _spread(self, room: BrowserRoom, message: ServerMessage) -> None:
        sent = encode(message)
        for line in list(room.lines):
            self._say(line, sent)

    def open(self, room: BrowserRoom, line: str, since: int | None) -> None:
        """A page opens a table: welcome it, and let bots play that were to act."""
        room.lines.add(line)
        view = room.view(you=False)
        self.say(line, announcing.welcome(room.table, YOU, since, MISSED, view))
        self._spread(room, announcing.presence(room.table, {YOU}, 0))
        self._attend(room)

    def close(self, room: BrowserRoom, line: str) -> None:
        room.lines.discard(line)

    def say(self, line: str, message: Any) -> None:
        self._say(line, encode(message))

    def _attend(self, room: BrowserRoom) -> None:
        """See to what is due at a table: a bot that is to act, or a time that will be over."""
        table = room.table
        at, task = self._due.get(table.id, (0, None))
        turn, deadline = table.turn, table.deadline()
        wanted = turn is not None and (turn.by_bot or deadline is not None)
        if task is not None and (not wanted or at != table.position_sequence):
            if task is not asyncio.current_task():
                task.cancel()
            self._due.pop(table.id, None)
            task = None
        if wanted and (task is None or task.done()):
            work = self._expire(room, deadline) if deadline is not None else self._play(room)
            self._due[table.id] = table.position_sequence, asyncio.ensure_future(work)

    async def _play(self, room: BrowserRoom) -> None:
        await asyncio.sleep(0)  # what has happened is shown before a bot thinks
        table = room.table
        turn, position = table.turn, table.position
        if turn is not None and position is not None and turn.by_bot:
            text = think(question(position, turn.level or PLAIN))
            await self.perform(room, BotAct(text, table.position_sequence))

    async def _expire(self, room: BrowserRoom, deadline: float) -> None:
        await asyncio.sleep(max(0.0, deadline - self.now()))
        await self.perform(room, Expire(self.levels[0]))

    async def settled(self) -> None:
        """Wait until no bot is to act."""
        while True:
            due = [task for _, task in self._due.values() if not task.done()]
            if not due:
                return
            await asyncio.wait(due)
