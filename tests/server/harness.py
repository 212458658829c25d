"""A real server in a thread, and browsers that send it requests."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from luna.app.jobs import NotifyTurn
from luna.server.app import make_app
from luna.server.instance import Instance
from luna.server.run import Server, bind
from luna.server.settings import Settings

PATIENCE = 300.0
"""Seconds after which something counts as hanging, on however busy a machine."""
PRESELECTED: dict[str, Any] = {"mode": "preselected", "seed": 1}


class Running:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.instance: Instance = self.app.state.luna
        listener, self.port = bind("127.0.0.1", 0)
        ready = threading.Event()
        self.server = Server(self.app, settings)
        self._thread = threading.Thread(
            target=self.server.run, args=(listener, ready.set), daemon=True
        )
        self._thread.start()
        assert ready.wait(PATIENCE)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Callable[[], Any]) -> Any:
        """Run `work` in the server's event loop and return its result."""
        done: Future[Any] = Future()

        async def run() -> None:
            try:
                result = work()
                done.set_result(await result if asyncio.iscoroutine(result) else result)
            except Exception as error:
                done.set_exception(error)

        loop = self.instance.loop
        assert loop is not None
        loop.call_soon_threadsafe(lambda: loop.create_task(run()))
        return done.result(PATIENCE)

    def has_no_jobs(self) -> bool:
        """Whether no task waits or runs."""
        counts: dict[str, int] = self.do(self.instance.store.jobs.counts)
        return counts["waiting"] == 0

    def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        self.server.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Browser:
    """A client with a cookie jar."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        # Nothing is encrypted here; reading the system's certificates would take most of the time.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        if name is not None:
            self.put("/api/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        return read_answer(self.http.get(path), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return read_answer(self.http.post(path, json=body), status)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return read_answer(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return read_answer(self.http.delete(path), status)

    def table(self, *players: str, status: int = 201, **plan: Any) -> Any:
        """Create a table; each player is `you`, `open` or the level of a bot."""
        seats = [
            {"player": p} if p in ("you", "open") else {"player": "bot", "level": p}
            for p in players
        ]
        return self.post("/api/tables", status, seats=seats, **plan)

    def view(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def act(self, view: Any, text: str, status: int = 200, **more: Any) -> Any:
        body = {"text": text, "sequence": view["sequence"], **more}
        return self.post(f"/api/tables/{view['table']}/actions", status, **body)

    def reply(self, table: str, agree: bool, status: int = 200) -> Any:
        """Answer the request at a table."""
        request = self.view(table)["request"]
        sequence = request["sequence"] if request else 0
        return self.post(f"/api/tables/{table}/answer", status, agree=agree, request=sequence)

    @contextmanager
    def live(
        self,
        table: str,
        since: int | None = None,
        query: str = "",
        source: int | None = None,
        **more: Any,
    ) -> Iterator["Live"]:
        """Open a WebSocket of a table, from the address 127.0.0.`source` if given."""
        if source is not None:
            more["source_address"] = (f"127.0.0.{source}", 0)
        query = f"?{query}" if since is None else f"?since={since}"
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        with connect(url, additional_headers=headers, open_timeout=PATIENCE, **more) as socket:
            yield Live(socket)

    def close(self) -> None:
        self.http.close()


class Live:
    """A WebSocket of a table."""

    def __init__(self, socket: Connection) -> None:
        self.socket = socket

    def receive(self, *kinds: str) -> Any:
        """Return the next message of one of these types; fail at any other problem."""
        until = time.monotonic() + PATIENCE
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.0, until - time.monotonic())))
            if message["type"] in kinds:
                return message
            assert message["type"] != "problem", message

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def invite(owner: Browser, table: str) -> str:
    """Invite to a table; return the token."""
    return str(owner.post(f"/api/tables/{table}/invitation")["token"])


def start_game(first: Browser, *others: Browser, **plan: Any) -> str:
    """Start a game of several people; return its table."""
    seats = ["you", *["open"] * len(others)]
    table = str(first.table(*seats, **{**PRESELECTED, **plan})["table"])
    token = invite(first, table)
    for other in others:
        other.post(f"/api/tables/{table}/join", token=token)
    first.post(f"/api/tables/{table}/start")
    return table


async def due_notice(instance: Instance, table: str) -> NotifyTurn:
    """Return the notice about the present turn of a game, to a player who wants it."""
    found = (await instance.tables.get(table)).table
    assert found.turn is not None
    assert found.turn.identity is not None
    due = NotifyTurn(table, found.position_sequence, found.turn.identity)
    store = instance.store.notifications
    await store.set_contact(due.user, "webhook", "https://luna.example/")
    await store.confirm_contact(due.user)
    return due


def wait_for(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Check again and again until a condition holds."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "the condition does not hold"
        time.sleep(0.01)


def set_clock(monkeypatch: pytest.MonkeyPatch, now: Callable[[], float]) -> None:
    """Let servers of this process tell another time."""
    monkeypatch.setattr("luna.server.instance.time", SimpleNamespace(time=now))


def read_answer(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, response.text[:500]
    if response.headers["content-type"].startswith(("application/json", "application/problem")):
        return response.json()
    return response.text


def legal(view: Any) -> list[str]:
    """Some legal actions, from the options of a view; one leg of a Journey or Tide."""
    options = view["options"]
    texts = [candidate["text"] for candidate in options["candidates"]]
    for verb, pools in options["pools"].items():
        for pool in pools:
            origin, targets = pool["origin"], pool["targets"]
            texts += [f"{verb} {origin}>{target} 1" for target in targets]
            texts.append(f"{verb} {origin}>{targets[0]} {pool['count']}")
    return texts


def play_out(table: str, *people: Browser) -> Any:
    """Meditate until the game is over; `people` sit in this order."""
    while (view := people[0].view(table))["status"] == "playing":
        texts = [candidate["text"] for candidate in view["options"]["candidates"]]
        people[view["turn"]["seat"]].act(view, "meditate" if "meditate" in texts else texts[0])
    return view


def fill_store(settings: Settings) -> tuple[str, str]:
    """Store a finished bot game and a running one; return their tables."""
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    over = ada.table("random", "random", **PRESELECTED)["table"]
    going = ada.table("you", "you", **PRESELECTED)["table"]
    ada.act(ada.view(going), "meditate")
    with ada.live(over) as live:
        view = live.receive("welcome")["view"]
        while view["status"] == "playing":
            view = live.receive("event").get("view", view)
    ada.close()
    running.stop()
    return over, going
