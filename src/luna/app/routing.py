"""Routes made from typed functions; a host matches them and passes a `Context` to the handler.

A handler's parameter `body` is the request body, `query` the query string, every other one a part
of the path. Its return type is the answer. OpenAPI and the client's types come from these types.
"""

import inspect
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Generic, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from luna.table.problem import Problem

Handler = Callable[..., Awaitable[Any]]
F = TypeVar("F", bound=Handler)
T = TypeVar("T")
Method = Literal["GET", "POST", "PUT", "DELETE"]
Need = Literal["server", "browser"]


class TextFile(Struct, frozen=True):
    """An answer of plain text."""

    text: str
    name: str | None = None
    """A browser saves it under this name."""
    cache_seconds: int = 0


@dataclass(frozen=True)
class JsonFile(Generic[T]):
    """A JSON document of type `T` that is sent part by part; a browser saves it as `name`."""

    parts: AsyncIterator[str]
    name: str


@dataclass(frozen=True)
class Route:
    """One request that can be made."""

    method: Method
    path: str
    handler: Handler
    feature: str
    status: int
    answer: Any
    """The type of the answer."""
    body: Any
    query: Any
    parts: Mapping[str, object]
    """Types of the parts of the path."""
    cost: float = 0.0
    """Weight against the limit of computed answers; 0 counts as one plain read."""
    needs: Need | None = None
    """The only host that can answer."""
    pattern: re.Pattern[str] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path))
        object.__setattr__(self, "pattern", pattern)

    @property
    def requires_body(self) -> bool:
        return self.body is not None and NoneType not in get_args(self.body)

    def arguments(
        self, parts: Mapping[str, str], query: Mapping[str, str], body: bytes
    ) -> dict[str, object]:
        """Convert what was sent to the handler's parameters; `Problem` if it does not fit."""
        given: dict[str, object] = {
            name: convert(parts[name], kind) for name, kind in self.parts.items()
        }
        if self.query is not None:
            given["query"] = convert(query, self.query)
        if self.body is not None:
            given["body"] = self._decode(body)
        return given

    def _decode(self, data: bytes) -> Any:
        if not data and not self.requires_body:
            return None
        try:
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise bad_body(error) from None


class Routes:
    """The routes of one feature."""

    def __init__(self, feature: str, prefix: str = "", needs: Need | None = None) -> None:
        self._feature = feature
        self._prefix = prefix
        self._needs = needs
        self.all: list[Route] = []

    def include(self, routes: "Routes") -> None:
        """Add the routes of a part of this feature."""
        self.all += routes.all

    def get(self, path: str, **options: Any) -> Callable[[F], F]:
        return self._add("GET", path, **options)

    def post(self, path: str, **options: Any) -> Callable[[F], F]:
        return self._add("POST", path, **options)

    def put(self, path: str, **options: Any) -> Callable[[F], F]:
        return self._add("PUT", path, **options)

    def delete(self, path: str, **options: Any) -> Callable[[F], F]:
        return self._add("DELETE", path, **options)

    def _add(
        self,
        method: Method,
        path: str,
        *,
        status: int = 200,
        cost: float = 0.0,
        needs: Need | None = None,
    ) -> Callable[[F], F]:
        def add(handler: F) -> F:
            hints = get_type_hints(handler, include_extras=True)
            names = list(inspect.signature(handler).parameters)[1:]  # the first is the context
            self.all.append(
                Route(
                    method,
                    self._prefix + path,
                    handler,
                    self._feature,
                    status,
                    hints["return"],
                    hints.get("body"),
                    hints.get("query"),
                    {name: hints[name] for name in names if name not in ("body", "query")},
                    cost,
                    needs or self._needs,
                )
            )
            return handler

        return add


def find_route(
    routes: Iterable[Route], method: str, path: str
) -> tuple[Route, Mapping[str, str]] | None:
    """The route of a request and the parts of its path."""
    for route in routes:
        found = route.pattern.fullmatch(path) if route.method == method else None
        if found is not None:
            return route, found.groupdict()
    return None


def convert(value: object, kind: Any) -> Any:
    """A part of a path or a query as its type, or a problem."""
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise bad_body(error) from None


def bad_body(error: Exception) -> Problem:
    return Problem("invalid", "bad-body", details={"fault": str(error)[:200]})
