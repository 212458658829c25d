"""No player pays for time in which no server runs."""

from contextlib import closing

import pytest
from sqlalchemy import update

from luna.server.instance import now
from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.connecting import open_engine
from luna.table.commands import Resume
from tests.server.harness import PRESELECTED, Browser, Running, wait_for

HOUR = 3600.0


def set_back(settings: Settings, seconds: float, *, away: bool = True) -> None:
    """Move everything in a database into the past, with no server since then."""
    engine = open_engine(settings.url)
    with engine.begin() as connection:
        connection.execute(update(schema.log).values(time=schema.log.c.time - seconds))
        connection.execute(update(schema.games).values(deadline=schema.games.c.deadline - seconds))
        if away:
            alive = schema.settings.c.name == "alive"
            value = connection.execute(schema.settings.select().where(alive)).one().value
            earlier = repr(float(value) - seconds)
            connection.execute(update(schema.settings).where(alive).values(value=earlier))
    engine.dispose()


def given_back(browser: Browser, table: str) -> float:
    """Seconds; a busy machine can be silent long enough to give some back by itself."""
    entries = browser.get(f"/api/tables/{table}/log")["entries"]
    return sum(float(entry["text"]) for entry in entries if entry["kind"] == "resume")


@pytest.mark.parametrize("kind", ["move", "game"])
def test_no_player_pays_for_downtime(settings: Settings, kind: str) -> None:
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    pace = {"kind": kind, "seconds": HOUR, "end": "abandon"}
    view = ada.table("you", "you", **PRESELECTED, pace=pace)
    table, left = view["table"], view["clock"]["left"]
    cookies = dict(ada.http.cookies.items())
    ada.close()
    running.stop()
    set_back(settings, 100 * HOUR)
    again = Running(settings)
    ada = Browser(again.url)
    ada.http.cookies.update(cookies)
    after = ada.view(table)
    assert after["status"] == "playing"
    entries = ada.get(f"/api/tables/{table}/log")["entries"]
    assert entries[-1]["kind"] == "resume"
    assert float(entries[-1]["text"]) == pytest.approx(100 * HOUR, abs=HOUR / 2)
    assert after["clock"]["deadline"] == pytest.approx(view["clock"]["deadline"], abs=HOUR / 2)
    assert ada.act(after, "meditate")["sequence"] == after["sequence"] + 1
    assert ada.view(table)["clock"]["left"] == pytest.approx(left, abs=HOUR / 2)
    ada.close()
    again.stop()


def test_a_player_who_was_late_before_is_still_late(settings: Settings) -> None:
    """Only the time without a server is given back."""
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    pace = {"kind": "move", "seconds": HOUR, "end": "abandon"}
    table = ada.table("you", "you", **PRESELECTED, pace=pace)["table"]
    ada.close()
    running.stop()
    set_back(settings, 2 * HOUR)
    stay_alive(settings)
    again = Running(settings)
    watcher = Browser(again.url)
    wait_for(lambda: watcher.view(table)["status"] == "abandoned")
    watcher.close()
    again.stop()


def stay_alive(settings: Settings) -> None:
    """Write that a server has run all the time."""
    engine = open_engine(settings.url)
    with engine.begin() as connection:
        alive = schema.settings.c.name == "alive"
        connection.execute(update(schema.settings).where(alive).values(value=repr(now())))
    engine.dispose()


def test_nothing_is_given_back_while_another_process_runs(settings: Settings) -> None:
    if not settings.database:
        pytest.skip("one SQLite file has one server")
    first = Running(settings)
    ada = Browser(first.url, "Ada")
    pace = {"kind": "move", "seconds": HOUR, "end": "abandon"}
    table = ada.table("you", "you", **PRESELECTED, pace=pace)["table"]
    set_back(settings, HOUR / 2, away=False)
    second = Running(settings)
    with closing(Browser(second.url)) as watcher:
        assert given_back(watcher, table) < HOUR / 4
    ada.close()
    second.stop()
    first.stop()


def test_two_processes_that_start_together_give_it_back_once(settings: Settings) -> None:
    if not settings.database:
        pytest.skip("one SQLite file has one server")
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    pace = {"kind": "move", "seconds": HOUR, "end": "abandon"}
    table = ada.table("you", "you", **PRESELECTED, pace=pace)["table"]
    ada.close()
    running.stop()
    set_back(settings, 10 * HOUR)
    found = now()
    first, second = Running(settings), Running(settings)

    async def resume() -> None:
        """Resume as a process does that noticed the outage before the other one ended it."""
        tables = second.instance.tables
        await tables.perform(await tables.get(table), Resume(found - 10 * HOUR, found))

    second.do(resume)
    with closing(Browser(second.url)) as watcher:
        assert given_back(watcher, table) == pytest.approx(10 * HOUR, abs=HOUR / 2)
    second.stop()
    first.stop()
