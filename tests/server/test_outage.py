"""The database goes away at random moments: nothing acknowledged is lost, no game is harmed."""

import random
import threading
import time
from collections.abc import Iterator

import pytest

from luna.server.settings import Settings
from luna.server.store.connecting import open_engine
from luna.server.store.maintenance import verify
from tests.server.conftest import GENEROUS
from tests.server.harness import PATIENCE, PRESELECTED, Browser, Running, wait_for
from tests.server.postgres import new_database
from tests.server.proxy import Proxy

TABLES = 6
ACTIONS = 60
CUTS = 3


@pytest.fixture
def url(postgres: str) -> str:
    return new_database(postgres, f"outage_{random.Random().randrange(10**9)}")


@pytest.fixture
def proxy(url: str) -> Iterator[Proxy]:
    proxy = Proxy(int(url.rpartition(":")[2].partition("/")[0]))
    yield proxy
    proxy.close()


@pytest.fixture
def running(url: str, proxy: Proxy) -> Iterator[Running]:
    head, _, rest = url.rpartition(":")
    through = f"{head}:{proxy.port}/{rest.partition('/')[2]}"
    running = Running(Settings(database=through, limits=GENEROUS, tick=0.05))
    yield running
    running.stop()


class Player(threading.Thread):
    """Meditates at both seats of a table, and says again what was not acknowledged."""

    def __init__(self, url: str, number: int, proxy: Proxy) -> None:
        super().__init__()
        self.proxy = proxy
        self.browser = Browser(url, f"Player {number}")
        view = self.browser.table("you", "you", **{**PRESELECTED, "seed": number})
        self.table, self.sequence = str(view["table"]), int(view["sequence"])
        self.acked: list[tuple[int, str]] = []
        self.refused = 0
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            for number in range(ACTIONS):
                # However quick the players are, there is something left to play after the last cut.
                wait_for(lambda number=number: self.proxy.cuts >= min(CUTS, number // 5))  # type: ignore[misc]
                if not self.act(f"{self.table} {number}"):
                    return
        except BaseException as error:
            self.fault = error

    def act(self, client: str) -> bool:
        """Whether the game goes on."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            body = {"text": "meditate", "sequence": self.sequence, "client": client}
            response = self.browser.http.post(f"/api/tables/{self.table}/actions", json=body)
            if response.status_code == 200:
                self.sequence = response.json()["sequence"]
                self.acked.append((self.sequence, client))
                return True
            if response.json()["reason"] == "game-over":
                return False
            assert response.status_code == 503, response.text
            self.refused += 1
        raise AssertionError("no answer")


def test_an_outage_loses_nothing_and_harms_no_game(
    running: Running, proxy: Proxy, url: str
) -> None:
    luck = random.Random(7)
    players = [Player(running.url, number, proxy) for number in range(TABLES)]
    watcher = Browser(running.url)
    seen: list[int] = []
    with watcher.live(players[0].table) as live:
        live.receive("welcome")
        for player in players:
            player.start()
        while any(player.is_alive() for player in players):
            wanted = sum(len(player.acked) for player in players) + luck.randint(5, 25)
            wait_for(
                lambda wanted=wanted: (  # type: ignore[misc]
                    sum(len(p.acked) for p in players) >= wanted
                    or not any(p.is_alive() for p in players)
                )
            )
            proxy.cut()
            before = sum(player.refused for player in players)
            wait_for(
                lambda before=before: (  # type: ignore[misc]
                    sum(p.refused for p in players) > before
                    or not any(p.is_alive() for p in players)
                )
            )
            proxy.mend()
        for player in players:
            player.join()
            if player.fault is not None:
                raise player.fault
        last = players[0].acked[-1][0]
        while not seen or seen[-1] < last:
            seen.append(live.receive("event")["sequence"])
    watcher.close()
    assert proxy.cuts >= CUTS
    assert seen == list(range(2, last + 1)), "a viewer missed an entry, or heard of one too early"
    for player in players:
        entries = player.browser.get(f"/api/tables/{player.table}/log")["entries"]
        assert [entry["sequence"] for entry in entries] == list(range(1, len(entries) + 1))
        kept = [(e["sequence"], e["client"]) for e in entries if e["kind"] == "action"]
        assert kept == player.acked
        player.browser.close()
    engine = open_engine(Settings(database=url).url)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()


def test_what_could_not_be_written_is_seen_by_nobody(running: Running, proxy: Proxy) -> None:
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    room = running.do(lambda: running.instance.tables.get(view["table"]))
    before = room.table
    proxy.cut()
    body = {"text": "meditate", "sequence": 1, "client": "a"}
    response = ada.http.post(f"/api/tables/{view['table']}/actions", json=body)
    assert response.status_code == 503
    assert room.table is before
    proxy.mend()
    wait_for(
        lambda: ada.http.post(f"/api/tables/{view['table']}/actions", json=body).status_code == 200
    )
    assert ada.view(view["table"])["number"] == 1
    ada.close()


def test_an_entry_needs_the_one_before_it(settings: Settings) -> None:
    """The database itself keeps the log without gaps."""
    from sqlalchemy.exc import DBAPIError

    from luna.server.store import schema
    from luna.server.store.migrating import migrate

    running = Running(settings)
    ada = Browser(running.url, "Ada")
    table = ada.table("you", "you", **PRESELECTED)["table"]
    ada.close()
    running.stop()
    engine = open_engine(settings.url)
    migrate(engine)
    row = {"game": table, "sequence": 5, "kind": "chat", "text": "x", "time": 1.0}
    refused = pytest.raises(DBAPIError, match="an entry without the one before it")
    with refused, engine.begin() as connection:
        connection.execute(schema.log.insert(), row)
    engine.dispose()
