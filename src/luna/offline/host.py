"""Everything a page may ask of this browser, in the place of a server."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, replace

import msgspec

from luna.app.tables.messages import ProblemMessage, ServerMessage
from luna.app.problem import problem_document
from luna.contract.requests import Act, ClientMessage, Say
from luna.offline.analyst import BrowserAnalyst, Reviews
from luna.offline.shelf import Shelf, pack
from luna.offline.tables import YOU, BrowserRoom, Send, Tables
from luna.service import asking
from luna.app.names import clean_name
from luna.service.solving import Solver
from luna.service.table_plans import PlanHost
from luna.service.thoughts import Thoughts
from luna.table.commands import Person
from luna.table.problem import Problem

DEPTHS = (150, 300, 1_200, 2_400)
"""Milliseconds that a thought may take, by its depth; a page waits, and there is one processor."""
LONGEST_NAME = 40
GUEST = "Guest"
MESSAGE = msgspec.json.Decoder(ClientMessage)


class Host:
    """The one person here, and all that is kept for them."""

    def __init__(self, shelf: Shelf, say: Send, now: Callable[[], float] = time.time) -> None:
        self.shelf = shelf
        self.now = now
        self.tables = Tables(shelf, say, now)
        self.analyst = BrowserAnalyst()
        self.thoughts = Thoughts(self.analyst, DEPTHS)
        self.reviews = Reviews(shelf, self.analyst)
        self.offer = PlanHost(self.tables.levels, LONGEST_NAME)
        self._lines: dict[str, BrowserRoom] = {}

    async def person(self, name: str | None = None) -> Person:
        """Whoever sits here, by a name given now or before."""
        if name is not None:
            cleaned = clean_name(name, LONGEST_NAME)
            await self.shelf.write({}, {"me": pack({"name": cleaned})})
            return Person(YOU, cleaned)
        kept = (await self.shelf.read("me")).get("me")
        return Person(YOU, GUEST if kept is None else json.loads(kept)["name"])

    async def solver(self) -> Solver:
        kept = (await self.shelf.read("solver")).get("solver")
        return Solver() if kept is None else replace(Solver(), **json.loads(kept))

    async def tried(self) -> dict[str, bool]:
        rows = await self.shelf.read("tried/")
        return {key.removeprefix("tried/"): json.loads(text) for key, text in rows.items()}

    async def keep_solver(self, solver: Solver, puzzle: str, right: bool) -> None:
        rows = {"solver": pack(asdict(solver)), f"tried/{puzzle}": pack(right)}
        await self.shelf.write({}, rows)

    async def open(self, line: str, table: str, since: int | None) -> bool:
        """Open a line to a table; whether there is such a table."""
        try:
            room = await self.tables.get(table)
        except Problem:
            return False
        self._lines[line] = room
        self.tables.open(room, line, since)
        return True

    async def hear(self, line: str, text: str) -> None:
        """A page says something over a line."""
        room = self._lines.get(line)
        if room is None:
            return
        try:
            message = MESSAGE.decode(text)
        except msgspec.DecodeError as error:
            fault = Problem("malformed", "bad-message", details={"fault": str(error)[:200]})
            self.tables.say(line, ProblemMessage(problem=problem_document(fault)))
            return
        try:
            answer = await self._answer(room, message)
        except Problem as problem:
            document = problem_document(problem)
            answer = ProblemMessage(problem=document, client=message.client)
        self.tables.say(line, answer)

    async def _answer(self, room: BrowserRoom, message: ClientMessage) -> ServerMessage:
        if isinstance(message, (Act, Say)):
            command = asking.command_of(await self.person(), message)
            ack = asking.acknowledged(await self.tables.perform(room, command))
            return asking.ack_message(ack, message.client)
        return asking.answer(room.table, message)

    def close(self, line: str) -> None:
        room = self._lines.pop(line, None)
        if room is not None:
            self.tables.close(room, line)
