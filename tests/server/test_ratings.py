"""Ratings over the wire: they follow from the games, and a rebuild gives the same numbers."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Connection

from luna.app.tables.room import StoredTable
from luna.server.settings import Settings
from luna.server.store import maintenance
from luna.server.store.connecting import open_engine
from luna.server.store.games import load_table
from luna.server.store.maintenance import rebuild_ratings, verify
from luna.server.store.ratings import all_ratings
from tests.server.authenticator import Authenticator
from tests.server.harness import Browser, Running, start_game
from tests.server.test_passkeys import at_localhost, sign_in

LIVE: dict[str, Any] = {"rated": True, "pace": {"seconds": 3600}}


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
    table = start_game(ada, ben, **LIVE)
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
    table = start_game(ada, ben, **LIVE)
    play_out(ada, ben, table=table, most=2)
    left: list[str] = []

    def load_and_leave(connection: Connection, game: str) -> StoredTable | None:
        kept = load_table(connection, game)
        if game == table and not left:
            left.append(game)
            ada.post(f"/api/tables/{table}/leave")
        return kept

    monkeypatch.setattr(maintenance, "load_table", load_and_leave)
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
    table = start_game(ada, ben, **slow)
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
        table = start_game(eva, tom, **LIVE, seed=number)
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


def rebuilt(settings: Settings) -> int:
    """How many ratings a rebuild changes; what is kept is as the logs say afterwards."""
    engine = open_engine(settings.url)
    try:
        changed = rebuild_ratings(engine).changed
        with engine.connect() as connection:
            assert list(verify(connection)) == []
        return changed
    finally:
        engine.dispose()


def ready_to_end(ada: Browser, ben: Browser, **plan: Any) -> str:
    """A rated game in which both have acted, so that getting up ends and counts it."""
    table = start_game(ada, ben, **{**LIVE, **plan})
    play_out(ada, ben, table=table, most=2)
    return table


def test_a_rated_loss_cannot_be_given_away(
    settings: Settings, ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    """Neither during the game nor after it, nor with a link from before it began."""
    table = ada.table("you", "open", mode="preselected", public=True, **LIVE)["table"]
    old = ada.post(f"/api/tables/{table}/seats/0/link")["token"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    throwaway = browser("Throwaway")
    play_out(ada, ben, table=table, most=2)
    for status in ("playing", "abandoned"):
        assert ada.view(table)["status"] == status
        refused = ada.post(f"/api/tables/{table}/seats/0/link", 409)
        assert refused["reason"] == "rated-seat"
        assert throwaway.post("/api/seats/claim", 409, token=old)["reason"] == "rated-seat"
        if status == "playing":
            ben.post(f"/api/tables/{table}/leave")
    assert ratings(ada)["2-live"]["rating"] > 1500 > ratings(ben)["2-live"]["rating"]
    assert ratings(throwaway) == {}
    assert rebuilt(settings) == 0


def test_a_rated_game_cannot_be_voided_by_a_second_seat(
    settings: Settings, ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    eve = browser("Eve")
    table = ada.table("you", "open", "open", mode="preselected", public=True, **LIVE)["table"]
    for other in (ben, eve):
        other.post(f"/api/tables/{table}/join")
    link = ben.post(f"/api/tables/{table}/seats/1/link")["token"]
    assert ada.post("/api/seats/claim", 409, token=link)["reason"] == "rated-second-seat"
    ada.post(f"/api/tables/{table}/start")
    assert ada.post("/api/seats/claim", 409, token=link)["reason"] == "rated-seat"
    play_out(ada, ben, eve, table=table, most=3)
    for other in (ben, eve):
        other.post(f"/api/tables/{table}/leave")
    assert ada.get(f"/api/tables/{table}/ratings")["counted"]
    assert rebuilt(settings) == 0


def test_no_player_takes_back_alone_in_a_rated_game(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben, **LIVE)
    view = ada.view(table)
    first = (ada, ben)[view["turn"]["seat"]]
    first.act(view, "meditate")
    assert not first.post(f"/api/tables/{table}/undo")["done"]
    assert ada.view(table)["number"] == 1
    assert ada.view(table)["request"]["what"] == "undo"


def test_a_sign_in_does_not_take_a_rated_game_along(
    settings: Settings, server: Running, ben: Browser, browser: Callable[..., Browser]
) -> None:
    """A player cannot play as a guest and sign in only when winning."""
    account = at_localhost(browser())
    account.put("/api/me", name="Ada")
    passkey = Authenticator(str(account.http.base_url).rstrip("/"))
    asked = account.post("/api/passkeys/new")
    credential = passkey.create(asked["options"])
    account.post("/api/passkeys/keep", challenge=asked["challenge"], credential=credential)
    guest = at_localhost(browser())
    guest.put("/api/me", name="Guest")
    table = ready_to_end(guest, ben)
    assert sign_in(guest, passkey, 409)["reason"] == "rated-guest"
    assert guest.view(table)["you"]["seats"] == [0]
    ben.post(f"/api/tables/{table}/leave")
    won = guest.get(f"/api/tables/{table}/ratings")
    sign_in(guest, passkey)
    assert guest.view(table)["you"]["seats"] == []
    assert ratings(account) == {}
    assert ben.get(f"/api/tables/{table}/ratings") == won
    assert rebuilt(settings) == 0


@pytest.fixture
def of_before() -> Iterator[pytest.MonkeyPatch]:
    """Logs do not name rated players, and seats change hands, as it was before."""
    with pytest.MonkeyPatch.context() as patch:
        for place in ("luna.table.seating", "luna.app.tables"):
            patch.setattr(f"{place}.check_seats_stay", lambda table: None)
        patch.setattr("luna.table.seating.rated_players", lambda terms, seats: ())
        yield patch


def give_away(giver: Browser, taker: Browser, table: str) -> None:
    """Hand the first seat to another identity, which then loses the game."""
    link = giver.post(f"/api/tables/{table}/seats/0/link")["token"]
    taker.post("/api/seats/claim", token=link)
    taker.post(f"/api/tables/{table}/leave")


def test_games_of_before_are_rated_from_the_seats_at_the_start(
    settings: Settings,
    browser: Callable[..., Browser],
    of_before: pytest.MonkeyPatch,
) -> None:
    ada, ben, throwaway = browser("Ada"), browser("Ben"), browser("Throwaway")
    table = ready_to_end(ada, ben)
    give_away(ada, throwaway, table)
    of_before.undo()
    assert ratings(throwaway) == {}
    assert ratings(ada)["2-live"]["rating"] < 1500 < ratings(ben)["2-live"]["rating"]
    assert rebuilt(settings) == 0


def test_a_rebuild_finds_the_players_of_a_rematch_of_before(
    settings: Settings,
    browser: Callable[..., Browser],
    of_before: pytest.MonkeyPatch,
) -> None:
    """The log of a rematch does not say who sat down: the game before does."""
    ada, ben, throwaway = browser("Ada"), browser("Ben"), browser("Throwaway")
    first = start_game(ada, ben, **LIVE)
    play_out(ada, ben, table=first)
    ada.post(f"/api/tables/{first}/rematch")
    table = ben.post(f"/api/tables/{first}/rematch")["table"]
    play_out(ada, ben, table=table, most=2)
    give_away(ada, throwaway, table)
    of_before.undo()
    assert ratings(ada)["2-live"]["games"] == 1
    assert rebuilt(settings) > 0
    assert ratings(throwaway) == {}
    assert [ratings(each)["2-live"]["games"] for each in (ada, ben)] == [2, 2]
    assert rebuilt(settings) == 0
