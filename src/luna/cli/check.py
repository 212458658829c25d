"""`luna check`: whether an action is legal at the end of a record."""

from typing import Annotated

from luna.cli.files import Printed, RecordFile, fail, read_game, sentence
from luna.cli.signatures import Argument


def check(
    file: RecordFile,
    action: Annotated[str, Argument(help="In record notation, with or without the color.")],
    printed: Printed = None,
) -> None:
    """Print the action in canonical notation, or the rule that forbids it."""
    game = read_game(file, printed)
    fault = game.why_not(action)
    if fault:
        fail(sentence(fault))
    print(game.text(action))
