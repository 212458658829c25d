"""Bots: they play, they stop when nobody wants them to, and a restart does not trouble them."""

import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from luna import Game
from luna.bots import LEVELS
from luna.server.settings import Settings
from luna.service.thinking import Question, levels, question, think
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, wait_for


def test_bots_play_a_whole_game(ada: Browser) -> None:
    table = ada.table("random", "deacon", **PRESELECTED)["table"]
    with ada.live(table) as live:
        view = live.hear("welcome")["view"]
        while view["status"] == "playing":
            view = live.hear("event").get("view", view)
    assert view["document"]["result"] is not None
    entries = ada.get(f"/api/tables/{table}/log")["entries"]
    assert {e["kind"] for e in entries} == {"start", "action"}


def test_a_bot_answers_a_person(ada: Browser) -> None:
    view = ada.table("you", "pilgrim", **PRESELECTED)
    table = view["table"]
    with ada.live(table) as live:
        live.hear("welcome")
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
        ada.act(ada.view(table), "meditate")
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
    assert ada.view(table)["number"] >= 2


def test_unknown_levels_are_refused(ada: Browser) -> None:
    assert ada.table("you", "grandmaster", status=422)["reason"] == "unknown-level"


def test_levels_of_before_are_taken_and_stored_ones_shown_as_they_are_called_now(
    tmp_path: Path,
) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS)
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    table = ada.table("you", "luna", **PRESELECTED)["table"]
    assert ada.view(table)["seats"][1]["level"] == "abbot"
    ada.close()
    running.stop()
    with sqlite3.connect(tmp_path / "luna.sqlite") as database:
        database.execute("update seat set level = 'priest' where number = 1")
    database.close()
    again = Running(settings)
    watcher = Browser(again.url)
    assert watcher.view(table)["seats"][1]["level"] == "prior"
    watcher.close()
    again.stop()


def test_every_level_chooses_legal_actions() -> None:
    for name in levels():
        for mode, players in (("standard", 3), ("solo2", 2)):
            game = Game.new(("yellow", "red", "blue")[:players], mode=mode, seed=2)
            for _ in range(1 if name == LEVELS[-1] else 5):  # the last one takes its time
                game.play(think(question(game.position, name)))


def test_a_hint_is_what_a_bot_would_play(ada: Browser, ben: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    text = ada.post(f"/api/tables/{view['table']}/hint", level="deacon")["text"]
    assert ada.post(f"/api/tables/{view['table']}/why", text=text)["legal"]
    assert ben.post(f"/api/tables/{view['table']}/hint", 403)["reason"] == "not-your-seat"


def test_taking_back_past_a_bot_needs_nobodys_consent(ada: Browser) -> None:
    table = ada.table("you", "random", **PRESELECTED)["table"]
    wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
    before = ada.view(table)
    ada.act(before, "meditate")
    wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
    assert ada.post(f"/api/tables/{table}/undo")["done"]
    assert ada.view(table)["document"] == before["document"]


def test_thinking_is_cancelled_and_taken_up_again(
    server: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks for ever: taking the seat back ends it at once."""
    view = ada.table("you", "you", **PRESELECTED)
    table, seat = view["table"], view["turn"]["seat"]
    bots = server.site.bots
    hold = slow_thinkers(server, monkeypatch)
    ada.post(f"/api/tables/{table}/seats/{seat}/bot", level="random")
    wait_for(lambda: hold["asked"] == 1)
    assert ada.act(ada.view(table), "meditate", 409)["reason"] == "bot-holds-seat"
    ada.post(f"/api/tables/{table}/seats/{seat}/back")
    wait_for(lambda: hold["cancelled"] == 1)
    assert ada.act(ada.view(table), "meditate")["sequence"] > 0
    wait_for(lambda: table not in list(bots._tasks))


def slow_thinkers(server: Running, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    import asyncio

    counts = {"asked": 0, "cancelled": 0}

    async def think(asked: Question) -> str:
        counts["asked"] += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            counts["cancelled"] += 1
            raise
        return "meditate"

    monkeypatch.setattr(server.site.bots._thinkers, "think", think)
    return counts


def test_a_killed_thinker_is_replaced(server: Running, ada: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    ada.post(f"/api/tables/{view['table']}/hint", level="random")
    thinkers = server.site.bots._thinkers
    assert thinkers is not None
    process = thinkers._all[0]._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert ada.post(f"/api/tables/{view['table']}/hint", level="random")["text"]


def test_a_restart_takes_up_the_thinking(tmp_path: Path, browser: Callable[..., Browser]) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS, tick=0.05)
    running = Running(settings)
    running.do(lambda: setattr(running.site.bots, "_thinkers", None))  # nobody thinks here
    someone = Browser(running.url, "Ada")
    table = someone.table("random", "random", **PRESELECTED)["table"]
    assert someone.view(table)["number"] == 0
    running.stop()
    again = Running(settings)
    someone.close()
    watcher = Browser(again.url)
    wait_for(lambda: watcher.view(table)["status"] == "over")
    watcher.close()
    again.stop()
