"""What one has done here: counted once, gone with what is taken back, to be taken along."""

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete

from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.connecting import open_engine
from luna.server.store.declarations import all_tables
from luna.server.store.maintenance import rebuild, verify
from tests.server.authenticator import Authenticator
from tests.server.harness import PRESELECTED, Browser, Running, play_out, start_game
from tests.server.test_passkeys import at_localhost, owner, passkey, sign_in
from tests.server.test_studies import plan

__all__ = ["owner", "passkey"]


def test_a_game_counts_for_both(ada: Browser, ben: Browser) -> None:
    table = start_game(ada, ben)
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
    table = start_game(ada, ben)
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
    table = start_game(ada, ben)
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
    table = start_game(ada, ben)
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


def everything(server: Running) -> dict[str, list[Any]]:
    """All rows of the database."""

    def read(connection: Connection) -> dict[str, list[Any]]:
        return {
            table.name: [tuple(row) for row in connection.execute(table.select())]
            for table in all_tables()
        }

    found: dict[str, list[Any]] = server.do(lambda: server.instance.store.database.read(read))
    return found


def test_all_that_somebody_leaves_behind_is_given_out_and_forgotten_with_the_account(
    browser: Callable[..., Browser], ben: Browser, server: Running
) -> None:
    zuleika = browser("Zuleika")
    table = start_game(ben, zuleika)
    play_out(table, ben, zuleika)
    now = start_game(
        ben, zuleika, rated=True, pace={"kind": "move", "seconds": 600, "end": "abandon"}
    )
    view = ben.view(now)
    waits = 1 - view["turn"]["seat"]
    seat = next(s["seat"] for s in view["seats"] if s["name"] == "Zuleika")
    plan_ahead = {"seat": seat, "sequence": view["sequence"], "branches": [{"then": "meditate"}]}
    if seat == waits:
        zuleika.put(f"/api/tables/{now}/plan", **plan_ahead)
    zuleika.post(f"/api/tables/{now}/chat", text="good luck")
    zuleika.put("/api/hidden", tables=[table])
    zuleika.put(f"/api/tables/{table}/seats/0/manners", mute=True, block=False)
    zuleika.post(f"/api/tables/{table}/seats/0/report", 201, text="slow")
    zuleika.post("/api/studies", 201, **plan(title="Secret openings"))
    daily = zuleika.get("/api/puzzles")["daily"]
    zuleika.post(f"/api/puzzles/{daily}/answer")
    made = zuleika.post("/api/duplicates", 201, title="Spring", seats=[None, None])["duplicate"]
    zuleika.put(f"/api/duplicates/{made}/team", team="Owls")
    kept = zuleika.get("/api/me/data")["kept"]
    for name in ("hidden", "study", "attempt", "solver", "manner", "report", "duplicate"):
        assert kept[name], name
    assert kept["manner"] == [{"mute": True, "block": False, "name": "Ben"}]
    assert kept["duplicate_team"] == [{"duplicate": made, "team": "Owls"}]
    assert kept["finish"][0]["game"] == table
    assert bool(kept["plan"]) == (seat == waits)
    zuleika.delete("/api/me/account")
    rows = everything(server)
    assert "Zuleika" not in repr(rows)
    assert "Secret openings" not in repr(rows)
    assert [s["name"] for s in ben.view(table)["seats"]].count(None) == 1
    assert ben.get(f"/api/tables/{table}/record")
    faults = server.do(lambda: server.instance.store.database.read(lambda c: list(verify(c))))
    assert [fault for fault in faults if fault.game in (table, now)] == []
