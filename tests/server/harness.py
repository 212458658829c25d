"""A real server in a thread of its own, and browsers that talk to it."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import connect
from websockets.sync.connection import Connection

from luna.server.app import make_app
from luna.server.run import Server, bind, configure
from luna.server.settings import Settings
from luna.server.site import Site

PRESELECTED: dict[str, Any] = {"mode": "preselected", "seed": 1}


class Running:
    """A running server."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        self.site: Site = self.app.state.luna
        listener, self.port = bind("127.0.0.1", 0)
        ready = threading.Event()
        self.server: uvicorn.Server = Server(configure(self.app, settings), ready.set)
        self._thread = threading.Thread(
            target=self.server.run, kwargs={"sockets": [listener]}, daemon=True
        )
        self._thread.start()
        assert ready.wait(30)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Callable[[], Any]) -> Any:
        """Run something in the server's own loop."""
        done: Future[Any] = Future()

        async def run() -> None:
            try:
                result = work()
                done.set_result(await result if asyncio.iscoroutine(result) else result)
            except Exception as error:
                done.set_exception(error)

        loop = self.site.loop
        assert loop is not None
        loop.call_soon_threadsafe(lambda: loop.create_task(run()))
        return done.result(30)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()


class Browser:
    """Someone with a cookie jar."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        if name is not None:
            self.put("/api/me", name=name)

    def get(self, path: str, status: int = 200) -> Any:
        return told(self.http.get(path), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return told(self.http.post(path, json=body), status)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return told(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return told(self.http.delete(path), status)

    def table(self, *players: str, status: int = 201, **plan: Any) -> Any:
        """Lay a table; each player is `you`, `open` or the level of a bot."""
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

    @contextmanager
    def live(
        self, table: str, since: int | None = None, query: str = "", **more: Any
    ) -> Iterator["Live"]:
        query = f"?{query}" if since is None else f"?since={since}"
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        with connect(url, additional_headers=headers, open_timeout=30, **more) as socket:
            yield Live(socket)

    def close(self) -> None:
        self.http.close()


class Live:
    """A WebSocket of a table."""

    def __init__(self, socket: Connection) -> None:
        self.socket = socket

    def hear(self, *kinds: str) -> Any:
        """The next message of one of some types."""
        while True:
            message = json.loads(self.socket.recv(timeout=30))
            if message["type"] in kinds:
                return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))


def invited(owner: Browser, table: str) -> str:
    """The token of an invitation."""
    return str(owner.post(f"/api/tables/{table}/invitation")["token"])


def seated(first: Browser, *others: Browser, **plan: Any) -> str:
    """A running game of several people."""
    seats = ["you", *["open"] * len(others)]
    table = str(first.table(*seats, **{**PRESELECTED, **plan})["table"])
    token = invited(first, table)
    for other in others:
        other.post(f"/api/tables/{table}/join", token=token)
    first.post(f"/api/tables/{table}/start")
    return table


def wait_for(condition: Callable[[], bool], seconds: float = 30) -> None:
    """Look until something is so."""
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.01)


def told(response: httpx.Response, status: int) -> Any:
    assert response.status_code == status, response.text[:500]
    if response.headers["content-type"].startswith(("application/json", "application/problem")):
        return response.json()
    return response.text


def legal(view: Any) -> list[str]:
    """Some legal actions of a view, built from its options alone."""
    texts: list[str] = []
    for verb, said in view["options"]["verbs"].items():
        for choice in said.get("choices", ()):
            texts += build(verb, choice)
    return texts


def build(verb: str, choice: dict[str, Any]) -> Iterator[str]:
    """The texts a choice stands for; of a Journey or Tide one novice's way."""
    flags = [" +novice" if novice else "" for novice in wrap(choice.get("novice", [False]))]
    bribe = " +bribe" if choice.get("bribe") else ""
    match verb:
        case "place":
            yield f"place {choice['piece']} {choice['isle']}"
        case "tire":
            yield f"tire {choice['isle']}"
        case "favor" | "recruit":
            yield from (f"{verb} {choice['isle']}{flag}" for flag in flags)
        case "build":
            yield from (f"build{flag}" for flag in flags)
        case "herbs":
            yield from (f"herbs {choice['isle']} {count}" for count in choice["counts"])
        case "journey" | "tide":
            yield from (f"{verb} {choice['origin']}>{target} 1" for target in choice["targets"])
            yield f"{verb} {choice['origin']}>{choice['targets'][0]} {choice['count']}"
        case "sail":
            for target in choice["targets"]:
                yield from (f"sail {choice['origin']}>{target} {n}" for n in choice["counts"])
        case "promote":
            yield from (f"promote {choice['tile']}{bribe}{flag}" for flag in flags)
        case "sanctify":
            yield f"sanctify {choice['tile']}{bribe}"
        case "infiltrate":
            yield f"infiltrate {choice['tile']}"
        case "book":
            yield from (f"book {choice['origin']}>{target}" for target in choice["targets"])
        case "council":
            isle = f" {choice['isle']}" if choice["isle"] else ""
            for n in choice["counts"]:
                yield f"council{isle}{f' {n}' if n else ''}{flags[0]}"
        case "expel":
            for n in choice["counts"]:
                yield f"expel{f' {n}' if n else ''}{flags[0]}"
        case _:
            yield verb


def wrap(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
