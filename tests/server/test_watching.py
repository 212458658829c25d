"""Public games for spectators: the position, the spectators, and rated games with a delay."""

from collections.abc import Callable
from typing import Any

import pytest

from luna.app.tables import spectator_delay
from luna.app.tables.spectator_delay import DELAY_SECONDS
from tests.server.harness import Browser, start_game, wait_for

LIVE = {"kind": "move", "seconds": 600, "end": "abandon"}


@pytest.fixture
def stranger(browser: Callable[..., Browser]) -> Browser:
    return browser()


def meditate(table: str, *people: Browser) -> Any:
    """The player to act meditates; return the view before."""
    view = people[0].view(table)
    people[view["turn"]["seat"]].act(view, "meditate")
    return view


def test_public_games_are_shown_with_their_position(
    ada: Browser, ben: Browser, stranger: Browser
) -> None:
    private = start_game(ada, ben)
    table = start_game(ada, ben, public=True)
    with ben.live(table) as player:
        player.receive("welcome")
        found = {game["table"]: game for game in ada.get("/api/watching")["games"]}
        assert private not in found
        view = ada.view(table)
        assert found[table]["document"] == view["document"]
        assert (found[table]["watchers"], found[table]["delay"]) == (0, 0)
        with stranger.live(table) as live:
            live.receive("welcome")
            (game,) = (g for g in ada.get("/api/watching")["games"] if g["table"] == table)
            assert game["watchers"] == 1
            assert player.receive("presence")["watchers"] in (0, 1)
    meditate(table, ada, ben)
    (game,) = (g for g in ada.get("/api/watching")["games"] if g["table"] == table)
    assert game["document"] == ada.view(table)["document"] != view["document"]
    ada.post(f"/api/tables/{table}/abandon")
    ben.reply(table, True)
    wait_for(lambda: all(g["table"] != table for g in ada.get("/api/watching")["games"]))


def test_every_request_of_a_spectator_shows_a_rated_game_delayed(
    ada: Browser, ben: Browser, stranger: Browser
) -> None:
    table = start_game(ada, ben, public=True, rated=True, pace=LIVE)
    base = f"/api/tables/{table}"
    begun = ada.view(table)
    with stranger.live(table) as live:
        assert live.receive("welcome")["view"]["delay"] == DELAY_SECONDS
        before = meditate(table, ada, ben)
        now = ada.view(table)
        assert now["document"] != begun["document"]
        assert now["delay"] == 0
        seen = stranger.view(table)
        assert (seen["document"], seen["delay"]) == (begun["document"], DELAY_SECONDS)
        assert seen["clock"]["deadline"] == before["clock"]["deadline"] + DELAY_SECONDS
        assert stranger.get(f"{base}/log")["sequence"] == begun["sequence"]
        assert all(e["kind"] != "action" for e in stranger.get(f"{base}/log")["entries"])
        assert "meditate" in ada.get(f"{base}/record")
        assert "meditate" not in stranger.get(f"{base}/record")
        ada.get(f"{base}/positions/{now['sequence']}")
        stranger.get(f"{base}/positions/{now['sequence']}", 404)
        share = f"/api/shares/{ada.post(f'{base}/share')['share']}"
        assert "meditate" in ben.get(share)["record"]
        assert stranger.get(share, 409)["reason"] == "seen-later"
        assert len(stranger.get(f"{base}/course")["influence"]) == 1
        (game,) = (g for g in stranger.get("/api/watching")["games"] if g["table"] == table)
        assert (game["document"], game["delay"]) == (begun["document"], DELAY_SECONDS)
        live.send(type="ping", client="a")
        assert live.receive("pong")["sequence"] == begun["sequence"]
        (line,) = (
            each
            for each in stranger.get("/api/tables?scope=public")["tables"]
            if each["table"] == table
        )
        assert (line["turn"], line["round"], line["influence"]) == (None, None, None)
        # Once it is over, there is nothing more to hide.
        ada.post(f"{base}/leave")
        missed = [live.receive("event")["entry"]["kind"] for _ in range(1)]
        while missed[-1] != "abandon":
            missed.append(live.receive("event")["entry"]["kind"])
        assert missed[0] == "action" or missed[:2] == ["action", "action"]
    assert "meditate" in stranger.get(f"{base}/record")
    assert "meditate" in stranger.get(share)["record"]


def test_spectators_of_a_rated_game_see_an_action_after_the_delay(
    ada: Browser, ben: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spectator_delay, "DELAY_SECONDS", 2.0)
    table = start_game(ada, ben, public=True, rated=True, pace=LIVE)
    with stranger.live(table) as live, ada.live(table) as player:
        live.receive("welcome")
        player.receive("welcome")
        meditate(table, ada, ben)
        prompt = player.receive("event")
        tardy = live.receive("event")
        assert tardy["entry"] == prompt["entry"]
        assert tardy["view"]["document"] == prompt["view"]["document"]
        assert (tardy["view"]["delay"], prompt["view"]["delay"]) == (2.0, 0.0)


def test_spectators_from_before_the_start_of_a_rated_game_are_delayed(
    ada: Browser, ben: Browser, stranger: Browser
) -> None:
    view = ada.table("you", "open", public=True, rated=True, pace=LIVE, mode="preselected")
    table = view["table"]
    with stranger.live(table) as live:
        assert live.receive("welcome")["view"]["status"] == "open"
        ben.post(f"/api/tables/{table}/join")
        assert live.receive("event")["entry"]["kind"] == "join"
        ada.post(f"/api/tables/{table}/start")
        assert live.receive("event")["entry"]["kind"] == "start"
        meditate(table, ada, ben)
        live.send(type="ping", client="a")
        assert live.receive("event", "pong")["type"] == "pong"


def test_no_detour_leads_to_hints_for_a_rated_game(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben, rated=True, pace=LIVE)
    meditate(table, ada, ben)
    base = f"/api/tables/{table}"
    for way in ("hint", "advice"):
        assert ada.post(f"{base}/{way}", 403)["reason"] == "no-hints"
    assert ada.get(f"{base}/tips") == {"tips": []}
    record = ada.get(f"{base}/record")
    upload = {"record": record, "name": "Ada"}
    assert ada.post("/api/reviews", 409, record=record)["reason"] == "not-over"
    board = {"board": {"record": record}}
    assert ada.post("/api/boards/advice", 409, **board)["reason"] == "not-over"
    analysis = ada.post("/api/records", 201, **{"as": "analysis"}, **upload)["table"]
    for way in ("hint", "advice", "seats/0/bot"):
        assert ada.post(f"/api/tables/{analysis}/{way}", 409)["reason"] == "not-over"
    assert ada.post("/api/records", 409, **{"as": "game"}, **upload)["reason"] == "not-over"
    setup = record.partition("\n\n")[0] + "\n"
    copy = ada.table("you", "you", hot_seat=True, setup=setup)["table"]
    assert ada.post(f"/api/tables/{copy}/advice", 409)["reason"] == "not-over"
    ada.post(f"{base}/leave")
    assert ada.post(f"/api/tables/{analysis}/hint")["text"]
