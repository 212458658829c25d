"""The candidates of `luna-0.1`, kept as they were: nothing here may change.

Plain actions are all tried, one ply deep. Journeys and Tides, of which there may be billions, are
grown novice by novice: every way of the first one is tried, then the best ways are tried again for
the next, and each stage of the growing plan is an action of its own. Pairs to one isle are tried
besides.
"""

from typing import Final, final

from luna.bots.evaluation import Evaluation
from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.engine import apply, legal, step_buffer
from luna.rules.movement import tide_pool
from luna.rules.state import State, holds, return_favor
from luna.rules.vocabulary import ISLE_TIDE, ISLES, PHASE_ACTIONS

KEPT: Final = 48
"""Candidates kept for a decision."""
WAYS: Final = 6
"""Ways that are tried again for every further novice of a plan."""
LONGEST: Final = 13
"""Novices in a plan."""
ROOM: Final = 512
"""Plain actions of any position: see `step_buffer`."""
GROWN: Final = 2 * (LONGEST + ISLES)
"""Plans that Journey and Tide may add."""
STRIDE: Final = LONGEST + 1


@final
class FormerCandidates:
    """Actions as sequences of steps, with what each is worth to every order one ply deep."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.length = vec[i64]([0] * (ROOM + GROWN))
        self.steps = vec[i64]([0] * ((ROOM + GROWN) * STRIDE))
        self.worth = vec[float]([0.0] * ((ROOM + GROWN) * 4))
        self.order = vec[i64]([0] * (ROOM + GROWN))
        """Candidate numbers, best first for the player to move; only `count` of them count."""
        self.total: i64 = 0
        self._legal = step_buffer()
        self._values = vec[float]([0.0] * 4)
        self._ways = vec[i64]([0] * 128)
        self._way_values = vec[float]([0.0] * 128)
        self._pairs = vec[i64]([0] * ISLES)
        self._pair_values = vec[float]([0.0] * ISLES)
        self._plan = vec[i64]([0] * STRIDE)

    def find(self, s: State, evaluation: Evaluation) -> None:
        """Fill with the candidates of a position between two actions."""
        self.total = 0
        self._try_plain(s, evaluation)
        if s.phase == PHASE_ACTIONS:
            self._grow_plans(s, evaluation, steps.JOURNEY)
            if holds(s, s.turn, ISLE_TIDE):
                self._grow_plans(s, evaluation, steps.TIDE)
        self._sort(s.turn)
        self.count = min(self.total, i64(KEPT))

    def _try_plain(self, s: State, evaluation: Evaluation) -> None:
        found = legal(s, self._legal)
        for k in range(found):
            step = self._legal[k]
            if step >= steps.JOURNEY and step <= steps.TIDE_DONE:
                continue
            after = s.copy()
            apply(after, step)
            evaluation.utilities(after, self._values)
            self._plan[0] = step
            self._add(1)

    def _add(self, length: i64) -> None:
        at = self.total
        self.length[at] = length
        for k in range(length):
            self.steps[at * STRIDE + k] = self._plan[k]
        for each in range(i64(4)):
            self.worth[at * 4 + each] = self._values[each]
        self.total += 1

    def _grow_plans(self, s: State, evaluation: Evaluation, block: i64) -> None:
        """Move the best novice, then the next, as if each were the last."""
        seat = s.turn
        after = s.copy()
        if block == steps.TIDE:
            return_favor(after, seat, ISLE_TIDE)
        if s.layout.solo == 0:
            after.turn = (seat + 1) % s.layout.players
        kept = self._try_ways(s, after, evaluation, block)
        self._try_pairs(s, after, evaluation, block)
        moved: i64 = 0
        declines: i64 = 0
        last: float = 0.0
        while kept > 0 and moved < LONGEST and declines < 2:
            best: i64 = -1
            best_value: float = 0.0
            for k in range(kept):
                way = self._ways[k]
                origin = (way - block) // ISLES
                if self._departed(origin, block, moved) == tide_pool(s, seat, origin):
                    continue
                depart(after, seat, way, block)
                evaluation.utilities(after, self._values)
                depart(after, seat, way, block, -1)
                if best < 0 or self._values[seat] > best_value:
                    best = way
                    best_value = self._values[seat]
            if best < 0:
                return
            declines = declines + 1 if moved > 0 and best_value < last else i64(0)
            last = best_value
            depart(after, seat, best, block)
            evaluation.utilities(after, self._values)
            at = moved
            while at > 0 and self._plan[at - 1] > best:
                self._plan[at] = self._plan[at - 1]
                at -= 1
            self._plan[at] = best
            moved += 1
            self._plan[moved] = done(block)
            self._add(moved + 1)

    def _departed(self, origin: i64, block: i64, moved: i64) -> i64:
        """How many novices of the plan leave from an origin: none moves twice."""
        total: i64 = 0
        for k in range(moved):
            if (self._plan[k] - block) // ISLES == origin:
                total += 1
        return total

    def _try_ways(self, s: State, after: State, evaluation: Evaluation, block: i64) -> i64:
        """Find the best ways for one novice; how many there are."""
        seat = s.turn
        found: i64 = 0
        for target in range(i64(ISLES)):
            self._pairs[target] = -1
        origins: i64 = ISLES if block == steps.JOURNEY else steps.TIDE_STAGE + 1
        for origin in range(origins):
            if tide_pool(s, seat, origin) == 0:
                continue
            for target in range(i64(ISLES)):
                if origin % ISLES == target and origin < steps.TIDE_STAGE:
                    continue
                way = block + origin * ISLES + target
                depart(after, seat, way, block)
                evaluation.utilities(after, self._values)
                depart(after, seat, way, block, -1)
                self._ways[found] = way
                self._way_values[found] = self._values[seat]
                found += 1
                if tide_pool(s, seat, origin) >= 2 and (
                    self._pairs[target] < 0 or self._values[seat] > self._pair_values[target]
                ):
                    self._pairs[target] = way
                    self._pair_values[target] = self._values[seat]
        kept = min(found, i64(WAYS))
        for k in range(kept):
            best = k
            for other in range(k + 1, found):
                if self._way_values[other] > self._way_values[best]:
                    best = other
            self._ways[k], self._ways[best] = self._ways[best], self._ways[k]
            value = self._way_values[k]
            self._way_values[k] = self._way_values[best]
            self._way_values[best] = value
        return kept

    def _try_pairs(self, s: State, after: State, evaluation: Evaluation, block: i64) -> None:
        """Two at once to each isle: where one alone would be in vain."""
        seat = s.turn
        for target in range(i64(ISLES)):
            way = self._pairs[target]
            if way < 0:
                continue
            depart(after, seat, way, block, 2)
            evaluation.utilities(after, self._values)
            depart(after, seat, way, block, -2)
            self._plan[0] = way
            self._plan[1] = way
            self._plan[2] = done(block)
            self._add(3)

    def _sort(self, seat: i64) -> None:
        """Best first, the earlier one where two are alike."""
        for k in range(self.total):
            value = self.worth[k * 4 + seat]
            at = k
            while at > 0 and self.worth[self.order[at - 1] * 4 + seat] < value:
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


def depart(s: State, seat: i64, way: i64, block: i64, number: i64 = 1) -> None:
    """Move a novice to where it will rest; -1 takes the same back."""
    origin = (way - block) // ISLES
    target = (way - block) % ISLES
    if origin < ISLES:
        s.active[seat * ISLES + origin] -= number
    elif origin < steps.TIDE_STAGE:
        s.inactive[seat * ISLES + origin - ISLES] -= number
    else:
        s.stage[seat] -= number
    s.inactive[seat * ISLES + target] += number
