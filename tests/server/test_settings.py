"""Every setting has an effect, and a test that shows it."""

import ast
import asyncio
import smtplib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed

from luna.app.jobs import BotMove, SearchBudgets
from luna.app.tables.spectator_delay import RELOAD
from luna.server.jobs import Pools
from luna.server.notify.notice import MailNotifier, Notice
from luna.server.run import configure
from luna.server.scheduler import Scheduler
from luna.server.settings import Limits, Mail, Retention, Settings
from luna.server.sockets import SocketViewer, TextCache
from luna.server.store.database import field_names
from luna.server.store.declarations import AfterDays, kinds
from tests.server.harness import PRESELECTED, Browser, Running

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "luna"
GROUPS = (Limits, Settings, Retention, Mail, SearchBudgets)
TESTED = {
    Limits: {
        "body": "test_security.py::test_sizes_are_bounded",
        "message": "test_settings.py::test_a_message_is_bounded",
        "name": "test_settings.py::test_a_name_is_bounded",
        "chat": "test_limits.py::test_lines_of_chat_are_bounded",
        "chats": "test_limits.py::test_lines_of_chat_are_bounded",
        "text": "test_limits.py::test_actions_are_bounded",
        "tables": "test_settings.py::test_open_tables_are_bounded",
        "creations": "test_security.py::test_limits_hold",
        "sign_ins": "test_security.py::test_limits_hold",
        "hints": "test_settings.py::test_costly_requests_are_counted_by_address",
        "reviews": "test_settings.py::test_costly_requests_are_counted_by_address",
        "exports": "test_settings.py::test_costly_requests_are_counted_by_address",
        "reads": "test_limits.py::test_reading_is_limited",
        "looks": "test_limits.py::test_what_must_be_worked_out_is_limited",
        "messages": "test_limits.py::test_whoever_does_not_stop_talking_is_sent_away",
        "watchers": "test_limits.py::test_a_crowd_cannot_lock_out_the_players",
        "address_sockets": "test_limits.py::test_an_address_has_so_many_places",
        "own_sockets": "test_limits.py::test_a_person_has_so_many_places",
        "sockets": "test_limits.py::test_no_more_sockets_than_the_process_has_places",
        "connections": "test_settings.py::test_the_web_server_is_configured_by_the_settings",
        "missed": "test_limits.py::test_a_long_log_comes_in_pages",
        "body_seconds": "test_limits.py::test_a_body_that_does_not_come_ends_the_request",
        "backlog": "test_settings.py::test_a_viewer_who_is_too_far_behind_is_dropped",
    },
    Settings: {
        "database": "test_store.py::test_the_environment_holds_secrets",
        "data": "test_store.py::test_the_environment_holds_secrets",
        "origin": "test_security.py::test_behind_tls_the_cookie_is_secure",
        "proxies": "test_settings.py::test_the_web_server_is_configured_by_the_settings",
        "secure": "test_security.py::test_behind_tls_the_cookie_is_secure",
        "heartbeat": "test_settings.py::test_the_web_server_is_configured_by_the_settings",
        "think": "test_settings.py::test_the_pools_have_the_processes_that_the_settings_name",
        "bots": "test_own_bots.py::test_a_policy_takes_a_seat",
        "analyse": "test_settings.py::test_the_pools_have_the_processes_that_the_settings_name",
        "hang": "test_settings.py::test_the_pools_have_the_processes_that_the_settings_name",
        "tick": "test_settings.py::test_the_scheduler_looks_once_a_tick",
        "metrics_token": "test_security.py::test_metrics_are_for_the_operator",
        "mail": "test_notify.py::test_a_mail_tells_whose_turn_it_is",
        "webhooks": "test_notify.py::test_nothing_is_sent_by_default",
        "private_webhooks": "test_notify.py::test_webhooks_stay_out_of_the_own_network",
        "push": "test_push.py::test_nothing_of_it_is_there_by_default",
        "words": "test_moderation.py::test_words_of_the_operator_are_covered_and_links_are_text",
        "budgets": "test_settings.py::test_a_budget_is_what_a_search_may_cost",
        "retention": "test_retention.py::test_old_games_and_tables_go_but_what_others_need_stays",
        "limits": "test_security.py::test_limits_hold",
    },
    Retention: {
        "games": "test_retention.py::test_old_games_and_tables_go_but_what_others_need_stays",
        "tables": "test_retention.py::test_old_games_and_tables_go_but_what_others_need_stays",
        "plans": "test_settings.py::test_days_to_keep_are_those_of_a_table",
        "reports": "test_settings.py::test_days_to_keep_are_those_of_a_table",
    },
    Mail: {
        "host": "test_settings.py::test_mail_goes_to_the_server_of_the_settings",
        "port": "test_settings.py::test_mail_goes_to_the_server_of_the_settings",
        "sender": "test_settings.py::test_mail_goes_to_the_server_of_the_settings",
        "user": "test_settings.py::test_mail_goes_to_the_server_of_the_settings",
        "password": "test_settings.py::test_mail_goes_to_the_server_of_the_settings",
        "tls": "test_settings.py::test_mail_goes_to_the_server_of_the_settings",
    },
    SearchBudgets: dict.fromkeys(
        SearchBudgets.__struct_fields__, "test_settings.py::test_a_budget_is_what_a_search_may_cost"
    ),
}
"""The test that fails if a setting has no effect."""


def attributes() -> set[str]:
    """Every attribute that the server and the application read, outside of the settings."""
    return {
        node.attr
        for package in ("server", "app", "cli")
        for file in (SOURCE / package).rglob("*.py")
        if file.name != "settings.py"
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    } | days_settings()


def days_settings() -> set[str]:
    rules = [rule for kind in kinds().values() for rule in kind.kept]
    return {rule.setting for rule in rules if isinstance(rule, AfterDays)}


def test_every_setting_is_read_and_has_a_test() -> None:
    read = attributes() | {"data", "database"}  # `Settings.url` reads them
    for group in GROUPS:
        names = field_names(group)
        assert [name for name in names if name not in read] == [], f"{group.__name__}: not read"
        assert sorted(TESTED[group]) == sorted(names), f"{group.__name__}: name a test for each"
        for test in TESTED[group].values():
            file, _, name = test.partition("::")
            assert f"def {name}(" in (HERE / file).read_text("utf-8"), test


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = Limits(name=5, tables=2, hints=1, reviews=1, exports=1, message=1000)
    server = Running(Settings(data=tmp_path_factory.mktemp("small"), limits=limits))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def ada(running: Running) -> Iterator[Browser]:
    browser = Browser(running.url, "Ada")
    browser.table("you", "you", **PRESELECTED)
    yield browser
    browser.close()


def test_a_name_is_bounded(running: Running) -> None:
    longer = Browser(running.url, "Florentine")
    assert longer.get("/api/me")["me"]["name"] == "Flore"
    longer.close()


def test_open_tables_are_bounded(running: Running) -> None:
    ben = Browser(running.url, "Ben")
    ben.table("you", "you", **PRESELECTED)
    ben.table("you", "you", **PRESELECTED)
    seats = [{"player": "you"}, {"player": "you"}]
    answer = ben.http.post("/api/tables", json={"seats": seats, **PRESELECTED})
    assert answer.json()["reason"] == "too-many-tables"
    ben.close()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/boards/advice", {"board": {"record": "no record"}}),
        ("POST", "/api/reviews", {"record": "no record"}),
        ("GET", "/api/me/data", None),
    ],
)
def test_costly_requests_are_counted_by_address(
    ada: Browser, method: str, path: str, body: Any
) -> None:
    answers = [ada.http.request(method, path, json=body).status_code for _ in range(2)]
    assert answers[0] != 429
    assert answers[1] == 429


def test_a_message_is_bounded(ada: Browser) -> None:
    table = ada.table("you", "you", **PRESELECTED)["table"]
    with ada.live(table) as live:
        live.receive("welcome")
        live.send(type="chat", text="x" * 1100)
        with pytest.raises(ConnectionClosed) as closed:
            live.receive("pong")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_the_web_server_is_configured_by_the_settings() -> None:
    settings = Settings(
        proxies="192.0.2.1", heartbeat=7.0, limits=Limits(connections=11, sockets=13, message=99)
    )
    config = configure(Starlette(), settings)
    assert config.proxy_headers
    assert config.forwarded_allow_ips == "192.0.2.1"
    assert config.ws_ping_interval == config.ws_ping_timeout == 7.0
    assert config.limit_concurrency == 24
    assert config.ws_max_size == 99
    assert not configure(Starlette(), Settings()).proxy_headers


def test_the_pools_have_the_processes_that_the_settings_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes: list[int] = []

    class FakePool:
        def __init__(self, _work: object, size: int, *_: object, **__: object) -> None:
            sizes.append(size)

        async def stream(self, _job: object, _urgency: object, seconds: float) -> Any:
            yield seconds

    monkeypatch.setattr("luna.server.jobs.AsyncPool", FakePool)
    pools = Pools(2, 3, 45.0)
    assert sizes == [2, 3]

    async def first() -> Any:
        return [part async for part in pools.stream(BotMove("", b"", 0, 0, "random"))]

    assert asyncio.run(first()) == [45.0]


def test_the_scheduler_looks_once_a_tick(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    class Stopped(Exception):
        pass

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        raise Stopped

    async def tick() -> None:
        return None

    monkeypatch.setattr("luna.server.scheduler.asyncio.sleep", sleep)
    store: Any = SimpleNamespace(clocks=None, database=None, games=None, jobs=None)
    scheduler = Scheduler(SimpleNamespace(), store, Settings(tick=9.0), [])  # type: ignore[arg-type]
    monkeypatch.setattr(scheduler, "tick", tick)
    with pytest.raises(Stopped):
        asyncio.run(scheduler._run())
    assert slept == [9.0]


def test_a_viewer_who_is_too_far_behind_is_dropped() -> None:
    class SlowSocket:
        client = None
        closed: tuple[int, str] | None = None

        async def send(self, _: object) -> None:
            await asyncio.sleep(0)

        async def close(self, code: int, reason: str) -> None:
            self.closed = code, reason

    async def sending(length: int) -> tuple[int, str] | None:
        socket: Any = SlowSocket()
        hub: Any = SimpleNamespace(limits=Limits(backlog=100), texts=TextCache())
        viewer = SocketViewer(socket, None, "all", hub)
        viewer.send(b"x" * length)
        await asyncio.sleep(0.01)
        viewer._writer.cancel()
        closed: tuple[int, str] | None = socket.closed
        return closed

    assert asyncio.run(sending(101)) == (RELOAD, "slow")
    assert asyncio.run(sending(100)) is None


def test_days_to_keep_are_those_of_a_table() -> None:
    assert days_settings() == {"plans", "reports"}


@pytest.mark.parametrize("tls", [True, False])
def test_mail_goes_to_the_server_of_the_settings(
    monkeypatch: pytest.MonkeyPatch, tls: bool
) -> None:
    calls: list[Any] = []

    class FakeServer:
        def __init__(self, host: str, port: int, timeout: float) -> None:
            calls.append((host, port))

        def __enter__(self) -> "FakeServer":
            return self

        def __exit__(self, *_: object) -> None:
            return None

        def starttls(self, context: object) -> None:
            calls.append("tls")

        def login(self, user: str, password: str) -> None:
            calls.append((user, password))

        def send_message(self, message: Any) -> None:
            calls.append(message["From"])

    monkeypatch.setattr(smtplib, "SMTP", FakeServer)
    settings = Mail("mail.example", 2525, "luna@example", "someone", "hush", tls)
    notice = Notice("your-turn", "en", {"colour": "red"}, "https://luna.example/t/1")
    MailNotifier(settings).send("ada@example", notice)
    encrypted = ["tls"] if tls else []
    login = ("someone", "hush")
    assert calls == [("mail.example", 2525), *encrypted, login, "luna@example"]


def test_a_budget_is_what_a_search_may_cost() -> None:
    read = {
        node.attr
        for file in (SOURCE / "app").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("budgets")
    }
    assert read >= set(SearchBudgets.__struct_fields__)
