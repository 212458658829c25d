"""The ASGI application of a server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from luna.server.http import openapi, pages
from luna.server.http.endpoint import serve_socket, starlette_routes
from luna.server.http.middleware import SecurityMiddleware
from luna.server.http.problems import add_problems
from luna.server.instance import Instance
from luna.server.settings import Settings


def make_app(settings: Settings) -> Starlette:
    """The application, with a database opened and migrated."""
    instance = Instance(settings)

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        await instance.open()
        try:
            yield
        finally:
            await instance.close()

    routes = [
        WebSocketRoute("/api/tables/{table_id}/live", serve_socket),
        *starlette_routes(openapi.server_routes()),
        *openapi.routes,
        *pages.operator_routes,
        *pages.page_routes,
    ]
    app = Starlette(routes=routes, lifespan=running)
    app.state.luna = instance
    app.add_middleware(SecurityMiddleware, settings=settings, metrics=instance.metrics)
    add_problems(app)
    return app
