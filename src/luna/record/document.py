"""The state document: a position as JSON values, for everyone outside the engine."""

from typing import Any

from luna.rules.council import height_of, seat_of
from luna.rules.isle import shrines_left
from luna.rules.scoring import ranking
from luna.rules.setup import FIGURES, Setup, path_tiles
from luna.rules.state import State
from luna.rules.vocabulary import (
    ISLE_NAMES,
    ISLES,
    OVER,
    PLACE_NOVICES,
    PLACE_SHRINES,
    ROUNDS,
    SOURCE_NAMES,
    SOURCES,
    TILES,
    TIRING,
)

FORMAT = "luna-state/1"


def document(setup: Setup, s: State) -> dict[str, Any]:
    """The document of a position between two actions."""
    return {
        "format": FORMAT,
        "edition": setup.edition,
        "mode": setup.mode,
        "boards": list(setup.boards),
        "round": int(s.round),
        "phase": phase_name(s),
        "turn": None if s.phase == OVER else setup.players[s.turn],
        "start": setup.players[s.start],
        "time": None if setup.solo_level else int(s.time),
        "guard": int(s.table.guard_value[s.round]),
        "book_bonus": s.book_bonus > 0,
        "isles": [isle(setup, s, name) for name in setup.isles],
        "path": path(setup, s),
        "temple": temple(setup, s),
        "council": council(setup, s),
        "players": {colour: player(setup, s, seat) for seat, colour in enumerate(setup.players)},
        "result": result(setup, s) if s.phase == OVER else None,
    }


def phase_name(s: State) -> str:
    if s.phase in (PLACE_SHRINES, PLACE_NOVICES):
        return "preliminary"
    if s.phase == TIRING:
        return "tire"
    return "over" if s.phase == OVER else "actions"


def isle(setup: Setup, s: State, name: str) -> dict[str, Any]:
    at = ISLE_NAMES.index(name)
    seats = list(enumerate(setup.players))
    return {
        "name": name,
        "favors": int(s.stock[at]),
        "figures": [figure for figure in FIGURES if getattr(s, figure) == at],
        "shrines": [colour for seat, colour in seats if s.shrines[seat] >> at & 1],
        "novices": {
            colour: [int(s.active[seat * ISLES + at]), int(s.inactive[seat * ISLES + at])]
            for seat, colour in seats
        },
    }


def path(setup: Setup, s: State) -> list[dict[str, Any]]:
    """From the Gate to the Landing stage; the Guard's own tile is the last guard tile left."""
    guard = ROUNDS - max(int(s.round), 1)
    owner = {
        tile: colour
        for seat, colour in enumerate(setup.players)
        for tile in range(1, TILES + 1)
        if s.claimed[seat] >> tile & 1
    }
    laid: list[dict[str, Any]] = []
    n = len(setup.players)
    for at, tile in enumerate(path_tiles(setup)):
        group, first = divmod(at, n)
        if first == 0 and group <= guard:
            laid.append({"guard": setup.components.guards[group]})
        if tile in owner or s.unclaimed >> tile & 1:
            laid.append({"tile": tile, "novice": owner.get(tile)})
    return laid


def temple(setup: Setup, s: State) -> dict[str, Any]:
    tiles: dict[str, Any] = {}
    for tile in range(1, TILES + 1):
        owners = [c for seat, c in enumerate(setup.players) if s.serving[seat] >> tile & 1]
        if owners or s.vacant >> tile & 1:
            tiles[str(tile)] = {
                "novice": owners[0] if owners else None,
                "book": bool(s.books >> tile & 1),
                "lying": bool(s.lying >> tile & 1),
            }
    return tiles


def council(setup: Setup, s: State) -> list[list[str]]:
    """Seat by seat, each from the bottom of the stack to the top."""
    seats: list[list[str]] = [[] for _ in setup.components.council]
    by_height = sorted(range(len(setup.players)), key=lambda seat: height_of(s, seat))
    for seat in by_height:
        seats[seat_of(s, seat)].append(setup.players[seat])
    return seats


def player(setup: Setup, s: State, seat: int) -> dict[str, Any]:
    return {
        "influence": int(s.influence(seat)),
        "supply": int(s.supply[seat]),
        "shrines": int(shrines_left(s, seat)),
        "favors": [
            name for name in setup.components.order if s.favors[seat] >> ISLE_NAMES.index(name) & 1
        ],
        "stage": int(s.stage[seat]),
        "ledger": ledger(s, seat),
    }


def ledger(s: State, seat: int) -> dict[str, int]:
    return {name: int(s.ledger[seat * SOURCES + at]) for at, name in enumerate(SOURCE_NAMES)}


def result(setup: Setup, s: State) -> dict[str, Any]:
    """G-SCORE, O-SCORE: ranking, scores by source, and your margin in solo."""
    scores = {
        colour: {"total": int(s.influence(seat)), **ledger(s, seat)}
        for seat, colour in enumerate(setup.players)
    }
    end: dict[str, Any] = {
        "ranking": [setup.players[seat] for seat in ranking(s)],
        "scores": scores,
    }
    if setup.solo_level:
        you, opponent = setup.players
        end["margin"] = scores[you]["total"] - scores[opponent]["total"]
    return end
