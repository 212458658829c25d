"""The state document: a position as JSON values."""

from typing import Final

from luna.record.shape import (
    Document,
    DocumentHead,
    GuardStone,
    Isle,
    PathTile,
    Player,
    Result,
    TempleTile,
    Zones,
)
from luna.rules.compat import i64, vec
from luna.rules.council import height_of, seat_of
from luna.rules.isle import shrines_left
from luna.rules.layout import guarded_stretch
from luna.rules.scoring import ranking
from luna.rules.setup import FIGURES, Setup, path_tiles
from luna.rules.state import State
from luna.rules.vocabulary import (
    ISLE_NAMES,
    ISLES,
    PHASE_OVER,
    PHASE_PLACE_NOVICES,
    PHASE_PLACE_SHRINES,
    PHASE_TIRING,
    SOURCE_NAMES,
    SOURCES,
    TILES,
)

FORMAT: Final = "luna-state/1"


def document(setup: Setup, s: State) -> Document:
    """The document of a position between two actions."""
    return {
        **summary(setup, s),
        "isles": [isle(setup, s, name) for name in setup.isles],
        "path": path(setup, s),
        "temple": temple(setup, s),
        "council": council(setup, s),
        "players": {colour: player(setup, s, seat) for seat, colour in enumerate(setup.players)},
        "result": result(setup, s) if s.phase == PHASE_OVER else None,
    }


def summary(setup: Setup, s: State) -> DocumentHead:
    """What the document begins with."""
    return {
        "format": FORMAT,
        "edition": setup.edition,
        "mode": setup.mode,
        "boards": list(setup.boards),
        "round": int(s.round),
        "phase": phase_name(s),
        "turn": None if s.phase == PHASE_OVER else setup.players[s.turn],
        "start": setup.players[s.start],
        "time": None if setup.solo_level else int(s.time),
        "guard": int(s.layout.guard_value[s.round]),
        "book_bonus": s.book_bonus > 0,
    }


def phase_name(s: State) -> str:
    if s.phase in (PHASE_PLACE_SHRINES, PHASE_PLACE_NOVICES):
        return "preliminary"
    if s.phase == PHASE_TIRING:
        return "tire"
    return "over" if s.phase == PHASE_OVER else "actions"


def isle(setup: Setup, s: State, name: str) -> Isle:
    at = ISLE_NAMES.index(name)
    novices: dict[str, list[int]] = {}
    shrines: list[str] = []
    for seat, colour in enumerate(setup.players):
        novices[colour] = [int(s.active[seat * ISLES + at]), int(s.inactive[seat * ISLES + at])]
        if s.shrines[seat] >> at & 1:
            shrines.append(colour)
    places = zip(FIGURES, (s.priestess, s.builder, s.apostate), strict=True)
    return {
        "name": name,
        "favors": int(s.stock[at]),
        "figures": [figure for figure, place in places if place == at],
        "shrines": shrines,
        "novices": novices,
    }


def owners(setup: Setup, tiles: vec[i64]) -> list[str | None]:
    """The order whose novice is on each tile, from the sets of tiles by player."""
    found: list[str | None] = [None] * (TILES + 1)
    for seat, colour in enumerate(setup.players):
        if tiles[seat] != 0:
            for tile in range(1, TILES + 1):
                if tiles[seat] >> tile & 1:
                    found[tile] = colour
    return found


def path(setup: Setup, s: State) -> list[GuardStone | PathTile]:
    """From the Gate to the Landing stage; the Guard's own tile is the last guard tile left."""
    guard = guarded_stretch(s.round)
    owner = owners(setup, s.claimed)
    unclaimed = int(s.unclaimed)
    laid: list[GuardStone | PathTile] = []
    n = len(setup.players)
    for at, tile in enumerate(path_tiles(setup)):
        if at % n == 0 and at // n <= guard:
            laid.append({"guard": setup.components.guards[at // n]})
        if owner[tile] is not None or unclaimed >> tile & 1:
            laid.append({"tile": tile, "novice": owner[tile]})
    return laid


def zones(s: State) -> Zones:
    """The tiles of the path by what they take to be promoted to or sanctified."""
    approved, bribable = int(s.layout.approved[s.round]), int(s.layout.bribable[s.round])
    tiles = range(1, TILES + 1)
    return {
        "approved": [tile for tile in tiles if approved >> tile & 1],
        "bribable": [tile for tile in tiles if bribable >> tile & 1],
    }


def temple(setup: Setup, s: State) -> dict[str, TempleTile]:
    owner = owners(setup, s.serving)
    vacant, books, lying = int(s.vacant), int(s.books), int(s.lying)
    return {
        str(tile): {
            "novice": owner[tile],
            "book": books >> tile & 1 == 1,
            "lying": lying >> tile & 1 == 1,
        }
        for tile in range(1, TILES + 1)
        if owner[tile] is not None or vacant >> tile & 1
    }


def council(setup: Setup, s: State) -> list[list[str]]:
    """Seat by seat, each from the bottom of the stack to the top."""
    seats: list[list[str]] = [[] for _ in setup.components.council]
    by_height = sorted(range(len(setup.players)), key=lambda seat: height_of(s, seat))
    for seat in by_height:
        seats[seat_of(s, seat)].append(setup.players[seat])
    return seats


def player(setup: Setup, s: State, seat: int) -> Player:
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


def result(setup: Setup, s: State) -> Result:
    """G-SCORE, O-SCORE: ranking, scores by source, and your margin in solo."""
    scores = {
        colour: {"total": int(s.influence(seat)), **ledger(s, seat)}
        for seat, colour in enumerate(setup.players)
    }
    end: Result = {
        "ranking": [setup.players[seat] for seat in ranking(s)],
        "scores": scores,
    }
    if setup.solo_level:
        you, opponent = setup.players
        end["margin"] = scores[you]["total"] - scores[opponent]["total"]
    return end
