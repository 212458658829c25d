"""Ratings by openskill (Plackett-Luce), game after game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

from luna.arena.match import Outcome

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """Strength; a new player has 25 with a spread of 25 / 3."""

    mean: float
    spread: float


INITIAL = Rating(25.0, 25.0 / 3)
DRIFT = 25.0 / 300
"""How much a player's strength may change between two games."""


@cache
def _model(drift: float) -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce(tau=drift)


def rate_game(known: Sequence[Rating], places: Sequence[int], drift: float = DRIFT) -> list[Rating]:
    """Return the ratings after a game, in the order of the seats; place 0 is the first.

    >>> [round(each.mean, 1) for each in rate_game([INITIAL, INITIAL], [0, 1])]
    [27.6, 22.4]
    """
    model = _model(drift)
    teams = [[model.rating(each.mean, each.spread)] for each in known]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(float(team[0].mu), float(team[0].sigma)) for team in rated]


def rate(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Return the ratings after some games; a bot on several seats gets their mean."""
    known: dict[str, Rating] = {}
    for outcome in outcomes:
        if len(set(outcome.seats)) < 2:
            continue
        before = [known.get(label, INITIAL) for label in outcome.seats]
        after = rate_game(before, outcome.places, drift=0.0)  # a bot does not change between games
        for label in set(outcome.seats):
            taught = [
                each for each, seat in zip(after, outcome.seats, strict=True) if seat == label
            ]
            known[label] = Rating(
                fmean(each.mean for each in taught), fmean(each.spread for each in taught)
            )
    return known
