"""Document and options of a position as JSON text, of which only what has changed is made anew.

A server draws a table after every action for whoever watches it. Made of values each time, a
position is a thousand small objects, most of them the same as before; drawn here, it is a few dozen
pieces of text that are kept and joined. Measured (`python -m bench.drawing`, four players,
compiled): the document of a position takes 13 to 18 µs instead of 43 to 63, its options 31 to 35
instead of 46 to 52, where a move takes the whole server about 600 µs. A test holds every piece to
the values.
"""

from collections.abc import Callable
from typing import Any, Final

from luna.record.choices import candidate
from luna.record.document import council, isle, path, player, result, summary, temple
from luna.record.options import FIGURES_OF_STEP, figure_isle
from luna.rules.compat import i64
from luna.rules.engine import legal_steps
from luna.rules.listing import count_moves, journey_pools, tide_pools
from luna.rules.nearest import nearest_refusals
from luna.rules.refusals import Refusal
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.verbs import VERB_BY_NAME, VERB_OF_STEP, VERBS, Verb
from luna.rules.vocabulary import ISLE_NAMES, ISLES, PHASE_OVER, SOURCES

Encode = Callable[[Any], bytes]
"""From JSON values to JSON text."""

KEPT: Final = 4096
"""Refusals whose text is kept."""


VERB_AT: Final[tuple[int, ...]] = tuple(
    -1 if verb.compound else VERBS.index(verb) for verb in VERB_OF_STEP
)
"""The verb of each step, by its place in the table; -1 for steps of Journeys and Tides."""
PHASE_OF: Final[tuple[int, ...]] = tuple(verb.phase for verb in VERBS)
JOURNEY_AT: Final[int] = VERBS.index(VERB_BY_NAME["journey"])
TIDE_AT: Final[int] = VERBS.index(VERB_BY_NAME["tide"])
ISLE_PLACES: Final = ISLES + 1
"""Places in the table of candidates for each step: one for every isle, and one for none."""


class Pen:
    """Draws options; what it has drawn once, it knows."""

    def __init__(self, encode: Encode, left_out: str) -> None:
        self._encode = encode
        self._left_out = left_out
        """The reason of refusals that are not spoken of."""
        self._candidates: list[bytes] = [b""] * (len(VERB_AT) * ISLE_PLACES)
        """By step, and by the isle that it takes from the position."""
        self._refusals: dict[tuple[str, int], tuple[Refusal, bytes]] = {}

    def options(self, s: State) -> bytes:
        """What can be chosen in a position between two actions."""
        candidates: list[bytes] = []
        possible: i64 = 0
        for step in legal_steps(s):
            verb = VERB_AT[step]
            if verb < 0:
                continue
            possible |= i64(1) << i64(verb)
            source = FIGURES_OF_STEP[step]
            isle = figure_isle(s, step, source) if source else -1
            at = step * ISLE_PLACES + isle + 1
            drawn = self._candidates[at]
            if not drawn:
                drawn = self._candidates[at] = self._encode(candidate(step, isle))
            candidates.append(drawn)
        pools: list[bytes] = []
        journeys, tides = journey_pools(s), tide_pools(s)
        if journeys:
            possible |= i64(1) << i64(JOURNEY_AT)
            pools.append(b'"journey":' + self._encode(journeys))
        if tides:
            possible |= i64(1) << i64(TIDE_AT)
            pools.append(b'"tide":' + self._encode(tides))
        missing: list[Verb] = []
        for at, phase in enumerate(PHASE_OF):
            if phase == s.phase and not (possible >> i64(at)) & i64(1):
                missing.append(VERBS[at])
        refusals: list[bytes] = []
        for name, refusal in nearest_refusals(s, missing).items():
            if refusal.reason != self._left_out:
                refusals.append(self._refusal(name, refusal))
        return b'{"candidates":[%b],"pools":{%b},"journeys":%d,"tides":%d,"refusals":{%b}}' % (
            b",".join(candidates),
            b",".join(pools),
            count_moves(journeys),
            count_moves(tides),
            b",".join(refusals),
        )

    def _refusal(self, verb: str, refusal: Refusal) -> bytes:
        """A refusal behind the name of its verb."""
        key = (verb, id(refusal))
        known = self._refusals.get(key)
        if known is None:
            if len(self._refusals) > KEPT:
                self._refusals.clear()
            document = {
                "rule": refusal.rule,
                "reason": refusal.reason,
                "details": dict(refusal.details),
            }
            drawn = b'"%b":%b' % (verb.encode(), self._encode(document))
            known = self._refusals[key] = (refusal, drawn)
        return known[1]


class Drawing:
    """The documents of one game, position after position, forwards or back."""

    def __init__(self, setup: Setup, encode: Encode) -> None:
        self.setup = setup
        self._encode = encode
        self._last: State | None = None
        self._isle_numbers: list[int] = [ISLE_NAMES.index(name) for name in setup.isles]
        self._isles: list[bytes] = [b""] * len(setup.isles)
        self._players: list[bytes] = [b""] * len(setup.players)
        self._path = b""
        self._temple = b""
        self._council = b""

    def document(self, s: State) -> bytes:
        """The same as the document of `luna.record.document`, encoded."""
        self._renew(s)
        head = self._encode(summary(self.setup, s))
        end = self._encode(result(self.setup, s)) if s.phase == PHASE_OVER else b"null"
        return (
            b'%b,"isles":[%b],"path":%b,"temple":%b,"council":%b,"players":{%b},"result":%b}'
        ) % (
            head[:-1],
            b",".join(self._isles),
            self._path,
            self._temple,
            self._council,
            b",".join(self._players),
            end,
        )

    def _renew(self, s: State) -> None:
        setup, last = self.setup, self._last
        for at, number in enumerate(self._isle_numbers):
            if last is None or not same_isle(last, s, number):
                self._isles[at] = self._encode(isle(setup, s, ISLE_NAMES[number]))
        for seat, colour in enumerate(setup.players):
            if last is None or not same_player(last, s, seat):
                drawn = self._encode(player(setup, s, seat))
                self._players[seat] = b'"%b":%b' % (colour.encode(), drawn)
        if last is None or not same_path(last, s):
            self._path = self._encode(path(setup, s))
        if last is None or not same_temple(last, s):
            self._temple = self._encode(temple(setup, s))
        if last is None or not same_council(last, s):
            self._council = self._encode(council(setup, s))
        self._last = s


def same_isle(a: State, b: State, at: i64) -> bool:
    """Whether two positions show the same on an isle."""
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
