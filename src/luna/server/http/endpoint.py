"""Routes of the application as Starlette routes."""

from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route as StarletteRoute
from starlette.websockets import WebSocket

from luna.app.encoding import encode
from luna.app.play import LiveQuery
from luna.app.request import TableId, check_actions
from luna.app.routing import JsonFile, Route, TextFile, convert
from luna.server.http.context import RequestContext
from luna.server.http.middleware import same_origin
from luna.server.http.problems import problem_response
from luna.server.instance import Instance
from luna.table.problem import Problem, forbidden

PREFIX = "/api"


def starlette_routes(routes: Iterable[Route]) -> list[StarletteRoute]:
    """One Starlette route for each path, so that it knows all methods of the path."""
    paths: dict[str, dict[str, Route]] = {}
    for route in routes:
        paths.setdefault(PREFIX + route.path, {})[route.method] = route
    return [starlette_route(path, methods) for path, methods in paths.items()]


def starlette_route(path: str, methods: Mapping[str, Route]) -> StarletteRoute:
    async def handle(request: Request) -> Response:
        return await respond(
            methods["GET" if request.method == "HEAD" else request.method], request
        )

    return StarletteRoute(path, handle, methods=list(methods))


async def respond(route: Route, request: Request) -> Response:
    """Call the handler of a route and return its answer."""
    context = RequestContext(request)
    context.instance.count_request(context.named_session, context.address, route.cost)
    body = await request.body() if route.body is not None else b""
    given = route.arguments(request.path_params, request.query_params, body)
    check_actions(given.get("body"), context.services.max_action_chars)
    response = to_response(await route.handler(context, **given), route.status)
    context.set_cookies(response)
    return response


def to_response(answer: object, status: int) -> Response:
    match answer:
        case TextFile():
            return PlainTextResponse(answer.text, headers=file_headers(answer))
        case JsonFile():
            headers = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
            return StreamingResponse(answer.parts, media_type="application/json", headers=headers)
    return Response(encode(answer), status, media_type="application/json")


def file_headers(answer: TextFile) -> dict[str, str]:
    headers = {}
    if answer.name is not None:
        headers["Content-Disposition"] = f'attachment; filename="{answer.name}"'
    if answer.cache_seconds:
        headers["Cache-Control"] = f"public, max-age={answer.cache_seconds}"
    return headers


async def serve_socket(socket: WebSocket) -> None:
    """Live updates of a table: `welcome`, then every entry as it comes."""
    instance: Instance = socket.app.state.luna
    try:
        if not same_origin(socket.headers, instance.settings):
            raise forbidden("cross-origin")
        query: LiveQuery = convert(dict(socket.query_params), LiveQuery)
        room = await instance.tables.get(convert(socket.path_params["table_id"], TableId))
        found = await instance.sessions.find(socket.cookies)
        user = None if found is None else found.user
        session = None if found is None else found.session.id
        await instance.hub.serve(socket, room, user, session, query)
    except Problem as problem:
        await socket.send_denial_response(problem_response(problem))
