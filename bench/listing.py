"""Listing what is legal: as steps, for clients, as whole actions, and as the texts of records."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from bench.clock import Work, repeating
from bench.positions import random_game, setups
from bench.table import Contestant, Row
from luna.record.legal_texts import legal_texts
from luna.record.options import options
from luna.rules.engine import legal_steps
from luna.rules.legal_actions import count_actions, legal_actions
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_JOURNEYING, PHASE_TIDING

EVERY = 24
"""One position in so many of two games is taken."""

MADE = 1000
"""So many actions of a position are made as objects; texts are listed in full."""


def contestants() -> list[Contestant]:
    places = list(sample())
    made = sum(min(count_actions(s), MADE) for _, s in places)
    texts = sum(len(legal_texts(*place).actions) for place in places)
    return [
        Contestant(over(places, lambda place: legal_steps(place[1])), position_rows("legal_steps")),
        Contestant(over(places, lambda place: options(place[1])), position_rows("options")),
        Contestant(
            over(places, lambda place: count_actions(place[1])), position_rows("count_actions")
        ),
        Contestant(
            over(places, lambda place: list(islice(legal_actions(place[1]), MADE))),
            position_rows("legal_actions", made / len(places)),
        ),
        Contestant(
            over(places, lambda place: legal_texts(*place)),
            position_rows("legal_texts", texts / len(places)),
        ),
    ]


def position_rows(name: str, actions: float = 0) -> tuple[Row, ...]:
    """A row for the positions and, where actions are listed, one for the actions in them."""
    row = Row(name, "positions/s")
    return (row, Row(name, "actions/s", scale=actions)) if actions else (row,)


def sample() -> Iterator[tuple[Setup, State]]:
    """Positions where a whole action begins, with their setups."""
    for setup in setups(4, count=2):
        game = random_game(first_state(setup), Random(setup.seed))
        whole = (s for s in game if s.phase != PHASE_JOURNEYING and s.phase != PHASE_TIDING)
        for s in islice(whole, None, None, EVERY):
            yield setup, s


def over(places: list[tuple[Setup, State]], lists: Callable[[tuple[Setup, State]], object]) -> Work:
    """All positions of the sample, so that every slice measures the same mixture."""

    def unit() -> int:
        for place in places:
            lists(place)
        return len(places)

    return repeating(unit)
