"""What a strong bot thinks of a position, as JSON values."""

from collections.abc import Iterable
from typing import Any

from luna.analysis.advice import advised
from luna.analysis.reasons import Reason
from luna.bots import Budget, Explanation, Option, TreeBot
from luna.record.notation import print_action
from luna.rules.setup import Setup
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER

FORMAT = "luna-hint/1"


def hint(
    setup: Setup, s: State, budget: Budget, most: int = 5, bot: TreeBot | None = None
) -> dict[str, Any]:
    """The best few actions with what to expect of them, and the line of play that follows.

    Chances and points are by order; in solo the chance of an order is 0.5 when both are even, and
    a point of margin moves it by 0.005. `line` goes to the end of the round as far as it was seen.
    """
    thinker = bot or TreeBot()
    over = s.phase == PHASE_OVER
    found = Explanation((), ()) if over else thinker.explain(s, budget, most)
    return {
        "format": FORMAT,
        "round": int(s.round),
        "turn": None if over else setup.players[s.turn],
        "budget": str(budget),
        "options": [option_document(setup, s, option) for option in found.options],
        "line": [
            {"colour": setup.players[seat], "action": print_action(action, setup.isles)}
            for seat, action in found.line
        ],
    }


def reasons_document(why: Iterable[Reason]) -> list[dict[str, Any]]:
    """Reasons by the keys of their messages, each with its points and what fills its gaps."""
    return [{"key": each.key, "points": each.points, "details": dict(each.details)} for each in why]


def option_document(setup: Setup, s: State, option: Option) -> dict[str, Any]:
    why = advised(setup, s, option).reasons
    return {
        "action": print_action(option.action, setup.isles),
        "visits": option.visits,
        "chances": by_order(setup, option.chances),
        "points": by_order(setup, option.points),
        "reasons": reasons_document(why),
        "sources": {
            colour: {source: round(value, 2) for source, value in points.items()}
            for colour, points in zip(setup.players, option.sources, strict=True)
        },
    }


def by_order(setup: Setup, values: tuple[float, ...]) -> dict[str, float]:
    return {colour: round(value, 4) for colour, value in zip(setup.players, values, strict=True)}
