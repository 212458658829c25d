"""The server is killed around the ends of rated games: no result is lost, and ratings follow."""

import contextlib
import random
import signal
import threading
import time
from pathlib import Path

import httpx
import pytest

from luna.server.settings import Settings
from luna.server.store.connecting import open_engine
from luna.server.store.maintenance import rebuild_ratings, verify
from luna.server.store.ratings import all_ratings
from tests.server import cluster
from tests.server.harness import PATIENCE, Browser, start_game
from tests.server.postgres import new_database

GAMES = 6
KILLS = 2


def ready_to_end(ada: Browser, ben: Browser) -> str:
    """A rated game in which both have acted, so that getting up ends and counts it."""
    table = start_game(ada, ben, rated=True, pace={"seconds": 3600})
    for _ in range(2):
        view = ada.view(table)
        mover = ada if view["turn"]["seat"] in view["you"]["seats"] else ben
        mover.act(view, "meditate")
    return table


def ended(player: Browser, table: str) -> None:
    """Get up, and again until the server has said that it is so."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            answer = player.http.post(f"/api/tables/{table}/leave", json={})
            if answer.status_code in (200, 403, 409):  # done now, or done before the kill
                return
        time.sleep(0.02)
    raise AssertionError("no answer")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_ratings_equal_a_rebuild_after_kills(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    options = ["--data", str(tmp_path)]
    url = Settings(data=tmp_path).url
    if kind == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), "killed_ratings")
        options = ["--database", database]
        url = Settings(database=database).url
    server, luck = cluster.server(*options), random.Random(f"ratings {kind}")
    with cluster.running(server):
        ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
        tables = [ready_to_end(ada, ben) for _ in range(GAMES)]
        losers = [Browser(server.url) for _ in tables]
        for loser in losers:
            loser.http.cookies = (ada if luck.random() < 0.5 else ben).http.cookies
        threads = [
            threading.Thread(target=ended, args=pair, daemon=True)
            for pair in zip(losers, tables, strict=True)
        ]
        for number, thread in enumerate(threads):
            thread.start()
            if number % (GAMES // KILLS) == 1:
                server.end(signal.SIGKILL)
                server.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert [ada.view(table)["status"] for table in tables] == ["abandoned"] * GAMES
        for browser in (ada, ben, *losers):
            browser.close()
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            kept = all_ratings(connection)
            assert list(verify(connection)) == []
        assert [games for _, _, games in kept.values()] == [GAMES, GAMES]
        done = rebuild_ratings(engine)
        assert (done.games, done.changed) == (GAMES, 0)
    finally:
        engine.dispose()
