"""What a client needs to know once: components, names, levels, languages."""

from functools import cache
from importlib import resources

from starlette.responses import PlainTextResponse

from luna.contract.answers import Reference
from luna.locale import LANGUAGES
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.service.reference import reference as describe
from luna.table.problem import missing

group = Group("reference", "/api")


@cache
def messages(language: str) -> str:
    """All Fluent files of a language, one after another."""
    folder = resources.files("luna.locale").joinpath(language)
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(file.read_text("utf-8") for file in files)


@group.get("/reference")
async def reference(call: Call) -> Reference:
    """Words of the game, what is printed on its components, and the bots at hand."""
    return describe(call.site.bots.levels())


@group.get("/locale/{language}")
async def locale(call: Call, language: str) -> PlainTextResponse:
    """All messages of a language as one Fluent file."""
    if language not in LANGUAGES:
        raise missing("language")
    return PlainTextResponse(messages(language), headers={"Cache-Control": "public, max-age=300"})
