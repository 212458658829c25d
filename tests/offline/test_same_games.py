"""The same game, same seeds, same bots on a server and in a browser's Python: equal records."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from luna.server.settings import Settings
from tests.modes import TABLES
from tests.offline.page_engine import engine, engine_folder
from tests.offline.playing import choice
from tests.server.harness import Browser, Running

EDITIONS = ("classic", "revised", "brazilian")
LEVELS = ("deacon", "pilgrim", "prior", "abbot")
GAMES = 20

pytestmark = pytest.mark.xdist_group("same-games")


def plans() -> list[dict[str, Any]]:
    """Twenty tables: all modes, numbers of players and editions, bots of several levels."""
    found = []
    for number in range(GAMES):
        mode, players = TABLES[number % len(TABLES)]
        bots = [] if mode.startswith("solo") else range(1, players)
        level = LEVELS[number % len(LEVELS)]
        seats = [{"player": "you"}, *({"player": "bot", "level": level} for _ in bots)]
        edition = "classic" if mode.startswith("solo") else EDITIONS[number % len(EDITIONS)]
        found.append({"mode": mode, "edition": edition, "seats": seats, "seed": 100 + number})
    return found


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    running = Running(Settings(data=tmp_path_factory.mktemp("data"), think=1))
    browser = Browser(running.url, "Ada")
    yield browser
    browser.close()
    running.stop()


@pytest.fixture(scope="module")
def in_a_browser() -> Iterator[Callable[[dict[str, Any]], str]]:
    """Plays whole games with the very files that a browser fetches to play without a server."""
    with engine(engine_folder(), "playing.py", "play_text") as play:
        yield play


def on_a_server(ada: Browser, plan: dict[str, Any]) -> str:
    view = ada.post("/api/tables", 201, **plan)
    with ada.live(view["table"]) as live:
        view = live.receive("welcome")["view"]
        while view["status"] == "playing":
            if view["turn"]["seat"] == 0:
                live.send(type="act", text=choice(view), sequence=view["sequence"])
            view = live.receive("event").get("view", view)
    return ada.http.get(f"/api/tables/{view['table']}/record").text


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: f"{plan['mode']}-{plan['seed']}")
def test_a_game_is_the_same_on_a_server_and_without_one(
    ada: Browser, in_a_browser: Callable[[dict[str, Any]], str], plan: Any
) -> None:
    server, here = on_a_server(ada, plan), in_a_browser(plan)
    assert hashlib.sha256(here.encode()).digest() == hashlib.sha256(server.encode()).digest()


def test_the_games_are_of_all_modes() -> None:
    seen = {(plan["mode"], len(plan["seats"])) for plan in plans()}
    wanted = {(mode, 1 if mode.startswith("solo") else players) for mode, players in TABLES}
    assert seen == wanted
    assert len(plans()) == GAMES
