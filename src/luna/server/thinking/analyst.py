"""What runs in a process that analyses: a question comes in, parts of the answer go out."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection

from luna.analysis.advice import deepen
from luna.analysis.review import judge
from luna.bots import Budget, TreeBot
from luna.record.notation import parse_action
from luna.rules.state import State
from luna.server.thinking.player import laid

KINDNESS = 5
"""How far an analysis steps back behind bots at tables, on systems that know such things."""


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


@dataclass(frozen=True, slots=True)
class Judge:
    """What an action cost that was played in a position."""

    place: Place
    number: int
    text: str
    budget: str


Question = Deepen | Judge


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


def work(pipe: Connection) -> None:
    """Answer one question after another until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    while True:
        try:
            question: Question = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            for part in answer(question):
                pipe.send((PART, part))
            last: tuple[str, object] = (DONE, None)
        except OSError:
            return
        except Exception as error:
            last = (FAILED, f"{type(error).__name__}: {error}")
        try:
            pipe.send(last)
        except OSError:
            return


PART, DONE, FAILED = "part", "done", "failed"
