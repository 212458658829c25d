"""Every bot by its name, in one grammar for terminal, arena, server and environments.

    NAME[@BUDGET]      luna, luna@200ms, beam@50n, deacon

NAME is a style (a way to play), a level or a character (opponents for people), `cmd:COMMAND` (a
program that speaks docs/bot-protocol.md) or `py:MODULE:CLASS`. `resolve` is the one place where a
name is read.

>>> resolve("luna@500n")
BotSpec(name='luna', budget=Budget(nodes=500, ms=None))
>>> str(resolve("abbot"))
'abbot@6n'
"""

import shlex
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from luna.bots.beam import BeamBot
from luna.bots.driver import Player, is_player, plays_positions
from luna.bots.external import ExternalBot, Fault
from luna.bots.player import Bot, Budget, BudgetError
from luna.bots.simple import GreedyBot, RandomBot
from luna.bots.tips_bot import TipsBot
from luna.bots.tree import TreeBot
from luna.bots.weights import Taste

DEFAULT_BUDGET = Budget(ms=200)
"""What a style gets if nothing else is asked for; a level has a budget of its own."""

FIRST_WEIGHTS = "evaluation-0.1.json"
"""Weights of the first version, for the three weakest levels."""
NEAR = 0.004
"""Actions that cost no more than this chance to win are as good as the best one to an opponent for
people: the seed picks, so that no two games need be alike."""
DEEP = 500_000
"""Nodes in the tree of the strongest level, about 60 MB."""

FAR_ROUNDS = frozenset({"priestess-after", "attendance-after", "builder-after", "pairs-at-symbols"})
DISPLACEMENT = frozenset(
    {"threat-claimed", "threat-coming", "threat-open", "threat-far", "victims", "books"}
)
APOSTATE = frozenset({"apostate-now", "apostate-next"})
"""Things that beginners overlook."""


class BotNameError(ValueError):
    """A name without a bot; the message is a sentence for the user."""


@dataclass(frozen=True)
class RosterLine:
    """A line of the roster."""

    build: Callable[[], Bot]
    budget: Budget | None = None
    """A level's own."""


_STYLES = {
    "random": RosterLine(RandomBot),
    "tips": RosterLine(TipsBot),
    "greedy": RosterLine(GreedyBot),
    "beam": RosterLine(BeamBot),
    "luna": RosterLine(TreeBot),
}
_LEVELS = {
    "pilgrim": RosterLine(
        lambda: GreedyBot("pilgrim", DISPLACEMENT | APOSTATE, 0.68, FIRST_WEIGHTS), Budget(nodes=1)
    ),
    "postulant": RosterLine(
        lambda: GreedyBot("postulant", DISPLACEMENT | FAR_ROUNDS, 0.85, FIRST_WEIGHTS),
        Budget(nodes=1),
    ),
    "deacon": RosterLine(lambda: GreedyBot("deacon", weights=FIRST_WEIGHTS), Budget(nodes=1)),
    "prior": RosterLine(lambda: TreeBot("prior", variety=NEAR), Budget(nodes=2)),
    "abbot": RosterLine(lambda: TreeBot("abbot", variety=NEAR), Budget(nodes=6)),
    "bishop": RosterLine(lambda: TreeBot("bishop", variety=NEAR), Budget(nodes=16)),
    "archbishop": RosterLine(lambda: TreeBot("archbishop", variety=NEAR), Budget(nodes=34)),
    "oracle": RosterLine(lambda: TreeBot("oracle", capacity=DEEP, variety=NEAR), Budget(ms=2000)),
}
_CHARACTERS = {
    "builder": RosterLine(lambda: character("builder"), Budget(nodes=16)),
    "templar": RosterLine(lambda: character("templar"), Budget(nodes=16)),
    "priestess": RosterLine(lambda: character("priestess"), Budget(nodes=16)),
    "saboteur": RosterLine(lambda: character("saboteur"), Budget(nodes=16)),
}
TASTES: dict[str, Taste] = {
    "builder": (("shrines", 1.6), ("builder-next", 1.5), ("favor-shrine", 1.5)),
    "templar": (("sanctification", 1.35), ("temple", 1.35), ("promotions", 1.5)),
    "priestess": (("priestess", 1.5), ("attendance-next", 1.5)),
    "saboteur": (("rivals-active", 3.0), ("displacement", 2.0), ("meditation", 2.0)),
}
"""What each character makes more of than there is in it."""


def character(name: str) -> TreeBot:
    return TreeBot(name, taste=TASTES[name], variety=NEAR)


_ROSTER = _STYLES | _LEVELS | _CHARACTERS

STYLES = tuple(_STYLES)
"""Ways to play, weakest first."""
LEVELS = tuple(_LEVELS)
"""Opponents for people, weakest first."""
CHARACTERS = tuple(_CHARACTERS)
"""Opponents for people with a taste of their own, all about as strong as `bishop`."""

FORMER_STYLES = {"acolyte": "tips", "novice": "greedy", "priest": "beam"}
FORMER_LEVELS = {"acolyte": "postulant", "novice": "deacon", "priest": "prior", "luna": "abbot"}
"""Names of before, when one name could mean a style and a level.

What is stored keeps them: results of the arena are read through `current_label`, seats and requests
of the server through `current_level`. Nothing else takes them; `resolve` says what to write.
"""


@dataclass(frozen=True)
class BotSpec:
    """A bot that exists, and how much it may think."""

    name: str
    budget: Budget

    def __str__(self) -> str:
        return f"{self.name}@{self.budget}"

    def make(self) -> Player:
        """Make a new player, which shares nothing with others: each thread can have its own.

        A player that runs outside has to be closed after the game.
        """
        if self.name in _ROSTER:
            return _ROSTER[self.name].build()
        kind, _, rest = self.name.partition(":")
        if kind == "cmd":
            return ExternalBot(shlex.split(rest))
        player = imported(self.name)()
        if not is_player(player):
            raise BotNameError(
                f"{self.name}: this is no bot; it needs a method choose(state, budget, seed)."
            )
        return player

    def try_out(self) -> None:
        """Make sure that a bot from outside can be had before anything depends on it."""
        if self.name in _ROSTER:
            return
        try:
            player = self.make()
            if isinstance(player, ExternalBot):
                with closing(player):
                    player.greet()
        except BotNameError:
            raise
        except Fault as fault:
            raise BotNameError(f"{self.name}: {fault}.") from None
        except Exception as error:  # whatever the class does when it is made
            raise BotNameError(f"{self.name}: {reason(error)}") from None


def resolve(text: str, default: Budget = DEFAULT_BUDGET) -> BotSpec:
    """The bot that a text names, or `BotNameError`; without a budget a style gets the default."""
    before, at, after = text.rpartition("@")
    name = before if at else text
    listing = _ROSTER.get(name)
    if listing is None:
        check_outside(text, name)
    budget = (listing and listing.budget) or default
    if at:
        try:
            budget = Budget.parse(after)
        except BudgetError:
            raise BotNameError(
                f"{text}: no budget after @; write 500n for nodes or 200ms for time."
            ) from None
    return BotSpec(name, budget)


def check_outside(text: str, name: str) -> None:
    """Refuse what is neither a command nor a class, with the new name where there is one."""
    kind, colon, rest = name.partition(":")
    if kind == "cmd" and rest.strip():
        try:
            shlex.split(rest)
        except ValueError as error:
            raise BotNameError(f"{name}: {str(error).lower()}.") from None
    elif kind == "py" and ":" in rest:
        imported(name)
    else:
        raise BotNameError(f"{text or 'no name'}: {advice(kind, colon, rest)}.")


def advice(kind: str, colon: str, rest: str) -> str:
    """What to write instead of a name that is not on the roster."""
    if kind == "level":
        level = current_level(rest)
        if level in LEVELS:
            return f"write {level}"
    elif colon and kind in _ROSTER:
        return f"a budget stands after @, write {kind}@{rest}"
    elif kind in FORMER_STYLES and not colon:
        style, level = FORMER_STYLES[kind], FORMER_LEVELS[kind]
        return f"no longer a name, write {style} for the bot or {level} for the level"
    return f"no such bot; there are {known_names()}, cmd:COMMAND and py:MODULE:CLASS"


def known_names() -> str:
    """All names, for messages and help."""
    return (
        f"{', '.join(STYLES)}, the levels {', '.join(LEVELS)},"
        f" the characters {', '.join(CHARACTERS)}"
    )


def reason(error: Exception) -> str:
    """What went wrong, as a sentence."""
    return f"{type(error).__name__}: {error}".rstrip(".") + "."


def imported(name: str) -> Callable[[], object]:
    """What `py:MODULE:CLASS` stands for; modules of the current folder are found as well."""
    _, module, attribute = name.split(":", 2)
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # a module may fail in any way when it is imported
        raise BotNameError(f"{name}: {reason(error)}") from None
    if not callable(found):
        raise BotNameError(f"{name}: {attribute} is not a class.")
    made: Callable[[], object] = found
    return made


def bot(name: str) -> Bot:
    """Make a new bot by its name, if it plays by positions."""
    player = resolve(name).make()
    if not plays_positions(player):
        raise BotNameError(
            f"{name}: this bot wants whole games; here a style, a level or py:MODULE:CLASS with a"
            " method choose is needed."
        )
    return player


def current_level(name: str) -> str:
    """A level as it is called now, from a stored table or an older client."""
    return FORMER_LEVELS.get(name, name)


def current_label(label: str) -> str:
    """An entrant's label as it would be written now, from stored results.

    >>> current_label("priest@200ms"), current_label("level:priest@4n")
    ('beam@200ms', 'prior@4n')
    """
    name, at, budget = label.rpartition("@")
    kind, colon, level = name.partition(":")
    if colon and kind == "level":
        return current_level(level) + at + budget
    return FORMER_STYLES.get(name, name) + at + budget
