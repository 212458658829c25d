"""Whole actions, as records, players and the network speak of them.

An action is a small frozen value. `steps_of` takes it apart into atomic steps and `action_of` puts
it together again; ring positions, turns and texts belong to others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from luna.rules import steps
from luna.rules.refusals import Refused, refusal
from luna.rules.vocabulary import ISLE_NAMES, ISLES, TILES

STAGE = "stage"


def isle_number(name: str) -> int:
    if name not in ISLE_NAMES:
        raise Refused(refusal("PARSE", "unknown-isle", word=name))
    return ISLE_NAMES.index(name)


@dataclass(frozen=True, slots=True)
class Action:
    """Anything a player can do on a turn."""


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


@dataclass(frozen=True, slots=True)
class PlaceShrine(IsleAction):
    """P-SHRINE."""


@dataclass(frozen=True, slots=True)
class PlaceNovices(IsleAction):
    """P-NOVICES."""


@dataclass(frozen=True, slots=True)
class Tire(IsleAction):
    """O-BEGIN: the isle whose opposing novices become inactive."""


@dataclass(frozen=True, slots=True)
class Favor(IsleAction):
    """A-FAVOR; `novice`: the novice favor replaces one novice."""

    novice: bool = False


@dataclass(frozen=True, slots=True)
class Recruit(IsleAction):
    """A-RECRUIT."""

    novice: bool = False


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
    """Some novices from one place to an isle, as part of a Journey or Tide."""

    origin: str
    target: str
    count: int
    active: bool = True

    def __post_init__(self) -> None:
        if self.origin != STAGE:
            isle_number(self.origin)
        isle_number(self.target)

    @property
    def route(self) -> tuple[int, int]:
        """Origin as in a Tide step, and target."""
        if self.origin == STAGE:
            return steps.TIDE_STAGE, ISLE_NAMES.index(self.target)
        beside = 0 if self.active else ISLES
        return ISLE_NAMES.index(self.origin) + beside, ISLE_NAMES.index(self.target)


@dataclass(frozen=True, slots=True)
class MovesAction(Action):
    """Movements of one action, merged and in a fixed order, however they were told."""

    moves: tuple[Move, ...]

    def __init__(self, moves: Iterable[Move]) -> None:
        routes = groupby(sorted(moves, key=lambda move: move.route), key=lambda move: move.route)
        merged = []
        for _, group in routes:
            same = list(group)
            first = same[0]
            total = sum(move.count for move in same)
            merged.append(Move(first.origin, first.target, total, first.active))
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


@dataclass(frozen=True, slots=True)
class Infiltrate(TileAction):
    """A-INFIL."""


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


@dataclass(frozen=True, slots=True)
class Meditate(Action):
    """A-MEDITATE."""


@dataclass(frozen=True, slots=True)
class NeedlessNovice(Action):
    """An action offered with the novice favor where that replaces nothing: never legal."""

    action: Action


def steps_of(action: Action) -> tuple[int, ...]:
    """The atomic steps of an action, or `ValueError` if it is beyond what can ever be legal."""
    if isinstance(action, Journey):
        return *_moves(action, steps.JOURNEY), steps.JOURNEY_DONE
    if isinstance(action, Tide):
        return *_moves(action, steps.TIDE), steps.TIDE_DONE
    step = _single_step(action)
    if step is None:
        raise ValueError(f"no step for {action}")
    return (step,)


def _moves(action: MovesAction, block: int) -> list[int]:
    told = []
    for move in action.moves:
        origin, target = move.route
        if block == steps.JOURNEY and origin >= ISLES:
            raise ValueError(f"no step for {action}")
        told += [block + origin * ISLES + target] * move.count
    return told


def _single_step(action: Action) -> int | None:
    match action:
        case PlaceShrine(isle):
            return steps.PLACE_SHRINE + isle_number(isle)
        case PlaceNovices(isle):
            return steps.PLACE_NOVICES + isle_number(isle)
        case Tire(isle):
            return steps.TIRE + isle_number(isle)
        case Favor(isle, novice):
            return steps.FAVOR + 2 * isle_number(isle) + novice
        case Recruit(isle, novice):
            return steps.RECRUIT + 2 * isle_number(isle) + novice
        case Build(novice):
            return steps.BUILD + novice
        case Herbs(isle, count) if 1 <= count <= 2:
            return steps.HERBS + 2 * isle_number(isle) + count - 1
        case Sail(origin, target, count) if 1 <= count <= 2:
            place = steps.SAIL_STAGE if origin == STAGE else isle_number(origin)
            return steps.SAIL + (place * ISLES + isle_number(target)) * 2 + count - 1
        case Promote(tile, bribe, novice) if 1 <= tile <= TILES:
            return steps.PROMOTE + (tile - 1) * 4 + bribe * 2 + novice
        case Sanctify(tile, bribe) if 1 <= tile <= TILES:
            return steps.SANCTIFY + (tile - 1) * 2 + bribe
        case Infiltrate(tile) if 1 <= tile <= TILES:
            return steps.INFILTRATE + tile - 1
        case Book(origin, target) if 1 <= origin <= TILES and 1 <= target <= TILES:
            return steps.BOOK + (origin - 1) * TILES + target - 1
        case Council(None, None, True):
            return steps.COUNCIL_ALONE
        case Council(str(isle), int(count), novice) if 1 <= count <= steps.MAX_ADVANCE:
            block = steps.COUNCIL + isle_number(isle) * 2 * steps.MAX_ADVANCE
            return block + (count - 1) * 2 + novice
        case Expel(None, True):
            return steps.EXPEL_ALONE
        case Expel(int(count), novice) if 0 < count <= (steps.EXPEL_ALONE - steps.EXPEL) // 2:
            return steps.EXPEL + (count - 1) * 2 + novice
        case Meditate():
            return steps.MEDITATE
    return None


def action_of(told: Sequence[int]) -> Action:
    """The action that a sequence of steps tells, whole."""
    if told[-1] in (steps.JOURNEY_DONE, steps.TIDE_DONE):
        moves = [move_of(step) for step in told[:-1]]
        return Journey(moves) if told[-1] == steps.JOURNEY_DONE else Tide(moves)
    (step,) = told
    return single_action(step)


def move_of(step: int) -> Move:
    """The one novice's way that a step inside a Journey or Tide tells."""
    if step < steps.JOURNEY_DONE:
        origin, target = divmod(step - steps.JOURNEY, ISLES)
    else:
        origin, target = divmod(step - steps.TIDE, ISLES)
    if origin == steps.TIDE_STAGE:
        return Move(STAGE, ISLE_NAMES[target], 1)
    return Move(ISLE_NAMES[origin % ISLES], ISLE_NAMES[target], 1, active=origin < ISLES)


def is_partial(step: int) -> bool:
    """Whether a step is part of a Journey or Tide rather than an action by itself."""
    return steps.JOURNEY <= step <= steps.TIDE_DONE


def single_action(step: int) -> Action:
    """The action that one step tells by itself."""
    if not 0 <= step < steps.STEPS or is_partial(step):
        raise ValueError(f"step {step} is no action by itself")
    if step < steps.FAVOR:
        kind = (PlaceShrine, PlaceNovices, Tire)[step // ISLES]
        return kind(ISLE_NAMES[step % ISLES])
    if step < steps.HERBS:
        at = step - steps.FAVOR
        if step >= steps.BUILD:
            return Build(step > steps.BUILD)
        return (Favor, Recruit)[at // (2 * ISLES)](ISLE_NAMES[at // 2 % ISLES], at % 2 == 1)
    if step < steps.JOURNEY:
        isle, more = divmod(step - steps.HERBS, 2)
        return Herbs(ISLE_NAMES[isle], more + 1)
    if step < steps.PROMOTE:
        route, more = divmod(step - steps.SAIL, 2)
        origin, target = divmod(route, ISLES)
        place = STAGE if origin == steps.SAIL_STAGE else ISLE_NAMES[origin]
        return Sail(place, ISLE_NAMES[target], more + 1)
    if step < steps.SANCTIFY:
        at = step - steps.PROMOTE
        return Promote(at // 4 + 1, at & 2 != 0, at & 1 != 0)
    if step < steps.INFILTRATE:
        at = step - steps.SANCTIFY
        return Sanctify(at // 2 + 1, at & 1 != 0)
    if step < steps.BOOK:
        return Infiltrate(step - steps.INFILTRATE + 1)
    if step < steps.COUNCIL:
        giver, taker = divmod(step - steps.BOOK, TILES)
        return Book(giver + 1, taker + 1)
    return _council_or_other(step)


def _council_or_other(step: int) -> Action:
    if step < steps.COUNCIL_ALONE:
        isle, at = divmod(step - steps.COUNCIL, 2 * steps.MAX_ADVANCE)
        return Council(ISLE_NAMES[isle], at // 2 + 1, at % 2 == 1)
    if step == steps.COUNCIL_ALONE:
        return Council(None, None, novice=True)
    if step < steps.EXPEL_ALONE:
        at = step - steps.EXPEL
        return Expel(at // 2 + 1, at % 2 == 1)
    if step == steps.EXPEL_ALONE:
        return Expel(None, novice=True)
    return Meditate()
