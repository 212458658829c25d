"""Everything that crosses the wire, as one set of schemas."""

from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from luna.app.request import Request
from luna.app.tables.messages import ServerMessage
from luna.contract import (
    analysis,
    answers,
    board_requests,
    lessons,
    lists,
    puzzles,
    queries,
    requests,
    reviews,
    studies,
    view,
)
from luna.contract.json_schema import REF, Json, Schemas, is_struct
from luna.contract.requests import ClientMessage
from luna.table.problem import ProblemDocument


def request_types() -> list[type[Request]]:
    """Every request there is, in the order of the modules."""
    return [
        kind
        for module in (
            requests,
            board_requests,
            queries,
        )
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Request)
        and kind is not Request
        and kind.__module__ == module.__name__
    ]


def answer_types() -> list[Any]:
    """Everything that may be sent."""
    kinds = [
        kind
        for module in (
            answers,
            analysis,
            lists,
            view,
            lessons,
            puzzles,
            reviews,
            studies,
        )
        for kind in vars(module).values()
        if getattr(kind, "__module__", "") == module.__name__
        and is_struct(kind)
        and not issubclass(kind, Request)
    ]
    return [*kinds, ProblemDocument, *get_args(ServerMessage)]


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
