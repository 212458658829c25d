"""The `luna` command."""

import os
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Annotated

import typer

from luna.cli.admin import admin
from luna.cli.analyse import analyse
from luna.cli.arena import arena
from luna.cli.bot import bot
from luna.cli.check import check
from luna.cli.hint import hint
from luna.cli.legal import legal
from luna.cli.new import new
from luna.cli.perft import perft
from luna.cli.play import play
from luna.cli.replay import replay
from luna.cli.rules import rules
from luna.cli.selfplay import selfplay
from luna.cli.serve import serve

app = typer.Typer(
    name="luna",
    help="Luna: the game of the Holy Isles.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def form() -> str:
    """How the rules run here: compiled or interpreted."""
    from luna.rules import engine

    return "interpreted" if str(engine.__file__).endswith(".py") else "compiled"


def version_line() -> str:
    try:
        number = version("luna-game")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"luna {number}, rules {form()}, Python {sys.version.split()[0]}"


def show_version(wanted: bool) -> None:
    if wanted:
        print(version_line())
        raise typer.Exit


@app.callback()
def luna(
    _version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Version.")
    ] = False,
) -> None:
    """Luna: the game of the Holy Isles."""


for verb in (play, new, replay, legal, check, perft, rules, serve, bot, hint, analyse, selfplay):
    app.command()(verb)
app.add_typer(admin)
app.add_typer(arena)


def main() -> None:
    """Run the command; a closed pipe or Ctrl-C ends it quietly."""
    try:
        app()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
