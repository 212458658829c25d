"""`luna legal`: every legal action at the end of a record."""

import json
import sys
from typing import Annotated

from luna.cli.files import Printed, RecordFile, read_game
from luna.cli.signatures import CommandOption
from luna.record.legal_texts import MAX_LISTED, legal_texts


def legal(
    file: RecordFile,
    as_json: Annotated[bool, CommandOption("--json", help="As a JSON document.")] = False,
    printed: Printed = None,
) -> None:
    """List the legal actions, in canonical notation, sorted."""
    game = read_game(file, printed)
    listing = legal_texts(game.setup, game.state)
    if as_json:
        counts = {"journeys": listing.journeys, "tides": listing.tides}
        print(json.dumps({"actions": listing.actions, **counts}))
        return
    sys.stdout.writelines(f"{text}\n" for text in listing.actions)
    for word, number in (("journeys", listing.journeys), ("tides", listing.tides)):
        if number > MAX_LISTED:
            print(f"{number} {word} are too many to list.", file=sys.stderr)
