"""Everything that crosses the wire, as one set of schemas."""

from collections.abc import Iterable
from types import NoneType
from typing import Any, get_args, get_origin

import msgspec

from luna.app import all_routes
from luna.app.play import ClientMessage
from luna.app.routing import JsonFile, TextFile
from luna.app.tables.messages import ServerMessage
from luna.app.tables.view import PositionView
from luna.server.http.json_schema import REF, Json, Schemas
from luna.table.problem import ProblemDocument


def request_types() -> list[Any]:
    """Every request there is: bodies, queries and messages."""
    kinds = [kind for route in all_routes() for kind in (route.body, route.query)]
    plain = [part for kind in kinds for part in (get_args(kind) or (kind,))]
    known = [kind for kind in plain if kind not in (None, NoneType)]
    return list(dict.fromkeys([*known, *get_args(ClientMessage)]))


def answer_type(answer: Any) -> Any | None:
    """The type of an answer's JSON; None for text."""
    if answer is TextFile:
        return None
    return get_args(answer)[0] if get_origin(answer) is JsonFile else answer


def answer_types() -> list[Any]:
    """Everything that may be sent."""
    kinds = [answer_type(route.answer) for route in all_routes()]
    found = dict.fromkeys(kind for kind in kinds if kind is not None)
    return [*found, PositionView, ProblemDocument, *get_args(ServerMessage)]


def request_schemas(kinds: Iterable[Any]) -> tuple[list[Json], dict[str, Json]]:
    """The schemas of what may be received, and the parts they refer to."""
    schemas, components = msgspec.json.schema_components(list(kinds), ref_template=REF)
    return list(schemas), dict(components)


def all_schemas() -> dict[str, Json]:
    """The named parts of everything."""
    sent = Schemas()
    for kind in answer_types():
        sent.of(kind)
    _, received = request_schemas(request_types())
    twice = sent.components.keys() & received.keys()
    if twice:
        raise TypeError(f"sent and received under one name: {', '.join(sorted(twice))}")
    return {**sent.components, **received}


def unions() -> dict[str, list[str]]:
    """The messages of a WebSocket, by direction."""
    return {
        "ServerMessage": [kind.__name__ for kind in get_args(ServerMessage)],
        "ClientMessage": [kind.__name__ for kind in get_args(ClientMessage)],
    }
