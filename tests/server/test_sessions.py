"""Sessions: listed, ended, expired; and what becomes of an account that is deleted."""

from collections.abc import Callable

import pytest
from itsdangerous import URLSafeSerializer
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from luna.server.settings import Settings
from luna.server.store.account import sessions
from tests.server.authenticator import Authenticator
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, start_game, wait_for
from tests.server.postgres import new_database
from tests.server.test_passkeys import at_localhost, sign_in


def with_cookie_of(other: Browser, someone: Browser) -> Browser:
    someone.http.cookies.clear()
    someone.http.cookies.set("luna", other.http.cookies["luna"])
    return someone


def account(someone: Browser) -> Authenticator:
    """Somebody becomes an account that is kept by a passkey."""
    authenticator = Authenticator(str(at_localhost(someone).http.base_url).rstrip("/"))
    someone.put("/api/me", name="Ada")
    asked = someone.post("/api/passkeys/new")
    credential = authenticator.create(asked["options"])
    someone.post("/api/passkeys/keep", challenge=asked["challenge"], credential=credential)
    return authenticator


def test_a_cookie_that_was_signed_out_is_nobodys(
    ada: Browser, browser: Callable[..., Browser]
) -> None:
    thief = with_cookie_of(ada, browser())
    assert thief.get("/api/me")["me"]["name"] == "Ada"
    ada.delete("/api/me")
    assert thief.get("/api/me") == {"me": None}


def test_sessions_are_listed_and_ended(browser: Callable[..., Browser]) -> None:
    home, phone = browser(), at_localhost(browser())
    passkey = account(home)
    phone.http.headers["User-Agent"] = "Phone/1\t(x)"
    sign_in(phone, passkey)
    listed = home.get("/api/me/sessions")["sessions"]
    assert [(each["agent"], each["here"]) for each in listed if each["here"]]
    (there,) = [each for each in listed if not each["here"]]
    assert there["agent"] == "Phone/1 (x)"
    left = home.delete(f"/api/me/sessions/{there['session']}")["sessions"]
    assert [each["here"] for each in left] == [True]
    assert phone.get("/api/me") == {"me": None}
    assert phone.get("/api/me/sessions", 401)["reason"] == "name-yourself"
    problem = home.delete(f"/api/me/sessions/{there['session']}", 404)
    assert problem["reason"] == "no-such-session"


def test_nobody_ends_the_session_of_another(ada: Browser, ben: Browser) -> None:
    (mine,) = ada.get("/api/me/sessions")["sessions"]
    ben.delete(f"/api/me/sessions/{mine['session']}", 404)
    ben.delete("/api/me/sessions")
    assert ada.get("/api/me")["me"] is not None


def test_signing_out_everywhere_else_closes_what_is_open_there(
    browser: Callable[..., Browser],
) -> None:
    home, phone = browser(), at_localhost(browser())
    passkey = account(home)
    sign_in(phone, passkey)
    table = home.table("you", "you", **PRESELECTED)["table"]
    with phone.live(table) as live:
        live.receive("welcome")
        home.delete("/api/me/sessions")
        with pytest.raises(ConnectionClosed) as closed:
            live.receive("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    assert home.get("/api/me")["me"] is not None


def set_session(server: Running, **values: float) -> None:
    def change() -> None:
        with server.instance.store.database.engine.begin() as connection:
            connection.execute(update(sessions).values(**values))
        server.instance.sessions._known.clear()

    server.do(change)


def test_a_session_expires(server: Running, ada: Browser) -> None:
    set_session(server, expires=1.0)
    assert ada.get("/api/me") == {"me": None}


def test_a_session_in_use_goes_on(server: Running, ada: Browser) -> None:
    set_session(server, used=1.0)
    renewed = ada.http.get("/api/me")
    assert "max-age" in renewed.headers["set-cookie"].lower()
    assert "set-cookie" not in ada.http.get("/api/me").headers
    (mine,) = ada.get("/api/me/sessions")["sessions"]
    assert mine["used"] > 1.0


def old_cookie(server: Running, browser: Browser) -> str:
    """The cookie that Luna gave before there were sessions."""
    secret = server.instance.store.account.secret()
    (mine,) = browser.get("/api/me/sessions")["sessions"]
    found = server.do(lambda: server.instance.store.sessions.find(mine["session"]))
    return str(URLSafeSerializer(secret, salt="cookie").dumps(found[1].id))


def test_an_old_cookie_becomes_a_session_and_ends_with_it(
    server: Running, ada: Browser, browser: Callable[..., Browser]
) -> None:
    word = old_cookie(server, ada)
    visitor, thief = browser(), browser()
    visitor.http.cookies.set("luna", word)
    answer = visitor.http.get("/api/me")
    assert answer.json()["me"]["name"] == "Ada"
    new = answer.headers["set-cookie"].partition("luna=")[2].partition(";")[0]
    assert new != word
    visitor.http.cookies.clear()
    visitor.http.cookies.set("luna", new)
    assert len(visitor.get("/api/me/sessions")["sessions"]) == 2
    visitor.delete("/api/me")
    thief.http.cookies.set("luna", word)
    assert thief.get("/api/me") == {"me": None}


def test_an_old_cookie_ends_before_it_was_used(
    server: Running, ada: Browser, browser: Callable[..., Browser]
) -> None:
    thief = browser()
    thief.http.cookies.set("luna", old_cookie(server, ada))
    ada.delete("/api/me/sessions")
    assert thief.get("/api/me") == {"me": None}


def test_a_deleted_account_is_gone(
    server: Running, browser: Callable[..., Browser], ben: Browser
) -> None:
    home, phone, late = browser(), at_localhost(browser()), at_localhost(browser())
    passkey = account(home)
    sign_in(phone, passkey)
    word = old_cookie_of_first(server, home)
    table = start_game(home, ben)
    assert home.delete("/api/me/account") == {"me": None}
    assert phone.get("/api/me") == {"me": None}
    sign_in(late, passkey, 403)
    late.http.cookies.set("luna", word)
    assert late.get("/api/me") == {"me": None}
    seats = ben.view(table)["seats"]
    assert (seats[0]["kind"], seats[0]["name"]) == ("bot", None)


def old_cookie_of_first(server: Running, someone: Browser) -> str:
    secret = server.instance.store.account.secret()
    mine = someone.get("/api/me/sessions")["sessions"][0]["session"]
    found = server.do(lambda: server.instance.store.sessions.find(mine))
    return str(URLSafeSerializer(secret, salt="cookie").dumps(found[1].id))


def test_a_challenge_is_for_the_account_that_asked(
    browser: Callable[..., Browser], ben: Browser
) -> None:
    """Else a page could have its own passkey kept by somebody else's account."""
    eve = at_localhost(browser())
    eve.put("/api/me", name="Eve")
    at_localhost(ben).put("/api/me", name="Ben")
    asked = eve.post("/api/passkeys/new")
    passkey = Authenticator(str(ben.http.base_url).rstrip("/"))
    body = {
        "challenge": asked["challenge"],
        "credential": passkey.create(asked["options"]),
    }
    assert ben.post("/api/passkeys/keep", 403, **body)["reason"] == "challenge-over"
    to_sign_in = eve.post("/api/passkeys/ask")
    made = passkey.create({**asked["options"], "challenge": to_sign_in["options"]["challenge"]})
    body = {"challenge": to_sign_in["challenge"], "credential": made}
    assert ben.post("/api/passkeys/keep", 403, **body)["reason"] == "challenge-over"


def test_the_same_passkey_is_kept_once(browser: Callable[..., Browser]) -> None:
    home = browser()
    passkey = account(home)
    asked = home.post("/api/passkeys/new")
    body = {"challenge": asked["challenge"], "credential": passkey.create(asked["options"])}
    assert home.post("/api/passkeys/keep", 409, **body)["reason"] == "passkey-known"


def test_signed_out_in_one_process_is_signed_out_in_the_other(postgres: str) -> None:
    settings = Settings(
        database=new_database(postgres, "sessions_shared"),
        limits=GENEROUS,
        tick=0.05,
        heartbeat=1.0,
    )
    first, second = Running(settings), Running(settings)
    ada = Browser(first.url, "Ada")
    elsewhere = Browser(second.url)
    elsewhere.http.cookies.set("luna", ada.http.cookies["luna"])
    table = ada.table("you", "you", **PRESELECTED)["table"]
    ada.put("/api/me", name="Ada Lovelace")
    assert elsewhere.get("/api/me")["me"]["name"] == "Ada Lovelace"
    with elsewhere.live(table) as live:
        live.receive("welcome")
        ada.delete("/api/me")
        assert elsewhere.get("/api/me") == {"me": None}
        wait_for(lambda: not second.instance.hub.viewers)
    for each in (ada, elsewhere):
        each.close()
    first.stop()
    second.stop()
