"""`luna replay`: the state after all, or the first, actions of a record."""

import json
from typing import Annotated

from rich.console import Console

from luna.cli.files import Printed, RecordFile, read_game
from luna.cli.signatures import CommandOption


def replay(
    file: RecordFile,
    at: Annotated[int | None, CommandOption(help="Only the first N actions.", metavar="N")] = None,
    as_json: Annotated[bool, CommandOption("--json", help="The state document.")] = False,
    printed: Printed = None,
) -> None:
    """Show the position that a record leads to."""
    game = read_game(file, printed, at)
    if as_json:
        print(json.dumps(game.document()))
        return
    from luna.cli.position_picture import WIDEST
    from luna.cli.table_picture import draw
    from luna.locale import Texts

    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(width=WIDEST, highlight=False)
    console.print(draw(game, Texts(), console.width))
