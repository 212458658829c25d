"""Pages: the client where it is built, else a plain page; and the description of the interface."""

from html import escape
from importlib import resources
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from luna.app.tables.lists import TableLine
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.table.problem import missing

group = Group("pages")
NO_CLIENT = (
    "<p><strong>The table is missing here.</strong> This Luna was installed without its browser"
    " client, so this page only lists games. In a checkout, <code>make install</code> builds the"
    " client and says what it lacks; then start the server again.</p>"
)
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


@group.get("/")
async def home(call: Call) -> Response:
    """The client, or a list of games."""
    folder = client_folder()
    if folder is not None:
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})
    visitor = await call.visitor()
    lists = call.site.store.lists
    public = await lists.find("public", None, 50)
    mine = [] if visitor is None else await lists.find("mine", visitor.id, 50)
    return page(
        "Luna",
        f"{NO_CLIENT}{listed('Your games', mine)}{listed('Public games', public)}"
        '<p><a href="/api/docs">Description of the interface</a> · '
        '<a href="/api/openapi.json">OpenAPI</a></p>',
    )


def listed(title: str, tables: list[TableLine]) -> str:
    if not tables:
        return f"<h2>{escape(title)}</h2><p>None.</p>"
    lines = []
    for table in tables:
        names = ", ".join(
            escape(f"{seat.colour}: {seat.name or seat.level or seat.kind}") for seat in table.seats
        )
        mark = " <strong>your turn</strong>" if table.your_turn else ""
        what = escape(f"{table.mode}, {table.edition}, {table.status}")
        lines.append(f'<li><a href="/api/tables/{table.table}">{what}</a> ({names}){mark}</li>')
    return f"<h2>{escape(title)}</h2><ul>{''.join(lines)}</ul>"


@group.get("/t/{path:path}")
async def table_page(call: Call) -> Response:
    """A table, drawn by the client."""
    return await home(call)


@group.get("/s/{path:path}")
async def shared_page(call: Call) -> Response:
    """A shared position, drawn by the client."""
    return await home(call)


@group.get("/r/{path:path}")
async def review_page(call: Call) -> Response:
    """A review, drawn by the client."""
    return await home(call)


@group.get("/{path:path}")
async def static(call: Call, path: str) -> Response:
    """Files of the client."""
    folder = client_folder()
    if folder is None or path.startswith("api/") or "\0" in path:
        raise missing("page")
    file = (folder / path).resolve()
    try:
        found = file.is_relative_to(folder.resolve()) and file.is_file()
    except OSError:  # a name longer than the system allows
        found = False
    if not found:
        raise missing("page")
    cache = MONTH if "/assets/" in f"/{path}" else "no-cache"
    return FileResponse(file, headers={"Cache-Control": cache})
