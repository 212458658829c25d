"""Lines of text of exact width: cells, boxes, and pictures made of them."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

LINE = "dim"
"""The style of everything that is not a piece."""

_GLYPHS = "─│╭╮╰╯├┤┬┴┼●○▲◆◇☾⌂✕♜▤▸›▮▯·…’×→←↑↓"
_PLAIN = "-|+++++++++*o^#.)hx@=>>#-..'x><^v"
ASCII = str.maketrans(_GLYPHS, _PLAIN)
"""How glyphs are written where the terminal knows ASCII alone."""


class Picture:
    """Lines that are never wrapped or filled up."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            shown = line.copy()
            shown.no_wrap, shown.overflow = True, "ignore"
            if options.ascii_only:
                shown.plain = shown.plain.translate(ASCII)
            yield shown

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.width, self.width)


def joined(*parts: str | Text | tuple[str, str]) -> Text:
    """Strings, styled strings and texts in a row."""
    return Text.assemble(*parts)


def fit(content: str | Text, width: int, align: str = "left", style: str = "") -> Text:
    """A text of exactly `width` columns, cut with an ellipsis or filled with blanks."""
    text = Text(content, style) if isinstance(content, str) else content.copy()
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis")
    blanks = width - text.cell_len
    left = {"left": 0, "right": blanks, "center": blanks // 2}[align]
    text.pad_left(left)
    text.pad_right(blanks - left)
    return text


def edge(left: str, right: str, width: int, start: str | Text = "", end: str | Text = "") -> Text:
    """The upper or lower side of a box, with words let into it on the left and on the right."""
    start, end = (Text(each) if isinstance(each, str) else each for each in (start, end))
    if start.plain:
        start = joined(" ", start, " ")
    if end.plain:
        end = joined(" ", end, " ")
    start = fit(start, min(start.cell_len, width - end.cell_len - 4))
    free = width - start.cell_len - end.cell_len - 4
    return joined((f"{left}─", LINE), start, ("─" * free, LINE), end, (f"─{right}", LINE))


def boxed(
    body: Iterable[Text],
    width: int,
    title: str | Text = "",
    corner: str | Text = "",
    foot: Text | None = None,
) -> list[Text]:
    """A box around lines: a title, something in the upper right corner, perhaps another foot."""
    side = ("│", LINE)
    middle = [joined(side, fit(line, width - 2), side) for line in body]
    return [edge("╭", "╮", width, title, corner), *middle, foot or edge("╰", "╯", width)]


def beside(*columns: Sequence[Text]) -> list[Text]:
    """Blocks next to each other; shorter ones are filled up with blanks."""
    widths = [column[0].cell_len for column in columns]
    return [
        joined(*(fit(cell or "", width) for cell, width in zip(row, widths, strict=True)))
        for row in zip_longest(*columns)
    ]


def crossing(up: bool, down: bool, left: bool, right: bool) -> str:
    """The line character with arms in the given directions."""
    return " ╴╶─╷╮╭┬╵╯╰┴│┤├┼"[8 * up + 4 * down + 2 * right + left]
