"""What a client can request, one module or folder per feature.

A feature keeps its requests, answers, handlers and logic together, and declares the storage it
needs as a protocol. Two hosts run these handlers: `luna.server` on a machine, `luna.offline` in a
browser. They differ in where they store bytes and in how messages travel.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from luna.app.routing import Route, Routes


@cache
def all_routes() -> list[Route]:
    """Every route of every feature: a module or folder here that has `routes`."""
    features = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return [
        route
        for feature in features
        if isinstance(routes := getattr(feature, "routes", None), Routes)
        for route in routes.all
    ]
