"""Random games: inside the engine, and step by step from plain Python."""

from itertools import count, cycle
from random import Random

from bench.clock import Work, repeating
from bench.positions import actions_per_step, first_states
from bench.table import Contestant, Row
from luna.rules.engine import apply, legal, playout, step_buffer

KINDS = (("4 players", 4, "standard"), ("2 players", 2, "standard"), ("solo", 2, "solo1"))


def contestants() -> list[Contestant]:
    return [
        *(inside_rows(*kind) for kind in KINDS),
        *(stepped_rows(*kind) for kind in KINDS[:1]),
    ]


def inside_rows(name: str, players: int, mode: str) -> Contestant:
    bars = players == 4
    label = f"playouts inside the engine, {name}"
    return Contestant(
        inside(players, mode),
        (
            Row(
                label,
                "steps/s",
                kind="step",
                bar=(200, 30) if bars else None,
                goal=(300, 45) if bars else None,
            ),
            Row(label, "actions/s", kind="step", scale=actions_per_step(players, mode)),
        ),
    )


def stepped_rows(name: str, players: int, mode: str) -> Contestant:
    label = f"stepped from Python, {name}"
    return Contestant(
        stepped(players, mode),
        (
            Row(label, "steps/s", kind="step", bar=(60, 8)),
            Row(label, "actions/s", kind="step", scale=actions_per_step(players, mode)),
        ),
    )


def inside(players: int, mode: str = "standard") -> Work:
    """Whole games by `playout`; a unit is one game from each setup."""
    games = first_states(players, mode)
    seeds = count()
    return repeating(lambda: sum(playout(s.copy(), next(seeds)) for s in games))


def stepped(players: int, mode: str = "standard") -> Work:
    """Whole games by `legal` and `apply`; a unit is one game."""
    games = cycle(first_states(players, mode))
    random = Random(0).random
    out = step_buffer()

    def game() -> int:
        s = next(games).copy()
        played = 0
        number: int
        while number := legal(s, out):
            apply(s, out[int(random() * number)])
            played += 1
        return played

    return repeating(game)
