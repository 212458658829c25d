"""Who sits at the other seats of a single-agent environment."""

from dataclasses import dataclass

from luna.bots import BOTS, LEVELS, Bot, Budget, UnknownBotError, bot, level
from luna.rules.codec import steps_of
from luna.rules.engine import apply
from luna.rules.state import State


@dataclass(frozen=True)
class Opponent:
    """A bot and how much it may think."""

    bot: Bot
    budget: Budget

    @classmethod
    def parse(cls, name: str) -> "Opponent":
        """A level such as `novice`, the bot `random`, or a bot with a budget: `luna@200ms`."""
        player, _, budget = name.partition("@")
        if budget:
            return cls(bot(player), Budget.parse(budget))
        if player in LEVELS:
            chosen = level(player)
            return cls(chosen.bot, chosen.budget)
        if player not in BOTS:
            known = ", ".join(dict.fromkeys((*BOTS, *LEVELS)))
            raise UnknownBotError(f"{player}: no such bot or level; there are {known}.")
        return cls(bot(player), Budget(nodes=1))

    def play(self, s: State, seed: int) -> None:
        """Play a whole action."""
        for step in steps_of(self.bot.choose(s, self.budget, seed)):
            apply(s, step)
