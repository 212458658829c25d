"""The description of the interface: an OpenAPI document made from the types of the routes."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from inspect import cleandoc
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route as StarletteRoute

from luna.app import all_routes
from luna.app.encoding import encode
from luna.app.routing import Route
from luna.server.http.endpoint import PREFIX
from luna.server.http.json_schema import REF, Json, Schemas
from luna.server.http.pages import page
from luna.server.http.problems import MEDIA_TYPE
from luna.server.http.wire import all_schemas, answer_type, request_schemas, unions
from luna.table.problem import ProblemDocument

ABOUT = """
Texts are message keys; the Fluent files of `/api/locale/{language}` have the words. A problem is a
problem document with `reason`, `details` and, where a rule of the game forbids it, its `rule` id.
The messages of the WebSocket `/api/tables/{table_id}/live` are the schemas `ServerMessage` and
`ClientMessage`.
"""


def server_routes() -> list[Route]:
    return [route for route in all_routes() if route.needs != "browser"]


@cache
def document() -> bytes:
    return encode(openapi(server_routes()))


async def show_document(_: Request) -> Response:
    """The description for programs."""
    return Response(document(), media_type="application/json")


async def show_docs(_: Request) -> HTMLResponse:
    """The description for people."""
    parts = [
        f"<dt><code>{each.method} {escape(PREFIX + each.path)}</code></dt>"
        f"<dd>{escape(cleandoc(each.handler.__doc__ or ''))}</dd>"
        for each in server_routes()
    ]
    link = '<p><a href="/api/openapi.json">OpenAPI document</a></p>'
    return page("Luna: the interface", f"{link}<dl>{''.join(parts)}</dl>")


routes = [
    StarletteRoute("/api/openapi.json", show_document),
    StarletteRoute("/api/docs", show_docs),
]


def openapi(described: Sequence[Route]) -> Json:
    """The whole document."""
    operations = Operations(described)
    paths: dict[str, dict[str, Json]] = {}
    for route in described:
        methods = paths.setdefault(PREFIX + route.path, {})
        methods[route.method.lower()] = operations.describe(route)
    components = all_schemas()
    for name, kinds in unions().items():
        components[name] = {"anyOf": [{"$ref": REF.format(name=kind)} for kind in kinds]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Luna", "version": "1", "description": ABOUT.strip()},
        "paths": paths,
        "components": {"schemas": components},
    }


class Operations:
    """Describes routes one by one."""

    def __init__(self, routes: Sequence[Route]) -> None:
        kinds = [kind for each in routes for kind in (each.body, each.query) if kind is not None]
        kinds += [kind for each in routes for kind in each.parts.values()]
        schemas, self._components = request_schemas(kinds)
        self._requests = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}

    def describe(self, route: Route) -> Json:
        described: Json = {
            "tags": [route.feature],
            "operationId": f"{route.feature}_{route.handler.__name__}",
            "description": cleandoc(route.handler.__doc__ or ""),
            "parameters": [*self._parameters(route)],
            "responses": {
                str(route.status): answer_of(route),
                "4XX": problem_answer(),
                "5XX": problem_answer(),
            },
        }
        if route.body is not None:
            described["requestBody"] = {
                "required": route.requires_body,
                "content": {"application/json": {"schema": self._requests[id(route.body)]}},
            }
        return described

    def _parameters(self, route: Route) -> Iterable[Json]:
        for name, kind in route.parts.items():
            schema = self._requests[id(kind)]
            yield {"name": name, "in": "path", "required": True, "schema": schema}
        if route.query is not None:
            query = self._components[route.query.__name__]
            for name, schema in query["properties"].items():
                yield {"name": name, "in": "query", "required": False, "schema": schema}


def schema_of(kind: Any) -> Json:
    return Schemas().of(kind)


def answer_of(route: Route) -> Json:
    kind = answer_type(route.answer)
    media = "text/plain" if kind is None else "application/json"
    schema = {"type": "string"} if kind is None else schema_of(kind)
    return {"description": "As asked", "content": {media: {"schema": schema}}}


def problem_answer() -> Json:
    return {
        "description": "A problem document; `reason` is a message key",
        "content": {MEDIA_TYPE: {"schema": schema_of(ProblemDocument)}},
    }
