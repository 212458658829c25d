"""What every request passes: bounds, origin, headers, log and figures."""

import asyncio
import logging
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from luna.app.background import log_event
from luna.server.headers import HEADERS
from luna.server.http.problems import error_response, problem_response
from luna.server.metrics import Metrics
from luna.server.settings import Settings
from luna.table.problem import Problem, missing

LOG = logging.getLogger("luna.server")

SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a browser sends this from our own pages; other programs send no Origin at all."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


class SecurityMiddleware:
    """Checks requests, adds headers to answers, logs and counts."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._handshake(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        start = time.perf_counter()
        status, begun = 500, False
        private = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                headers = self._headers(message)
                if private and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        try:
            refusal = self._refusal(scope, headers)
            if refusal is None and scope["method"] not in SAFE:
                receive, refusal = await self._in_time(receive)
            if refusal is not None:
                await refusal(scope, receive, send_with_headers)
            else:
                await self._app(scope, receive, send_with_headers)
        except Exception as error:
            if begun:
                log_event(LOG, logging.ERROR, "answer-broken", fault=repr(error)[:300])
                return
            await error_response(error)(scope, receive, send_with_headers)
        finally:
            seconds = time.perf_counter() - start
            self._metrics.requests.labels(scope["method"], str(status)).inc()
            self._metrics.seconds.observe(seconds)
            if LOG.isEnabledFor(logging.INFO):
                word = {"path": scope["path"], "method": scope["method"], "status": status}
                log_event(LOG, logging.INFO, "request", **word, ms=round(seconds * 1000, 2))

    def _headers(self, message: Message) -> list[tuple[bytes, bytes]]:
        """The headers of an answer, with those that every answer has."""
        secure = ((b"strict-transport-security", b"max-age=31536000"),)
        return [*message["headers"], *HEADERS, *(secure if self._settings.secure else ())]

    async def _handshake(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket: where it is refused, that is an answer like any other."""
        open_yet = False

        async def send_with_headers(message: Message) -> None:
            nonlocal open_yet
            if message["type"] == "websocket.http.response.start":
                message = {**message, "headers": self._headers(message)}
            if message["type"] == "websocket.close" and not open_yet:
                await deny(error_response(missing("page")))
                return
            open_yet = open_yet or message["type"] == "websocket.accept"
            await send(message)

        async def deny(response: Response) -> None:
            nonlocal open_yet
            open_yet = True
            await WebSocket(scope, receive, send_with_headers).send_denial_response(response)

        try:
            await self._app(scope, receive, send_with_headers)
        except (WebSocketDisconnect, OSError):
            return  # gone before it was over
        except Exception as error:
            if open_yet:
                log_event(LOG, logging.ERROR, "viewer-failed", fault=repr(error)[:300])
            else:
                await deny(error_response(error))

    def _refusal(self, scope: Scope, headers: Mapping[str, str]) -> Response | None:
        if len(scope["path"]) > 500 or len(scope["query_string"]) > 2000:
            return problem_response(Problem("too-long", "too-long"), 414)
        if scope["method"] in SAFE:
            return None
        if not same_origin(headers, self._settings):
            return problem_response(Problem("forbidden", "cross-origin"))
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self._settings.limits.body:
            return problem_response(Problem("too-long", "too-long"))
        kind = headers.get("content-type", "application/json").partition(";")[0].strip().lower()
        if kind != "application/json":
            return problem_response(Problem("malformed", "json-wanted"), 415)
        return None

    async def _in_time(self, receive: Receive) -> tuple[Receive, Response | None]:
        try:
            async with asyncio.timeout(self._settings.limits.body_seconds):
                return await self._bounded(receive)
        except TimeoutError:
            return receive, problem_response(
                Problem("malformed", "too-slow"), 408, Connection="close"
            )

    async def _bounded(self, receive: Receive) -> tuple[Receive, Response | None]:
        """Read the body, which may not grow too large whatever its length header says."""
        parts: list[bytes] = []
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                break
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._settings.limits.body:
                return receive, problem_response(
                    Problem("too-long", "too-long"), Connection="close"
                )
            more = message.get("more_body", False)
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": b"".join(parts), "more_body": False}

        return again, None
