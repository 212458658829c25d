"""Ratings of people by openskill (Plackett-Luce): game after game, bots as fixed points."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from luna.arena.ratings import Rating

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

FRESH = Rating(25.0, 25.0 / 3)
"""Where everyone begins."""
CERTAIN = 0.5
"""The spread of a fixed point: how strong it is was measured."""
ENOUGH = 10
"""Games after which a rating is no longer provisional."""


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce()


def fixed(mean: float) -> Rating:
    """The rating of a bot, which no game changes."""
    return Rating(mean, CERTAIN)


def after_game(known: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended so, in the order of the seats; place 0 is the first.

    >>> [round(each.mean, 1) for each in after_game([FRESH, FRESH], [0, 1])]
    [27.6, 22.4]
    """
    model = _model()
    teams = [[model.rating(each.mean, each.spread)] for each in known]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in rated]


def shown(mean: float) -> int:
    """A strength as players see it: 1500 where everyone begins.

    >>> shown(25.0), shown(44.9)
    (1500, 2296)
    """
    return round(1500 + 40 * (mean - 25))


def shown_spread(spread: float) -> int:
    """How far a shown strength may be off, about two times in three."""
    return round(40 * spread)


def provisional(games: int) -> bool:
    return games < ENOUGH
