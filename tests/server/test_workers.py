"""Several processes on one PostgreSQL."""

import random
import threading
from collections.abc import Iterator

import pytest

from luna.server.settings import Settings
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, seated
from tests.server.postgres import new_database


@pytest.fixture(scope="module")
def workers(postgres: str) -> Iterator[tuple[Running, Running]]:
    settings = Settings(database=new_database(postgres, "workers"), limits=GENEROUS, tick=0.05)
    first, second = Running(settings), Running(settings)
    yield first, second
    first.stop()
    second.stop()


@pytest.fixture
def pair(workers: tuple[Running, Running]) -> Iterator[tuple[Browser, Browser]]:
    """Two people, each served by another process."""
    ada, ben = Browser(workers[0].url, "Ada"), Browser(workers[1].url, "Ben")
    yield ada, ben
    ada.close()
    ben.close()


def test_both_see_every_action(pair: tuple[Browser, Browser]) -> None:
    table = seated(*pair)
    luck = random.Random(1)
    with pair[0].live(table) as one, pair[1].live(table) as two:
        view = one.hear("welcome")["view"]
        two.hear("welcome")
        for _ in range(12):
            mover = pair[view["turn"]["seat"]]
            texts = mover.get(f"/api/tables/{table}/legal?limit=1")["actions"]
            mover.act(view, luck.choice(texts))
            heard = [one.hear("event"), two.hear("event")]
            assert heard[0]["entry"] == heard[1]["entry"]
            assert heard[0]["view"]["document"] == heard[1]["view"]["document"]
            view = heard[0]["view"]


def test_two_processes_racing_for_the_same_turn(pair: tuple[Browser, Browser]) -> None:
    ada, ben = pair
    view = ada.table("you", "you", **PRESELECTED)
    table = view["table"]
    ben.http.cookies.clear()
    ben.http.cookies.update(dict(ada.http.cookies.items()))
    assert ben.view(table)["you"]["seats"] == [0, 1]
    for number in range(10):
        sequence = ada.view(table)["sequence"]
        answers: list[int] = []
        barrier = threading.Barrier(2)

        def race(
            racer: Browser, client: str, at: int, out: list[int], go: threading.Barrier
        ) -> None:
            go.wait()
            body = {"text": "meditate", "sequence": at, "client": client}
            out.append(racer.http.post(f"/api/tables/{table}/actions", json=body).status_code)

        threads = [
            threading.Thread(target=race, args=(each, f"{at} {number}", sequence, answers, barrier))
            for at, each in enumerate((ada, ben))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 409]
    assert ada.view(table)["number"] == 10


def test_a_repeated_action_reaches_another_process(pair: tuple[Browser, Browser]) -> None:
    ada, ben = pair
    view = ada.table("you", "you", **PRESELECTED)
    ben.http.cookies.clear()
    ben.http.cookies.update(dict(ada.http.cookies.items()))
    first = ada.act(view, "meditate", client="same")
    assert ben.act(view, "meditate", client="same") == {**first, "repeated": True}


def test_seats_taken_in_one_process_are_taken_in_the_other(pair: tuple[Browser, Browser]) -> None:
    ada, ben = pair
    table = ada.table("you", "open", public=True)["table"]
    with ada.live(table) as live:
        live.hear("welcome")
        ben.post(f"/api/tables/{table}/join")
        assert live.hear("event")["view"]["seats"][1]["name"] == "Ben"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert ben.view(table)["status"] == "playing"


def test_a_bot_acts_once(pair: tuple[Browser, Browser]) -> None:
    ada, ben = pair
    table = ada.table("random", "random", mode="preselected", seed=2)["table"]
    with ben.live(table) as live:
        view = live.hear("welcome")["view"]
        while view["status"] == "playing":
            view = live.hear("event").get("view", view)
    entries = ada.get(f"/api/tables/{table}/log")["entries"]
    assert [e["sequence"] for e in entries] == list(range(1, len(entries) + 1))
    assert view["document"]["result"] is not None
