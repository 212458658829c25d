"""A Luna server for `bench.server.company`: with all features beside play, or without them.

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


def nothing(*_: Any) -> tuple[()]:
    """Ignore entries, and have nothing to do."""
    return ()


async def sweep(*_: Any) -> None:
    """Nothing is due."""


def leave_out() -> None:
    """Switch off every listener but bots and metrics, and every sweep."""
    for part in (Premoves, Matchmaking, ChallengeResults):
        part.on_entries = nothing  # type: ignore[method-assign,assignment]
    Notifications.tasks = nothing  # type: ignore[method-assign,assignment]
    for kind in (Premoves, Matchmaking, Notifications):
        kind.sweep = sweep  # type: ignore[method-assign,assignment]


def main(data: str, port: str, tables: str, plan: str, company: str) -> None:
    settings = Settings(
        data=Path(data), limits=UNBOUNDED, push=company == "with", private_webhooks=True
    )
    plans = asyncio.run(prepare(settings, int(tables)))
    if company == "without":
        leave_out()
    Path(plan).write_text(json.dumps(plans), "utf-8")
    listener, _ = bind("127.0.0.1", int(port))
    serve_on(settings, listener, lambda: print("ready", flush=True), quiet=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
