"""Strangers cannot take the places of players, nor all of the server's time."""

import json
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from luna.server.limits import Limiter, Rate, Usage, network
from luna.server.settings import Limits, Settings, SettingsError
from luna.table.problem import Problem
from tests.server.harness import PATIENCE, PRESELECTED, Browser, Live, Running, start_game, wait_for

several_addresses = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere a machine has one address of its own"
)
NAMED: dict[str, Any] = {"creations": 10_000, "sign_ins": 10_000}


@pytest.fixture
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Running]]:
    """Servers with limits of their own."""
    running: list[Running] = []

    def start(**limits: Any) -> Running:
        settings = Settings(
            data=tmp_path_factory.mktemp("limits"), limits=Limits(**{**NAMED, **limits})
        )
        running.append(Running(settings))
        return running[-1]

    yield start
    for each in running:
        each.stop()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for those who count, so that nothing is refilled on a slow machine."""
    monkeypatch.setattr("luna.server.limits.time", SimpleNamespace(monotonic=lambda: 1000.0))


@contextmanager
def browsing(running: Running, *names: str | None) -> Iterator[list[Browser]]:
    people = [Browser(running.url, name) for name in names]
    yield people
    for each in people:
        each.close()


def refused(someone: Browser, table: str) -> tuple[int, str]:
    with pytest.raises(InvalidStatus) as handshake, someone.live(table):
        pass
    answer = handshake.value.response

    return answer.status_code, json.loads(answer.body)["reason"]


def test_a_crowd_cannot_lock_out_the_players(serving: Callable[..., Running]) -> None:
    running = serving(watchers=4, address_sockets=100)
    with browsing(running, "Ada", "Ben", None) as (ada, ben, stranger), ExitStack() as crowd:
        table = start_game(ada, ben)
        for _ in range(4):
            crowd.enter_context(stranger.live(table)).receive("welcome")
        assert refused(stranger, table) == (429, "too-many-watchers")
        for player in (ada, ben):
            assert crowd.enter_context(player.live(table)).receive("welcome")["you"]["seats"]


def test_places_come_free_again(serving: Callable[..., Running]) -> None:
    running = serving(watchers=1)
    with browsing(running, "Ada", None) as (ada, stranger):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        with stranger.live(table):
            refused(stranger, table)
        wait_for(lambda: not running.instance.hub.viewers)
        with stranger.live(table) as live:
            live.receive("welcome")


def test_an_address_has_so_many_places(
    serving: Callable[..., Running],
) -> None:
    running = serving(address_sockets=3)
    with browsing(running, "Ada", None) as (ada, stranger), ExitStack() as crowd:
        tables = [ada.table("you", "you", **PRESELECTED)["table"] for _ in range(2)]
        for number in range(3):
            crowd.enter_context(stranger.live(tables[number % 2])).receive("welcome")
        assert refused(stranger, tables[0]) == (429, "too-many-sockets")
        crowd.enter_context(ada.live(tables[0])).receive("welcome")


def test_a_person_has_so_many_places(serving: Callable[..., Running]) -> None:
    running = serving(own_sockets=2)
    with browsing(running, "Ada") as (ada,), ExitStack() as pages:
        table = ada.table("you", "you", **PRESELECTED)["table"]
        for _ in range(2):
            pages.enter_context(ada.live(table)).receive("welcome")
        assert refused(ada, table) == (429, "too-many-sockets")


TOO_LONG = "meditate" + 20 * " "
LONG_ACTIONS: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/api/tables/{table}/actions", {"text": TOO_LONG, "sequence": 1}),
    ("POST", "/api/tables/{table}/preview", {"text": TOO_LONG}),
    ("POST", "/api/tables/{table}/why", {"text": TOO_LONG}),
    (
        "PUT",
        "/api/tables/{table}/plan",
        {"seat": 0, "sequence": 1, "branches": [{"then": "pass", "after": [{"then": TOO_LONG}]}]},
    ),
    ("POST", "/api/boards", {"actions": [TOO_LONG]}),
    ("POST", "/api/boards/preview", {"board": {}, "text": TOO_LONG}),
)


@pytest.mark.parametrize(
    ("method", "path", "body"), LONG_ACTIONS, ids=[path for _, path, _ in LONG_ACTIONS]
)
def test_actions_are_bounded(
    serving: Callable[..., Running], method: str, path: str, body: Any
) -> None:
    running = serving(text=len(TOO_LONG) - 1)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        answer = ada.http.request(method, path.format(table=table), json=body)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-long")
        short = json.loads(json.dumps(body).replace(TOO_LONG, TOO_LONG[:-1]))
        allowed = ada.http.request(method, path.format(table=table), json=short)
        assert allowed.json().get("reason") != "too-long"


def test_actions_over_a_socket_are_bounded(serving: Callable[..., Running]) -> None:
    running = serving(text=len(TOO_LONG) - 1)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        with ada.live(table) as live:
            live.receive("welcome")
            live.send(type="act", client="1", sequence=1, text=TOO_LONG)
            assert live.receive("problem")["problem"]["reason"] == "too-long"
            live.send(type="act", client="2", sequence=1, text=TOO_LONG[:-1])
            assert live.receive("ack")["client"] == "2"


def test_lines_of_chat_are_bounded(serving: Callable[..., Running]) -> None:
    running = serving(chat=5, chats=3)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        assert ada.post(f"/api/tables/{table}/chat", 413, text="123456")["reason"] == "too-long"
        with ada.live(table) as live:
            live.receive("welcome")
            live.send(type="chat", client="1", text="123456")
            assert live.receive("problem")["problem"]["reason"] == "too-long"
            for number in range(3):
                live.send(type="chat", client=f"line {number}", text="12345")
                live.receive("ack")
            live.send(type="chat", client="2", text="1")
            assert live.receive("problem")["problem"]["reason"] == "chat-full"
        assert ada.post(f"/api/tables/{table}/chat", 409, text="1")["reason"] == "chat-full"


def test_limits_beyond_what_the_interface_allows_are_refused() -> None:
    for name in ("chat", "text"):
        with pytest.raises(SettingsError, match="2000"):
            Limits(**{name: 2001})


@several_addresses
def test_those_who_look_on_leave_half_of_all_places(serving: Callable[..., Running]) -> None:
    running = serving(sockets=6)
    with browsing(running, "Ada", None) as (ada, stranger), ExitStack() as crowd:
        table = ada.table("you", "you", **PRESELECTED)["table"]
        for host in (2, 3, 4):
            crowd.enter_context(stranger.live(table, source=host)).receive("welcome")
        with pytest.raises(InvalidStatus) as refusal, stranger.live(table, source=5):
            pass
        assert json.loads(refusal.value.response.body)["reason"] == "too-many-watchers"
        crowd.enter_context(ada.live(table)).receive("welcome")


@several_addresses
def test_one_address_leaves_half_of_all_places(serving: Callable[..., Running]) -> None:
    running = serving(sockets=6)
    with browsing(running, "Ada", "Ben") as (ada, ben), ExitStack() as pages:
        table = start_game(ada, ben)
        for _ in range(3):
            pages.enter_context(ada.live(table)).receive("welcome")
        assert refused(ben, table) == (429, "too-many-sockets")
        pages.enter_context(ben.live(table, source=2)).receive("welcome")


@several_addresses
def test_no_more_sockets_than_the_process_has_places(serving: Callable[..., Running]) -> None:
    running = serving(sockets=2)
    with browsing(running, "Ada", "Ben", "Cleo") as (ada, ben, cleo), ExitStack() as pages:
        table = start_game(ada, ben, cleo)
        for number, player in enumerate((ada, ben), 2):
            pages.enter_context(player.live(table, source=number)).receive("welcome")
        with pytest.raises(InvalidStatus) as refusal, cleo.live(table, source=4):
            pass
        answer = refusal.value.response
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "10")
        assert cleo.view(table)["status"] == "playing"


LOOKS = (
    ("POST", "preview", {"text": "meditate"}),
    ("POST", "why", {"text": "meditate"}),
    ("GET", "tips", None),
    ("GET", "legal?limit=1", None),
    ("GET", "positions/1", None),
    ("GET", "record", None),
)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("method", "path", "body"), LOOKS, ids=[path for _, path, _ in LOOKS])
def test_what_must_be_worked_out_is_limited(
    serving: Callable[..., Running], method: str, path: str, body: object
) -> None:
    running = serving(looks=1)
    with browsing(running, "Ada", "Ben") as (ada, ben):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        answers = [
            ada.http.request(method, f"/api/tables/{table}/{path}", json=body) for _ in range(20)
        ]
        answer = answers[-1]
        assert answers[0].is_success
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many")
        assert int(answer.headers["retry-after"]) >= 1
        assert ada.act(ada.view(table), "meditate")["sequence"] == 2
        assert ben.http.request(method, f"/api/tables/{table}/{path}", json=body).is_success


@pytest.mark.usefixtures("still")
def test_reading_is_limited(serving: Callable[..., Running]) -> None:
    running = serving(reads=2)
    with browsing(running, "Ada") as (ada,):
        answers = [ada.http.get("/api/me") for _ in range(30)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "too-many")
        assert ada.http.get("/healthz").status_code == 200


WRITES: tuple[tuple[str, str, Any], ...] = (
    ("PUT", "/api/me", {"name": "Ada"}),
    ("DELETE", "/api/thoughts/x", None),
    ("POST", "/api/tables/{table}/undo", {}),
    ("POST", "/api/tables/{table}/answer", {"agree": True, "request": 1}),
    ("DELETE", "/api/tables/{table}/plan", None),
)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("method", "path", "body"), WRITES, ids=[path for _, path, _ in WRITES])
def test_whatever_is_asked_counts_as_reading(
    serving: Callable[..., Running], method: str, path: str, body: Any
) -> None:
    running = serving(reads=1)
    with browsing(running, "Ada", "Ben") as (ada, ben):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        where = path.format(table=table)
        answers = [ada.http.request(method, where, json=body) for _ in range(20)]
        assert answers[0].status_code != 429
        assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "too-many")
        assert ben.http.request(method, where, json=body).status_code != 429


HEAVY: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/api/puzzles/next", {}),
    ("POST", "/api/puzzles/x/answer", {}),
    ("PUT", "/api/studies/x", {"title": "x", "chapters": [{"title": "x", "record": "x"}]}),
    ("PUT", "/api/duplicates/week/team", {"team": "x"}),
    ("PUT", "/api/tables/x/plan", {"seat": 0, "sequence": 1, "branches": [{"then": "pass"}]}),
    ("PUT", "/api/hidden", {"tables": ["x"]}),
)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(("method", "path", "body"), HEAVY, ids=[path for _, path, _ in HEAVY])
def test_what_is_looked_up_is_limited_wherever_it_is_asked(
    serving: Callable[..., Running], method: str, path: str, body: Any
) -> None:
    running = serving(looks=1)
    with browsing(running, "Ada") as (ada,):
        answers = [ada.http.request(method, path, json=body) for _ in range(20)]
        assert answers[0].status_code in (200, 404, 422)
        assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "too-many")


@pytest.mark.usefixtures("still")
def test_looks_over_a_socket_count_too(serving: Callable[..., Running]) -> None:
    running = serving(looks=1)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        with ada.live(table) as live:
            live.receive("welcome")
            for number in range(20):
                live.send(type="preview", client=str(number), text="meditate")
            heard = [live.receive("preview", "problem") for _ in range(20)]
            problem = heard[-1]
            assert heard[0]["type"] == "preview"
            assert (problem["client"], problem["problem"]["reason"]) == ("19", "too-many")
            live.send(type="ping")
            live.receive("pong")


def talk_on(live: Live) -> None:
    for _ in range(1000):
        live.send(type="ping")
    while True:
        live.receive("pong", "problem")


@pytest.mark.usefixtures("still")
def test_whoever_does_not_stop_talking_is_sent_away(serving: Callable[..., Running]) -> None:
    running = serving(messages=1)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        with ada.live(table) as live:
            live.receive("welcome")
            with pytest.raises(ConnectionClosed) as closed:
                talk_on(live)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


@pytest.mark.usefixtures("still")
def test_too_much_at_once_is_a_problem_before_it_is_the_end(
    serving: Callable[..., Running],
) -> None:
    running = serving(messages=5)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        with ada.live(table) as live:
            live.receive("welcome")
            for _ in range(52):
                live.send(type="ping")
            heard = [live.receive("pong", "problem") for _ in range(52)]
            assert heard[-1]["problem"]["reason"] == "too-many"
            assert heard[-1]["problem"]["retry"] >= 1


def test_a_rate_refills() -> None:
    rate = Rate(1e6)
    rate.take("a", 1e7)
    with pytest.raises(Problem):
        rate.take("a", 1e7)
    rate.take("b", 1e7)

    def again() -> bool:
        try:
            rate.take("a", 1.0)
        except Problem:
            return False
        return True

    wait_for(again)


def test_an_address_is_shared_by_a_crowd_at_most() -> None:
    usage = Usage(1.0)
    for number in range(5):
        usage.take(f"person {number}", "192.0.2.1", 10)
    with pytest.raises(Problem):
        usage.take("one more", "192.0.2.1")
    usage.take("one more", "192.0.2.2")


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_household_counts_as_one_address(address: str, counts_as: str) -> None:
    assert network(address) == counts_as
    limiter = Limiter(1)
    limiter.take(address)
    with pytest.raises(Problem):
        limiter.take(address)


def test_a_long_log_comes_in_pages(serving: Callable[..., Running]) -> None:
    running = serving(missed=5)
    with browsing(running, "Ada") as (ada,):
        table = ada.table("you", "you", **PRESELECTED)["table"]
        for _ in range(6):
            ada.act(ada.view(table), "meditate")
        with ada.live(table, since=0) as live:
            welcome = live.receive("welcome")
        assert welcome["sequence"] == 7
        assert [entry["sequence"] for entry in welcome["missed"]] == [1, 2, 3, 4, 5]
        assert welcome["more"]
        rest = ada.get(f"/api/tables/{table}/log?since=5")["entries"]
        assert [entry["sequence"] for entry in rest] == [6, 7]
        with ada.live(table, since=2) as live:
            welcome = live.receive("welcome")
        assert (len(welcome["missed"]), welcome["more"]) == (5, False)


def raw(running: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), timeout=PATIENCE)


def heard(connection: socket.socket) -> bytes:
    """Everything until the server closes."""
    parts: list[bytes] = []
    while True:
        try:
            part = connection.recv(65536)
        except ConnectionResetError:
            part = b""
        if not part:
            return b"".join(parts)
        parts.append(part)


def test_a_body_that_does_not_come_ends_the_request(serving: Callable[..., Running]) -> None:
    running = serving(body_seconds=0.2)
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with raw(running) as slow:
        slow.sendall(head + b'Content-Length: 100\r\n\r\n{"name"')
        answer = heard(slow)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-slow"' in answer
