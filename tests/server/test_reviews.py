"""Reviews are judged step by step, stored, stopped and resumed; boards are not stored."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from luna import Game
from luna.server.settings import Settings
from tests.server.conftest import GENEROUS, QUICK
from tests.server.harness import PRESELECTED, Browser, Running, wait_for


def record(actions: int = 12, solo: bool = False) -> str:
    game = Game.new(["yellow", "red"], seed=5, mode="solo1" if solo else "preselected")
    for _ in range(actions):
        game.play(next(iter(game.legal)))
    return game.record()


def finished(browser: Browser, review: str) -> Any:
    def done() -> bool:
        found = browser.get(f"/api/reviews/{review}")
        return bool(found["judged"] == found["actions"])

    wait_for(done)
    return browser.get(f"/api/reviews/{review}")


@pytest.mark.parametrize("solo", [False, True])
def test_every_action_of_an_uploaded_record_is_judged(
    server: Running, browser: Callable[..., Browser], solo: bool
) -> None:
    visitor = browser()
    text = record(solo=solo)
    asked = visitor.post("/api/reviews", 201, record=text)
    assert asked["actions"] == 12
    found = finished(visitor, asked["review"])
    assert [each["number"] for each in found["verdicts"]] == list(range(1, 13))
    assert found["record"] == text
    game = Game.from_record(text)
    for number, row in enumerate(found["ledger"]):
        for seat in range(2):
            assert sum(row[seat]) == int(game.states[number].influence(seat))
    for each in found["verdicts"]:
        assert each["mark"] in ("best", "good", "mistake", "blunder")
        assert (each["better"] is None) == (each["lost_chance"] == 0)
        if each["better"] is not None:
            at = Game.from_record(text, each["number"] - 1)
            assert at.why_not(each["better"]) is None
    assert browser().post("/api/reviews", 201, record=text)["review"] == asked["review"]
    assert visitor.get(f"/api/reviews/{asked['review']}?since=10")["verdicts"][0]["number"] == 11


def test_a_game_of_this_server_is_reviewed_when_it_is_over(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    view = ada.table("you", "you", **PRESELECTED)
    assert ada.post("/api/reviews", 409, table=view["table"])["reason"] == "not-over"
    ada.act(ada.view(view["table"]), "meditate")
    ada.post(f"/api/tables/{view['table']}/abandon")
    assert ada.post("/api/reviews", 201, table=view["table"])["actions"] == 1


def test_a_game_that_others_still_play_is_not_analysed(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada, bob = browser("Ada"), browser("Bob")
    view = ada.table("you", "deacon", mode="standard", seed=77)
    text = ada.http.get(f"/api/tables/{view['table']}/record").text
    assert bob.post("/api/boards/advice", 409, board={"record": text})["reason"] == "not-over"
    ada.post(f"/api/tables/{view['table']}/abandon")
    assert bob.post("/api/boards/advice", board={"record": text})["thought"]


def test_a_stopped_review_resumes_where_it_stood(
    server: Running, browser: Callable[..., Browser]
) -> None:
    visitor = browser()
    text = record(30)
    asked = visitor.post("/api/reviews", 201, record=text)
    visitor.post(f"/api/reviews/{asked['review']}/stop")
    stopped = visitor.get(f"/api/reviews/{asked['review']}")
    assert not stopped["running"]
    assert visitor.post("/api/reviews", 201, record=text)["review"] == asked["review"]
    assert finished(visitor, asked["review"])["judged"] == 30


def test_a_review_that_others_want_is_not_stopped(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada, ben, eve = browser("Ada"), browser("Ben"), browser("Eve")
    text = record(25)
    review = ada.post("/api/reviews", 201, record=text)["review"]
    stop = f"/api/reviews/{review}/stop"
    assert eve.post(stop, 403)["reason"] == "not-your-review"
    assert ben.post("/api/reviews", 201, record=text)["review"] == review
    ben.post(stop)
    assert ben.post(stop, 403)["reason"] == "not-your-review"
    assert finished(ada, review)["judged"] == 25


def test_no_other_action_is_tried_while_others_play_the_setup(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    view = ada.table("you", "deacon", mode="standard", seed=78)
    header = ada.http.get(f"/api/tables/{view['table']}/record?sequence=0").text
    ada.post(f"/api/tables/{view['table']}/abandon")
    game = Game.from_record(header)
    text = game.text(next(iter(game.legal)))
    line = f"{game.turn}: {text}\n"
    review = ada.post("/api/reviews", 201, record=header + line)["review"]
    again = ada.table("you", "deacon", setup=header, hints=False)
    path = f"/api/reviews/{review}/retry"
    assert ada.post(path, 409, number=1, text=text)["reason"] == "not-over"
    ada.post(f"/api/tables/{again['table']}/abandon")
    assert ada.post(path, number=1, text=text)["text"] == text


def test_a_restart_resumes_a_review(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS, tick=0.05, budgets=QUICK)
    running = Running(settings)
    visitor = Browser(running.url)
    review = visitor.post("/api/reviews", 201, record=record(40))["review"]
    visitor.close()
    running.stop()
    running = Running(settings)
    store = running.instance.store
    wait_for(lambda: len(running.do(lambda: store.reviews.verdicts(review))) == 40)
    running.stop()


def test_another_action_is_tried_in_place_of_one_that_was_played(
    server: Running, browser: Callable[..., Browser]
) -> None:
    visitor = browser()
    asked = visitor.post("/api/reviews", 201, record=record())
    path = f"/api/reviews/{asked['review']}/retry"
    tried = visitor.post(path, number=3, text="meditate")
    assert (tried["number"], tried["text"]) == (3, "meditate")
    better = tried["better"]
    if better is not None:
        assert visitor.post(path, number=3, text=better)["lost_chance"] <= tried["lost_chance"]
    assert visitor.post(path, 422, number=3, text="sanctify 28")["rule"]
    assert visitor.post(path, 404, number=99, text="meditate")["reason"] == "no-such-position"


def test_a_board_plays_for_every_seat_and_keeps_nothing(
    server: Running, browser: Callable[..., Browser]
) -> None:
    visitor = browser()
    game = Game.from_record(record())
    plan: Any = {"record": game.record(), "at": 4}
    board = visitor.post("/api/boards", **plan)
    assert [entry["kind"] for entry in board["entries"]] == ["start", *["action"] * 4]
    after = visitor.post("/api/boards", **plan, actions=["meditate"], since=5)
    assert [entry["text"] for entry in after["entries"]] == ["meditate"]
    assert after["view"]["you"]["seats"] == [0, 1]
    refused = visitor.post("/api/boards", 422, **plan, actions=["sanctify 28"])
    assert refused["rule"]
    looked = visitor.post("/api/boards/preview", board=plan, text="meditate")
    assert looked["document"] == after["view"]["document"]
    asked = visitor.post("/api/boards/why", board=plan, text="sanctify 28")
    assert asked["legal"] is False
    past = visitor.post("/api/boards/position", board=plan, sequence=3)
    assert past["number"] == 2
