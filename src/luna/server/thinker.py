"""What runs in a thinking process: a position and a level come in, an action goes out."""

from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Protocol

from luna.bots import LEVELS, BotSpec, resolve
from luna.bots.driver import next_action, played_this_round
from luna.bots.roster import current_level
from luna.game import Game
from luna.record.record import begin_record

PLAIN = "random"
"""The weakest level; it answers where another one fails."""


class BotPlayer(Protocol):
    """Anything that can choose an action."""

    def choose(self, game: Game) -> str:
        """The text of a legal action of the player to act."""


class LevelPlayer:
    """Plays as well as its level. The seed follows from the position: a restart changes nothing."""

    def __init__(self, level: BotSpec) -> None:
        self._bot, self._budget = level.make(), level.budget

    def choose(self, game: Game) -> str:
        played = played_this_round(game)
        seed = len(game.actions)
        chosen = next_action(self._bot, game, self._budget, seed, played)
        return game.text(chosen)


def levels() -> list[str]:
    """The levels at hand, weakest first."""
    return [PLAIN, *LEVELS]


def player(name: str) -> BotPlayer:
    """A bot of a level; a level that is gone plays as the weakest one does."""
    level = current_level(name)
    return LevelPlayer(resolve(level if level in levels() else PLAIN))


def think(header: str, texts: Sequence[str], level: str) -> str:
    """Choose an action for the player to act."""
    game = Game(begin_record(header)[0], texts)
    return game.text(player(level).choose(game))


def work(pipe: Connection) -> None:
    """Think about one position after another until the pipe closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
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
