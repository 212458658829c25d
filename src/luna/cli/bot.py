"""`luna bot`: a bot that answers the line protocol of docs/bot-protocol.md."""

import sys
from typing import Annotated

import typer

from luna.cli.files import fail


def bot(
    name: Annotated[
        str,
        typer.Argument(metavar="BOT", help="As in `luna arena`: luna, luna@200ms, level:priest."),
    ],
) -> None:
    """Play over standard input and output, a line of JSON each way."""
    from luna.arena.entrants import EntrantError, parse_entrant
    from luna.bots.external import ExternalBot
    from luna.bots.protocol import serve

    try:
        entrant = parse_entrant(name)
    except EntrantError as error:
        fail(str(error))
    player = entrant.make()
    try:
        serve(player, entrant.budget, sys.stdin, sys.stdout)
    finally:
        if isinstance(player, ExternalBot):
            player.close()
