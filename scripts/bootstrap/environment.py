"""The virtual environment: made, mended after a move, or made anew when it is beyond that."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from scripts.bootstrap.place import BIN, LOCKS, LOG, PYTHON, ROOT, VENV, BuildState, digest
from scripts.bootstrap.report import Failure, run, say, step

LONGEST = 120
"""Bytes of a program's path in the first line of a script that every system takes."""
PIP = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input")
ASK = """
import json, sys, sysconfig
print(json.dumps({
    "version": list(sys.version_info[:2]),
    "compiler": (sysconfig.get_config_var("CC") or "").split()[:1],
    "headers": sysconfig.get_path("include"),
}))
import pip
"""


def ready(notes: BuildState) -> None:
    """An environment with pip, at this place, of the Python that is wanted."""
    if VENV.exists():
        fault = what_is_wrong(notes)
        if fault is None:
            return
        say(f"Luna: {fault}; it is made anew.")
        notes.clear()
        remove(VENV)
    make(notes)


def what_is_wrong(notes: BuildState) -> str | None:
    """Why the environment cannot stay, if so; one that was moved is mended on the way."""
    if notes.get("unfinished") == "packages":
        return "the last set-up of .venv was interrupted"
    look = signature()
    if look is None:
        return "the Python of .venv is gone"
    if notes.get("python") != look:
        answer = ask()
        if answer is None:
            return ".venv is broken or half made"
        if answer["version"] != made_for():
            return "the Python of .venv has changed"
        notes.put("tools", answer)
        notes.put("python", look)
    chosen = os.environ.get("LUNA_PYTHON_CHOSEN") == "1"
    if chosen and notes.get("tools")["version"] != list(sys.version_info[:2]):
        return f".venv is of another Python than {Path(sys.executable).name}"
    if (notes.get("place") or made_at()) not in (str(ROOT), None):
        mend(notes)
    elif notes.get("place") is None:
        notes.put("place", str(ROOT))
    return None


def signature() -> list[object] | None:
    """The interpreter behind the environment's link, or None where it leads nowhere."""
    try:
        real = PYTHON.resolve(strict=True)
        seen = real.stat()
    except OSError:
        return None
    return [str(real), seen.st_size, int(seen.st_mtime)]


def ask() -> dict[str, object] | None:
    """What the environment's Python says of itself; None if it, or its pip, does not work."""
    try:
        done = subprocess.run([PYTHON, "-c", ASK], capture_output=True, text=True, check=True)
        answer: dict[str, object] = json.loads(done.stdout)
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return answer


def configuration() -> dict[str, str]:
    try:
        lines = (VENV / "pyvenv.cfg").read_text("utf-8").splitlines()
    except OSError:
        return {}
    pairs = (line.partition("=") for line in lines)
    return {name.strip(): value.strip() for name, _, value in pairs}


def made_for() -> list[int]:
    """The version of Python that the packages lie there for."""
    parts = configuration().get("version", "").split(".")
    return [int(part) for part in parts[:2] if part.isdigit()]


def made_at() -> str | None:
    """The folder in which the environment was made, where it says so."""
    command = configuration().get("command", "")
    return str(Path(command.rpartition(" -m venv ")[2]).parent) if command else None


def mend(notes: BuildState) -> None:
    """After a move: new links and activation scripts, and the new place in every command."""
    old = str(notes.get("place") or made_at())
    with step(f"this folder was {old}; putting .venv right"):
        create("--without-pip")
        for script in BIN.iterdir():
            if script.is_file() and not script.is_symlink():
                text = script.read_bytes()
                if text.startswith(b"#!") and os.fsencode(old) in text:
                    script.write_bytes(redirected(text, os.fsencode(old), os.fsencode(ROOT)))
    notes.put("place", str(ROOT))


def redirected(text: bytes, old: bytes, new: bytes) -> bytes:
    """A script of another place; its first line may not hold a path with blanks or a long one."""
    line, _, rest = text.replace(old, new).partition(b"\n")
    program = line.removeprefix(b"#!").strip()
    if program.startswith(new) and (b" " in program or len(program) > LONGEST):
        line = b"#!/bin/sh\n'''exec' \"" + program + b'" "$0" "$@"\n\' \'\'\''
    return line + b"\n" + rest


def make(notes: BuildState) -> None:
    """A fresh environment, or a sentence that says what this Python lacks."""
    if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
        short = "python{}.{}-venv".format(*sys.version_info)
        raise Failure(
            f"this Python ({sys.executable}) comes without venv. Install that, on Debian or Ubuntu"
            f" with `sudo apt install {short}`, and run the same command again."
        )
    version = ".".join(map(str, sys.version_info[:3]))
    say(f"Luna: setting up in .venv with Python {version}; once only, two to three minutes.")
    try:
        with step("environment"):
            create_with_pip()
    except BaseException:
        remove(VENV)
        raise
    answer = ask()
    if answer is None:
        remove(VENV)
        raise Failure("the environment has no pip; is the package python3-venv whole?")
    notes.put("tools", answer)
    notes.put("python", signature())
    notes.put("place", str(ROOT))


def create_with_pip() -> None:
    """Let pip install itself from its wheel; venv does so, too, but takes twice as long over it."""
    wheel = bundled_pip()
    if wheel is not None:
        create("--without-pip")
        more = {"PYTHONPATH": str(wheel), "PIP_CONFIG_FILE": os.devnull}
        command: list[str | Path] = [*PIP, "install", "--no-index", "--no-compile", wheel]
        with suppress(Failure):
            run(command, LOG, "pip could not be installed", more=more)
            return
    create()


def bundled_pip() -> Path | None:
    """The wheel of pip that comes with this Python."""
    folders = (files("ensurepip") / "_bundled", sysconfig.get_config_var("WHEEL_PKG_DIR"))
    return newest_pip([Path(str(folder)) for folder in folders if folder])


def newest_pip(folders: list[Path]) -> Path | None:
    """The wheel of pip with the highest version in some folders."""
    wheels = [wheel for folder in folders for wheel in folder.glob("pip-*.whl")]
    return max(wheels, key=version_of, default=None)


def version_of(wheel: Path) -> list[int]:
    """The numbers of a wheel's version: 25.1 is newer than 9.0.3."""
    return [int(number) for number in re.findall("[0-9]+", wheel.name.split("-")[1])]


def create(*options: str) -> None:
    base = str(getattr(sys, "_base_executable", None) or sys.executable)
    log = ROOT / "build" / "venv.log"
    run([base, "-m", "venv", *options, VENV], log, "The environment .venv could not be made")


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    if folder.exists():
        raise Failure(f"{folder} cannot be removed; remove it yourself, and run this again.")


def sync(notes: BuildState, name: str, what: str, *options: str) -> None:
    """Install what a lock file pins, unless that has been done."""
    lock = LOCKS / f"{name}.lock"
    key = digest(lock)
    if notes.get(name) == key:
        return
    notes.put("unfinished", "packages")
    with step(what):
        failed = f"The {what} could not be installed"
        # Python writes the bytecode of what it imports; most of this is never imported.
        run(
            [*PIP, "install", "--no-compile", "--require-hashes", *options, "-r", lock], LOG, failed
        )
    notes.put(name, key)
    notes.put("unfinished", None)
