"""Ratings by openskill (Plackett-Luce), game after game."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from luna.arena.match import Outcome


@dataclass(frozen=True)
class Rating:
    """Strength: everyone begins at 25 with a spread of 25 / 3."""

    mean: float
    spread: float


def rate(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """Ratings after some games; a bot on several seats learns the mean of what they taught."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # a bot does not change between its games
    known: dict[str, Rating] = {}
    for outcome in outcomes:
        if len(set(outcome.seats)) < 2:
            continue
        for label in outcome.seats:
            if label not in known:
                fresh = model.rating()
                known[label] = Rating(fresh.mu, fresh.sigma)
        teams = [[model.rating(known[label].mean, known[label].spread)] for label in outcome.seats]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        for label in set(outcome.seats):
            taught = [
                team[0] for team, seat in zip(rated, outcome.seats, strict=True) if seat == label
            ]
            known[label] = Rating(
                fmean(each.mu for each in taught), fmean(each.sigma for each in taught)
            )
    return known
