"""What requests are answered with."""

from dataclasses import dataclass

from luna.contract.story import EventView
from luna.contract.view import EntryView, OptionsView
from luna.record.shape import (
    BoardColour,
    Document,
    EditionName,
    Forecast,
    IsleName,
    ModeName,
    Order,
    Source,
    Zones,
)
from luna.rules.refusals import Detail
from luna.table.problem import RefusalDocument


@dataclass(frozen=True, slots=True)
class Ack:
    """An action is on disk; `repeated`: it was before."""

    sequence: int
    text: str
    repeated: bool


@dataclass(frozen=True, slots=True)
class Spoken:
    """A line of chat is on disk."""

    sequence: int


@dataclass(frozen=True, slots=True)
class DoneOrAsked:
    """Whether something is done, or the others are asked with an entry of the log."""

    done: bool
    sequence: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring about."""

    text: str
    document: Document
    events: list[EventView]
    forecast: Forecast
    zones: Zones


@dataclass(frozen=True, slots=True)
class Why:
    """Whether an action is legal, and if not, what forbids it."""

    legal: bool
    text: str | None
    refusal: RefusalDocument | None


@dataclass(frozen=True, slots=True)
class OptionsAhead:
    """What a seat could choose if it were its turn; `position` is the entry that made it."""

    seat: int
    position: int
    options: OptionsView


@dataclass(frozen=True, slots=True)
class Course:
    """The influence of each order at the start and after every action, and the round it was in."""

    orders: list[Order]
    influence: list[list[int]]
    rounds: list[int]


@dataclass(frozen=True, slots=True)
class TipView:
    """A playing tip: the key of its text, the rule to read about it, what one would type."""

    key: str
    rule: str
    details: dict[str, Detail]
    words: list[str]


@dataclass(frozen=True, slots=True)
class Tips:
    """Tips for the player to act, the most pressing first."""

    tips: list[TipView]


@dataclass(frozen=True, slots=True)
class LegalTexts:
    """Legal actions as texts; Journeys and Tides are counted, and listed where they are few."""

    actions: list[str]
    journeys: int
    tides: int


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would play."""

    text: str


@dataclass(frozen=True, slots=True)
class Done:
    """Something is done."""

    done: bool


@dataclass(frozen=True, slots=True)
class Log:
    """Entries of the log, and how far it goes."""

    entries: list[EntryView]
    sequence: int


@dataclass(frozen=True, slots=True)
class PastPosition:
    """The position after an entry of the log, with what led to it."""

    sequence: int
    number: int
    entry: EntryView | None
    events: list[EventView]
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """A shared position with the record that leads to it; nothing of the table."""

    number: int
    record: str
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


@dataclass(frozen=True, slots=True)
class ShareLink:
    """A link to a position."""

    share: str
    link: str


@dataclass(frozen=True, slots=True)
class TokenLink:
    """A token, and the link that carries it behind the #."""

    token: str
    link: str


@dataclass(frozen=True, slots=True)
class Me:
    """One's name and language."""

    name: str
    language: str


@dataclass(frozen=True, slots=True)
class WhoAmI:
    """Who one is; null for a stranger."""

    me: Me | None


@dataclass(frozen=True, slots=True)
class SessionLine:
    """A browser that is signed in."""

    session: str
    created: float
    used: float
    """About when it was used last: to the day."""
    agent: str
    """What the browser calls itself."""
    here: bool
    """It is the one that asks."""


@dataclass(frozen=True, slots=True)
class SessionList:
    """The browsers that are signed in, the one used last first."""

    sessions: list[SessionLine]


@dataclass(frozen=True, slots=True)
class PasskeyCount:
    """How many passkeys keep an account."""

    passkeys: int


@dataclass(frozen=True, slots=True)
class PasskeyKept:
    """A passkey keeps the account from now on."""

    kept: bool


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways this server has to reach people, and the one chosen."""

    ways: list[str]
    by: str | None
    address: str | None
    confirmed: bool


@dataclass(frozen=True, slots=True)
class Confirmed:
    """An address is confirmed."""

    confirmed: bool


@dataclass(frozen=True, slots=True)
class PriestessTile:
    """Her value in a round with so many players, and what each place there gives."""

    value: int
    places: list[int]


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on the components."""

    order: list[IsleName]
    novices: int
    shrines: int
    influence: int
    time_tokens: dict[str, int]
    guards: list[int]
    priestess: dict[str, PriestessTile]
    builder: int
    council: list[int]
    boards: dict[BoardColour, list[int]]
    symbols: dict[str, IsleName]


@dataclass(frozen=True, slots=True)
class Reference:
    """What a client needs to know once."""

    languages: list[str]
    editions: list[EditionName]
    modes: list[ModeName]
    colours: list[Order]
    isles: list[IsleName]
    boards: list[BoardColour]
    sources: list[Source]
    levels: list[str]
    components: Printed


@dataclass(frozen=True, slots=True)
class Health:
    """Whether the server is well."""

    status: str
    tables: int = 0
    sockets: int = 0
