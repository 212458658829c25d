"""The commands that search positions: `luna hint`, `luna analyse`, `luna puzzles`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from luna.analysis.review import Judgement, Review, review
from luna.bots.player import Budget, BudgetError
from luna.cli.commands import Argument, CommandGroup, CommandOption, fail
from luna.cli.console import open_console, plain_table
from luna.cli.records import AsJson, Printed, RecordFile, print_json, read_game
from luna.cli.rules import Language, texts_in
from luna.locale import Texts

if TYPE_CHECKING:
    from luna.analysis.puzzles import Puzzle

BudgetText = Annotated[
    str, CommandOption(help="How long to think: 1000ms or 5000n (nodes).", metavar="BUDGET")
]
MARKS = {"best": "", "good": "", "mistake": "?", "blunder": "??"}
PuzzleFile = Annotated[Path, Argument(metavar="FILE", help="A line for each puzzle.")]


def parse_budget(text: str) -> Budget:
    try:
        return Budget.parse(text)
    except BudgetError as error:
        fail(str(error))


def hint(
    file: RecordFile,
    budget: BudgetText = "1000ms",
    most: Annotated[int, CommandOption(help="Actions to show.", metavar="N", min=1, max=32)] = 5,
    as_json: AsJson = False,
    printed: Printed = None,
    language: Language = None,
) -> None:
    """Show the best few actions, what to expect of them, and how the round may go on."""
    from luna.analysis.hints import find_hint

    limit = parse_budget(budget)
    texts = texts_in(language)
    game = read_game(file, printed)
    if game.over:
        fail(f"{file}: the game is over.")
    found = find_hint(game.setup, game.state, limit, most)
    if as_json:
        print_json(found)
    else:
        print_hint(open_console(), found, game.players, texts)


def print_hint(
    console: Console, found: dict[str, Any], players: tuple[str, ...], texts: Texts
) -> None:
    turn, names = found["turn"], {colour: texts(f"order-{colour}") for colour in players}
    console.print(texts("think-lead", round=found["round"], order=names[turn]))
    table = plain_table([texts("term-action")], [texts("think-tried"), *names.values()])
    for option in found["options"]:
        cells = [
            f"{texts.percent(option['chances'][colour])}, {option['points'][colour]:.0f}"
            for colour in players
        ]
        table.add_row(option["action"], texts.number(option["visits"]), *cells)
    console.print(table)
    for option in found["options"]:
        why = [(each["key"], each["points"], each["details"]) for each in option["reasons"]]
        console.print(f"{option['action']}: {texts.because(why)}", markup=False, highlight=False)
    best = found["options"][0]
    console.print("\n" + texts("think-sources", action=best["action"]), markup=False)
    sources = plain_table([""], [texts(f"source-{source}") for source in best["sources"][turn]])
    for colour in players:
        sources.add_row(names[colour], *map(texts.number, best["sources"][colour].values()))
    console.print(sources)
    console.print("\n" + texts("think-line"))
    for step in found["line"]:
        line = f"  {names[step['colour']]}: {step['action']}"
        console.print(line, markup=False, highlight=False)


def analyse(
    file: RecordFile,
    budget: BudgetText = "200ms",
    as_json: AsJson = False,
    printed: Printed = None,
) -> None:
    """Compare every action of a record with the best one that a search finds."""
    limit = parse_budget(budget)
    game = read_game(file, printed)
    if not game.actions:
        fail(f"{file}: nothing has been played yet.")
    console = open_console()
    if as_json or not console.is_terminal:
        found = review(game.setup, game.states, game.actions, limit)
    else:
        with console.status("") as status:
            total = len(game.actions)
            found = review(
                game.setup,
                game.states,
                game.actions,
                limit,
                judged=lambda each: status.update(f"action {each.number} of {total}"),
            )
    if as_json:
        print_json(found.document())
    else:
        print_review(console, found)


def print_review(console: Console, found: Review) -> None:
    table = plain_table(["", "round", "action", ""], ["loss", "place", "points"])
    table.add_column("better")
    table.add_column("chances " + " ".join(found.players))
    for each in found.judgements:
        table.add_row(*judgement_row(each, found))
    console.print(table)
    if found.turning_points:
        numbers = ", ".join(map(str, found.turning_points))
        console.print(f"\nThe game turned with action {numbers}.")
    else:
        console.print("\nThe favourite never changed for long.")
    console.print(summary_table(found))


def judgement_row(each: Judgement, found: Review) -> list[str]:
    turned = " ←" if each.number in found.turning_points else ""
    return [
        str(each.number),
        str(each.round or "-"),
        f"{each.colour}: {each.action}",
        MARKS[each.mark],
        f"{100 * each.lost_chance:.1f} %" if each.lost_chance >= 0.001 else "",
        f"{each.lost_place:.2f}" if each.lost_place >= 0.005 else "",
        f"{each.lost_points:.1f}" if each.lost_points >= 0.1 else "",
        each.better or "",
        " ".join(f"{100 * each.chances[colour]:.0f}" for colour in found.players) + turned,
    ]


def summary_table(found: Review) -> Table:
    counts = ("actions", "best", "mistakes", "blunders")
    table = plain_table(["order"], [*counts, "mean loss", "place", "points", "worst"])
    for each in found.summaries:
        table.add_row(
            each.colour,
            *(str(getattr(each, count)) for count in counts),
            f"{100 * each.lost_chance:.1f} %",
            f"{each.lost_place:.2f}",
            f"{each.lost_points:.1f}",
            str(each.worst or ""),
        )
    return table


def puzzle_progress() -> Progress:
    return Progress(
        TextColumn("puzzles"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(),
    )


def load_puzzles(file: Path, text: str) -> "list[Puzzle]":
    from luna.analysis.puzzles import read_puzzles

    try:
        return read_puzzles(text.splitlines())
    except (ValueError, KeyError, TypeError) as error:
        fail(f"{file}: {error}")


def read_text(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, ValueError) as error:
        fail(f"{file}: {error}")


def mine(
    file: PuzzleFile,
    number: Annotated[
        int, CommandOption(help="How many puzzles the file is to have.", metavar="N")
    ] = 300,
    seed: Annotated[int, CommandOption(help="Of the games that are played.", metavar="N")] = 1,
) -> None:
    """Play games and add to a file the positions in which one action gains clearly more."""
    from luna.analysis.mining import Miner, games, seed_of
    from luna.bots.tree import TreeBot

    text = read_text(file) if file.exists() else ""
    known = load_puzzles(file, text)
    whole = "".join(f"{puzzle.line()}\n" for puzzle in known)
    if whole != text:
        file.write_text(whole, "utf-8")  # the last line was torn
    miner = Miner(TreeBot(), known)
    done = max((seed_of(puzzle) for puzzle in known), default=-1)
    with puzzle_progress() as progress, file.open("a", encoding="utf-8") as out:
        task = progress.add_task("puzzles", total=number, completed=len(known))
        found = len(known)
        for at, setup in games(seed):
            if at <= done:
                continue
            for puzzle in miner.play(at, setup):
                if found >= number:
                    return
                if puzzle is not None:
                    out.write(puzzle.line() + "\n")
                    out.flush()
                    found += 1
                    progress.update(task, completed=found)


def check(
    file: PuzzleFile,
    nodes: Annotated[int, CommandOption(help="Nodes of each search.", metavar="N")] = 12_000,
) -> None:
    """See whether the solution of each puzzle is still the only one with a larger budget."""
    from luna.analysis.mining import still_unique
    from luna.bots.tree import TreeBot

    puzzles = load_puzzles(file, read_text(file))
    unsure = []
    with puzzle_progress() as progress:
        task = progress.add_task("puzzles", total=len(puzzles))
        for puzzle in puzzles:
            if not still_unique(puzzle, nodes, TreeBot()):
                unsure.append(puzzle.id)
            progress.advance(task)
    good = len(puzzles) - len(unsure)
    share = 100 * good / max(1, len(puzzles))
    console = Console()
    console.print(f"{good} of {len(puzzles)} puzzles ({share:.1f} %) hold at {nodes} nodes.")
    for name in unsure:
        console.print(f"  {name}", highlight=False)


puzzles = CommandGroup("Puzzles: luna puzzles mine FILE, luna puzzles check FILE.", mine, check)
