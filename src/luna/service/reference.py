"""What a client needs to know once: components, names, levels, languages."""

from collections.abc import Sequence
from functools import cache

from luna.contract.answers import PriestessTile, Printed, Reference
from luna.locale import LANGUAGES
from luna.rules.components import standard
from luna.rules.vocabulary import BOARDS, COLOURS, EDITIONS, ISLE_NAMES, MODES, SOURCE_NAMES


@cache
def printed() -> Printed:
    """What is printed on the standard components."""
    parts = standard()
    return Printed(
        list(parts.order),
        parts.novices,
        parts.shrines,
        parts.influence,
        {str(players): tokens for players, tokens in parts.time_tokens.items()},
        list(parts.guards),
        {
            str(players): PriestessTile(tile.value, list(tile.places))
            for players, tile in parts.priestess.items()
        },
        parts.builder,
        list(parts.council),
        {board: list(tiles) for board, tiles in parts.boards.items()},
        {str(tile): isle for tile, isle in parts.symbols.items()},
    )


def reference(levels: Sequence[str]) -> Reference:
    """Words of the game, what is printed on its components, and the bots at hand."""
    return Reference(
        list(LANGUAGES),
        list(EDITIONS),
        list(MODES),
        list(COLOURS),
        list(ISLE_NAMES),
        list(BOARDS),
        list(SOURCE_NAMES),
        list(levels),
        printed(),
    )
