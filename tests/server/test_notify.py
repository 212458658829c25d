"""Notices: off by default, confirmed first, and only to those who are away."""

import asyncio
import json
import socketserver
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from luna.server.notify import notifications
from luna.server.notify.notice import Notice, NotSent
from luna.server.notify.webhook import WebhookNotifier, is_public
from luna.server.settings import Mail, Settings
from luna.table.problem import Problem
from tests.server.conftest import GENEROUS
from tests.server.harness import (
    PATIENCE,
    PRESELECTED,
    Browser,
    Running,
    due_notice,
    start_game,
    wait_for,
)


class FakeSmtp(socketserver.StreamRequestHandler):
    """Takes mail and keeps it."""

    def handle(self) -> None:
        self.answer("220 hello")
        while line := self.rfile.readline().decode().strip():
            match line.split()[0].upper():
                case "DATA":
                    self.answer("354 go on")
                    lines = []
                    while (part := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                        lines.append(part)
                    self.server.letters.append("\n".join(lines))  # type: ignore[attr-defined]
                    self.answer("250 kept")
                case "QUIT":
                    self.answer("221 bye")
                    return
                case _:
                    self.answer("250 fine")

    def answer(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class FakeHook(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        self.server.letters.append(json.loads(self.rfile.read(length)))  # type: ignore[attr-defined]
        self.send_response(self.server.status)  # type: ignore[attr-defined]
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        return


def serving(server: Any) -> Iterator[Any]:
    server.letters = []
    server.status = 204
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def smtp() -> Iterator[Any]:
    yield from serving(socketserver.ThreadingTCPServer(("127.0.0.1", 0), FakeSmtp))


@pytest.fixture
def hook() -> Iterator[Any]:
    yield from serving(ThreadingHTTPServer(("127.0.0.1", 0), FakeHook))


@pytest.fixture
def telling(smtp: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that may send mail and call webhooks on this machine."""
    settings = Settings(
        data=tmp_path_factory.mktemp("notify"),
        limits=GENEROUS,
        mail=Mail("127.0.0.1", smtp.server_address[1], "luna@luna.example", tls=False),
        webhooks=True,
        private_webhooks=True,
    )
    running = Running(settings)
    yield running
    running.stop()


@pytest.fixture
def people(telling: Running) -> Iterator[tuple[Browser, Browser]]:
    ada, ben = Browser(telling.url, "Ada"), Browser(telling.url, "Ben")
    yield ada, ben
    ada.close()
    ben.close()


def test_nothing_is_sent_by_default(ada: Browser) -> None:
    assert ada.get("/api/notifications")["ways"] == []
    problem = ada.put("/api/notifications", 409, by="mail", address="ada@luna.example")
    assert problem["reason"] == "notifications-off"


def confirm(someone: Browser, text: str) -> None:
    token = text.partition("#confirm=")[2].split()[0]
    assert someone.post("/api/notifications/confirm", token=token) == {"confirmed": True}


def test_a_mail_tells_whose_turn_it_is(
    people: tuple[Browser, Browser], telling: Running, smtp: Any
) -> None:
    ada, ben = people
    ben.put("/api/me", name="Ben", language="de")
    ben.put("/api/notifications", by="mail", address="ben@luna.example")
    ada.put("/api/notifications", by="mail", address="ada@luna.example")
    wait_for(lambda: len(smtp.letters) == 2)
    letters = {letter.partition("To: ")[2].split()[0]: letter for letter in smtp.letters}
    table = start_game(ada, ben)
    view = ada.view(table)
    mover = people[view["turn"]["seat"]]
    mover.act(view, "meditate")  # nobody has confirmed yet
    wait_for(telling.has_no_jobs)
    confirm(ben, unfolded(letters["ben@luna.example"]))
    confirm(ada, unfolded(letters["ada@luna.example"]))
    smtp.letters.clear()
    view = ada.view(table)
    people[view["turn"]["seat"]].act(view, "meditate")
    wait_for(lambda: len(smtp.letters) == 1)
    (letter,) = smtp.letters
    result = ["ada", "ben"][ada.view(table)["turn"]["seat"]]
    assert f"To: {result}@luna.example" in letter
    assert f"/t/{table}" in letter
    assert "Subject: Luna: " in letter


def unfolded(letter: str) -> str:
    """The text of a mail whose long lines are broken."""
    from email import message_from_string
    from email.policy import default

    content = message_from_string(letter, policy=default).get_content()
    return str(content)


def test_whoever_is_there_gets_no_notice(people: tuple[Browser, Browser], hook: Any) -> None:
    ada, ben = people
    address = f"http://127.0.0.1:{hook.server_address[1]}/hook?x=1"
    for number, each in enumerate(people, 1):
        each.put("/api/notifications", by="webhook", address=address)
        wait_for(lambda number=number: len(hook.letters) == number)  # type: ignore[misc]
        confirm(each, hook.letters[-1]["link"])
    hook.letters.clear()
    table = start_game(ada, ben)
    wait_for(lambda: len(hook.letters) == 1)  # whoever begins
    hook.letters.clear()
    with ada.live(table) as one, ben.live(table) as two:
        one.receive("welcome")
        two.receive("welcome")
        view = ada.view(table)
        people[view["turn"]["seat"]].act(view, "meditate")
    assert hook.letters == []
    wait_for(lambda: not any(s["present"] for s in ada.view(table)["seats"]))
    view = ada.view(table)
    people[view["turn"]["seat"]].act(view, "meditate")
    wait_for(lambda: len(hook.letters) == 1)
    assert hook.letters[0]["key"] == "your-turn"
    assert hook.letters[0]["details"]["table"] == table


def test_who_has_the_table_behind_other_tabs_gets_a_notice_unless_they_come_back(
    people: tuple[Browser, Browser], telling: Running, hook: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "RETURN_SECONDS", 0.0)
    address = f"http://127.0.0.1:{hook.server_address[1]}/hook"
    for number, each in enumerate(people, 1):
        each.put("/api/notifications", by="webhook", address=address)
        wait_for(lambda number=number: len(hook.letters) == number)  # type: ignore[misc]
        confirm(each, hook.letters[-1]["link"])
    table = start_game(*people)
    wait_for(lambda: len(hook.letters) == 3)  # whoever begins
    hook.letters.clear()

    def acts() -> int:
        view = people[0].view(table)
        people[view["turn"]["seat"]].act(view, "meditate")
        wait_for(telling.has_no_jobs)
        return len(hook.letters)

    with people[0].live(table) as one, people[1].live(table) as two, people[1].live(table) as other:
        for live in (one, two, other):
            live.receive("welcome")
            live.send(type="visible", visible=False, client="a")
            live.receive("pong")
        assert all(seat["present"] for seat in people[0].view(table)["seats"])
        assert (acts(), acts()) == (1, 2)
        for live in (one, other):  # one tab that is looked at is enough
            live.send(type="visible", visible=True, client="b")
            live.receive("pong")
        assert (acts(), acts()) == (2, 2)


def test_addresses_are_checked(people: tuple[Browser, Browser]) -> None:
    ada, _ = people
    for by, address in (
        ("mail", "nobody"),
        ("webhook", "file:///etc"),
        ("webhook", "https://[x]"),
        ("webhook", "https://luna.example:x/"),
        ("webhook", "https://luna.example:99999/"),
        ("webhook", "https://user@luna.example/"),
        ("webhook", "https://luna.example/é"),
    ):
        problem = ada.put("/api/notifications", 422, by=by, address=address)
        assert problem["reason"] == "address-not-valid"
    for address in ("a@b\nBcc: c@d", "a\0@luna.example"):
        problem = ada.put("/api/notifications", 422, by="mail", address=address)
        assert problem["reason"] == "bad-body"
    assert ada.put("/api/notifications", by=None)["by"] is None


def test_webhooks_stay_out_of_the_own_network(hook: Any) -> None:
    notifier = WebhookNotifier()
    with pytest.raises(Problem):
        notifier.check(f"http://127.0.0.1:{hook.server_address[1]}/")
    notice = Notice("your-turn", "en", {}, "/")
    with pytest.raises(NotSent, match="public"):
        notifier.send("https://127.0.0.1/", notice)
    hook.status = 302
    private = WebhookNotifier(private=True)
    with pytest.raises(NotSent, match="302"):
        private.send(f"http://127.0.0.1:{hook.server_address[1]}/", notice)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "0.0.0.0",
        "::1",
        "::ffff:10.0.0.1",
        "::10.0.0.1",
        "64:ff9b::a00:1",
        "64:ff9b:1::a00:1",
        "2002:a00:1::1",
        "2001:0:a00:1::1",
        "fec0::1",
        "fc00::1",
        "fe80::1%eth0",
        "ff02::1",
    ],
)
def test_addresses_that_lead_inside_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


def test_slow_webhooks_hold_up_nobody(
    people: tuple[Browser, Browser], telling: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them than there are threads for everything else."""
    ada, _ = people
    go_on = threading.Event()
    begun: list[str] = []

    def slow(self: object, address: str, notice: object) -> None:
        begun.append(address)
        assert go_on.wait(PATIENCE)

    monkeypatch.setattr(WebhookNotifier, "send", slow)
    for number in range(40):
        ada.put("/api/notifications", by="webhook", address=f"http://127.0.0.1:9/{number}")
    wait_for(lambda: len(begun) > 1)
    table = ada.table("you", "random", **PRESELECTED)["table"]
    ada.post(f"/api/tables/{table}/hint", level="random")
    assert telling.do(lambda: asyncio.to_thread(lambda: "at once")) == "at once"
    assert len(begun) < 40
    go_on.set()
    wait_for(lambda: len(begun) == 40)


def test_a_notice_that_was_left_over_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process took it and died; another one sends it beside clocks and bots."""
    go_on, begun = threading.Event(), threading.Event()

    def slow(self: object, address: str, notice: Notice) -> None:
        if notice.key == "your-turn":
            begun.set()
            assert go_on.wait(PATIENCE)

    monkeypatch.setattr(WebhookNotifier, "send", slow)
    running = Running(Settings(data=tmp_path, limits=GENEROUS, webhooks=True, tick=3600))
    instance = running.instance
    ada, ben = Browser(running.url, "Ada"), Browser(running.url, "Ben")
    table = start_game(ada, ben)

    async def leave_over() -> None:
        await instance.store.jobs.add([await due_notice(instance, table)])

    running.do(leave_over)
    assert begun.wait(PATIENCE)
    bots = ada.table("random", "random", mode="preselected", seed=9)["table"]
    wait_for(lambda: ada.view(bots)["number"] > 1)
    go_on.set()
    wait_for(running.has_no_jobs)
    ada.close()
    ben.close()
    running.stop()


def test_a_forged_confirmation_is_refused(
    people: tuple[Browser, Browser], browser: Callable[..., Browser]
) -> None:
    ada, _ = people
    ada.put("/api/notifications", by="mail", address="ada@luna.example")
    problem = ada.post("/api/notifications/confirm", 403, token="forged")
    assert problem["reason"] == "link-not-valid"
