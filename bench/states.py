"""What a position costs to copy, to write as bytes, to read back and to hash."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bench.clock import Work, repeating
from bench.positions import positions
from bench.table import Contestant, Row
from luna.rules.state import State

T = TypeVar("T")
NUMBER = 1000


def contestants() -> list[Contestant]:
    states = positions(4, NUMBER)
    written = [(s, s.to_bytes()) for s in states]
    return [
        Contestant(
            over(State.copy, states),
            (Row("State.copy, 4 players", "ns", kind="copy", most_ns=1000),),
        ),
        Contestant(over(State.to_bytes, states), (Row("State.to_bytes", "ns"),)),
        Contestant(
            over(lambda pair: State.from_bytes(pair[0].layout, pair[1]), written),
            (Row("State.from_bytes", "ns"),),
        ),
        Contestant(over(hash, states), (Row("hash of a State", "ns"),)),
    ]


def over(does: Callable[[T], object], things: Sequence[T]) -> Work:
    """One call on each thing; the loop in Python around the calls is counted."""

    def unit() -> int:
        for thing in things:
            does(thing)
        return len(things)

    return repeating(unit)
