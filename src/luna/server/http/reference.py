"""What a client needs to know once: components, names, levels, languages."""

from functools import cache
from importlib import resources

from starlette.responses import PlainTextResponse

from luna.contract.answers import PriestessTile, Printed, Reference
from luna.locale import LANGUAGES
from luna.rules.components import standard
from luna.rules.vocabulary import BOARDS, COLOURS, EDITIONS, ISLE_NAMES, MODES, SOURCE_NAMES
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.table.problem import missing

group = Group("reference", "/api")


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


@cache
def messages(language: str) -> str:
    """All Fluent files of a language, one after another."""
    folder = resources.files("luna.locale").joinpath(language)
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(file.read_text("utf-8") for file in files)


@group.get("/reference")
async def reference(call: Call) -> Reference:
    """Words of the game, what is printed on its components, and the bots at hand."""
    return Reference(
        list(LANGUAGES),
        list(EDITIONS),
        list(MODES),
        list(COLOURS),
        list(ISLE_NAMES),
        list(BOARDS),
        list(SOURCE_NAMES),
        call.site.bots.levels(),
        printed(),
    )


@group.get("/locale/{language}")
async def locale(call: Call, language: str) -> PlainTextResponse:
    """All messages of a language as one Fluent file."""
    if language not in LANGUAGES:
        raise missing("language")
    return PlainTextResponse(messages(language), headers={"Cache-Control": "public, max-age=300"})
