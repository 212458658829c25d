"""The parts of a running server, put together once when it starts."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from luna.app.account import AccountStore, Sessions, UserTables
from luna.app.analysis import Thoughts
from luna.app.bots import levels, load_own_bots
from luna.app.challenges import ChallengeResults, ChallengeStore
from luna.app.context import Limited, Services
from luna.app.duplicates import DuplicateStore
from luna.app.errors import StoreError
from luna.app.matchmaking import Matchmaking, MatchmakingStore
from luna.app.moderation import FairPlayStore, ModerationStore, WordFilter
from luna.app.notifications import NotificationSender, NotificationStore, Tokens
from luna.app.passkeys import PasskeyStore, WebAuthn
from luna.app.premoves import Premoves, PremoveStore
from luna.app.profile import PersonalTables, ProfileStore
from luna.app.puzzles import PuzzleStore
from luna.app.ratings import RatingStore
from luna.app.records import Rescue, ShareStore
from luna.app.reviews import Reviews, ReviewStore
from luna.app.studies import StudyStore
from luna.app.tables import OpenTables, SeatLinks
from luna.app.tables.bots import BotPlayers
from luna.app.tables.lists import ListStore
from luna.app.tables.service import TableService
from luna.app.watching import RunningGames
from luna.server.bots import ServerBots
from luna.server.jobs import ProcessJobs
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
from luna.server.store.process_lives import Process
from luna.server.store.store import Store
from luna.server.takeover import Takeover
from luna.server.thinking.reviews import SharedReviews
from luna.server.thinking.thoughts import SharedThoughts
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
    """One server process."""

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
        self.process = Process()
        name = self.process.name
        self.presence = SharedPresence(store.presence, name) if store.shared else None
        self.tables = tables = TableService(store.games, now, self.presence)
        self.tables.listeners.append(
            lambda room, entries: self.metrics.on_entries(room.table, entries)
        )
        self.jobs = jobs = ProcessJobs(settings.think, settings.analyse)
        own_bots = load_own_bots(settings.bots)
        self.bots = ServerBots(
            tables, jobs, own_bots, store.games, name, settings.lease, self.metrics
        )
        self.notifications = Notifications(tables, store, name, settings, self.metrics)
        ChallengeResults(tables, store.challenges)
        count = self.metrics.count
        self.matchmaking = Matchmaking(tables, store.matchmaking, store.ratings, count)
        self.premoves = Premoves(tables, store.premoves, count)
        budgets = settings.budgets
        if store.shared:
            thoughts: Thoughts = SharedThoughts(jobs, budgets.thoughts_ms, store, name)
            reviews: Reviews = SharedReviews(store, jobs, budgets.review, name, settings.lease)
        else:
            thoughts = Thoughts(jobs, budgets.thoughts_ms)
            reviews = Reviews(store.reviews, jobs, budgets.review)
        links = SignedLinks(secret)
        self.sessions = CookieSessions(store.sessions, secret, settings, now, self._end_sessions)
        self.services = Services(
            tables=tables,
            jobs=jobs,
            thoughts=thoughts,
            reviews=reviews,
            now=now,
            levels=levels(own_bots),
            stores=stores_of(store, links),
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
        self.listening = Listening(tables, store, self.process, settings.url)
        sweeps = (
            self.premoves.sweep,
            self.bots.sweep,
            self.notifications.sweep,
            self.matchmaking.sweep,
        )
        self.scheduler = Scheduler(tables, store, settings, sweeps)
        self._takeover = Takeover(
            store, self.listening, self.bots.sweep, self.notifications.sweep, reviews.resume_all
        )
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
        self.loop = asyncio.get_running_loop()
        self.store.open()
        self.hub.open()
        if self.presence is not None:
            self.presence.open(self.tables)
            self.jobs.start_bots()  # the bots of a process that dies do not wait for one to start
        with suppress(Problem):  # without a database for now: the scheduler tries again
            await self.scheduler.resume()
            await self.premoves.load()
            await self.services.reviews.resume_all()
        self.scheduler.open()
        if self.store.shared:
            self.listening.open()
            self._takeover.open()

    async def close(self) -> None:
        await self.hub.close()
        if self.presence is not None:
            await self.presence.close()
        await self._takeover.close()
        await self.listening.close()
        await self.scheduler.close()
        await self.bots.close()
        await self.services.thoughts.close()
        await self.services.reviews.close()
        self.jobs.close()
        await self.tables.drain()
        await self.notifications.close()
        self.store.close()


def stores_of(store: Store, links: SignedLinks) -> dict[type, Any]:
    """The implementation of each feature's storage protocol."""
    return {
        AccountStore: store.account,
        ChallengeStore: store.challenges,
        DuplicateStore: store.duplicates,
        FairPlayStore: store.games,
        ListStore: store.lists,
        MatchmakingStore: store.matchmaking,
        ModerationStore: store.moderation,
        NotificationStore: store.notifications,
        OpenTables: store.games,
        PasskeyStore: store.passkeys,
        PersonalTables: store.games,
        PremoveStore: store.premoves,
        ProfileStore: store.profile,
        PuzzleStore: store.puzzles,
        RatingStore: store.ratings,
        Rescue: store.games,
        ReviewStore: store.reviews,
        RunningGames: store.lists,
        SeatLinks: links,
        ShareStore: store.shares,
        StudyStore: store.studies,
        UserTables: store.games,
    }
