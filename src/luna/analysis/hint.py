"""What a strong bot thinks of a position, as JSON values."""

from typing import Any

from luna.bots import Budget, Explanation, Option, TreeBot
from luna.game import Game

FORMAT = "luna-hint/1"


def hint(game: Game, budget: Budget, most: int = 5, bot: TreeBot | None = None) -> dict[str, Any]:
    """The best few actions with what to expect of them, and the line of play that follows.

    Chances and points are by order; in solo the chance of an order is 0.5 when both are even, and
    a point of margin moves it by 0.005. `line` goes to the end of the round as far as it was seen.
    """
    thinker = bot or TreeBot()
    told = Explanation((), ()) if game.over else thinker.explain(game.state, budget, most)
    return {
        "format": FORMAT,
        "round": game.round,
        "turn": game.turn,
        "budget": str(budget),
        "options": [option_document(game, option) for option in told.options],
        "line": [
            {"colour": game.players[seat], "action": game.text(action)}
            for seat, action in told.line
        ],
    }


def option_document(game: Game, option: Option) -> dict[str, Any]:
    return {
        "action": game.text(option.action),
        "visits": option.visits,
        "chances": by_order(game, option.chances),
        "points": by_order(game, option.points),
        "sources": {
            colour: {source: round(value, 2) for source, value in told.items()}
            for colour, told in zip(game.players, option.sources, strict=True)
        },
    }


def by_order(game: Game, values: tuple[float, ...]) -> dict[str, float]:
    return {colour: round(value, 4) for colour, value in zip(game.players, values, strict=True)}
