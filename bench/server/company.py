"""`python -m bench.server.company`: what company costs whoever acts.

Tables play at a steady pace while others look on. It is measured in turns without plans, notices,
quick games and lists, and with all of them in use: browsers of every player subscribed, a plan
kept at every table and made anew again and again, and everyone looking at the lists of games.
The bar: the 99 % of an action is at most 1.2 × as long.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.server.__main__ import free_port, running
from bench.server.luna_server import COLOURS

KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
LISTS = ("/api/watching", "/api/waiting", "/api/tables?scope=mine", "/api/me/ratings", "/api/quick")
OPENING = 50
"""WebSockets opened at once."""


async def opened(urls: list[tuple[str, dict[str, str]]]) -> list[ClientConnection]:
    sockets: list[ClientConnection] = []
    for at in range(0, len(urls), OPENING):
        some = (
            connect(url, additional_headers=more, open_timeout=120)
            for url, more in urls[at : at + OPENING]
        )
        sockets += await asyncio.gather(*some)
    return sockets


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def live(port: int, table: dict[str, Any]) -> str:
    return f"ws://127.0.0.1:{port}/api/tables/{table['table']}/live"


async def look_on(port: int, tables: list[dict[str, Any]], number: int) -> None:
    """Those who look on, in a process of their own; says when all are there."""
    urls = [(live(port, tables[at % len(tables)]), dict[str, str]()) for at in range(number)]
    sockets = await opened(urls)
    print("ready", flush=True)
    await asyncio.gather(*map(drain, sockets))


class Player:
    """One table: its players take turns at a steady pace."""

    def __init__(self, table: dict[str, Any], sockets: list[ClientConnection]) -> None:
        self.table = table
        self.sockets = sockets
        self.sequence = 1
        self.waits: dict[str, asyncio.Future[int]] = {}

    async def hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            if len(text) < 1000 and '"ack"' in str(text):
                message = json.loads(text)
                waiting = self.waits.pop(message.get("client") or "", None)
                if waiting is not None and message["type"] == "ack":
                    waiting.set_result(message["sequence"])

    async def play(self, pace: float, begin: float, end: float, took: list[float]) -> None:
        """Act until the time is over; what counts is what was sent after the beginning."""
        actions = zip(self.table["turns"], self.table["texts"], strict=True)
        for number, (seat, text) in enumerate(actions):
            if time.perf_counter() > end:
                return
            name = f"{self.table['table']}-{number}"
            waiting = self.waits[name] = asyncio.get_running_loop().create_future()
            word = {"type": "act", "client": name, "sequence": self.sequence, "text": text}
            sent = time.perf_counter()
            await self.sockets[seat].send(json.dumps(word))
            self.sequence = await asyncio.wait_for(waiting, 60)
            if sent > begin:
                took.append(time.perf_counter() - sent)
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - sent)))


async def keep_company(port: int, tables: list[dict[str, Any]], each: float) -> None:
    """All that people do beside acting, so many requests a second, in a process of its own."""
    done = 0
    order = random.Random(7)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
        for table in tables:
            for cookie in table["cookies"]:
                body = {"endpoint": f"http://127.0.0.1:9/{done}", "p256dh": KEY, "auth": AUTH}
                answer = await client.post("/api/push", json=body, headers=cookie_of(cookie))
                assert answer.status_code == 200, answer.text
                done += 1
        print("ready", flush=True)
        while True:
            table, seat = order.choice(tables), order.randrange(4)
            who = cookie_of(table["cookies"][seat])
            if order.random() < 0.5:
                path = f"/api/tables/{table['table']}"
                log = (await client.get(f"{path}/log?since=0&limit=1", headers=who)).json()
                never = {"order": COLOURS[seat - 1], "action": "journey herbs>tide 9"}
                branches = [{"then": "meditate", "when": [never]}]
                planned = {"seat": seat, "sequence": log["sequence"], "branches": branches}
                await client.put(f"{path}/plan", json=planned, headers=who)
            else:
                await client.get(order.choice(LISTS), headers=who)
            await asyncio.sleep(each)


def cookie_of(word: str) -> dict[str, str]:
    return {"Cookie": f"luna={word}"}


async def measure(port: int, laid: list[dict[str, Any]], wanted: Any) -> list[float]:
    urls = [(live(port, t), cookie_of(cookie)) for t in laid for cookie in t["cookies"]]
    sockets = await opened(urls)
    players = [Player(table, sockets[4 * at : 4 * at + 4]) for at, table in enumerate(laid)]
    hearing = [asyncio.create_task(p.hear(s)) for p in players for s in p.sockets]
    took: list[float] = []
    begin = time.perf_counter() + wanted.warm
    end = begin + wanted.seconds
    order = random.Random(1)
    playing = []
    for player in players:
        playing.append(asyncio.create_task(player.play(wanted.pace, begin, end, took)))
        await asyncio.sleep(order.random() * 2 * wanted.pace / len(players))
    await asyncio.gather(*playing)
    for task in hearing:
        task.cancel()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return took


def once(company: str, wanted: Any) -> list[float]:
    """One round: a fresh server, those who look on, and those who play."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir="build") as data:
        plan = f"{data}/plan.json"
        module = "bench.server.company_server"
        command = [sys.executable, "-m", module, data, str(port), str(wanted.tables), plan, company]
        with running(command):
            laid = json.loads(Path(plan).read_text("utf-8"))
            with ExitStack() as stack:
                many = ["--watchers", str(wanted.watchers), "--requests", str(wanted.requests)]
                for part in ("--look-on", "--company")[: 2 if company == "with" else 1]:
                    module = "bench.server.company"
                    command = [sys.executable, "-m", module, part, plan, str(port), *many]
                    stack.enter_context(running(command))
                return asyncio.run(measure(port, laid, wanted))


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds from action to action")
    parser.add_argument("--requests", type=float, default=20.0, help="beside acting, each second")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm", type=float, default=5.0)
    parser.add_argument("--look-on", nargs=2, metavar=("PLAN", "PORT"), help=argparse.SUPPRESS)
    parser.add_argument("--company", nargs=2, metavar=("PLAN", "PORT"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    for given in filter(None, (wanted.look_on, wanted.company)):
        tables = json.loads(Path(given[0]).read_text("utf-8"))
        if wanted.look_on:
            asyncio.run(look_on(int(given[1]), tables, wanted.watchers))
        else:
            asyncio.run(keep_company(int(given[1]), tables, 1 / wanted.requests))
        return
    Path("build").mkdir(exist_ok=True)
    found: dict[str, list[list[float]]] = {"without": [], "with": []}
    for number in range(wanted.rounds):
        for company in ("without", "with") if number % 2 else ("with", "without"):
            took = once(company, wanted)
            found[company].append(took)
            p50, p99 = quantile(took, 0.5), quantile(took, 0.99)
            line = f"{company:8}{len(took):6} actions, median {p50:6.1f} ms, 99 % {p99:7.1f} ms"
            print(line, flush=True)
    pairs = list(zip(found["with"], found["without"], strict=True))
    ratios = [quantile(a, 0.99) / quantile(b, 0.99) for a, b in pairs]
    pooled = {name: [t for took in rounds for t in took] for name, rounds in found.items()}
    print(f"\n{wanted.tables} tables, {wanted.watchers} look on, an action every {wanted.pace:g} s")
    for name, values in pooled.items():
        print(
            f"{name:8} median {quantile(values, 0.5):.1f} ms, 99 % {quantile(values, 0.99):.1f} ms"
        )
    both = quantile(pooled["with"], 0.99) / quantile(pooled["without"], 0.99)
    print(f"ratio of the 99 %: {both:.2f} of all actions, {statistics.median(ratios):.2f} a round")


if __name__ == "__main__":
    main()
