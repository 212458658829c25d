"""The commands that read or write one record: `luna new`, `replay`, `legal`, `check`, `perft`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from luna.cli.commands import Argument, CommandOption, fail, fail_file, fault
from luna.cli.language import chosen_texts
from luna.game import Game
from luna.record.record import RecordError, read_file
from luna.rules.legal_actions import perft_actions, perft_steps
from luna.rules.refusals import Refusal, Refused
from luna.rules.vocabulary import COLOURS

if TYPE_CHECKING:
    from luna.rules.components import Components

RecordFile = Annotated[str, Argument(metavar="FILE", help="record")]
Printed = Annotated[
    Path | None,
    CommandOption(
        "--printed",
        metavar="FILE",
        envvar="LUNA_PRINTED",
        help="printed",
    ),
]
OPTION_OF_LINE = {"priestess": "figures", "builder": "figures", "apostate": "figures"}
"""Header lines of a record that are set by an option of another name."""

AsJson = Annotated[bool, CommandOption("--json", help="json")]
Players = Annotated[
    str | None,
    CommandOption(
        metavar="COLOR,...",
        help="players",
    ),
]
Mode = Annotated[str, CommandOption(help="mode", metavar="MODE")]
Edition = Annotated[str, CommandOption(help="edition", metavar="EDITION")]
Seed = Annotated[int | None, CommandOption(help="seed", metavar="N")]
Figures = Annotated[
    str | None,
    CommandOption(metavar="ISLE,ISLE,ISLE", help="figures"),
]


def refusal_line(refusal: Refusal) -> str:
    """Return `RULE-ID: reason`."""
    return f"{refusal.rule}: {chosen_texts().refusal(refusal)}"


def option_line(refusal: Refusal) -> str:
    """Return what is wrong with the options for a new game; a header line is an option here."""
    details = dict(refusal.details)
    if "field" in details:
        details["field"] = f"--{OPTION_OF_LINE.get(str(details['field']), details['field'])}"
    return chosen_texts().refusal(Refusal(refusal.rule, refusal.reason, tuple(details.items())))


def read_components(printed: Path | None) -> "Components | None":
    """Return the component data of a file given with --printed, if any."""
    if printed is None:
        return None
    from luna.rules.components import ComponentError, load_components

    try:
        return load_components(printed)
    except ComponentError as error:
        fail(str(error))


def read_game(file: str, printed: Path | None = None, at: int | None = None) -> Game:
    """Return the game in a record, or fail with file, line, rule and reason."""
    components = read_components(printed)
    try:
        record = sys.stdin.buffer.read() if file == "-" else read_file(file)
        return Game.from_record(record, at, components)
    except RecordError as error:
        if isinstance(error.__cause__, OSError):
            fail_file(file, error.__cause__)
        fail(f"{file}:{error.line}: {refusal_line(error.refusal)}")
    except Refused as error:
        if dict(error.refusal.details).get("number") == 0:
            fail(chosen_texts()("cli-fault-at", file=file))
        fail(f"{file}:0: {refusal_line(error.refusal)}")


def new_game(
    players: str | None,
    mode: str,
    edition: str,
    seed: int | None,
    figures: str | None,
    components: "Components | None",
) -> Game:
    """Return a game from command-line options, or fail with what is wrong with them."""
    names = players.split(",") if players is not None else list(COLOURS[:2])
    if seed is None:
        import secrets

        seed = secrets.randbelow(2**31)
    try:
        return Game.new(
            [name.strip() for name in names],
            seed=seed,
            mode=mode,
            edition=edition,
            figures=None if figures is None else [isle.strip() for isle in figures.split(",")],
            components=components,
        )
    except Refused as error:
        fail(option_line(error.refusal))


def new(
    players: Players = None,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: Seed = None,
    figures: Figures = None,
    printed: Printed = None,
) -> None:
    """Print a fresh record; the draws come from the seed."""
    game = new_game(players, mode, edition, seed, figures, read_components(printed))
    print(game.record(), end="")


def replay(
    file: RecordFile,
    at: Annotated[int | None, CommandOption(help="at", metavar="N")] = None,
    as_json: Annotated[bool, CommandOption("--json", help="document")] = False,
    printed: Printed = None,
) -> None:
    """Show the position that a record leads to."""
    game = read_game(file, printed, at)
    if as_json:
        print_json(game.document())
        return
    from luna.cli.console import open_console
    from luna.text_board import MAX_WIDTH, draw

    console = open_console(MAX_WIDTH)
    console.print(draw(game.setup, game.state, chosen_texts(), console.width))


def legal(file: RecordFile, as_json: AsJson = False, printed: Printed = None) -> None:
    """List the legal actions, in canonical notation, sorted."""
    from luna.record.legal_texts import MAX_LISTED, legal_texts

    game = read_game(file, printed)
    listing = legal_texts(game.setup, game.state)
    counts = {"journeys": listing.journeys, "tides": listing.tides}
    if as_json:
        print_json({"actions": listing.actions, **counts})
        return
    sys.stdout.writelines(f"{text}\n" for text in listing.actions)
    for word, number in counts.items():
        if number > MAX_LISTED:
            said = chosen_texts()
            what = said(f"web-action-{word.removesuffix('s')}")
            print(said("cli-too-many", number=str(number), what=what), file=sys.stderr)


def check(
    file: RecordFile,
    action: Annotated[str, Argument(help="action")],
    printed: Printed = None,
) -> None:
    """Print the action in canonical notation, or the rule that forbids it."""
    game = read_game(file, printed)
    refusal = game.why_not(action)
    if refusal:
        fail(f"{refusal_line(refusal)}{nearest_verb(refusal)}")
    print(game.text(action))


def nearest_verb(refusal: Refusal) -> str:
    """Return the verb that a mistyped one may stand for, as a question."""
    if refusal.reason != "unknown-action":
        return ""
    from difflib import get_close_matches

    from luna.record.notation import FORMS

    near = get_close_matches(str(dict(refusal.details)["word"]), FORMS, 1)
    return f" {chosen_texts()('cli-fault-near', near=near[0])}" if near else ""


def perft(
    file: RecordFile,
    depth: Annotated[int, Argument(help="depth")],
    printed: Printed = None,
) -> None:
    """Count the sequences of whole actions and of atomic steps, for each depth."""
    if depth < 0:
        fault("cli-fault-small", word="DEPTH", value=depth, limit=0, program="luna perft")
    game = read_game(file, printed)
    print(f"{'depth':>5} {'actions':>20} {'steps':>20}")
    for number in range(depth + 1):
        actions = perft_actions(game.state, number)
        print(f"{number:>5} {actions:>20} {perft_steps(game.state, number):>20}", flush=True)


def print_json(document: object) -> None:
    import json

    print(json.dumps(document))
