"""Pace: time runs out, and what was agreed happens."""

import time
from typing import Any

import pytest

from luna.table.pace import Clock, Pace
from tests.server.harness import PRESELECTED, Browser, Running, set_clock, start_game, wait_for


@pytest.fixture
def late(server: Running, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let time pass at once."""

    def pass_time(seconds: float) -> None:
        set_clock(monkeypatch, lambda: time.time() + seconds)

    return pass_time


@pytest.mark.parametrize("kind", ["move", "game"])
def test_the_turn_is_passed(ada: Browser, late: Any, kind: str) -> None:
    pace = {"kind": kind, "seconds": 3600, "end": "pass"}
    view = ada.table("you", "you", **PRESELECTED, pace=pace)
    assert view["clock"]["deadline"] == pytest.approx(view["created"] + 3600, abs=30)
    late(4000)
    wait_for(lambda: ada.view(view["table"])["number"] >= 1)
    kinds = [e["kind"] for e in ada.get(f"/api/tables/{view['table']}/log")["entries"]]
    assert kinds[1:3] == ["late", "action"]


@pytest.mark.parametrize(("chosen", "level"), [(None, "deacon"), ("pilgrim", "pilgrim")])
def test_a_bot_of_the_level_the_host_chose_takes_the_seat(
    ada: Browser, late: Any, chosen: str | None, level: str
) -> None:
    pace = {"kind": "move", "seconds": 3600, "end": "bot", "level": chosen}
    view = ada.table("you", "you", **PRESELECTED, pace=pace)
    table, seat = view["table"], view["turn"]["seat"]
    late(4000)
    wait_for(lambda: ada.view(table)["seats"][seat]["level"] == level)
    wait_for(lambda: ada.view(table)["number"] >= 1)
    kinds = [e["kind"] for e in ada.get(f"/api/tables/{table}/log")["entries"]]
    assert kinds[1:4] == ["late", "bot", "action"]


def test_a_game_pauses_when_bots_have_replaced_every_player(
    server: Running, ada: Browser, ben: Browser, late: Any
) -> None:
    """Bots do not play on alone."""
    table = start_game(ada, ben, pace={"kind": "move", "seconds": 3600})
    late(4000)
    wait_for(lambda: ada.view(table)["number"] == 1)
    late(8000)
    wait_for(lambda: bool(ada.view(table)["paused"]))
    view = ada.view(table)
    assert (view["number"], view["status"]) == (1, "playing")
    assert [seat["level"] for seat in view["seats"]] == ["deacon", "deacon"]
    assert table not in server.do(server.instance.store.games.waiting_for_bots)
    wait_for(server.has_no_jobs)
    assert ada.view(table)["sequence"] == view["sequence"]
    waiting = view["turn"]["seat"]
    returning = (ada, ben)[1 - waiting]
    assert not returning.post(f"/api/tables/{table}/seats/{1 - waiting}/back")["paused"]
    wait_for(lambda: ada.view(table)["number"] == 2)


def test_the_game_is_abandoned(ada: Browser, late: Any) -> None:
    pace = {"kind": "move", "seconds": 3600, "end": "abandon"}
    table = ada.table("you", "you", **PRESELECTED, pace=pace)["table"]
    late(4000)
    wait_for(lambda: ada.view(table)["status"] == "abandoned")


def test_the_player_to_act_uses_time() -> None:
    pace = Pace("game", 100, increment=5)
    clock = Clock().stop(1000, None, acted=False)
    assert clock.deadline(pace, 0) == 1100
    clock = clock.stop(1030, 0, acted=True).stop(1040, 1, acted=True)
    assert (clock.left(pace, 0), clock.left(pace, 1)) == (75, 95)
    assert clock.stop(1300, 0, acted=False).left(pace, 0) == 0
    assert Clock().left(Pace("move", 60), 0) == 60
