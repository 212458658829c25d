"""A table has one room, however busy the server is; failures of background tasks are logged."""

import asyncio
import gc
import logging
from pathlib import Path
from typing import Any

import pytest

from luna.app.background import BackgroundTasks
from luna.app.errors import NoDatabase
from luna.app.tables import service
from luna.app.tables.room import Room, StoredTable
from luna.app.tables.service import TableService
from luna.server.settings import Settings
from luna.table.commands import Act, Person
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, play_out, start_game


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, limits=GENEROUS, tick=0.05)


def test_a_room_in_use_gets_every_entry(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other tables push it out of the cache between the handshake of a viewer and the welcome."""
    monkeypatch.setattr(service, "MAX_IDLE_TABLES", 1)
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


def test_a_deleted_account_disappears_although_its_room_is_in_use(
    settings: Settings,
) -> None:
    running = Running(settings)
    ada, ben = Browser(running.url, "Ada"), Browser(running.url, "Ben")
    table = start_game(ada, ben)
    play_out(table, ada, ben)
    held = running.do(lambda: running.instance.tables.get(table))
    ada.delete("/api/me/account")
    assert {seat["name"] for seat in ben.view(table)["seats"]} == {None, "Ben"}
    assert {seat.name for seat in held.table.seats} == {"Ada", "Ben"}
    for each in (ada, ben):
        each.close()
    running.stop()


def test_a_command_at_a_dropped_room_reaches_the_room_that_replaced_it(
    settings: Settings,
) -> None:
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    table, tables = view["table"], running.instance.tables
    dropped = running.do(lambda: tables.get(table))
    running.do(lambda: tables.reload([table]))
    current = running.do(lambda: tables.get(table))
    assert current is not dropped
    person = Person(dropped.table.owner, "Ada")
    running.do(lambda: tables.perform(dropped, Act(person, "meditate", view["sequence"])))
    running.do(tables.drain)
    assert current.table.sequence == view["sequence"] + 1
    ada.close()
    running.stop()


def test_a_table_that_is_loaded_while_it_is_created_has_one_room(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sweep for bots, say, loads it from the database before its creation returns."""
    seen: list[Any] = []
    created = TableService._created

    def load_first(self: TableService, table: Any, entries: Any) -> Any:
        seen.append(self._add(Room(StoredTable(table))))
        return created(self, table, entries)

    monkeypatch.setattr(TableService, "_created", load_first)
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    ada.act(view, "meditate")
    assert seen[0].table.sequence == view["sequence"] + 1
    ada.close()
    running.stop()


def test_a_failed_background_task_is_one_line_of_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise NoDatabase

    async def run() -> None:
        background = BackgroundTasks()
        task = background.start(fail())
        await asyncio.wait([task])
        await asyncio.sleep(0)
        assert not background.running

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
        gc.collect()
    assert [(each.message, each.exc_info) for each in caplog.records] == [("work-failed", None)]
