"""`luna new`: a fresh record."""

import secrets
from typing import Annotated

from luna.cli.files import Printed, components, fail, sentence
from luna.cli.signatures import CommandOption
from luna.game import Game
from luna.rules.components import Components
from luna.rules.refusals import Refused
from luna.rules.vocabulary import COLOURS

Players = Annotated[
    str | None,
    CommandOption(
        metavar="COLOUR,...",
        help="Seats, clockwise; in solo yourself, then the opponent. Default: yellow,red.",
    ),
]
Mode = Annotated[
    str, CommandOption(help="standard, preselected, solo1, solo2 or solo3.", metavar="MODE")
]
Edition = Annotated[str, CommandOption(help="classic, revised or brazilian.", metavar="EDITION")]
Seed = Annotated[int | None, CommandOption(help="For the same draws again.", metavar="N")]
Figures = Annotated[
    str | None,
    CommandOption(metavar="ISLE,ISLE,ISLE", help="Isles of Priestess, Builder and Apostate."),
]


def new_game(
    players: str | None,
    mode: str,
    edition: str,
    seed: int | None,
    figures: str | None,
    printed: Components | None,
) -> Game:
    """A game from command-line options, or one line that says what is wrong with them."""
    names = players.split(",") if players is not None else list(COLOURS[:2])
    try:
        return Game.new(
            [name.strip() for name in names],
            seed=secrets.randbelow(2**31) if seed is None else seed,
            mode=mode,
            edition=edition,
            figures=None if figures is None else [isle.strip() for isle in figures.split(",")],
            components=printed,
        )
    except Refused as error:
        fail(sentence(error.refusal))


def new(
    players: Players = None,
    mode: Mode = "standard",
    edition: Edition = "classic",
    seed: Seed = None,
    figures: Figures = None,
    printed: Printed = None,
) -> None:
    """Print a fresh record; the draws come from the seed."""
    game = new_game(players, mode, edition, seed, figures, components(printed))
    print(game.record(), end="")
