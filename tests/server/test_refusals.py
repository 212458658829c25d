"""Odd requests get a status and a sentence of their own, with the headers every answer has."""

import json
import logging
import socket
import sys
import threading
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import PATIENCE, PRESELECTED, Browser, Running, start_game

JSON = {"content-type": "application/json"}


def test_paths_that_lead_nowhere(ada: Browser) -> None:
    long = "x" * 300
    for path in ("/%00", "/a%00b", "/api/%00", f"/{long}", f"/assets/{long}", "/t/%00", "/%ff%fe"):
        answer = ada.http.get(path)
        assert answer.status_code in (200, 404), path
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in (f"/api/tables/{long}", f"/api/shares/{long}", "/api/tables/x/positions/y"):
        answer = ada.http.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (422, "bad-body"), path
    for path in ("/api/tables/%00", "/api/shares/%00", "/api/tables/%ff/log"):
        assert ada.http.get(path).status_code in (404, 422), path


BODIES = (
    b'{"name":"\xff\xfe"}',
    b"\xff\xfe",
    b'{"name":"\xed\xa0\x80"}',
    b'{"name":"\\ud800"}',
    b"[" * 100_000,
    b'{"name":' + b"[" * 50_000,
    b"",
    b"null",
    b'{"name":1e999}',
)


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_bodies_that_cannot_be_read(ada: Browser, body: bytes) -> None:
    answer = ada.http.put("/api/me", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-body")
    assert answer.headers["content-security-policy"]


def test_letters_that_no_database_keeps(ada: Browser) -> None:
    """PostgreSQL has no place for a NUL."""
    view = ada.table("you", "you", **PRESELECTED)
    table = view["table"]
    odd = "a\0b"
    ada.put("/api/me", name=odd, language="en")
    assert "\0" not in ada.get("/api/me")["me"]["name"]
    assert ada.post(f"/api/tables/{table}/chat", text=odd)["text"] == "a b"
    assert ada.act(view, f"meditate{odd}", 422)["rule"] == "PARSE"
    for client in (odd, "", "\n", "a\n", "é"):
        assert ada.act(view, "meditate", 422, client=client)["reason"] == "bad-body"
    ada.post("/api/tables", 422, seats=[{"player": "you"}], setup=f"luna 1\n{odd}")
    ada.post("/api/records", 422, record=f"luna 1\n{odd}")
    ada.post("/api/seats/claim", 403, token=odd)
    ada.post("/api/tables", 422, seats=[{"player": "bot", "level": odd}])
    other = ada.table("you", "open")["table"]
    ada.post(f"/api/tables/{other}/join", token=odd, seat=1)
    ada.put("/api/notifications", 422, by="mail", address=f"{odd}@luna.example")
    body = {"challenge": odd, "credential": {}}
    assert ada.post("/api/passkeys/sign-in", 422, **body)["reason"] == "bad-body"
    assert ada.post("/api/passkeys/keep", 422, **body)["reason"] == "bad-body"
    ada.delete("/api/me/sessions/%00", 422)
    agent = ada.http.put("/api/me", json={"name": "Ada"}, headers={"User-Agent": "a\tb"})
    assert agent.status_code == 200


def test_the_type_of_a_body_in_capitals(ada: Browser) -> None:
    for kind in ("Application/JSON", "application/json; charset=UTF-8"):
        headers = {"content-type": kind}
        assert ada.http.put("/api/me", content=b'{"name":"Ada"}', headers=headers).is_success


def test_a_method_that_is_not_there_says_which_are(ada: Browser) -> None:
    for path, allowed in (
        ("/api/tables", "GET, HEAD, POST"),
        ("/api/me", "DELETE, GET, HEAD, PUT"),
    ):
        answer = ada.http.patch(path, json={})
        assert (answer.status_code, answer.json()["reason"]) == (405, "no-such-method")
        assert answer.headers["allow"] == allowed
    assert ada.http.options("/api/tables").headers["allow"] == "GET, HEAD, POST"
    assert ada.http.post("/nowhere", json={}).status_code in (404, 405)
    assert ada.http.delete("/api/nowhere").status_code in (404, 405)


def test_sharing_at_the_same_moment(ada: Browser, browser: Callable[..., Browser]) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    people = [browser() for _ in range(6)]
    answers: list[tuple[int, str]] = []
    barrier = threading.Barrier(len(people))

    def share(someone: Browser) -> None:
        barrier.wait()
        answer = someone.http.post(f"/api/tables/{table}/share", json={"sequence": 1})
        answers.append((answer.status_code, answer.text))

    threads = [threading.Thread(target=share, args=(each,)) for each in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {status for status, _ in answers} == {200}
    assert len({json.loads(text)["share"] for _, text in answers}) == 1


def test_deep_and_long_messages_over_a_socket(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with ada.live(table) as live:
        live.receive("welcome")
        for message in (
            "[" * 16_000,
            '{"type":"act","text":' + "[" * 9_000,
            b"\xff\xfe",
        ):
            live.socket.send(message)
            assert live.receive("problem")["problem"]["reason"] == "bad-message"
        live.send(type="ping", client="")
        assert live.receive("problem")["problem"]["reason"] == "bad-message"
        live.send(type="ping")
        live.receive("pong")
    for size in (16_385, 60_000, 70_000):
        with ada.live(table) as live:
            live.receive("welcome")
            live.socket.send('"' + "x" * (size - 2) + '"')
            with pytest.raises(ConnectionClosed) as closed:
                live.receive("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009, size


def test_a_text_that_is_none_ends_the_socket(
    ada: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    for parts in (False, True):
        with ada.live(table) as live:
            live.receive("welcome")
            odd = b'{"type":"ping","client":"\xff"}'
            live.socket.send([odd[:9], odd[9:]] if parts else odd, text=True)
            with pytest.raises(ConnectionClosed) as closed:
                live.receive("nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
    assert not [record for record in caplog.records if record.exc_info]


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}


@pytest.mark.parametrize(
    ("path", "changed", "status"),
    [
        ("/api/tables/nowhere/live", {}, 404),
        ("/api/nowhere", {}, 404),
        ("/api/tables/%00/live", {}, 422),
        ("/api/tables/TABLE/live?since=x", {}, 422),
        ("/api/tables/TABLE/live", {"Origin": "https://evil.example"}, 403),
        ("/api/tables/TABLE/live", {"Sec-WebSocket-Key": "short"}, 400),
        ("/api/tables/TABLE/live", {"Sec-WebSocket-Key": b"\xff\xfe"}, 400),
        ("/api/tables/TABLE/live", {"Sec-WebSocket-Version": "9"}, 400),
    ],
)
def test_a_handshake_that_is_refused_has_a_reason(
    ada: Browser, path: str, changed: dict[str, str], status: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    answer = ada.http.get(path.replace("TABLE", table), headers={**HANDSHAKE, **changed})
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    if status != 400:
        assert answer.json()["status"] == status
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_what_is_no_http_has_an_answer(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    upgrade = b"".join(f"{k}: {v}\r\n".encode() for k, v in HANDSHAKE.items())
    for said in (
        b"hello\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 200_000,
        b"POST / HTTP/1.1\r\nHost: a\r\n" + upgrade + b"\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
            connection.sendall(said)
            answer = connection.recv(65536)
            assert answer.split(b" ")[1] in (b"400", b"404", b"405", b"431"), said[:60]
            assert b"nosniff" in answer.lower(), said[:60]
    assert not [record for record in caplog.records if record.exc_info]


def test_a_fault_of_ours_is_an_answer_too(
    server: Running, ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("by accident")

    monkeypatch.setattr(server.instance.store.lists, "find", broken)
    answer = ada.http.get("/api/tables")
    assert (answer.status_code, answer.json()["reason"]) == (500, "server-fault")
    assert answer.headers["x-content-type-options"] == "nosniff"
    monkeypatch.setattr(server.instance.tables, "get", broken)
    refused = ada.http.get("/api/tables/x/live", headers=HANDSHAKE)
    assert (refused.status_code, refused.json()["reason"]) == (500, "server-fault")


def test_an_answer_names_what_it_answers(ada: Browser, ben: Browser) -> None:
    """An undo agreed to must never give the game up."""
    table = start_game(ada, ben)
    first, second = (ada, ben) if ada.view(table)["turn"]["seat"] == 0 else (ben, ada)
    first.act(first.view(table), "meditate")
    second.act(second.view(table), "meditate")
    asked = first.post(f"/api/tables/{table}/undo", number=0)["sequence"]
    second.post(f"/api/tables/{table}/answer", agree=False, request=asked)
    newer = first.post(f"/api/tables/{table}/abandon")["sequence"]
    late = second.post(f"/api/tables/{table}/answer", 409, agree=True, request=asked)
    assert late["reason"] == "nothing-asked"
    assert second.view(table)["status"] == "playing"
    second.post(f"/api/tables/{table}/answer", agree=True, request=newer)
    assert second.view(table)["status"] == "abandoned"


def test_one_player_does_not_fill_the_chat(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    answers = [
        ada.http.post(f"/api/tables/{table}/chat", json={"text": str(number)})
        for number in range(60)
    ]
    assert answers[0].status_code == 200
    assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "too-many")


def test_a_record_may_begin_with_a_byte_order_mark(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    record = ada.get(f"/api/tables/{table}/record")
    view = ada.post("/api/records", 201, record="\ufeff" + record)
    assert view["status"] == "playing"


def played_out(ada: Browser, ben: Browser) -> str:
    """A game of two that is over."""
    table = start_game(ada, ben)
    view = ada.view(table)
    while view["status"] == "playing":
        mover = (ada, ben)[view["turn"]["seat"]]
        mover.act(view, "meditate")
        view = mover.view(table)
    assert view["status"] == "over"
    return table


def test_a_finished_game_is_not_undone_by_one_alone(ada: Browser, ben: Browser) -> None:
    table = played_out(ada, ben)
    asked = ada.post(f"/api/tables/{table}/undo")
    assert not asked["done"]
    assert ada.view(table)["status"] == "over"
    for person in (ada, ben):
        person.post(f"/api/tables/{table}/rematch")
    late = ben.post(f"/api/tables/{table}/answer", 409, agree=True, request=asked["sequence"])
    assert late["reason"] == "nothing-asked"
    assert ben.post(f"/api/tables/{table}/undo", 409)["reason"] == "rematch-made"
    assert ada.view(table)["status"] == "over"


def test_a_log_has_an_end(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """Acting and taking back for ever fills no disk."""
    monkeypatch.setattr(sys.modules["luna.table.decide"], "LONGEST_LOG", 5)
    table = ada.table("you", "you", **PRESELECTED)["table"]
    for _ in range(2):
        ada.act(ada.view(table), "meditate")
        ada.post(f"/api/tables/{table}/undo")
    assert ada.act(ada.view(table), "meditate", 409)["reason"] == "log-full"
    assert ada.view(table)["sequence"] == 5


@pytest.mark.parametrize("client", ["", "x" * 65, "two\nlines", 7])
def test_an_id_of_a_client_is_a_short_line(ada: Browser, client: object) -> None:
    view = ada.table("you", "you", **PRESELECTED)
    assert ada.act(view, "meditate", 422, client=client)["reason"] == "bad-body"
    assert ada.view(view["table"])["sequence"] == view["sequence"]


@pytest.mark.parametrize("origin", ["http://[x", "http://[", "//[", "http://[::1"])
def test_an_origin_that_is_no_address_is_a_foreign_one(ada: Browser, origin: str) -> None:
    answer = ada.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["reason"]) == (403, "cross-origin")
    assert answer.headers["x-content-type-options"] == "nosniff"
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with pytest.raises(InvalidStatus) as handshake, ada.live(table, origin=origin):
        pass
    assert handshake.value.response.status_code == 403
    assert ada.get("/api/me")["me"]["name"] == "Ada"
