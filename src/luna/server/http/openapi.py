"""The description of the interface: an OpenAPI document made from the routes and their types."""

from collections.abc import Iterable
from functools import cache
from html import escape
from inspect import cleandoc
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route as StarletteRoute

from luna.app import all_routes
from luna.app.encoding import encode
from luna.app.play import ClientMessage
from luna.app.routing import JsonFile, Route, TextFile
from luna.app.tables.messages import ServerMessage
from luna.app.tables.view import PositionView
from luna.record.shape import WORDS, GuardStone, PathTile
from luna.server.http.endpoint import PREFIX
from luna.server.http.pages import page
from luna.server.http.problems import MEDIA_TYPE
from luna.table.problem import ProblemDocument

Json = dict[str, Any]
"""A part of the document; the JSON Schema standard gives it its shape."""
REF = "#/components/schemas/{name}"
UNIONS = {
    "ServerMessage": [kind.__name__ for kind in get_args(ServerMessage)],
    "ClientMessage": [kind.__name__ for kind in get_args(ClientMessage)],
    "PathPlace": ["GuardStone", "PathTile"],
}
"""Unions by name; of typed dictionaries msgspec cannot describe any."""
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


def openapi(described: Iterable[Route]) -> Json:
    """The whole document."""
    paths: dict[str, dict[str, Json]] = {}
    for route in described:
        methods = paths.setdefault(PREFIX + route.path, {})
        methods[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Luna", "version": "1", "description": ABOUT.strip()},
        "paths": paths,
        "components": {"schemas": components()},
    }


def components() -> dict[str, Json]:
    """The schema of every type that is sent or received, by name."""
    routes = all_routes()
    received = [kind for each in routes for kind in (each.body, each.query) if kind is not None]
    sent = [kind for each in routes if (kind := answer_type(each.answer)) is not None]
    requests = described([*received, ClientMessage])
    answers = described([*sent, PositionView, ProblemDocument, *get_args(ServerMessage)])
    answers |= described([GuardStone, PathTile])
    twice = requests.keys() & answers.keys()
    if twice:
        raise TypeError(f"sent and received under one name: {', '.join(sorted(twice))}")
    for schema in answers.values():
        always_complete(schema)
    words: dict[str, Json] = {name: {"enum": [*values]} for name, values in WORDS.items()}
    unions = {
        name: {"anyOf": [{"$ref": REF.format(name=each)} for each in kinds]}
        for name, kinds in UNIONS.items()
    }
    return {**answers, **requests, **words, **unions}


def described(kinds: Iterable[Any]) -> dict[str, Json]:
    """The schemas of the types that have a name."""
    _, found = msgspec.json.schema_components(list(kinds), ref_template=REF)
    return {name: with_words(schema) for name, schema in found.items()}


def schema_of(kind: Any) -> Json:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REF)
    found: Json = with_words(schema)
    return found


def with_words(schema: Any) -> Any:
    """A schema that refers to the lists of words which have a name."""
    if isinstance(schema, list):
        return [with_words(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    for name, values in WORDS.items():
        if sorted(values) == schema.get("enum"):
            return {"$ref": REF.format(name=name)}
    return {key: with_words(value) for key, value in schema.items()}


def always_complete(schema: Json) -> None:
    """Require the fields that have a default: what is sent always has them."""
    fields = schema.get("properties", {})
    defaults = [name for name, field in fields.items() if "default" in field]
    for name in defaults:
        del fields[name]["default"]
    schema["required"] = [
        name for name in fields if name in defaults or name in schema.get("required", ())
    ]


def answer_type(answer: Any) -> Any | None:
    """The type of an answer's JSON; None for text."""
    if answer is TextFile:
        return None
    return get_args(answer)[0] if get_origin(answer) is JsonFile else answer


def operation(route: Route) -> Json:
    made: Json = {
        "tags": [route.feature],
        "operationId": f"{route.feature}_{route.handler.__name__}",
        "description": cleandoc(route.handler.__doc__ or ""),
        "parameters": [*parameters(route)],
        "responses": {
            str(route.status): answer_of(route),
            "4XX": problem_answer(),
            "5XX": problem_answer(),
        },
    }
    if route.body is not None:
        kinds = [kind for kind in get_args(route.body) or (route.body,) if kind is not NoneType]
        (body,) = map(schema_of, kinds)
        made["requestBody"] = {
            "required": route.requires_body,
            "content": {"application/json": {"schema": body}},
        }
    return made


def parameters(route: Route) -> Iterable[Json]:
    for name, kind in route.parts.items():
        yield {"name": name, "in": "path", "required": True, "schema": schema_of(kind)}
    if route.query is not None:
        query = described([route.query])[route.query.__name__]
        for name, schema in query["properties"].items():
            yield {"name": name, "in": "query", "required": False, "schema": schema}


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
