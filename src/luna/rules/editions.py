"""Editions of the game, as switches."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Edition:
    """What the printings of the rulebook disagree about."""

    name: str
    book_points: int
    """What a Book action gives at once."""
    first_book_bonus: int
    """What the first Book action of a round gives on top, in games of two orders."""
    book_lies_down: bool
    """The receiving novice lies down, and keeps its Book, until the round ends."""
    book_scores: int
    """What an own Book gives in every Scoring Phase."""
    infiltration: bool
    solo_opponent_book: bool
    """In solo the opponent's first novice has a Book."""


CLASSIC: Final = Edition("classic", 1, 1, False, 0, False, False)
REVISED: Final = Edition("revised", 0, 0, True, 1, True, False)
BRAZILIAN: Final = Edition("brazilian", 1, 1, False, 0, False, True)

EDITION_BY_NAME: Final = {edition.name: edition for edition in (CLASSIC, REVISED, BRAZILIAN)}
