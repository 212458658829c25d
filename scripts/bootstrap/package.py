"""Luna itself, put into the environment: its rules compiled where that is possible."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from scripts.bootstrap.environment import PIP
from scripts.bootstrap.place import CLIENT, LOG, PYTHON, ROOT, VENV, BuildState, digest
from scripts.bootstrap.report import run, say, step

PARTS = ("src/luna", "setup.py", "pyproject.toml", "README.md", "LICENSE")
SLOWER = (
    "The rules run interpreted: the same game, but bots, hints and reviews think some thirty times"
    " slower."
)


def missing(tools: dict[str, Any]) -> str | None:
    """What a compiler lacks here, as a sentence with the command that helps."""
    names = [*tools["compiler"], "cc", "gcc", "clang"]
    lacks = []
    if not any(shutil.which(name) for name in names):
        lacks.append("a C compiler")
    if not (Path(tools["headers"]) / "Python.h").is_file():
        lacks.append("Python's headers (Python.h)")
    if not lacks:
        return None
    short = "python{}.{}-dev".format(*tools["version"])
    return (
        f"{SLOWER} To compile its rules it lacks {' and '.join(lacks)}: on Debian or Ubuntu"
        f" `sudo apt install gcc {short}`, on macOS `xcode-select --install`; then `make install`."
    )


def made_from(notes: BuildState) -> str:
    """What the package is made from, but for the page in the browser."""
    parts = (ROOT / part for part in PARTS if (ROOT / part).exists())
    return digest(*parts, notes.get("base"), notes.get("python"))


@contextmanager
def compiled_beside(notes: BuildState) -> Iterator[None]:
    """While other things are made ready the compiler is at work; `install` finds its results."""
    wanted = os.environ.get("LUNA_PURE", "")
    lacks = wanted == "1" or missing(notes.get("tools")) is not None
    if sys.platform == "win32" or lacks or notes.get("compiled") == made_from(notes):
        yield
        return
    clear_half(notes)
    command: list[str | Path] = [PYTHON, "setup.py", "-q", "build_ext"]
    known = {**os.environ, "LUNA_PURE": "0"}  # a fault here is said by the installation
    with (VENV / "compiler.log").open("w", encoding="utf-8") as log:
        compiler = subprocess.Popen(
            command,
            cwd=ROOT,
            env=known,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield
        if compiler.poll() is None:
            with step("compiling the rules, about a minute and a half in all"):
                compiler.wait()
    finally:
        if compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)
            compiler.wait()


def install(notes: BuildState) -> None:
    """The package as its sources are now, in the best form that the machine allows."""
    wanted = os.environ.get("LUNA_PURE", "")
    lack = None if wanted == "1" else missing(notes.get("tools"))
    key = digest(
        made_from(notes),
        wanted,
        lack,
        notes.get("client") if (CLIENT / "index.html").is_file() else None,
    )
    if notes.get("package") == key and notes.get("unfinished") is None:
        return
    pure = wanted == "1" or (lack is not None and wanted != "0")
    clear_half(notes)
    notes.put("unfinished", "package")
    more = {"LUNA_PURE": "1" if pure else wanted}
    command: list[str | Path] = [
        *PIP,
        "install",
        "-v",
        "--no-deps",
        "--no-build-isolation",
        "--force-reinstall",
        ROOT,
    ]
    with step("installing Luna"):
        said = run(command, LOG, "Luna could not be installed", more=more)
    if not pure and not is_compiled():
        lack = f"{SLOWER} Its rules could not be compiled: {compiler_error(said)} ({LOG})."
    notes.put("package", key)
    notes.put("compiled", made_from(notes) if is_compiled() else None)
    notes.put("lack", lack)
    notes.put("unfinished", None)
    if lack:
        say(f"Luna: {lack}")


def site_packages() -> Path:
    return next((VENV / "lib").glob("python*/site-packages"), VENV / "Lib" / "site-packages")


def clear_half(notes: BuildState) -> None:
    """Take away what an interrupted installation left, and stale copies of sources."""
    if notes.get("unfinished") == "package":
        for left in site_packages().glob("luna*"):
            shutil.rmtree(left) if left.is_dir() else left.unlink()
    for built in (ROOT / "build").glob("lib*"):
        for file in built.rglob("*"):
            if file.is_file() and file.suffix not in (".so", ".pyd"):
                file.unlink()


def is_compiled() -> bool:
    rules = site_packages() / "luna" / "rules"
    return any(rules.glob("engine.*.so")) or any(rules.glob("engine.*.pyd"))


def compiler_error(said: str) -> str:
    """The first complaint of the compiler, or what the build says of itself."""
    for pattern in (r"fatal error: (.*)", r"error: (.*)", r"luna: rules not compiled \((.*)\)"):
        found = re.search(pattern, said)
        if found:
            return found[1].strip().rstrip(".")
    return "the compiler did not say why"
