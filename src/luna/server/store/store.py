"""Everything that is kept, under one roof; SQL lives in this package and nowhere else."""

from collections.abc import Callable

from sqlalchemy import select, text

from luna.server.store.alive import Alive
from luna.server.store.database import Database
from luna.server.store.duplicates import Duplicates
from luna.server.store.games import Games
from luna.server.store.gatherings import Gatherings
from luna.server.store.lists import Lists
from luna.server.store.manners import Manners
from luna.server.store.notices import Notices
from luna.server.store.people import People
from luna.server.store.plans import Plans
from luna.server.store.presence import Presence
from luna.server.store.profiles import Profiles
from luna.server.store.pushes import Pushes
from luna.server.store.puzzles import Puzzles
from luna.server.store.ratings import Ratings
from luna.server.store.results import Results
from luna.server.store.reviews import Reviews
from luna.server.store.sessions import Sessions
from luna.server.store.shares import Shares
from luna.server.store.studies import Studies
from luna.server.store.thoughts import Thoughts


class Store:
    """What the rest of the server asks for."""

    def __init__(self, url: str, committed: Callable[[float, int], None] | None = None) -> None:
        self.database = Database(url, committed)
        self.shared = self.database.shared
        """Other processes may write to the same games."""
        self.alive = Alive(self.database)
        self.duplicates = Duplicates(self.database)
        self.games = Games(self.database)
        self.gatherings = Gatherings(self.database)
        self.lists = Lists(self.database)
        self.manners = Manners(self.database)
        self.notices = Notices(self.database)
        self.plans = Plans(self.database)
        self.presence = Presence(self.database)
        self.people = People(self.database)
        self.profiles = Profiles(self.database)
        self.pushes = Pushes(self.database)
        self.puzzles = Puzzles(self.database)
        self.ratings = Ratings(self.database)
        self.results = Results(self.database)
        self.reviews = Reviews(self.database)
        self.sessions = Sessions(self.database)
        self.shares = Shares(self.database)
        self.studies = Studies(self.database)
        self.thoughts = Thoughts(self.database)

    def open(self) -> None:
        self.database.open()

    def close(self) -> None:
        self.database.close()

    async def check(self) -> None:
        """Raise whatever keeps the database from answering."""
        await self.database.read(lambda connection: connection.execute(select(text("1"))).scalar())
