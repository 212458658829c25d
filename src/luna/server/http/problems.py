"""Whatever goes wrong becomes a problem document."""

import logging

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from luna.app.problem import problem_document
from luna.app.encoding import encode
from luna.server.logs import log_event
from luna.app.errors import Conflict
from luna.table.problem import Problem

MEDIA_TYPE = "application/problem+json"
REASONS = {404: "no-such-page", 405: "no-such-method"}
LOG = logging.getLogger("luna.server")


def answer(problem: Problem, status: int | None = None, **headers: str) -> Response:
    """A problem as an answer."""
    document = problem_document(problem, status)
    if "retry" in problem.place:
        headers["Retry-After"] = str(problem.place["retry"])
    return Response(encode(document), document["status"], headers, MEDIA_TYPE)


def as_answer(error: Exception) -> Response:
    match error:
        case Problem():
            return answer(error)
        case HTTPException():
            found = Problem("malformed", REASONS.get(error.status_code, "bad-request"))
            headers = dict(error.headers or {})
            if "Allow" in headers:
                headers["Allow"] = ", ".join(sorted(headers["Allow"].split(", ")))
            return answer(found, error.status_code, **headers)
        case Conflict():
            return answer(Problem("conflict", "stale"))
    log_event(LOG, logging.ERROR, "request-failed", fault=repr(error)[:300])
    return answer(Problem("unavailable", "server-fault"), 500)


def add_problems(app: Starlette) -> None:
    async def problem(_: Request, error: Exception) -> Response:
        return as_answer(error)

    for kind in (Problem, HTTPException, Conflict):
        app.add_exception_handler(kind, problem)
