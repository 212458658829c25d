"""Pages: the client where it is built, else a plain page; and the description of the interface."""

from html import escape
from importlib import resources
from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from luna.contract.lists import TableLine
from luna.locale import LANGUAGES, Texts
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


def page(title: str, body: str, status: int = 200, language: str = "en") -> HTMLResponse:
    return HTMLResponse(
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f'<meta name="color-scheme" content="dark light"><title>{escape(title)}</title></head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>",
        status,
    )


def not_found(call: Call) -> Response:
    """Answer an unknown address: a page with a link home for browsers, a problem for programs."""
    headers = call.request.headers
    if not prefers_page(headers.get("accept", "")):
        raise missing("page")
    language = preferred_language(headers.get("accept-language", ""))
    texts = Texts(language)
    why, home = escape(texts("problem-no-such-page")), escape(texts("web-home"))
    answer = page("Luna", f'<p>{why}</p><p><a href="/">{home}</a></p>', 404, language)
    answer.headers["Vary"] = "Accept, Accept-Language"
    return answer


def prefers_page(accept: str) -> bool:
    """Whether a client asks for HTML, and not for JSON at least as much."""
    wanted = weights(accept)
    return wanted.get("text/html", 0.0) > wanted.get("application/json", 0.0)


def preferred_language(accept: str) -> str:
    """The language of ours that a browser asks for most, English if it asks for none."""
    known = {language.lower(): language for language in LANGUAGES}
    known |= {language.partition("-")[0].lower(): language for language in LANGUAGES}
    for wanted, weight in sorted(weights(accept).items(), key=lambda each: -each[1]):
        found = known.get(wanted) or known.get(wanted.partition("-")[0])
        if weight > 0 and found is not None:
            return found
    return "en"


def weights(header: str) -> dict[str, float]:
    """The values of a header such as Accept in lower case, each with its weight."""
    found: dict[str, float] = {}
    for part in header.lower().split(","):
        value, *parameters = (each.strip() for each in part.split(";"))
        given = next((each[2:] for each in parameters if each.startswith("q=")), "1")
        try:
            found[value] = float(given)
        except ValueError:
            continue
    return found


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
        return not_found(call)
    file = (folder / path).resolve()
    try:
        found = file.is_relative_to(folder.resolve()) and file.is_file()
    except OSError:  # a name longer than the system allows
        found = False
    if not found:
        return not_found(call)
    cache = MONTH if "/assets/" in f"/{path}" else "no-cache"
    return FileResponse(file, headers={"Cache-Control": cache})
