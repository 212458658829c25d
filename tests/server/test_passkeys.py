"""Passkeys keep an account, and bring along what a guest has played."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.harness import PRESELECTED, Browser


def at_localhost(someone: Browser) -> Browser:
    """The name that browsers allow passkeys for without TLS."""
    someone.http.base_url = someone.url.replace("127.0.0.1", "localhost")
    return someone


@pytest.fixture
def owner(browser: Callable[..., Browser]) -> Browser:
    someone = at_localhost(browser())
    someone.put("/api/me", name="Ada")
    return someone


@pytest.fixture
def passkey(owner: Browser) -> Authenticator:
    authenticator = Authenticator(str(owner.http.base_url).rstrip("/"))
    asked = owner.post("/api/passkeys/new")
    credential = authenticator.create(asked["options"])
    owner.post("/api/passkeys/keep", challenge=asked["challenge"], credential=credential)
    return authenticator


def sign_in(someone: Browser, passkey: Authenticator, status: int = 200) -> Any:
    asked = someone.post("/api/passkeys/ask")
    credential = passkey.get(asked["options"])
    body = {"challenge": asked["challenge"], "credential": credential}
    return someone.post("/api/passkeys/sign-in", status, **body)


def test_an_account_is_found_again(
    owner: Browser, passkey: Authenticator, browser: Callable[..., Browser]
) -> None:
    table = owner.table("you", "you", **PRESELECTED)["table"]
    assert owner.get("/api/passkeys") == {"passkeys": 1}
    phone = at_localhost(browser())
    assert sign_in(phone, passkey) == {"me": {"name": "Ada", "language": "en"}}
    assert phone.view(table)["you"] == {"seats": [0, 1], "owner": True}


def test_what_a_guest_played_comes_along(
    owner: Browser, passkey: Authenticator, browser: Callable[..., Browser]
) -> None:
    phone = at_localhost(browser())
    phone.put("/api/me", name="Guest")
    table = phone.table("you", "you", **PRESELECTED)["table"]
    sign_in(phone, passkey)
    assert phone.view(table)["you"]["seats"] == [0, 1]
    assert owner.view(table)["you"] == {"seats": [0, 1], "owner": True}
    assert owner.view(table)["seats"][0]["name"] == "Ada"


def test_a_challenge_serves_once(passkey: Authenticator, browser: Callable[..., Browser]) -> None:
    phone = at_localhost(browser())
    asked = phone.post("/api/passkeys/ask")
    body = {"challenge": asked["challenge"], "credential": passkey.get(asked["options"])}
    phone.post("/api/passkeys/sign-in", **body)
    assert phone.post("/api/passkeys/sign-in", 403, **body)["reason"] == "challenge-over"


def test_others_cannot_sign_in(
    owner: Browser, passkey: Authenticator, browser: Callable[..., Browser]
) -> None:
    thief = at_localhost(browser())
    other = Authenticator(passkey.origin)
    other.id = passkey.id
    assert sign_in(thief, other, 403) is not None
    unknown = Authenticator(passkey.origin)
    sign_in(thief, unknown, 403)
    elsewhere = Authenticator("https://evil.example")
    elsewhere.id, elsewhere._key = passkey.id, passkey._key
    sign_in(thief, elsewhere, 403)
    asked = thief.post("/api/passkeys/ask")
    body = {"challenge": asked["challenge"], "credential": {"rawId": "??", "response": 3}}
    assert thief.post("/api/passkeys/sign-in", 422, **body)["reason"] == "bad-body"
    elsewhere.id = b"?" * 40
    assert sign_in(thief, elsewhere, 403)["reason"] == "passkey-not-valid"
    assert thief.get("/api/me") == {"me": None}
