"""The position that a file describes."""

from collections.abc import Mapping
from typing import Any

from luna.game import Position
from luna.lessons.holdings import Pieces, place_pieces, tile_set
from luna.rules.components import standard
from luna.rules.setup import Setup, first_state, first_tiles
from luna.rules.vocabulary import PHASE_ACTIONS

BOARDS = ("blue", "yellow", "red", "green")


def position(words: Mapping[str, Any]) -> Position:
    """The position described by words of the game: see the files in `chapters`.

    Orders sit as they are named, the first one is to act and has the lowest first tile. The isles
    lie in their printed order.
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
