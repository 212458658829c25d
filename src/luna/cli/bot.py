"""`luna bot`: a bot that answers the line protocol of docs/bot-protocol.md."""

import sys
from typing import Annotated

from luna.bots.external import ExternalBot
from luna.bots.protocol import answer_lines
from luna.bots.roster import BotNameError, resolve
from luna.cli.commands import Argument, fail


def bot(
    name: Annotated[
        str,
        Argument(metavar="BOT", help="bot"),
    ],
) -> None:
    """Play over standard input and output, a line of JSON each way."""
    try:
        spec = resolve(name)
    except BotNameError as error:
        fail(str(error))
    player = spec.make()
    try:
        answer_lines(player, spec.budget, sys.stdin, sys.stdout)
    finally:
        if isinstance(player, ExternalBot):
            player.close()
