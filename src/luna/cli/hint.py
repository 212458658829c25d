"""`luna hint`: what a strong bot would do at the end of a record."""

import json
from typing import Annotated, Any

from rich.console import Console
from rich.table import Table

from luna.cli.files import Printed, RecordFile, fail, read_game
from luna.cli.rules import Language, texts_in
from luna.cli.signatures import CommandOption
from luna.locale import Texts

Thinking = Annotated[
    str, CommandOption(help="How long to think: 1000ms or 5000n (nodes).", metavar="BUDGET")
]
WIDTH = 120


def hint(
    file: RecordFile,
    budget: Thinking = "1000ms",
    most: Annotated[int, CommandOption(help="Actions to show.", metavar="N", min=1, max=32)] = 5,
    as_json: Annotated[bool, CommandOption("--json", help="As a JSON document.")] = False,
    printed: Printed = None,
    language: Language = None,
) -> None:
    """Show the best few actions, what to expect of them, and how the round may go on."""
    from luna.analysis.hint import hint as think
    from luna.bots import Budget, BudgetError

    try:
        wanted = Budget.parse(budget)
    except BudgetError as error:
        fail(str(error))
    texts = texts_in(language)
    game = read_game(file, printed)
    if game.over:
        fail(f"{file}: the game is over.")
    found = think(game.setup, game.state, wanted, most)
    if as_json:
        print(json.dumps(found))
        return
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    show(console, found, list(game.players), texts)


def show(console: Console, found: dict[str, Any], players: list[str], texts: Texts) -> None:
    turn, names = found["turn"], {colour: texts(f"order-{colour}") for colour in players}
    console.print(texts("think-lead", round=found["round"], order=names[turn]))
    table = Table(box=None, header_style="bold")
    table.add_column(texts("term-action"))
    table.add_column(texts("think-tried"), justify="right")
    for colour in players:
        table.add_column(names[colour], justify="right")
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
    sources = Table(box=None, header_style="bold")
    sources.add_column("")
    for source in best["sources"][turn]:
        sources.add_column(texts(f"source-{source}"), justify="right")
    for colour in players:
        sources.add_row(names[colour], *map(texts.number, best["sources"][colour].values()))
    console.print(sources)
    console.print("\n" + texts("think-line"))
    for step in found["line"]:
        line = f"  {names[step['colour']]}: {step['action']}"
        console.print(line, markup=False, highlight=False)
