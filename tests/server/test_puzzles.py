"""Puzzles and challenges over HTTP: answers, ratings, streaks, best results."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import pytest

from luna import Game
from luna.analysis.puzzles import shipped
from luna.app.challenges import challenges_at
from tests.server.harness import Browser, Running, set_clock, wait_for


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees two days."""
    noon = time.time() // 86_400 * 86_400 + 43_200
    set_clock(monkeypatch, lambda: noon)


def test_a_puzzle_is_solved_once_and_counts_once(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    home = ada.get("/api/puzzles")
    assert (home["rating"], home["tries"], home["streak"]) == (1200, 0, 0)
    assert sum(theme["puzzles"] for theme in home["themes"]) == len(shipped())
    name = home["daily"]
    right = ada.post(f"/api/puzzles/{name}/answer", text=shipped()[name].solution)
    assert right["right"]
    assert right["counted"]
    assert right["change"] > 0
    assert right["streak"] == 1
    assert right["solution"] == shipped()[name].solution
    again = ada.post(f"/api/puzzles/{name}/answer", text=shipped()[name].solution)
    assert not again["counted"]
    home = ada.get("/api/puzzles")
    assert (home["tries"], home["solved"], home["streak"]) == (1, 1, 1)
    assert home["daily_solved"]


def test_giving_up_shows_the_solution_and_costs_rating(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    name = ada.post("/api/puzzles/next", theme="temple")["puzzle"]
    assert shipped()[name].theme == "temple"
    given = ada.post(f"/api/puzzles/{name}/answer")
    assert not given["right"]
    assert given["solution"] == shipped()[name].solution
    assert given["change"] < 0
    assert ada.post("/api/puzzles/next", theme="temple")["puzzle"] != name


def test_a_wrong_answer_says_what_it_gives_away_and_not_the_solution(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada = browser("Ada")
    found = next(
        puzzle
        for puzzle in shipped().values()
        if puzzle.solution.startswith("sanctify") and puzzle.gain > 0.1
    )
    answer = ada.post(f"/api/puzzles/{found.id}/answer", text="meditate")
    assert (answer["right"], answer["solution"]) == (False, None)
    assert answer["lost"] > 0
    refused = ada.post(f"/api/puzzles/{found.id}/answer", 422, text="sanctify 0")
    assert refused["rule"]
    assert ada.get("/api/puzzles/nosuch", 404)["reason"] == "no-such-puzzle"


def test_the_board_of_a_puzzle_does_not_give_it_away(
    server: Running, browser: Callable[..., Browser]
) -> None:
    visitor = browser()
    name = next(iter(shipped()))
    board = visitor.post("/api/boards", puzzle=name)
    view = visitor.get(f"/api/puzzles/{name}")
    assert board["view"]["document"]["turn"] == view["order"]
    assert "solution" not in view


def test_a_streak_goes_on_from_day_to_day(
    server: Running, browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = browser("Ada")
    for day, streak in ((1, 1), (2, 2), (4, 1)):
        at = datetime(2027, 3, day, 12, tzinfo=UTC).timestamp()
        set_clock(monkeypatch, partial(float, at))
        name = ada.get("/api/puzzles")["daily"]
        answer = ada.post(f"/api/puzzles/{name}/answer", text=shipped()[name].solution)
        if answer["counted"]:
            assert answer["streak"] == streak


def test_a_challenge_is_the_same_for_everyone_and_its_results_are_listed(
    server: Running, browser: Callable[..., Browser]
) -> None:
    ada, bob = browser("Ada"), browser("Bob")
    challenge = ada.get("/api/challenges")["challenges"][0]
    plan: Any = {"period": challenge["period"], "mode": challenge["mode"]}
    tables = [each.post("/api/challenges", 201, **plan)["table"] for each in (ada, bob)]
    records = [ada.http.get(f"/api/tables/{table}/record").text for table in tables]
    assert records[0] == records[1]
    assert ada.post(f"/api/tables/{tables[0]}/hint", 403)["reason"] == "no-hints"
    finish(ada, tables[0])
    result = ada.view(tables[0])["document"]["result"]

    def listed() -> list[Any]:
        return list(ada.get("/api/challenges")["challenges"][0]["best"])

    wait_for(lambda: len(listed()) == 1)
    (line,) = listed()
    assert (line["name"], line["yours"]) == ("Ada", True)
    assert line["margin"] == result["margin"]


def finish(browser: Browser, table: str) -> None:
    """End every round at once."""
    while browser.view(table)["status"] == "playing":
        view = browser.view(table)
        game = Game.from_record(browser.http.get(f"/api/tables/{table}/record").text)
        text = "meditate" if game.why_not("meditate") is None else game.text(next(iter(game.legal)))
        browser.act(view, text)


def test_who_takes_back_is_not_listed(server: Running, browser: Callable[..., Browser]) -> None:
    ada = browser("Ada")
    challenge = ada.get("/api/challenges")["challenges"][1]
    plan: Any = {"period": challenge["period"], "mode": challenge["mode"]}
    table = ada.post("/api/challenges", 201, **plan)["table"]
    game = Game.from_record(ada.http.get(f"/api/tables/{table}/record").text)
    ada.act(ada.view(table), game.text(next(iter(game.legal))))
    ada.post(f"/api/tables/{table}/undo")
    finish(ada, table)
    assert ada.get("/api/challenges")["challenges"][1]["best"] == []
    old: Any = {"period": "2001-01-01", "mode": "solo1"}
    assert ada.post("/api/challenges", 404, **old)["reason"] == "no-such-challenge"


def test_days_and_weeks_have_setups_of_their_own() -> None:
    noon = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
    found = challenges_at(noon)
    assert [each.period for each in found] == ["2026-11-16"] * 3 + ["2026-W47"] * 3
    assert len({each.seed for each in found}) == 6
    later = challenges_at(noon + 86_400)
    assert [each in later for each in found] == [False] * 3 + [True] * 3
