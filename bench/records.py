"""Replaying records: read, checked action by action, and played."""

from itertools import cycle
from random import Random

from bench.clock import repeating
from bench.positions import random_action, setups
from bench.table import Contestant, Row
from luna.game import Game
from luna.rules.setup import Setup

KINDS = ((2, "standard"), (3, "standard"), (4, "standard"), (2, "preselected"), (2, "solo1"))


def contestants() -> list[Contestant]:
    games = [random_record(setup) for kind in KINDS for setup in setups(*kind, count=1)]
    length = sum(actions for _, actions in games) / len(games)
    rounds = cycle([text for text, _ in games])

    def unit() -> int:
        return len(Game.from_record(next(rounds)).actions)

    label = f"Game.from_record, {length:.0f} actions a game"
    return [
        Contestant(
            repeating(unit),
            (Row(label, "actions/s"), Row(label, "games/s", scale=1 / length)),
        )
    ]


def random_record(setup: Setup) -> tuple[str, int]:
    """The record of a random game, and how many actions it has."""
    game = Game(setup)
    random = Random(setup.seed)
    while not game.over:
        game.play(random_action(game.state, random))
    return game.record(), len(game.actions)
