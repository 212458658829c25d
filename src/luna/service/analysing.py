"""Questions that take long to answer: the parts of an answer come as they are found."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cache

from luna.analysis.advice import deepen
from luna.analysis.review import judge
from luna.bots import Budget, TreeBot
from luna.game import Position
from luna.record.notation import parse_action
from luna.record.record import print_header
from luna.rules.state import State
from luna.service.thinking import laid


class ThoughtFailed(Exception):
    """Whoever thought could not come to an end."""


class Urgency(IntEnum):
    """Who goes first where several wait: those for whom an answer takes but a moment."""

    SOON = 0
    """Somebody waits, and not for long: a hint, the answer to a puzzle."""
    LATER = 1
    """Somebody looks on while an answer grows."""
    SOMETIME = 2
    """It is for later reading."""


@dataclass(frozen=True, slots=True)
class Place:
    """A position, small enough to be sent."""

    header: str
    """The header of the game's record: the whole setup."""
    state: bytes


@dataclass(frozen=True, slots=True)
class Deepen:
    """What to do in a position, ever deeper up to a number of nodes."""

    place: Place
    nodes: int
    urgency: Urgency = Urgency.SOON


@dataclass(frozen=True, slots=True)
class Judge:
    """What an action cost that was played in a position."""

    place: Place
    number: int
    text: str
    budget: str
    urgency: Urgency = Urgency.SOON


Question = Deepen | Judge


def place_of(position: Position) -> Place:
    return Place(print_header(position.setup), position.state.to_bytes())


@cache
def thinker() -> TreeBot:
    return TreeBot()


def answer(question: Question) -> Iterator[object]:
    """The parts of an answer as they are found."""
    setup, table = laid(question.place.header)
    state = State.from_bytes(table, question.place.state)
    if isinstance(question, Deepen):
        yield from deepen(setup, state, question.nodes, thinker())
    else:
        action = parse_action(question.text)
        budget = Budget.parse(question.budget)
        yield judge(setup, question.number, state, action, budget, thinker())
