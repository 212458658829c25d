"""The legal actions as a tree of choices, so that a client can build each one without rules.

Every verb of the phase is there: with its choices, or with the refusal that tells why not.
"""

from collections.abc import Callable
from functools import cache
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
    Move,
    Pool,
    Promote,
    Recruit,
    Sail,
    Sanctify,
    Tide,
)
from luna.rules.engine import legal_steps
from luna.rules.listing import (
    count_journeys,
    count_tides,
    journey_pools,
    tide_pools,
)
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import (
    ISLE_NAMES,
    ISLES,
    PHASE_ACTIONS,
    PHASE_OVER,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    TILES,
)
from luna.rules.why import why_not
from luna.server.problems import refusal_document

Choices = list[dict[str, Any]]

ACTION_VERBS = (
    "favor",
    "recruit",
    "build",
    "herbs",
    "journey",
    "tide",
    "sail",
    "promote",
    "sanctify",
    "infiltrate",
    "book",
    "council",
    "expel",
    "meditate",
)


def options(setup: Setup, s: State) -> dict[str, Any]:
    """Every verb of the phase with its choices, or with what forbids it.

    `journeys` and `tides` count the different ones.
    """
    if s.phase == PHASE_OVER:
        return {"verbs": {}, "journeys": 0, "tides": 0}
    found: dict[str, Choices] = {verb: [] for verb in verbs(s)}
    for step in legal_steps(s):
        if step < steps.JOURNEY:
            add_isle_action(found, s, step)
        elif steps.TIDE_DONE < step < steps.COUNCIL:
            add_temple_action(found, s, step)
        elif step >= steps.COUNCIL:
            add_other_action(found, s, step)
    for verb, pools in (("journey", journey_pools(s)), ("tide", tide_pools(s))):
        if pools:
            found[verb] = [origin(pool) for pool in pools]
    seat = int(s.turn) * ISLES
    mine = list(s.active[seat : seat + ISLES])
    crowd = mine.index(max(mine))
    told: dict[str, Any] = {}
    for verb, choices in found.items():
        if choices:
            told[verb] = {"choices": choices}
        else:
            told[verb] = {"refusal": refusal_of(s, verb, crowd)}
    return {"verbs": told, "journeys": count_journeys(s), "tides": count_tides(s)}


def verbs(s: State) -> tuple[str, ...]:
    if s.phase in (PHASE_PLACE_SHRINES, PHASE_PLACE_NOVICES):
        return ("place",)
    return ACTION_VERBS if s.phase == PHASE_ACTIONS else ("tire",)


def origin(pool: Pool) -> dict[str, Any]:
    """Where novices can leave from: how many, and where they may go."""
    return {"origin": pool.origin, "count": pool.count, "targets": list(pool.targets)}


def add_isle_action(found: dict[str, Choices], s: State, step: int) -> None:
    """Sort a step of the first blocks into the tree; steps come ascending."""
    if step < steps.PLACE_NOVICES:
        found["place"].append({"piece": "shrine", "isle": ISLE_NAMES[step]})
    elif step < steps.TIRE:
        isle = ISLE_NAMES[step - steps.PLACE_NOVICES]
        found["place"].append({"piece": "novices", "isle": isle})
    elif step < steps.FAVOR:
        found["tire"].append({"isle": ISLE_NAMES[step - steps.TIRE]})
    elif step < steps.BUILD:
        verb, first = ("favor", steps.FAVOR) if step < steps.RECRUIT else ("recruit", steps.RECRUIT)
        at, novice = divmod(step - first, 2)
        extend(found[verb], "isle", ISLE_NAMES[at], "novice", novice == 1)
    elif step < steps.HERBS:
        extend(found["build"], "isle", ISLE_NAMES[s.builder], "novice", step > steps.BUILD)
    else:
        at, more = divmod(step - steps.HERBS, 2)
        extend(found["herbs"], "isle", ISLE_NAMES[at], "counts", more + 1)


def add_temple_action(found: dict[str, Choices], s: State, step: int) -> None:
    """Sort a step of the Sailboat or the Temple into the tree."""
    if step < steps.PROMOTE:
        route, more = divmod(step - steps.SAIL, 2)
        place, target = divmod(route, ISLES)
        name = "stage" if place == steps.SAIL_STAGE else ISLE_NAMES[place]
        boat = extend(found["sail"], "origin", name, "targets", ISLE_NAMES[target])
        insert(boat, "counts", more + 1)
    elif step < steps.SANCTIFY:
        space, flags = divmod(step - steps.PROMOTE, 4)
        choices, tile, bribe = found["promote"], space + 1, flags & 2 != 0
        if choices and choices[-1]["tile"] == tile and choices[-1]["bribe"] == bribe:
            choices[-1]["novice"].append(flags & 1 != 0)
        else:
            isle = ISLE_NAMES[s.table.symbol[tile]]
            choices.append({"tile": tile, "isle": isle, "bribe": bribe, "novice": [flags & 1 != 0]})
    elif step < steps.INFILTRATE:
        space, bribed = divmod(step - steps.SANCTIFY, 2)
        found["sanctify"].append({"tile": space + 1, "bribe": bribed == 1})
    elif step < steps.BOOK:
        found["infiltrate"].append({"tile": step - steps.INFILTRATE + 1})
    else:
        giver, taker = divmod(step - steps.BOOK, TILES)
        extend(found["book"], "origin", giver + 1, "targets", taker + 1)


def add_other_action(found: dict[str, Choices], s: State, step: int) -> None:
    """Sort a step of Council, Expulsion or Meditation into the tree."""
    if step < steps.COUNCIL_ALONE:
        isle, at = divmod(step - steps.COUNCIL, 2 * steps.MAX_ADVANCE)
        counted(found["council"], ISLE_NAMES[isle], at % 2 == 1, at // 2 + 1)
    elif step == steps.COUNCIL_ALONE:
        found["council"].append({"isle": None, "novice": True, "counts": [0]})
    elif step < steps.EXPEL_ALONE:
        at = step - steps.EXPEL
        counted(found["expel"], ISLE_NAMES[s.apostate], at % 2 == 1, at // 2 + 1)
    elif step == steps.EXPEL_ALONE:
        counted(found["expel"], ISLE_NAMES[s.apostate], novice=True, count=0)
    else:
        found["meditate"].append({})


def extend(choices: Choices, key: str, name: Any, more: str, value: Any) -> dict[str, Any]:
    """Add a value to the latest choice if it is of that name, or begin one."""
    if choices and choices[-1][key] == name:
        insert(choices[-1], more, value)
    else:
        choices.append({key: name, more: [value]})
    return choices[-1]


def insert(choice: dict[str, Any], name: str, value: Any) -> None:
    values = choice.setdefault(name, [])
    if value not in values:
        values.append(value)


def counted(choices: Choices, isle: str, novice: bool, count: int) -> None:
    """Add a number of novices to the choice of the same isle and favor, or begin one."""
    for choice in reversed(choices):
        if choice["isle"] != isle:
            break
        if choice["novice"] == novice:
            choice["counts"].append(count)
            return
    choices.append({"isle": isle, "novice": novice, "counts": [count]})


def refusal_of(s: State, verb: str, crowd: int) -> dict[str, Any]:
    """Why a verb is not possible at all: the refusal of the try that comes nearest."""
    refusal = why_not(s, nearest(s, verb, crowd))
    if refusal is None:
        raise AssertionError(f"{verb} is legal after all")
    return refusal_document(refusal)


@cache
def tried(kind: Callable[..., Action], *details: str | int) -> Action:
    """An action to ask about; there are few of them, and each is asked about often."""
    return kind(*details)


@cache
def tried_move(kind: Callable[[list[Move]], Action], origin: str, target: str) -> Action:
    return kind([Move(origin, target, 1)])


def nearest(s: State, verb: str, crowd: int) -> Action:
    """The action of a verb that most is there for: on the isle with most of one's novices."""
    seat = int(s.turn)
    isle, other = ISLE_NAMES[crowd], ISLE_NAMES[crowd - 1]
    match verb:
        case "favor":
            return tried(Favor, isle)
        case "recruit":
            return tried(Recruit, isle)
        case "build":
            return tried(Build)
        case "herbs":
            resting = max(range(ISLES), key=lambda isle: s.inactive[seat * ISLES + isle])
            return tried(Herbs, ISLE_NAMES[resting], 1)
        case "journey":
            return tried_move(Journey, isle, other)
        case "tide":
            return tried_move(Tide, isle, other)
        case "sail":
            return tried(Sail, isle, other, 1)
        case "promote":
            return tried(Promote, nearest_tile(s, int(s.unclaimed)))
        case "sanctify":
            return tried(Sanctify, nearest_tile(s, int(s.claimed[seat])))
        case "infiltrate":
            return tried(Infiltrate, 0)
        case "book":
            return nearest_book(s)
        case "council":
            return tried(Council, isle, 1)
        case _:
            return tried(Expel, 1)


def nearest_tile(s: State, wanted: int) -> int:
    """Of the tiles wanted, else of all, an approved one, with most of one's novices on its isle."""
    approved = int(s.table.approved[s.round])
    seat = int(s.turn) * ISLES
    best, most = 0, -1
    for tile in range(1, TILES + 1):
        if s.table.symbol[tile] < 0:
            continue
        worth = (wanted >> tile & 1) << 9 | (approved >> tile & 1) << 8
        worth |= int(s.active[seat + s.table.symbol[tile]])
        if worth > most:
            best, most = tile, worth
    return best


def nearest_book(s: State) -> Action:
    """A Book, and a novice of one's own in the Temple, without a Book if there is one."""
    mine, books = int(s.serving[s.turn]), int(s.books)
    taker = lowest(mine & ~books) or lowest(mine)
    return tried(Book, lowest(books & ~(1 << taker)) or lowest(books), taker)


def lowest(tiles: int) -> int:
    """The lowest tile of a set, 0 if it is empty."""
    return (tiles & -tiles).bit_length() - 1 if tiles else 0
