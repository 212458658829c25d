"""The application in a browser: one person, one key-value store, one message port."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from luna.app import all_routes
from luna.app.analysis import Thoughts
from luna.app.bots import WEAKEST, levels, load_bot
from luna.app.challenges import ChallengeStore
from luna.app.context import Context, Limited, Services, User
from luna.app.encoding import encode
from luna.app.fair_play import FairPlayStore
from luna.app.jobs import Analyse, Job, Jobs, SearchBudgets, Urgency, run_job
from luna.app.live import Connection
from luna.app.problem import problem_document
from luna.app.puzzles import PuzzleStore
from luna.app.reviews import Reviews, ReviewStore
from luna.app.routing import TextFile, find_route
from luna.app.studies import StudyStore
from luna.app.tables import OpenTables, TableEraser
from luna.app.tables.bots import BotPlayers, ClockTimers
from luna.app.tables.lists import ListStore
from luna.app.tables.room import Detail, Room
from luna.app.tables.service import TableService
from luna.bots.player import interpreted
from luna.offline import store as stores
from luna.offline.device import Device
from luna.offline.store import USER, KeyValueStore, pack, read_one
from luna.table.commands import Resume
from luna.table.problem import Problem, missing

ID_PREFIX = "here-"
GUEST = "Guest"
PLAIN_BUDGETS = SearchBudgets(puzzle="300n", review="100ms", thoughts_ms=(150, 300, 1_200, 2_400))
"""For the interpreted form, on the one processor that the device has for them."""
BUDGETS = PLAIN_BUDGETS if interpreted() else SearchBudgets()
"""The compiled form searches as many nodes as a server, unless the device is too slow."""
Send = Callable[[str, bytes], None]
"""Sends a message over a line to the page."""


class PageJobs(Jobs):
    """Runs one job at a time, part by part, so that other requests are answered in between."""

    def __init__(self, device: Device) -> None:
        self._lock = asyncio.Lock()
        self._device = device

    async def stream(self, job: Job, urgency: Urgency = Urgency.NOW) -> AsyncGenerator[Any, None]:
        async with self._lock:
            await asyncio.sleep(0)
            fitted = await self._device.fit(job)
            begun = time.perf_counter()
            for part in run_job(fitted):
                yield part
                await asyncio.sleep(0)
            if isinstance(fitted, Analyse):
                await self._device.observe(fitted.nodes, time.perf_counter() - begun)


class BrowserTables(TableService):
    async def _load(self, table_id: str) -> Room | None:
        """Load a table; no one could act while the app was closed, so clocks stood still."""
        room = await super()._load(table_id)
        if room is None:
            return None
        if room.table.deadline() is not None:
            await self.perform(room, Resume(room.table.entries[-1].time, self.now()))
        for listener in self.listeners:
            listener(room, ())
        return room


class PageViewer:
    """A line to the page."""

    detail: Detail = "all"

    def __init__(self, line: str, send: Send) -> None:
        self.identity: str | None = USER
        self.is_visible = True
        self.is_delayed = False
        self._line = line
        self._send = send

    def send(self, message: bytes) -> None:
        self._send(self._line, message)

    def close(self, code: int, reason: str) -> None:
        """Lines stay open: the page is the only viewer."""


class PageContext(Context):
    """A request of the page."""

    def __init__(self, services: Services, store: KeyValueStore) -> None:
        super().__init__(services)
        self._store = store

    @property
    def caller(self) -> str:
        return USER

    def limit(self, kind: Limited) -> None:
        """Nothing is limited on the player's own device."""

    async def user(self) -> User:
        text = await read_one(self._store, "me")
        stored = {} if text is None else json.loads(text)
        return User(USER, stored.get("name", GUEST), stored.get("language", "en"))

    async def create_guest(self, name: str, language: str = "en") -> User:
        return await self.user()

    async def ensure_user(self, name: str | None) -> User:
        user = await super().ensure_user(name)
        if name is not None:
            await self.rename(user.name, user.language)
        return user

    async def rename(self, name: str, language: str) -> None:
        await self._store.write({}, {"me": pack({"name": name, "language": language})})


class Host:
    """Answers requests and messages of the page."""

    def __init__(
        self,
        store: KeyValueStore,
        send: Send,
        now: Callable[[], float] = time.time,
        *,
        small: bool = False,
    ) -> None:
        self.device = Device(store, small=small)
        jobs, tables = PageJobs(self.device), stores.Tables(store)
        reviews = stores.Reviews(store, BUDGETS.review)
        self.tables = BrowserTables(tables, now)
        self.bots = BotPlayers(self.tables, jobs, {})
        ClockTimers(self.tables)
        self._store = store
        self._send = send
        self._connections: dict[str, Connection] = {}
        self.services = Services(
            tables=self.tables,
            jobs=jobs,
            thoughts=Thoughts(jobs, BUDGETS.thoughts_ms),
            reviews=Reviews(reviews, jobs, BUDGETS.review),
            now=now,
            levels=page_levels(),
            stores={
                ChallengeStore: stores.Challenges(),
                FairPlayStore: tables,
                ListStore: stores.Lists(store),
                OpenTables: tables,
                PuzzleStore: stores.Puzzles(store),
                ReviewStore: reviews,
                StudyStore: stores.Studies(store),
                TableEraser: tables,
            },
            features={BotPlayers: self.bots},
            budgets=BUDGETS,
            rates_games=False,
            id_prefix=ID_PREFIX,
        )

    async def request(self, method: str, url: str, body: str = "") -> tuple[int, str, str]:
        """Return the status, the media type and the text of the answer to a request."""
        parts = urlsplit(url)
        try:
            found = find_route(all_routes(), method, parts.path)
            if found is None:
                raise missing("page")
            route, names = found
            if route.needs == "server":
                raise Problem("unavailable", "needs-server")
            given = route.arguments(names, dict(parse_qsl(parts.query)), body.encode())
            context = PageContext(self.services, self._store)
            answer = await route.handler(context, **given)
        except Problem as problem:
            document = problem_document(problem)
            return document["status"], "application/json", encode(document).decode()
        if isinstance(answer, TextFile):
            return route.status, "text/plain", answer.text
        return route.status, "application/json", encode(answer).decode()

    async def open(self, line: str, table_id: str, since: int | None) -> bool:
        """Open a line to a table; return whether there is such a table."""
        try:
            room = await self.tables.get(table_id)
        except Problem:
            return False
        user = await PageContext(self.services, self._store).user()
        connection = Connection(self.services, room, PageViewer(line, self._send), user)
        self._connections[line] = connection
        connection.open(since)
        return True

    async def receive(self, line: str, text: str) -> None:
        """Answer a message of the page."""
        connection = self._connections.get(line)
        message = None if connection is None else connection.decode(text)
        if connection is not None and message is not None:
            await connection.receive(message)

    def close(self, line: str) -> None:
        connection = self._connections.pop(line, None)
        if connection is not None:
            connection.close()

    async def refresh(self, table_id: str) -> None:
        """Another window has changed a table."""
        room = self.tables.loaded(table_id)
        if room is not None:
            await self.tables.refresh(room)


def page_levels() -> list[str]:
    """The levels; interpreted, those that count nodes: the others would search much less deep."""
    if not interpreted():
        return levels()
    return [level for level in levels() if level == WEAKEST or load_bot(level)[1].budget.ms is None]
