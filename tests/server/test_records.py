"""Records and positions: looked back at, downloaded, uploaded, shared."""

from collections.abc import Callable
from pathlib import Path

import pytest

from luna import Game
from tests.server.harness import PRESELECTED, Browser, start_game

GAMES = Path(__file__).parents[1] / "fixtures" / "games"
FINISHED = sorted(GAMES.glob("*.luna"))


def played(ada: Browser, *texts: str) -> str:
    view = ada.table("you", "you", **PRESELECTED)
    for text in texts:
        ada.act(ada.view(view["table"]), text)
    return str(view["table"])


def test_any_position_can_be_seen_again(ada: Browser) -> None:
    table = played(ada, "meditate", "meditate")
    ada.post(f"/api/tables/{table}/undo")
    positions = [ada.get(f"/api/tables/{table}/positions/{n}") for n in range(5)]
    assert [each["number"] for each in positions] == [0, 0, 1, 2, 1]
    assert positions[2]["document"] == positions[4]["document"]
    assert positions[2]["events"][0]["kind"] == "time-turned"
    assert ada.get(f"/api/tables/{table}/positions/9", 404)["reason"] == "no-such-position"


@pytest.mark.parametrize("name", ["000-standard-2p-classic", "015-preselected-4p-classic"])
def test_the_log_tells_the_round_of_each_entry(ada: Browser, name: str) -> None:
    text = (GAMES / f"{name}.luna").read_text("utf-8")
    view = ada.post("/api/records", 201, record=text, **{"as": "game", "at": 70})
    log = ada.get(f"/api/tables/{view['table']}/log")["entries"]
    record = Game.from_record(text)
    game = Game(record.setup)
    rounds = [game.round]
    for action in record.actions[:70]:
        rounds.append(game.round)
        game.play(action)
    assert [entry["round"] for entry in log] == rounds
    assert len(set(rounds)) > 2
    ada.post(f"/api/tables/{view['table']}/undo", number=1)
    ada.post(f"/api/tables/{view['table']}/chat", text="from the beginning")
    result = ada.get(f"/api/tables/{view['table']}/log?since={len(log)}")["entries"]
    assert [(entry["kind"], entry["round"]) for entry in result] == [
        ("undo", rounds[1]),
        ("chat", rounds[1]),
    ]
    seen = ada.get(f"/api/tables/{view['table']}/positions/{len(log)}")
    assert seen["entry"] == log[-1]


def test_a_record_is_downloaded(ada: Browser) -> None:
    table = played(ada, "meditate", "favor shrine")
    game = Game.from_record(ada.get(f"/api/tables/{table}/record"))
    assert game.document() == ada.view(table)["document"]
    earlier = Game.from_record(ada.get(f"/api/tables/{table}/record?sequence=2"))
    assert len(earlier.actions) == 1


@pytest.mark.parametrize("path", FINISHED[::5], ids=lambda path: path.stem)
def test_a_finished_game_is_uploaded(ada: Browser, path: Path) -> None:
    text = path.read_text("utf-8")
    view = ada.post("/api/records", 201, record=text, **{"as": "finished"})
    assert view["status"] == "over"
    assert view["document"] == Game.from_record(text).document()
    assert view["you"]["seats"] == []
    assert ada.act(view, "meditate", 403)["reason"] == "not-your-seat"


def test_an_unfinished_game_is_no_finished_one(ada: Browser) -> None:
    record = ada.get(f"/api/tables/{played(ada, 'meditate')}/record")
    problem = ada.post("/api/records", 422, record=record, **{"as": "finished"})
    assert problem["reason"] == "record-not-over"


def test_a_game_goes_on_from_a_record(ada: Browser, ben: Browser) -> None:
    record = ada.get(f"/api/tables/{played(ada, 'meditate', 'meditate')}/record")
    view = ada.post("/api/records", 201, record=record, **{"as": "game"})
    assert (view["status"], view["number"], view["you"]["seats"]) == ("playing", 2, [0, 1])
    ada.act(view, "meditate")
    seats = [{"player": "you"}, {"player": "open"}]
    view = ada.post(
        "/api/records", 201, record=record, seats=seats, at=1, public=True, **{"as": "game"}
    )
    assert view["status"] == "open"
    ben.post(f"/api/tables/{view['table']}/join")
    started = ada.post(f"/api/tables/{view['table']}/start")
    assert (started["status"], started["number"]) == ("playing", 1)


def test_an_analysis_board_is_free(ada: Browser, ben: Browser) -> None:
    text = FINISHED[0].read_text("utf-8")
    view = ada.post("/api/records", 201, record=text, **{"as": "analysis"})
    table = view["table"]
    assert (view["kind"], view["status"]) == ("analysis", "over")
    ada.post(f"/api/tables/{table}/undo", number=3)
    view = ada.view(table)
    assert (view["status"], view["number"]) == ("playing", 3)
    ada.act(view, ada.get(f"/api/tables/{table}/legal?limit=1")["actions"][0])
    assert ben.act(ben.view(table), "meditate", 403)["reason"] == "not-your-seat"


def test_a_faulty_record_is_refused_with_line_and_rule(ada: Browser) -> None:
    text = FINISHED[0].read_text("utf-8")
    problem = ada.post("/api/records", 422, record=text + "red: dance\n")
    assert problem["rule"] == "PARSE"
    assert problem["line"] == len(text.splitlines()) + 1
    assert ada.post("/api/records", 422, record="hello")["rule"] == "PARSE"


def test_a_shared_position_shows_nothing_of_the_table(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    table = start_game(ada, ben)
    share = ada.post(f"/api/tables/{table}/share")
    assert share == ada.post(f"/api/tables/{table}/share")
    assert share["link"] == f"/s/{share['share']}"
    result = browser().get(f"/api/shares/{share['share']}")
    assert result["document"] == ada.view(table)["document"]
    assert result["number"] == 0
    assert table not in str(result)
    assert "Ada" not in str(result)
    assert ada.get("/api/shares/none", 404)["reason"] == "no-such-share"
