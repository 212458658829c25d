"""Moderation: muting, blocking, and reports that reach the operator."""

from collections.abc import Callable
from pathlib import Path

from luna.server.settings import Settings
from tests.cli.command import luna
from tests.server.harness import Browser, Running, start_game, wait_for


def test_who_is_blocked_does_not_sit_down_with_one_again(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    other = 1 - ada.view(table)["you"]["seats"][0]
    at = f"/api/tables/{table}"
    assert ada.put(f"{at}/seats/{other}/manners", mute=True)["muted"] == [other]
    assert ada.put(f"{at}/seats/{other}/manners", block=True)["blocked"] == [other]
    assert ben.get(f"{at}/manners") == {"muted": [], "blocked": []}
    for owner, guest in ((ada, ben), (ben, ada)):
        laid = owner.table("you", "open", public=True)["table"]
        assert guest.post(f"/api/tables/{laid}/join", 409)["reason"] == "blocked"
    assert ada.put(f"{at}/seats/{other}/manners") == {"muted": [], "blocked": []}
    laid = ada.table("you", "open", public=True)["table"]
    ben.post(f"/api/tables/{laid}/join")
    own = ada.view(table)["you"]["seats"][0]
    assert ada.put(f"{at}/seats/{own}/manners", 409, mute=True)["reason"] == "nobody-there"


def test_reports_reach_the_operator_and_are_bounded(
    settings: Settings, server: Running, browser: Callable[..., Browser]
) -> None:
    eva, tom = browser("Eva"), browser("Tom")
    table = start_game(eva, tom)
    seat = 1 - eva.view(table)["you"]["seats"][0]
    for number in range(10):
        eva.post(f"/api/tables/{table}/seats/{seat}/report", 201, text=f"rude {number}")
    eva.post(f"/api/tables/{table}/seats/{seat}/report", 429, text="again")
    where = ["--database", settings.database] if settings.database else []
    where += ["--data", str(settings.data)]
    printed = luna(["admin", "reports", *where]).output
    assert "Eva of Tom" in printed
    assert "10 open reports" in printed
    name = printed.split()[0]
    assert luna(["admin", "reports", "--close", name, *where]).exit_code == 0
    assert "9 open reports" in luna(["admin", "reports", *where]).output


def test_words_of_the_operator_are_covered_and_links_are_text(tmp_path: Path) -> None:
    list_of_words = tmp_path / "words"
    list_of_words.write_text("darn\n\nheck\n", "utf-8")
    running = Running(Settings(data=tmp_path, words=str(list_of_words)))
    eva = Browser(running.url, "Eva")
    table = eva.table("you", "you")["table"]
    said = eva.post(f"/api/tables/{table}/chat", text="Darn, darning heck! https://luna.example")
    assert said["text"] == "****, darning ****! https://luna.example"
    eva.close()
    running.stop()


def test_the_others_decide_whether_a_bot_stands_in_for_somebody_who_is_away(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    cleo = browser("Cleo")
    table = start_game(ada, ben, cleo)
    at = f"/api/tables/{table}"
    with cleo.live(table) as live:
        live.receive("welcome")
        refused = ada.post(f"{at}/seats/2/replace", 403)
        assert refused["reason"] == "player-not-absent"
    wait_for(lambda: not ada.view(table)["seats"][2]["present"])
    assert ada.post(f"{at}/seats/2/replace", level="pilgrim")["done"] is False
    request = ada.view(table)["request"]
    assert (request["what"], request["number"], request["agreed"]) == ("replace", 2, [0])
    assert cleo.reply(table, False)["done"] is False  # who is back need not put up with it
    assert ada.view(table)["request"] is None
    ada.post(f"{at}/seats/2/replace", level="pilgrim")
    assert ben.reply(table, True)["done"] is True
    view = ada.view(table)
    assert view["request"] is None
    assert (view["seats"][2]["kind"], view["seats"][2]["level"]) == ("human", "pilgrim")
    cleo.post(f"{at}/seats/2/back")
    assert ada.view(table)["seats"][2]["level"] is None


def test_two_alone_and_rated_games_have_no_such_vote(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    reason = ada.post(f"/api/tables/{table}/seats/1/replace", 403)["reason"]
    assert reason == "player-not-absent"
    rated = start_game(ada, ben, rated=True, pace={"seconds": 3600})
    assert ada.post(f"/api/tables/{rated}/seats/1/replace", 409)["reason"] == "rated-game"
