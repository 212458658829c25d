"""The messages to viewers of a table; each has a `type`."""

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from luna.app.tables.positions import Preview, Tips, Why
from luna.app.tables.story import EventView
from luna.app.tables.view import EntryView, OptionsView, View, You
from luna.record.shape import Document
from luna.table.problem import ProblemDocument


class Ack(Struct, frozen=True):
    """An action or a line of chat is stored; `repeated`: it was before."""

    sequence: int
    text: str
    repeated: bool


class OptionsAhead(Struct, frozen=True):
    """What a seat could choose if it were its turn; `position` is the entry that made it."""

    seat: int
    position: int
    options: OptionsView


class Welcome(Struct, frozen=True, kw_only=True):
    """The first message: the view, the viewer's seats, and the entries since the last visit."""

    type: Literal["welcome"] = "welcome"
    sequence: int
    you: You
    missed: list[EntryView]
    more: bool
    """More was missed than stands here: the log has the rest."""
    reset: bool
    """The entry one has seen is not in this log: begin anew."""
    view: View


class EntryMessage(TypedDict):
    """An entry of the log as it comes; after the last of several with as much as one wants."""

    type: Literal["event"]
    sequence: int
    entry: EntryView
    events: NotRequired[list[EventView]]
    """What an action brought about."""
    view: NotRequired[View]
    """After everything but chat."""
    document: NotRequired[Document]
    """In place of the view for those who know the rules (`view=document`)."""


class Presence(Struct, frozen=True, kw_only=True):
    """Who is there, by seat, and how many watch."""

    type: Literal["presence"] = "presence"
    present: list[bool]
    watchers: int


class Heartbeat(Struct, frozen=True, kw_only=True):
    """All is well, and the log is so far."""

    type: Literal["heartbeat"] = "heartbeat"
    sequence: int
    time: float


class Reconnect(Struct, frozen=True, kw_only=True):
    """The server stops: come back after some milliseconds."""

    type: Literal["reconnect"] = "reconnect"
    after: int


class AckMessage(Ack, frozen=True, kw_only=True):
    """One's action or line of chat is on disk."""

    type: Literal["ack"] = "ack"
    client: str | None = None


class PreviewMessage(Preview, frozen=True, kw_only=True):
    """What an action would bring about."""

    type: Literal["preview"] = "preview"
    client: str | None = None


class WhyMessage(Why, frozen=True, kw_only=True):
    """Why an action is not allowed."""

    type: Literal["why"] = "why"
    client: str | None = None


class TipsMessage(Tips, frozen=True, kw_only=True):
    """Playing tips that fit the position."""

    type: Literal["tips"] = "tips"
    client: str | None = None


class OptionsMessage(OptionsAhead, frozen=True, kw_only=True):
    """What a seat could choose if it were its turn."""

    type: Literal["options"] = "options"
    client: str | None = None


class Pong(Struct, frozen=True, kw_only=True):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"
    sequence: int
    client: str | None = None


class ProblemMessage(Struct, frozen=True, kw_only=True):
    """What one has asked cannot be done."""

    type: Literal["problem"] = "problem"
    problem: ProblemDocument
    client: str | None = None


ServerMessage = (
    Welcome
    | EntryMessage
    | Presence
    | Heartbeat
    | Reconnect
    | AckMessage
    | PreviewMessage
    | WhyMessage
    | TipsMessage
    | OptionsMessage
    | Pong
    | ProblemMessage
)
