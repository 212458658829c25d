"""What can be chosen in a position as JSON text, from candidates that were drawn once.

The same as the options of `luna.record.options`; why it is drawn, `luna.record.drawing` says.
"""

from math import comb
from typing import Final

from luna.record.choices import candidate
from luna.record.drawing import Encode, digits, listed, quoted
from luna.record.options import FIGURES_OF_STEP, TILE_OF_STEP
from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.engine import legal, step_buffer
from luna.rules.explain import nearest_refusals
from luna.rules.layout import to_vec
from luna.rules.legal_actions import origin_name
from luna.rules.movement import tide_pool
from luna.rules.refusals import Refusal
from luna.rules.state import State, holds
from luna.rules.verbs import RESTING, VERB_BY_NAME, VERB_OF_STEP, VERBS, Verb
from luna.rules.vocabulary import ISLE_NAMES, ISLE_TIDE, ISLES, PHASE_ACTIONS

KEPT: Final = 4096
"""Refusals and pools whose text is kept."""

JOURNEY_AT: Final[int] = VERBS.index(VERB_BY_NAME["journey"])
TIDE_AT: Final[int] = VERBS.index(VERB_BY_NAME["tide"])
ISLE_PLACES: Final = ISLES + 1
"""Places in the table of candidates for each step: one for every isle, and one for none."""
CROWD: Final = 32
"""Novices at one place for whom the number of ways is kept."""
WAYS_FROM_ISLE: Final[list[int]] = [comb(number + ISLES - 1, number) for number in range(CROWD)]
WAYS_FROM_STAGE: Final[list[int]] = [comb(number + ISLES, number) for number in range(CROWD)]
"""In how many ways so many novices can go to other isles, or stay."""

BUILDER: Final = 1
APOSTATE: Final = 2
SYMBOL: Final = 3
SOURCES_OF_ISLES: Final = ("", "builder", "apostate", "symbol")
"""What says which isle a step takes from the position."""


class Pen:
    """Draws options, for one thread; what it has drawn once, it knows."""

    def __init__(self, encode: Encode, left_out: str) -> None:
        self._encode = encode
        self._left_out = left_out
        """The reason of refusals that are not spoken of."""
        self._steps: vec[i64] = step_buffer()
        self._verbs: vec[i64] = to_vec(
            [-1 if verb.compound else VERBS.index(verb) for verb in VERB_OF_STEP]
        )
        """The verb of each step, by its place in the table; -1 in Journeys and Tides."""
        self._phases: vec[i64] = to_vec([verb.phase for verb in VERBS])
        self._isles: vec[i64] = to_vec([SOURCES_OF_ISLES.index(each) for each in FIGURES_OF_STEP])
        self._tiles: vec[i64] = to_vec(list(TILE_OF_STEP))
        self._candidates: list[bytes] = [b""] * (len(VERB_OF_STEP) * ISLE_PLACES)
        """By step, and by the isle that it takes from the position."""
        self._refusals: dict[tuple[str, int], tuple[Refusal, bytes]] = {}
        self._pools: dict[int, bytes] = {}

    def options(self, s: State) -> bytes:
        """What can be chosen in a position between two actions."""
        candidates: list[bytes] = []
        possible: i64 = 0
        for number in range(legal(s, self._steps)):
            step = self._steps[number]
            verb = self._verbs[step]
            if verb >= 0:
                possible |= i64(1) << verb
                candidates.append(self._candidate(s, step))
        pools: list[bytes] = []
        journeys: int = 0
        tides: int = 0
        if s.phase == PHASE_ACTIONS:
            found: list[bytes] = []
            journeys = self._add_pools(found, s, i64(ISLES))
            if found:
                possible |= i64(1) << i64(JOURNEY_AT)
                pools.append(b'"journey":[' + b",".join(found) + b"]")
            if holds(s, s.turn, ISLE_TIDE):
                found = []
                tides = self._add_pools(found, s, i64(steps.TIDE_STAGE + 1))
                if found:
                    possible |= i64(1) << i64(TIDE_AT)
                    pools.append(b'"tide":[' + b",".join(found) + b"]")
        missing: list[Verb] = []
        for at in range(i64(len(self._phases))):
            if self._phases[at] == s.phase and not (possible >> at) & 1:
                missing.append(VERBS[at])
        refusals: list[bytes] = []
        for name, refusal in nearest_refusals(s, missing).items():
            if refusal.reason != self._left_out:
                refusals.append(self._refusal(name, refusal))
        return b"".join(
            [
                b'{"candidates":[',
                b",".join(candidates),
                b'],"pools":{',
                b",".join(pools),
                b'},"journeys":',
                b"%d" % journeys,
                b',"tides":',
                b"%d" % tides,
                b',"refusals":{',
                b",".join(refusals),
                b"}}",
            ]
        )

    def _candidate(self, s: State, step: i64) -> bytes:
        kind = self._isles[step]
        isle: i64 = -1
        if kind == SYMBOL:
            isle = s.layout.symbol[self._tiles[step]]
        elif kind == BUILDER:
            isle = s.builder
        elif kind == APOSTATE:
            isle = s.apostate
        at = step * ISLE_PLACES + isle + 1
        drawn = self._candidates[at]
        if not drawn:
            drawn = self._candidates[at] = self._encode(candidate(int(step), int(isle)))
        return drawn

    def _add_pools(self, found: list[bytes], s: State, end: i64) -> int:
        """Where novices can leave from, of the origins of a Tide up to before `end`.

        The number is that of all different ways to send some of them.
        """
        ways: int = 1
        order: i64 = 0
        for place in range(i64(ISLES)):
            order = order * ISLES + s.layout.ring[place]
        for at in range(end):
            number = tide_pool(s, s.turn, at)
            if number == 0:
                continue
            if number >= CROWD:
                goals = ISLES if at == steps.TIDE_STAGE else ISLES - 1
                ways *= comb(int(number) + goals, goals)
            elif at == steps.TIDE_STAGE:
                ways *= WAYS_FROM_STAGE[number]
            else:
                ways *= WAYS_FROM_ISLE[number]
            key = int((order * 16 + at) * 1024 + number)
            drawn = self._pools.get(key)
            if drawn is None:
                drawn = self._remember_pool(key, s, int(at), int(number))
            found.append(drawn)
        return ways - 1

    def _remember_pool(self, key: int, s: State, at: int, number: int) -> bytes:
        if len(self._pools) > KEPT:
            self._pools.clear()
        place = origin_name(at)
        origin = RESTING + place if ISLES <= at < steps.TIDE_STAGE else place
        ring = [ISLE_NAMES[isle] for isle in s.layout.ring]
        drawn = b'{"origin":%b,"count":%b,"targets":[%b]}' % (
            quoted(origin),
            digits(number),
            listed([isle for isle in ring if isle != place]),
        )
        self._pools[key] = drawn
        return drawn

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
            drawn = quoted(verb) + b":" + self._encode(document)
            known = self._refusals[key] = (refusal, drawn)
        return known[1]
