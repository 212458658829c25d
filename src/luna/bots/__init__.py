"""Players of Luna, weakest to strongest, and what they see in a position.

>>> from luna import Game
>>> game = Game.new(["yellow", "red"], mode="preselected", seed=1)
>>> bot("luna").choose(game.state, Budget(nodes=8), seed=0) in game.legal
True
"""

from luna.bots.player import Bot, Budget, BudgetError
from luna.bots.roster import CHARACTERS, LEVELS, STYLES, BotNameError, BotSpec, bot, resolve
from luna.bots.tree import Explanation, Option, TreeBot

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "STYLES",
    "Bot",
    "BotNameError",
    "BotSpec",
    "Budget",
    "BudgetError",
    "Explanation",
    "Option",
    "TreeBot",
    "bot",
    "resolve",
]
