"""`luna puzzles`: look for puzzles in games, and make sure of those one has."""

from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from luna.cli.files import fail
from luna.cli.signatures import Argument, CommandOption, OptionGroup

File = Annotated[Path, Argument(metavar="FILE", help="A line for each puzzle.")]


def bar(console: Console) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(TextColumn("puzzles"), *columns, console=console)


def mine(
    file: File,
    number: Annotated[
        int, CommandOption(help="How many puzzles the file is to have.", metavar="N")
    ] = 300,
    seed: Annotated[int, CommandOption(help="Of the games that are played.", metavar="N")] = 1,
) -> None:
    """Play games and add to a file the positions in which one action gains clearly more."""
    from luna.analysis.mining import Miner, games, seed_of
    from luna.analysis.puzzles import read_puzzles
    from luna.bots import TreeBot

    try:
        text = file.read_text("utf-8") if file.exists() else ""
        known = read_puzzles(text.splitlines())
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"{file}: {error}")
    whole = "".join(f"{puzzle.line()}\n" for puzzle in known)
    if whole != text:
        file.write_text(whole, "utf-8")  # a line was cut off in the middle
    miner = Miner(TreeBot(), known)
    done = max((seed_of(puzzle) for puzzle in known), default=-1)
    with bar(Console()) as progress, file.open("a", encoding="utf-8") as out:
        task = progress.add_task("puzzles", total=number, completed=len(known))
        found = len(known)
        for at, setup in games(seed):
            if at <= done:
                continue  # played before
            for puzzle in miner.play(at, setup):
                if found >= number:
                    return
                if puzzle is not None:
                    out.write(puzzle.line() + "\n")
                    out.flush()
                    found += 1
                    progress.update(task, completed=found)


def check(
    file: File,
    nodes: Annotated[int, CommandOption(help="Nodes of each search.", metavar="N")] = 12_000,
) -> None:
    """See whether the solution of each puzzle is still the only one with a larger budget."""
    from luna.analysis.mining import still_unique
    from luna.analysis.puzzles import read_puzzles
    from luna.bots import TreeBot

    try:
        puzzles = read_puzzles(file.read_text("utf-8").splitlines())
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"{file}: {error}")
    console = Console()
    unsure = []
    with bar(console) as progress:
        task = progress.add_task("puzzles", total=len(puzzles))
        for puzzle in puzzles:
            if not still_unique(puzzle, nodes, TreeBot()):
                unsure.append(puzzle.id)
            progress.advance(task)
    good = len(puzzles) - len(unsure)
    share = 100 * good / max(1, len(puzzles))
    console.print(f"{good} of {len(puzzles)} puzzles ({share:.1f} %) hold at {nodes} nodes.")
    for name in unsure:
        console.print(f"  {name}", highlight=False)


puzzles = OptionGroup("Puzzles: luna puzzles mine FILE, luna puzzles check FILE.", mine, check)
