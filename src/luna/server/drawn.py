"""The document of a position as JSON, of which only what has changed is drawn anew."""

from collections.abc import Callable
from typing import Any

from luna.record.document import council, isle, path, player, result, summary, temple
from luna.rules.compat import i64
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLES, PHASE_OVER, SOURCES


class Drawing:
    """The documents of one game, position after position, forwards or back."""

    def __init__(self, setup: Setup, encode: Callable[[Any], bytes]) -> None:
        self._setup = setup
        self._encode = encode
        self._last: State | None = None
        self._isles: list[bytes] = []
        self._players: list[bytes] = []
        self._path = b""
        self._temple = b""
        self._council = b""

    def of(self, s: State) -> bytes:
        """The same as the encoded `document`."""
        self._renew(s)
        head = self._encode(summary(self._setup, s))
        end = self._encode(result(self._setup, s)) if s.phase == PHASE_OVER else b"null"
        return b"".join(
            (
                head[:-1],
                b',"isles":[',
                b",".join(self._isles),
                b'],"path":',
                self._path,
                b',"temple":',
                self._temple,
                b',"council":',
                self._council,
                b',"players":{',
                b",".join(self._players),
                b'},"result":',
                end,
                b"}",
            )
        )

    def _renew(self, s: State) -> None:
        setup, last = self._setup, self._last
        if last is None:
            self._isles = [b""] * len(setup.isles)
            self._players = [b""] * len(setup.players)
        for at, name in enumerate(setup.isles):
            if last is None or not same_isle(last, s, ISLE_NAMES.index(name)):
                self._isles[at] = self._encode(isle(setup, s, name))
        for seat, colour in enumerate(setup.players):
            if last is None or not same_player(last, s, seat):
                self._players[seat] = b'"%b":%b' % (
                    colour.encode(),
                    self._encode(player(setup, s, seat)),
                )
        if last is None or not same_path(last, s):
            self._path = self._encode(path(setup, s))
        if last is None or not same_temple(last, s):
            self._temple = self._encode(temple(setup, s))
        if last is None or not same_council(last, s):
            self._council = self._encode(council(setup, s))
        self._last = s


def same_isle(a: State, b: State, at: i64) -> bool:
    """Whether both positions show the same on an isle."""
    if a.stock[at] != b.stock[at]:
        return False
    if (a.priestess == at) != (b.priestess == at) or (a.builder == at) != (b.builder == at):
        return False
    if (a.apostate == at) != (b.apostate == at):
        return False
    for seat in range(a.table.players):
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
    for seat in range(a.table.players):
        if a.claimed[seat] != b.claimed[seat]:
            return False
    return a.unclaimed == b.unclaimed and a.round == b.round


def same_temple(a: State, b: State) -> bool:
    for seat in range(a.table.players):
        if a.serving[seat] != b.serving[seat]:
            return False
    return a.vacant == b.vacant and a.books == b.books and a.lying == b.lying


def same_council(a: State, b: State) -> bool:
    for seat in range(a.table.players):
        if a.council[seat] != b.council[seat]:
            return False
    return True
