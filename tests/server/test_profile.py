"""What one has done here: counted once, gone with what is taken back, to be taken along."""

import json
from collections.abc import Callable

from sqlalchemy import delete

from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.engine import open_engine
from luna.server.store.upkeep import rebuild, verify
from tests.server.authenticator import Authenticator
from tests.server.harness import PRESELECTED, Browser, Running, play_out, seated
from tests.server.test_passkeys import at_localhost, owner, passkey, sign_in
from tests.server.test_studies import plan

__all__ = ["owner", "passkey"]


def test_a_game_counts_for_both(ada: Browser, ben: Browser) -> None:
    table = seated(ada, ben)
    before = ada.get("/api/me/profile")
    assert (before["name"], before["kept"], before["latest"]) == ("Ada", False, [])
    play_out(table, ada, ben)
    found, other = ada.get("/api/me/profile"), ben.get("/api/me/profile")
    assert found["statistics"]["games"] == other["statistics"]["games"] == 1
    assert {found["latest"][0]["place"], other["latest"][0]["place"]} == {1, 2}
    (rival,) = found["statistics"]["opponents"]
    assert (rival["kind"], rival["name"], rival["games"]) == ("human", "Ben", 1)
    assert [tally["key"] for tally in found["statistics"]["by_players"]] == ["2"]
    assert [tally["key"] for tally in found["statistics"]["by_edition"]] == ["classic"]
    total = sum(each["yours"] for each in found["statistics"]["sources"])
    start = ada.view(table)["document"]["players"]["yellow"]["ledger"]["start"]
    assert total + start == found["latest"][0]["influence"]


def test_an_end_that_is_taken_back_no_longer_counts(ada: Browser, ben: Browser) -> None:
    table = seated(ada, ben)
    play_out(table, ada, ben)
    ada.post(f"/api/tables/{table}/undo")
    ben.reply(table, True)
    assert ada.view(table)["status"] == "playing"
    assert ada.get("/api/me/profile")["statistics"]["games"] == 0
    play_out(table, ada, ben)
    assert ada.get("/api/me/profile")["statistics"]["games"] == 1


def test_who_plays_every_seat_plays_against_nobody(ada: Browser) -> None:
    play_out(ada.table("you", "you", **PRESELECTED)["table"], ada, ada)
    assert ada.get("/api/me/profile")["statistics"]["games"] == 0


def test_results_are_made_anew_from_the_log(
    ada: Browser, ben: Browser, server: Running, settings: Settings
) -> None:
    table = seated(ada, ben)
    play_out(table, ada, ben)
    before = ada.get("/api/me/profile")
    engine = open_engine(settings.url)
    with engine.begin() as connection:
        connection.execute(delete(schema.finishes).where(schema.finishes.c.game == table))
    assert ada.get("/api/me/profile")["statistics"]["games"] == 0
    with engine.connect() as connection:
        assert [fault.game for fault in verify(connection)] == [table]
    rebuild(engine)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()
    assert ada.get("/api/me/profile") == before


def test_everything_of_oneself_can_be_taken_along(ada: Browser, ben: Browser) -> None:
    table = seated(ada, ben)
    ada.post(f"/api/tables/{table}/chat", text="good luck")
    ben.post(f"/api/tables/{table}/chat", text="between us")
    play_out(table, ada, ben)
    ada.post("/api/studies", 201, **plan())
    response = ada.http.get("/api/me/data")
    assert 'filename="luna-' in response.headers["content-disposition"]
    data = json.loads(response.text)
    (game,) = data["games"]
    assert game["record"] == ada.get(f"/api/tables/{table}/record")
    assert [line["text"] for line in game["said"]] == ["good luck"]
    assert data["kept"]["identity"][0]["name"] == "Ada"
    assert data["kept"]["study"][0]["title"] == "Openings"
    assert "public_key" not in response.text


def test_a_stranger_has_neither(browser: Callable[..., Browser]) -> None:
    assert browser().get("/api/me/profile", 401)["reason"] == "name-yourself"
    assert browser().get("/api/me/data", 401)["reason"] == "name-yourself"


def test_an_account_gets_what_a_guest_has_beside_tables(
    owner: Browser, passkey: Authenticator, browser: Callable[..., Browser]
) -> None:
    phone = at_localhost(browser())
    phone.put("/api/me", name="Guest")
    phone.post("/api/studies", 201, **plan(title="On the way"))
    daily = phone.get("/api/puzzles")["daily"]
    phone.post(f"/api/puzzles/{daily}/answer")
    table = phone.table("you", "you", **PRESELECTED)["table"]
    phone.put("/api/hidden", tables=[table])
    assert owner.get("/api/puzzles")["tries"] == 0
    sign_in(phone, passkey)
    assert [study["title"] for study in owner.get("/api/studies")["studies"]] == ["On the way"]
    home = owner.get("/api/puzzles")
    assert (home["tries"], home["daily_tried"]) == (1, True)
    hidden = owner.get("/api/tables?scope=mine&part=hidden")["tables"]
    assert [line["table"] for line in hidden] == [table]
    assert owner.get("/api/me/profile")["kept"] is True


def test_the_first_try_of_a_puzzle_stands_when_both_have_tried(
    owner: Browser, passkey: Authenticator, browser: Callable[..., Browser]
) -> None:
    phone = at_localhost(browser())
    phone.put("/api/me", name="Guest")
    daily = phone.get("/api/puzzles")["daily"]
    for someone in (owner, phone):
        someone.post(f"/api/puzzles/{daily}/answer")
    other = phone.post("/api/puzzles/next", seen=[daily])["puzzle"]
    phone.post(f"/api/puzzles/{other}/answer")
    sign_in(phone, passkey)
    assert owner.get("/api/puzzles")["tries"] == 2


def test_a_deleted_account_leaves_no_list(ada: Browser, server: Running) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    ada.put("/api/hidden", tables=[table])
    ada.delete("/api/me/account")
    store = server.site.store
    rows = server.do(lambda: store.database.read(lambda c: c.execute(schema.hidden.select()).all()))
    assert [row for row in rows if row.game == table] == []
