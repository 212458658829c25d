"""`luna dataset`: records as samples for learners."""

from pathlib import Path
from typing import Annotated

from luna.cli.files import fail
from luna.cli.signatures import Argument, CommandOption

MINARI = "minari:"


def dataset(
    files: Annotated[
        list[str],
        Argument(metavar="FILE...", help="Games of `luna selfplay` (.jsonl), or records (.luna)."),
    ],
    out: Annotated[
        str,
        CommandOption(help="data.npz, data.parquet, or minari:NAME/DATASET-v0.", metavar="FILE"),
    ],
    players: Annotated[
        int | None,
        CommandOption(
            help="Only games of so many; else all must have the same.", metavar="N", min=2
        ),
    ] = None,
) -> None:
    """Turn games into observations, masks, steps and outcomes, with a card that describes them."""
    paths = [Path(file) for file in files]
    try:
        if out.startswith(MINARI):
            from luna.envs import minari

            made = minari.write(paths, out.removeprefix(MINARI))
            print(f"{made.total_episodes} episodes, {made.total_steps} steps in {made.id}.")
            return
        from luna.envs.dataset import write

        card = write(paths, Path(out), players)
    except ImportError as error:
        fail(str(error))
    except ValueError as error:
        fail(str(error))
    print(f"{card['samples']} samples of {card['games']} games in {out}.")
