"""A private PostgreSQL that the tests start and stop themselves."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from scripts.bootstrap.services import postgres_programs
from tests.ports import own_port


def someone_else() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then nobody runs it."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def within_reach(programs: Path, folder: Path) -> Path:
    """The programs where whoever runs them can read them; root's home is closed to others."""
    if os.geteuid() != 0 or programs.is_relative_to("/usr"):
        return programs
    home = programs.parents[2]  # the libraries of a wheel lie beside the package
    for part in home.glob(f"{programs.parents[1].name}*"):
        if part.is_dir():
            shutil.copytree(part, folder / "brought" / part.name)
    return folder / "brought" / programs.relative_to(home)


class Postgres:
    """A PostgreSQL server with nothing in it, which can be killed and started again."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="luna-postgres-"))
        self._port = own_port()
        self.url = f"postgresql://luna@127.0.0.1:{self._port}/postgres"

    def __enter__(self) -> "Postgres":
        programs = postgres_programs()
        assert programs is not None
        programs = within_reach(programs, self._folder)
        if os.geteuid() == 0:
            shutil.chown(self._folder, "nobody")
        self._data = self._folder / "data"
        make = [str(programs / "initdb"), "-D", str(self._data), "-U", "luna"]
        run([*make, "-A", "trust", "--no-sync"])
        log = str(self._folder / "log")
        self._control = [str(programs / "pg_ctl"), "-D", str(self._data), "-w", "-l", log]
        self.start()
        return self

    def start(self) -> None:
        options = f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1"
        run([*self._control, "-o", f"{options} -c max_connections=200", "start"])

    def kill(self) -> None:
        """End all its processes at once, as if the machine had lost its power."""
        postmaster = (self._data / "postmaster.pid").read_text("utf-8").split()[0]
        os.kill(int(postmaster), signal.SIGQUIT)
        run([*self._control, "-m", "immediate", "stop"], check=False)

    def __exit__(self, *_: object) -> None:
        run([*self._control, "-m", "immediate", "stop"], check=False)
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a server with nothing in it."""
    with Postgres() as server:
        yield server.url


def run(command: list[str], *, check: bool = True) -> None:
    subprocess.run(
        command,
        check=check,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        timeout=300,
        **someone_else(),
    )


def new_database(url: str, name: str) -> str:
    """A database of one's own on a running server."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{url.rpartition('/')[0]}/{name}"
