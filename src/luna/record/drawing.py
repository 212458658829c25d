"""The document of a position as JSON text, of which only what has changed is drawn anew.

A server draws a table after every action for whoever watches it. Made of values each time, a
position is a thousand small objects, most of them the same as before; drawn here, it is a few dozen
pieces of text that are kept and joined, and what has changed is put together from words that are
there already. `python -m bench.drawing` measures both; a test holds every piece to the values.
"""

from collections.abc import Callable
from typing import Any, Final

from luna.record.document import FORMAT, council, phase_name, result
from luna.rules.compat import i64, vec
from luna.rules.isle import shrines_left
from luna.rules.layout import guarded_stretch, to_vec
from luna.rules.setup import FIGURES, Setup, path_tiles
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLES, PHASE_OVER, SOURCE_NAMES, SOURCES, TILES

Encode = Callable[[Any], bytes]
"""From JSON values to JSON text."""

WRITTEN: Final = 512
"""Numbers whose digits are kept."""
DIGITS: Final[list[bytes]] = [b"%d" % number for number in range(WRITTEN)]
CROWD: Final = 16
"""Novices of each kind on an isle whose text is kept."""
PAIRS: Final[list[bytes]] = [
    b"[%d,%d]" % (active, inactive) for active in range(CROWD) for inactive in range(CROWD)
]


def quoted(word: str) -> bytes:
    """A word of the game as JSON; none of them has anything to escape."""
    return b'"' + word.encode() + b'"'


def listed(words: list[str]) -> bytes:
    return b",".join([quoted(word) for word in words])


def members(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names that a set of them has, in their order."""
    return [name for at, name in enumerate(names) if mask >> at & 1]


FIGURE_LISTS: Final[list[bytes]] = [
    listed(members(mask, FIGURES)) for mask in range(1 << len(FIGURES))
]
ISLE_HEADS: Final[list[bytes]] = [b'{"name":' + quoted(name) + b',"favors":' for name in ISLE_NAMES]
LEDGER_HEADS: Final[list[bytes]] = [
    (b'"ledger":{' if at == 0 else b",") + quoted(name) + b":"
    for at, name in enumerate(SOURCE_NAMES)
]
PATH_HEADS: Final[list[bytes]] = [b'{"tile":%d,"novice":' % tile for tile in range(TILES + 1)]
TEMPLE_HEADS: Final[list[bytes]] = [b'"%d":{"novice":' % tile for tile in range(TILES + 1)]
TEMPLE_ENDS: Final[list[bytes]] = [
    b',"book":%b,"lying":%b}' % (book, lying)
    for book in (b"false", b"true")
    for lying in (b"false", b"true")
]
PHASES: Final[dict[str, bytes]] = {
    name: quoted(name) for name in ("preliminary", "tire", "actions", "over")
}


def digits(number: i64) -> bytes:
    if 0 <= number < WRITTEN:
        return DIGITS[number]
    return b"%d" % int(number)


def pair(active: i64, inactive: i64) -> bytes:
    """The novices of an order on an isle."""
    if 0 <= active < CROWD and 0 <= inactive < CROWD:
        return PAIRS[active * CROWD + inactive]
    return b"[%d,%d]" % (int(active), int(inactive))


class Drawing:
    """The documents of one game, position after position, forwards or back."""

    def __init__(self, setup: Setup, encode: Encode) -> None:
        self.setup = setup
        self._encode = encode
        self._last: State | None = None
        first = {
            "format": FORMAT,
            "edition": setup.edition,
            "mode": setup.mode,
            "boards": list(setup.boards),
        }
        self._head: bytes = encode(first)[:-1] + b',"round":'
        self._solo: bool = setup.solo_level > 0
        self._orders: list[bytes] = [quoted(colour) for colour in setup.players]
        self._keys: list[bytes] = [
            (b"," if seat else b"") + quoted(colour) + b":"
            for seat, colour in enumerate(setup.players)
        ]
        self._shrine_lists: list[bytes] = [
            listed(members(mask, setup.players)) for mask in range(1 << len(setup.players))
        ]
        self._favor_lists: dict[int, bytes] = {}
        self._way: vec[i64] = to_vec(list(path_tiles(setup)))
        self._stones: list[bytes] = [b'{"guard":%d}' % value for value in setup.components.guards]
        self._isle_numbers: vec[i64] = to_vec([ISLE_NAMES.index(name) for name in setup.isles])
        self._isles: list[bytes] = [b""] * ISLES
        self._players: list[bytes] = [b""] * len(setup.players)
        self._path = b""
        self._temple = b""
        self._council = b""

    def document(self, s: State) -> bytes:
        """The same as the document of `luna.record.document`, encoded."""
        self._renew(s)
        over = s.phase == PHASE_OVER
        pieces: list[bytes] = [
            self._head,
            digits(s.round),
            b',"phase":',
            PHASES[phase_name(s)],
            b',"turn":',
            b"null" if over else self._orders[s.turn],
            b',"start":',
            self._orders[s.start],
            b',"time":',
            b"null" if self._solo else digits(s.time),
            b',"guard":',
            digits(s.layout.guard_value[s.round]),
            b',"book_bonus":',
            b"true" if s.book_bonus > 0 else b"false",
            b',"isles":[',
            b",".join(self._isles),
            b'],"path":[',
            self._path,
            b'],"temple":{',
            self._temple,
            b'},"council":',
            self._council,
            b',"players":{',
        ]
        pieces.extend(self._players)
        pieces.append(b'},"result":')
        pieces.append(self._encode(result(self.setup, s)) if over else b"null")
        pieces.append(b"}")
        return b"".join(pieces)

    def _renew(self, s: State) -> None:
        last = self._last
        for place in range(i64(ISLES)):
            isle = self._isle_numbers[place]
            if last is None or not same_isle(last, s, isle):
                self._isles[place] = self._isle(s, isle)
        for seat in range(s.layout.players):
            if last is None or not same_player(last, s, seat):
                self._players[seat] = self._player(s, seat)
        if last is None or not same_path(last, s):
            self._path = self._path_of(s)
        if last is None or not same_temple(last, s):
            self._temple = self._temple_of(s)
        if last is None or not same_council(last, s):
            self._council = self._encode(council(self.setup, s))
        self._last = s

    def _isle(self, s: State, at: i64) -> bytes:
        figures: i64 = 0
        if s.priestess == at:
            figures |= 1
        if s.builder == at:
            figures |= 2
        if s.apostate == at:
            figures |= 4
        shrines: i64 = 0
        for seat in range(s.layout.players):
            shrines |= ((s.shrines[seat] >> at) & 1) << seat
        pieces: list[bytes] = [
            ISLE_HEADS[at],
            digits(s.stock[at]),
            b',"figures":[',
            FIGURE_LISTS[figures],
            b'],"shrines":[',
            self._shrine_lists[shrines],
            b'],"novices":{',
        ]
        for seat in range(s.layout.players):
            pieces.append(self._keys[seat])
            pieces.append(pair(s.active[seat * ISLES + at], s.inactive[seat * ISLES + at]))
        pieces.append(b"}}")
        return b"".join(pieces)

    def _player(self, s: State, seat: i64) -> bytes:
        """An order's own, behind its name."""
        pieces: list[bytes] = [
            self._keys[seat],
            b'{"influence":',
            digits(s.influence(seat)),
            b',"supply":',
            digits(s.supply[seat]),
            b',"shrines":',
            digits(shrines_left(s, seat)),
            b',"favors":[',
            self._favors(int(s.favors[seat])),
            b'],"stage":',
            digits(s.stage[seat]),
            b",",
        ]
        for source in range(i64(SOURCES)):
            pieces.append(LEDGER_HEADS[source])
            pieces.append(digits(s.ledger[seat * SOURCES + source]))
        pieces.append(b"}}")
        return b"".join(pieces)

    def _favors(self, held: int) -> bytes:
        known = self._favor_lists.get(held)
        if known is None:
            order = self.setup.components.order
            names = [name for name in order if held >> ISLE_NAMES.index(name) & 1]
            known = self._favor_lists[held] = listed(names)
        return known

    def _order_on(self, tiles: vec[i64], players: i64, tile: i64) -> bytes:
        """Whose novice is on a tile, from the sets of tiles by player."""
        for seat in range(players):
            if (tiles[seat] >> tile) & 1:
                return self._orders[seat]
        return b""

    def _path_of(self, s: State) -> bytes:
        """From the Gate to the Landing stage; see `luna.record.document.path`."""
        guard = guarded_stretch(s.round)
        players = s.layout.players
        pieces: list[bytes] = []
        for at in range(i64(len(self._way))):
            if at % players == 0 and at // players <= guard:
                pieces.append(self._stones[at // players])
            tile = self._way[at]
            novice = self._order_on(s.claimed, players, tile)
            if novice:
                pieces.append(PATH_HEADS[tile] + novice + b"}")
            elif (s.unclaimed >> tile) & 1:
                pieces.append(PATH_HEADS[tile] + b"null}")
        return b",".join(pieces)

    def _temple_of(self, s: State) -> bytes:
        players = s.layout.players
        pieces: list[bytes] = []
        for tile in range(i64(1), i64(TILES + 1)):
            novice = self._order_on(s.serving, players, tile)
            if not novice and (s.vacant >> tile) & 1 == 0:
                continue
            end = TEMPLE_ENDS[((s.books >> tile) & 1) << 1 | (s.lying >> tile) & 1]
            pieces.append(TEMPLE_HEADS[tile] + (novice or b"null") + end)
        return b",".join(pieces)


def same_isle(a: State, b: State, at: i64) -> bool:
    """Whether two positions show the same on an isle."""
    if a.stock[at] != b.stock[at]:
        return False
    if (a.priestess == at) != (b.priestess == at) or (a.builder == at) != (b.builder == at):
        return False
    if (a.apostate == at) != (b.apostate == at):
        return False
    for seat in range(a.layout.players):
        where = seat * ISLES + at
        if a.active[where] != b.active[where] or a.inactive[where] != b.inactive[where]:
            return False
        if (a.shrines[seat] >> at) & 1 != (b.shrines[seat] >> at) & 1:
            return False
    return True


def same_player(a: State, b: State, seat: i64) -> bool:
    for at in range(seat * SOURCES, seat * SOURCES + SOURCES):
        if a.ledger[at] != b.ledger[at]:
            return False
    return (
        a.supply[seat] == b.supply[seat]
        and a.shrines[seat] == b.shrines[seat]
        and a.favors[seat] == b.favors[seat]
        and a.stage[seat] == b.stage[seat]
    )


def same_path(a: State, b: State) -> bool:
    for seat in range(a.layout.players):
        if a.claimed[seat] != b.claimed[seat]:
            return False
    return a.unclaimed == b.unclaimed and a.round == b.round


def same_temple(a: State, b: State) -> bool:
    for seat in range(a.layout.players):
        if a.serving[seat] != b.serving[seat]:
            return False
    return a.vacant == b.vacant and a.books == b.books and a.lying == b.lying


def same_council(a: State, b: State) -> bool:
    for seat in range(a.layout.players):
        if a.council[seat] != b.council[seat]:
            return False
    return True
