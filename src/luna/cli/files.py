"""How the verbs read their input and say what is wrong with it."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

from luna.cli.signatures import Argument, CommandOption

if TYPE_CHECKING:
    from luna.game import Game
    from luna.rules.components import Components
    from luna.rules.refusals import Refusal

RecordFile = Annotated[
    str, Argument(metavar="FILE", help="A record (.luna), or - for standard input.")
]
Printed = Annotated[
    Path | None,
    CommandOption(
        "--printed",
        metavar="FILE",
        envvar="LUNA_PRINTED",
        help="A corrected component file (printed.toml).",
    ),
]


def fail(message: str) -> NoReturn:
    """One line on standard error, exit 1."""
    print(" ".join(message.split()), file=sys.stderr)
    raise SystemExit(1)


def sentence(fault: "Refusal") -> str:
    """`RULE-ID: reason`."""
    from luna.locale import Texts

    return f"{fault.rule}: {Texts().refusal(fault)}"


def components(printed: Path | None) -> "Components | None":
    """The component data that the user asked for, if any."""
    if printed is None:
        return None
    from luna.rules.components import ComponentError, load_components

    try:
        return load_components(printed)
    except ComponentError as error:
        fail(str(error))


def read_game(file: str, printed: Path | None = None, at: int | None = None) -> "Game":
    """The game in a record, or one line with file, line, rule and reason."""
    from luna.game import Game
    from luna.record import RecordError
    from luna.rules.refusals import Refused

    data = components(printed)
    try:
        return Game.from_record(read_bytes(file), at, data)
    except RecordError as error:
        fail(f"{file}:{error.line}: {sentence(error.refusal)}")
    except Refused as error:
        fail(f"{file}:0: {sentence(error.refusal)}")


def read_bytes(file: str) -> bytes:
    from luna.record.record import read_file

    return sys.stdin.buffer.read() if file == "-" else read_file(file)
