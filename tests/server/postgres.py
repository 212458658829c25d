"""A private PostgreSQL that the tests start and stop themselves."""

import os
import pwd
import shutil
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


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of a server with nothing in it."""
    programs = postgres_programs()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="luna-postgres-"))
    try:
        programs = within_reach(programs, folder)
        if os.geteuid() == 0:
            shutil.chown(folder, "nobody")
        data, port = folder / "data", own_port()
        run([str(programs / "initdb"), "-D", str(data), "-U", "luna", "-A", "trust", "--no-sync"])
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        control = [str(programs / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
        run([*control, "-o", options, "start"])
        try:
            yield f"postgresql://luna@127.0.0.1:{port}/postgres"
        finally:
            run([*control, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str]) -> None:
    subprocess.run(
        command,
        check=True,
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
