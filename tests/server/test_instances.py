"""Several instances on one PostgreSQL."""

import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import pytest

from luna.server.settings import Settings
from tests.server.conftest import GENEROUS
from tests.server.harness import (
    PRESELECTED,
    Browser,
    Live,
    Running,
    invite,
    start_game,
    wait_for,
)
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
    table = start_game(*pair)
    luck = random.Random(1)
    with pair[0].live(table) as one, pair[1].live(table) as two:
        view = one.receive("welcome")["view"]
        two.receive("welcome")
        for _ in range(12):
            mover = pair[view["turn"]["seat"]]
            texts = mover.get(f"/api/tables/{table}/legal?limit=1")["actions"]
            mover.act(view, luck.choice(texts))
            heard = [one.receive("event"), two.receive("event")]
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
        live.receive("welcome")
        ben.post(f"/api/tables/{table}/join")
        assert live.receive("event")["view"]["seats"][1]["name"] == "Ben"
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert ben.view(table)["status"] == "playing"


def test_a_bot_acts_once(pair: tuple[Browser, Browser]) -> None:
    ada, ben = pair
    table = ada.table("random", "random", mode="preselected", seed=2)["table"]
    with ben.live(table) as live:
        view = live.receive("welcome")["view"]
        while view["status"] == "playing":
            view = live.receive("event").get("view", view)
    entries = ada.get(f"/api/tables/{table}/log")["entries"]
    assert [e["sequence"] for e in entries] == list(range(1, len(entries) + 1))
    assert view["document"]["result"] is not None


def test_a_revoked_invitation_is_refused_everywhere(
    pair: tuple[Browser, Browser], workers: tuple[Running, Running]
) -> None:
    ada, ben = pair
    table = ada.table("you", "open", **PRESELECTED)["table"]
    old = invite(ada, table)
    assert ben.view(table)["status"] == "open"  # both processes know the table now
    new = invite(ada, table)
    problem = ben.post(f"/api/tables/{table}/join", 403, token=old)
    assert problem["reason"] == "invitation-not-valid"
    ben.post(f"/api/tables/{table}/join", token=new)
    assert ada.view(table)["seats"][1]["name"] == "Ben"


def test_a_player_served_by_another_process_is_there(
    pair: tuple[Browser, Browser], workers: tuple[Running, Running]
) -> None:
    """Nobody is replaced by a bot while they sit there looking."""
    ada, ben = pair
    table = start_game(ada, ben)
    view = ada.view(table)
    waiting = pair[view["turn"]["seat"]]
    other = ada if waiting is ben else ben
    path = f"/api/tables/{table}/seats/{view['turn']['seat']}/bot"
    for worker in workers:
        room = worker.do(partial(worker.instance.tables.get, table))
        clock = replace(room.table.clock, since=0.0)
        room.update(replace(room.table, clock=clock))
    with waiting.live(table) as live:
        live.receive("welcome")
        wait_for(lambda: other.view(table)["seats"][view["turn"]["seat"]]["present"])
        assert other.post(path, 403)["reason"] == "player-not-absent"
    wait_for(lambda: not other.view(table)["seats"][view["turn"]["seat"]]["present"])
    assert other.post(path)["seats"][view["turn"]["seat"]]["level"]


def test_a_rematch_is_laid_once_by_all_processes(pair: tuple[Browser, Browser]) -> None:
    for number in range(5):
        table = start_game(*pair, seed=number)
        pair[0].post(f"/api/tables/{table}/abandon")
        pair[1].reply(table, agree=True)
        fresh: list[str] = []
        barrier = threading.Barrier(2)

        def ask(who: Browser, table: str, out: list[str], go: threading.Barrier) -> None:
            go.wait()
            out.append(who.post(f"/api/tables/{table}/rematch")["table"])

        threads = [
            threading.Thread(target=ask, args=(each, table, fresh, barrier)) for each in pair
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(fresh) == 2
        (made,) = set(fresh) - {table}
        assert [each.view(table)["rematch"] for each in pair] == [made, made]


def test_a_viewer_hears_of_everything_after_a_conflict(pair: tuple[Browser, Browser]) -> None:
    """Both processes write at once, and every viewer hears of every entry in its order."""
    ada, ben = pair
    table = start_game(ada, ben)
    with ada.live(table) as one, ben.live(table) as two:
        start = one.receive("welcome")["sequence"]
        two.receive("welcome")
        barrier = threading.Barrier(2)

        def talk(who: Browser) -> None:
            barrier.wait()
            for number in range(10):
                who.post(f"/api/tables/{table}/chat", text=f"line {number}")

        threads = [threading.Thread(target=talk, args=(each,)) for each in pair]
        for thread in threads:
            thread.start()
        for live in (one, two):
            heard = [live.receive("event")["sequence"] for _ in range(20)]
            assert heard == list(range(start + 1, start + 21))
        for thread in threads:
            thread.join()


def test_a_turn_is_noticed_once_by_all_processes(postgres: str) -> None:
    """Every process hears of the turn; the notice is sent once."""
    url = new_database(postgres, "noticed")
    settings = Settings(
        database=url, limits=GENEROUS, tick=0.05, webhooks=True, private_webhooks=True
    )
    first, second = Running(settings), Running(settings)
    sent: list[str] = []
    for worker in (first, second):
        notifier = worker.instance.notifications._ways["webhook"]
        notifier.send = lambda address, notice: sent.append(notice.key)  # type: ignore[method-assign]
    ada, ben = Browser(first.url, "Ada"), Browser(second.url, "Ben")
    for who, worker in ((ada, first), (ben, second)):
        who.put("/api/notifications", by="webhook", address="http://127.0.0.1:9/")
        identity = worker.do(partial(who_is, worker, who))
        worker.do(partial(worker.instance.store.notifications.confirm_contact, identity))
    wait_for(lambda: len(sent) == 2)  # the two that confirm an address
    sent.clear()
    table = start_game(ada, ben)
    second.do(lambda: second.instance.tables.get(table))
    for number in range(6):
        wait_for(partial(has, sent, number + 1))  # who is to act no more gets no notice
        view = ada.view(table)
        (ada, ben)[view["turn"]["seat"]].act(view, "meditate")
    wait_for(partial(has, sent, 7))
    for worker in (first, second):
        worker.do(worker.instance.notifications.close)
    assert sent == ["your-turn"] * 7
    ada.close()
    ben.close()
    first.stop()
    second.stop()


def has(things: list[str], number: int) -> bool:
    return len(things) >= number


async def who_is(worker: Running, browser: Browser) -> str:
    found = await worker.instance.sessions.find(dict(browser.http.cookies.items()))
    assert found is not None
    return found.user.id


def test_a_thought_is_known_to_all_processes(pair: tuple[Browser, Browser]) -> None:
    """The answers of a page come from whichever process its connections lead to."""
    ada, elsewhere = pair
    table = ada.table("you", "you", **PRESELECTED)["table"]
    begun = ada.post(f"/api/tables/{table}/advice", depth=1)
    thought = begun
    while not thought["done"]:
        path = f"/api/thoughts/{begun['thought']}?known={thought['progress']}"
        thought = elsewhere.get(path)
    assert thought["progress"] == 1
    assert len(thought["options"]) == 3
    deep = ada.post(f"/api/tables/{table}/advice", depth=3)
    elsewhere.delete(f"/api/thoughts/{deep['thought']}")
    gone = f"/api/thoughts/{deep['thought']}"
    wait_for(lambda: ada.http.get(gone).status_code == 404)


def test_those_who_look_on_are_counted_over_all_processes(
    pair: tuple[Browser, Browser], workers: tuple[Running, Running]
) -> None:
    table = start_game(*pair, public=True)
    strangers = [Browser(worker.url) for worker in (*workers, workers[1])]

    def shown(someone: Browser) -> int:
        games = someone.get("/api/watching")["games"]
        return next(int(game["watchers"]) for game in games if game["table"] == table)

    def told(live: Live, number: int) -> None:
        while live.receive("presence")["watchers"] != number:
            pass

    with pair[0].live(table) as player, ExitStack() as stack:
        player.receive("welcome")
        lives = [stack.enter_context(each.live(table)) for each in strangers]
        told(player, 3)
        told(lives[1], 3)
        wait_for(lambda: [shown(each) for each in pair] == [3, 3])
        stack.close()
        told(player, 0)
    wait_for(lambda: [shown(each) for each in pair] == [0, 0])
    for each in strangers:
        each.close()


def test_who_sits_down_is_there_for_all_processes(pair: tuple[Browser, Browser]) -> None:
    ada, ben = pair
    table = ada.table("you", "open", public=True)["table"]
    with ada.live(table) as owner, ben.live(table) as live:
        live.receive("welcome")
        while owner.receive("presence")["watchers"] != 1:
            pass
        ben.post(f"/api/tables/{table}/join")
        while (told := owner.receive("presence"))["present"] != [True, True]:
            pass
        assert told["watchers"] == 0
