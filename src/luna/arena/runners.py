"""Who plays the games: this process, processes beside it, or a Ray cluster.

Whoever it is, the same games give the same outcomes, each of them once; only their order differs.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from luna.arena.match import Outcome, play_match
from luna.arena.schedule import Pairing

PATIENCE_SECONDS = 300.0
"""A bot that sends no action for this long hangs and loses, unless its budget is long."""
SLOW_MACHINE = 3.0
"""A bot may take so many times the time of its budget: the machine may be slow or busy."""

Wanted = Callable[[Pairing], bool]
"""Asked before a game begins, so that a decided contest need not be played out."""


class RunnerError(Exception):
    """The games cannot be played here; the message says why."""


def always(pairing: Pairing) -> bool:
    return True


def patience_for(pairing: Pairing, least: float = PATIENCE_SECONDS) -> float:
    """Seconds without an action after which a bot of this game hangs; every budget has room."""
    longest = max(entrant.budget.seconds(pairing.players) for entrant in pairing.seats)
    return max(least, SLOW_MACHINE * longest)


class GameRunner(Protocol):
    """Plays games."""

    def play(self, pairings: Iterable[Pairing], wanted: Wanted = always) -> Iterator[Outcome]:
        """The outcomes as the games end."""


class Alone:
    """Plays one game after the other in this process; a bot that kills it ends everything."""

    def play(self, pairings: Iterable[Pairing], wanted: Wanted = always) -> Iterator[Outcome]:
        for pairing in pairings:
            if wanted(pairing):
                yield play_match(pairing)


def engage(
    workers: int | None = None, ray: str | None = None, patience: float = PATIENCE_SECONDS
) -> GameRunner:
    """The runner that the command line asks for: `workers` 0 is this process alone."""
    if ray is not None:
        from luna.arena.cluster import Cluster

        return Cluster(ray, workers, patience)
    if workers == 0:
        return Alone()
    from luna.arena.workers import GameProcesses

    return GameProcesses(workers or 1, patience)
