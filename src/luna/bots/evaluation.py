"""How good a position is for each order: expected final influence, and the chance to win.

`Evaluation` is the interface; `LinearEvaluation` weighs the features by round. Another one, such as
a learned network, takes its place in every bot without any of them noticing.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from luna.bots.features import FEATURES, MOVED, FeatureExtractor
from luna.rules import steps
from luna.rules.compat import i64, vec
from luna.rules.scoring import outranks
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, ROUNDS, SOURCES

POINT_BONUS: Final = 0.002
"""The utility of a point, so that a bot plays on when the winner is decided."""

SOLO_SCALE: Final = 200.0
"""In solo the margin stands in for a chance to win: each point moves it by 1/200 from even."""


STAGES: Final = ROUNDS + 1
"""The Preliminary Round and the six others."""
SHARPNESS: Final = 25.0
FAINTEST: Final = -40.0


def decay(x: float) -> float:
    """E to the power of x, for x up to 0.

    Multiplications alone come out the same on every machine, which a library's `exp` need not.

    >>> round(decay(-1.0), 6)
    0.367879
    """
    if x < FAINTEST:
        return 0.0
    x /= 1024.0
    y = 1.0 + x * (1.0 + x * (0.5 + x * (1.0 / 6.0)))
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    y *= y
    return y * y


def first_row(s: State, seat: i64) -> i64:
    """Where the weights for an order begin: by its role and by round."""
    role: i64 = seat if s.layout.solo > 0 else 0
    return (role * STAGES + s.round) * FEATURES


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions; a subclass says how."""

    def points(self, s: State, out: vec[float]) -> None:
        """Write the expected final influence of each order."""
        raise NotImplementedError

    def spread(self, s: State) -> float:
        """How far final scores stray from the expected ones at this point of a game."""
        raise NotImplementedError

    def points_moved(self, s: State, mover: i64, out: vec[float]) -> None:
        """The same after `points`, when novices of one seat have left for other isles since."""
        self.points(s, out)

    def verb_bias(self, s: State, step: i64) -> float:
        """Return how much better an action turns out than one ply shows, by its first step."""
        return 0.0

    def feature_bias(self, s: State, after: State) -> float:
        """Return the same by the position it leads to, which was evaluated last."""
        return 0.0

    def prior_inverse_temperature(self) -> float:
        """Return the factor of one-ply values in the softmax of the priors."""
        return SHARPNESS

    def judge(self, s: State) -> list[float]:
        """The utilities of all orders, for callers in plain Python."""
        out = vec[float]([0.0] * 4)
        self.utilities(s, out)
        return [out[seat] for seat in range(s.layout.players)]

    def utilities(self, s: State, out: vec[float]) -> None:
        """Write what the position is worth to each order: its chance to win, and a little more."""
        if s.phase == PHASE_OVER:
            final_utilities(s, out)
        else:
            self.points(s, out)
            self._weigh(s, out)

    def utilities_moved(self, s: State, mover: i64, out: vec[float]) -> None:
        """The same by `points_moved`."""
        self.points_moved(s, mover, out)
        self._weigh(s, out)

    def _weigh(self, s: State, out: vec[float]) -> None:
        """Turn expected points into chances to win, and a little more."""
        if s.layout.solo > 0:
            weigh_margin(out)
            return
        n = s.layout.players
        spread = self.spread(s)
        if n == 2:
            lead = out[0] - out[1]
            behind = decay(-lead / spread if lead > 0.0 else lead / spread)
            favourite = 1.0 / (1.0 + behind)
            bonus = POINT_BONUS * 0.5 * lead
            if lead > 0.0:
                out[0] = favourite + bonus
                out[1] = behind * favourite - bonus
            else:
                out[0] = behind * favourite + bonus
                out[1] = favourite - bonus
            return
        total: float = 0.0
        best = out[0]
        for seat in range(n):
            total += out[seat]
            if out[seat] > best:
                best = out[seat]
        mean = total / float(n)
        weight: float = 0.0
        for seat in range(n):
            weight += decay((out[seat] - best) / spread)
        for seat in range(n):
            chance = decay((out[seat] - best) / spread) / weight
            out[seat] = chance + POINT_BONUS * (out[seat] - mean)


def weigh_margin(out: vec[float]) -> None:
    """In solo the margin stands in for a chance."""
    margin = out[0] - out[1]
    out[0] = 0.5 + margin / SOLO_SCALE
    out[1] = 0.5 - margin / SOLO_SCALE


def final_utilities(s: State, out: vec[float]) -> None:
    """When the game is over nothing is uncertain."""
    n = s.layout.players
    total: float = 0.0
    for seat in range(n):
        out[seat] = float(s.influence(seat))
        total += out[seat]
    if s.layout.solo > 0:
        weigh_margin(out)
        return
    mean = total / float(n)
    for seat in range(n):
        won = 1.0
        for rival in range(n):
            if rival != seat and outranks(s, rival, seat):
                won = 0.0
        out[seat] = won + POINT_BONUS * (out[seat] - mean)


@final
class LinearEvaluation(Evaluation):
    """Points already won, and for each feature what it is worth in the round that is played.

    `weights` holds, by role, round 0-6, feature and source, the influence still to come; `spreads`
    the spread by round; `leans` by round and step the bias of an action that begins with it;
    `pulls` the bias by round and feature of the order to act, then of its rivals. All orders of a
    table play one role, but in solo you and the virtual opponent are two.
    """

    def __init__(
        self,
        weights: vec[float],
        spreads: vec[float],
        leans: vec[float],
        pulls: vec[float],
        sharp: float,
    ) -> None:
        self.weights = weights
        self.spreads = spreads
        self.verb_biases = leans
        self.feature_biases = pulls
        self.inverse_temperature = sharp
        rows: i64 = len(weights) // SOURCES
        self.totals = vec[float]([0.0] * rows)
        for at in range(rows):
            for source in range(i64(SOURCES)):
                self.totals[at] += weights[at * SOURCES + source]
        self.extractor = FeatureExtractor()
        self._settled = vec[float]([0.0] * 4)
        """Of each order, what moving novices does not change."""

    def apart(self) -> "LinearEvaluation":
        """The same evaluation with a memory of its own, for another thread."""
        return LinearEvaluation(
            self.weights,
            self.spreads,
            self.verb_biases,
            self.feature_biases,
            self.inverse_temperature,
        )

    def points(self, s: State, out: vec[float]) -> None:
        self.extractor.look(s)
        rows = self.extractor.rows
        totals = self.totals
        for seat in range(s.layout.players):
            base = first_row(s, seat)
            at = seat * FEATURES
            value = float(s.influence(seat))
            for k in range(i64(MOVED)):
                value += rows[at + k] * totals[base + k]
            self._settled[seat] = value
            for k in range(i64(MOVED), i64(FEATURES)):
                value += rows[at + k] * totals[base + k]
            out[seat] = value

    def points_moved(self, s: State, mover: i64, out: vec[float]) -> None:
        self.extractor.update_moved(s, mover)
        rows = self.extractor.rows
        totals = self.totals
        for seat in range(s.layout.players):
            base = first_row(s, seat)
            at = seat * FEATURES
            value = self._settled[seat]
            for k in range(i64(MOVED), i64(FEATURES)):
                value += rows[at + k] * totals[base + k]
            out[seat] = value

    def prior_inverse_temperature(self) -> float:
        return self.inverse_temperature

    def verb_bias(self, s: State, step: i64) -> float:
        return self.verb_biases[s.round * steps.STEPS + step]

    def feature_bias(self, s: State, after: State) -> float:
        if after.round != s.round or after.phase == PHASE_OVER or len(self.feature_biases) == 0:
            return 0.0
        rows = self.extractor.rows
        pulls = self.feature_biases
        base = s.round * (2 * FEATURES)
        at = s.turn * FEATURES
        total: float = 0.0
        for k in range(i64(FEATURES)):
            total += rows[at + k] * pulls[base + k]
        base += FEATURES
        for rival in range(s.layout.players):
            if rival != s.turn:
                at = rival * FEATURES
                for k in range(i64(FEATURES)):
                    total += rows[at + k] * pulls[base + k]
        return total

    def spread(self, s: State) -> float:
        return self.spreads[s.round]

    def by_source(self, s: State, seat: i64) -> list[float]:
        """The expected final influence of an order by source."""
        self.extractor.look(s)
        rows = self.extractor.rows
        base = first_row(s, seat)
        points: list[float] = []
        for source in range(i64(SOURCES)):
            value = float(s.ledger[seat * SOURCES + source])
            for k in range(i64(FEATURES)):
                value += rows[seat * FEATURES + k] * self.weights[(base + k) * SOURCES + source]
            points.append(value)
        return points


def linear_evaluation(
    weights: list[float],
    spreads: list[float],
    leans: list[float] | None = None,
    sharpness: float = SHARPNESS,
    pulls: list[float] | None = None,
) -> LinearEvaluation:
    """An evaluation from plain lists."""
    kept = leans or [0.0] * (STAGES * steps.STEPS)
    stages, strays = with_preliminary(weights, spreads)
    return LinearEvaluation(
        vec[float](stages),
        vec[float](strays),
        vec[float](kept),
        vec[float](pulls or []),
        sharpness,
    )


def with_preliminary(weights: list[float], spreads: list[float]) -> tuple[list[float], list[float]]:
    """Weights and spreads for seven rounds; where there are six, the first counts twice."""
    if len(spreads) == STAGES:
        return weights, spreads
    row = FEATURES * SOURCES
    longer: list[float] = []
    for role in range(0, len(weights), ROUNDS * row):
        longer += weights[role : role + row] + weights[role : role + ROUNDS * row]
    return longer, spreads[:1] + spreads


def feature_row(s: State, seat: i64) -> list[float]:
    """The features of an order, for callers in plain Python."""
    extractor = FeatureExtractor()
    extractor.look(s)
    return [extractor.rows[seat * FEATURES + k] for k in range(i64(FEATURES))]
