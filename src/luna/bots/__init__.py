"""Players of Luna, weakest to strongest, and what they see in a position.

>>> from luna import Game
>>> game = Game.new(["yellow", "red"], mode="preselected", seed=1)
>>> bot("luna").choose(game.state, Budget(nodes=8), seed=0) in game.legal
True
"""

from dataclasses import dataclass
from functools import cache

from luna.bots.beam import BeamBot
from luna.bots.player import Bot, Budget, BudgetError
from luna.bots.simple import GreedyBot, RandomBot
from luna.bots.tips import TipsBot
from luna.bots.tree import Explanation, Option, TreeBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "BudgetError",
    "Explanation",
    "Level",
    "Option",
    "TreeBot",
    "UnknownBotError",
    "bot",
    "level",
]

BOTS = ("random", "acolyte", "novice", "priest", "luna")
"""Bots by name, weakest first."""

LEVELS = ("pilgrim", "acolyte", "novice", "priest", "luna")
"""Levels offered to people, weakest first."""

DEFAULT_BUDGET = Budget(ms=200)


class UnknownBotError(LookupError):
    """A bot or level that does not exist."""


@cache
def bot(name: str) -> Bot:
    """A bot by name."""
    match name:
        case "random":
            return RandomBot()
        case "acolyte":
            return TipsBot()
        case "novice":
            return GreedyBot("novice")
        case "priest":
            return BeamBot("priest")
        case "luna":
            return TreeBot("luna")
    raise UnknownBotError(f"{name}: no such bot; there are {', '.join(BOTS)}.")


@dataclass(frozen=True)
class Level:
    """An opponent for people: a bot and how much it may think.

    A level beats the one below about two games in three. The strongest opponent of all is the bot
    `luna` with a larger budget.
    """

    name: str
    bot: Bot
    budget: Budget


FAR_ROUNDS = frozenset({"priestess-after", "attendance-after", "builder-after", "pairs-at-symbols"})
DISPLACEMENT = frozenset(
    {"threat-claimed", "threat-coming", "threat-open", "threat-far", "victims", "books"}
)
APOSTATE = frozenset({"apostate-now", "apostate-next"})
"""Things that beginners overlook."""


@cache
def level(name: str) -> Level:
    """A level by name."""
    match name:
        case "pilgrim":
            blind = DISPLACEMENT | APOSTATE
            return Level(name, GreedyBot(name, blind, attention=0.68), Budget(nodes=1))
        case "acolyte":
            blind = DISPLACEMENT | FAR_ROUNDS
            return Level(name, GreedyBot(name, blind, attention=0.85), Budget(nodes=1))
        case "novice":
            return Level(name, GreedyBot(name), Budget(nodes=1))
        case "priest":
            return Level(name, TreeBot(name), Budget(nodes=4))
        case "luna":
            return Level(name, TreeBot(name), Budget(nodes=14))
    raise UnknownBotError(f"{name}: no such level; there are {', '.join(LEVELS)}.")
