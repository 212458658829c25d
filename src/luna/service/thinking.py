"""How a bot finds its action, wherever it thinks: a position and a level in, a text out."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from luna.bots import CHARACTERS, LEVELS, Bot, BotNameError, BotSpec, resolve
from luna.bots.driver import plays_positions, round_is_endless
from luna.bots.roster import current_level
from luna.game import Position
from luna.record.notation import print_action
from luna.record.record import begin_record, print_header
from luna.rules.actions import Meditate
from luna.rules.explain import why_not
from luna.rules.layout import Layout
from luna.rules.setup import Setup, first_state
from luna.rules.state import State

PLAIN = "random"
"""The weakest level; it answers where another one fails."""
OWN = "py:"
"""How names of bots from outside begin."""
CALLED = re.compile("[a-z0-9][a-z0-9-]{0,39}")


@dataclass(frozen=True, slots=True)
class Question:
    """A position to think about, small enough to be sent."""

    header: str
    """The header of the game's record: the whole setup."""
    state: bytes
    number: int
    """How many actions led here. The seed follows from it: a restart changes nothing."""
    played: int
    """How many of them belong to this round."""
    level: str
    """Or the whole name of an operator's own bot."""


def levels(own: Iterable[str] = ()) -> list[str]:
    """The levels at hand, weakest first, then an operator's own bots, then the characters."""
    return [PLAIN, *LEVELS, *own, *CHARACTERS]


@lru_cache(maxsize=64)
def player(name: str) -> tuple[Bot, BotSpec]:
    """A bot of a level, or one of an operator's; a level that is gone plays as the weakest one."""
    level = current_level(name)
    known = level in levels() or level.startswith(OWN)
    spec = resolve(level if known else PLAIN)
    bot = spec.make()
    if not plays_positions(bot):
        raise TypeError(f"{name} wants more than a position")
    return bot, spec


def own_bots(names: Sequence[str]) -> dict[str, str]:
    """Bots that an operator adds (`py:MODULE:NAME`), what they are called and where they are.

    Raises `BotNameError` for what cannot be had, or is called as another one is.
    """
    found: dict[str, str] = {}
    for name in names:
        if not name.startswith(OWN):
            raise BotNameError(f"{name}: a server takes bots of yours as {OWN}MODULE:NAME.")
        spec = resolve(name)
        spec.try_out()
        bot = spec.make()
        called = str(getattr(bot, "name", ""))
        if not plays_positions(bot):
            raise BotNameError(f"{name}: this bot wants whole games; it needs a method choose.")
        if not CALLED.fullmatch(called) or called in found or current_level(called) in levels():
            raise BotNameError(
                f"{name}: its name must be up to 40 small letters, digits and hyphens, and unlike"
                f" that of any other bot, not {called!r}."
            )
        found[called] = str(spec)
    return found


@lru_cache(maxsize=256)
def laid(header: str) -> tuple[Setup, Layout]:
    """The setup of a game, and what its positions share."""
    setup = begin_record(header)[0]
    return setup, first_state(setup).layout


def think(question: Question) -> str:
    """Choose an action for the player to act."""
    setup, table = laid(question.header)
    state = State.from_bytes(table, question.state)
    bot, spec = player(question.level)
    if round_is_endless(state, question.played):
        return print_action(Meditate(), setup.isles)
    action = bot.choose(state, spec.budget, question.number)
    refused = why_not(state, action) if spec.name.startswith(OWN) else None
    if refused is not None:
        raise ValueError(f"{spec.name} plays {print_action(action, setup.isles)}: {refused.rule}")
    return print_action(action, setup.isles)


def question(position: Position, level: str) -> Question:
    """A position as it is sent to whoever thinks."""
    return Question(
        print_header(position.setup),
        position.state.to_bytes(),
        position.number,
        played_this_round(position),
        level,
    )


def played_this_round(position: Position) -> int:
    """Actions since the round began."""
    played, at = 0, position
    while at.before is not None:
        if (at.before.round, at.before.state.phase) != (position.round, position.state.phase):
            break
        played, at = played + 1, at.before
    return played
