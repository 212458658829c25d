"""The application: parts, routes, and how problems are told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from luna.rules.refusals import Refused
from luna.server.bots import Bots
from luna.server.clock import Clockwork
from luna.server.identity import Identities
from luna.server.limits import Limiter
from luna.server.listening import Listening
from luna.server.live import Hub
from luna.server.metrics import Metrics
from luna.server.middleware import Gate
from luna.server.notify import Notifications
from luna.server.problems import Problem, refused
from luna.server.routes import (
    me,
    notifications,
    operator,
    pages,
    passkeys,
    play,
    records,
    reference,
    tables,
)
from luna.server.settings import Settings
from luna.server.site import Site
from luna.server.store.store import Store
from luna.server.store.writer import Unwritable
from luna.server.tables import Tables

DESCRIPTION = """
Everything is told by message keys; the Fluent files of `/api/locale/{language}` have the words.
A problem is told as a problem document with `reason`, `details` and, where a rule of the game is
concerned, its `rule` id.
"""

PROBLEM_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["type", "title", "status", "reason", "rule", "details"],
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "reason": {"type": "string", "description": "A message key"},
        "rule": {"type": ["string", "null"], "description": "A rule id such as A-TIDE"},
        "details": {"type": "object"},
    },
}


def make_site(settings: Settings) -> Site:
    """Put the parts together; opens the database."""
    metrics = Metrics()
    store = Store(settings.url, metrics.committed)
    listed = Tables(store)
    bots = Bots(listed, settings, metrics)
    listed.listeners.append(lambda _, entries: metrics.written(tuple(entries)))
    listed.listeners.append(bots.heard)
    identities = Identities(store, settings)
    notices = Notifications(store, identities, settings)
    listed.listeners.append(notices.heard)
    return Site(
        settings=settings,
        store=store,
        identities=identities,
        tables=listed,
        hub=Hub(listed, settings),
        bots=bots,
        notifications=notices,
        metrics=metrics,
        creations=Limiter(settings.limits.creations),
        sign_ins=Limiter(settings.limits.sign_ins),
        hints=Limiter(settings.limits.hints),
    )


def make_app(settings: Settings) -> FastAPI:
    """The application, with a database opened and brought up to date."""
    site = make_site(settings)
    clock = Clockwork(site.tables, site.bots, settings)
    listening = Listening(site.tables, settings.url)

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        site.loop = asyncio.get_running_loop()
        site.store.open()
        site.hub.open()
        site.bots.open()
        clock.open()
        listening.open()
        try:
            yield
        finally:
            await site.hub.farewell()
            await listening.close()
            await clock.close()
            await site.bots.close()
            await site.tables.finish()
            await site.notifications.close()
            site.store.close()

    app = FastAPI(
        title="Luna",
        version="1",
        description=DESCRIPTION,
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.luna = site
    for part in (operator, me, passkeys, notifications, tables, play, records, reference):
        app.include_router(part.router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/live", play.live))
    app.include_router(pages.router)
    app.add_middleware(Gate, settings=settings, metrics=site.metrics)
    add_problems(app)
    describe(app)
    return app


def add_problems(app: FastAPI) -> None:
    """Whatever goes wrong becomes a problem document."""

    async def problem(_: Request, error: Exception) -> Response:
        return as_problem(error).response()

    for kind in (
        Problem,
        Refused,
        RequestValidationError,
        HTTPException,
        Unwritable,
        SQLAlchemyError,
    ):
        app.add_exception_handler(kind, problem)


def as_problem(error: Exception) -> Problem:
    match error:
        case Problem():
            return error
        case Refused():
            return refused(error)
        case RequestValidationError():
            faults = [
                {"where": ".".join(map(str, fault["loc"])), "fault": fault["type"]}
                for fault in error.errors()[:10]
            ]
            return Problem(422, "bad-body", details={"faults": faults})
        case HTTPException():
            reasons = {404: "no-such-page", 405: "no-such-method"}
            return Problem(error.status_code, reasons.get(error.status_code, "bad-request"))
        case Unwritable():
            return Problem(503, "not-stored", details={"fault": str(error)})
    return Problem(503, "no-database")


def describe(app: FastAPI) -> None:
    """Add to the OpenAPI document what the framework does not know."""
    drawn = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = drawn()
            schemas = document.setdefault("components", {}).setdefault("schemas", {})
            schemas["Problem"] = PROBLEM_SCHEMA
            for verbs in document["paths"].values():
                for operation in verbs.values():
                    operation["responses"].pop("422", None)
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
