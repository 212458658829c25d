"""Ratings over the wire: they follow from the games, and a rebuild gives the same numbers."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from luna.server.settings import Settings
from luna.server.store import upkeep
from luna.server.store.connecting import open_engine
from luna.server.store.games import KeptTable, load_table
from luna.server.store.ratings import all_ratings
from luna.server.store.upkeep import rebuild_ratings, verify
from tests.server.harness import Browser, Running, seated

LIVE = {"rated": True, "pace": {"seconds": 3600}}


def play_out(*players: Browser, table: str, most: int = 1000) -> Any:
    """Everyone meditates to the end of the game."""
    for _ in range(most):
        view = players[0].view(table)
        if view["status"] != "playing":
            return view
        for player in players:
            seats = player.view(table)["you"]["seats"]
            if view["turn"]["seat"] in seats:
                player.act(view, "meditate")
                break
    return players[0].view(table)


def ratings(player: Browser) -> dict[str, Any]:
    return {each["pool"]: each for each in player.get("/api/me/ratings")["ratings"]}


def test_a_rated_game_changes_ratings_and_a_rebuild_agrees(
    settings: Settings, server: Running, ada: Browser, ben: Browser
) -> None:
    table = seated(ada, ben, **LIVE)
    assert ada.view(table)["rated"]
    assert not ada.view(table)["hints"]
    before = ada.get(f"/api/tables/{table}/ratings")
    assert (before["pool"], before["counted"]) == ("2-live", False)
    assert [each["rating"] for each in before["seats"]] == [1500, 1500]
    play_out(ada, ben, table=table)
    after = ada.get(f"/api/tables/{table}/ratings")
    assert after["counted"]
    assert sum(each["change"] for each in after["seats"]) == 0
    assert all(each["change"] for each in after["seats"])
    mine = ratings(ada)["2-live"]
    assert mine["provisional"]
    assert mine["games"] == 1
    (point,) = ada.get("/api/me/ratings")["history"]
    assert (point["table"], point["rating"]) == (table, mine["rating"])
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            kept = all_ratings(connection)
            assert list(verify(connection)) == []
        assert rebuild_ratings(engine).changed == 0
        with engine.connect() as connection:
            assert all_ratings(connection) == kept
    finally:
        engine.dispose()


def test_a_game_that_ends_while_ratings_are_rebuilt_counts(
    settings: Settings, ada: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(ada, ben, **LIVE)
    play_out(ada, ben, table=table, most=2)
    left: list[str] = []

    def load_and_leave(connection: Connection, game: str) -> KeptTable | None:
        kept = load_table(connection, game)
        if game == table and not left:
            left.append(game)
            ada.post(f"/api/tables/{table}/leave")
        return kept

    monkeypatch.setattr(upkeep, "load_table", load_and_leave)
    engine = open_engine(settings.url)
    try:
        assert rebuild_ratings(engine).changed == 0
        with engine.connect() as connection:
            assert list(verify(connection)) == []
    finally:
        engine.dispose()
    assert left == [table]
    assert ben.view(table)["status"] == "abandoned"


def test_leaving_and_slow_games_have_their_own_consequences(ada: Browser, ben: Browser) -> None:
    slow = {"rated": True, "pace": {"seconds": 86400}}
    table = seated(ada, ben, **slow)
    play_out(ada, ben, table=table, most=2)
    ada.post(f"/api/tables/{table}/leave")
    assert ben.view(table)["status"] == "abandoned"
    assert ratings(ada)["2-slow"]["rating"] < 1500 < ratings(ben)["2-slow"]["rating"]
    assert "2-live" not in ratings(ada)


def test_the_list_of_the_strongest_waits_for_enough_games(
    browser: Callable[..., Browser],
) -> None:
    eva, tom = browser("Eva"), browser("Tom")
    for number in range(10):
        assert "Eva" not in [each["name"] for each in leaders(eva)]
        table = seated(eva, tom, **LIVE, seed=number)
        play_out(eva, tom, table=table, most=2)
        tom.post(f"/api/tables/{table}/leave")
    found = {each["name"]: each for each in leaders(eva)}
    assert found["Eva"]["yours"]
    assert found["Eva"]["rating"] > found["Tom"]["rating"]
    tom.delete("/api/me/account")
    assert "Tom" not in [each["name"] for each in leaders(eva)]


def leaders(player: Browser) -> list[Any]:
    return list(player.get("/api/ratings?pool=2-live")["leaders"])


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({}, "rated-pace"),
        ({"pace": {"seconds": 60}, "figures": ["tide", "book", "herbs"]}, "rated-terms"),
        ({"pace": {"seconds": 60}, "mode": "solo1"}, "rated-terms"),
        ({"pace": {"seconds": 60}, "hot_seat": True}, "rated-terms"),
    ],
)
def test_what_cannot_be_rated_is_refused(ada: Browser, more: Any, reason: str) -> None:
    players = ("you",) if more.get("mode") == "solo1" else ("you", "open")
    assert ada.table(*players, status=422, rated=True, **more)["reason"] == reason


def test_other_tables_have_no_ratings_and_strangers_none_of_their_own(
    browser: Callable[..., Browser], ada: Browser
) -> None:
    table = ada.table("you", "you")["table"]
    assert ada.get(f"/api/tables/{table}/ratings", 404)["reason"] == "no-such-rating"
    assert browser().get("/api/me/ratings") == {"ratings": [], "history": []}
    assert ada.get("/api/ratings?pool=9-live", 422)["reason"] == "bad-body"
