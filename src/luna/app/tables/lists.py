"""Tables as lists show them."""

from msgspec import Struct

from luna.app.tables.view import Turn
from luna.record.shape import EditionName, ModeName, Order
from luna.table.pace import Pace
from luna.table.seat import SeatKind
from luna.table.table import Purpose, Status


class SeatLine(Struct, frozen=True):
    """A seat, as far as a list shows it."""

    seat: int
    colour: Order
    kind: SeatKind
    name: str | None
    level: str | None


class TableLine(Struct, frozen=True):
    """One table of a list; `yours` are the numbers of one's seats.

    `round` and the `influence` of every seat are null before the game, and `hidden` is true where
    one has taken the table off one's list.
    """

    table: str
    kind: Purpose
    status: Status
    edition: EditionName
    mode: ModeName
    public: bool
    rated: bool
    created: float
    updated: float
    sequence: int
    deadline: float | None
    seats: list[SeatLine]
    turn: Turn | None
    yours: list[int]
    your_turn: bool
    pace: Pace | None
    round: int | None
    influence: list[int] | None
    hidden: bool


class TableList(Struct, frozen=True):
    """Tables, those first where it is one's turn."""

    tables: list[TableLine]


class Waiting(Struct, frozen=True):
    """The games that wait for one, the most pressing first; `number` counts them all."""

    number: int
    tables: list[str]
