"""Draw the terminal table of a position as an SVG picture, for the README.

Usage: python scripts/picture.py RECORD N > docs/terminal.svg
"""

import io
import re
import sys

from rich.color import Color
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from luna.game import Game
from luna.locale import Texts
from luna.text_board import MAX_WIDTH, draw


def rgb(code: str) -> tuple[int, int, int]:
    return Color.parse(code).get_truecolor()


# Black, red, green, yellow, blue, magenta, cyan, white: the night sea and the orders.
NORMAL = "#1a1240 #f0445a #7bc15b #ffc928 #3b86ff #c9a2ff #5ad0c8 #fff8e7"
BRIGHT = "#7469b6 #ff6480 #a5e08a #ffd966 #5aa6f2 #e6dbff #7ccbc8 #ffffff"
MOONLIGHT = TerminalTheme(
    rgb("#1a1240"),
    rgb("#fff8e7"),
    [rgb(code) for code in NORMAL.split()],
    [rgb(code) for code in BRIGHT.split()],
)
FONT = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def picture(game: Game) -> str:
    """The table as SVG that needs nothing from the network."""
    console = Console(
        width=MAX_WIDTH,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        no_color=False,
    )
    console.print(draw(game.setup, game.state, Texts()))
    svg = console.export_svg(title="luna play", theme=MOONLIGHT, unique_id="luna")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", f"font-family: {FONT}")
    # A little larger, so that the lines of the boxes meet.
    return re.sub(r"font-size: 20px", "font-size: 21px", svg)


if __name__ == "__main__":
    print(picture(Game.load(sys.argv[1], int(sys.argv[2]))))
