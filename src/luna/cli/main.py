"""The `luna` command."""

import os
import sys
from collections.abc import Sequence

from luna.version import NUMBER, form

COMMANDS = {
    "play": "play",
    "new": "records",
    "replay": "records",
    "legal": "records",
    "check": "records",
    "perft": "records",
    "rules": "rules",
    "serve": "serve",
    "worker": "worker",
    "bot": "bot",
    "hint": "analysis",
    "analyse": "analysis",
    "puzzles": "analysis",
    "selfplay": "arena",
    "dataset": "learning",
    "train": "learning",
    "admin": "admin",
    "arena": "arena",
}
"""Each command and the module of this package with a function or a group of the same name."""


def version_line() -> str:
    return f"luna {NUMBER}, rules {form()}, Python {sys.version.split()[0]}"


def run(words: Sequence[str]) -> None:
    """Run the command line `words`; `SystemExit` if it is refused or fails."""
    if words and words[0] == "--version":  # answered before any other module is loaded
        print(version_line())
        return
    if not (sys.stdout.encoding or "utf-8").lower().startswith("utf"):
        from luna.cli.console import replace_unencodable

        replace_unencodable()
    from luna.cli.commands import LazyGroup, fail
    from luna.cli.language import UnknownNameError, choose, chosen_texts

    try:
        rest = choose(words)
    except UnknownNameError as error:
        from luna.locale import LANGUAGES

        languages = ", ".join(LANGUAGES)
        fail(chosen_texts()("cli-fault-language", word=str(error.args[0]), languages=languages))
    try:
        LazyGroup("cli-luna", "luna.cli", COMMANDS).run("luna", rest)
    except ModuleNotFoundError as error:
        from luna.extras import SERVER, lacking

        if (error.name or "").partition(".")[0] not in SERVER:
            raise
        fail(lacking("The server", "server"))


def main() -> None:
    """Run the command of this process; a closed pipe or Ctrl-C ends it quietly."""
    try:
        run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
