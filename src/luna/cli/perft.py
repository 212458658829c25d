"""`luna perft`: count sequences of actions and of steps."""

from typing import Annotated

from luna.cli.files import Printed, RecordFile, fail, read_game
from luna.cli.signatures import Argument
from luna.rules.legal_actions import perft_actions, perft_steps


def perft(
    file: RecordFile,
    depth: Annotated[int, Argument(help="How many actions, or steps, in a row.")],
    printed: Printed = None,
) -> None:
    """Count the sequences of whole actions and of atomic steps, for each depth."""
    if depth < 0:
        fail(f"depth {depth}: must not be negative.")
    game = read_game(file, printed)
    print(f"{'depth':>5} {'actions':>20} {'steps':>20}")
    for number in range(depth + 1):
        actions = perft_actions(game.state, number)
        print(f"{number:>5} {actions:>20} {perft_steps(game.state, number):>20}", flush=True)
