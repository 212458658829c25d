"""The application: parts, routes, and how long they live."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.routing import BaseRoute, WebSocketRoute

from luna.app import all_routes
from luna.server.clockwork import Clockwork
from luna.server.http import (
    acting,
    challenges,
    description,
    duplicates,
    gathering,
    manners,
    me,
    notifications,
    operator,
    pages,
    passkeys,
    plans,
    profile,
    push,
    ratings,
    records,
    reference,
    tables,
    watching,
)
from luna.server.http.endpoint import app_endpoint, routes_of
from luna.server.http.middleware import Gate
from luna.server.http.problems import add_problems
from luna.server.live.listening import Listening
from luna.server.settings import Settings
from luna.server.site import make_site
from luna.server.takeover import Takeover
from luna.table.problem import Problem

DESCRIBED = (
    me,
    profile,
    passkeys,
    notifications,
    push,
    tables,
    gathering,
    watching,
    acting,
    plans,
    manners,
    challenges,
    duplicates,
    ratings,
    records,
    reference,
)
"""Groups of endpoints that the description of the interface shows, in this order."""


def make_app(settings: Settings) -> Starlette:
    """The application, with a database opened and brought up to date."""
    site = make_site(settings)
    listening = Listening(site.rooms, settings.url)
    takeover = Takeover(
        site.rooms,
        listening,
        site.bots.sweep,
        site.notifications.sweep,
        site.services.reviews.resume_all,
    )
    clockwork = Clockwork(
        site.rooms, site.bots, site.plans, site.notifications, site.gatherings, settings
    )

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        site.loop = asyncio.get_running_loop()
        site.store.open()
        site.hub.open()
        site.bots.open()
        with suppress(Problem):  # without a database for now: the clockwork tries again
            await clockwork.resume()
            await site.plans.open()
            await site.services.reviews.resume_all()
        clockwork.open()
        listening.open()
        takeover.open()
        try:
            yield
        finally:
            await site.hub.farewell()
            await site.hub.shared_presence.close()
            await takeover.close()
            await listening.close()
            await clockwork.close()
            await site.bots.close()
            await site.services.thoughts.close()
            await site.services.reviews.close()
            site.jobs.close()
            await site.rooms.finish()
            await site.notifications.close()
            site.store.close()

    app = Starlette(routes=routes(), lifespan=running)
    app.state.luna = site
    app.add_middleware(Gate, settings=settings, metrics=site.metrics)
    add_problems(app)
    return app


def routes() -> list[BaseRoute]:
    described = [endpoint for part in DESCRIBED for endpoint in part.group.endpoints]
    described += [app_endpoint(route) for route in all_routes()]
    described_by = description.group_for(described)
    return [
        WebSocketRoute("/api/tables/{table_id}/live", acting.live),
        *routes_of(
            [
                *described,
                *operator.group.endpoints,
                *described_by.endpoints,
                *pages.group.endpoints,
            ]
        ),
    ]
