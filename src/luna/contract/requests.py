"""What clients may ask, checked once: bounds on everything, unknown fields refused.

The same values serve HTTP bodies and WebSocket messages; a message names its kind in `type`.
"""

from typing import Annotated, Literal

from msgspec import Meta, field

from luna.app.request import (
    ONE_LINE,
    Client,
    ColourWord,
    EditionWord,
    IsleWord,
    LevelName,
    ModeWord,
    Name,
    Number,
    Place,
    Request,
    SeatNumber,
    Sequence,
    Text,
    Token,
)
from luna.table.pace import End


class Act(Request, frozen=True, tag_field="type", tag="act"):
    """Play an action; `sequence` is the latest entry of the log one has seen."""

    text: Text
    sequence: Sequence
    client: Client | None = None


class Look(Request, frozen=True, tag_field="type", tag="preview"):
    """See what an action would bring about; for a seat whose turn is still to come, as if now."""

    text: Text
    seat: SeatNumber | None = None
    client: Client | None = None


class AskWhy(Request, frozen=True, tag_field="type", tag="why"):
    """Ask why something is not allowed: an action, or a verb at places touched in turn."""

    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = field(default_factory=list)
    seat: SeatNumber | None = None
    client: Client | None = None


class Say(Request, frozen=True, tag_field="type", tag="chat"):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    client: Client | None = None


class AskTips(Request, frozen=True, tag_field="type", tag="tips"):
    """Ask for playing tips that fit the position."""

    client: Client | None = None


class AskOptions(Request, frozen=True, tag_field="type", tag="options"):
    """Ask what a seat could choose if it were its turn, to plan ahead."""

    seat: SeatNumber
    client: Client | None = None


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is there."""

    client: Client | None = None


class Visible(Request, frozen=True, tag_field="type", tag="visible"):
    """Say whether the tab is in front; who looks at no tab of a table hears of a turn by a notice.

    The line stays open, and one still counts as present. The answer is a `pong`.
    """

    visible: bool
    client: Client | None = None


ClientMessage = Act | Look | AskWhy | Say | AskTips | AskOptions | Ping | Visible


class SeatPlan(Request, frozen=True):
    """Who is to sit on a seat."""

    player: Literal["you", "open", "bot"] = "open"
    colour: ColourWord | None = None
    level: LevelName | None = None
    name: Name | None = None
    """Of somebody who shares this device."""


class PacePlan(Request, frozen=True):
    """How long players may think, and what happens at the end of it."""

    seconds: Annotated[float, Meta(ge=5, le=90 * 24 * 3600)]
    kind: Literal["move", "game"] = "move"
    increment: Annotated[float, Meta(ge=0, le=24 * 3600)] = 0.0
    end: End = "bot"
    level: LevelName | None = None


SeatPlans = Annotated[
    list[SeatPlan],
    Meta(min_length=1, max_length=4, examples=[[{"player": "you"}, {"player": "bot"}]]),
]


class NewTable(Request, frozen=True):
    """A table to be laid."""

    seats: SeatPlans
    edition: EditionWord = "classic"
    mode: ModeWord = "standard"
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    figures: Annotated[list[IsleWord], Meta(min_length=3, max_length=3)] | None = None
    setup: Annotated[str, Meta(max_length=4000)] | None = None
    public: bool = False
    hot_seat: bool = False
    hints: bool = True
    rated: bool = False
    pace: PacePlan | None = None
    name: Name | None = None


class Join(Request, frozen=True):
    """The token of an invitation, and the seat one would like."""

    token: Token | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Level(Request, frozen=True):
    """Which bot."""

    level: LevelName | None = None


class Colour(Request, frozen=True):
    """Which of the colors at the table."""

    colour: ColourWord


class Depth(Request, frozen=True):
    """How deep to think: a moment, or up to about twenty seconds."""

    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class Undo(Request, frozen=True):
    """How many actions are to remain; without it, all before one's own latest."""

    number: Number | None = None
    client: Client | None = None


class Reply(Request, frozen=True):
    """Yes or no to what another player asks with an entry of the log."""

    agree: bool
    request: Sequence


class Claim(Request, frozen=True):
    """A personal link to a seat."""

    token: Token
    name: Name | None = None


class Upload(Request, frozen=True, rename={"purpose": "as"}):
    """A record to be kept, played on or looked into."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    purpose: Literal["finished", "game", "analysis"] = "analysis"
    at: Number | None = None
    seats: SeatPlans | None = None
    public: bool = False
    name: Name | None = None


class MakeShare(Request, frozen=True):
    """The entry of the log whose position is to be shared; by default the latest."""

    sequence: Sequence | None = None


Actions = Annotated[list[Text], Meta(max_length=40)]


class Learn(Request, frozen=True):
    """The actions that were right so far in a chapter, and perhaps the next one."""

    played: Actions = field(default_factory=list)
    text: Text | None = None


class LearnGame(Request, frozen=True):
    """Who plays the short game at the end."""

    name: Name | None = None


class LearnLook(Request, frozen=True):
    """See what an action would bring about in a chapter."""

    text: Text
    played: Actions = field(default_factory=list)


class LearnWhy(Request, frozen=True):
    """Ask in a chapter why something is not allowed: an action, or a verb at places."""

    played: Actions = field(default_factory=list)
    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = field(default_factory=list)


class Hide(Request, frozen=True):
    """Whether tables are taken off one's list, or come back."""

    tables: Annotated[
        list[Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]],
        Meta(min_length=1, max_length=200),
    ]
    hidden: bool = True
