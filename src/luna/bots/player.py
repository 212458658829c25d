"""What a bot is: a pure function of position, budget and seed."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from luna.rules import engine
from luna.rules.actions import Action
from luna.rules.state import State

NODES_PER_MS = {2: 30, 3: 24, 4: 18}
"""Nodes that a search opens in a millisecond on a small machine, by number of orders.

A budget in time is turned into nodes by this table, not by the clock, so that the same budget gives
the same action everywhere; `bench/` measures how long it really takes.
"""
INTERPRETED = 25
"""How many times slower the interpreted form is: it gets so many nodes fewer for its time."""
BUDGET = re.compile("([0-9]{1,8})(n|ms)?")
MAX_BUDGET = 10**7


class BudgetError(ValueError):
    """A budget that cannot be read."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: nodes, or milliseconds of a small machine."""

    nodes: int | None = None
    ms: int | None = None

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """`500` or `500n`: nodes; `200ms`: milliseconds.

        >>> Budget.parse("200ms")
        Budget(nodes=None, ms=200)
        """
        found = BUDGET.fullmatch(text)
        if found is None or not 0 < int(found[1]) <= MAX_BUDGET:
            raise BudgetError(f"{text}: not a budget; write 500n for nodes or 200ms for time.")
        return cls(ms=int(found[1])) if found[2] == "ms" else cls(nodes=int(found[1]))

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.nodes is None else f"{self.nodes}n"

    def nodes_for(self, s: State, rates: Mapping[int, int] = NODES_PER_MS) -> int:
        """The budget in nodes for a position."""
        if self.nodes is not None:
            return self.nodes
        rate = rates[int(s.layout.players)] * (self.ms or 1)
        return max(1, rate // INTERPRETED if interpreted() else rate)

    def seconds(self, players: int) -> float:
        """How long a search with this budget takes on a small machine."""
        if self.nodes is None:
            return (self.ms or 0) / 1000
        slower = INTERPRETED if interpreted() else 1
        return self.nodes * slower / NODES_PER_MS[players] / 1000


def interpreted() -> bool:
    """Whether the rules run as plain Python."""
    return str(engine.__file__).endswith((".py", ".pyc"))


class Bot(ABC):
    """A player without a face."""

    name: str

    @abstractmethod
    def choose(self, s: State, budget: Budget, seed: int) -> Action:
        """The action for the player to move; the same for the same arguments."""


def random_of(s: State, seed: int) -> Random:
    """Chance that depends on the position and the seed alone."""
    return Random(s.to_bytes() + seed.to_bytes(8, "big", signed=True))
