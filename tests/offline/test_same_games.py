"""The same game, same seeds, same bots on a server and without one: the records are equal."""

import asyncio
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from luna.offline.host import Host
from luna.offline.serving import request
from luna.offline.shelf import Drawer
from luna.server.settings import Settings
from tests.modes import TABLES
from tests.server.harness import Browser, Running

EDITIONS = ("classic", "revised", "brazilian")
LEVELS = ("deacon", "pilgrim", "prior", "abbot")
GAMES = 20


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


def choice(view: Any) -> str:
    """What the one person plays: it follows from the position alone."""
    texts = [one["text"] for one in view["options"]["candidates"]]
    number = hashlib.sha256(f"{view['number']} {len(texts)}".encode()).digest()[0]
    return str(texts[number % len(texts)])


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    running = Running(Settings(data=tmp_path_factory.mktemp("data"), think=1))
    browser = Browser(running.url, "Ada")
    yield browser
    browser.close()
    running.stop()


def on_a_server(ada: Browser, plan: dict[str, Any]) -> str:
    view = ada.post("/api/tables", 201, **plan)
    with ada.live(view["table"]) as live:
        view = live.hear("welcome")["view"]
        while view["status"] == "playing":
            if view["turn"]["seat"] == 0:
                live.say(type="act", text=choice(view), sequence=view["sequence"])
            view = live.hear("event").get("view", view)
    return ada.http.get(f"/api/tables/{view['table']}/record").text


async def in_a_browser(plan: dict[str, Any]) -> str:
    heard: list[Any] = []
    host = Host(Drawer(), lambda _, text: heard.append(json.loads(text)))
    status, _, text = await request(host, "POST", "/tables", json.dumps({**plan, "name": "Ada"}))
    assert status == 201, text
    table = json.loads(text)["table"]
    assert await host.open("line", table, None)
    await host.tables.settled()
    while True:
        view = json.loads((await request(host, "GET", f"/tables/{table}"))[2])
        if view["status"] != "playing":
            break
        said = {"type": "act", "text": choice(view), "sequence": view["sequence"]}
        await host.hear("line", json.dumps(said))
        await host.tables.settled()
        assert not [message for message in heard if message["type"] == "problem"]
    return (await request(host, "GET", f"/tables/{table}/record"))[2]


@pytest.mark.parametrize("plan", plans(), ids=lambda plan: f"{plan['mode']}-{plan['seed']}")
def test_a_game_is_the_same_on_a_server_and_without_one(ada: Browser, plan: Any) -> None:
    server, here = on_a_server(ada, plan), asyncio.run(in_a_browser(plan))
    assert hashlib.sha256(here.encode()).digest() == hashlib.sha256(server.encode()).digest()


def test_the_games_are_of_all_modes(tmp_path: Path) -> None:
    seen = {(plan["mode"], len(plan["seats"])) for plan in plans()}
    wanted = {(mode, 1 if mode.startswith("solo") else players) for mode, players in TABLES}
    assert seen == wanted
    assert len(plans()) == GAMES
