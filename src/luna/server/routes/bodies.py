"""What requests carry, with bounds on everything."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from luna.bots.roster import current_level

Name = Annotated[str, StringConstraints(min_length=1, max_length=80)]
Level = Annotated[
    str, StringConstraints(min_length=1, max_length=40), AfterValidator(current_level)
]
Token = Annotated[str, StringConstraints(min_length=1, max_length=300)]
Client = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Text = Annotated[str, StringConstraints(max_length=2000)]
Isle = Literal["shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice"]
Colour = Literal["yellow", "red", "blue", "white"]


class Body(BaseModel):
    """A request body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Me(Body):
    """Who one wants to be."""

    name: Name = Field(examples=["Ada"])
    language: Annotated[str, StringConstraints(max_length=8)] | None = None


class SeatPlan(Body):
    """Who is to sit on a seat."""

    player: Literal["you", "open", "bot"] = "open"
    colour: Colour | None = None
    level: Level | None = None


class PacePlan(Body):
    """How long players may think, and what happens at the end of it."""

    kind: Literal["move", "game"] = "move"
    seconds: float = Field(ge=5, le=90 * 24 * 3600)
    increment: float = Field(default=0, ge=0, le=24 * 3600)
    end: Literal["bot", "pass", "abandon"] = "bot"
    level: Level | None = None


class NewTable(Body):
    """A table to be laid."""

    seats: list[SeatPlan] = Field(
        min_length=1, max_length=4, examples=[[{"player": "you"}, {"player": "bot"}]]
    )
    edition: Literal["classic", "revised", "brazilian"] = "classic"
    mode: Literal["standard", "preselected", "solo1", "solo2", "solo3"] = "standard"
    seed: int | None = Field(default=None, ge=0, lt=2**53)
    figures: list[Isle] | None = Field(default=None, min_length=3, max_length=3)
    setup: Annotated[str, StringConstraints(max_length=4000)] | None = None
    public: bool = False
    hot_seat: bool = False
    pace: PacePlan | None = None
    name: Name | None = None


class Join(Body):
    """The token of an invitation, and the seat one would like."""

    token: Token | None = None
    seat: int | None = Field(default=None, ge=0, le=3)
    name: Name | None = None


class Start(Body):
    """The level of bots for the seats still open."""

    level: Level | None = None


class ActionText(Body):
    """An action to be looked at, not played."""

    text: Text = Field(examples=["favor tide"])


class Undo(Body):
    """How many actions are to remain; without it, all before one's own latest."""

    number: int | None = Field(default=None, ge=0, le=100_000)
    client: Client | None = None


class Answer(Body):
    """Yes or no to what another player asks."""

    agree: bool


class Chat(Body):
    """Something said."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=2000)]
    client: Client | None = None


class BotLevel(Body):
    """Which bot."""

    level: Level | None = None


class Claim(Body):
    """A personal link to a seat."""

    token: Token
    name: Name | None = None


class Upload(Body):
    """A record to be kept, played on or looked into."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
    as_: Literal["finished", "game", "analysis"] = Field(alias="as", default="analysis")
    at: int | None = Field(default=None, ge=0, le=100_000)
    seats: list[SeatPlan] | None = Field(default=None, min_length=1, max_length=4)
    public: bool = False
    name: Name | None = None


class Share(Body):
    """The entry of the log whose position is to be shared; by default the latest."""

    sequence: int | None = Field(default=None, ge=0, le=1_000_000)


class Credential(Body):
    """What the browser's authenticator said."""

    challenge: Annotated[str, StringConstraints(max_length=24)]
    credential: dict[str, Any]


class Notify(Body):
    """How to be told, and where."""

    by: Literal["mail", "webhook"] | None
    address: Annotated[str, StringConstraints(max_length=400)] = ""


class Confirm(Body):
    """The token that reached the address."""

    token: Annotated[str, StringConstraints(min_length=1, max_length=900)]


class Hint(Body):
    """Which bot is asked."""

    level: Level | None = None
