"""The description of the interface: an OpenAPI document made from the types of the endpoints."""

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from inspect import cleandoc
from typing import Any

import msgspec
from starlette.responses import HTMLResponse, Response

from luna.contract.json_schema import REF, Json, Schemas
from luna.contract.wire import all_schemas, request_schemas, unions
from luna.server.http import sample_answers
from luna.server.http.call import Call
from luna.server.http.endpoint import Endpoint, Group, alternatives
from luna.server.http.pages import page
from luna.server.http.problems import MEDIA_TYPE
from luna.app.encoding import encode
from luna.table.problem import ProblemDocument

ABOUT = """
Everything is said with message keys; the Fluent files of `/api/locale/{language}` have the words.
A problem is a problem document with `reason`, `details` and, where a rule of the game is
concerned, its `rule` id. What goes over the WebSocket `/api/tables/{table_id}/live` stands among
the schemas: `ServerMessage` and `ClientMessage`.
"""


def group_for(endpoints: Sequence[Endpoint]) -> Group:
    """The pages that describe some endpoints."""
    group = Group("description")

    @cache
    def written() -> bytes:
        return encode(openapi(endpoints))

    @group.get("/api/openapi.json")
    async def document(call: Call) -> Response:
        """The description for programs."""
        return Response(written(), media_type="application/json")

    @group.get("/api/docs")
    async def docs(call: Call) -> HTMLResponse:
        """The description for people."""
        parts = [
            f"<dt><code>{each.method} {escape(each.path)}</code></dt>"
            f"<dd>{escape(cleandoc(each.handler.__doc__ or ''))}</dd>"
            for each in endpoints
        ]
        return page(
            "Luna: the interface",
            f'<p><a href="/api/openapi.json">OpenAPI document</a></p><dl>{"".join(parts)}</dl>',
        )

    return group


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The whole document."""
    parts = Parts(endpoints)
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = parts.operation(endpoint)
    components = all_schemas()
    for name, kinds in unions().items():
        components[name] = {"anyOf": [{"$ref": REF.format(name=kind)} for kind in kinds]}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Luna", "version": "1", "description": ABOUT.strip()},
        "paths": paths,
        "components": {"schemas": components},
    }


def sent(kind: Any) -> Json:
    return Schemas().of(kind)


def answers(endpoint: Endpoint) -> list[Any]:
    """The types of the contract among what an endpoint answers."""
    return [kind for kind in alternatives(endpoint.answer) if not is_response(kind)]


def is_response(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Response)


class Parts:
    """Describes endpoints one by one."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        kinds = [kind for each in endpoints for kind in (each.body, each.query) if kind is not None]
        kinds += [kind for each in endpoints for kind in each.parts.values()]
        schemas, self._components = request_schemas(kinds)
        self._received = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}

    def operation(self, endpoint: Endpoint) -> Json:
        described: Json = {
            "tags": [endpoint.tag],
            "operationId": f"{endpoint.tag}_{endpoint.handler.__name__}",
            "description": cleandoc(endpoint.handler.__doc__ or ""),
            "parameters": [*self._parameters(endpoint)],
            "responses": {
                str(endpoint.status): good_answer(endpoint),
                "4XX": problem_answer(),
                "5XX": problem_answer(),
            },
        }
        if endpoint.body is not None:
            described["requestBody"] = {
                "required": endpoint.body_needed,
                "content": {"application/json": {"schema": self._received[id(endpoint.body)]}},
            }
        return described

    def _parameters(self, endpoint: Endpoint) -> Iterable[Json]:
        for name, kind in endpoint.parts.items():
            schema = self._received[id(kind)]
            yield {"name": name, "in": "path", "required": True, "schema": schema}
        if endpoint.query is not None:
            query = self._components[endpoint.query.__name__]
            for name, schema in query["properties"].items():
                yield {"name": name, "in": "query", "required": False, "schema": schema}


def good_answer(endpoint: Endpoint) -> Json:
    kinds = answers(endpoint)
    if kinds:
        media, schema, example = "application/json", sent(kinds[0]), sample_answers.of(kinds[0])
    else:
        media = getattr(endpoint.answer, "media_type", None) or "application/json"
        schema = {"type": "object" if media == "application/json" else "string"}
        example = sample_answers.PLAIN[endpoint.handler.__name__]
    return {
        "description": "As asked",
        "content": {media: {"schema": schema, "example": msgspec.to_builtins(example)}},
    }


def problem_answer() -> Json:
    return {
        "description": "A problem document; `reason` is a message key",
        "content": {
            MEDIA_TYPE: {"schema": sent(ProblemDocument), "example": sample_answers.PROBLEM}
        },
    }
