"""Pages: the client where it is built, else a plain page; and the description of the interface."""

from html import escape
from importlib import resources
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from luna.server import lobby
from luna.server.problems import not_found
from luna.server.site import Here, Visitor

router = APIRouter(include_in_schema=False)
MONTH = "public, max-age=2592000, immutable"


def client_folder() -> Path | None:
    """Where the built client lies, if it is there."""
    folder = Path(str(resources.files("luna"))) / "web" / "dist"
    return folder if (folder / "index.html").is_file() else None


def page(title: str, body: str) -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width"></head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )


@router.get("/")
async def home(site: Here, visitor: Visitor) -> Response:
    """The client, or a list of games."""
    folder = client_folder()
    if folder is not None:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
    identity = visitor.id if visitor else None
    public = await site.store.read(lambda c: lobby.listed(c, "public", None, 50))
    mine = (
        []
        if identity is None
        else await site.store.read(lambda c: lobby.listed(c, "mine", identity, 50))
    )
    return page(
        "Luna",
        f"{listing('Your games', mine)}{listing('Public games', public)}"
        '<p><a href="/api/docs">Description of the interface</a> · '
        '<a href="/api/openapi.json">OpenAPI</a></p>',
    )


def listing(title: str, tables: list[dict[str, Any]]) -> str:
    if not tables:
        return f"<h2>{escape(title)}</h2><p>None.</p>"
    lines = []
    for table in tables:
        names = ", ".join(
            escape(f"{seat['colour']}: {seat['name'] or seat['level'] or seat['kind']}")
            for seat in table["seats"]
        )
        mark = " <strong>your turn</strong>" if table["your_turn"] else ""
        what = escape(f"{table['mode']}, {table['edition']}, {table['status']}")
        lines.append(f'<li><a href="/api/tables/{table["table"]}">{what}</a> ({names}){mark}</li>')
    return f"<h2>{escape(title)}</h2><ul>{''.join(lines)}</ul>"


@router.get("/api/docs")
async def docs(request: Request) -> Response:
    """The description of the interface for people."""
    described = request.app.openapi()
    parts = []
    for path, verbs in described["paths"].items():
        for verb, operation in verbs.items():
            text = escape(operation.get("description", ""))
            parts.append(f"<dt><code>{verb.upper()} {escape(path)}</code></dt><dd>{text}</dd>")
    return page(
        "Luna: the interface",
        f'<p><a href="/api/openapi.json">OpenAPI document</a></p><dl>{"".join(parts)}</dl>',
    )


@router.get("/t/{path:path}")
@router.get("/s/{path:path}")
async def client_page(site: Here, visitor: Visitor, path: str) -> Response:
    """Pages that the client draws."""
    return await home(site, visitor)


@router.get("/{path:path}")
async def static(path: str) -> Response:
    """Files of the client."""
    folder = client_folder()
    if folder is None or path.startswith("api/"):
        raise not_found("page")
    file = (folder / path).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        raise not_found("page")
    cache = MONTH if "/assets/" in f"/{path}" else "no-cache"
    return FileResponse(file, headers={"Cache-Control": cache})
