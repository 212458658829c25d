"""The text board as an array of pixels, for `render_mode="rgb_array"`."""

import numpy as np
from numpy.typing import NDArray
from rich.color import ColorType
from rich.console import Console
from rich.style import Style

from luna.rules.setup import Setup
from luna.rules.state import State
from luna.text_board import draw_english

COLUMNS = 79
LINES = 64
"""More than any position needs: all pictures have the same size."""
DOT_PIXELS = 2
CELL_HEIGHT, CELL_WIDTH = 7, 4
"""Dots of a character with the space to its neighbours."""
BACKGROUND = (24, 26, 38)
PLAIN = (200, 200, 210)
BOLD = (255, 255, 255)
QUIET = (112, 114, 130)
COLOUR = {
    1: (235, 80, 70),
    2: (110, 190, 100),
    3: (240, 200, 60),
    5: (200, 130, 240),
    6: (90, 205, 200),
    12: (110, 160, 255),
}
"""The terminal colours of the board by number."""

CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,:;·●○▲◆◇☾⌂✕♜▤▮▯▸─›[]/'+-?"
DOTS = """
25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 55655 44447 57755
65555 25552 65644 25563 65655 34216 72222 55557 55552 55775 55255 55222 71247
75557 26227 71747 71717 55711 74717 74757 71122 75757 75717
00024 02020 02024 00200 07770 07570 02277 02720 02520 36663 27557 05250 57277
70707 77777 75557 04640 00700 04240 64446 31113 11244 22000 02720 00700 71202
"""
"""Five rows of three dots for each character, a digit for a row; all letters are capitals."""


def glyph(rows: str) -> NDArray[np.bool_]:
    """Return the dots of a character."""
    return np.array([[int(row) >> dot & 1 for dot in (2, 1, 0)] for row in rows], np.bool_)


GLYPHS = {each: glyph(rows) for each, rows in zip(CHARACTERS, DOTS.split(), strict=True)}
CONSOLE = Console(width=COLUMNS, color_system=None)


def pixels(setup: Setup, s: State) -> NDArray[np.uint8]:
    """Return the board as height × width × 3."""
    shape = ((LINES + 1) * CELL_HEIGHT, (COLUMNS + 1) * CELL_WIDTH, 3)
    dots = np.full(shape, BACKGROUND, np.uint8)
    for number, line in enumerate(draw_english(setup, s).lines[:LINES]):
        top = number * CELL_HEIGHT + CELL_HEIGHT // 2
        left = CELL_WIDTH // 2
        for text, style, _ in line.render(CONSOLE):
            colour = rgb(style)
            for character in text.upper():
                if character != " ":
                    rows = GLYPHS.get(character, GLYPHS["?"])
                    dots[top : top + 5, left : left + 3][rows] = colour
                left += CELL_WIDTH
    return dots.repeat(DOT_PIXELS, axis=0).repeat(DOT_PIXELS, axis=1)


def rgb(style: Style | None) -> tuple[int, int, int]:
    if style is None:
        return PLAIN
    if style.color is not None and style.color.type is ColorType.STANDARD:
        return COLOUR[style.color.number or 0]
    return BOLD if style.bold else QUIET if style.dim else PLAIN
