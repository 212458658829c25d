"""The server is killed at random moments: what was acknowledged is there, once, and all go on."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from luna import Game
from luna.bots import Budget, bot
from luna.server.settings import Settings
from luna.server.store.connecting import open_engine
from luna.server.store.maintenance import verify
from tests.ports import own_port
from tests.server.harness import PATIENCE, Browser, wait_for
from tests.server.postgres import new_database

TABLES = 20
ACTIONS = 50


class Killable:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, *options: str) -> None:
        self.port = own_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [sys.executable, "-m", "luna", "serve"]
        self._command += ["--port", str(self.port), *options]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                assert time.monotonic() < until
                assert self.process.poll() is None
                time.sleep(0.02)
            else:
                return

    def end(self, kind: signal.Signals) -> None:
        if self.process is not None:
            os.kill(self.process.pid, kind)
            self.process.wait(PATIENCE)
            self.process = None


@contextmanager
def serving(*servers: Killable) -> Iterator[None]:
    try:
        for server in servers:
            server.start()
        yield
    finally:
        for server in servers:
            server.end(signal.SIGTERM)


def random_texts(number: int) -> list[str]:
    """The first actions of a random game."""
    game = Game.new(("yellow", "red"), mode="preselected", seed=number)
    while len(game.actions) < ACTIONS and not game.over:
        game.play(bot("random").choose(game.state, Budget(nodes=1), len(game.actions)))
    return [game.text(action) for action in game.actions]


class Player(threading.Thread):
    """Plays both seats of a table, and sends again what was not answered."""

    def __init__(self, servers: list[Killable], number: int) -> None:
        super().__init__()
        self.servers = servers
        self.texts = random_texts(number)
        self.acked: dict[str, tuple[int, str]] = {}
        self.browser = Browser(servers[number % len(servers)].url, f"Player {number}")
        view = self.browser.table("you", "you", mode="preselected", seed=number)
        self.table: str = view["table"]
        self.sequence: int = view["sequence"]
        self.tries = 0
        self.left = False
        self.fault: BaseException | None = None

    def close(self) -> None:
        """End with the game, also where a test has failed."""
        self.left = True
        if self.is_alive():
            self.join()
        self.browser.close()

    def run(self) -> None:
        try:
            for number, text in enumerate(self.texts):
                client = f"{self.table} {number}"
                ack = self.send(text, client)
                self.acked[client] = ack["sequence"], ack["text"]
                self.sequence = ack["sequence"]
        except BaseException as error:
            self.fault = error

    def send(self, text: str, client: str) -> Any:
        body = {"text": text, "sequence": self.sequence, "client": client}
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not self.left:
            self.tries += 1
            try:
                response = self.browser.http.post(f"/api/tables/{self.table}/actions", json=body)
            except httpx.HTTPError:
                server = self.servers[self.tries % len(self.servers)]
                self.browser.http.base_url = server.url
            else:
                if response.status_code == 200:
                    return response.json()
                assert response.status_code == 503, response.text
            time.sleep(0.1)  # longer than a try takes: the server that starts needs the processor
        raise AssertionError("no answer")


class Watcher(threading.Thread):
    """Watches a table, and comes back where it left off whenever the socket ends."""

    def __init__(self, servers: list[Killable], table: str, last: threading.Event) -> None:
        super().__init__()
        self.servers, self.table, self.last = servers, table, last
        self.seen: list[int] = []
        self.resumed = 0

    def run(self) -> None:
        at = 0
        while not self.last.is_set():
            browser = Browser(self.servers[at % len(self.servers)].url)
            try:
                since = self.seen[-1] if self.seen else 0
                with browser.live(self.table, since=since) as live:
                    self.resumed += 1
                    self.seen += [e["sequence"] for e in live.receive("welcome")["missed"]]
                    while not self.last.is_set():
                        try:
                            message = live.socket.recv(timeout=0.2)
                        except TimeoutError:
                            continue
                        self.note(message)
            except (OSError, WebSocketException, EOFError):
                at += 1
                time.sleep(0.1)
            finally:
                browser.close()

    def note(self, message: Any) -> None:
        said = json.loads(message)
        if said["type"] == "event":
            self.seen.append(said["sequence"])


def play_through(servers: list[Killable], kills: list[tuple[Killable, bool]], seed: str) -> None:
    """Play 1,000 actions while servers are killed, and compare."""
    with ExitStack() as opened:
        players = [opened.enter_context(closing(Player(servers, n))) for n in range(TABLES)]
        done = threading.Event()
        opened.callback(done.set)
        watch_and_kill(servers, kills, random.Random(seed), players, done)


def watch_and_kill(
    servers: list[Killable],
    kills: list[tuple[Killable, bool]],
    luck: random.Random,
    players: list[Player],
    done: threading.Event,
) -> None:
    watchers = [Watcher(servers, player.table, done) for player in players[:3]]
    for thread in [*players, *watchers]:
        thread.start()
    wait_for(lambda: all(watcher.resumed for watcher in watchers))
    for victim, comes_back in kills:
        before = sum(len(player.acked) for player in players)
        until = time.monotonic() + PATIENCE
        target = before + luck.randint(60, 180)
        while sum(len(player.acked) for player in players) < target:
            if not any(player.is_alive() for player in players):
                break
            assert time.monotonic() < until
            time.sleep(luck.random() * 0.01)
        victim.end(signal.SIGKILL)
        if comes_back:
            victim.start()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
        if player.fault is not None:
            raise player.fault
    living = next(server for server in servers if server.process is not None)
    for player in players:
        player.browser.http.base_url = living.url
        entries = player.browser.get(f"/api/tables/{player.table}/log")["entries"]
        assert [entry["sequence"] for entry in entries] == list(range(1, len(entries) + 1))
        kept = {e["client"]: (e["sequence"], e["text"]) for e in entries if e["kind"] == "action"}
        assert kept == player.acked
        assert [text for _, text in kept.values()] == player.texts
    for watcher, player in zip(watchers, players, strict=False):
        last = max(sequence for sequence, _ in player.acked.values())
        until = time.monotonic() + PATIENCE
        while not watcher.seen or watcher.seen[-1] < last:
            assert time.monotonic() < until
            time.sleep(0.05)
    done.set()
    for watcher in watchers:
        watcher.join()
        assert watcher.seen == list(range(1, watcher.seen[-1] + 1))
        assert watcher.resumed > 1 or len(servers) > 1


def check(settings: Settings) -> None:
    engine = open_engine(settings.url)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Killable("--data", str(tmp_path))
    with serving(server):
        play_through([server], [(server, True)] * 3, "one server")
    check(Settings(data=tmp_path))


def test_two_workers_and_one_is_killed(postgres: str) -> None:
    url = new_database(postgres, "killed")
    first, second = (Killable("--database", url) for _ in range(2))
    with serving(first, second):
        play_through([first, second], [(first, True), (second, False)], "two workers")
    check(Settings(database=url))


def test_a_graceful_stop_loses_nothing(tmp_path: Path) -> None:
    server = Killable("--data", str(tmp_path))
    with serving(server), closing(Player([server], 1)) as player:
        player.start()
        for _ in range(2):
            before = len(player.acked)
            while len(player.acked) < before + 5 and player.is_alive():
                time.sleep(0.001)
            assert player.fault is None, repr(player.fault)
            server.end(signal.SIGTERM)
            server.start()
        player.join()
        assert player.fault is None
        assert len(player.acked) == len(player.texts)
    check(Settings(data=tmp_path))


@pytest.mark.parametrize("workers", [2])
def test_several_workers_behind_one_port(postgres: str, workers: int) -> None:
    url = new_database(postgres, "supervised")
    server = Killable("--database", url, "--workers", str(workers))
    with serving(server), closing(Browser(server.url, "Ada")) as ada:
        table = ada.table("you", "you", mode="preselected", seed=1)["table"]
        for _ in range(10):
            with closing(Browser(server.url)) as other:
                other.http.cookies.update(dict(ada.http.cookies.items()))
                other.act(other.view(table), "meditate")
        assert ada.view(table)["number"] == 10
    check(Settings(database=url))
