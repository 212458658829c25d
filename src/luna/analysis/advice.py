"""What to do in a position, and why: the best few actions, deeper the longer one thinks."""

from collections.abc import Iterator
from dataclasses import dataclass

from luna.analysis.reasons import Reason, plan, reasons
from luna.bots import Explanation, Option, TreeBot
from luna.record.notation import print_action
from luna.rules.legal_actions import play
from luna.rules.setup import Setup
from luna.rules.state import State

SHOWN = 3
"""Actions that are advised."""
LINE = 6
"""Actions of the expected line that are shown."""
FASTER = 4
"""Each look is so many times as deep as the one before."""


@dataclass(frozen=True)
class Advised:
    """An action, what is expected of it by order, and why."""

    text: str
    visits: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    sources: tuple[dict[str, float], ...]
    reasons: tuple[Reason, ...]
    line: tuple[tuple[str, str], ...]
    """Orders and actions that are expected to follow."""


@dataclass(frozen=True)
class Advice:
    """The best few actions of a position, by a search of so many nodes."""

    nodes: int
    options: tuple[Advised, ...]


def advise(setup: Setup, s: State, nodes: int, found: Explanation) -> Advice:
    """The best few actions that a search has found."""
    return Advice(nodes, tuple(advised(setup, s, option) for option in found.options))


def advised(setup: Setup, s: State, option: Option) -> Advised:
    # What is said to follow can be seen in the line that is shown.
    then = plan(s, option.action, option.line[:LINE])
    why = reasons(setup, s, play(s, option.action))
    return Advised(
        print_action(option.action, setup.isles),
        option.visits,
        tuple(round(chance, 4) for chance in option.chances),
        tuple(round(points, 2) for points in option.points),
        tuple({name: round(value, 2) for name, value in by.items()} for by in option.sources),
        why if then is None else (*why, then),
        tuple(
            (setup.players[seat], print_action(action, setup.isles))
            for seat, action in option.line[:LINE]
        ),
    )


def deepen(setup: Setup, s: State, nodes: int, bot: TreeBot) -> Iterator[tuple[float, Advice]]:
    """Advice that grows: quickly at first, then with all the nodes; with how far it has come.

    A long search yields the advice so far several times, so that it can be ended on the way.
    """
    depths = [nodes]
    while depths[0] > 400:
        depths.insert(0, depths[0] // FASTER)
    total, spent = sum(depths), 0
    advice = None
    for depth in depths:
        for done in bot.grow(s, depth):
            if advice is not None and done < depth:
                yield (spent + done) / total, advice
        assert bot.latest is not None, "a search has grown a tree"
        advice = advise(setup, s, depth, bot.explanation(s, bot.latest, SHOWN))
        spent += depth
        yield spent / total, advice
