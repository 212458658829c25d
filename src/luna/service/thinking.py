"""How a bot finds its action, wherever it thinks: a position and a level in, a text out."""

from dataclasses import dataclass
from functools import lru_cache

from luna.bots import CHARACTERS, LEVELS, Bot, BotSpec, resolve
from luna.bots.driver import round_is_endless
from luna.bots.roster import current_level
from luna.record.notation import print_action
from luna.record.record import begin_record, print_header
from luna.rules.actions import Meditate
from luna.rules.layout import Layout
from luna.rules.setup import Setup, first_state
from luna.rules.state import State
from luna.table.position import Position

PLAIN = "random"
"""The weakest level; it answers where another one fails."""


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


def levels() -> list[str]:
    """The levels at hand, weakest first, then the characters."""
    return [PLAIN, *LEVELS, *CHARACTERS]


@lru_cache(maxsize=64)
def player(name: str) -> tuple[Bot, BotSpec]:
    """A bot of a level; a level that is gone plays as the weakest one does."""
    level = current_level(name)
    spec = resolve(level if level in levels() else PLAIN)
    bot = spec.make()
    if not isinstance(bot, Bot):
        raise TypeError(f"{name} wants more than a position")
    return bot, spec


@lru_cache(maxsize=256)
def laid(header: str) -> tuple[Setup, Layout]:
    """The setup of a game, and what its positions share."""
    setup = begin_record(header)[0]
    return setup, first_state(setup).table


def think(question: Question) -> str:
    """Choose an action for the player to act."""
    setup, table = laid(question.header)
    state = State.from_bytes(table, question.state)
    bot, spec = player(question.level)
    if round_is_endless(state, question.played):
        return print_action(Meditate(), setup.isles)
    return print_action(bot.choose(state, spec.budget, question.number), setup.isles)


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
