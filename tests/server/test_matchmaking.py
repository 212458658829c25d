"""Matchmaking: who wants the same meets at one table, and bots come in their time."""

import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from luna.app.matchmaking import AutoStart
from luna.server.store.ratings import ratings
from luna.server.store.rows import insert_rows
from tests.server.harness import Browser, Running, wait_for


def status(person: Browser, table: str) -> str:
    return str(person.view(table)["status"])


def test_two_who_want_the_same_meet_and_begin(ada: Browser, ben: Browser) -> None:
    first = ada.post("/api/quick", 201, players=2, pace="day")
    assert first["status"] == "open"
    assert ada.get(f"/api/tables/{first['table']}/gathering")["quick"] is True
    sought = ada.get("/api/quick")["seeking"]
    assert {"table": first["table"], "players": 2, "missing": 1} == {
        key: sought[0][key] for key in ("table", "players", "missing")
    }
    other = ben.post("/api/quick", 201, players=2, pace="week")
    assert other["table"] != first["table"]
    ben.post(f"/api/tables/{other['table']}/abandon")
    second = ben.post("/api/quick", 201, players=2, pace="day")
    assert second["table"] == first["table"]
    wait_for(lambda: status(ada, first["table"]) == "playing")
    view = ada.view(first["table"])
    assert {seat["name"] for seat in view["seats"]} == {"Ada", "Ben"}
    assert view["pace"]["seconds"] == 86400
    wait_for(lambda: ada.get("/api/quick")["seeking"] == [])


def test_asking_again_leads_to_the_same_seat(ada: Browser) -> None:
    first = ada.post("/api/quick", 201, players=3)["table"]
    assert ada.post("/api/quick", 201, players=3)["table"] == first
    assert len(ada.view(first)["you"]["seats"]) == 1
    ada.post(f"/api/tables/{first}/abandon")
    again = ada.post("/api/quick", 201, players=3)["table"]
    assert again != first
    ada.post(f"/api/tables/{again}/abandon")


def test_many_who_ask_at_once_fill_tables(browser: Callable[..., Browser]) -> None:
    people = [browser(f"P{number}") for number in range(8)]
    with ThreadPoolExecutor(len(people)) as pool:
        asked = [pool.submit(each.post, "/api/quick", 201, players=2) for each in people]
        tables = Counter(each.result()["table"] for each in asked)
    assert sorted(tables.values()) == [2, 2, 2, 2]
    for table in tables:
        wait_for(lambda table=table: status(people[0], table) == "playing")  # type: ignore[misc]


def test_bots_come_at_the_time_that_was_set(ada: Browser, ben: Browser, server: Running) -> None:
    table = ada.table("you", "open", "open")["table"]
    path = f"/api/tables/{table}/gathering"
    assert ben.get(path) == {"quick": False, "at": None, "level": None}
    assert ben.put(path, 403, seconds=600)["reason"] == "not-your-table"
    ada.put(path, 422, seconds=1)
    kept = ada.put(path, seconds=600, level="random")
    assert kept["level"] == "random"
    assert time.time() < kept["at"] <= time.time() + 600
    assert ada.put(path) == {"quick": False, "at": None, "level": None}
    due = AutoStart(table, table, False, time.time() - 1, "random")
    server.do(lambda: server.instance.store.matchmaking.replace(due))
    wait_for(lambda: status(ada, table) == "playing")
    assert [seat["kind"] for seat in ada.view(table)["seats"]] == ["human", "bot", "bot"]
    assert ada.put(path, 409, seconds=600)["reason"] == "already-started"
    wait_for(lambda: bool(server.instance.metrics.gathered._value.get() >= 1))


def test_a_quick_game_takes_bots_when_nobody_comes(ada: Browser, server: Running) -> None:
    table = ada.post("/api/quick", 201, players=4, pace="week", bots=3600)["table"]
    matchmaking = server.instance.store.matchmaking
    kept: AutoStart = server.do(lambda: matchmaking.find(table))
    assert kept.at is not None
    early = AutoStart(table, kept.slot, True, time.time() - 1, kept.level)
    server.do(lambda: matchmaking.replace(early))
    wait_for(lambda: status(ada, table) == "playing")
    assert [seat["kind"] for seat in ada.view(table)["seats"]].count("bot") == 3


def test_a_range_keeps_apart_who_is_too_strong(
    ada: Browser, ben: Browser, browser: Callable[..., Browser], server: Running
) -> None:
    wish = {"players": 2, "pace": "week", "edition": "revised"}
    row: dict[str, object] = {
        "mean": 40.0,
        "spread": 1.0,
        "games": 20,
        "updated": 0.0,
        "pool": "2-slow",
    }
    table = ben.table("you", "you")["table"]
    room = server.do(lambda: server.instance.tables.get(table))
    row["identity"] = room.table.owner
    add = insert_rows(ratings, row)
    server.do(lambda: server.instance.store.database.write(add))
    first = ada.post("/api/quick", 201, **wish, range=200)["table"]
    second = ben.post("/api/quick", 201, **wish)["table"]
    assert second != first
    third = browser("Eve").post("/api/quick", 201, **wish, range=100)["table"]
    assert third == first


def test_what_makes_no_sense_is_refused(ada: Browser) -> None:
    assert ada.post("/api/quick", 422, players=5)["reason"] == "bad-body"
    assert ada.post("/api/quick", 422, pace="fast")["reason"] == "bad-body"
    assert ada.post("/api/quick", 422, level="nobody")["reason"] == "unknown-level"


def test_of_somebody_who_joins_and_a_start_with_bots_one_wins(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    for number in range(4):
        table = ada.table("you", "open", public=True, mode="preselected", seed=number)["table"]
        at = f"/api/tables/{table}"
        answers: dict[str, int] = {}

        def run(who: Browser, what: str, answers: dict[str, int] = answers, at: str = at) -> None:
            body = {"level": "pilgrim"} if what == "start" else {}
            answers[what] = who.http.post(f"{at}/{what}", json=body).status_code

        racers = [
            threading.Thread(target=run, args=(ben, "join")),
            threading.Thread(target=run, args=(ada, "start")),
        ]
        for racer in racers if number % 2 else racers[::-1]:
            racer.start()
        for racer in racers:
            racer.join()
        view = ada.view(table)
        assert view["status"] == "playing"
        assert answers["start"] == 200
        held = view["seats"][1]
        assert (held["kind"], held["name"]) == (
            ("human", "Ben") if answers["join"] == 200 else ("bot", None)
        )
        assert answers["join"] in (200, 409)
