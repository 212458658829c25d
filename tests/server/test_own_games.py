"""One's own games: what waits, what is shown of it, and what is taken off the list."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from luna.server.store.lists import line
from tests.server.harness import PRESELECTED, Browser, play_out, start_game

DAY = {"kind": "move", "seconds": 86400}


def mine(person: Browser, part: str = "all") -> list[str]:
    lines = person.get(f"/api/tables?scope=mine&part={part}")["tables"]
    return [line["table"] for line in lines]


def test_a_list_shows_round_influence_and_pace(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben, pace=DAY)
    view = ada.view(table)
    (ada, ben)[view["turn"]["seat"]].act(view, "meditate")
    view = ada.view(table)
    (shown,) = ada.get("/api/tables?scope=mine&part=current")["tables"]
    assert shown["round"] == view["document"]["round"] == 1
    players = view["document"]["players"]
    assert shown["influence"] == [players[s["colour"]]["influence"] for s in view["seats"]]
    assert shown["pace"]["seconds"] == 86400
    assert shown["deadline"] == view["clock"]["deadline"]


def test_the_most_pressing_game_waits_first(ada: Browser, ben: Browser) -> None:
    tables = {
        pace: start_game(
            ada, ben, seed=1, **({"pace": {"kind": "move", "seconds": pace}} if pace else {})
        )
        for pace in (0, 600, 60)
    }
    first = ada.view(tables[0])["turn"]["seat"]
    waits, other = (ada, ben) if first == 0 else (ben, ada)
    assert waits.get("/api/waiting") == {
        "number": 3,
        "tables": [tables[60], tables[600], tables[0]],
    }
    assert other.get("/api/waiting") == {"number": 0, "tables": []}
    waits.act(waits.view(tables[60]), "meditate")
    assert waits.get("/api/waiting")["tables"] == [tables[600], tables[0]]
    assert other.get("/api/waiting")["tables"] == [tables[60]]
    waits.post(f"/api/tables/{tables[600]}/seats/{first}/bot", level="random")
    assert tables[600] not in waits.get("/api/waiting")["tables"]


def test_as_many_games_wait_as_are_marked_in_the_list(ada: Browser, ben: Browser) -> None:
    hot = ada.table("you", "open", mode="preselected", hot_seat=True)["table"]
    record = ada.get(f"/api/tables/{hot}/record")
    ada.post("/api/records", 201, record=record)  # an analysis waits for nobody
    tables = [start_game(ada, ben, seed=1) for _ in range(2)]
    waits = (ada, ben)[ada.view(tables[0])["turn"]["seat"]]
    waits.put("/api/hidden", tables=[tables[0]])
    for person in (ada, ben):
        lines = person.get("/api/tables?scope=mine")["tables"]
        marked = {
            each["table"]
            for each in lines
            if each["your_turn"] and each["kind"] == "game" and not each["hidden"]
        }
        waiting = person.get("/api/waiting")
        assert set(waiting["tables"]) == marked
        assert waiting["number"] == len(marked)
    assert hot in ada.get("/api/waiting")["tables"]
    assert tables[1] in waits.get("/api/waiting")["tables"]


def test_a_turn_that_a_bot_takes_is_not_marked() -> None:
    row = SimpleNamespace(turn=0, rated=False, pace=None, influence=None, status="playing")
    for name in ("id", "kind", "edition", "mode", "public", "created", "updated", "round"):
        setattr(row, name, None)
    row.sequence = row.deadline = 0
    for level in (None, "deacon"):
        seat = SimpleNamespace(number=0, colour="red", kind="human", name="Ada", identity="ada")
        seat.level = level
        marked: Any = line(row, [seat], "ada")  # type: ignore[arg-type, list-item]
        assert marked.your_turn == (level is None)


def test_nothing_waits_for_a_stranger(browser: Callable[..., Browser]) -> None:
    assert browser().get("/api/waiting") == {"number": 0, "tables": []}


def test_a_hidden_table_is_hidden_in_every_browser(ada: Browser, ben: Browser) -> None:
    table, other = start_game(ada, ben), start_game(ada, ben)
    board = ada.post("/api/records", 201, record=ada.get(f"/api/tables/{table}/record"))["table"]
    ada.put("/api/hidden", tables=[table, "nobodys"])
    assert table not in ada.get("/api/waiting")["tables"]
    assert mine(ada, "hidden") == [table]
    assert mine(ada, "current") == [other]
    assert mine(ada, "analysis") == [board]
    assert set(mine(ada)) == {table, other, board}
    hidden = {line["table"]: line["hidden"] for line in ada.get("/api/tables?scope=mine")["tables"]}
    assert hidden == {table: True, other: False, board: False}
    assert set(mine(ben, "current")) == {table, other}
    ada.put("/api/hidden", tables=[table], hidden=False)
    assert set(mine(ada, "current")) == {table, other}
    ada.put("/api/hidden", 422, tables=[])
    assert ada.put("/api/hidden", 422, tables=["x" * 25])["reason"] == "bad-body"


def test_others_tables_cannot_be_hidden(ada: Browser, browser: Callable[..., Browser]) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    eve = browser("Eve")
    eve.put("/api/hidden", tables=[table])
    assert mine(eve, "hidden") == []
    assert mine(ada, "hidden") == []
    assert browser().put("/api/hidden", 401, tables=[table])["reason"] == "name-yourself"


def test_finished_games_stand_apart_and_can_be_read_on(ada: Browser, ben: Browser) -> None:
    over, going = start_game(ada, ben), start_game(ada, ben)
    play_out(over, ada, ben)
    assert mine(ada, "finished") == [over]
    assert mine(ada, "current") == [going]
    lines = ada.get("/api/tables?scope=mine")["tables"]
    latest = max(line["updated"] for line in lines)
    older = ada.get(f"/api/tables?scope=mine&before={latest!r}")["tables"]
    assert [line["table"] for line in older] == [
        line["table"] for line in lines if line["updated"] < latest
    ]
