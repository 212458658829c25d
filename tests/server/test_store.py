"""What is kept: checked, rebuilt, and refused where it cannot be."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update

from luna.app.errors import StoreError
from luna.server.settings import Settings
from luna.server.store import schema
from luna.server.store.backup import backup
from luna.server.store.connecting import open_engine
from luna.server.store.maintenance import rebuild, verify
from luna.server.store.migrating import migrate
from luna.table.table import RULES
from tests.cli.command import luna
from tests.server.conftest import GENEROUS
from tests.server.harness import PATIENCE, PRESELECTED, Browser, Running, fill_store


def test_a_sound_store_has_no_faults(settings: Settings, tmp_path: Path) -> None:
    fill_store(settings)
    engine = open_engine(settings.url)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()


def test_faults_are_found_and_rebuilt(settings: Settings) -> None:
    over, going = fill_store(settings)
    engine = open_engine(settings.url)
    with engine.begin() as connection:
        connection.execute(
            update(schema.snapshots).where(schema.snapshots.c.game == over).values(document="{}")
        )
        connection.execute(update(schema.games).where(schema.games.c.id == going).values(turn=3))
    with engine.connect() as connection:
        assert {fault.game for fault in verify(connection)} == {over, going}
    rebuild(engine)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()


def test_a_game_that_does_not_replay_is_found(tmp_path: Path) -> None:
    _, going = fill_store(Settings(data=tmp_path, limits=GENEROUS))
    with closing(sqlite3.connect(tmp_path / "luna.sqlite")) as connection, connection:
        connection.execute(
            "UPDATE log SET text = 'sanctify 28' WHERE game = ? AND kind = 'action'", (going,)
        )
    answer = luna(["admin", "verify", "--data", str(tmp_path)])
    assert answer.exit_code == 1
    assert f"{going}: does not replay: entry" in answer.output


def test_only_the_owner_reads_what_is_kept(tmp_path: Path) -> None:
    """From the first byte on, whatever the umask."""
    before = os.umask(0)
    try:
        folder = tmp_path / "new" / "data"
        running = Running(Settings(data=folder, limits=GENEROUS))
        Browser(running.url, "Ada").close()
        engine = open_engine(Settings(data=folder).url)
        backup(engine, folder / "luna.backup")
        engine.dispose()
        modes = {each.name: each.stat().st_mode & 0o777 for each in folder.iterdir()}
        running.stop()
    finally:
        os.umask(before)
    assert {"luna.sqlite", "luna.sqlite-wal", "luna.sqlite-shm", "luna.backup"} <= set(modes)
    assert set(modes.values()) == {0o600}
    assert folder.stat().st_mode & 0o077 == 0


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "luna.sqlite"
    file.touch(0o644)
    file.chmod(0o644)
    open_engine(Settings(data=tmp_path).url).dispose()
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS)
    running = Running(settings)
    with pytest.raises(StoreError, match="another server uses"):
        Running(settings)
    command = [sys.executable, "-m", "luna", "serve", "--data", str(tmp_path), "--port", "0"]
    said = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert said.returncode == 1
    assert "another server uses" in said.stderr
    assert "Traceback" not in said.stderr
    file = str(tmp_path / "luna.backup")
    assert luna(["admin", "backup", file, "--data", str(tmp_path)]).exit_code == 0
    restored = luna(["admin", "restore", file, "--data", str(tmp_path)])
    assert (restored.exit_code, "another server uses" in restored.output) == (1, True)
    running.stop()
    Running(settings).stop()


@pytest.mark.parametrize("work", ["backup", "verify", "rebuild"])
def test_a_folder_without_games_is_a_mistake(tmp_path: Path, work: str) -> None:
    file = [str(tmp_path / "x.backup")] if work == "backup" else []
    said = luna(["admin", work, *file, "--data", str(tmp_path / "wrong")])
    assert said.exit_code == 1
    assert "There are no games in" in said.output
    assert list(tmp_path.iterdir()) == []


def test_rebuilding_while_people_play(settings: Settings) -> None:
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    tables = [ada.table("you", "you", **PRESELECTED)["table"] for _ in range(3)]
    done = threading.Event()
    faults: list[object] = []

    def work() -> None:
        engine = open_engine(settings.url)
        while not done.is_set():
            try:
                rebuild(engine)
            except Exception as fault:
                faults.append(fault)
                break
        engine.dispose()

    thread = threading.Thread(target=work)
    thread.start()
    played = 0
    for _ in range(12):
        for table in tables:
            played += ada.act(ada.view(table), "meditate")["sequence"] > 0
            ada.post(f"/api/tables/{table}/undo")
    done.set()
    thread.join()
    ada.close()
    running.stop()
    assert (played, faults) == (36, [])
    engine = open_engine(settings.url)
    with engine.connect() as connection:
        assert [fault for fault in verify(connection) if fault.game in tables] == []
    engine.dispose()


def test_what_is_read_before_it_is_changed_is_not_changed_by_others_in_between(
    tmp_path: Path,
) -> None:
    """SQLite would refuse whoever has read first, however patient."""
    settings = Settings(data=tmp_path, limits=GENEROUS)
    running = Running(settings)
    Browser(running.url, "Ada").close()
    people = schema.identities
    rename = update(people).values(name="Ada Lovelace")

    def read_then_write(connection: Connection) -> int:
        assert connection.execute(select(people.c.name)).scalar_one() == "Ada"
        refused = pytest.raises(sqlite3.OperationalError, match="locked")
        with closing(sqlite3.connect(tmp_path / "luna.sqlite", timeout=0)) as other, refused:
            other.execute("UPDATE identity SET name = 'Eve'")
        return connection.execute(rename).rowcount

    assert running.do(lambda: running.instance.store.database.run(read_then_write)) == 1
    running.stop()


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    engine = open_engine(Settings(data=tmp_path).url)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="newer"):
        migrate(engine)
    engine.dispose()
    command = [
        sys.executable,
        "-m",
        "luna",
        "serve",
        "--data",
        str(tmp_path),
        "--port",
        "0",
    ]
    answer = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert answer.returncode == 1
    assert "written by a newer one" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_games_by_other_rules_are_shown_not_played(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS)
    over, going = fill_store(settings)
    with closing(sqlite3.connect(tmp_path / "luna.sqlite")) as connection, connection:
        connection.execute("UPDATE game SET rules = ?", (f"{RULES}-other",))
    running = Running(settings)
    watcher = Browser(running.url)
    view = watcher.view(over)
    assert view["status"] == "frozen"
    assert view["document"]["result"] is not None
    assert watcher.act(watcher.view(going), "meditate", 409)["reason"] == "other-rules-version"
    watcher.close()
    running.stop()


def test_a_read_only_database_is_refused_clearly(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, limits=GENEROUS)
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    ada.act(view, "meditate")
    running.do(lambda: forbid_writing(running))
    before = ada.view(view["table"])
    problem = ada.act(before, "meditate", 503)
    assert problem["reason"] == "not-stored"
    assert "readonly" in problem["details"]["fault"]
    after = ada.view(view["table"])
    assert after["number"] == 1
    assert after["document"] == before["document"]
    running.do(lambda: forbid_writing(running, forbid=False))
    assert ada.act(after, "meditate")["sequence"] == 3
    ada.close()
    running.stop()
    engine = open_engine(settings.url)
    with engine.connect() as connection:
        assert list(verify(connection)) == []
    engine.dispose()


def forbid_writing(running: Running, *, forbid: bool = True) -> None:
    from sqlalchemy import event

    word = "ON" if forbid else "OFF"
    running.instance.store.database.engine.dispose()

    @event.listens_for(running.instance.store.database.engine, "connect")
    def pragma(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA query_only={word}")


def test_a_full_disk_is_refused_clearly(tmp_path: Path) -> None:
    """The database may not grow beyond a few pages more, as on a disk that is full."""
    settings = Settings(data=tmp_path, limits=GENEROUS)
    running = Running(settings)
    ada = Browser(running.url, "Ada")
    view = ada.table("you", "you", **PRESELECTED)
    table = view["table"]
    running.do(lambda: fill_disk(running))
    refused = None
    for number in range(400):
        body = {"text": "meditate", "sequence": ada.view(table)["sequence"], "client": str(number)}
        played = ada.http.post(f"/api/tables/{table}/actions", json=body)
        response = ada.http.post(f"/api/tables/{table}/undo", json={})
        if 503 in (played.status_code, response.status_code):
            refused = response if played.status_code == 200 else played
            break
    assert refused is not None
    assert (refused.status_code, refused.json()["reason"]) == (503, "not-stored")
    kept = ada.get(f"/api/tables/{table}/log")["sequence"]
    ada.close()
    running.stop()
    again = Running(settings)
    watcher = Browser(again.url)
    assert watcher.view(table)["sequence"] == kept
    watcher.close()
    again.stop()
    with closing(sqlite3.connect(tmp_path / "luna.sqlite")) as connection, connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def fill_disk(running: Running) -> None:
    from sqlalchemy import event

    with running.instance.store.database.engine.connect() as connection:
        pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
    running.instance.store.database.engine.dispose()

    @event.listens_for(running.instance.store.database.engine, "connect")
    def pragma(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages + 2}")


def test_the_environment_holds_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "LUNA_SMTP_HOST", "mail.example")
    monkeypatch.setitem(os.environ, "LUNA_SMTP_PASSWORD", "hush")
    settings = Settings.from_environment(origin="https://luna.example")
    assert settings.mail is not None
    assert settings.mail.host == "mail.example"
    assert "hush" not in repr(settings)
    assert json.dumps(settings.url).startswith('"sqlite:///')
