"""A rematch begins when everyone has agreed, exactly once, whatever happens on the way."""

import contextlib
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.connecting import open_engine
from luna.server.store.maintenance import verify
from tests.server import cluster
from tests.server.harness import PATIENCE, Browser, start_game
from tests.server.postgres import new_database

ROUNDS = 5
GAMES = 6
PACE = {"kind": "move", "seconds": 60}


def ended(*people: Browser, **plan: Any) -> str:
    """A game of several people that is over."""
    table = start_game(*people, **plan)
    people[0].post(f"/api/tables/{table}/abandon")
    for other in people[1:]:
        other.reply(table, True)
    return table


def mine(person: Browser) -> set[str]:
    return {line["table"] for line in person.get("/api/tables?scope=mine")["tables"]}


def at_once(*work: Callable[[], object]) -> None:
    """Do several things at the same moment."""
    barrier = threading.Barrier(len(work))

    def run(each: Callable[[], object]) -> None:
        barrier.wait()
        each()

    threads = [threading.Thread(target=run, args=(each,)) for each in work]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_an_offer_sets_up_no_table_and_starts_no_clock(ada: Browser, ben: Browser) -> None:
    table = ended(ada, ben, pace=PACE)
    before = mine(ben)
    offered = ada.post(f"/api/tables/{table}/rematch")
    assert (offered["table"], offered["rematch"]) == (table, None)
    assert (offered["request"]["what"], offered["request"]["seat"]) == ("rematch", 0)
    assert mine(ada) == mine(ben) == before
    assert ben.get("/api/waiting")["number"] == 0
    assert ben.reply(table, True)["done"]
    (fresh,) = mine(ben) - before
    view = ben.view(fresh)
    assert (view["status"], view["you"]["seats"]) == ("playing", [1])
    assert view["clock"]["since"] == pytest.approx(time.time(), abs=PATIENCE)
    for person in (ada, ben):
        assert person.post(f"/api/tables/{table}/rematch")["table"] == fresh


def test_an_offer_is_declined(ada: Browser, ben: Browser) -> None:
    table = ended(ada, ben)
    before = mine(ben)
    ada.post(f"/api/tables/{table}/rematch")
    assert not ben.reply(table, False)["done"]
    view = ada.view(table)
    assert (view["request"], view["rematch"], mine(ada)) == (None, None, before)


def test_alone_with_a_bot_it_starts_at_once(ada: Browser) -> None:
    table = ada.table("you", "random", mode="preselected", seed=1)["table"]
    ada.post(f"/api/tables/{table}/abandon")
    view = ada.post(f"/api/tables/{table}/rematch")
    assert view["table"] != table
    assert view["status"] == "playing"


def test_who_closes_the_account_ends_an_offer(
    ada: Browser, browser: Callable[..., Browser]
) -> None:
    eve = browser("Eve")
    table = ended(eve, ada)
    eve.post(f"/api/tables/{table}/rematch")
    eve.delete("/api/me/account")
    assert ada.view(table)["request"] is None
    assert ada.view(table)["rematch"] is None


def test_two_offers_at_once_make_one_table(ada: Browser, ben: Browser) -> None:
    for number in range(ROUNDS):
        table = ended(ada, ben, seed=number)
        before = mine(ada)
        path = f"/api/tables/{table}/rematch"
        at_once(partial(ada.post, path), partial(ben.post, path))
        (fresh,) = mine(ada) - before
        assert ada.view(table)["rematch"] == fresh
        assert ben.view(fresh)["status"] == "playing"


def answer(person: Browser, agree: bool, table: str, request: int, statuses: list[int]) -> None:
    body = {"agree": agree, "request": request}
    statuses.append(person.http.post(f"/api/tables/{table}/answer", json=body).status_code)


def test_either_all_agree_or_the_offer_is_withdrawn(ada: Browser, ben: Browser) -> None:
    for number in range(ROUNDS):
        table = ended(ada, ben, seed=number)
        before = mine(ada)
        request = ada.post(f"/api/tables/{table}/rematch")["request"]["sequence"]
        answers: list[int] = []
        at_once(
            partial(answer, ada, False, table, request, answers),
            partial(answer, ben, True, table, request, answers),
        )
        assert sorted(answers) == [200, 409]
        view = ada.view(table)
        assert view["request"] is None
        assert len(mine(ada) - before) == (view["rematch"] is not None)


def asked(person: Browser, table: str) -> None:
    """Ask for a rematch, and again until the server has answered."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(httpx.HTTPError):
            if person.http.post(f"/api/tables/{table}/rematch", json={}).status_code == 200:
                return
        time.sleep(0.02)
    raise AssertionError("no answer")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kills_around_offers_leave_one_rematch_for_each_game(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    options, settings = ["--data", str(tmp_path)], Settings(data=tmp_path)
    if kind == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), "killed_rematches")
        options, settings = ["--database", database], Settings(database=database)
    server = cluster.server(*options)
    with cluster.running(server):
        people = [Browser(server.url, name) for name in ("Ada", "Ben")]
        tables = [ended(*people) for _ in range(GAMES)]
        askers = [Browser(server.url) for _ in (*tables, *tables)]
        for number, asker in enumerate(askers):
            asker.http.cookies = people[number % 2].http.cookies
        threads = [
            threading.Thread(target=asked, args=(asker, tables[number // 2]), daemon=True)
            for number, asker in enumerate(askers)
        ]
        for number, thread in enumerate(threads):
            thread.start()
            if number % GAMES == 3:
                server.end(signal.SIGKILL)
                server.start()
        for thread in threads:
            thread.join(PATIENCE)
        fresh = [people[0].view(table)["rematch"] for table in tables]
        assert all(fresh)
        assert {people[1].view(table)["status"] for table in fresh} == {"playing"}
        for browser in (*people, *askers):
            browser.close()
    engine = open_engine(settings.url)
    try:
        with engine.connect() as connection:
            assert list(verify(connection)) == []
            games = list(connection.execute(select(schema.games.c.id)).scalars())
    finally:
        engine.dispose()
    assert sorted(games) == sorted([*tables, *fresh])
