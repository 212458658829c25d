"""Why an action is not allowed here: the most specific rule, and the reason as data.

The questions are asked of the same predicates that the engine lists legal steps with. Whatever
none of them objects to is checked against the engine itself.
"""

from collections.abc import Callable
from typing import Any

from luna.rules import steps
from luna.rules.actions import (
    Action,
    Book,
    Build,
    Council,
    Expel,
    Favor,
    Herbs,
    Infiltrate,
    Journey,
    Meditate,
    Move,
    NeedlessNovice,
    PlaceNovices,
    PlaceShrine,
    Promote,
    Recruit,
    Sail,
    Sanctify,
    Tide,
    Tire,
)
from luna.rules.council import seats_left
from luna.rules.isle import favor_need, shrines_left
from luna.rules.movement import sail_pool, tide_pool
from luna.rules.pieces import blocked, has_shrine, holds
from luna.rules.preliminary import has_pieces, may_place_shrine
from luna.rules.refusals import Refusal, refusal
from luna.rules.solo import may_tire
from luna.rules.state import State
from luna.rules.temple import is_approved, is_bribable, promotion_need
from luna.rules.verbs import STAGE
from luna.rules.vocabulary import (
    ISLE_BOOK,
    ISLE_BRIBERY,
    ISLE_HERBS,
    ISLE_NAMES,
    ISLE_NOVICE,
    ISLE_SAILBOAT,
    ISLE_SHRINE,
    ISLE_TIDE,
    ISLES,
    PHASE_OVER,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIRING,
    ROUNDS,
    TILES,
)

NAMES = ISLE_NAMES


def why_not(s: State, action: Action) -> Refusal | None:
    """What forbids the player to move this action, or None if it is legal.

    `s` must stand between two actions, not inside a Journey or Tide being told.
    """
    if isinstance(action, NeedlessNovice):
        fault = refusal("A-VIRTUAL", "novice-does-not-fit")
        return wrong_phase(s, action.action) or fault
    return wrong_phase(s, action) or _QUESTIONS[type(action)](s, action)


def wrong_phase(s: State, action: Action) -> Refusal | None:
    """A-TURN, P-SHRINE, P-NOVICES, O-BEGIN: each phase has its own actions."""
    if s.phase == PHASE_OVER:
        return refusal("A-TURN", "game-over")
    if s.phase == PHASE_PLACE_SHRINES:
        return None if type(action) is PlaceShrine else refusal("P-SHRINE", "place-shrine-now")
    if s.phase == PHASE_PLACE_NOVICES:
        return None if type(action) is PlaceNovices else refusal("P-NOVICES", "place-novices-now")
    if s.phase == PHASE_TIRING:
        return None if type(action) is Tire else refusal("O-BEGIN", "tire-now")
    if isinstance(action, (PlaceShrine, PlaceNovices, Tire)):
        return refusal("A-TURN", "action-phase-now")
    return None


def place_shrine(s: State, action: PlaceShrine) -> Refusal | None:
    isle = NAMES.index(action.isle)
    if may_place_shrine(s, isle):
        return None
    if isle == ISLE_HERBS and s.table.players == 2:
        return refusal("P-SHRINE", "no-shrine-on-herbs")
    return refusal("P-SHRINE", "isle-has-shrine", isle=action.isle)


def place_novices(s: State, action: PlaceNovices) -> Refusal | None:
    if has_pieces(s, s.turn, NAMES.index(action.isle)):
        return refusal("P-NOVICES", "isle-has-own-pieces", isle=action.isle)
    return None


def tire(s: State, action: Tire) -> Refusal | None:
    if may_tire(s, NAMES.index(action.isle)):
        return None
    return refusal("O-BEGIN", "nobody-to-tire", isle=action.isle)


def favor(s: State, action: Favor) -> Refusal | None:
    isle = NAMES.index(action.isle)
    need = int(favor_need(s, s.turn, isle)) - action.novice
    if action.novice and isle == ISLE_NOVICE:
        return refusal("A-VIRTUAL", "novice-favor-for-itself")
    fault = virtual_missing(s, action.novice) or closed_isle(s, isle)
    if fault:
        return fault
    if holds(s, s.turn, isle):
        return refusal("A-ONE-EACH", "favor-already-held", favor=action.isle)
    if s.stock[isle] == 0:
        return refusal("A-FAVOR", "no-favor-left", isle=action.isle)
    return too_few(s, "A-FAVOR", isle, need)


def recruit(s: State, action: Recruit) -> Refusal | None:
    isle = NAMES.index(action.isle)
    fault = virtual_missing(s, action.novice) or closed_isle(s, isle)
    if fault is None and s.supply[s.turn] == 0:
        return refusal("A-RECRUIT", "supply-empty")
    return fault or too_few(s, "A-RECRUIT", isle, 2 - action.novice)


def build(s: State, action: Build) -> Refusal | None:
    isle = int(s.builder)
    fault = virtual_missing(s, action.novice) or closed_isle(s, isle)
    if fault:
        return fault
    if not holds(s, s.turn, ISLE_SHRINE):
        return refusal("A-SHRINE", "favor-missing", favor=NAMES[ISLE_SHRINE])
    if has_shrine(s, s.turn, isle):
        return refusal("A-SHRINE", "own-shrine-there", isle=NAMES[isle])
    if shrines_left(s, s.turn) == 0:
        return refusal("A-SHRINE", "no-shrine-left")
    return too_few(s, "A-SHRINE", isle, 2 - action.novice)


def herbs(s: State, action: Herbs) -> Refusal | None:
    isle = NAMES.index(action.isle)
    have = int(s.inactive[s.turn * ISLES + isle])
    closed = closed_isle(s, isle)
    if closed:
        return closed
    if not holds(s, s.turn, ISLE_HERBS):
        return refusal("A-HERBS", "favor-missing", favor=NAMES[ISLE_HERBS])
    if isle == ISLE_HERBS:
        return refusal("A-HERBS", "not-on-herbs")
    if not 1 <= action.count <= 2:
        return refusal("A-HERBS", "one-or-two", number=action.count)
    return few_at("A-HERBS", isle + ISLES, have, action.count) if have < action.count else None


def journey(s: State, action: Journey) -> Refusal | None:
    for move in action.moves:
        if move.origin == STAGE or not move.active:
            return refusal("A-JOURNEY", "only-active-travel")
    return closed_origin(s, action.moves) or bad_moves(s, "A-JOURNEY", action.moves)


def tide(s: State, action: Tide) -> Refusal | None:
    closed = closed_origin(s, action.moves)
    if closed is None and not holds(s, s.turn, ISLE_TIDE):
        return refusal("A-TIDE", "favor-missing", favor=NAMES[ISLE_TIDE])
    return closed or bad_moves(s, "A-TIDE", action.moves)


def closed_origin(s: State, moves: tuple[Move, ...]) -> Refusal | None:
    origins = [move.route[0] for move in moves]
    closed = (closed_isle(s, at % ISLES) for at in origins if at < steps.TIDE_STAGE)
    return next(filter(None, closed), None)


def bad_moves(s: State, rule: str, moves: tuple[Move, ...]) -> Refusal | None:
    """Every origin must hold as many as leave it, and none stays at home."""
    if not moves:
        return refusal(rule, "nobody-moves")
    leaving: dict[int, int] = {}
    for move in moves:
        origin, target = move.route
        if origin < steps.TIDE_STAGE and origin % ISLES == target:
            return refusal(rule, "same-isle", isle=move.target)
        if move.count < 1:
            return refusal(rule, "nobody-moves")
        leaving[origin] = leaving.get(origin, 0) + move.count
    for origin, number in leaving.items():
        have = int(tide_pool(s, s.turn, origin))
        if have < number:
            return few_at(rule, origin, have, number)
    return None


def few_at(rule: str, origin: int, have: int, need: int) -> Refusal:
    """Too few novices at an origin of a Tide, a Journey or a boat."""
    if origin == steps.TIDE_STAGE:
        return refusal(rule, "too-few-on-stage", have=have, need=need)
    reason = "too-few-active" if origin < ISLES else "too-few-inactive"
    return refusal(rule, reason, isle=NAMES[origin % ISLES], have=have, need=need)


def sail(s: State, action: Sail) -> Refusal | None:
    closed = closed_isle(s, NAMES.index(action.origin)) if action.origin != STAGE else None
    if closed:
        return closed
    if not holds(s, s.turn, ISLE_SAILBOAT):
        return refusal("A-SAIL", "favor-missing", favor=NAMES[ISLE_SAILBOAT])
    if action.origin == action.target:
        return refusal("A-SAIL", "same-isle", isle=action.target)
    if not 1 <= action.count <= 2:
        return refusal("A-SAIL", "one-or-two", number=action.count)
    if action.origin == STAGE:
        have = int(sail_pool(s, s.turn, steps.SAIL_STAGE))
        short = have < action.count
        return few_at("A-SAIL", steps.TIDE_STAGE, have, action.count) if short else None
    return too_few(s, "A-SAIL", NAMES.index(action.origin), action.count)


def promote(s: State, action: Promote) -> Refusal | None:
    tile = action.tile
    rule = "A-PROM-BRIBE" if action.bribe else "A-PROM"
    fault = virtual_missing(s, action.novice) or bad_tile(s, rule, tile, action.bribe)
    if fault:
        return fault
    if (s.unclaimed >> tile) & 1 == 0:
        return refusal("A-PROM", "tile-claimed", tile=tile)
    isle = int(s.table.symbol[tile])
    fault = bribery_missing(s, rule, action.bribe) or closed_isle(s, isle)
    if fault:
        return fault
    if action.novice and has_shrine(s, s.turn, isle):
        return refusal("A-VIRTUAL", "shrine-replaces-second", isle=NAMES[isle])
    need = int(promotion_need(s, s.turn, isle)) - action.novice
    return too_few(s, "A-PROM", isle, need)


def sanctify(s: State, action: Sanctify) -> Refusal | None:
    tile = action.tile
    rule = "A-SANC-BRIBE" if action.bribe else "A-SANC"
    fault = bad_tile(s, rule, tile, action.bribe)
    if fault:
        return fault
    if (s.claimed[s.turn] >> tile) & 1 == 0:
        return refusal("A-SANC", "tile-not-yours", tile=tile)
    return bribery_missing(s, rule, action.bribe)


def bad_tile(s: State, rule: str, tile: int, bribe: bool) -> Refusal | None:
    """Approved without Bribery, bribable with it, and on the path in any case."""
    if not 1 <= tile <= TILES or s.table.symbol[tile] < 0:
        return refusal(rule, "tile-not-in-game", tile=tile)
    if (path_of(s) >> tile) & 1 == 0:
        return refusal(rule, "tile-in-temple", tile=tile)
    if not bribe:
        return None if is_approved(s, tile) else refusal(rule, "tile-not-approved", tile=tile)
    if s.round == ROUNDS:
        return refusal(rule, "last-round-no-bribe")
    if is_approved(s, tile):
        return refusal(rule, "bribe-needless", tile=tile)
    if not is_bribable(s, tile):
        return refusal(rule, "tile-too-far", tile=tile)
    return None


def bribery_missing(s: State, rule: str, wanted: bool) -> Refusal | None:
    if wanted and not holds(s, s.turn, ISLE_BRIBERY):
        return refusal(rule, "favor-missing", favor=NAMES[ISLE_BRIBERY])
    return None


def path_of(s: State) -> int:
    """All tiles still on the path, claimed or not."""
    tiles = int(s.unclaimed)
    for claimed in s.claimed:
        tiles |= claimed
    return tiles


def infiltrate(s: State, action: Infiltrate) -> Refusal | None:
    tile = action.tile
    if s.table.infiltration == 0:
        return refusal("A-INFIL", "not-in-edition")
    if not holds(s, s.turn, ISLE_BRIBERY):
        return refusal("A-INFIL", "favor-missing", favor=NAMES[ISLE_BRIBERY])
    if s.stage[s.turn] == 0:
        return refusal("A-INFIL", "too-few-on-stage", have=0, need=1)
    if not 1 <= tile <= TILES or (s.vacant >> tile) & 1 == 0:
        return refusal("A-INFIL", "tile-not-vacant", tile=tile)
    return None


def book(s: State, action: Book) -> Refusal | None:
    giver, taker = action.origin, action.target
    if not holds(s, s.turn, ISLE_BOOK):
        return refusal("A-BOOK", "favor-missing", favor=NAMES[ISLE_BOOK])
    if not 1 <= giver <= TILES or (s.books >> giver) & 1 == 0:
        return refusal("A-BOOK", "no-book-there", tile=giver)
    if (s.lying >> giver) & 1 != 0:
        return refusal("A-BOOK", "novice-lies", tile=giver)
    if not 1 <= taker <= TILES or (s.serving[s.turn] >> taker) & 1 == 0:
        return refusal("A-BOOK", "no-own-novice-there", tile=taker)
    if (s.books >> taker) & 1 != 0:
        return refusal("A-BOOK", "has-book-already", tile=taker)
    return None


def council(s: State, action: Council) -> Refusal | None:
    seats = int(seats_left(s, s.turn))
    real = action.count or 0
    isle = None if action.isle is None else NAMES.index(action.isle)
    closed = None if isle is None else closed_isle(s, isle)
    fault = virtual_missing(s, action.novice) or closed
    if fault:
        return fault
    if real < 1 and not (action.count is None and action.novice):
        return refusal("A-COUNCIL", "nobody-goes")
    if (isle is None) != (action.count is None):
        return refusal("A-COUNCIL", "nobody-goes")
    if seats == 0:
        return refusal("A-COUNCIL", "last-seat-reached")
    if real + action.novice > seats:
        return refusal("A-COUNCIL", "too-few-seats", seats=seats, number=real + action.novice)
    return None if isle is None else too_few(s, "A-COUNCIL", isle, real)


def expel(s: State, action: Expel) -> Refusal | None:
    missing = virtual_missing(s, action.novice)
    if missing:
        return missing
    if s.table.solo == 3:
        return refusal("O-LEVEL3", "no-expulsion")
    if not action.novice if action.count is None else action.count < 1:
        return refusal("A-EXPEL", "nobody-goes")
    return too_few(s, "A-EXPEL", int(s.apostate), action.count or 0)


def meditate(s: State, action: Meditate) -> Refusal | None:
    """A-MEDITATE is always possible in the Action Phase."""
    return None


def closed_isle(s: State, isle: int) -> Refusal | None:
    """O-LEVEL2, O-LEVEL3: the Apostate blocks his isle."""
    if not blocked(s, isle):
        return None
    return refusal(f"O-LEVEL{s.table.solo}", "isle-blocked", isle=NAMES[isle])


def virtual_missing(s: State, wanted: bool) -> Refusal | None:
    """A-VIRTUAL: the novice favor must be held to stand in for a novice."""
    if wanted and not holds(s, s.turn, ISLE_NOVICE):
        return refusal("A-VIRTUAL", "favor-missing", favor=NAMES[ISLE_NOVICE])
    return None


def too_few(s: State, rule: str, isle: int, need: int) -> Refusal | None:
    have = int(s.active[s.turn * ISLES + isle])
    return few_at(rule, isle, have, need) if have < need else None


# Each question takes the actions of its own type; the lookup by type keeps that promise.
_QUESTIONS: dict[type[Action], Callable[[State, Any], Refusal | None]] = {
    PlaceShrine: place_shrine,
    PlaceNovices: place_novices,
    Tire: tire,
    Favor: favor,
    Recruit: recruit,
    Build: build,
    Herbs: herbs,
    Journey: journey,
    Tide: tide,
    Sail: sail,
    Promote: promote,
    Sanctify: sanctify,
    Infiltrate: infiltrate,
    Book: book,
    Council: council,
    Expel: expel,
    Meditate: meditate,
}
