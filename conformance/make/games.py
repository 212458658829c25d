"""The games of the kit, read from their records, and random actions for more games."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from luna.bots.simple import grow, kind_name
from luna.game import Game
from luna.rules.actions import Action
from luna.rules.codec import is_partial, single_action
from luna.rules.engine import legal_steps
from luna.rules.vocabulary import EDITIONS

GAMES = Path(__file__).parents[1] / "games"
TABLES = (
    ("standard", 2),
    ("standard", 3),
    ("standard", 4),
    ("preselected", 2),
    ("preselected", 3),
    ("preselected", 4),
    ("solo1", 2),
    ("solo2", 2),
    ("solo3", 2),
)
WEIGHTS = {"Favor": 4.0, "Journey": 0.5, "Tide": 0.5, "Council": 0.5, "Meditate": 0.3}
"""With more favors taken and rounds that end later, more kinds of action occur."""


def chance(game: Game, random: Random) -> Action:
    """Return a random action: first a kind by weight, then one of that kind."""
    kinds: dict[str, list[int]] = {}
    for step in legal_steps(game.state):
        kinds.setdefault(kind_name(step), []).append(step)
    (kind,) = random.choices(sorted(kinds), [WEIGHTS.get(name, 1.0) for name in sorted(kinds)])
    step = random.choice(kinds[kind])
    return grow(game.state, step, random) if is_partial(step) else single_action(step)


def names() -> Iterator[str]:
    """Yield the names of the games: random ones for each table and edition, and one by bots."""
    for at, (mode, players) in enumerate(TABLES):
        table = mode if mode.startswith("solo") else f"{mode}-{players}p"
        for edition in EDITIONS:
            yield f"{table}-{edition}-chance"
        yield f"{table}-{EDITIONS[at % len(EDITIONS)]}-bots"


def games() -> Iterator[tuple[str, Game]]:
    """Yield the stored games of the kit. They are never played again, so its lines stay."""
    for name in names():
        yield name, Game.load(GAMES / f"{name}.luna")
