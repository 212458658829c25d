"""Reference: names, printed components, levels of bots and texts, which a client reads once."""

from functools import cache
from importlib import resources

from msgspec import Struct

from luna.app.context import Context
from luna.app.routing import Routes, TextFile
from luna.locale import LANGUAGES
from luna.record.shape import BoardColour, EditionName, IsleName, ModeName, Order, Source
from luna.rules.components import standard
from luna.rules.vocabulary import BOARDS, COLOURS, EDITIONS, ISLE_NAMES, MODES, SOURCE_NAMES
from luna.table.problem import missing

routes = Routes("reference")

LOCALE_CACHE_SECONDS = 300


class PriestessTile(Struct, frozen=True):
    """Her value in a round with so many players, and what each place there gives."""

    value: int
    places: list[int]


class Printed(Struct, frozen=True):
    """The numbers and symbols that are printed on the components."""

    order: list[IsleName]
    novices: int
    shrines: int
    influence: int
    time_tokens: dict[str, int]
    guards: list[int]
    priestess: dict[str, PriestessTile]
    builder: int
    council: list[int]
    boards: dict[BoardColour, list[int]]
    symbols: dict[str, IsleName]


class Reference(Struct, frozen=True):
    """The words of the game, the printed components and the levels of this host."""

    languages: list[str]
    editions: list[EditionName]
    modes: list[ModeName]
    colours: list[Order]
    isles: list[IsleName]
    boards: list[BoardColour]
    sources: list[Source]
    levels: list[str]
    components: Printed


@routes.get("/reference")
async def show_reference(ctx: Context) -> Reference:
    """Return the words of the game, the printed components and the levels of bots."""
    return Reference(
        list(LANGUAGES),
        list(EDITIONS),
        list(MODES),
        list(COLOURS),
        list(ISLE_NAMES),
        list(BOARDS),
        list(SOURCE_NAMES),
        list(ctx.services.levels),
        printed(),
    )


@routes.get("/locale/{language}", needs="server")
async def show_texts(ctx: Context, language: str) -> TextFile:
    """Return all messages of a language as one Fluent file."""
    if language not in LANGUAGES:
        raise missing("language")
    return TextFile(fluent_text(language), cache_seconds=LOCALE_CACHE_SECONDS)


@cache
def printed() -> Printed:
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
def fluent_text(language: str) -> str:
    """All Fluent files of a language, one after another."""
    folder = resources.files("luna.locale").joinpath(language)
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(file.read_text("utf-8") for file in files)
