"""What a client needs to know once: components, names, levels, languages."""

from dataclasses import asdict
from functools import cache
from importlib import resources
from typing import Any

from fastapi import APIRouter
from starlette.responses import PlainTextResponse, Response

from luna.locale import LANGUAGES
from luna.rules.components import standard
from luna.rules.vocabulary import BOARDS, COLOURS, EDITIONS, ISLE_NAMES, MODES, SOURCE_NAMES
from luna.server.problems import not_found
from luna.server.routes.examples import answers
from luna.server.site import Here, answer

router = APIRouter(prefix="/api", tags=["reference"])


@cache
def components() -> dict[str, Any]:
    printed = asdict(standard())
    return {name: part for name, part in printed.items() if name != "source"}


@cache
def messages(language: str) -> str:
    """All Fluent files of a language, one after another."""
    folder = resources.files("luna.locale").joinpath(language)
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return "\n".join(file.read_text("utf-8") for file in files)


@router.get("/reference", responses=answers({"languages": list(LANGUAGES), "levels": ["random"]}))
async def reference(site: Here) -> Response:
    """Words of the game, what is printed on its components, and the bots at hand."""
    return answer(
        {
            "languages": list(LANGUAGES),
            "editions": list(EDITIONS),
            "modes": list(MODES),
            "colours": list(COLOURS),
            "isles": list(ISLE_NAMES),
            "boards": list(BOARDS),
            "sources": list(SOURCE_NAMES),
            "levels": site.bots.levels(),
            "components": components(),
        }
    )


@router.get(
    "/locale/{language}",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        **{k: v for k, v in answers({}).items() if k != 200},
    },
    response_class=PlainTextResponse,
)
async def locale(language: str) -> Response:
    """All messages of a language as one Fluent file."""
    if language not in LANGUAGES:
        raise not_found("language")
    headers = {"Cache-Control": "public, max-age=300"}
    return Response(messages(language), headers=headers, media_type="text/plain; charset=utf-8")
