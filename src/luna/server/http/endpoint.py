"""Routes from typed functions: what a function takes and gives is what the interface promises.

A handler's parameter `body` is the request body, `query` the query string, every other one a part
of the path; its return type is the answer. The OpenAPI document is made from the same types.
"""

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from luna.app.routing import Route as AppRoute
from luna.app.routing import TextFile
from luna.server.http.call import Call
from luna.app.encoding import encode
from luna.table.problem import Problem

Handler = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Handler)


@dataclass(frozen=True)
class Endpoint:
    """One request that can be made."""

    method: str
    path: str
    handler: Handler
    tag: str
    status: int
    answer: Any
    """A type of the contract, or Response where the handler answers by itself."""
    body: Any
    query: Any
    parts: Mapping[str, object]
    """Types of the parts of the path."""
    looks: float = 0.0
    """What it weighs if it has to be worked out; all else counts as reading does."""
    counts: bool = True

    @property
    def body_needed(self) -> bool:
        return self.body is not None and NoneType not in get_args(self.body)

    async def handle(self, request: Request) -> Response:
        call = Call(request)
        if self.looks:
            call.site.looks.take(call.session, call.address, self.looks)
        elif self.counts:
            call.site.reads.take(call.session, call.address)
        given: dict[str, object] = {
            name: convert(request.path_params[name], kind) for name, kind in self.parts.items()
        }
        if self.query is not None:
            given["query"] = convert(dict(request.query_params), self.query)
        if self.body is not None:
            given["body"] = decode(await request.body(), self)
        answer = await self.handler(call, **given)
        if not isinstance(answer, Response):
            answer = Response(encode(answer), self.status, media_type="application/json")
        call.dress(answer)
        return answer


def routes_of(endpoints: Iterable[Endpoint]) -> list[Route]:
    """One route for each path, so that it knows all its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [route_of(path, methods) for path, methods in paths.items()]


def route_of(path: str, methods: Mapping[str, Endpoint]) -> Route:
    async def handle(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].handle(request)

    return Route(path, handle, methods=list(methods))


class Group:
    """Endpoints under one heading."""

    def __init__(self, tag: str, prefix: str = "", *, counts: bool = True) -> None:
        self._tag = tag
        self._prefix = prefix
        self._counts = counts
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, *, looks: float = 0.0) -> Callable[[F], F]:
        return self._add("GET", path, 200, looks)

    def post(self, path: str, status: int = 200, *, looks: float = 0.0) -> Callable[[F], F]:
        return self._add("POST", path, status, looks)

    def put(self, path: str, *, looks: float = 0.0) -> Callable[[F], F]:
        return self._add("PUT", path, 200, looks)

    def delete(self, path: str) -> Callable[[F], F]:
        return self._add("DELETE", path, 200)

    def _add(self, method: str, path: str, status: int, looks: float = 0.0) -> Callable[[F], F]:
        def add(handler: F) -> F:
            hints = get_type_hints(handler, include_extras=True)
            names = [name for name in inspect.signature(handler).parameters if name != "call"]
            self.endpoints.append(
                Endpoint(
                    method,
                    self._prefix + path,
                    handler,
                    self._tag,
                    status,
                    hints["return"],
                    hints.get("body"),
                    hints.get("query"),
                    {name: hints[name] for name in names if name not in ("body", "query")},
                    looks,
                    self._counts,
                )
            )
            return handler

        return add


def convert(value: object, kind: Any) -> Any:
    """A part of a path or a query as its type, or a problem."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_body(error) from None


def decode(data: bytes, endpoint: Endpoint) -> Any:
    """The body as its type; without one, nothing, where that is allowed."""
    if not data and not endpoint.body_needed:
        return None
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise bad_body(error) from None


def bad_body(error: Exception) -> Problem:
    return Problem("invalid", "bad-body", details={"fault": str(error)[:200]})


def alternatives(kind: Any) -> tuple[Any, ...]:
    """The types of a union, or the one type."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def app_endpoint(route: AppRoute) -> Endpoint:
    """A route of the application, under /api."""

    async def handle(call: Call, **given: object) -> object:
        answer = await route.handler(call, **given)
        if isinstance(answer, TextFile):
            headers = {"Content-Disposition": f'attachment; filename="{answer.name}"'}
            return PlainTextResponse(answer.text, headers=headers)
        return answer

    handle.__name__, handle.__doc__ = route.handler.__name__, route.handler.__doc__
    return Endpoint(
        route.method,
        f"/api{route.path}",
        handle,
        route.feature,
        route.status,
        route.answer,
        route.body,
        route.query,
        route.parts,
        route.cost,
    )
