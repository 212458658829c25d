"""How good a position is for each order: expected final influence, and the chance to win.

`Evaluation` is the interface; `LinearEvaluation` weighs the features by round. Another one, such as
a learned network, takes its place in every bot without any of them noticing.
"""

from math import exp
from typing import Final, final

from mypy_extensions import mypyc_attr

from luna.bots.features import FEATURES, Survey
from luna.rules.compat import i64, vec
from luna.rules.scoring import outranks
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, ROUNDS, SOURCES

EAGERNESS: Final = 0.002
"""What a point is worth to a bot besides the chance to win: it plays on when all is decided."""

SOLO_SCALE: Final = 200.0
"""In solo the margin stands in for a chance to win: each point moves it by 1/200 from even."""


def first_row(s: State, seat: i64) -> i64:
    """Where the weights for an order begin: by its role and by round."""
    role: i64 = seat if s.table.solo > 0 else 0
    return (role * ROUNDS + max(s.round, i64(1)) - 1) * FEATURES


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions; a subclass says how."""

    def points(self, s: State, out: vec[float]) -> None:
        """Write the expected final influence of each order."""
        raise NotImplementedError

    def spread(self, s: State) -> float:
        """How far final scores stray from the expected ones at this point of a game."""
        raise NotImplementedError

    def judge(self, s: State) -> list[float]:
        """The utilities of all orders, for callers in plain Python."""
        out = vec[float]([0.0] * 4)
        self.utilities(s, out)
        return [out[seat] for seat in range(s.table.players)]

    def utilities(self, s: State, out: vec[float]) -> None:
        """Write what the position is worth to each order: its chance to win, and a little more."""
        n = s.table.players
        if s.phase == PHASE_OVER:
            for seat in range(n):
                out[seat] = float(s.influence(seat))
        else:
            self.points(s, out)
        if s.table.solo > 0:
            margin = out[0] - out[1]
            out[0] = 0.5 + margin / SOLO_SCALE
            out[1] = 0.5 - margin / SOLO_SCALE
            return
        total: float = 0.0
        for seat in range(n):
            total += out[seat]
        mean = total / float(n)
        if s.phase == PHASE_OVER:
            for seat in range(n):
                won = 1.0
                for rival in range(n):
                    if rival != seat and outranks(s, rival, seat):
                        won = 0.0
                out[seat] = won + EAGERNESS * (out[seat] - mean)
            return
        spread = self.spread(s)
        best = out[0]
        for seat in range(1, n):
            best = max(best, out[seat])
        weight: float = 0.0
        for seat in range(n):
            weight += exp((out[seat] - best) / spread)
        for seat in range(n):
            chance = exp((out[seat] - best) / spread) / weight
            out[seat] = chance + EAGERNESS * (out[seat] - mean)


@final
class LinearEvaluation(Evaluation):
    """Points already won, and for each feature what it is worth in the round that is played.

    `weights` holds, by role, round 1-6, feature and source, the influence still to come; `spreads`
    the spread by round. All orders of a table play one role, but in solo you and the virtual
    opponent are two.
    """

    def __init__(self, weights: vec[float], spreads: vec[float]) -> None:
        self.weights = weights
        self.spreads = spreads
        rows: i64 = len(weights) // SOURCES
        self.totals = vec[float]([0.0] * rows)
        for at in range(rows):
            for source in range(i64(SOURCES)):
                self.totals[at] += weights[at * SOURCES + source]
        self.survey = Survey()

    def points(self, s: State, out: vec[float]) -> None:
        self.survey.look(s)
        rows = self.survey.rows
        for seat in range(s.table.players):
            base = first_row(s, seat)
            value = float(s.influence(seat))
            for k in range(i64(FEATURES)):
                value += rows[seat * FEATURES + k] * self.totals[base + k]
            out[seat] = value

    def spread(self, s: State) -> float:
        return self.spreads[max(s.round, i64(1)) - 1]

    def by_source(self, s: State, seat: i64) -> list[float]:
        """The expected final influence of an order by source."""
        self.survey.look(s)
        rows = self.survey.rows
        base = first_row(s, seat)
        points: list[float] = []
        for source in range(i64(SOURCES)):
            value = float(s.ledger[seat * SOURCES + source])
            for k in range(i64(FEATURES)):
                value += rows[seat * FEATURES + k] * self.weights[(base + k) * SOURCES + source]
            points.append(value)
        return points


def linear_evaluation(weights: list[float], spreads: list[float]) -> LinearEvaluation:
    """An evaluation from plain lists."""
    return LinearEvaluation(vec[float](weights), vec[float](spreads))


def feature_row(s: State, seat: i64) -> list[float]:
    """The features of an order, for callers in plain Python."""
    survey = Survey()
    survey.look(s)
    return [survey.rows[seat * FEATURES + k] for k in range(i64(FEATURES))]
