"""The `luna` command."""

import os
import sys
from collections.abc import Sequence

from luna.version import NUMBER

SUMMARY = "Luna: the game of the Holy Isles."
VERBS = (
    "play",
    "new",
    "replay",
    "legal",
    "check",
    "perft",
    "rules",
    "serve",
    "bot",
    "hint",
    "analyse",
    "puzzles",
    "selfplay",
    "dataset",
    "train",
    "admin",
    "arena",
)
"""Each is a module of this package with a function or a group of the same name."""


def form() -> str:
    """How the rules run here: compiled or interpreted."""
    from importlib.machinery import PathFinder

    from luna import rules

    spec = PathFinder.find_spec("luna.rules.engine", rules.__path__)
    return "interpreted" if spec is None or str(spec.origin).endswith(".py") else "compiled"


def page_form() -> str:
    """How the rules run in the page without a server: compiled, interpreted or not at all."""
    from pathlib import Path

    engines = Path(__file__).parents[1] / "web" / "dist" / "assets" / "engine"
    if any(engines.glob("*/native.zip")):
        return "compiled"
    return "interpreted" if any(engines.glob("*/luna.zip")) else "missing"


def version_line() -> str:
    python = sys.version.split()[0]
    return f"luna {NUMBER}, rules {form()}, engine in the page {page_form()}, Python {python}"


def run(words: Sequence[str]) -> None:
    """Do what the words of a command line say; `SystemExit` where they ask for the impossible."""
    if words and words[0] == "--version":  # before anything is loaded that this can do without
        print(version_line())
        return
    if not (sys.stdout.encoding or "utf-8").lower().startswith("utf"):
        from luna.cli.console import fold_output

        fold_output()
    from luna.cli.signatures import Modules

    try:
        Modules(SUMMARY, "luna.cli", *VERBS).run("luna", words)
    except ModuleNotFoundError as error:
        from luna.cli.files import fail
        from luna.extras import SERVER, lacking

        if (error.name or "").partition(".")[0] not in SERVER:
            raise
        fail(lacking("The server", "server"))


def main() -> None:
    """Run the command; a closed pipe or Ctrl-C ends it quietly."""
    try:
        run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
