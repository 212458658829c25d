"""The text picture of a position as an array of pixels, for `render_mode="rgb_array"`."""

import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from luna.envs.text_picture import STYLE, draw
from luna.rules.state import State

COLUMNS = 112
"""Characters in a line: more than any position needs."""
SCALE = 2
"""Pixels of a dot."""
CELL_HEIGHT, CELL_WIDTH = 7, 4
"""Dots that a character takes, with the space to its neighbours."""
BACKGROUND = (24, 26, 38)
PLAIN = (200, 200, 210)
COLOUR = {
    STYLE["yellow"]: (240, 200, 60),
    STYLE["red"]: (235, 80, 70),
    STYLE["blue"]: (110, 160, 255),
    STYLE["white"]: (255, 255, 255),
}
"""What the escape codes of the text stand for; any other one ends a colour."""
ESCAPE = re.compile("\x1b\\[([0-9;]*)m")

CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,:;·●○▲◆◇☾⌂✕♜▤▮▯▸?"
DOTS = """
25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 55655 44447 57755
65555 25552 65644 25563 65655 34216 72222 55557 55552 55775 55255 55222 71247
75557 26227 71747 71717 55711 74717 74757 71122 75757 75717
00024 02020 02024 00200 07770 07570 02277 02720 02520 36663 27557 05250 57277
70707 77777 75557 04640 71202
"""
"""Five rows of three dots for each character, a digit for a row; all letters are capitals."""


def glyph(rows: str) -> NDArray[np.bool_]:
    """The dots of a character."""
    return np.array([[int(row) >> dot & 1 for dot in (2, 1, 0)] for row in rows], np.bool_)


GLYPHS = {each: glyph(rows) for each, rows in zip(CHARACTERS, DOTS.split(), strict=True)}


def pixels(s: State) -> NDArray[np.uint8]:
    """The picture, height × width × 3; for one number of players it always has the same size."""
    lines = draw(s).split("\n")
    shape = ((len(lines) + 1) * CELL_HEIGHT, (COLUMNS + 1) * CELL_WIDTH, 3)
    dots: NDArray[Any] = np.full(shape, BACKGROUND, np.uint8)
    for number, line in enumerate(lines):
        top = number * CELL_HEIGHT + CELL_HEIGHT // 2
        left, colour = CELL_WIDTH // 2, PLAIN
        for at, part in enumerate(ESCAPE.split(line)):
            if at % 2:
                colour = COLOUR.get(part, PLAIN)
                continue
            for character in part.upper():
                if character != " " and left < COLUMNS * CELL_WIDTH:
                    shape_of = GLYPHS.get(character, GLYPHS["?"])
                    dots[top : top + 5, left : left + 3][shape_of] = colour
                left += CELL_WIDTH
    return dots.repeat(SCALE, axis=0).repeat(SCALE, axis=1)
