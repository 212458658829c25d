"""A Luna server for `bench.server.company`: with all that people do beside acting, or without it.

Usage: company_server.py DATA PORT TABLES PLAN with|without
"""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from bench.server.luna_server import UNBOUNDED, prepare
from luna.app.challenges import ChallengeResults
from luna.app.matchmaking import Matchmaking
from luna.app.premoves import Premoves
from luna.server.notify.notifications import Notifications
from luna.server.run import bind, serve_on
from luna.server.settings import Settings


def on_entries(*_: Any) -> None:
    """Nobody listens."""


async def sweep(*_: Any) -> None:
    """Nothing is due."""


def leave_out() -> None:
    """Take away whatever hears of every action beside bots and metrics, or looks every second."""
    for part in (Premoves, Notifications, Matchmaking, ChallengeResults):
        part.on_entries = on_entries  # type: ignore[method-assign,assignment]
        if part is not ChallengeResults:
            part.sweep = sweep  # type: ignore[method-assign,union-attr]


def main(data: str, port: str, tables: str, plan: str, company: str) -> None:
    settings = Settings(
        data=Path(data), limits=UNBOUNDED, push=company == "with", private_webhooks=True
    )
    laid = asyncio.run(prepare(settings, int(tables)))
    if company == "without":
        leave_out()
    Path(plan).write_text(json.dumps(laid), "utf-8")
    listener, _ = bind("127.0.0.1", int(port))
    serve_on(settings, listener, lambda: print("ready", flush=True), quiet=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
