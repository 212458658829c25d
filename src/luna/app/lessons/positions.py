"""Positions in the words of the game, as files of chapters and examples describe them.

Pieces that are not mentioned are where they belong: novices and shrines in the supply, favors on
their isles, tiles on the path, and each order's first tile in the Temple.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from luna.game import Position
from luna.rules.components import standard
from luna.rules.layout import to_vec
from luna.rules.setup import Setup, first_state, first_tiles, path_tiles
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, PHASE_ACTIONS, SOURCE_NAMES, TILES

BOARDS = ("blue", "yellow", "red", "green")

Counts = Mapping[str, int]


@dataclass(frozen=True)
class Pieces:
    """The pieces of an order."""

    active: Counts = field(default_factory=dict)
    inactive: Counts = field(default_factory=dict)
    shrines: Collection[str] = ()
    favors: Collection[str] = ()
    claimed: Collection[int] = ()
    temple: Collection[int] = ()
    stage: int = 0
    supply: int | None = None
    council: int = 0
    influence: int = 5
    earned: Counts = field(default_factory=dict)
    """Influence by source, besides what the order started with."""


def parse_position(words: Mapping[str, Any]) -> Position:
    """The position of a file; `chapters` has examples.

    The orders sit in the order in which they are named; the first is to act and has the lowest
    first tile. The isles are in their printed order.
    """
    fields = dict(words)
    orders: dict[str, Pieces] = {
        colour: Pieces(**pieces) for colour, pieces in fields.pop("orders").items()
    }
    printed = standard()
    players = tuple(orders)
    boards = BOARDS[: len(players)]
    first = tuple(first_tiles(printed, boards))
    setup = Setup(
        players=players,
        start=fields.pop("start", players[0]),
        boards=boards,
        first=first,
        isles=printed.order,
        priestess=fields.pop("priestess"),
        builder=fields.pop("builder"),
        apostate=fields.pop("apostate"),
        edition=fields.pop("edition", "classic"),
        mode=fields.pop("mode", "standard"),
    )
    s = first_state(setup).copy()
    s.phase = PHASE_ACTIONS
    s.turn = 0
    s.round = fields.pop("round", 1)
    s.time = fields.pop("time", s.layout.time_tokens)
    s.book_bonus = s.layout.first_book_bonus
    s.books = tile_set(fields.pop("books", first))
    s.vacant = tile_set(fields.pop("vacant", ()))
    place_pieces(setup, s, list(orders.values()))
    if fields:
        raise ValueError(f"not part of a position: {', '.join(fields)}")
    return Position(setup, s)


def place_pieces(setup: Setup, s: State, orders: list[Pieces]) -> None:
    """Put the pieces of all orders into a position whose vacant tiles are known."""
    gone = [tile for tile in range(1, TILES + 1) if s.vacant >> tile & 1]
    serving = [
        {*pieces.temple, *({first} - {*gone, *chain(*(o.temple for o in orders))})}
        for first, pieces in zip(setup.first, orders, strict=True)
    ]
    off_path = set(chain(gone, *serving, *(pieces.claimed for pieces in orders)))
    s.unclaimed = tile_set(set(path_tiles(setup)) - off_path)
    s.serving = to_vec([tile_set(members) for members in serving])
    s.claimed = to_vec([tile_set(pieces.claimed) for pieces in orders])
    s.active = to_vec([n for pieces in orders for n in by_isle(pieces.active)])
    s.inactive = to_vec([n for pieces in orders for n in by_isle(pieces.inactive)])
    s.shrines = to_vec([isle_set(pieces.shrines) for pieces in orders])
    s.favors = to_vec([isle_set(pieces.favors) for pieces in orders])
    s.stage = to_vec([pieces.stage for pieces in orders])
    supply = [
        left_over(setup.components.novices, pieces, len(members))
        for pieces, members in zip(orders, serving, strict=True)
    ]
    s.supply = to_vec([supply[0], 0] if setup.solo_level else supply)
    each = 1 if setup.solo_level else len(orders)
    held = list(chain(*(pieces.favors for pieces in orders)))
    s.stock = to_vec([each - held.count(isle) for isle in ISLE_NAMES])
    s.council = to_vec(stacked([pieces.council for pieces in orders], int(s.start)))
    s.ledger = to_vec(list(chain(*(ledger(pieces) for pieces in orders))))


def ledger(pieces: Pieces) -> list[int]:
    others = SOURCE_NAMES[1:]
    check_names(pieces.earned, others)
    return [pieces.influence, *(pieces.earned.get(source, 0) for source in others)]


def left_over(novices: int, pieces: Pieces, serving: int) -> int:
    """The supply: the novices that are nowhere else, unless the position says how many."""
    if pieces.supply is not None:
        return pieces.supply
    placed = sum(pieces.active.values()) + sum(pieces.inactive.values()) + pieces.stage
    return novices - placed - len(pieces.claimed) - serving


def stacked(seats: list[int], start: int) -> list[int]:
    """S-COUNCIL: on the same seat, the order farther from the start player lies higher."""
    n = len(seats)
    places = [0] * n
    for at in range(n):
        seat = (start + at) % n
        below = [(start + k) % n for k in range(at)]
        height = sum(seats[other] == seats[seat] for other in below)
        places[seat] = seats[seat] * 8 + height
    return places


def tile_set(members: Collection[int]) -> int:
    return sum(1 << tile for tile in members)


def isle_set(names: Collection[str]) -> int:
    return sum(1 << ISLE_NAMES.index(name) for name in names)


def by_isle(counts: Counts) -> list[int]:
    check_names(counts, ISLE_NAMES)
    return [counts.get(isle, 0) for isle in ISLE_NAMES]


def check_names(counts: Counts, names: Collection[str]) -> None:
    unknown = set(counts) - set(names)
    if unknown:
        raise ValueError(f"no such name: {', '.join(sorted(unknown))}")
