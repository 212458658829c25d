"""Paths, and the build state kept between runs."""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = BIN / ("python.exe" if sys.platform == "win32" else "python")
LOG = VENV / "setup.log"
LOCKS = ROOT / "requirements"
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "luna" / "web" / "dist"

SKIPPED = ("__pycache__", "node_modules")


class BuildState:
    """What was made ready, and from what: a small file inside the environment."""

    FILE = VENV / "luna.json"

    def __init__(self) -> None:
        try:
            self._kept: dict[str, Any] = json.loads(self.FILE.read_text("utf-8"))
        except (OSError, ValueError):
            self._kept = {}

    def get(self, name: str) -> Any:
        return self._kept.get(name)

    def put(self, name: str, value: Any) -> None:
        """Keep a word; None forgets it."""
        if value is None:
            self._kept.pop(name, None)
        else:
            self._kept[name] = value
        new = self.FILE.with_suffix(".new")
        new.write_text(json.dumps(self._kept, indent=1, sort_keys=True), "utf-8")
        new.replace(self.FILE)

    def clear(self) -> None:
        self._kept = {}


def digest(*things: object) -> str:
    """A short name for contents: of files, folders and plain values."""
    summed = hashlib.sha256()
    for thing in things:
        if isinstance(thing, Path):
            for file in files(thing):
                summed.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode())
                summed.update(file.read_bytes())
        else:
            summed.update(f"\0{thing}\0".encode())
    return summed.hexdigest()[:20]


def files(path: Path, without: Iterable[Path] = (CLIENT.parent,)) -> Iterator[Path]:
    """A file, or all those of a folder, in order."""
    if path.is_file():
        yield path
        return
    for folder, inner, names in os.walk(path):
        here = Path(folder)
        inner[:] = sorted(n for n in inner if n not in SKIPPED and here / n not in without)
        yield from (here / name for name in sorted(names))


@contextmanager
def setup_lock() -> Iterator[None]:
    """Only one process makes things ready at a time; others wait for it."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "bootstrap.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
