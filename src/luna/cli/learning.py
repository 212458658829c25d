"""The commands that learn from games: `luna dataset`, `luna train`."""

from importlib import resources
from pathlib import Path
from time import monotonic
from typing import Annotated

from luna.bots.weights import SHIPPED, WeightsError
from luna.cli.arena import ContestSeed, Ray, Workers
from luna.cli.commands import Argument, CommandOption, fail, fail_file
from luna.cli.console import open_console
from luna.extras import lacking
from luna.parallel import PoolError

MINARI = "minari:"


def dataset(
    files: Annotated[
        list[str],
        Argument(metavar="FILE...", help="data-files"),
    ],
    out: Annotated[
        str,
        CommandOption(help="data-out", metavar="FILE"),
    ],
    players: Annotated[
        int | None,
        CommandOption(help="data-players", metavar="N", min=2),
    ] = None,
) -> None:
    """Turn games into observations, masks, steps and outcomes, with a card that describes them."""
    paths = [Path(file) for file in files]
    try:
        if out.startswith(MINARI):
            from luna.envs.dataset import minari

            made = minari.write(paths, out.removeprefix(MINARI))
            print(f"{made.total_episodes} episodes, {made.total_steps} steps in {made.id}.")
            return
        from luna.envs.dataset import write

        card = write(paths, Path(out), players)
    except (ImportError, ValueError) as error:
        fail(str(error))
    print(f"{card['samples']} samples of {card['games']} games in {out}.")


def train(
    out: Annotated[
        Path,
        CommandOption(help="run", metavar="DIR"),
    ],
    hours: Annotated[
        float | None,
        CommandOption(help="hours", metavar="H"),
    ] = None,
    generations: Annotated[
        int | None, CommandOption(help="generations", metavar="N", min=1)
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    games: Annotated[int, CommandOption(help="run-games", metavar="N", min=1)] = 400,
    nodes: Annotated[int, CommandOption(help="nodes", metavar="N", min=1)] = 1500,
    quick_nodes: Annotated[
        int, CommandOption("--quick-nodes", help="quick-nodes", metavar="N", min=1)
    ] = 80,
    gate_setups: Annotated[
        int, CommandOption("--gate-setups", help="gate-setups", metavar="N", min=8)
    ] = 60,
    gate_nodes: Annotated[
        int, CommandOption("--gate-nodes", help="gate-nodes", metavar="N", min=1)
    ] = 300,
    kinds: Annotated[str, CommandOption(help="kinds", metavar="LIST")] = "2,3,4,solo",
    start: Annotated[
        Path | None,
        CommandOption(help="start", metavar="FILE"),
    ] = None,
    seed: ContestSeed = 1,
) -> None:
    """Play, fit, test against the best so far, and again; every generation is kept."""
    try:
        from luna.learning.run import KINDS, LearningSettings, Training, TrainingError
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        fail(lacking("numpy", "train"))
    chosen = tuple(kinds.split(","))
    if not set(chosen) <= set(KINDS):
        fail(f"--kinds {kinds}: there are {', '.join(KINDS)}.")
    console = open_console()
    settings = LearningSettings(games, nodes, quick_nodes, gate_nodes, gate_setups, seed, chosen)
    begun = monotonic()

    def report(line: str) -> None:
        console.print(f"{(monotonic() - begun) / 60:6.1f} min  {line}", highlight=False)

    try:
        shipped = resources.files("luna.data").joinpath(SHIPPED)
        first = start.read_bytes() if start else shipped.read_bytes()
        Training(out, settings, first, workers, report, ray).run(generations, hours)
    except OSError as error:
        fail_file(error.filename or out, error)
    except (PoolError, TrainingError, WeightsError) as error:
        fail(str(error))
    console.print(f"The best weights are in {out / 'weights.json'}.", highlight=False)
