"""Notices to browsers: encrypted, one for each turn, gone with it, dropped if refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from luna.locale import LANGUAGES
from luna.server.notify.webpush import are_keys, encrypt, private_key, to_bytes, to_text
from luna.server.settings import Settings
from tests.server.harness import Browser, Running, start_game, wait_for
from tests.server.push_service import Device, Letter, push_service


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Running]:
    running = Running(replace(settings, push=True, private_webhooks=True))
    yield running
    running.stop()


@pytest.fixture
def service() -> Iterator[Any]:
    with push_service() as serving:
        yield serving


@pytest.fixture
def device(service: Any) -> Device:
    return Device(service.server_address[1])


def letters_sent(service: Any, number: int) -> list[Letter]:
    wait_for(lambda: len(service.letters) >= number)
    return list(service.letters)


def mover(table: str, *people: Browser) -> tuple[Browser, Browser]:
    """Whoever is to act, and the other one."""
    first = people[0].view(table)["turn"]["seat"]
    return people[first], people[1 - first]


def test_a_message_is_encrypted_as_in_the_standard() -> None:
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    content = encrypt(
        b"When I grow up, I want to be a watermelon",
        key,
        "BTBZMqHH6r4Tts7J_aSIgg",
        private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(content) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
        "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
        "4a-fN"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_announced_once_and_taken_back(
    ada: Browser, ben: Browser, service: Any, device: Device, language: str
) -> None:
    table = start_game(ada, ben)
    acts, waits = mover(table, ada, ben)
    waits.put("/api/me", name="Zoë", language=language)
    assert waits.post("/api/push", **device.subscription())["browsers"] == 1
    acts.act(acts.view(table), "meditate")
    (letter,) = letters_sent(service, 1)
    said = device.opened(letter.content)
    assert (said["kind"], said["table"], said["quiet"]) == ("turn", table, "never")
    assert said["title"].startswith("Luna: ")
    assert "Zoë" not in str(said)
    assert "Ada" not in str(said)
    assert len(said["body"]) > 20
    assert letter.headers["topic"] == table
    assert letter.headers["content-encoding"] == "aes128gcm"
    waits.act(waits.view(table), "meditate")
    over = letters_sent(service, 2)[1]
    assert device.opened(over.content) == {"kind": "over", "table": table}


def took_back(service: Any, device: Device, table: str) -> bool:
    """Whether the last word to a browser about a table is that the turn is over."""
    said = [device.opened(letter.content) for letter in service.letters]
    return [each["kind"] for each in said if each["table"] == table][-2:] == ["turn", "over"]


@pytest.mark.parametrize("slow", [False, True], ids=["quick", "slow"])
@pytest.mark.parametrize("way", ["take back", "leave", "end"])
def test_a_notice_goes_whatever_ends_the_turn(
    ada: Browser, ben: Browser, service: Any, device: Device, way: str, slow: bool
) -> None:
    table = start_game(ada, ben)
    acts, waits = mover(table, ada, ben)
    waits.post("/api/push", **device.subscription())
    if slow:  # the turn is over before the service has said that it took the notice
        service.answers.clear()
    acts.act(acts.view(table), "meditate")
    letters_sent(service, 1)
    match way:
        case "take back":
            acts.post(f"/api/tables/{table}/undo")
        case "leave":
            waits.post(f"/api/tables/{table}/leave")
        case "end":
            acts.post(f"/api/tables/{table}/abandon")
            waits.reply(table, True)
    service.answers.set()
    wait_for(lambda: took_back(service, device, table))


def test_the_server_proves_who_it_is(
    ada: Browser, ben: Browser, service: Any, device: Device
) -> None:
    table = start_game(ada, ben)
    acts, waits = mover(table, ada, ben)
    public = waits.post("/api/push", **device.subscription())["key"]
    acts.act(acts.view(table), "meditate")
    (letter,) = letters_sent(service, 1)
    token, key = letter.headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == public
    said, _, signature = token.rpartition(".")
    raw = to_bytes(signature)
    numbers = [int.from_bytes(part, "big") for part in (raw[:32], raw[32:])]
    point_of = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to_bytes(key))
    point_of.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(to_bytes(said.split(".")[1]))
    assert claims["aud"] == f"http://127.0.0.1:{device.port}"


def test_who_has_the_table_open_hears_nothing(
    ada: Browser, ben: Browser, service: Any, device: Device, server: Running
) -> None:
    table, other = start_game(ada, ben), start_game(ada, ben)
    acts, waits = mover(table, ada, ben)
    waits.post("/api/push", **device.subscription())
    with waits.live(table) as live:
        live.receive("welcome")
        acts.act(acts.view(table), "meditate")
    acts, _ = mover(other, ada, ben)
    acts.act(acts.view(other), "meditate")
    letters = [device.opened(letter.content)["table"] for letter in letters_sent(service, 1)]
    assert letters == [other]


@pytest.mark.parametrize(("status", "letters"), [(410, 1), (500, 5)])
def test_an_endpoint_that_fails_is_dropped(
    ada: Browser, ben: Browser, service: Any, device: Device, status: int, letters: int
) -> None:
    service.status = status
    table = start_game(ada, ben)
    _, waits = mover(table, ada, ben)
    waits.post("/api/push", **device.subscription())
    for number in range(1, letters + 1):  # of a turn, of its end, of the next turn, and so on
        assert waits.get("/api/push")["browsers"] == 1
        acts, _ = mover(table, ada, ben)
        acts.act(acts.view(table), "meditate")
        letters_sent(service, number)
    wait_for(lambda: waits.get("/api/push")["browsers"] == 0)


def test_a_browser_is_subscribed_once_and_at_most_ten_are(ada: Browser, device: Device) -> None:
    ada.post("/api/push", **device.subscription())
    assert ada.post("/api/push", **device.subscription(quiet="night"))["browsers"] == 1
    for number in range(12):
        kept = ada.post("/api/push", **device.subscription(str(number)))["browsers"]
        assert kept <= 10
    assert (
        ada.post("/api/push/end", endpoint=device.subscription("11")["endpoint"])["browsers"] == 9
    )
    ada.delete("/api/me/account")


def test_what_is_no_subscription_is_refused(ada: Browser, device: Device) -> None:
    good = device.subscription()
    for bad in (
        {"endpoint": "ftp://push.example/x"},
        {"endpoint": "http://[x]"},
        {"p256dh": to_text(b"\x04" + bytes(64))},
        {"p256dh": "no!"},
        {"auth": to_text(b"short")},
    ):
        problem = ada.post("/api/push", 422, **{**good, **bad})
        assert problem["reason"] == "address-not-valid", bad
    assert ada.post("/api/push", 422, **{**good, "quiet": "often"})["reason"] == "bad-body"
    assert not are_keys("", "")


def test_the_keys_stay_the_same_after_a_restart(tmp_path: Any) -> None:
    settings = Settings(data=tmp_path, push=True)
    keys = []
    for _ in range(2):
        running = Running(settings)
        someone = Browser(running.url)
        keys.append(someone.get("/api/push")["key"])
        someone.close()
        running.stop()
    assert keys[0] == keys[1]
    assert len(to_bytes(keys[0])) == 65


def test_nothing_of_it_is_there_by_default(tmp_path: Any) -> None:
    running = Running(Settings(data=tmp_path))
    someone = Browser(running.url, "Ada")
    assert someone.get("/api/push") == {"key": None, "browsers": 0}
    problem = someone.post("/api/push", 409, **Device(9).subscription())
    assert problem["reason"] == "notifications-off"
    someone.close()
    running.stop()
