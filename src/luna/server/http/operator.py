"""For whoever runs the server: is it well, and how much is it doing."""

import secrets

from starlette.responses import Response

from luna.contract.answers import Health
from luna.server.http.call import Call
from luna.server.http.endpoint import Group
from luna.app.encoding import encode
from luna.server.metrics import CONTENT_TYPE_LATEST
from luna.table.problem import forbidden

group = Group("operator", counts=False)
LOCAL = ("127.0.0.1", "::1", "testclient")


@group.get("/healthz")
async def health(call: Call) -> Health | Response:
    """200 while the database answers."""
    site = call.site
    try:
        await site.store.check()
    except Exception:
        return Response(encode(Health("no-database")), 503, media_type="application/json")
    return Health("ok", len(site.rooms), len(site.hub.viewers))


@group.get("/metrics")
async def metrics(call: Call) -> Response:
    """Figures for Prometheus, for this machine or with the operator's token."""
    site = call.site
    token = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    wanted = site.settings.metrics_token
    if wanted:
        allowed = secrets.compare_digest(token.encode(), wanted.encode())
    else:
        allowed = call.address in LOCAL
    if not allowed:
        raise forbidden("not-for-you")
    site.metrics.sockets.set(len(site.hub.viewers))
    site.metrics.tables.set(len(site.rooms))
    site.metrics.aside.set(len(site.rooms.aside))
    site.metrics.watchers.set(sum(room.watchers_here() for room in site.rooms))
    return Response(site.metrics.text(), media_type=CONTENT_TYPE_LATEST)
