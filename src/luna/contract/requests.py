"""What clients may ask, checked once: bounds on everything, unknown fields refused.

The same values serve HTTP bodies and WebSocket messages; a message names its kind in `type`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from luna.table.pace import End
from luna.table.rated import PoolName

ONE_LINE = r"^[^\x00-\x1f\x7f]*(?![\s\S])"
"""No control characters; a `$` would let a last line break pass."""
Name = Annotated[str, Meta(min_length=1, max_length=80, examples=["Ada"])]
Language = Annotated[str, Meta(max_length=8)]
LevelName = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=300)]
Client = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x20-\x7e]*(?![\s\S])")]
"""An id of the client's choice, new for each request that changes something."""
Text = Annotated[str, Meta(max_length=2000, examples=["favor tide"])]
Sequence = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=100_000)]
Place = Annotated[str, Meta(max_length=40, examples=["isle:tide"])]

IsleWord = Literal["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice"]
ColourWord = Literal["yellow", "red", "blue", "white"]
EditionWord = Literal["classic", "revised", "brazilian"]
ModeWord = Literal["standard", "preselected", "solo1", "solo2", "solo3"]


class Received(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a client sends."""


class Act(Received, frozen=True, tag_field="type", tag="act"):
    """Play an action; `sequence` is the latest entry of the log one has seen."""

    text: Text
    sequence: Sequence
    client: Client | None = None


class Look(Received, frozen=True, tag_field="type", tag="preview"):
    """See what an action would bring about; for a seat whose turn is still to come, as if now."""

    text: Text
    seat: SeatNumber | None = None
    client: Client | None = None


class AskWhy(Received, frozen=True, tag_field="type", tag="why"):
    """Ask why something is not allowed: an action, or a verb at places touched in turn."""

    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = []
    seat: SeatNumber | None = None
    client: Client | None = None


class Say(Received, frozen=True, tag_field="type", tag="chat"):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    client: Client | None = None


class AskTips(Received, frozen=True, tag_field="type", tag="tips"):
    """Ask for playing tips that fit the position."""

    client: Client | None = None


class AskOptions(Received, frozen=True, tag_field="type", tag="options"):
    """Ask what a seat could choose if it were its turn, to plan ahead."""

    seat: SeatNumber
    client: Client | None = None


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Ask whether the server is there."""

    client: Client | None = None


ClientMessage = Act | Look | AskWhy | Say | AskTips | AskOptions | Ping


class SetMe(Received, frozen=True):
    """Who one wants to be."""

    name: Name
    language: Language | None = None


class SeatPlan(Received, frozen=True):
    """Who is to sit on a seat."""

    player: Literal["you", "open", "bot"] = "open"
    colour: ColourWord | None = None
    level: LevelName | None = None
    name: Name | None = None
    """Of somebody who shares this device."""


class PacePlan(Received, frozen=True):
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


class NewTable(Received, frozen=True):
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


class Join(Received, frozen=True):
    """The token of an invitation, and the seat one would like."""

    token: Token | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Level(Received, frozen=True):
    """Which bot."""

    level: LevelName | None = None


class Colour(Received, frozen=True):
    """Which of the colors at the table."""

    colour: ColourWord


class Depth(Received, frozen=True):
    """How deep to think: a moment, or up to about twenty seconds."""

    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class ThoughtQuery(Received, frozen=True):
    """How far one knows a thought to have come."""

    known: Annotated[float, Meta(ge=0, le=1)] = 0.0


class Undo(Received, frozen=True):
    """How many actions are to remain; without it, all before one's own latest."""

    number: Number | None = None
    client: Client | None = None


class Reply(Received, frozen=True):
    """Yes or no to what another player asks with an entry of the log."""

    agree: bool
    request: Sequence


class Claim(Received, frozen=True):
    """A personal link to a seat."""

    token: Token
    name: Name | None = None


class Upload(Received, frozen=True, rename={"purpose": "as"}):
    """A record to be kept, played on or looked into."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]
    purpose: Literal["finished", "game", "analysis"] = "analysis"
    at: Number | None = None
    seats: SeatPlans | None = None
    public: bool = False
    name: Name | None = None


class MakeShare(Received, frozen=True):
    """The entry of the log whose position is to be shared; by default the latest."""

    sequence: Sequence | None = None


Actions = Annotated[list[Text], Meta(max_length=40)]


class Learn(Received, frozen=True):
    """The actions that were right so far in a chapter, and perhaps the next one."""

    played: Actions = []
    text: Text | None = None


class LearnGame(Received, frozen=True):
    """Who plays the short game at the end."""

    name: Name | None = None


class LearnLook(Received, frozen=True):
    """See what an action would bring about in a chapter."""

    text: Text
    played: Actions = []


class LearnWhy(Received, frozen=True):
    """Ask in a chapter why something is not allowed: an action, or a verb at places."""

    played: Actions = []
    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = []


RecordText = Annotated[str, Meta(min_length=1, max_length=200_000)]
ShortId = Annotated[str, Meta(min_length=1, max_length=24, pattern=ONE_LINE)]
Moves = Annotated[list[Text], Meta(max_length=600)]


class BoardPlan(Received, frozen=True):
    """Where a board begins (a record or a puzzle, or its first `at` actions) and what follows."""

    record: RecordText | None = None
    puzzle: ShortId | None = None
    at: Number | None = None
    actions: Moves = []
    since: Sequence = 0
    """The entries of its log that one knows."""


class BoardLook(Received, frozen=True):
    """See what an action would bring about on a board."""

    board: BoardPlan
    text: Text


class BoardWhy(Received, frozen=True):
    """Ask on a board why something is not allowed: an action, or a verb at places."""

    board: BoardPlan
    text: Text = ""
    verb: Annotated[str, Meta(max_length=20)] = ""
    places: Annotated[list[Place], Meta(max_length=4)] = []


class BoardPast(Received, frozen=True):
    """A position of a board, by the entry of its log."""

    board: BoardPlan
    sequence: Sequence


class BoardAdvice(Received, frozen=True):
    """Think about the position on a board."""

    board: BoardPlan
    depth: Annotated[int, Meta(ge=0, le=3)] = 0


class Retry(Received, frozen=True):
    """Another action in place of one that is under review."""

    number: Annotated[int, Meta(ge=1, le=10_000)]
    text: Text


class AskReview(Received, frozen=True):
    """The game to review: one that was played here, or a record."""

    table: ShortId | None = None
    record: RecordText | None = None


class NextPuzzle(Received, frozen=True):
    """A puzzle of a theme, and not one of those just seen."""

    theme: Annotated[str, Meta(max_length=20, pattern=ONE_LINE)] | None = None
    seen: Annotated[list[ShortId], Meta(max_length=500)] = []


class Solve(Received, frozen=True):
    """An answer to a puzzle; none gives up."""

    text: Text | None = None
    name: Name | None = None


class TakeChallenge(Received, frozen=True):
    """Which challenge to play."""

    period: ShortId
    mode: ModeWord
    name: Name | None = None


ARROW = r"^[a-z]+(:[a-z0-9]+)?>[a-z]+(:[a-z0-9]+)?(?![\s\S])"
Title = Annotated[str, Meta(min_length=1, max_length=80, pattern=ONE_LINE)]


class BranchPlan(Received, frozen=True):
    """A position of a tree: what led to it from its parent, what is said and drawn there."""

    parent: Annotated[int, Meta(ge=0, le=1000)] = 0
    text: Text = ""
    comment: Annotated[str, Meta(max_length=2000)] = ""
    arrows: Annotated[
        list[Annotated[str, Meta(max_length=60, pattern=ARROW)]], Meta(max_length=12)
    ] = []


class ChapterPlan(Received, frozen=True):
    """A chapter of a study: a record to begin with, and the tree that grows from its end."""

    title: Title
    record: RecordText
    branches: Annotated[list[BranchPlan], Meta(max_length=400)] = []


class StudyPlan(Received, frozen=True):
    """A study to be kept."""

    title: Title
    chapters: Annotated[list[ChapterPlan], Meta(min_length=1, max_length=24)]
    name: Name | None = None


class ChapterQuery(Received, frozen=True):
    """Which chapter, counted from 0."""

    chapter: Annotated[int, Meta(ge=0, le=100)] = 0


class ReviewQuery(Received, frozen=True):
    """The number of the last verdict one knows."""

    since: Sequence = 0


class Notify(Received, frozen=True):
    """How to hear of one's turn, and where."""

    by: Literal["mail", "webhook"] | None
    address: Annotated[str, Meta(max_length=400, pattern=ONE_LINE)] = ""


class Confirm(Received, frozen=True):
    """The token that reached the address."""

    token: Annotated[str, Meta(min_length=1, max_length=900)]


class ListQuery(Received, frozen=True):
    """Which tables."""

    scope: Literal["public", "mine"] = "public"
    part: Literal["all", "current", "finished", "analysis", "hidden"] = "all"
    """Of one's own, as lists show them apart."""
    before: Annotated[float, Meta(ge=0, le=1e12)] | None = None
    """Those that have not changed since, to read on in a long list."""


class Hide(Received, frozen=True):
    """Whether tables are taken off one's list, or come back."""

    tables: Annotated[
        list[Annotated[str, Meta(max_length=24, pattern=ONE_LINE)]],
        Meta(min_length=1, max_length=200),
    ]
    hidden: bool = True


class PoolQuery(Received, frozen=True):
    """The ratings of which number of players, live or slow."""

    pool: PoolName = "2-live"


class LegalQuery(Received, frozen=True):
    """Up to how many Journeys and Tides are listed."""

    limit: Annotated[int, Meta(ge=1, le=10_000)] = 1000


class OptionsQuery(Received, frozen=True):
    """Whose options."""

    seat: SeatNumber


class LogQuery(Received, frozen=True):
    """Which entries."""

    since: Sequence = 0
    limit: Annotated[int, Meta(ge=1, le=1000)] = 1000


class RecordQuery(Received, frozen=True):
    """As the game stood after an entry of the log."""

    sequence: Sequence | None = None


class LiveQuery(Received, frozen=True):
    """From which entry on, and how much after each of them."""

    since: Sequence | None = None
    view: Literal["all", "document", "no"] = "all"
