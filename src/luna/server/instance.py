"""The parts of a running server, put together once when it starts."""

import asyncio
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from luna.app.account import Sessions
from luna.app.bots import levels, load_own_bots
from luna.app.challenges import ChallengeResults
from luna.app.context import Limited, Services
from luna.app.errors import StoreError
from luna.app.jobs import (
    Compute,
    Handler,
    NotifyTurn,
    PlayBot,
    PushNotice,
    RebuildRatings,
    RunReview,
    SendNotice,
    Task,
    WithdrawNotices,
)
from luna.app.matchmaking import Matchmaking
from luna.app.moderation import WordFilter
from luna.app.notifications import NotificationSender, Tokens
from luna.app.passkeys import WebAuthn
from luna.app.premoves import Premoves
from luna.app.reviews import Reviews
from luna.app.tables import SeatLinks
from luna.app.tables.bots import BotPlayers, bot_tasks
from luna.app.tables.service import TableService
from luna.server.jobs import Pools, QueuedJobs, StoredJobs
from luna.server.limits import Limiter, Usage
from luna.server.live.listening import Listening
from luna.server.live.presence import SharedPresence
from luna.server.metrics import Metrics
from luna.server.notify.notifications import Notifications
from luna.server.passkeys import WebAuthnLibrary
from luna.server.scheduler import Scheduler
from luna.server.sessions import CookieSessions, SignedLinks
from luna.server.settings import Settings, SettingsError
from luna.server.sockets import Hub
from luna.server.store.queue import QUEUES, QueueWorker
from luna.server.store.store import Store
from luna.table.commands import ChatLimits
from luna.table.problem import Problem


def now() -> float:
    """The time that logs have: seconds since 1970."""
    return time.time()


def read_words(path: str) -> WordFilter:
    """The operator's list of words to cover in chat."""
    try:
        return WordFilter(Path(path).read_text("utf-8").splitlines() if path else ())
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"LUNA_WORDS: {path} cannot be read: {error}") from None


class Instance:
    """One process: a server, a worker that runs jobs, or both."""

    def __init__(self, settings: Settings) -> None:
        """Put the parts together; opens the database."""
        self.settings = settings
        self.metrics = Metrics()
        words = read_words(settings.words)
        self.store = store = Store(settings.url, self.metrics.committed)
        try:
            secret = store.account.secret()
        except StoreError:
            store.close()
            raise
        process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.presence = SharedPresence(store.presence, process) if store.shared else None
        self.tables = tables = TableService(store.games, now, self.presence)
        self.tables.listeners.append(
            lambda room, entries: self.metrics.on_entries(room.table, entries)
        )
        self.pools = pools = Pools(settings.think, settings.analyse, settings.hang)
        self.jobs: StoredJobs | QueuedJobs
        if store.shared:
            self.jobs = QueuedJobs(pools, store.jobs)
        else:
            self.jobs = StoredJobs(pools, store.jobs)
        own_bots = load_own_bots(settings.bots)
        self.bots = BotPlayers(tables, pools, self.jobs, own_bots)
        self.notifications = Notifications(tables, store, settings, self.metrics)
        ChallengeResults(tables, store.challenges)
        count = self.metrics.count
        self.matchmaking = Matchmaking(tables, store.matchmaking, store.ratings, count)
        self.premoves = Premoves(tables, store.premoves, count)
        budgets = settings.budgets
        reviews = Reviews(store.reviews, pools, self.jobs, budgets.review)
        self._handlers: dict[type, Handler] = {
            PlayBot: self._play_bot,
            RunReview: reviews.run,
            NotifyTurn: self.notifications.notify,
            SendNotice: self.notifications.send,
            PushNotice: self.notifications.push,
            WithdrawNotices: self.notifications.withdraw,
            RebuildRatings: self._rebuild_ratings,
        }
        self._worker: QueueWorker | None = None
        links = SignedLinks(secret)
        self.sessions = CookieSessions(store.sessions, secret, settings, now, self._end_sessions)
        self.services = Services(
            tables=tables,
            jobs=self.jobs,
            reviews=reviews,
            now=now,
            levels=levels(own_bots),
            stores={**store.by_protocol, SeatLinks: links},
            features={
                BotPlayers: self.bots,
                Matchmaking: self.matchmaking,
                NotificationSender: self.notifications,
                Premoves: self.premoves,
                Sessions: self.sessions,
                Tokens: links,
                WebAuthn: WebAuthnLibrary(),
            },
            count=count,
            budgets=budgets,
            filter_words=words.mask,
            chat_limits=ChatLimits(settings.limits.chat, settings.limits.chats),
            max_action_chars=settings.limits.text,
            max_name_chars=settings.limits.name,
            max_tables=settings.limits.tables,
            max_missed=settings.limits.missed,
        )
        limits = settings.limits
        self.limiters: dict[Limited, Limiter] = {
            "creations": Limiter(limits.creations),
            "sign_ins": Limiter(limits.sign_ins),
            "hints": Limiter(limits.hints),
            "reviews": Limiter(limits.reviews),
            "exports": Limiter(limits.exports),
        }
        self._reads = Usage(limits.reads)
        self._computed = Usage(limits.looks)
        self.hub = Hub(self.services, store.sessions, settings, self._computed)
        self.listening = Listening(tables, settings.url)
        sweeps = [self.premoves.sweep, self.notifications.sweep, self.matchmaking.sweep]
        if isinstance(self.jobs, StoredJobs):
            sweeps.append(self.jobs.sweep)
        self.scheduler = Scheduler(tables, store, settings, sweeps)
        self.loop: asyncio.AbstractEventLoop | None = None
        """Where it runs, once it does."""

    def _end_sessions(self, sessions: set[str]) -> None:
        self.hub.sign_out(sessions)

    def count_request(self, session: str | None, address: str, cost: float) -> None:
        """Count a request against the limits of its caller, or raise `Problem`."""
        if cost:
            self._computed.take(session, address, cost)
        else:
            self._reads.take(session, address)

    async def open(self) -> None:
        """Serve; run jobs too, unless other processes do."""
        self.loop = asyncio.get_running_loop()
        self.store.open()
        self.hub.open()
        if self.presence is not None:
            self.presence.open(self.tables)
        if self.settings.think or not self.store.shared:
            self._open_jobs(QUEUES)
        with suppress(Problem):  # without a database for now: the scheduler tries again
            await self.scheduler.resume()
            await self.premoves.load()
            await self._add_missing_tasks()
        self.scheduler.open()
        if self.store.shared:
            self.listening.open()

    async def open_worker(self, queues: Sequence[str]) -> None:
        """Run the jobs of some queues and serve no one."""
        self.loop = asyncio.get_running_loop()
        self.store.open()
        self._open_jobs(queues)
        self.listening.open()

    def _open_jobs(self, queues: Sequence[str]) -> None:
        if isinstance(self.jobs, QueuedJobs):
            self._handlers[Compute] = self.jobs.run_computation
            bots, analysis = max(1, self.settings.think), self.settings.analyse
            slots = {"bots": bots, "hints": analysis + 1, "reviews": analysis, "notices": 32}
            self._worker = QueueWorker(
                self.settings.url,
                self._run_task,
                self.store.jobs.quarantine,
                {name: slots.get(name, 1) for name in queues},
            )
            self._worker.open()
            if "bots" in queues:
                self.pools.start_bots()
        else:
            self.jobs.handlers |= self._handlers
            self.store.start_tasks_with(self.jobs.start)

    async def _run_task(self, task: Task) -> None:
        await self._handlers[type(task)](task)

    async def _play_bot(self, task: PlayBot) -> None:
        self.metrics.thinking.inc()
        start = time.perf_counter()
        try:
            level = await self.bots.play(task)
        finally:
            self.metrics.thinking.dec()
        if level is not None:
            self.metrics.thoughts.labels(level).observe(time.perf_counter() - start)

    async def _add_missing_tasks(self) -> None:
        """Add tasks that older versions and backups do not have."""
        tasks: list[Task] = [RunReview(each.id) for each in await self.store.reviews.unfinished()]
        for table_id in await self.store.games.waiting_for_bots():
            with suppress(Problem):  # a game that cannot be followed
                tasks += bot_tasks(None, (await self.tables.get(table_id)).table)
        await self.store.jobs.add_missing(tasks)

    async def _rebuild_ratings(self, _: RebuildRatings) -> None:
        await self.store.rebuild_ratings()

    async def close(self) -> None:
        await self.hub.close()
        if self.presence is not None:
            await self.presence.close()
        await self.listening.close()
        await self.scheduler.close()
        if self._worker is not None:
            await self._worker.close()
        if isinstance(self.jobs, StoredJobs):
            await self.jobs.close()
        self.pools.close()
        await self.tables.drain()
        await self.notifications.close()
        self.store.close()
