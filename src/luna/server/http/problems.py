"""Errors as problem documents."""

import logging

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from luna.app.background import log_event
from luna.app.encoding import encode
from luna.app.errors import Conflict, problem_document
from luna.table.problem import Problem

MEDIA_TYPE = "application/problem+json"
REASONS = {404: "no-such-page", 405: "no-such-method"}
LOG = logging.getLogger("luna.server")


def problem_response(problem: Problem, status: int | None = None, **headers: str) -> Response:
    """The response for a problem."""
    document = problem_document(problem, status)
    if "retry" in problem.place:
        headers["Retry-After"] = str(problem.place["retry"])
    return Response(encode(document), document["status"], headers, MEDIA_TYPE)


def error_response(error: Exception) -> Response:
    match error:
        case Problem():
            return problem_response(error)
        case HTTPException():
            found = Problem("malformed", REASONS.get(error.status_code, "bad-request"))
            headers = dict(error.headers or {})
            if "Allow" in headers:
                headers["Allow"] = ", ".join(sorted(headers["Allow"].split(", ")))
            return problem_response(found, error.status_code, **headers)
        case Conflict():
            return problem_response(Problem("conflict", "stale"))
    log_event(LOG, logging.ERROR, "request-failed", fault=repr(error)[:300])
    return problem_response(Problem("unavailable", "server-fault"), 500)


def add_problems(app: Starlette) -> None:
    async def problem(_: Request, error: Exception) -> Response:
        return error_response(error)

    for kind in (Problem, HTTPException, Conflict):
        app.add_exception_handler(kind, problem)
