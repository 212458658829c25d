"""Bots play, stop when their turn is taken away, and go on after a restart."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from luna import Game
from luna.app.bots import levels
from luna.app.jobs import Computation, Urgency, choose_bot_move
from luna.bots import LEVELS
from luna.offline.host import PageRunner
from luna.server.settings import Settings
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, wait_for


def test_bots_play_a_whole_game(ada: Browser) -> None:
    table = ada.table("random", "deacon", **PRESELECTED)["table"]
    with ada.live(table) as live:
        view = live.receive("welcome")["view"]
        while view["status"] == "playing":
            view = live.receive("event").get("view", view)
    assert view["document"]["result"] is not None
    entries = ada.get(f"/api/tables/{table}/log")["entries"]
    assert {e["kind"] for e in entries} == {"start", "action"}


def test_a_bot_answers_a_person(ada: Browser) -> None:
    view = ada.table("you", "pilgrim", **PRESELECTED)
    table = view["table"]
    with ada.live(table) as live:
        live.receive("welcome")
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
        ada.act(ada.view(table), "meditate")
        wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
    assert ada.view(table)["number"] >= 2


def test_unknown_levels_are_refused(ada: Browser) -> None:
    assert ada.table("you", "grandmaster", status=422)["reason"] == "unknown-level"


def test_old_names_of_levels_are_accepted_and_shown_under_the_new_name(
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
                game.play(asyncio.run(choose_bot_move(PageRunner(), game.position, name)))


def test_a_hint_is_what_a_bot_would_play(ada: Browser, ben: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    text = ada.post(f"/api/tables/{view['table']}/hint", level="deacon")["text"]
    assert ada.post(f"/api/tables/{view['table']}/why", text=text)["legal"]
    assert ben.post(f"/api/tables/{view['table']}/hint", 403)["reason"] == "not-your-seat"


def test_taking_back_past_a_bot_needs_no_consent(ada: Browser) -> None:
    table = ada.table("you", "random", **PRESELECTED)["table"]
    wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
    before = ada.view(table)
    ada.act(before, "meditate")
    wait_for(lambda: ada.view(table)["turn"]["seat"] == 0)
    assert ada.post(f"/api/tables/{table}/undo")["done"]
    assert ada.view(table)["document"] == before["document"]


def test_thinking_ends_when_a_player_takes_the_seat_back(
    server: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks for ever: taking the seat back ends it at once."""
    view = ada.table("you", "you", **PRESELECTED)
    table, seat = view["table"], view["turn"]["seat"]
    bots = server.instance.bots
    counts = never_choose(server, monkeypatch)
    ada.post(f"/api/tables/{table}/seats/{seat}/bot", level="random")
    wait_for(lambda: counts["asked"] == 1)
    assert ada.act(ada.view(table), "meditate", 409)["reason"] == "bot-holds-seat"
    ada.post(f"/api/tables/{table}/seats/{seat}/back")
    wait_for(lambda: counts["cancelled"] == 1)
    assert ada.act(ada.view(table), "meditate")["sequence"] > 0
    wait_for(lambda: table not in list(bots._thinking))


def never_choose(server: Running, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Let bots think for ever; count how often they start and are cancelled."""
    counts = {"asked": 0, "cancelled": 0}

    async def stream(job: Computation, urgency: Urgency = Urgency.NOW) -> AsyncIterator[str]:
        counts["asked"] += 1
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            counts["cancelled"] += 1
            raise
        yield "meditate"

    monkeypatch.setattr(server.instance.pools, "stream", stream)
    return counts


def test_a_killed_worker_process_is_replaced(server: Running, ada: Browser) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    ada.post(f"/api/tables/{view['table']}/hint", level="random")
    process = server.instance.pools._bots._all[0]._worker._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    assert ada.post(f"/api/tables/{view['table']}/hint", level="random")["text"]


def test_bots_think_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS, tick=0.05)
    running = Running(settings)
    never_choose(running, monkeypatch)
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
