"""Backups: complete, private, and restored to either database whatever happened before."""

import gzip
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, func, insert, select, text

from luna.server.settings import Retention, Settings
from luna.server.store import schema
from luna.server.store.backup import FORMAT, ORDER, backup, in_sequence, restore
from luna.server.store.connecting import one_moment, open_engine, writing
from luna.server.store.errors import StoreError
from luna.server.store.migrating import migrate, revision
from luna.server.store.people import Identity
from luna.server.store.retention import DAY, Keeping
from luna.server.store.upkeep import rebuild, rebuild_ratings, verify
from luna.table.seat import Seat
from tests.cli.command import luna
from tests.server.conftest import COUNT, GENEROUS
from tests.server.harness import Browser, Running, filled, play_out, seated
from tests.server.postgres import new_database

RATED = {"rated": True, "pace": {"seconds": 3600}}


def test_a_backup_restores_to_either_database(tmp_path: Path, postgres: str) -> None:
    source = tmp_path / "source"
    over, going = filled(Settings(data=source, limits=GENEROUS))
    file = tmp_path / "luna.backup"
    engine = open_engine(Settings(data=source).url)
    rows = backup(engine, file)
    assert file.stat().st_mode & 0o077 == 0
    for number, settings in enumerate(
        (
            Settings(data=tmp_path / "copy", limits=GENEROUS),
            Settings(database=new_database(postgres, "restored"), limits=GENEROUS),
        )
    ):
        target = open_engine(settings.url)
        migrate(target)
        assert restore(target, file) == rows
        with target.connect() as connection:
            assert list(verify(connection)) == []
        with pytest.raises(StoreError, match="games already"):
            restore(target, file)
        target.dispose()
        running = Running(settings)
        watcher = Browser(running.url)
        assert watcher.view(over)["status"] == "over"
        assert watcher.view(going)["number"] == 1, number
        watcher.close()
        running.stop()
    engine.dispose()


def contents(engine: Engine) -> dict[str, list[Any]]:
    """Every row that a backup contains, but for the time that a running server writes."""
    with engine.connect() as connection:
        return {
            table.name: [
                tuple(row)
                for row in connection.execute(select(table).order_by(*table.primary_key))
                if row[0] != "alive"
            ]
            for table in ORDER
        }


def delete_account(server: Running, ada: Browser, ben: Browser) -> None:
    """Take the name of a player who joined out of the log."""
    play_out(seated(ada, ben), ada, ben)
    ben.delete("/api/me/account")


def merge_accounts(server: Running, ada: Browser, ben: Browser) -> None:
    """Move all that a guest has to an account, the seat of a finished game included."""
    table = seated(ada, ben)
    play_out(table, ada, ben)

    def seat_of_ben() -> Seat:
        seats: list[Seat] = server.do(lambda: server.site.rooms.get(table)).table.seats
        return next(seat for seat in seats if seat.name == "Ben")

    guest = seat_of_ben().identity
    assert guest is not None
    account = Identity("account", "Ben")
    server.do(lambda: server.site.store.people.add(account, time.time()))
    server.do(lambda: server.site.hand_over(Identity(guest, "Ben"), account))
    assert seat_of_ben().identity == account.id


def remove_old_games(server: Running, ada: Browser, ben: Browser) -> None:
    """Delete a game, then write others where its rows were."""
    play_out(seated(ada, ben), ada, ben)
    kept = seated(ada, ben, **RATED)
    keeping = Keeping(server.site.store.database, Retention(games=30))
    assert server.do(lambda: keeping.sweep(time.time() + 31 * DAY))
    engine = server.site.store.database.engine
    if engine.dialect.name == "postgresql":
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("VACUUM log"))
    play_out(kept, ada, ben)
    play_out(seated(ada, ben), ada, ben)


def rebuild_all(server: Running, ada: Browser, ben: Browser) -> None:
    play_out(seated(ada, ben, **RATED), ada, ben)
    rebuild(server.site.store.database.engine)
    rebuild_ratings(server.site.store.database.engine)


@pytest.mark.parametrize("rewrite", [delete_account, merge_accounts, remove_old_games, rebuild_all])
def test_a_backup_restores_after_rows_were_rewritten(
    server: Running,
    settings: Settings,
    ada: Browser,
    ben: Browser,
    postgres: str,
    tmp_path: Path,
    rewrite: Callable[[Running, Browser, Browser], None],
) -> None:
    rewrite(server, ada, ben)
    file = tmp_path / "luna.backup"
    source = open_engine(settings.url)
    rows = backup(source, file)
    kept = contents(source)
    source.dispose()
    assert sum(map(len, kept.values())) == rows - 1  # the time
    for copy in (
        Settings(data=tmp_path / "copy"),
        Settings(database=new_database(postgres, f"copy_{next(COUNT)}")),
    ):
        target = open_engine(copy.url)
        migrate(target)
        assert restore(target, file) == rows
        assert contents(target) == kept
        with target.connect() as connection:
            assert list(verify(connection)) == []
        target.dispose()


def lines_of(file: Path) -> list[Any]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def write_lines(file: Path, lines: list[Any]) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)
    return file


@pytest.fixture
def backed_up(tmp_path: Path) -> Path:
    """A backup of a database with two games."""
    source = Settings(data=tmp_path / "source", limits=GENEROUS)
    filled(source)
    engine = open_engine(source.url)
    backup(engine, tmp_path / "luna.backup")
    engine.dispose()
    return tmp_path / "luna.backup"


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """A database without games."""
    settings = Settings(data=tmp_path / "empty")
    if request.param == "postgresql":
        name = f"empty_{next(COUNT)}"
        settings = Settings(database=new_database(request.getfixturevalue("postgres"), name))
    engine = open_engine(settings.url)
    migrate(engine)
    yield engine
    engine.dispose()


def test_an_old_backup_without_order_restores(
    backed_up: Path, empty: Engine, tmp_path: Path
) -> None:
    lines = lines_of(backed_up)
    log = [line for line in lines if line.get("table") == "log"]
    at = lines.index(log[0])
    lines[at : at + len(log)] = reversed(log)
    assert restore(empty, write_lines(tmp_path / "old.backup", lines)) == len(lines) - 1
    with empty.connect() as connection:
        assert list(verify(connection)) == []


def test_a_reader_of_one_moment_sees_no_later_row(empty: Engine) -> None:
    """Backup and `verify` read so: rows of two moments need not agree."""
    rows = select(func.count()).select_from(schema.settings)
    with one_moment(empty).connect() as reader:
        before = reader.execute(rows).scalar_one()
        with writing(empty) as connection:
            connection.execute(insert(schema.settings), {"name": "later", "value": ""})
        assert reader.execute(rows).scalar_one() == before
    with empty.connect() as connection:
        assert connection.execute(rows).scalar_one() == before + 1


def test_only_entries_that_come_too_early_wait() -> None:
    def row(game: str, sequence: int) -> dict[str, object]:
        return {"game": game, "sequence": sequence}

    rows = [row("a", 1), row("b", 2), row("a", 2), row("b", 1), row("b", 4)]
    assert list(in_sequence(rows)) == [rows[0], rows[2], rows[3], rows[1], rows[4]]


def test_a_refused_row_is_named(backed_up: Path, empty: Engine, tmp_path: Path) -> None:
    lines = lines_of(backed_up)
    log = [line for line in lines if line.get("table") == "log"]
    game = next(line["row"][0] for line in log if line["row"][1] == 3)
    lines.remove(next(line for line in log if line["row"][:2] == [game, 2]))
    with pytest.raises(StoreError) as refusal:
        restore(empty, write_lines(tmp_path / "gap.backup", lines))
    said = str(refusal.value)
    assert f"log with game {game}, sequence 3" in said
    assert "an entry without the one before it" in said
    assert "nothing was restored" in said
    assert "another backup" not in said
    assert contents(empty) == {table.name: [] for table in ORDER}


def test_the_reason_for_a_refusal_shows_no_secret(empty: Engine, tmp_path: Path) -> None:
    with empty.connect() as connection:
        head = {"format": FORMAT, "schema": revision(connection)}
    key = ["secret", "hush"]
    lines = [head, {"table": "setting", "row": key}, {"table": "setting", "row": key}]
    with pytest.raises(StoreError, match="setting with name secret") as refusal:
        restore(empty, write_lines(tmp_path / "twice.backup", lines))
    assert "hush" not in str(refusal.value)


def test_something_else_is_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(b"hello")
    answer = luna(["admin", "restore", str(file), "--data", str(tmp_path)])
    assert answer.exit_code == 1


def test_a_backup_is_private_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(Settings(data=tmp_path).url)
    migrate(engine)
    modes: list[int] = []
    part = tmp_path / "x.backup.part"
    part.write_text("left behind, for all to read")

    def looked_at(connection: object) -> str:
        modes.append(part.stat().st_mode & 0o777)
        return "0"

    monkeypatch.setattr("luna.server.store.backup.revision", looked_at)
    backup(engine, tmp_path / "x.backup")
    engine.dispose()
    assert modes == [0o600]


def damaged(whole: bytes) -> dict[str, bytes]:
    """What may become of a backup."""
    lines = gzip.decompress(whole).split(b"\n")
    return {
        "cut off": whole[: len(whole) // 2],
        "a bit": whole[:200] + bytes([whole[200] ^ 255]) + whole[201:],
        "empty": b"",
        "no gzip": b"hello",
        "no backup": gzip.compress(b"[]\n"),
        "no line": gzip.compress(lines[0] + b"\nhello\n"),
        "no table": gzip.compress(lines[0] + b'\n{"table": "x", "row": []}\n'),
        "no row": gzip.compress(lines[0] + b'\n{"table": "log", "row": [1]}\n'),
        "no value": gzip.compress(lines[0] + b'\n{"table": "setting", "row": [null, null]}\n'),
        "no text": gzip.compress(b"\xff\xfe\n"),
    }


def test_a_damaged_backup_is_one_sentence(tmp_path: Path) -> None:
    source = tmp_path / "source"
    filled(Settings(data=source, limits=GENEROUS))
    file = tmp_path / "luna.backup"
    engine = open_engine(Settings(data=source).url)
    backup(engine, file)
    engine.dispose()
    for number, (name, content) in enumerate(damaged(file.read_bytes()).items()):
        bad = tmp_path / f"{number}.backup"
        bad.write_bytes(content)
        said = luna(["admin", "restore", str(bad), "--data", str(tmp_path / "empty")])
        assert said.exit_code == 1, name
        assert len(said.output.strip().splitlines()) <= 2, (name, said.output)
        reasons = ("damaged or cut off", "no backup", "refuses a row of the backup: setting")
        assert any(reason in said.output for reason in reasons), name
    said = luna(["admin", "restore", str(file), "--data", str(tmp_path / "empty")])
    assert said.exit_code == 0, said.output
