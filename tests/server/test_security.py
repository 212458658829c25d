"""What strangers, foreign pages and other players must not be able to do or see."""

import json
import string
from collections.abc import Callable

import pytest

from luna.server.settings import Limits, Settings
from tests.server.harness import PRESELECTED, Browser, Running, invite, start_game


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    browser: Callable[..., Browser],
) -> None:
    response = browser().http.put("/api/me", json={"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_behind_tls_the_cookie_is_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = Settings(
        data=tmp_path_factory.mktemp("tls"), origin="https://luna.example", secure=True
    )
    running = Running(settings)
    someone = Browser(running.url)
    foreign = someone.http.put("/api/me", json={"name": "A"}, headers={"Origin": running.url})
    assert foreign.json()["reason"] == "cross-origin"
    own = {"Origin": "https://luna.example"}
    response = someone.http.put("/api/me", json={"name": "Ada"}, headers=own)
    assert "secure" in response.headers["set-cookie"].lower()
    assert response.headers["strict-transport-security"]
    someone.close()
    running.stop()


def test_a_forged_cookie_is_nobody(ada: Browser, browser: Callable[..., Browser]) -> None:
    genuine = ada.http.cookies["luna"]
    forger = browser()
    letters = string.ascii_letters + string.digits + "-_"
    altered = [genuine[:-1] + last for last in letters if last != genuine[-1]]
    for forged in (*altered, "x", "." * 500):
        forger.http.cookies.set("luna", forged)
        assert forger.get("/api/me") == {"me": None}


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_foreign_pages_can_do_nothing(ada: Browser, headers: dict[str, str]) -> None:
    response = ada.http.post("/api/tables", json={"seats": [{"player": "you"}]}, headers=headers)
    assert (response.status_code, response.json()["reason"]) == (403, "cross-origin")


def test_a_form_cannot_post(ada: Browser) -> None:
    response = ada.http.post("/api/tables", data={"seats": "1"})
    assert (response.status_code, response.json()["reason"]) == (415, "json-wanted")


def test_every_answer_has_its_headers(ada: Browser) -> None:
    for path in ("/", "/api/me", "/nowhere", "/api/docs"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert ada.http.get("/api/me").headers["cache-control"] == "no-store"


def test_secrets_show_in_nobody_elses_view(
    server: Running, ada: Browser, ben: Browser, browser: Callable[..., Browser]
) -> None:
    table = start_game(ada, ben)
    token = invite(ada, table)
    link = ben.post(f"/api/tables/{table}/seats/1/link")["token"]
    stranger = browser()
    shown = [
        json.dumps(who.get(path))
        for who in (ada, ben, stranger)
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/tables?scope=mine")
    ]
    with stranger.live(table) as live:
        shown.append(json.dumps(live.receive("welcome")))
    held = server.do(lambda: server.instance.tables.get(table)).table
    secrets = [token, link, held.invitation, ada.http.cookies["luna"], ben.http.cookies["luna"]]
    secrets += [seat.identity for seat in held.seats]
    for text in shown:
        assert not [secret for secret in secrets if secret in text]


def test_secrets_come_into_no_log(
    ada: Browser, ben: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    table = start_game(ada, ben)
    token = ben.post(f"/api/tables/{table}/seats/1/link")["token"]
    ada.http.get(f"/api/tables/{table}?token={token}")
    ours = [r for r in caplog.records if r.name.startswith(("luna", "uvicorn"))]
    lines = "\n".join(f"{r.getMessage()} {getattr(r, 'luna', '')}" for r in ours)
    assert f"/api/tables/{table}" in lines
    assert token not in lines
    assert ada.http.cookies["luna"] not in lines


def test_names_are_kept_as_text(browser: Callable[..., Browser]) -> None:
    name = "<img src=x onerror=alert(1)>'; DROP"
    eve = browser(name)
    assert eve.get("/api/me")["me"]["name"] == name
    eve.table("you", "open", public=True)
    page = eve.get("/")
    assert "<img" not in page


@pytest.mark.parametrize("name", ["", "   ", "\u0000\u0007", "\n"])
def test_a_name_needs_a_letter(browser: Callable[..., Browser], name: str) -> None:
    assert browser().put("/api/me", 422, name=name)["reason"] in ("name-missing", "bad-body")


def test_sizes_are_bounded(ada: Browser) -> None:
    huge = ada.http.post(
        "/api/records",
        content=b'{"record":"' + b"x" * 400_000 + b'"}',
        headers={"content-type": "application/json"},
    )
    assert (huge.status_code, huge.json()["reason"]) == (413, "too-long")

    def stream() -> object:
        for _ in range(100):
            yield b" " * 10_000

    chunked = ada.http.post(
        "/api/records",
        content=stream(),  # type: ignore[arg-type]
        headers={"content-type": "application/json"},
    )
    assert chunked.status_code == 413
    assert ada.http.get("/api/tables?" + "x" * 5000).status_code == 414
    view = ada.table("you", "you", **PRESELECTED)
    assert ada.act(view, "x" * 2001, 422)["reason"] == "bad-body"


def test_sql_is_only_text(ada: Browser) -> None:
    evil = "x' OR '1'='1"
    assert ada.get(f"/api/tables/{evil}", 404)["reason"] == "no-such-table"
    view = ada.table("you", "you", **PRESELECTED)
    ada.post(f"/api/tables/{view['table']}/chat", text="'; DROP TABLE log; --")
    assert ada.act(view, "meditate", client="'; DROP TABLE log; --")["sequence"] == 3


def test_limits_hold(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = Limits(creations=5, sign_ins=3, tables=200)
    running = Running(Settings(data=tmp_path_factory.mktemp("limits"), limits=limits))
    eve = Browser(running.url, "Eve")
    for _ in range(4):
        eve.table("you", mode="solo1")
    response = eve.http.post("/api/tables", json={"seats": [{"player": "you"}], "mode": "solo1"})
    assert response.json()["reason"] == "too-many"
    assert int(response.headers["retry-after"]) > 0
    for _ in range(3):
        eve.post("/api/seats/claim", 403, token="guess")
    assert eve.post("/api/seats/claim", 429, token="guess")["reason"] == "too-many"
    eve.close()
    running.stop()


def test_metrics_are_for_the_operator(
    ada: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert "luna_request_seconds" in ada.get("/metrics")
    settings = Settings(data=tmp_path_factory.mktemp("metrics"), metrics_token="t0p")
    running = Running(settings)
    someone = Browser(running.url)
    assert someone.http.get("/metrics").status_code == 403
    good = someone.http.get("/metrics", headers={"Authorization": "Bearer t0p"})
    assert good.status_code == 200
    for odd in (b"Bearer t\xf6p", b"Bearer t0p\xff", b"Bearer"):
        assert someone.http.get("/metrics", headers={b"Authorization": odd}).status_code == 403
    someone.close()
    running.stop()


def test_files_outside_the_client_stay_there(ada: Browser) -> None:
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py"):
        assert ada.http.get(path).status_code == 404
