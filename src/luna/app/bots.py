"""The bots of a host: their levels, an operator's own bots, and how one chooses an action."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from luna.bots import CHARACTERS, LEVELS, Bot, BotNameError, BotSpec, Budget, TreeBot, resolve
from luna.bots.driver import action_in, plays_positions
from luna.bots.roster import current_level
from luna.record.notation import print_action
from luna.rules.explain import why_not
from luna.rules.setup import Setup
from luna.rules.state import State

if TYPE_CHECKING:
    from luna.app.jobs import BotMove

WEAKEST = "random"
"""The level that answers where another one fails."""
OWN_PREFIX = "py:"
BOT_NAME = re.compile("[a-z0-9][a-z0-9-]{0,39}")


def levels(own: Iterable[str] = ()) -> list[str]:
    """The levels, weakest first, then an operator's own bots, then the characters."""
    return [WEAKEST, *LEVELS, *own, *CHARACTERS]


@lru_cache(maxsize=64)
def load_bot(name: str, tree: int | None = None) -> tuple[Bot, BotSpec]:
    """A bot of a level or an operator's own; a level that no longer exists is the weakest one.

    `tree` limits the nodes in the tree of one that searches.
    """
    level = current_level(name)
    known = level in levels() or level.startswith(OWN_PREFIX)
    spec = resolve(level if known else WEAKEST)
    bot = spec.make()
    if not plays_positions(bot):
        raise TypeError(f"{name} needs a whole game, not a position")
    if tree is not None and isinstance(bot, TreeBot):
        bot.capacity = min(bot.capacity, tree)
    return bot, spec


def load_own_bots(names: Sequence[str]) -> dict[str, str]:
    """An operator's bots (`py:MODULE:NAME`) by the name that players see.

    Raises `BotNameError` for a bot that cannot be loaded or has the name of another one.
    """
    found: dict[str, str] = {}
    for name in names:
        if not name.startswith(OWN_PREFIX):
            raise BotNameError(f"{name}: a server takes bots of yours as {OWN_PREFIX}MODULE:NAME.")
        spec = resolve(name)
        spec.try_out()
        bot = spec.make()
        shown = str(getattr(bot, "name", ""))
        if not plays_positions(bot):
            raise BotNameError(f"{name}: this bot wants whole games; it needs a method choose.")
        if not BOT_NAME.fullmatch(shown) or shown in found or current_level(shown) in levels():
            raise BotNameError(
                f"{name}: its name must be up to 40 small letters, digits and hyphens, and unlike"
                f" that of any other bot, not {shown!r}."
            )
        found[shown] = str(spec)
    return found


def choose_action(job: "BotMove", setup: Setup, state: State) -> str:
    """Choose an action for the player to act, in the notation of records."""
    bot, spec = load_bot(job.bot, job.tree)
    budget = spec.budget if job.budget is None else Budget.parse(job.budget)
    action = action_in(bot, state, budget, job.number, job.actions_in_round)
    refused = why_not(state, action) if spec.name.startswith(OWN_PREFIX) else None
    text = print_action(action, setup.isles)
    if refused is not None:
        raise ValueError(f"{spec.name} plays {text}: {refused.rule}")
    return text
