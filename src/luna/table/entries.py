"""The log of a table: everything that can happen to it, as a closed set of facts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, assert_never, get_args

from luna.game import Position
from luna.table.pace import End
from luna.table.seat import Seat

Question = Literal["undo", "abandon", "replace", "rematch"]
"""What a player can ask of the others."""


@dataclass(frozen=True, slots=True)
class Started:
    """The game begins; bots have taken the seats that were open."""

    kind: ClassVar[Literal["start"]] = "start"
    seats: tuple[Seat, ...] = ()
    players: tuple[str | None, ...] = ()
    """The identity rated on each seat, None for a bot; empty where the game is not rated, and in
    logs of before (`luna.table.rated.players_at_start` then finds them)."""


@dataclass(frozen=True, slots=True)
class Played:
    """An action, canonical; with the position it leads to where that is known already."""

    kind: ClassVar[Literal["action"]] = "action"
    action: str
    position: Position | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Only the first `number` actions remain."""

    kind: ClassVar[Literal["undo"]] = "undo"
    number: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asks the others to take back to `number` actions, or to give up the game.

    Or to let a bot play for the absent player of seat `number`, or to play again.
    """

    kind: ClassVar[Literal["ask"]] = "ask"
    question: Question
    number: int = 0
    level: str = ""


@dataclass(frozen=True, slots=True)
class Agreed:
    kind: ClassVar[Literal["agree"]] = "agree"
    question: Question


@dataclass(frozen=True, slots=True)
class Declined:
    kind: ClassVar[Literal["decline"]] = "decline"
    question: Question


@dataclass(frozen=True, slots=True)
class Said:
    """A line of chat."""

    kind: ClassVar[Literal["chat"]] = "chat"
    words: str


@dataclass(frozen=True, slots=True)
class Invited:
    """A new invitation; an older one no longer holds. Only a digest of its token is kept."""

    kind: ClassVar[Literal["invite"]] = "invite"
    digest: str


@dataclass(frozen=True, slots=True)
class Joined:
    kind: ClassVar[Literal["join"]] = "join"
    name: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Moved:
    """Seats go to another browser or account of the same person, perhaps the table with them."""

    kind: ClassVar[Literal["moved"]] = "moved"
    name: str
    seats: tuple[Seat, ...] = ()
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """Someone gets up for good; a bot of this level plays on, or the seats are open again."""

    kind: ClassVar[Literal["leave"]] = "leave"
    level: str = ""
    seats: tuple[Seat, ...] = ()
    gone: str | None = None
    """Who it was, where that is asked after the end: in a rated game."""


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot plays in someone's stead."""

    kind: ClassVar[Literal["bot"]] = "bot"
    level: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Returned:
    """A player takes the seat back from the bot."""

    kind: ClassVar[Literal["back"]] = "back"
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Swapped:
    """Before the game two seats change places: who has the entry's seat now plays this color."""

    kind: ClassVar[Literal["swap"]] = "swap"
    colour: str
    seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class TimeOver:
    """The time of the player to act was over."""

    kind: ClassVar[Literal["late"]] = "late"
    end: End


@dataclass(frozen=True, slots=True)
class Resumed:
    """The server was away for some seconds, which count for no player."""

    kind: ClassVar[Literal["resume"]] = "resume"
    seconds: float


@dataclass(frozen=True, slots=True)
class Abandoned:
    kind: ClassVar[Literal["abandon"]] = "abandon"


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again at another table; the entry's seat is the one that offered it."""

    kind: ClassVar[Literal["rematch"]] = "rematch"
    table: str


@dataclass(frozen=True, slots=True)
class Hinted:
    """A player has looked at hints for the position."""

    kind: ClassVar[Literal["hint"]] = "hint"


SeatFact = Started | Joined | Moved | Left | BotSeated | Returned | Swapped
"""Facts that say what some seats are from now on."""
Fact = (
    SeatFact
    | Played
    | TakenBack
    | Asked
    | Agreed
    | Declined
    | Said
    | Invited
    | TimeOver
    | Resumed
    | Abandoned
    | Rematched
    | Hinted
)
Kind = Literal[
    "start",
    "action",
    "undo",
    "ask",
    "agree",
    "decline",
    "chat",
    "invite",
    "join",
    "moved",
    "leave",
    "bot",
    "back",
    "swap",
    "late",
    "resume",
    "abandon",
    "rematch",
    "hint",
]
POSITION_FACTS = (Started, Played, TakenBack)
"""Facts that change the position."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    sequence: int
    seat: int | None
    fact: Fact
    time: float
    client: str | None = None
    """An id that the client chose, so that it can safely send again."""
    round: int | None = None
    """The round it belongs to, set when the table takes the entry in; 0 is the Preliminary Round,
    None is before the game. It follows from the log and is not stored."""

    @property
    def kind(self) -> Kind:
        return self.fact.kind

    @property
    def text(self) -> str:
        fact = self.fact
        return fact.action if isinstance(fact, Played) else text_of(fact)


def text_of(fact: Fact) -> str:
    """The public part of a fact as the log keeps and shows it."""
    match fact:
        case Played(action):
            return action
        case TakenBack(number):
            return str(number)
        case Asked("undo", number):
            return f"undo {number}"
        case Asked("replace", number, level):
            return f"replace {number} {level}"
        case Asked(question) | Agreed(question) | Declined(question):
            return question
        case Said(words):
            return words
        case Joined(name) | Moved(name):
            return name
        case Swapped(colour):
            return colour
        case Left(level) | BotSeated(level):
            return level
        case TimeOver(end):
            return end
        case Resumed(seconds):
            return f"{seconds:.1f}"
        case Rematched(table):
            return table
        case Started() | Returned() | Abandoned() | Invited() | Hinted():
            return ""
    assert_never(fact)


Private = Mapping[str, Any]
"""What the log keeps of a fact beside its text, and never shows: JSON values."""


def private_part(fact: Fact) -> Private | None:
    """Who sits where, and the digest of an invitation; None where there is nothing to keep."""
    if isinstance(fact, Played):  # most are, and there are many kinds of others
        return None
    if isinstance(fact, Invited):
        return {"invitation": fact.digest}
    if not isinstance(fact, SeatFact):
        return None
    part: dict[str, Any] = {}
    if fact.seats:
        part["seats"] = [seat.row() for seat in fact.seats]
    if isinstance(fact, Started) and fact.players:
        part["players"] = list(fact.players)
    if isinstance(fact, Moved) and fact.owner is not None:
        part["owner"] = fact.owner
    if isinstance(fact, Left) and fact.gone is not None:
        part["gone"] = fact.gone
    return part or None


class Unreadable(ValueError):
    """An entry of a log that no version of Luna has written."""


def fact_of(kind: str, text: str, private: Private | None) -> Fact:
    """The fact that `text_of` and `private_part` were made of."""
    part = private or {}
    seats = tuple(Seat(**row) for row in part.get("seats", ()))
    if kind in ("ask", "agree", "decline"):
        return _consent(kind, text)
    match kind:
        case "start":
            return Started(seats, tuple(part.get("players", ())))
        case "action":
            return Played(text)
        case "undo":
            return TakenBack(_number(text))
        case "chat":
            return Said(text)
        case "invite":
            return Invited(str(part.get("invitation", "")))
        case "join":
            return Joined(text, seats)
        case "moved":
            return Moved(text, seats, part.get("owner"))
        case "leave":
            return Left(text, seats, part.get("gone"))
        case "bot":
            return BotSeated(text, seats)
        case "back":
            return Returned(seats)
        case "swap":
            return Swapped(text, seats)
        case "late":
            return TimeOver(_end(text))
        case "resume":
            return Resumed(_seconds(text))
        case "abandon":
            return Abandoned()
        case "rematch":
            return Rematched(text)
        case "hint":
            return Hinted()
    raise Unreadable(f"unknown kind of entry: {kind}")


def _consent(kind: str, text: str) -> Asked | Agreed | Declined:
    question, _, rest = text.partition(" ")
    number, _, level = rest.partition(" ")
    asked: Question | None = next((each for each in get_args(Question) if each == question), None)
    if asked is None:
        raise Unreadable(f"unknown question: {text[:40]}")
    if kind == "ask":
        return Asked(asked, _number(number or "0"), level)
    return Agreed(asked) if kind == "agree" else Declined(asked)


def _number(text: str) -> int:
    if not text.isdigit():
        raise Unreadable(f"no number: {text[:40]}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise Unreadable(f"no number: {text[:40]}") from None


def _end(text: str) -> End:
    for end in get_args(End):
        if text == end:
            return end  # type: ignore[no-any-return]
    raise Unreadable(f"unknown end of a time: {text[:40]}")
