"""The best few actions of a position, what to expect of them, and why."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from luna.analysis.reasons import Reason, plan, reasons
from luna.bots.player import Budget
from luna.bots.tree import Explanation, Option, TreeBot
from luna.record.notation import print_action
from luna.rules.legal_actions import play
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

FORMAT = "luna-hint/1"
MAX_OPTIONS = 3
MAX_LINE_ACTIONS = 6
MAX_FIRST_NODES = 400
DEEPENING_FACTOR = 4
"""Each search of `iterate` has so many times the nodes of the one before."""


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


def advise(setup: Setup, s: State, nodes: int, bot: TreeBot, most: int = MAX_OPTIONS) -> Advice:
    """Search a position and return the best few actions."""
    found = bot.explain(s, Budget(nodes=nodes), most)
    return Advice(
        nodes,
        tuple(
            Advised(
                print_action(option.action, setup.isles),
                option.visits,
                tuple(round(chance, 4) for chance in option.chances),
                tuple(round(points, 2) for points in option.points),
                rounded_sources(option),
                reasons_of(setup, s, option),
                tuple(
                    (setup.players[seat], print_action(action, setup.isles))
                    for seat, action in option.line[:MAX_LINE_ACTIONS]
                ),
            )
            for option in found.options
        ),
    )


def iterate(setup: Setup, s: State, nodes: int, bot: TreeBot) -> Iterator[tuple[float, Advice]]:
    """Yield the share of the work done and the advice of ever larger searches, up to `nodes`."""
    depths = [nodes]
    while depths[0] > MAX_FIRST_NODES:
        depths.insert(0, depths[0] // DEEPENING_FACTOR)
    total, spent = sum(depths), 0
    for depth in depths:
        advice = advise(setup, s, depth, bot)
        spent += depth
        yield spent / total, advice


def find_hint(
    setup: Setup, s: State, budget: Budget, most: int = 5, bot: TreeBot | None = None
) -> dict[str, Any]:
    """Return the best few actions and the expected line of play as JSON values.

    Chances and points are by order; in solo the chance of an order is 0.5 when both are even, and
    a point of margin moves it by 0.005. `line` ends with the round, or where the search ended.
    """
    over = s.phase == PHASE_OVER
    found = Explanation((), ()) if over else (bot or TreeBot()).explain(s, budget, most)
    return {
        "format": FORMAT,
        "round": int(s.round),
        "turn": None if over else setup.players[s.turn],
        "budget": str(budget),
        "options": [
            {
                "action": print_action(option.action, setup.isles),
                "visits": option.visits,
                "chances": by_order(setup, option.chances),
                "points": by_order(setup, option.points),
                "reasons": reasons_document(reasons_of(setup, s, option)),
                "sources": dict(zip(setup.players, rounded_sources(option), strict=True)),
            }
            for option in found.options
        ],
        "line": [
            {"colour": setup.players[seat], "action": print_action(action, setup.isles)}
            for seat, action in found.line
        ],
    }


def reasons_of(setup: Setup, s: State, option: Option) -> tuple[Reason, ...]:
    """Return the reasons for an action; a plan must be visible in the line that is shown."""
    why = reasons(setup, s, play(s, option.action))
    then = plan(s, option.action, option.line[:MAX_LINE_ACTIONS])
    return why if then is None else (*why, then)


def reasons_document(why: Iterable[Reason]) -> list[dict[str, Any]]:
    """Return reasons as JSON values: message key, points, details."""
    return [{"key": each.key, "points": each.points, "details": dict(each.details)} for each in why]


def rounded_sources(option: Option) -> tuple[dict[str, float], ...]:
    return tuple({name: round(value, 2) for name, value in by.items()} for by in option.sources)


def by_order(setup: Setup, values: tuple[float, ...]) -> dict[str, float]:
    return {colour: round(value, 4) for colour, value in zip(setup.players, values, strict=True)}
