"""Who sits at the other seats of a single-agent environment."""

from dataclasses import dataclass

from luna.bots import Bot, Budget, bot, resolve
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
        """A bot as everywhere: a level such as `deacon`, or a style: `random`, `luna@200ms`."""
        return cls(bot(name), resolve(name).budget)

    def play(self, s: State, seed: int) -> None:
        """Play a whole action."""
        for step in steps_of(self.bot.choose(s, self.budget, seed)):
            apply(s, step)
