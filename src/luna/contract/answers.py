"""What requests are answered with."""

from msgspec import Struct

from luna.app.tables.story import EventView
from luna.app.tables.view import EntryView, OptionsView
from luna.record.shape import Document, Forecast, Order, Zones
from luna.rules.refusals import Detail
from luna.table.problem import RefusalDocument


class Ack(Struct, frozen=True):
    """An action is on disk; `repeated`: it was before."""

    sequence: int
    text: str
    repeated: bool


class Spoken(Struct, frozen=True):
    """A line of chat is on disk."""

    sequence: int


class DoneOrAsked(Struct, frozen=True):
    """Whether something is done, or the others are asked with an entry of the log."""

    done: bool
    sequence: int


class Preview(Struct, frozen=True):
    """What an action would bring about."""

    text: str
    document: Document
    events: list[EventView]
    forecast: Forecast
    zones: Zones


class Why(Struct, frozen=True):
    """Whether an action is legal, and if not, what forbids it."""

    legal: bool
    text: str | None
    refusal: RefusalDocument | None


class OptionsAhead(Struct, frozen=True):
    """What a seat could choose if it were its turn; `position` is the entry that made it."""

    seat: int
    position: int
    options: OptionsView


class Course(Struct, frozen=True):
    """The influence of each order at the start and after every action, and the round it was in."""

    orders: list[Order]
    influence: list[list[int]]
    rounds: list[int]


class TipView(Struct, frozen=True):
    """A playing tip: the key of its text, the rule to read about it, what one would type."""

    key: str
    rule: str
    details: dict[str, Detail]
    words: list[str]


class Tips(Struct, frozen=True):
    """Tips for the player to act, the most pressing first."""

    tips: list[TipView]


class LegalTexts(Struct, frozen=True):
    """Legal actions as texts; Journeys and Tides are counted, and listed where they are few."""

    actions: list[str]
    journeys: int
    tides: int


class Hint(Struct, frozen=True):
    """What a bot would play."""

    text: str


class Done(Struct, frozen=True):
    """Something is done."""

    done: bool


class Log(Struct, frozen=True):
    """Entries of the log, and how far it goes."""

    entries: list[EntryView]
    sequence: int


class PastPosition(Struct, frozen=True):
    """The position after an entry of the log, with what led to it."""

    sequence: int
    number: int
    entry: EntryView | None
    events: list[EventView]
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


class SharedPosition(Struct, frozen=True):
    """A shared position with the record that leads to it; nothing of the table."""

    number: int
    record: str
    document: Document | None
    options: OptionsView | None
    forecast: Forecast | None
    zones: Zones | None


class ShareLink(Struct, frozen=True):
    """A link to a position."""

    share: str
    link: str


class TokenLink(Struct, frozen=True):
    """A token, and the link that carries it behind the #."""

    token: str
    link: str


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    tables: int = 0
    sockets: int = 0
