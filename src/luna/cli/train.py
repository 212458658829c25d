"""`luna train`: learn the evaluation from games that the bots play against themselves."""

from importlib import resources
from pathlib import Path
from time import monotonic
from typing import Annotated

from luna.bots.weights import SHIPPED, WeightsError
from luna.cli.arena import Ray, Seed, Workers
from luna.cli.files import fail
from luna.cli.progress import console_of
from luna.cli.signatures import CommandOption
from luna.extras import lacking
from luna.parallel import PoolError


def train(
    out: Annotated[
        Path,
        CommandOption(
            help="The run: games, weights, gates. Resumed if it is there.", metavar="DIR"
        ),
    ],
    hours: Annotated[
        float | None,
        CommandOption(help="Stop after this long; the same command resumes.", metavar="H"),
    ] = None,
    generations: Annotated[
        int | None, CommandOption(help="Stop after this many generations.", metavar="N", min=1)
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    games: Annotated[
        int, CommandOption(help="Games of a generation with two players.", metavar="N", min=1)
    ] = 400,
    nodes: Annotated[
        int, CommandOption(help="For each action that is learned from.", metavar="N", min=1)
    ] = 1500,
    quick_nodes: Annotated[
        int, CommandOption("--quick-nodes", help="For each of the others.", metavar="N", min=1)
    ] = 80,
    gate_setups: Annotated[
        int, CommandOption("--gate-setups", help="Setups of a gate, at most.", metavar="N", min=8)
    ] = 60,
    gate_nodes: Annotated[
        int, CommandOption("--gate-nodes", help="For each action of a gate.", metavar="N", min=1)
    ] = 300,
    kinds: Annotated[
        str, CommandOption(help="Of games: 2, 3, 4 players, solo.", metavar="LIST")
    ] = "2,3,4,solo",
    start: Annotated[
        Path | None,
        CommandOption(help="Weights to start from; else the shipped ones.", metavar="FILE"),
    ] = None,
    seed: Seed = 1,
) -> None:
    """Play, fit, test against the best so far, and again; every generation is kept."""
    try:
        from luna.learning.run import KINDS, LearningSettings, Training, TrainingError
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        fail(lacking("numpy", "train"))
    wanted = tuple(kinds.split(","))
    if not set(wanted) <= set(KINDS):
        fail(f"--kinds {kinds}: there are {', '.join(KINDS)}.")
    console = console_of()
    settings = LearningSettings(games, nodes, quick_nodes, gate_nodes, gate_setups, seed, wanted)
    begun = monotonic()

    def report(line: str) -> None:
        console.print(f"{(monotonic() - begun) / 60:6.1f} min  {line}", highlight=False)

    try:
        shipped = resources.files("luna.data").joinpath(SHIPPED)
        first = start.read_bytes() if start else shipped.read_bytes()
        Training(out, settings, first, workers, report, ray).run(generations, hours)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}.")
    except (PoolError, TrainingError, WeightsError) as error:
        fail(str(error))
    console.print(f"The best weights are in {out / 'weights.json'}.", highlight=False)
