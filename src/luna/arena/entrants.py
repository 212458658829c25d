"""Who takes part: `luna`, `luna@200ms`, `level:priest`, `cmd:./mybot`, `py:package.module:name`."""

import shlex
from dataclasses import dataclass
from importlib import import_module

from luna.bots import BOTS, DEFAULT_BUDGET, LEVELS, Budget, BudgetError, bot, level
from luna.bots.driver import Player
from luna.bots.external import ExternalBot


class EntrantError(ValueError):
    """A bot that cannot take part; the message is for the person who typed it."""


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget; `label` tells it from all others of a contest."""

    spec: str
    budget: Budget
    number: int = 1
    """Of several equal ones, in a mirror match."""

    @property
    def label(self) -> str:
        twin = f"#{self.number}" if self.number > 1 else ""
        return f"{self.spec}@{self.budget}{twin}"

    def make(self) -> Player:
        """The player itself; one that runs outside has to be closed after the game."""
        kind, colon, name = self.spec.partition(":")
        if not colon:
            return level(kind).bot if kind not in BOTS else bot(kind)
        if kind == "level":
            return level(name).bot
        if kind == "cmd":
            return ExternalBot(shlex.split(name))
        module, _, attribute = name.partition(":")
        player: Player = getattr(import_module(module), attribute)()
        return player


def parse_entrant(text: str, default: Budget = DEFAULT_BUDGET) -> Entrant:
    """The entrant that a word of the command line names."""
    spec, at, told = text.rpartition("@")
    budget = None
    if at:
        try:
            budget = Budget.parse(told)
        except BudgetError as error:
            raise EntrantError(str(error)) from None
    else:
        spec = text
    kind, colon, name = spec.partition(":")
    if not colon and kind in BOTS:
        return Entrant(spec, budget or default)
    if (not colon and kind in LEVELS) or (kind == "level" and name in LEVELS):
        return Entrant(spec, budget or level(name or kind).budget)
    if kind == "cmd" and name.strip():
        return Entrant(spec, budget or default)
    if kind == "py" and ":" in name:
        check_importable(spec, name)
        return Entrant(spec, budget or default)
    raise EntrantError(
        f"{text}: no such bot; there are {', '.join(BOTS)}, level:NAME for"
        f" {', '.join(LEVELS)}, cmd:COMMAND and py:MODULE:NAME."
    )


def check_importable(spec: str, name: str) -> None:
    module, _, attribute = name.partition(":")
    try:
        getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise EntrantError(f"{spec}: {error}") from None


def parse_entrants(texts: list[str], default: Budget = DEFAULT_BUDGET) -> tuple[Entrant, ...]:
    """All entrants; equal ones get numbers."""
    found: list[Entrant] = []
    for text in texts:
        entrant = parse_entrant(text, default)
        twins = sum(each.spec == entrant.spec and each.budget == entrant.budget for each in found)
        found.append(Entrant(entrant.spec, entrant.budget, twins + 1))
    return tuple(found)
