"""What runs in a thinking process: a position and a level come in, an action goes out."""

import random
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Any, Protocol

from luna.game import Game
from luna.record.record import begin_record
from luna.rules.engine import step_buffer
from luna.rules.listing import journey_pools, plain_actions, targets, tide_pools

PLAIN = "random"
"""The level that is always there."""


class BotPlayer(Protocol):
    """Anything that can choose an action."""

    def choose(self, game: Game) -> str:
        """The text of a legal action of the player to act."""


class RandomPlayer:
    """Plays anything legal."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game) -> str:
        """Any action; of Journeys and Tides those that move the novices of one place."""
        s = game.state
        texts = [game.text(action) for action in plain_actions(s)]
        for verb, pools in (("journey", journey_pools(s)), ("tide", tide_pools(s))):
            for place, active, count in pools[:3]:
                target = self._random.choice(targets(place))
                mark = "" if active else "~"
                texts.append(f"{verb} {mark}{place}>{target} {self._random.randint(1, count)}")
        return self._random.choice(texts)


def bots() -> Any | None:
    """The package of bots, where this installation has one that offers players."""
    if find_spec("luna.bots") is None:
        return None
    package = import_module("luna.bots")
    return package if hasattr(package, "LEVELS") else None


def levels() -> list[str]:
    """The levels at hand, weakest first."""
    package = bots()
    return list(package.LEVELS) if package is not None else [PLAIN]


def player(level: str) -> BotPlayer:
    """A bot of a level; a level that is gone plays as the weakest one does."""
    package = bots()
    if package is not None and level in package.LEVELS:
        made: BotPlayer = package.player(level)
        return made
    return RandomPlayer()


def think(header: str, texts: Sequence[str], level: str) -> str:
    """Choose an action for the player to act."""
    game = Game(begin_record(header)[0], texts)
    return game.text(player(level).choose(game))


def work(pipe: Connection) -> None:
    """Think about one position after another until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_buffer()
    while True:
        try:
            header, texts, level = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, think(header, texts, level))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return
