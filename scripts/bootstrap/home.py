"""A home folder for the programs that run here, where the user's own cannot be written."""

import os
from pathlib import Path

from scripts.bootstrap.place import ROOT
from scripts.bootstrap.report import say

HOME = ROOT / ".home"
"""Downloads of npm, and games: `make clean` leaves it alone."""


def find_home() -> None:
    """Let HOME be a folder of this checkout if the user's cannot be written."""
    given = Path(os.path.expanduser("~"))  # noqa: PTH111  # `Path.home` fails without one
    if given.is_dir() and os.access(given, os.W_OK | os.X_OK):
        return
    HOME.mkdir(exist_ok=True)
    os.environ["HOME"] = str(HOME)
    say(f"Luna: the home folder {given} cannot be written; {HOME} takes its place.")
