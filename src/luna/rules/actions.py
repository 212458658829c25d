"""Whole actions as small frozen values.

Each is named after its verb and has the verb's parameters as fields. `luna.rules.codec` turns them
into steps and back. Classes that add no field are plain: making a dataclass takes a millisecond at
import.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from operator import attrgetter

from luna.rules import steps
from luna.rules.refusals import Refused, refusal
from luna.rules.verbs import RESTING, STAGE
from luna.rules.vocabulary import ISLE_NAMES, ISLES

ISLE_NUMBERS = {name: number for number, name in enumerate(ISLE_NAMES)}


def isle_number(name: str) -> int:
    number = ISLE_NUMBERS.get(name)
    if number is None:
        raise Refused(refusal("PARSE", "unknown-isle", word=name))
    return number


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a player's turn."""


@dataclass(frozen=True, slots=True)
class IsleAction(Action):
    """An action on one isle."""

    isle: str

    def __post_init__(self) -> None:
        isle_number(self.isle)


@dataclass(frozen=True, slots=True)
class TileAction(Action):
    """An action on one Temple tile."""

    tile: int


class PlaceShrine(IsleAction):
    """P-SHRINE."""

    __slots__ = ()


class PlaceNovices(IsleAction):
    """P-NOVICES."""

    __slots__ = ()


class Tire(IsleAction):
    """O-BEGIN: an isle; the opponent's novices there become inactive."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class FavorAction(IsleAction):
    """An action on one isle; `novice`: the novice favor replaces one novice."""

    novice: bool = False


class Favor(FavorAction):
    """A-FAVOR."""

    __slots__ = ()


class Recruit(FavorAction):
    """A-RECRUIT."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Build(Action):
    """A-SHRINE, on the Builder's isle."""

    novice: bool = False


@dataclass(frozen=True, slots=True)
class Herbs(IsleAction):
    """A-HERBS."""

    count: int


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A number of novices that go from one place to an isle in a Journey or Tide."""

    origin: str
    target: str
    count: int
    active: bool = True
    route: tuple[int, int] = field(init=False, repr=False, compare=False)
    """Origin as in a Tide step, and target."""

    def __post_init__(self) -> None:
        if self.origin == STAGE:
            origin = steps.TIDE_STAGE
        else:
            origin = isle_number(self.origin) + (0 if self.active else ISLES)
        object.__setattr__(self, "route", (origin, isle_number(self.target)))

    @property
    def place(self) -> str:
        """The origin as written: `isle`, `~isle` (inactive) or `stage`."""
        return self.origin if self.active or self.origin == STAGE else RESTING + self.origin


@dataclass(frozen=True, slots=True)
class Pool:
    """Novices that may leave a place in a Journey or Tide."""

    origin: str
    """The origin as written: `isle`, `~isle` (inactive) or `stage`."""
    count: int
    targets: tuple[str, ...]
    """Isles they may go to, clockwise."""

    @property
    def place(self) -> str:
        """The isle, or `stage`."""
        return self.origin.removeprefix(RESTING)

    @property
    def active(self) -> bool:
        return not self.origin.startswith(RESTING)


@dataclass(frozen=True, slots=True)
class MovesAction(Action):
    """The moves of a Journey or Tide, merged and in a fixed order."""

    moves: tuple[Move, ...]

    def __init__(self, moves: Iterable[Move]) -> None:
        merged: list[Move] = []
        for move in sorted(moves, key=attrgetter("route")):
            if merged and merged[-1].route == move.route:
                merged[-1] = replace(move, count=merged[-1].count + move.count)
            else:
                merged.append(move)
        object.__setattr__(self, "moves", tuple(merged))


class Journey(MovesAction):
    """A-JOURNEY."""

    __slots__ = ()


class Tide(MovesAction):
    """A-TIDE."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """A-SAIL; `origin` is an isle or the landing stage."""

    origin: str
    target: str
    count: int

    def __post_init__(self) -> None:
        if self.origin != STAGE:
            isle_number(self.origin)
        isle_number(self.target)


@dataclass(frozen=True, slots=True)
class Promote(TileAction):
    """A-PROM, A-PROM-BRIBE."""

    bribe: bool = False
    novice: bool = False


@dataclass(frozen=True, slots=True)
class Sanctify(TileAction):
    """A-SANC, A-SANC-BRIBE."""

    bribe: bool = False


class Infiltrate(TileAction):
    """A-INFIL."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Book(Action):
    """A-BOOK: from one Temple tile to another."""

    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Council(Action):
    """A-COUNCIL: novices of one isle; no isle and no count for the novice favor alone."""

    isle: str | None
    count: int | None
    novice: bool = False

    def __post_init__(self) -> None:
        if self.isle is not None:
            isle_number(self.isle)


@dataclass(frozen=True, slots=True)
class Expel(Action):
    """A-EXPEL: novices on the Apostate's isle; no count for the novice favor alone."""

    count: int | None
    novice: bool = False


class Meditate(Action):
    """A-MEDITATE."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NeedlessNovice(Action):
    """An action written with a novice favor that it cannot use: never legal."""

    action: Action
