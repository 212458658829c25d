"""What every handler is given: who calls, and the parts of the host that it may use."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, cast

from luna.app.jobs import Jobs, SearchBudgets
from luna.app.names import clean_name, new_id
from luna.app.request import MAX_TEXT_CHARS
from luna.bots.roster import current_level
from luna.table.commands import ChatLimits, Person
from luna.table.problem import Problem

if TYPE_CHECKING:
    from luna.app.reviews import Reviews
    from luna.app.tables.service import TableService

S = TypeVar("S")
Limited = Literal["creations", "sign_ins", "hints", "reviews", "exports"]
"""Requests that one address may make only so often."""
MAX_NAME_CHARS = 40


class Count(Protocol):
    """Counts an event for the operator's metrics."""

    def __call__(
        self, event: Literal["plans", "duplicates", "reports", "gathered"], *labels: str
    ) -> None: ...


def count_nothing(event: str, *labels: str) -> None:
    """For hosts without metrics."""


@dataclass(frozen=True, slots=True)
class User(Person):
    """A person with the language of their messages."""

    language: str = "en"


@dataclass
class Services:
    """The parts of a host that handlers use."""

    tables: "TableService"
    jobs: Jobs
    reviews: "Reviews"
    now: Callable[[], float]
    """Seconds since 1970."""
    levels: Sequence[str]
    """The levels of bots, weakest first."""
    stores: Mapping[type, Any] = field(default_factory=dict)
    """The host's implementation of each storage protocol."""
    features: Mapping[type, Any] = field(default_factory=dict)
    """The services of features, by their class or protocol."""
    count: Count = count_nothing
    budgets: SearchBudgets = field(default_factory=SearchBudgets)
    chat_limits: ChatLimits = field(default_factory=ChatLimits)
    max_action_chars: int = MAX_TEXT_CHARS
    filter_words: Callable[[str], str] = str
    """Covers words in chat that the operator does not want."""
    max_name_chars: int = MAX_NAME_CHARS
    max_tables: int = 200
    """Open tables of one user."""
    max_missed: int = 500
    """Entries of the log in a welcome."""
    rates_games: bool = True
    id_prefix: str = ""
    """The ids of everything that this host creates begin with it."""

    def store(self, protocol: type[S]) -> S:
        """The host's implementation of a feature's storage protocol."""
        found = self.stores.get(protocol)
        if found is None:
            raise Problem("unavailable", "needs-server")
        return cast("S", found)

    def feature(self, kind: type[S]) -> S:
        """The service of a feature: an object that outlives a request."""
        found = self.features.get(kind)
        if found is None:
            raise Problem("unavailable", "needs-server")
        return cast("S", found)

    def level(self, level: str | None, default: int = 0) -> str:
        """A level of this host; by default the weakest one, -1 is the strongest."""
        level = None if level is None else current_level(level)
        if level is not None and level not in self.levels:
            raise Problem("invalid", "unknown-level", details={"level": level})
        return level or self.levels[default]


class Context(ABC):
    """One request or message on its way through a handler."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables
        self.jobs = services.jobs

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self.services.now()

    def store(self, protocol: type[S]) -> S:
        return self.services.store(protocol)

    def feature(self, kind: type[S]) -> S:
        return self.services.feature(kind)

    def new_id(self, length: int = 16) -> str:
        return self.services.id_prefix + new_id(length)

    @property
    @abstractmethod
    def caller(self) -> str:
        """A key for the caller, known or not: a session, else an address."""

    @abstractmethod
    def limit(self, kind: Limited) -> None:
        """Count a request against the limit of the caller's address, or raise `Problem`."""

    @abstractmethod
    async def user(self) -> User | None:
        """Return the caller if known."""

    @abstractmethod
    async def create_guest(self, name: str, language: str = "en") -> User:
        """Create a user and sign the caller in as this user."""

    @abstractmethod
    async def rename(self, name: str, language: str) -> None:
        """Store the caller's new name and language."""

    @property
    def origin(self) -> str:
        """The address of this host as the caller's browser has it: https://luna.example."""
        raise Problem("unavailable", "needs-server")

    async def session_id(self) -> str | None:
        """Return the session that the caller is signed in with."""
        return None

    async def sign_in(self, user: str) -> None:
        """Sign the caller's browser in."""
        raise Problem("unavailable", "needs-server")

    def sign_out(self) -> None:
        """Sign the caller's browser out."""
        raise Problem("unavailable", "needs-server")

    async def require_user(self) -> User:
        found = await self.user()
        if found is None:
            raise Problem("stranger", "name-yourself")
        return found

    async def ensure_user(self, name: str | None) -> User:
        """Return the caller, under the name given here; create a guest if there is no user yet."""
        cleaned = None if name is None else clean_name(name, self.services.max_name_chars)
        found = await self.user()
        if found is not None:
            return found if cleaned is None else replace(found, name=cleaned)
        if cleaned is None:
            raise Problem("stranger", "name-yourself")
        self.limit("creations")
        return await self.create_guest(cleaned)
