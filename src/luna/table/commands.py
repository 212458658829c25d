"""What can be asked of a table: every wish is one of these values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A person with an identity."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Act:
    """Play an action that is based on the position as of an entry of the log."""

    person: Person | None
    text: str
    sequence: int
    client: str | None = None


@dataclass(frozen=True, slots=True)
class BotAct:
    """A bot has thought about the position that an entry of the log made."""

    text: str
    position: int


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back to the position after `number` actions, by default before one's own latest."""

    person: Person | None
    number: int | None = None
    client: str | None = None


@dataclass(frozen=True, slots=True)
class Abandon:
    """End the game without a result."""

    person: Person | None


@dataclass(frozen=True, slots=True)
class Replace:
    """Ask the others to let a bot play for a player who is away."""

    person: Person | None
    seat: int
    level: str | None
    """None is the level of stand-ins at this table."""
    away: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """Yes or no to what another player asks with an entry of the log."""

    person: Person | None
    agree: bool
    request: int
    table: str = ""
    """The id of the new table if all agree to play again."""


@dataclass(frozen=True, slots=True)
class ChatLimits:
    """Bounds on the chat of a table."""

    characters: int = 500
    """Of one line."""
    lines: int = 1000
    """Kept for a table."""


@dataclass(frozen=True, slots=True)
class Say:
    """Say something at the table."""

    person: Person | None
    text: str
    client: str | None = None
    limits: ChatLimits = ChatLimits()


@dataclass(frozen=True, slots=True)
class Invite:
    """Let others join with a token of this digest."""

    person: Person | None
    digest: str


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down on an open seat, with the digest of a token where one is needed."""

    person: Person
    digest: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Start:
    """Begin; bots take the seats still open if a level is given."""

    person: Person | None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Leave:
    """Get up for good: the seat opens again, or a bot takes it once the game runs."""

    person: Person | None
    level: str | None = None
    """None is the level of stand-ins at this table."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Let a bot play for a seat: one's own at any time, another's while its player is away."""

    person: Person | None
    seat: int
    level: str | None
    """None is the level of stand-ins at this table."""
    away: bool
    """Whether the player of the seat is connected nowhere."""


@dataclass(frozen=True, slots=True)
class Return:
    """Take one's seat back from the bot."""

    person: Person | None
    seat: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Before the game: let the player of a seat play another color of the table."""

    person: Person | None
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Claim:
    """Take over a seat with the personal link to it, made when it had moved so often."""

    person: Person
    seat: int
    moves: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Everything a guest has at this table goes to the account the person signed in to."""

    guest: str
    account: Person


@dataclass(frozen=True, slots=True)
class Rematch:
    """Offer to play again, or agree to that; the last to agree brings it about.

    The new table is created together with the entry that names it.
    """

    person: Person | None
    table: str


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Look at hints for the position on the table."""

    person: Person | None


@dataclass(frozen=True, slots=True)
class Expire:
    """See whether the time of the player to act is over; then a bot may take over."""


@dataclass(frozen=True, slots=True)
class Resume:
    """The server was away until now, since a moment; `found` is when it was noticed."""

    since: float
    found: float


Command = (
    Act
    | BotAct
    | Undo
    | Abandon
    | Replace
    | Answer
    | Say
    | Invite
    | Join
    | Start
    | Leave
    | SeatBot
    | Return
    | Swap
    | Claim
    | HandOver
    | Rematch
    | TakeHint
    | Expire
    | Resume
)
