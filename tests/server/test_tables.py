"""Tables: made, joined, left, started, played again, abandoned, listed."""

from collections.abc import Callable

import pytest

from tests.server.harness import PRESELECTED, Browser, invite, start_game


def test_a_name_is_enough(browser: Callable[..., Browser]) -> None:
    stranger = browser()
    assert stranger.get("/api/me") == {"me": None}
    view = stranger.table("you", "you", **PRESELECTED, name="Cleo")
    assert view["status"] == "playing"
    assert view["you"] == {"seats": [0, 1], "owner": True}
    assert stranger.get("/api/me") == {"me": {"name": "Cleo", "language": "en"}}


def test_a_stranger_must_name_himself(browser: Callable[..., Browser]) -> None:
    assert browser().table("you", "you", status=401)["reason"] == "name-yourself"


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("standard", ["you", "you"]),
        ("standard", ["you", "you", "you"]),
        ("standard", ["you", "you", "you", "you"]),
        ("preselected", ["you", "you", "you", "you"]),
        ("solo1", ["you"]),
        ("solo2", ["you"]),
        ("solo3", ["you"]),
    ],
)
def test_every_kind_of_table_starts(ada: Browser, mode: str, seats: list[str]) -> None:
    for edition in ("classic", "revised", "brazilian"):
        view = ada.table(*seats, mode=mode, edition=edition, seed=5)
        assert view["status"] == "playing"
        assert view["document"]["mode"] == mode
        assert view["document"]["edition"] == edition
        assert len(view["seats"]) == max(2, len(seats))


def test_the_same_seed_draws_the_same_setup(ada: Browser) -> None:
    first, second = (ada.table("you", "you", seed=9)["document"] for _ in range(2))
    assert first == second


def test_an_explicit_setup_is_laid(ada: Browser) -> None:
    header = "luna 1\nedition classic\nmode preselected\nplayers red white\nstart white\n"
    header += "boards blue yellow\nfirst 2 1\n"
    view = ada.table("you", "you", setup=header)
    assert view["turn"]["colour"] == "white"
    assert [seat["colour"] for seat in view["seats"]] == ["red", "white"]


def test_a_faulty_setup_is_refused_with_its_rule(ada: Browser) -> None:
    header = "luna 1\nedition classic\nmode preselected\nplayers red white\nstart blue\n"
    header += "boards blue yellow\nfirst 2 1\n"
    problem = ada.table("you", "you", setup=header, status=422)
    assert problem["rule"] == "S-START"
    assert ada.table("you", status=422)["reason"] == "players-count"


def test_friends_join_by_link(ada: Browser, ben: Browser) -> None:
    table = ada.table("you", "open", **PRESELECTED)["table"]
    assert ben.post(f"/api/tables/{table}/join", 403)["reason"] == "invitation-not-valid"
    view = ben.post(f"/api/tables/{table}/join", token=invite(ada, table))
    assert view["you"] == {"seats": [1], "owner": False}
    assert view["status"] == "open"
    assert ben.post(f"/api/tables/{table}/start", 403)["reason"] == "not-your-table"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_an_older_invitation_ends(ada: Browser, ben: Browser) -> None:
    table = ada.table("you", "open")["table"]
    old = invite(ada, table)
    invite(ada, table)
    assert ben.post(f"/api/tables/{table}/join", 403, token=old)["reason"] == "invitation-not-valid"


def test_anyone_joins_a_public_table(ada: Browser, ben: Browser) -> None:
    table = ada.table("you", "open", public=True)["table"]
    assert table in [t["table"] for t in ben.get("/api/tables")["tables"]]
    assert ben.post(f"/api/tables/{table}/join")["you"]["seats"] == [1]


def test_a_table_by_link_is_not_listed(ada: Browser, ben: Browser) -> None:
    table = ada.table("you", "open")["table"]
    assert table not in [t["table"] for t in ben.get("/api/tables")["tables"]]
    assert len(ada.get("/api/tables?scope=mine")["tables"]) == 1


def test_no_seat_is_taken_twice(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    table = ada.table("you", "open", public=True)["table"]
    ben.post(f"/api/tables/{table}/join")
    assert browser("Cy").post(f"/api/tables/{table}/join", 409)["reason"] == "no-seat-free"


def test_your_turn_comes_first(ada: Browser, ben: Browser) -> None:
    waiting = start_game(ada, ben)
    mover = ada if ada.view(waiting)["turn"]["seat"] == 0 else ben
    mover.table("you", "open")
    listed = mover.get("/api/tables?scope=mine")["tables"]
    assert listed[0]["table"] == waiting
    assert listed[0]["your_turn"]
    assert not listed[1]["your_turn"]


def test_leaving_an_open_table_frees_the_seat(ada: Browser, ben: Browser) -> None:
    table = ada.table("you", "open", public=True)["table"]
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/leave")
    assert ada.view(table)["seats"][1]["kind"] == "open"


def test_leaving_a_running_game_leaves_a_bot(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    ben.post(f"/api/tables/{table}/leave")
    seat = ada.view(table)["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", None)
    assert seat["level"] is not None


def test_open_seats_can_be_filled_with_bots(ada: Browser) -> None:
    table = ada.table("you", "open", "open")["table"]
    assert ada.post(f"/api/tables/{table}/start", 409)["reason"] == "seats-open"
    view = ada.post(f"/api/tables/{table}/start", level="random")
    assert [seat["kind"] for seat in view["seats"]] == ["human", "bot", "bot"]


def test_abandoning_needs_everyone(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    assert not ada.post(f"/api/tables/{table}/abandon")["done"]
    assert ada.view(table)["request"]["what"] == "abandon"
    assert ben.reply(table, True)["done"]
    assert ada.view(table)["status"] == "abandoned"


def test_a_rematch_is_the_same_for_all(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
    assert ada.post(f"/api/tables/{table}/rematch", 409)["reason"] == "not-over"
    ada.post(f"/api/tables/{table}/abandon")
    ben.reply(table, True)
    assert ada.post(f"/api/tables/{table}/rematch")["table"] == table
    second = ben.post(f"/api/tables/{table}/rematch")
    first = ada.post(f"/api/tables/{table}/rematch")
    assert first["table"] == second["table"] != table
    assert second["you"]["seats"] == [1]
    assert second["status"] == "playing"


def test_a_seat_moves_to_another_browser_once(
    ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    table = start_game(ada, ben)
    token = ben.post(f"/api/tables/{table}/seats/1/link")["token"]
    phone = browser()
    view = phone.post("/api/seats/claim", token=token, name="Ben's phone")
    assert view["you"]["seats"] == [1]
    assert ben.view(table)["you"]["seats"] == []
    assert ben.post("/api/seats/claim", 403, token=token)["reason"] == "link-used"
    assert ada.post(f"/api/tables/{table}/seats/1/link", 403)["reason"] == "not-your-seat"
    assert ada.post("/api/seats/claim", 403, token=token[:-2])["reason"] == "link-not-valid"


def test_before_the_game_the_owner_changes_colors(ada: Browser, ben: Browser) -> None:
    view = ada.table("you", "open", "open", **PRESELECTED)
    table, colours = view["table"], [seat["colour"] for seat in view["seats"]]
    token = ada.post(f"/api/tables/{table}/invitation")["token"]
    ben.post(f"/api/tables/{table}/join", token=token, name="Ben")
    link = ada.post(f"/api/tables/{table}/seats/0/link")["token"]
    path = f"/api/tables/{table}/seats"
    assert ben.post(f"{path}/1/colour", 403, colour=colours[0])["reason"] == "not-your-table"
    changed = ada.post(f"{path}/0/colour", colour=colours[1])
    assert [seat["colour"] for seat in changed["seats"]] == colours
    assert [seat["name"] for seat in changed["seats"]] == ["Ben", "Ada", None]
    assert changed["you"]["seats"] == [1]
    assert ben.view(table)["you"]["seats"] == [0]
    assert ben.post("/api/seats/claim", 403, token=link)["reason"] == "link-used"
    moved = ben.get(f"/api/tables/{table}/log")["entries"][-1]
    assert (moved["kind"], moved["seat"], moved["text"]) == ("swap", 1, colours[1])
    ada.post(f"{path}/1/colour", colour=colours[2])
    ada.post(f"/api/tables/{table}/start", level="random")
    assert [seat["name"] for seat in ada.view(table)["seats"]] == ["Ben", None, "Ada"]
    late = ada.post(f"{path}/2/colour", 409, colour=colours[0])
    assert late["reason"] == "already-started"
