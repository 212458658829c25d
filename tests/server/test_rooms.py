"""Of one table there is one room, however busy the server is; and work that nobody waits for."""

import asyncio
import gc
import logging
from pathlib import Path
from typing import Any

import pytest

from luna.server.background import Background
from luna.server.live import rooms as module
from luna.app.tables.room import Room
from luna.app.tables.service import Rooms
from luna.server.settings import Settings
from luna.server.store.alive import Alive
from luna.app.errors import Conflict, NoDatabase
from luna.server.store.games import StoredTable
from luna.table.commands import Act, Person
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, play_out, seated


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, limits=GENEROUS, tick=0.05)


def test_whoever_holds_a_table_hears_of_everything_at_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other tables push it out of memory between the handshake of a viewer and the welcome."""
    monkeypatch.setattr(module, "KEPT", 1)
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    held = running.do(lambda: running.instance.tables.get(view["table"]))
    for _ in range(3):
        ada.table("you", "you", **PRESELECTED)
    ada.act(view, "meditate")
    assert held.table.sequence == view["sequence"] + 1
    ada.close()
    running.stop()


def test_a_closed_account_is_forgotten_where_somebody_still_holds_its_table(
    settings: Settings,
) -> None:
    running = Running(settings)
    ada, ben = Browser(running.url, "Ada"), Browser(running.url, "Ben")
    table = seated(ada, ben)
    play_out(table, ada, ben)
    held = running.do(lambda: running.instance.tables.get(table))
    ada.delete("/api/me/account")
    assert {seat["name"] for seat in ben.view(table)["seats"]} == {None, "Ben"}
    assert {seat.name for seat in held.table.seats} == {"Ada", "Ben"}
    for each in (ada, ben):
        each.close()
    running.stop()


def test_what_is_done_at_a_table_that_was_given_up_is_seen_at_the_one_in_its_place(
    settings: Settings,
) -> None:
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    table, rooms = view["table"], running.instance.tables
    given_up = running.do(lambda: rooms.get(table))
    running.do(lambda: rooms.read_again([table]))
    current = running.do(lambda: rooms.get(table))
    assert current is not given_up
    person = Person(given_up.table.owner, "Ada")
    running.do(lambda: rooms.perform(given_up, Act(person, "meditate", view["sequence"])))
    running.do(rooms.finish)
    assert current.table.sequence == view["sequence"] + 1
    ada.close()
    running.stop()


def test_a_table_that_is_read_while_it_is_laid_is_one_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot, say, is looked for in the database before whoever lays the table goes on."""
    seen: list[Any] = []
    whole = Rooms._laid

    def late(self: Rooms, table: Any, entries: Any) -> Any:
        seen.append(self._add(Room(StoredTable(table))))
        return whole(self, table, entries)

    monkeypatch.setattr(Rooms, "_laid", late)
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    ada.act(view, "meditate")
    assert seen[0].table.sequence == view["sequence"] + 1
    ada.close()
    running.stop()


def test_work_that_fails_is_one_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise NoDatabase

    async def run() -> None:
        background = Background()
        task = background.begin(fail())
        await asyncio.wait([task])
        await asyncio.sleep(0)
        assert not background.tasks

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
        gc.collect()
    assert [(each.message, each.exc_info) for each in caplog.records] == [("work-failed", None)]


def test_two_processes_say_for_the_first_time_that_they_are_there() -> None:
    class Quicker:
        """A database in which another process was quicker."""

        shared = True

        async def write(self, *_: object) -> None:
            raise Conflict

    asyncio.run(Alive(Quicker()).renew(1.0))  # type: ignore[arg-type]
