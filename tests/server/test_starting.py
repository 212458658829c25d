"""A server that cannot start says why in one sentence, and ends with a status that shows it."""

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from luna.server.settings import Settings
from luna.server.store import migrations
from tests.cli.command import luna
from tests.ports import own_port
from tests.server.harness import Running, wait_for
from tests.server.postgres import new_database

NEWER = "the database is at revision 9999, which this version of Luna does not know"


def latest() -> str:
    """The revision of the schema that this version of Luna knows best."""
    here = Path(migrations.__file__).parent / "versions"
    return max(file.name.partition("_")[0] for file in here.glob("[0-9]*.py"))


def sentence(*options: str | Path) -> str:
    """What `luna serve` says instead of starting."""
    done = luna(["serve", "--port", "0", *options])
    assert done.exit_code == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    return line


def said(*options: str | Path, **environment: str) -> str:
    """The same in a process of its own, which may have others below it."""
    command = [sys.executable, "-m", "luna", "serve", "--port", "0", *map(str, options)]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("garbage", "the address of the database cannot be read"),
        ("postgresql://ada:hidden@host:port/luna", "the address of the database cannot be read"),
        ("mysql://ada:hidden@host/luna", "games are kept in SQLite or PostgreSQL, not in mysql"),
        ("postgresql+asyncpg://host/luna", "not in postgresql+asyncpg"),
        ("sqlite:////dev/null/luna.sqlite", "cannot make /dev/null"),
    ],
)
def test_a_bad_address_of_a_database(address: str, why: str) -> None:
    line = sentence("--database", address)
    assert line.startswith("luna serve: ")
    assert why in line
    assert "hidden" not in line


def test_no_database_at_the_address() -> None:
    address = f"postgresql://luna@127.0.0.1:{own_port()}/luna"
    line = sentence("--database", address)
    assert line.startswith("luna serve: the database cannot be opened: ")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        line = sentence("--data", tmp_path, "--port", str(port))
    assert line.startswith(f"luna serve: cannot listen on 127.0.0.1:{port}: ")
    assert line.endswith("--port 0 takes a free port")


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = sentence("--data", tmp_path / "file" / "games")
    assert line.startswith(f"luna serve: cannot make {tmp_path / 'file' / 'games'}: ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has a home folder")
def test_a_user_without_a_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    line = sentence()
    assert line == "luna serve: there is no home folder to keep games in; name one: --data"
    done = luna(["admin", "verify"])
    assert (done.exit_code, done.stderr) == (1, line.replace("serve", "admin") + "\n")
    assert Settings(data=tmp_path).url == f"sqlite:///{tmp_path}/luna.sqlite"
    assert Settings(database="postgresql://host/luna").url == "postgresql+psycopg://host/luna"


def no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "luna.sqlite").write_bytes(b"no database" * 1000)
    assert "file is not a database" in sentence("--data", tmp_path)


def test_a_schema_that_is_not_ours(tmp_path: Path) -> None:
    file = tmp_path / "luna.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
        assert NEWER in sentence("--data", tmp_path)
        database.execute("UPDATE alembic_version SET version_num = ?", [latest()])  # and no tables
        database.commit()
    line = sentence("--data", tmp_path)
    assert line == "luna serve: the database cannot be used: no such table: setting"


def test_a_schema_that_is_not_ours_on_postgresql(postgres: str) -> None:
    address = new_database(postgres, "not_ours")
    with psycopg.connect(address) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert NEWER in sentence("--database", address)


@pytest.mark.parametrize(
    "origin",
    [
        "luna.example",
        "luna.example:8460",
        "https://",
        "https:/luna.example",
        "ftp://luna.example",
        "https://luna.example/luna",
        "https://luna.example/?x",
        "https://luna.example/#x",
        "https://ada@luna.example",
        "https://luna.example:port",
        "https://luna.example:99999",
        "https://lu na.example",
        "https://luna..example",
        "https://[::g]",
        "*",
        "null",
    ],
)
def test_an_origin_that_is_none(tmp_path: Path, origin: str) -> None:
    line = sentence("--data", tmp_path, "--origin", origin)
    assert line.startswith("luna serve: --origin must be an address such as https://luna.example")
    assert line.endswith(repr(origin))


@pytest.mark.parametrize(
    ("given", "sent"),
    [
        ("", ""),
        ("https://luna.example", "https://luna.example"),
        ("https://luna.example/", "https://luna.example"),
        ("HTTPS://Luna.Example:443", "https://luna.example"),
        ("http://luna.example:443", "http://luna.example:443"),
        ("http://127.0.0.1:80/", "http://127.0.0.1"),
        ("http://[::1]:8460", "http://[::1]:8460"),
        ("https://m\u00fcnchen.example", "https://xn--mnchen-3ya.example"),
    ],
)
def test_an_origin_is_read_as_browsers_send_it(given: str, sent: str) -> None:
    settings = Settings.from_environment(origin=given)
    assert (settings.origin, settings.secure) == (sent, sent.startswith("https:"))


def test_a_setting_that_is_no_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUNA_KEEP_GAMES", "many")
    assert (
        sentence("--data", tmp_path) == "luna serve: LUNA_KEEP_GAMES must be a number, not 'many'"
    )


def test_words_that_cannot_be_read(tmp_path: Path) -> None:
    missing = str(tmp_path / "words")
    line = said("--data", str(tmp_path), LUNA_WORDS=missing)
    assert line.startswith(f"luna serve: LUNA_WORDS: {missing} cannot be read: ")


def test_a_worker_needs_a_database_that_it_can_share(tmp_path: Path) -> None:
    done = luna(["worker"])
    assert done.stderr == (
        "luna worker: name the database of the servers: --database or LUNA_DATABASE\n"
    )
    done = luna(["worker", "--database", "postgresql://host/luna", "--only", "bots,cooks"])
    assert "--only cooks?" in done.stderr
    done = luna(["worker", "--database", f"sqlite:///{tmp_path}/luna.sqlite"])
    assert "a worker needs PostgreSQL" in done.stderr
    done = luna(["serve", "--data", str(tmp_path), "--think", "0"])
    assert "--think 0 needs --database" in done.stderr


def test_another_version_next_to_a_running_one_is_refused_at_start(postgres: str) -> None:
    address = new_database(postgres, "versions")
    with closing(Running(Settings(database=address))) as running:
        wait_for(running.instance.listening.ready.is_set)
        with psycopg.connect(address) as database:
            database.execute("UPDATE alembic_version SET version_num = '0016'")
        line = sentence("--database", address)
        assert "used by another version of Luna" in line
        with psycopg.connect(address) as database:
            database.execute("UPDATE alembic_version SET version_num = %s", [latest()])
        with closing(Running(Settings(database=address))) as second:
            assert second.instance.store.shared
