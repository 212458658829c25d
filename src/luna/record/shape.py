"""The types of documents, forecasts and options.

Most are plain dictionaries: they cost nothing to make. The description of the interface is derived
from these types.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NotRequired, TypedDict, final

from luna.rules.actions import Pool
from luna.rules.refusals import Refusal
from luna.rules.vocabulary import (
    BOARDS,
    COLOURS,
    EDITIONS,
    ISLE_NAMES,
    MODES,
    SOURCE_NAMES,
)


@dataclass(frozen=True)
class Words:
    """The possible values of a text, for the description of the interface."""

    name: str
    values: tuple[str, ...]


FIGURE_NAMES = ("priestess", "builder", "apostate")

Order = Annotated[str, Words("Order", COLOURS)]
IsleName = Annotated[str, Words("IsleName", ISLE_NAMES)]
FigureName = Annotated[str, Words("FigureName", FIGURE_NAMES)]
BoardColour = Annotated[str, Words("BoardColour", BOARDS)]
EditionName = Annotated[str, Words("EditionName", EDITIONS)]
ModeName = Annotated[str, Words("ModeName", MODES)]
Source = Annotated[str, Words("Source", SOURCE_NAMES)]
PhaseName = Annotated[str, Words("PhaseName", ("preliminary", "tire", "actions", "over"))]


class Isle(TypedDict):
    """An isle with its pieces."""

    name: IsleName
    favors: int
    figures: list[FigureName]
    shrines: list[Order]
    novices: dict[Order, list[int]]
    """Active and inactive ones by order."""


@final
class GuardStone(TypedDict):
    """A guard tile still on the path."""

    guard: int


@final
class PathTile(TypedDict):
    """A tile on the path to the Temple, perhaps under a novice."""

    tile: int
    novice: Order | None


class TempleTile(TypedDict):
    """A tile in the Temple; without a novice it is vacant."""

    novice: Order | None
    book: bool
    lying: bool


class Player(TypedDict):
    """The influence, supplies and favors of an order."""

    influence: int
    supply: int
    shrines: int
    favors: list[IsleName]
    stage: int
    ledger: dict[Source, int]


class Result(TypedDict):
    """The end of the game: ranking, scores by source with their `total`, your margin in solo."""

    ranking: list[Order]
    scores: dict[Order, dict[str, int]]
    margin: NotRequired[int]


class DocumentHead(TypedDict):
    """The first keys of a document."""

    format: Literal["luna-state/1"]
    edition: EditionName
    mode: ModeName
    boards: list[BoardColour]
    round: int
    phase: PhaseName
    turn: Order | None
    start: Order
    time: int | None
    guard: int
    book_bonus: bool


class Document(DocumentHead):
    """The position between two actions."""

    isles: list[Isle]
    path: list[GuardStone | PathTile]
    temple: dict[str, TempleTile]
    council: list[list[Order]]
    players: dict[Order, Player]
    result: Result | None


class Zones(TypedDict):
    """The tiles of the path that the Guard lets in, and those that need a bribe."""

    approved: list[int]
    bribable: list[int]


class RoundAhead(TypedDict):
    """Guard and figures of a coming round, if no more novices move."""

    round: int
    guard: int
    priestess: IsleName
    builder: IsleName
    apostate: IsleName


Gains = dict[Order, dict[str, int]]
"""Influence by order and source, only where there is any; with its `total`."""


class GameEnd(TypedDict):
    """The end of the game if it came now."""

    gains: Gains
    totals: dict[Order, int]
    ranking: list[Order]


class Forecast(TypedDict):
    """Each player's gains if the round, or the game, ended now, and the rounds ahead."""

    round_end: Gains | None
    game_end: GameEnd | None
    rounds: list[RoundAhead]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action of one step."""

    id: int
    """The step."""
    text: str
    verb: str
    places: tuple[str, ...]
    """The places it touches, the most specific first: `isle:NAME`, `path:TILE`, `temple:TILE`,
    `stage`, `council`, `meditation`. Candidates with the same places differ only in favors and
    numbers."""
    spends: tuple[str, ...]
    """The favors it takes."""
    count: int
    """The number of novices it names, or 0."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a position."""

    candidates: list[Candidate]
    pools: dict[str, list[Pool]]
    """The places that novices can leave in a Journey and in a Tide, if it is possible."""
    journeys: int
    tides: int
    """The numbers of different Journeys and Tides."""
    refusals: dict[str, Refusal]
    """The refusal of each verb of the phase that has neither candidates nor pools."""
