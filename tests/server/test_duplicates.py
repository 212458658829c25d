"""Duplicate tables over the wire: a link makes one, several groups play it, all are compared."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.harness import Browser, invite, start_game
from tests.server.test_ratings import play_out


def make(who: Browser, **more: Any) -> Any:
    return who.post("/api/duplicates", 201, title="Friday", mode="preselected", **more)


def table_of(first: Browser, second: Browser, duplicate: str, team: str) -> str:
    """A group of two plays a setup, the first of them for a team."""
    table = str(first.post(f"/api/duplicates/{duplicate}/tables", 201, team=team)["table"])
    second.post(f"/api/tables/{table}/join", token=invite(first, table))
    first.post(f"/api/tables/{table}/start")
    return table


def test_two_groups_play_the_same_setup_and_are_compared(
    browser: Callable[..., Browser], ada: Browser, ben: Browser
) -> None:
    duplicate = make(ada)["duplicate"]
    eva, tom = browser("Eva"), browser("Tom")
    here = table_of(ada, ben, duplicate, "Herbs")
    there = table_of(eva, tom, duplicate, "Tide")
    assert ada.view(here)["duplicate"] == duplicate
    assert not ada.view(here)["hints"]
    isles = [ada.view(here)["document"]["isles"], eva.view(there)["document"]["isles"]]
    assert isles[0] == isles[1]
    again = ada.post(f"/api/duplicates/{duplicate}/tables", 201)
    assert again["table"] == here
    play_out(ada, ben, table=here)
    play_out(eva, tom, table=there)
    shown = ada.get(f"/api/duplicates/{duplicate}")
    assert {line["name"] for line in shown["standings"]} == {"Ada", "Ben", "Eva", "Tom"}
    assert all(line["percent"] == 50.0 for line in shown["standings"])
    assert {team["team"] for team in shown["teams"]} == {"Herbs", "Tide"}
    assert (shown["team"], shown["table"]) == ("Herbs", here)
    moved = ben.put(f"/api/duplicates/{duplicate}/team", team="Herbs")
    assert [t["players"] for t in moved["teams"] if t["team"] == "Herbs"] == [2]


def test_the_setup_of_the_week_is_there_for_everyone(ada: Browser, ben: Browser) -> None:
    week = ada.get("/api/duplicates/week")
    assert week["weekly"]
    tables = [who.post("/api/duplicates/week/tables", 201) for who in (ada, ben)]
    documents = [table["document"]["isles"] for table in tables]
    assert documents[0] == documents[1]
    assert [seat["kind"] for seat in tables[0]["seats"]] == ["human", "bot", "bot"]


def test_a_game_becomes_a_duplicate_once_it_is_over(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    ada.post("/api/duplicates", 409, title="Again", table=table)
    play_out(ada, ben, table=table)
    made = ada.post("/api/duplicates", 201, title="Again", table=table)
    assert [seat["level"] for seat in made["seats"]] == [None, None]


@pytest.mark.parametrize("seats", [["prior", "prior"], [None]])
def test_what_cannot_be_made_is_refused(ada: Browser, seats: Any) -> None:
    ada.post("/api/duplicates", 422, title="None", seats=seats)
    assert ada.get("/api/duplicates/nothing", 404)["reason"] == "no-such-duplicate"
    made = make(ada, seats=[None, "prior"])
    refused = ada.post(f"/api/duplicates/{made['duplicate']}/tables", 409, seat=1)
    assert refused["reason"] == "no-seat-free"
