"""The state document: a position as JSON values.

A document is made of parts. Each part has a key: as long as the key stays the same, so does the
part. `cached_document` makes only the parts whose keys have changed.
"""

from collections.abc import Callable
from typing import Any, Final

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
from luna.rules.actions import ISLE_NUMBERS
from luna.rules.compat import i64, vec
from luna.rules.council import height_of, seat_of
from luna.rules.isle import shrines_left
from luna.rules.layout import guarded_stretch
from luna.rules.scoring import ranking
from luna.rules.setup import Setup
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


class PartCache:
    """The latest encoding of each part of a document or view."""

    def __init__(self, encode: Callable[[Any], Any]) -> None:
        self._encode = encode
        self._parts: dict[object, tuple[object, Any]] = {}
        """The key and the encoding of each part by name."""

    def part(self, name: object, key: object, make: Callable[..., object], *args: object) -> Any:
        """Return a part as encoded before if its key is the same, else make and encode it."""
        known = self._parts.get(name)
        if known is None or known[0] != key:
            known = self._parts[name] = key, self._encode(make(*args))
        return known[1]

    def clear(self) -> None:
        self._parts.clear()


def document(setup: Setup, s: State) -> Document:
    """Return the document of a position between two actions."""
    return {
        **summary(setup, s),
        "isles": [isle(setup, s, at) for at in s.layout.ring],
        "path": path(setup, s),
        "temple": temple(setup, s),
        "council": council(setup, s),
        "players": {colour: player(setup, s, seat) for seat, colour in enumerate(setup.players)},
        "result": result(setup, s) if s.phase == PHASE_OVER else None,
    }


def cached_document(setup: Setup, s: State, cache: PartCache) -> Document:
    """Return the same document, with its parts encoded."""
    return {
        **summary(setup, s),
        "isles": [
            cache.part(("isle", at), isle_key(s, at), isle, setup, s, at) for at in s.layout.ring
        ],
        "path": cache.part("path", path_key(s), path, setup, s),
        "temple": cache.part("temple", temple_key(s), temple, setup, s),
        "council": cache.part("council", council_key(s), council, setup, s),
        "players": {
            colour: cache.part(("player", seat), player_key(s, seat), player, setup, s, seat)
            for seat, colour in enumerate(setup.players)
        },
        "result": result(setup, s) if s.phase == PHASE_OVER else None,
    }


def summary(setup: Setup, s: State) -> DocumentHead:
    """Return the first keys of the document."""
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


def isle(setup: Setup, s: State, at: i64) -> Isle:
    novices: dict[str, list[int]] = {}
    shrines: list[str] = []
    for seat, colour in enumerate(setup.players):
        novices[colour] = [int(s.active[seat * ISLES + at]), int(s.inactive[seat * ISLES + at])]
        if (s.shrines[seat] >> at) & 1:
            shrines.append(colour)
    figures: list[str] = []
    if s.priestess == at:
        figures.append("priestess")
    if s.builder == at:
        figures.append("builder")
    if s.apostate == at:
        figures.append("apostate")
    return {
        "name": ISLE_NAMES[at],
        "favors": int(s.stock[at]),
        "figures": figures,
        "shrines": shrines,
        "novices": novices,
    }


def isle_key(s: State, at: i64) -> object:
    key = s.stock[at] << 3
    key |= i64(s.priestess == at) << 2 | i64(s.builder == at) << 1 | i64(s.apostate == at)
    for seat in range(s.layout.players):  # 11 bits each: there are 13 novices of an order
        key = key << 1 | (s.shrines[seat] >> at) & 1
        key = key << 5 | s.active[seat * ISLES + at]
        key = key << 5 | s.inactive[seat * ISLES + at]
    return int(key)


def owners(setup: Setup, s: State, tiles: vec[i64]) -> list[str | None]:
    """Return the order whose novice is on each tile, from the sets of tiles by player."""
    found: list[str | None] = [None] * (TILES + 1)
    for seat, colour in enumerate(setup.players):
        left = tiles[seat]
        while left != 0:
            found[s.layout.first_tile(left)] = colour
            left &= left - 1
    return found


def path(setup: Setup, s: State) -> list[GuardStone | PathTile]:
    """From the Gate to the Landing stage; the Guard's own tile is the last guard tile left."""
    guarded = guarded_stretch(s.round)
    owner = owners(setup, s, s.claimed)
    spaces: list[GuardStone | PathTile] = []
    reached: i64 = -1
    for tile in range(i64(TILES), i64(0), i64(-1)):
        stretch = s.layout.group[tile]
        if stretch > reached:
            reached = stretch
            if stretch <= guarded:
                spaces.append({"guard": int(s.layout.guards[stretch])})
        novice = owner[tile]
        if novice is not None or (s.unclaimed >> tile) & 1:
            spaces.append({"tile": int(tile), "novice": novice})
    return spaces


def path_key(s: State) -> object:
    return int(s.round), int(s.unclaimed), list(s.claimed)


def zones(s: State) -> Zones:
    """Return the tiles that novices may claim or sanctify, and those that need a bribe."""
    approved, bribable = int(s.layout.approved[s.round]), int(s.layout.bribable[s.round])
    tiles = range(1, TILES + 1)
    return {
        "approved": [tile for tile in tiles if approved >> tile & 1],
        "bribable": [tile for tile in tiles if bribable >> tile & 1],
    }


def temple(setup: Setup, s: State) -> dict[str, TempleTile]:
    owner = owners(setup, s, s.serving)
    tiles: dict[str, TempleTile] = {}
    for tile in range(i64(1), i64(TILES + 1)):
        novice = owner[tile]
        if novice is not None or (s.vacant >> tile) & 1:
            tiles[str(tile)] = {
                "novice": novice,
                "book": (s.books >> tile) & 1 == 1,
                "lying": (s.lying >> tile) & 1 == 1,
            }
    return tiles


def temple_key(s: State) -> object:
    return int(s.vacant), int(s.books), int(s.lying), list(s.serving)


def council(setup: Setup, s: State) -> list[list[str]]:
    """Seat by seat, each from the bottom of the stack to the top."""
    seats: list[list[str]] = [[] for _ in setup.components.council]
    by_height = sorted(range(len(setup.players)), key=lambda seat: height_of(s, seat))
    for seat in by_height:
        seats[seat_of(s, seat)].append(setup.players[seat])
    return seats


def council_key(s: State) -> object:
    return list(s.council)


def player(setup: Setup, s: State, seat: int) -> Player:
    return {
        "influence": int(s.influence(seat)),
        "supply": int(s.supply[seat]),
        "shrines": int(shrines_left(s, seat)),
        "favors": [
            name for name in setup.components.order if (s.favors[seat] >> ISLE_NUMBERS[name]) & 1
        ],
        "stage": int(s.stage[seat]),
        "ledger": ledger(s, seat),
    }


def player_key(s: State, seat: int) -> object:
    at = seat * SOURCES
    pieces = int(s.supply[seat]), int(s.shrines[seat]), int(s.favors[seat]), int(s.stage[seat])
    return pieces, list(s.ledger[at : at + SOURCES])


def ledger(s: State, seat: int) -> dict[str, int]:
    return {name: int(s.ledger[seat * SOURCES + at]) for at, name in enumerate(SOURCE_NAMES)}


def result(setup: Setup, s: State) -> Result:
    """G-SCORE, O-SCORE: ranking, scores by source, and the margin in solo."""
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
