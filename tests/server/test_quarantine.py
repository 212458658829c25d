"""A game that cannot be replayed is quarantined; all others go on."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from luna.app.account import merge_guest
from luna.app.context import User
from luna.app.tables.service import TableService
from luna.server.settings import Settings
from luna.server.store.connecting import database_file
from tests.cli.command import luna
from tests.server.conftest import GENEROUS
from tests.server.harness import PRESELECTED, Browser, Running, set_clock, wait_for

PACE = {"kind": "move", "seconds": 3600, "end": "pass"}


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, limits=GENEROUS, tick=0.05)


@pytest.fixture
def broken(settings: Settings) -> str:
    """A running game whose second action makes no sense."""
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    table = str(ada.table("you", "you", **PRESELECTED, pace=PACE)["table"])
    ada.act(ada.view(table), "meditate")
    ada.act(ada.view(table), "favor shrine")
    ada.close()
    running.stop()
    spoil(settings, table, 3)
    return table


def file_of(settings: Settings) -> Path:
    file = database_file(settings.url)
    assert file is not None
    return file


def spoil(settings: Settings, table: str, sequence: int) -> None:
    with closing(sqlite3.connect(file_of(settings))) as connection, connection:
        connection.execute(
            "UPDATE log SET text = 'sanctify 28' WHERE game = ? AND sequence = ?",
            (table, sequence),
        )
        connection.execute("UPDATE game SET deadline = 1 WHERE id = ?", (table,))


@pytest.fixture
def running(settings: Settings, broken: str) -> Iterator[Running]:
    running = Running(settings)
    yield running
    running.stop()


def test_bots_and_clocks_of_all_other_games_go_on(
    running: Running, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Browser(running.url, "Ada")
    bots = ada.table("random", "random", **PRESELECTED)["table"]
    late = ada.table("you", "you", **PRESELECTED, pace=PACE)["table"]
    wait_for(lambda: ada.view(bots)["status"] == "over")
    set_clock(monkeypatch, lambda: time.time() + 4000)
    wait_for(lambda: ada.view(late)["number"] >= 1)
    wait_for(lambda: broken in running.instance.tables.quarantine)
    assert "luna_games_aside 1.0" in ada.get("/metrics")
    ada.close()


def test_its_players_see_why_and_keep_its_record(running: Running, broken: str) -> None:
    ada = Browser(running.url, "Ada")
    problem = ada.get(f"/api/tables/{broken}", 409)
    assert problem["reason"] == "game-set-aside"
    assert "entry 3" in problem["details"]["fault"]
    record = ada.get(f"/api/tables/{broken}/record")
    assert record.startswith("luna 1\n")
    assert "meditate  # entry 2" in record
    assert "sanctify 28  # entry 3" in record
    ada.close()


def test_the_operator_is_shown_which(settings: Settings, broken: str) -> None:
    shown = luna(["admin", "aside", "--data", str(settings.data)])
    assert shown.exit_code == 0
    assert f"{broken}: entry 3: A-SANC" in shown.output
    assert "1 games set aside" in shown.output


def test_viewers_are_disconnected(settings: Settings) -> None:
    """Another program writes into the log of a game that has a viewer."""
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    table = ada.table("you", "you", **PRESELECTED)["table"]
    room = running.do(lambda: running.instance.tables.get(table))
    with ada.live(table) as live:
        live.receive("welcome")
        with closing(sqlite3.connect(file_of(settings))) as connection, connection:
            row = (table, 2, 0, "action", "sanctify 28", 1.0)
            connection.execute(
                "INSERT INTO log (game, sequence, seat, kind, text, time) VALUES (?,?,?,?,?,?)", row
            )
        room.is_dirty = True
        assert ada.get(f"/api/tables/{table}", 409)["reason"] == "game-set-aside"
        with pytest.raises(ConnectionClosed) as closed:
            live.receive("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4009
    ada.close()
    running.stop()


def test_sign_in_works_all_the_same(running: Running, settings: Settings) -> None:
    """The account gets the games of the guest, except the one that cannot be replayed."""
    ada, guest = Browser(running.url, "Ada"), Browser(running.url, "Guest")
    lost = guest.table("you", "you", **PRESELECTED)["table"]
    guest.act(guest.view(lost), "meditate")
    kept = guest.table("you", "you", **PRESELECTED)["table"]
    instance = running.instance
    ada_is, guest_is = (running.do(partial(who_is, running, each)) for each in (ada, guest))
    spoil(settings, lost, 2)
    running.do(partial(forget_rooms, instance.tables))
    running.do(lambda: merge_guest(instance.services, guest_is, ada_is))
    assert ada.view(kept)["you"] == {"seats": [0, 1], "owner": True}
    assert guest.view(kept)["you"] == {"seats": [], "owner": False}
    ada.close()
    guest.close()


def forget_rooms(tables: TableService) -> None:
    tables._recent.clear()
    tables._rooms.clear()


async def who_is(running: Running, browser: Browser) -> User:
    found = await running.instance.sessions.find(dict(browser.http.cookies.items()))
    assert found is not None
    return found.user
