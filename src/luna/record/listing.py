"""The legal actions of a position as canonical texts, fast even where there are many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from luna.record.notation import print_action
from luna.rules.listing import (
    Pool,
    count_journeys,
    count_tides,
    journey_pools,
    plain_actions,
    sendings,
    tide_pools,
)
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.verbs import STAGE

LISTED = 100_000
"""Journeys and Tides are listed only up to this number."""


@dataclass(frozen=True)
class Listing:
    """All legal actions, but for Journeys or Tides that are too many; both are counted."""

    actions: list[str]
    journeys: int
    tides: int


def legal_texts(setup: Setup, s: State) -> Listing:
    """The legal actions, sorted by code point."""
    journeys, tides = count_journeys(s), count_tides(s)
    texts = [print_action(action) for action in plain_actions(s)]
    if journeys <= LISTED:
        texts += moves_texts("journey", journey_pools(s), setup.isles)
    if tides <= LISTED:
        texts += moves_texts("tide", tide_pools(s), setup.isles)
    return Listing(sorted(texts), journeys, tides)


def moves_texts(word: str, pools: Sequence[Pool], ring: Sequence[str]) -> Iterator[str]:
    """Every Journey or Tide from some pools: each place's part is printed only once."""
    place = {isle: at for at, isle in enumerate([*ring, STAGE])}
    parts = []
    for origin, active, number in sorted(pools, key=lambda pool: (place[pool[0]], not pool[1])):
        mark = "" if active else "~"
        parts.append(
            [
                ", ".join(
                    f"{mark}{origin}>{move.target} {move.count}"
                    for move in sorted(moves, key=lambda move: place[move.target])
                )
                for moves in sendings(origin, active, number)
            ]
        )
    for told in product(*parts):
        moves = ", ".join(filter(None, told))
        if moves:
            yield f"{word} {moves}"
