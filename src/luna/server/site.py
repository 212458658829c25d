"""Everything a request may need, put together once when the server starts."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request
from starlette.responses import Response

from luna.server.bots import Bots
from luna.server.identity import Identities, Identity
from luna.server.limits import Limiter
from luna.server.live import Hub
from luna.server.metrics import Metrics
from luna.server.notify import Notifications
from luna.server.problems import Problem
from luna.server.settings import Settings
from luna.server.store.store import Store
from luna.server.tables import Tables


@dataclass
class Site:
    """The parts of a running server."""

    settings: Settings
    store: Store
    identities: Identities
    tables: Tables
    hub: Hub
    bots: Bots
    notifications: Notifications
    metrics: Metrics
    creations: Limiter
    sign_ins: Limiter
    hints: Limiter
    loop: asyncio.AbstractEventLoop | None = None
    """Where it runs, once it does."""


def site_of(request: Request) -> Site:
    site: Site = request.app.state.luna
    return site


async def visitor_of(request: Request) -> Identity | None:
    """Whoever asks, if known."""
    return await site_of(request).identities.of(request.cookies)


async def person_of(visitor: Annotated[Identity | None, Depends(visitor_of)]) -> Identity:
    """Whoever asks, who must be known."""
    if visitor is None:
        raise Problem(401, "name-yourself")
    return visitor


Here = Annotated[Site, Depends(site_of)]
Visitor = Annotated[Identity | None, Depends(visitor_of)]
Person = Annotated[Identity, Depends(person_of)]


def address(request: Request) -> str:
    """Where a request comes from, as far as limits go."""
    return request.client.host if request.client else "?"


def answer(document: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(document), status, media_type="application/json")
