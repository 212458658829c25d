"""Hints with reasons: what they say, who may look, and what the log says of it."""

from collections.abc import Callable
from typing import Any

from luna import Game
from tests.server.harness import PRESELECTED, Browser, Running, wait_for


def kinds(browser: Browser, table: str) -> list[str]:
    return [entry["kind"] for entry in browser.get(f"/api/tables/{table}/log")["entries"]]


def whole(browser: Browser, thought: Any) -> Any:
    """A thought at its end."""
    while not thought["done"]:
        thought = browser.get(f"/api/thoughts/{thought['thought']}?known={thought['progress']}")
    return thought


def test_three_actions_with_points_by_source_for_every_order(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    view = ada.table("you", "you", "you", **PRESELECTED)
    thought = whole(ada, ada.post(f"/api/tables/{view['table']}/advice"))
    assert thought["progress"] == 1
    assert len(thought["options"]) == 3
    orders = {seat["colour"] for seat in view["seats"]}
    for option in thought["options"]:
        game = Game.from_record(ada.http.get(f"/api/tables/{view['table']}/record").text)
        assert game.why_not(option["text"]) is None
        assert set(option["chances"]) == set(option["sources"]) == orders
        assert abs(sum(option["chances"].values()) - 1) < 0.001
        for order in orders:
            assert abs(sum(option["sources"][order].values()) - option["points"][order]) < 0.2
        game.play(option["text"])
        for step in option["line"]:
            assert game.turn == step["order"]
            game.play(step["text"])


def test_a_hint_stands_in_the_log_once_for_a_position(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    view = ada.table("you", "you", **PRESELECTED)
    ada.post(f"/api/tables/{view['table']}/advice")
    ada.post(f"/api/tables/{view['table']}/advice", depth=1)
    ada.post(f"/api/tables/{view['table']}/hint", level="random")
    assert kinds(ada, view["table"]).count("hint") == 1
    ada.act(ada.view(view["table"]), "meditate")
    ada.post(f"/api/tables/{view['table']}/advice")
    assert kinds(ada, view["table"]).count("hint") == 2


def test_where_hints_are_off_there_are_none(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada, bob = browser("Ada"), browser("Bob")
    view = ada.table("you", "you", hints=False, **PRESELECTED)
    assert view["hints"] is False
    for what in ("advice", "hint"):
        refused = ada.post(f"/api/tables/{view['table']}/{what}", 403)
        assert refused["reason"] == "no-hints"
    assert "hint" not in kinds(ada, view["table"])
    open_table = ada.table("you", "you", **PRESELECTED)["table"]
    assert bob.post(f"/api/tables/{open_table}/advice", 403)["reason"] == "not-your-seat"


def test_a_thought_that_is_ended_is_gone(server: Running, browser: Callable[..., Browser]) -> None:
    ada = browser("Ada")
    view = ada.table("you", "you", **PRESELECTED)
    thought = ada.post(f"/api/tables/{view['table']}/advice", depth=3)["thought"]
    ada.delete(f"/api/thoughts/{thought}")
    assert ada.get(f"/api/thoughts/{thought}", 404)["reason"] == "no-such-thought"


def test_a_new_thought_ends_the_one_before(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    view = ada.table("you", "you", **PRESELECTED)
    first = ada.post(f"/api/tables/{view['table']}/advice", depth=3)["thought"]
    second = ada.post(f"/api/tables/{view['table']}/advice", depth=0)
    assert ada.get(f"/api/thoughts/{first}", 404)["reason"] == "no-such-thought"
    assert whole(ada, second)["options"]
    wait_for(server.has_no_jobs)
