"""Kill processes at random moments while people, bots, reviews and mail go on; then compare.

.venv/bin/python -m tests.server.faults                  # SQLite, 10,000 actions
.venv/bin/python -m tests.server.faults --cluster        # PostgreSQL and all, 20,000 actions
"""

import argparse
import json
import random
import re
import socketserver
import statistics
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from email import message_from_string
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from luna import Game
from luna.bots import Budget, bot
from luna.server.settings import Settings
from luna.server.store.connecting import open_engine
from luna.server.store.maintenance import verify
from tests.server.cluster import Cluster, alone, together
from tests.server.harness import PATIENCE, Browser

ACTIONS = 50
"""Of each game of a player."""
AGAIN_SECONDS = 0.1


def random_texts(number: int, actions: int = ACTIONS) -> list[str]:
    """The first actions of a random game."""
    game = Game.new(("yellow", "red"), mode="preselected", seed=number)
    while len(game.actions) < actions and not game.over:
        game.play(bot("random").choose(game.state, Budget(nodes=1), len(game.actions)))
    return [game.text(action) for action in game.actions]


def visitor(url: str, number: int) -> Browser:
    """A browser with an address of its own: each may create so many tables."""
    browser = Browser(url)
    browser.close()
    transport = httpx.HTTPTransport(local_address=f"127.0.0.{number}")
    browser.http = httpx.Client(base_url=url, timeout=PATIENCE, transport=transport)
    return browser


class Part(threading.Thread):
    """Someone at work until the end; what goes wrong is kept."""

    def __init__(self, cluster: Cluster) -> None:
        super().__init__(daemon=True)
        self.url = cluster.urls[0]
        self.over = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            self.work()
        except BaseException as error:
            self.fault = error

    def work(self) -> None:
        raise NotImplementedError

    def check(self) -> None:
        """Compare what was seen with what was done."""

    def insist(self, who: Browser, method: str, path: str, body: Any = None) -> Any:
        """Ask again until there is an answer; the server says clearly that it cannot."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(httpx.HTTPError):
                response = who.http.request(method, path, json=body)
                if response.is_success:
                    return response.json()
                assert response.status_code in (502, 503, 504), response.text
            time.sleep(AGAIN_SECONDS)
        raise AssertionError("no answer")


class Player(Part):
    """Plays both seats of one table after another, and sends again what was not answered."""

    def __init__(self, cluster: Cluster, number: int, actions: int) -> None:
        super().__init__(cluster)
        self.number = number
        self.wanted = actions
        self.acked: dict[str, dict[str, tuple[int, str]]] = {}
        self.browser = visitor(self.url, 10 + number)
        self.insist(self.browser, "PUT", "/api/me", {"name": f"Player {number}"})

    @property
    def done(self) -> int:
        return sum(len(acked) for acked in self.acked.values())

    def work(self) -> None:
        for game in range(self.wanted):
            left = self.wanted - self.done
            if left <= 0:
                return
            self.play(self.number + 100 * game, min(left, ACTIONS))

    def play(self, seed: int, actions: int) -> None:
        seats = [{"player": "you"}, {"player": "you"}]
        spec = {"seats": seats, "mode": "preselected", "seed": seed}
        view = self.insist(self.browser, "POST", "/api/tables", spec)
        table, sequence = view["table"], view["sequence"]
        acked = self.acked[table] = {}
        for number, text in enumerate(random_texts(seed, actions)):
            client = f"{table} {number}"
            body = {"text": text, "sequence": sequence, "client": client}
            path = f"/api/tables/{table}/actions"
            answer = self.insist(self.browser, "POST", path, body)
            sequence = answer["sequence"]
            acked[client] = sequence, answer["text"]

    def check(self) -> None:
        """Everything that was acknowledged is in the logs, once, and nothing else."""
        for table, acked in self.acked.items():
            entries = self.browser.get(f"/api/tables/{table}/log?limit=500")["entries"]
            assert [each["sequence"] for each in entries] == list(range(1, len(entries) + 1))
            stored = {e["client"]: (e["sequence"], e["text"]) for e in entries if e["client"]}
            stored = {client: each for client, each in stored.items() if client in acked}
            assert stored == acked
            assert len([e for e in entries if e["kind"] == "action"]) == len(acked)


class Watcher(Part):
    """Watches a player's tables, and comes back where it left off whenever the socket ends."""

    def __init__(self, cluster: Cluster, player: Player) -> None:
        super().__init__(cluster)
        self.player = player
        self.seen: dict[str, list[int]] = {}
        self.resumed = 0

    def work(self) -> None:
        while not self.over.is_set():
            table = next(reversed(self.player.acked), None)
            if table is None:
                time.sleep(AGAIN_SECONDS)
                continue
            seen = self.seen.setdefault(table, [])
            browser = Browser(self.url)
            try:
                with browser.live(table, since=seen[-1] if seen else 0) as live:
                    self.resumed += 1
                    self.follow(table, live.socket, seen)
            except (OSError, WebSocketException, EOFError):
                time.sleep(AGAIN_SECONDS)
            finally:
                browser.close()

    def follow(self, table: str, socket: Any, seen: list[int]) -> None:
        while True:
            try:
                message = json.loads(socket.recv(timeout=0.2))
            except TimeoutError:
                last = max((at for at, _ in self.player.acked[table].values()), default=0)
                is_left = next(reversed(self.player.acked)) != table or self.over.is_set()
                if is_left and seen and seen[-1] >= last:
                    return
                continue
            if message["type"] == "welcome":
                seen += [each["sequence"] for each in message["missed"]]
            elif message["type"] == "event":
                seen.append(message["sequence"])

    def check(self) -> None:
        for seen in self.seen.values():
            assert seen == list(range(1, len(seen) + 1))


class BotGames(Part):
    """Tables of bots alone, one after another; notes when one of them has acted."""

    def __init__(self, cluster: Cluster) -> None:
        super().__init__(cluster)
        self.moved: list[float] = []

    def work(self) -> None:
        seats = [{"player": "bot", "level": "random"}] * 2
        spec = {"seats": seats, "mode": "preselected"}
        number = 0
        while not self.over.is_set():
            number += 1
            browser = visitor(self.url, 30 + number % 200)
            self.insist(browser, "PUT", "/api/me", {"name": "Host"})
            table = self.insist(browser, "POST", "/api/tables", spec)["table"]
            sequence, status = 0, "playing"
            while status == "playing" and not self.over.is_set():
                view = self.insist(browser, "GET", f"/api/tables/{table}")
                if view["sequence"] != sequence:
                    self.moved.append(time.monotonic())
                sequence, status = view["sequence"], view["status"]
                time.sleep(0.02)
            browser.close()

    def wait_for_move(self) -> float:
        """How long it takes until a bot acts."""
        start = time.monotonic()
        while not self.moved or self.moved[-1] < start:
            assert time.monotonic() < start + PATIENCE
            assert self.fault is None, repr(self.fault)
            time.sleep(0.02)
        return self.moved[-1] - start


class Post:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        post = self
        self.mails: list[str] = []

        class Line(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 ready\r\n")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        parts: list[bytes] = []
                        while (part := self.rfile.readline()) not in (b".\r\n", b""):
                            parts.append(part)
                        post.mails.append(b"".join(parts).decode())
                    self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                    if word == b"QUIT":
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Line)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        port = self.server.server_address[1]
        self.settings = {
            "LUNA_SMTP_HOST": "127.0.0.1",
            "LUNA_SMTP_PORT": str(port),
            "LUNA_SMTP_TLS": "0",
        }

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def bodies(self) -> list[str]:
        mails = [message_from_string(text) for text in list(self.mails)]
        return [str(mail.get_payload(decode=True), "utf-8") for mail in mails]  # type: ignore[arg-type]

    def about(self, link: str) -> int:
        return sum(link in body for body in self.bodies())


class Correspondence(Part):
    """Two people who take turns; one of them is away and waits for a mail each time."""

    def __init__(self, cluster: Cluster, post: Post) -> None:
        super().__init__(cluster)
        self.post = post
        self.turns = 0
        self.mails = 0

    def work(self) -> None:
        away, ben = visitor(self.url, 2), visitor(self.url, 3)
        self.insist(away, "PUT", "/api/me", {"name": "Ada"})
        self.insist(ben, "PUT", "/api/me", {"name": "Ben"})
        wish = {"by": "mail", "address": "ada@luna.example"}
        self.insist(away, "PUT", "/api/notifications", wish)
        self.wait("#confirm=", 0)
        tokens = [found[1] for body in self.post.bodies() if (found := TOKEN.search(body))]
        self.insist(away, "POST", "/api/notifications/confirm", {"token": tokens[-1]})
        while not self.over.is_set():
            self.play(away, ben)
        away.close()
        ben.close()

    def play(self, away: Browser, ben: Browser) -> None:
        seats = [{"player": "you"}, {"player": "open"}]
        spec = {"seats": seats, "mode": "preselected", "public": True}
        table = self.insist(away, "POST", "/api/tables", spec)["table"]
        path, link = f"/api/tables/{table}", f"/t/{table}"
        view = self.insist(away, "GET", path)
        while view["status"] != "playing" and not self.over.is_set():
            # Joining twice is refused, and so is starting twice.
            who, what = (ben, "join") if view["seats"][1]["name"] is None else (away, "start")
            with suppress(httpx.HTTPError):
                who.http.post(f"{path}/{what}", json={})
            view = self.insist(away, "GET", path)
        known = 0
        for number in range(40):
            view = self.insist(away, "GET", path)
            if self.over.is_set() or view["status"] != "playing":
                return
            who = ben
            if view["turn"]["seat"] == 0:
                who = away
                self.wait(link, known)
                mails = self.post.about(link) - known
                self.turns, self.mails, known = self.turns + 1, self.mails + mails, known + mails
            body = {"text": "meditate", "sequence": view["sequence"], "client": f"c{number}"}
            self.insist(who, "POST", f"{path}/actions", body)

    def wait(self, link: str, known: int) -> None:
        """Wait for another mail with a link."""
        until = time.monotonic() + PATIENCE
        while self.post.about(link) <= known and not self.over.is_set():
            assert time.monotonic() < until, "no mail"
            time.sleep(0.02)


SETUP = 77
"""The setup of the reviewed game, which no one plays meanwhile."""
TOKEN = re.compile(r"#confirm=(\S+)")


class Review(Part):
    """A review that goes on whatever happens."""

    def __init__(self, cluster: Cluster, actions: int) -> None:
        super().__init__(cluster)
        game = Game.new(("yellow", "red"), mode="preselected", seed=SETUP)
        for text in random_texts(SETUP, actions):
            game.play(text)
        self.record = game.record()
        self.judged: list[int] = []

    def work(self) -> None:
        browser = visitor(self.url, 4)
        self.insist(browser, "PUT", "/api/me", {"name": "Reader"})
        body = {"record": self.record}
        review = self.insist(browser, "POST", "/api/reviews", body)
        path = f"/api/reviews/{review['review']}?since=10000"
        while review["judged"] < review["actions"]:
            self.judged.append(review["judged"])
            time.sleep(AGAIN_SECONDS)
            review = self.insist(browser, "GET", path)
        browser.close()

    def check(self) -> None:
        assert self.judged == sorted(self.judged), "a verdict was lost"


class Report:
    """What the kills did."""

    def __init__(self) -> None:
        self.kills: list[str] = []
        self.bots: list[float] = []
        """Seconds until a bot acted again after an instance or a worker was killed."""

    def __str__(self) -> str:
        killed = {name: self.kills.count(name) for name in sorted(set(self.kills))}
        bots = sorted(self.bots)
        text = f"killed: {killed}"
        if bots:
            text += f"; a bot acted again after {statistics.median(bots):.1f} s"
            text += f" (median), {bots[-1]:.1f} s (longest)"
        return text


def kill_one(cluster: Cluster, luck: random.Random, report: Report, bots: BotGames) -> None:
    """Kill a process and start it again; PostgreSQL and the proxy now and then."""
    names = [*cluster.programs] + ([cluster.postgres] if cluster.postgres else [])
    victim = luck.choice(names)
    name = "PostgreSQL" if victim is cluster.postgres else getattr(victim, "name", "").split()[0]
    report.kills.append(name)
    victim.kill()
    if name in ("instance", "worker") and cluster.postgres is not None:
        report.bots.append(bots.wait_for_move())
    victim.start()
    if name == "instance" and cluster.postgres is None:
        report.bots.append(bots.wait_for_move())


@contextmanager
def at_work(*parts: Part) -> Iterator[None]:
    for each in parts:
        each.start()
    try:
        yield
    finally:
        for each in parts:
            each.over.set()
        for each in parts:
            each.join(PATIENCE)


def torture(cluster: Cluster, post: Post, actions: int, seed: int, every: int) -> Report:
    """Play so many actions while processes are killed, one after so many of them; compare."""
    luck, report = random.Random(seed), Report()
    players = [Player(cluster, number, actions // 10) for number in range(10)]
    watchers = [Watcher(cluster, player) for player in players[:3]]
    bots, review = BotGames(cluster), Review(cluster, 12)
    letters = Correspondence(cluster, post)
    with at_work(*watchers, bots, letters):
        bots.wait_for_move()
        with at_work(*players, review):
            target = 0
            while any(player.is_alive() for player in players) and not faults(players):
                target += every
                wait_until(players, target)
                if any(player.is_alive() for player in players):
                    kill_one(cluster, luck, report, bots)
            review.join(PATIENCE)
        turns = letters.turns
        until = time.monotonic() + PATIENCE
        while letters.turns == turns and letters.fault is None:
            assert time.monotonic() < until
            time.sleep(AGAIN_SECONDS)
    for part in (*players, *watchers, bots, review, letters):
        assert not part.is_alive(), type(part).__name__
        if part.fault is not None:
            raise part.fault
    for part in [*players, *watchers, review]:
        part.check()
    assert sum(player.done for player in players) == 10 * (actions // 10)
    assert letters.mails - letters.turns <= len(report.kills)
    check_database(cluster.settings)
    print(f"{sum(player.done for player in players)} actions; {report}")
    print(f"{letters.turns} turns by mail, {letters.mails - letters.turns} mails sent twice")
    for player in players:
        player.browser.close()
    return report


def faults(parts: Sequence[Part]) -> list[BaseException]:
    return [part.fault for part in parts if part.fault is not None]


def wait_until(players: list[Player], target: int) -> None:
    """Wait until so many actions were acknowledged, or all are."""
    until = time.monotonic() + PATIENCE
    while sum(player.done for player in players) < target:
        if not any(player.is_alive() for player in players):
            return
        assert time.monotonic() < until
        time.sleep(0.01)


def check_database(settings: Settings) -> None:
    engine = open_engine(settings.url)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cluster", action="store_true", help="PostgreSQL, proxy, instances")
    parser.add_argument("--actions", type=int, default=0)
    parser.add_argument("--every", type=int, default=250, help="actions between two kills")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    post = Post()
    make = together if wanted.cluster else alone
    actions = wanted.actions or (20_000 if wanted.cluster else 10_000)
    start = time.monotonic()
    with make(post.settings) as cluster:
        torture(cluster, post, actions, wanted.seed, wanted.every)
    print(f"0 lost, 0 doubled, 0 gaps; {time.monotonic() - start:.0f} s")


if __name__ == "__main__":
    main()
