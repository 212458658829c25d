"""`luna analyse`: what each action of a game cost, and where it turned."""

import json
from typing import Annotated

from rich.console import Console
from rich.table import Table

from luna.analysis.review import Judgement, Review, review
from luna.cli.files import Printed, RecordFile, fail, read_game
from luna.cli.hint import WIDTH, Thinking
from luna.cli.signatures import CommandOption

MARKS = {"best": "", "good": "", "mistake": "?", "blunder": "??"}


def analyse(
    file: RecordFile,
    budget: Thinking = "200ms",
    as_json: Annotated[bool, CommandOption("--json", help="As a JSON document.")] = False,
    printed: Printed = None,
) -> None:
    """Compare every action of a record with the best one that a search finds."""
    from luna.bots import Budget, BudgetError

    try:
        wanted = Budget.parse(budget)
    except BudgetError as error:
        fail(str(error))
    game = read_game(file, printed)
    if not game.actions:
        fail(f"{file}: nothing has been played yet.")
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    if as_json or not console.is_terminal:
        found = review(game.setup, game.states, game.actions, wanted)
    else:
        with console.status("") as status:
            total = len(game.actions)
            found = review(
                game.setup,
                game.states,
                game.actions,
                wanted,
                judged=lambda each: status.update(f"action {each.number} of {total}"),
            )
    if as_json:
        print(json.dumps(found.document()))
    else:
        show(console, found)


def show(console: Console, found: Review) -> None:
    table = Table(box=None, header_style="bold")
    for column in ("", "round", "action", ""):
        table.add_column(column)
    for column in ("loss", "place", "points"):
        table.add_column(column, justify="right")
    table.add_column("better")
    table.add_column("chances " + " ".join(found.players))
    for each in found.judgements:
        table.add_row(*row(each, found))
    console.print(table)
    if found.turning_points:
        numbers = ", ".join(map(str, found.turning_points))
        console.print(f"\nThe game turned with action {numbers}.")
    else:
        console.print("\nThe favourite never changed for long.")
    console.print(summaries(found))


def row(each: Judgement, found: Review) -> list[str]:
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


def summaries(found: Review) -> Table:
    table = Table(box=None, header_style="bold")
    table.add_column("order")
    counts = ("actions", "best", "mistakes", "blunders")
    for column in (*counts, "mean loss", "place", "points", "worst"):
        table.add_column(column, justify="right")
    for each in found.summaries:
        table.add_row(
            each.colour,
            str(each.actions),
            str(each.best),
            str(each.mistakes),
            str(each.blunders),
            f"{100 * each.lost_chance:.1f} %",
            f"{each.lost_place:.2f}",
            f"{each.lost_points:.1f}",
            str(each.worst or ""),
        )
    return table
