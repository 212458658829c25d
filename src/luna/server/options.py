"""The legal actions as a tree of choices, so that a client can build each one without rules.

Every verb of the phase is there: with its choices, or with the refusal that tells why not.
"""

from collections.abc import Iterable
from typing import Any

from luna.record.notation import parse_action
from luna.rules.actions import (
    Action,
    Book,
    Build,
    Council,
    Expel,
    Favor,
    Herbs,
    Infiltrate,
    Meditate,
    PlaceNovices,
    PlaceShrine,
    Promote,
    Recruit,
    Sail,
    Sanctify,
    Tire,
)
from luna.rules.listing import (
    Pool,
    count_journeys,
    count_tides,
    journey_pools,
    plain_actions,
    targets,
    tide_pools,
)
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import (
    ACTIONS,
    ISLE_NAMES,
    ISLES,
    OVER,
    PLACE_NOVICES,
    PLACE_SHRINES,
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
    if s.phase == OVER:
        return {"verbs": {}, "journeys": 0, "tides": 0}
    found: dict[str, Choices] = {verb: [] for verb in verbs(s)}
    for action in plain_actions(s):
        add(found, s, action)
    order = {isle: at for at, isle in enumerate(setup.isles)}
    for verb, pools in (("journey", journey_pools(s)), ("tide", tide_pools(s))):
        if pools:
            found[verb] = [origin(pool, order) for pool in pools]
    told: dict[str, Any] = {}
    for verb, choices in found.items():
        if choices:
            told[verb] = {"choices": choices}
        else:
            told[verb] = {"refusal": refusal_of(s, verb)}
    return {"verbs": told, "journeys": count_journeys(s), "tides": count_tides(s)}


def verbs(s: State) -> tuple[str, ...]:
    if s.phase in (PLACE_SHRINES, PLACE_NOVICES):
        return ("place",)
    return ACTION_VERBS if s.phase == ACTIONS else ("tire",)


def origin(pool: Pool, order: dict[str, int]) -> dict[str, Any]:
    """Where novices can leave from: how many, and where they may go."""
    place, active, count = pool
    name = place if active else f"~{place}"
    return {
        "origin": name,
        "count": count,
        "targets": sorted(targets(place), key=order.__getitem__),
    }


def add(found: dict[str, Choices], s: State, action: Action) -> None:
    """Sort one legal action into the tree."""
    match action:
        case PlaceShrine(isle):
            found["place"].append({"piece": "shrine", "isle": isle})
        case PlaceNovices(isle):
            found["place"].append({"piece": "novices", "isle": isle})
        case Tire(isle):
            found["tire"].append({"isle": isle})
        case Favor(isle, novice):
            extend(found["favor"], {"isle": isle}, "novice", novice)
        case Recruit(isle, novice):
            extend(found["recruit"], {"isle": isle}, "novice", novice)
        case Build(novice):
            extend(found["build"], {"isle": ISLE_NAMES[s.builder]}, "novice", novice)
        case Herbs(isle, count):
            extend(found["herbs"], {"isle": isle}, "counts", count)
        case Sail(start, target, count):
            boat = extend(found["sail"], {"origin": start}, "targets", target)
            insert(boat, "counts", count)
        case Promote(tile, bribe, novice):
            isle = ISLE_NAMES[s.table.symbol[tile]]
            extend(found["promote"], {"tile": tile, "isle": isle, "bribe": bribe}, "novice", novice)
        case Sanctify(tile, bribe):
            found["sanctify"].append({"tile": tile, "bribe": bribe})
        case Infiltrate(tile):
            found["infiltrate"].append({"tile": tile})
        case Book(giver, taker):
            extend(found["book"], {"origin": giver}, "targets", taker)
        case Council(place, number, novice):
            extend(found["council"], {"isle": place, "novice": novice}, "counts", number or 0)
        case Expel(number, novice):
            here = {"isle": ISLE_NAMES[s.apostate], "novice": novice}
            extend(found["expel"], here, "counts", number or 0)
        case Meditate():
            found["meditate"].append({})


def extend(choices: Choices, same: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    """Add a value to the choice that agrees in everything else, or begin one."""
    for choice in choices:
        if all(choice[key] == part for key, part in same.items()):
            insert(choice, name, value)
            return choice
    choices.append({**same, name: [value]})
    return choices[-1]


def insert(choice: dict[str, Any], name: str, value: Any) -> None:
    values = choice.setdefault(name, [])
    if value not in values:
        values.append(value)


def refusal_of(s: State, verb: str) -> dict[str, Any]:
    """Why a verb is not possible at all: the refusal of the try that comes nearest."""
    for text in tries(s, verb):
        refusal = why_not(s, parse_action(text))
        if refusal is not None:
            return refusal_document(refusal)
    raise AssertionError(f"{verb} is legal after all")


def tries(s: State, verb: str) -> Iterable[str]:
    """Texts of a verb, the most promising first: where most of one's novices stand."""
    seat = int(s.turn)
    mine = sorted(range(ISLES), key=lambda isle: -s.active[seat * ISLES + isle])
    resting = sorted(range(ISLES), key=lambda isle: -s.inactive[seat * ISLES + isle])
    isle, rest = ISLE_NAMES[mine[0]], ISLE_NAMES[resting[0]]
    other = ISLE_NAMES[mine[1]]
    if verb in ("place", "tire"):
        return ()
    if verb in ("favor", "recruit"):
        return (f"{verb} {ISLE_NAMES[at]}" for at in mine)
    if verb in ("promote", "sanctify"):
        return (f"{verb} {tile}" for tile in approved(s, verb))
    if verb == "book":
        return (f"book {a}>{b}" for a, b in books(s))
    return {
        "build": ("build",),
        "herbs": (f"herbs {rest} 1",),
        "journey": (f"journey {isle}>{other} 1",),
        "tide": (f"tide {isle}>{other} 1",),
        "sail": (f"sail {isle}>{other} 1",),
        "infiltrate": ("infiltrate 0",),
        "council": (f"council {isle} 1",),
        "expel": ("expel 1",),
    }[verb]


def approved(s: State, verb: str) -> list[int]:
    """Tiles on the path, those first that the verb could use if nothing else were missing."""
    free = int(s.unclaimed) if verb == "promote" else int(s.claimed[s.turn])
    open_now = int(s.table.approved[s.round])
    tiles = [tile for tile in range(1, TILES + 1) if s.table.symbol[tile] >= 0]
    seat = int(s.turn) * ISLES
    return sorted(
        tiles,
        key=lambda tile: (
            not free >> tile & 1,
            not open_now >> tile & 1,
            -s.active[seat + s.table.symbol[tile]],
            tile,
        ),
    )


def books(s: State) -> list[tuple[int, int]]:
    """A Book and one's own novice, as near to the rules as there are any."""
    mine = int(s.serving[s.turn])
    books = [tile for tile in range(1, TILES + 1) if s.books >> tile & 1]
    bare = [tile for tile in range(1, TILES + 1) if (mine & ~int(s.books)) >> tile & 1]
    clothed = [tile for tile in range(1, TILES + 1) if mine >> tile & 1]
    givers = books or [0]
    takers = bare or clothed or [0]
    return [(giver, takers[0]) for giver in givers if giver != takers[0]] or [
        (givers[0], takers[0])
    ]
