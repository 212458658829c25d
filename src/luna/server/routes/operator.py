"""For whoever runs the server: is it well, and how much is it doing."""

import secrets

from fastapi import APIRouter, Request
from sqlalchemy import select, text
from starlette.responses import Response

from luna.server.metrics import CONTENT_TYPE_LATEST
from luna.server.problems import forbidden
from luna.server.site import Here, address, answer

router = APIRouter(include_in_schema=False)
LOCAL = ("127.0.0.1", "::1", "testclient")


@router.get("/healthz")
async def health(site: Here) -> Response:
    """200 while the database answers."""
    try:
        await site.store.read(lambda connection: connection.execute(select(text("1"))).scalar())
    except Exception:
        return answer({"status": "no-database"}, 503)
    return answer(
        {"status": "ok", "tables": len(site.tables), "sockets": len(site.hub.connections)}
    )


@router.get("/metrics")
async def metrics(request: Request, site: Here) -> Response:
    """Figures for Prometheus, for this machine or with the operator's token."""
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = site.settings.metrics_token
    allowed = secrets.compare_digest(token, wanted) if wanted else address(request) in LOCAL
    if not allowed:
        raise forbidden("not-for-you")
    site.metrics.sockets.set(len(site.hub.connections))
    site.metrics.tables.set(len(site.tables))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)
