"""The legal actions of a position as canonical texts, fast even for many."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from luna.record.notation import step_text
from luna.rules.actions import Pool
from luna.rules.codec import is_partial
from luna.rules.engine import legal_steps
from luna.rules.legal_actions import (
    count_journeys,
    count_tides,
    journey_pools,
    tide_pools,
    ways_to_send,
)
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.verbs import STAGE

MAX_LISTED = 100_000
"""Journeys, or Tides, are listed only if there are at most this many."""


@dataclass(frozen=True)
class ActionTexts:
    """The legal actions, without Journeys or Tides if they are too many; both are counted."""

    actions: list[str]
    journeys: int
    tides: int


def legal_texts(setup: Setup, s: State, most: int = MAX_LISTED) -> ActionTexts:
    """Return the legal actions sorted by code point; Journeys, or Tides, only up to `most`."""
    journeys, tides = count_journeys(s), count_tides(s)
    texts = [step_text(step) for step in legal_steps(s) if not is_partial(step)]
    if journeys <= most:
        texts += moves_texts("journey", journey_pools(s), setup.isles)
    if tides <= most:
        texts += moves_texts("tide", tide_pools(s), setup.isles)
    return ActionTexts(sorted(texts), journeys, tides)


def moves_texts(word: str, pools: Sequence[Pool], ring: Sequence[str]) -> Iterator[str]:
    """Yield every Journey or Tide from some pools; the part of each place is printed once."""
    place = {isle: at for at, isle in enumerate([*ring, STAGE])}
    parts = []
    for pool in sorted(pools, key=lambda pool: (place[pool.place], not pool.active)):
        parts.append(
            [
                ", ".join(
                    f"{pool.origin}>{move.target} {move.count}"
                    for move in sorted(moves, key=lambda move: place[move.target])
                )
                for moves in ways_to_send(pool)
            ]
        )
    for chosen in product(*parts):
        moves = ", ".join(filter(None, chosen))
        if moves:
            yield f"{word} {moves}"
