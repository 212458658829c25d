"""The few actions worth thinking about in a position, best first.

Plain actions are all tried, one ply deep. Journeys and Tides, of which there may be billions, are
grown novice by novice, and each stage of the growing plan is an action of its own. What a novice
is worth is first reckoned apart for leaving and arriving; then the way that promises most is
tried, and taken if no other one promises more. Pairs to one isle are tried besides.
"""

from typing import Final, final

from luna.bots.evaluation import Evaluation
from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.engine import apply, legal, step_buffer
from luna.rules.movement import tide_pool
from luna.rules.state import State, holds, return_favor
from luna.rules.vocabulary import ISLE_TIDE, ISLES, PHASE_ACTIONS

MAX_CANDIDATES: Final = 48
"""Candidates kept for a decision."""
WAYS: Final = 10
"""Ways that are thought of for every further novice of a plan."""
MAX_TRIES: Final = 4
"""Ways that are tried, at most, until one is taken."""
ORIGINS: Final = steps.TIDE_STAGE + 1
MAX_PLAN_NOVICES: Final = 13
"""Novices in a plan."""
ROOM: Final = 512
"""Plain actions of any position: see `step_buffer`."""
GROWN: Final = 2 * (MAX_PLAN_NOVICES + ISLES)
"""Plans that Journey and Tide may add."""
STRIDE: Final = MAX_PLAN_NOVICES + 1


@final
class Candidates:
    """Actions as sequences of steps, with what each is worth to every order one ply deep."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.length = vec[i64]([0] * (ROOM + GROWN))
        self.steps = vec[i64]([0] * ((ROOM + GROWN) * STRIDE))
        self.values = vec[float]([0.0] * ((ROOM + GROWN) * 4))
        self.prior_score = vec[float]([0.0] * (ROOM + GROWN))
        """The same for the player to move, and what the evaluation leans to."""
        self.feature_biases = vec[float]([0.0] * (ROOM + GROWN))
        """What the evaluation makes of where each leads, besides what it is worth."""
        self.order = vec[i64]([0] * (ROOM + GROWN))
        """Candidate numbers, most appealing first; only `count` of them count."""
        self.total: i64 = 0
        self._legal = step_buffer()
        self._values = vec[float]([0.0] * 4)
        self._departures = vec[float]([0.0] * ORIGINS)
        self._left = vec[i64]([0] * ORIGINS)
        self._ways = vec[i64]([0] * WAYS)
        self._promises = vec[float]([0.0] * WAYS)
        self._tried = vec[i64]([0] * WAYS)
        self._outcomes = vec[float]([0.0] * (4 * WAYS))
        self._outcome_pulls = vec[float]([0.0] * WAYS)
        self._pairs = vec[i64]([0] * (2 * ISLES))
        self._plan = vec[i64]([0] * STRIDE)

    def find(self, s: State, evaluation: Evaluation) -> None:
        """Fill with the candidates of a position between two actions."""
        self.total = 0
        self._try_plain(s, evaluation)
        if s.phase == PHASE_ACTIONS:
            self._grow_plans(s, evaluation, steps.JOURNEY)
            if holds(s, s.turn, ISLE_TIDE):
                self._grow_plans(s, evaluation, steps.TIDE)
        self._sort(s, evaluation)
        self.count = min(self.total, i64(MAX_CANDIDATES))

    def _try_plain(self, s: State, evaluation: Evaluation) -> None:
        found = legal(s, self._legal)
        after = s.copy()
        for k in range(found):
            step = self._legal[k]
            if step >= steps.JOURNEY and step <= steps.TIDE_DONE:
                continue
            after.copy_from(s)
            apply(after, step)
            evaluation.utilities(after, self._values)
            self._plan[0] = step
            self._add(1, evaluation.feature_bias(s, after))

    def _add(self, length: i64, bias: float) -> None:
        at = self.total
        self.length[at] = length
        for k in range(length):
            self.steps[at * STRIDE + k] = self._plan[k]
        for each in range(i64(4)):
            self.values[at * 4 + each] = self._values[each]
        self.feature_biases[at] = bias
        self.total += 1

    def _grow_plans(self, s: State, evaluation: Evaluation, block: i64) -> None:
        """Move the best novice, then the next, as if each were the last."""
        seat = s.turn
        after = s.copy()
        if block == steps.TIDE:
            return_favor(after, seat, ISLE_TIDE)
        if s.layout.solo == 0:
            after.turn = (seat + 1) % s.layout.players
        evaluation.utilities(after, self._values)
        now = self._values[seat]
        kept = self._think_of_ways(s, after, evaluation, block, now)
        self._try_pairs(s, after, evaluation, block)
        moved: i64 = 0
        declines: i64 = 0
        while kept > 0 and moved < MAX_PLAN_NOVICES and declines < 2:
            best = self._take_way(s, after, evaluation, block, kept, now)
            if best < 0:
                return
            way = self._ways[best]
            declines = declines + 1 if moved > 0 and self._promises[best] < 0.0 else i64(0)
            depart(after, seat, way, block)
            self._left[(way - block) // ISLES] -= 1
            for each in range(i64(4)):
                self._values[each] = self._outcomes[4 * best + each]
            now = self._values[seat]
            at = moved
            while at > 0 and self._plan[at - 1] > way:
                self._plan[at] = self._plan[at - 1]
                at -= 1
            self._plan[at] = way
            moved += 1
            self._plan[moved] = done(block)
            self._add(moved + 1, self._outcome_pulls[best])

    def _take_way(
        self, s: State, after: State, evaluation: Evaluation, block: i64, kept: i64, now: float
    ) -> i64:
        """Try the ways by what they promise until one keeps it: its number, or -1."""
        seat = s.turn
        for k in range(kept):
            self._tried[k] = 0
        tries: i64 = 0
        while True:
            best: i64 = -1
            for k in range(kept):
                if self._left[(self._ways[k] - block) // ISLES] == 0:
                    continue
                if tries == MAX_TRIES and self._tried[k] == 0:
                    continue
                if best < 0 or self._promises[k] > self._promises[best]:
                    best = k
            if best < 0 or self._tried[best] == 1:
                return best
            way = self._ways[best]
            depart(after, seat, way, block)
            evaluation.utilities_moved(after, seat, self._values)
            self._outcome_pulls[best] = evaluation.feature_bias(s, after)
            depart(after, seat, way, block, -1)
            for each in range(i64(4)):
                self._outcomes[4 * best + each] = self._values[each]
            self._promises[best] = self._values[seat] - now
            self._tried[best] = 1
            tries += 1

    def _think_of_ways(
        self, s: State, after: State, evaluation: Evaluation, block: i64, now: float
    ) -> i64:
        """Find the ways that promise most for one novice; how many there are."""
        seat = s.turn
        origins: i64 = ISLES if block == steps.JOURNEY else i64(ORIGINS)
        anyone = False
        for target in range(i64(ISLES)):
            self._pairs[2 * target] = -1
        for origin in range(origins):
            self._left[origin] = tide_pool(s, seat, origin)
            if self._left[origin] == 0:
                continue
            anyone = True
            leave(after, seat, origin, 1)
            evaluation.utilities_moved(after, seat, self._values)
            leave(after, seat, origin, -1)
            self._departures[origin] = self._values[seat] - now
        if not anyone:
            return 0
        kept: i64 = 0
        for target in range(i64(ISLES)):
            after.inactive[seat * ISLES + target] += 1
            evaluation.utilities_moved(after, seat, self._values)
            after.inactive[seat * ISLES + target] -= 1
            arrival = self._values[seat] - now
            for origin in range(origins):
                if self._left[origin] == 0:
                    continue
                if origin % ISLES == target and origin < steps.TIDE_STAGE:
                    continue
                way = block + origin * ISLES + target
                kept = self._keep_way(way, self._departures[origin] + arrival, kept)
            self._think_of_pair(origins, target, block)
        return kept

    def _think_of_pair(self, origins: i64, target: i64, block: i64) -> None:
        """Find the two novices that lose least by leaving for an isle, wherever they are."""
        first: i64 = -1
        second: i64 = -1
        for origin in range(origins):
            if self._left[origin] == 0:
                continue
            if origin % ISLES == target and origin < steps.TIDE_STAGE:
                continue
            if first < 0 or self._departures[origin] > self._departures[first]:
                second = origin if self._left[origin] >= 2 else first
                first = origin
            elif second < 0 or self._departures[origin] > self._departures[second]:
                second = origin
        if second >= 0:
            self._pairs[2 * target] = block + min(first, second) * ISLES + target
            self._pairs[2 * target + 1] = block + max(first, second) * ISLES + target

    def _keep_way(self, way: i64, promise: float, kept: i64) -> i64:
        """Put a way among the best, if it belongs there; how many there are then."""
        if kept == WAYS:
            if promise <= self._promises[kept - 1]:
                return kept
            kept -= 1
        at = kept
        while at > 0 and self._promises[at - 1] < promise:
            self._promises[at] = self._promises[at - 1]
            self._ways[at] = self._ways[at - 1]
            at -= 1
        self._promises[at] = promise
        self._ways[at] = way
        return kept + 1

    def _try_pairs(self, s: State, after: State, evaluation: Evaluation, block: i64) -> None:
        """Two at once to each isle: where one alone would be in vain."""
        seat = s.turn
        for target in range(i64(ISLES)):
            way = self._pairs[2 * target]
            if way < 0:
                continue
            other = self._pairs[2 * target + 1]
            depart(after, seat, way, block)
            depart(after, seat, other, block)
            evaluation.utilities_moved(after, seat, self._values)
            bias = evaluation.feature_bias(s, after)
            depart(after, seat, other, block, -1)
            depart(after, seat, way, block, -1)
            self._plan[0] = way
            self._plan[1] = other
            self._plan[2] = done(block)
            self._add(3, bias)

    def _sort(self, s: State, evaluation: Evaluation) -> None:
        """Best first, the earlier one where two are alike."""
        seat = s.turn
        for k in range(self.total):
            value = self.values[k * 4 + seat] + self.feature_biases[k]
            value += evaluation.verb_bias(s, self.steps[k * STRIDE])
            self.prior_score[k] = value
            at = k
            while at > 0 and self.prior_score[self.order[at - 1]] < value:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = k

    def plan(self, rank: i64) -> list[int]:
        """The steps of a candidate by rank."""
        at = self.order[rank]
        return [int(self.steps[at * STRIDE + k]) for k in range(self.length[at])]


def done(block: i64) -> i64:
    """The step that closes a Journey or a Tide."""
    return i64(steps.JOURNEY_DONE) if block == steps.JOURNEY else i64(steps.TIDE_DONE)


def leave(s: State, seat: i64, origin: i64, number: i64) -> None:
    """Take novices away from where they are; a negative number brings them back."""
    if origin < ISLES:
        s.active[seat * ISLES + origin] -= number
    elif origin < steps.TIDE_STAGE:
        s.inactive[seat * ISLES + origin - ISLES] -= number
    else:
        s.stage[seat] -= number


def depart(s: State, seat: i64, way: i64, block: i64, number: i64 = 1) -> None:
    """Move novices to where they will rest; a negative number takes the same back."""
    leave(s, seat, (way - block) // ISLES, number)
    s.inactive[seat * ISLES + (way - block) % ISLES] += number
