"""Plans for turns to come, as they are sent and received."""

from typing import Annotated

from msgspec import Meta, Struct, field

from luna.app.request import ColourWord, Request, SeatNumber, Sequence, Text
from luna.record.shape import Order
from luna.table.plans import End

Branches = Annotated[list["PlanBranch"], Meta(max_length=24)]


class PlanWhen(Request, frozen=True):
    """An order has played an action since one's last turn: any of a verb, or exactly this one."""

    order: ColourWord
    action: Text


class PlanBranch(Request, frozen=True):
    """If all of `when` has happened, play `then`; next time one of `after`, or the same again."""

    then: Text
    when: Annotated[list[PlanWhen], Meta(max_length=3)] = field(default_factory=list)
    after: Branches = field(default_factory=list)
    again: bool = False


class MakePlan(Request, frozen=True):
    """What to play for a seat; `sequence` is the latest entry of the log one has seen."""

    seat: SeatNumber
    sequence: Sequence
    branches: Annotated[list[PlanBranch], Meta(min_length=1, max_length=24)]


class PlannedWhen(Struct, frozen=True):
    """A condition: an order has played an action, any of a verb or exactly this one."""

    order: Order
    action: str


class PlannedBranch(Struct, frozen=True):
    """A part of a plan; the first one whose conditions are met is taken."""

    then: str
    when: list[PlannedWhen]
    after: "list[PlannedBranch]"
    again: bool


class SeatPlanned(Struct, frozen=True):
    """What is still open of the plan for a seat, or why it is over."""

    seat: int
    branches: list[PlannedBranch]
    end: End | None


class OwnPlans(Struct, frozen=True):
    """One's plans at a table; nobody else sees them."""

    plans: list[SeatPlanned]
