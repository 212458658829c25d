"""Pages: the client's files, a page for unknown addresses, health and metrics for the operator."""

import secrets
from contextlib import suppress
from html import escape
from importlib import resources
from pathlib import Path

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from luna.app.encoding import encode
from luna.locale import LANGUAGES, Texts
from luna.server.instance import Instance
from luna.server.metrics import CONTENT_TYPE_LATEST
from luna.table.problem import Problem, forbidden, missing

NO_CLIENT = (
    "<p><strong>The table is missing here.</strong> This Luna was installed without its browser"
    " client. In a checkout, <code>make install</code> builds the client and says what it lacks;"
    ' then start the server again.</p><p><a href="/api/docs">Description of the interface</a></p>'
)
MONTH = "public, max-age=2592000, immutable"
LOCAL = ("127.0.0.1", "::1", "testclient")


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: str
    tables: int = 0
    sockets: int = 0


def client_folder() -> Path | None:
    """The folder of the built client, if it exists."""
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


def count(request: Request) -> Instance:
    """Count a request against the caller's limits."""
    instance: Instance = request.app.state.luna
    address = request.client.host if request.client else "?"
    instance.count_request(instance.sessions.session_id(request.cookies), address, 0)
    return instance


async def show_client(request: Request) -> Response:
    """The client, whatever it shows."""
    count(request)
    folder = client_folder()
    if folder is None:
        return page("Luna", NO_CLIENT)
    return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})


async def show_file(request: Request) -> Response:
    """A file of the client."""
    count(request)
    folder, path = client_folder(), request.path_params["path"]
    if folder is None or path.startswith("api/") or "\0" in path:
        return not_found(request)
    file = (folder / path).resolve()
    try:
        exists = file.is_relative_to(folder.resolve()) and file.is_file()
    except OSError:  # a name longer than the system allows
        exists = False
    if not exists:
        return not_found(request)
    cache = MONTH if "/assets/" in f"/{path}" else "no-cache"
    return FileResponse(file, headers={"Cache-Control": cache})


def not_found(request: Request) -> Response:
    """Answer an unknown address: a page with a link home for browsers, a problem for programs."""
    if not prefers_page(request.headers.get("accept", "")):
        raise missing("page")
    language = preferred_language(request.headers.get("accept-language", ""))
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


async def show_health(request: Request) -> Response:
    """200 while the database answers."""
    instance: Instance = request.app.state.luna
    try:
        await instance.store.check()
    except Exception:
        return Response(encode(Health("no-database")), 503, media_type="application/json")
    health = Health("ok", len(instance.tables), len(instance.hub.viewers))
    return Response(encode(health), media_type="application/json")


async def show_metrics(request: Request) -> Response:
    """Figures for Prometheus, for this machine or with the operator's token."""
    instance: Instance = request.app.state.luna
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = instance.settings.metrics_token
    if wanted:
        allowed = secrets.compare_digest(token.encode(), wanted.encode())
    else:
        allowed = request.client is not None and request.client.host in LOCAL
    if not allowed:
        raise forbidden("not-for-you")
    metrics, tables = instance.metrics, instance.tables
    metrics.sockets.set(len(instance.hub.viewers))
    metrics.tables.set(len(tables))
    metrics.aside.set(len(tables.quarantine))
    with suppress(Problem):  # without a database the other figures are of use still
        for state, number in (await instance.store.jobs.counts()).items():
            metrics.jobs.labels(state).set(number)
    metrics.watchers.set(sum(room.spectators_here() for room in tables))
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


operator_routes = [Route("/healthz", show_health), Route("/metrics", show_metrics)]
page_routes = [
    Route("/", show_client),
    Route("/t/{path:path}", show_client),
    Route("/s/{path:path}", show_client),
    Route("/r/{path:path}", show_client),
    Route("/{path:path}", show_file),
]
