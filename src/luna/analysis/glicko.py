"""Ratings of puzzles and of those who solve them, after Glickman's Glicko system.

An attempt is a game between a person and a puzzle: a person who solves it wins. A rating comes
with a deviation, wide at first and narrower with every attempt.
"""

from dataclasses import dataclass
from math import log, pi, sqrt

Q = log(10) / 400
NARROWEST = 45.0
WIDEST = 350.0


@dataclass(frozen=True)
class GlickoRating:
    """A rating, and how far it may be off."""

    rating: float = 1200.0
    deviation: float = WIDEST


def expected(one: GlickoRating, other: GlickoRating) -> float:
    """How often one is expected to beat the other.

    >>> round(expected(GlickoRating(1500, 50), GlickoRating(1500, 50)), 2)
    0.5
    """
    return 1 / (1 + 10 ** (-_weight(other.deviation) * (one.rating - other.rating) / 400))


def _weight(deviation: float) -> float:
    return 1 / sqrt(1 + 3 * (Q * deviation / pi) ** 2)


def after(one: GlickoRating, other: GlickoRating, won: bool) -> GlickoRating:
    """The rating after a game against another one.

    >>> after(GlickoRating(1500, 200), GlickoRating(1500, 50), True).rating > 1500
    True
    """
    weight = _weight(other.deviation)
    chance = expected(one, other)
    information = Q**2 * weight**2 * chance * (1 - chance)
    spread = 1 / one.deviation**2 + information
    rating = one.rating + Q / spread * weight * (float(won) - chance)
    return GlickoRating(rating, max(NARROWEST, sqrt(1 / spread)))
