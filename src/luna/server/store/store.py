"""Everything that is kept, under one roof; SQL lives in this package and nowhere else."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import select, text

from luna.app.jobs import Task
from luna.server.store import maintenance
from luna.server.store.account import SessionStore, SqlAccountStore
from luna.server.store.challenges import SqlChallengeStore
from luna.server.store.clocks import ClockStore
from luna.server.store.database import Database, FeatureStore
from luna.server.store.declarations import load_modules
from luna.server.store.duplicates import SqlDuplicateStore
from luna.server.store.games import GameStore
from luna.server.store.jobs import JobStore
from luna.server.store.lists import Lists
from luna.server.store.matchmaking import SqlMatchmakingStore
from luna.server.store.moderation import SqlModerationStore
from luna.server.store.notifications import SqlNotificationStore
from luna.server.store.passkeys import SqlPasskeyStore
from luna.server.store.premoves import SqlPremoveStore
from luna.server.store.presence import PresenceStore
from luna.server.store.profile import SqlProfileStore
from luna.server.store.puzzles import SqlPuzzleStore
from luna.server.store.queue import TableQueue
from luna.server.store.ratings import SqlRatingStore
from luna.server.store.records import SqlShareStore
from luna.server.store.reviews import SqlReviewStore
from luna.server.store.studies import SqlStudyStore


class Store:
    """What the rest of the server asks for."""

    def __init__(self, url: str, committed: Callable[[float, int], None] | None = None) -> None:
        self.database = Database(url, committed)
        self.shared = self.database.shared
        """Other processes may write to the same games."""
        self.account = SqlAccountStore(self.database)
        self.challenges = SqlChallengeStore(self.database)
        self.clocks = ClockStore(self.database)
        self.duplicates = SqlDuplicateStore(self.database)
        self.games = GameStore(self.database)
        self.jobs = JobStore(self.database)
        self.lists = Lists(self.database)
        self.matchmaking = SqlMatchmakingStore(self.database)
        self.moderation = SqlModerationStore(self.database)
        self.notifications = SqlNotificationStore(self.database)
        self.premoves = SqlPremoveStore(self.database)
        self.presence = PresenceStore(self.database)
        self.passkeys = SqlPasskeyStore(self.database)
        self.profile = SqlProfileStore(self.database)
        self.puzzles = SqlPuzzleStore(self.database)
        self.ratings = SqlRatingStore(self.database)
        self.reviews = SqlReviewStore(self.database)
        self.sessions = SessionStore(self.database)
        self.shares = SqlShareStore(self.database)
        self.studies = SqlStudyStore(self.database)
        load_modules()
        made = {type(each): each for each in vars(self).values()}
        self.by_protocol: dict[type, Any] = {
            protocol: made.get(kind) or kind(self.database)
            for kind in FeatureStore.all
            for protocol in kind.__bases__
            if protocol is not FeatureStore
        }
        """The storage of every feature."""

    def open(self) -> None:
        self.database.open()

    def close(self) -> None:
        self.database.close()

    def start_tasks_with(self, start: Callable[[Sequence[Task]], None]) -> None:
        """Have `start` called with the tasks of each transaction of SQLite."""
        if isinstance(self.database.queue, TableQueue):
            self.database.queue.start = start

    async def rebuild_ratings(self) -> None:
        """Compute all ratings from the logs."""
        await asyncio.to_thread(maintenance.rebuild_ratings, self.database.engine)

    async def check(self) -> None:
        """Raise whatever keeps the database from answering."""
        await self.database.read(lambda connection: connection.execute(select(text("1"))).scalar())
