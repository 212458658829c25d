"""Which function answers a request: the paths of the server's interface, as far as they go here."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, get_type_hints
from urllib.parse import parse_qsl, urlsplit

import msgspec

from luna.table.problem import Problem

Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Text:
    """An answer that is a file of plain text."""

    text: str


@dataclass(frozen=True)
class Route:
    """One request that can be made."""

    method: str
    pattern: re.Pattern[str]
    handler: Handler
    status: int
    hints: Mapping[str, Any]


class Routes:
    """Functions by method and path; a parameter `body` is the body, `query` the query string."""

    def __init__(self) -> None:
        self._all: list[Route] = []

    def on(self, method: str, path: str, status: int = 200) -> Callable[[Handler], Handler]:
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))

        def add(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            self._all.append(Route(method, pattern, handler, status, hints))
            return handler

        return add

    async def answer(self, host: object, method: str, url: str, body: str) -> tuple[int, Any]:
        """The status and the value of the answer to a request."""
        parts = urlsplit(url)
        for route in self._all:
            found = route.pattern.fullmatch(parts.path)
            if found is not None and route.method == method:
                given = {
                    name: msgspec.convert(part, route.hints[name], strict=False)
                    for name, part in found.groupdict().items()
                }
                if "query" in route.hints:
                    query = dict(parse_qsl(parts.query))
                    given["query"] = msgspec.convert(query, route.hints["query"], strict=False)
                if "body" in route.hints:
                    given["body"] = msgspec.json.decode(body or "{}", type=route.hints["body"])
                return route.status, await route.handler(host, **given)
        raise Problem("unavailable", "needs-server")


ROUTES = Routes()
"""All requests that are answered here; the modules that answer them add to it."""
