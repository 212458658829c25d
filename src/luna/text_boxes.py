"""Lines of text of exact width, boxes around them, and a board made of them."""

import io
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

LINE = "dim"
"""The style of box lines."""

ASCII = str.maketrans("─│╭╮╰╯├┤┬┴┼●○▲◆◇☾⌂✕♜▤▸›▮▯·…’×→←↑↓", "-|+++++++++*o^#.)hx@=>>#-..'x><^v")
"""ASCII replacements for the signs, for terminals that know nothing else."""


class TextBoard:
    """Lines that rich neither wraps nor pads."""

    def __init__(self, lines: Sequence[Text]) -> None:
        self.lines = lines

    @property
    def width(self) -> int:
        return max((line.cell_len for line in self.lines), default=0)

    def text(self, colours: bool = True) -> str:
        """Return the lines as one string, with ANSI colours if asked for."""
        if not colours:
            return "\n".join(line.plain.rstrip() for line in self.lines)
        out = io.StringIO()
        Console(
            file=out,
            width=self.width,
            force_terminal=True,
            color_system="standard",
            no_color=False,
            highlight=False,
            legacy_windows=False,
        ).print(self, end="")
        return out.getvalue().rstrip("\n")

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
    """Return strings, styled strings and texts in a row."""
    return Text.assemble(*parts)


def fit(content: str | Text, width: int, align: str = "left", style: str = "") -> Text:
    """Return a text of exactly `width` columns, cut with an ellipsis or padded with blanks."""
    text = Text(content, style) if isinstance(content, str) else content.copy()
    if text.cell_len > width:
        text.truncate(width, overflow="ellipsis")
    blanks = width - text.cell_len
    (text.pad_left if align == "right" else text.pad_right)(blanks)
    return text


def right(content: str | Text, width: int, style: str = "") -> Text:
    """Return a right-aligned cell with a blank before it."""
    return joined(" ", fit(content, width - 1, "right", style))


def edge(left: str, right: str, width: int, start: str | Text = "", end: str | Text = "") -> Text:
    """Return the upper or lower side of a box with texts inside it at the left and the right."""
    start, end = (joined(" ", each, " ") if len(each) else Text() for each in (start, end))
    start = fit(start, min(start.cell_len, width - end.cell_len - 4))
    free = width - start.cell_len - end.cell_len - 4
    return joined((f"{left}─", LINE), start, ("─" * free, LINE), end, (f"─{right}", LINE))


def with_joints(line: Text, joints: Sequence[int], sign: str) -> Text:
    """Return a side of a box with joints wherever it is plain line."""
    plain = list(line.plain)
    for at in joints:
        if plain[at] == "─":
            plain[at] = sign
    shown = line.copy()
    shown.plain = "".join(plain)
    return shown


def boxed(
    body: Iterable[Text],
    width: int,
    title: str | Text = "",
    corner: str | Text = "",
    foot: Text | None = None,
) -> list[Text]:
    """Return a box around lines, with a title and a text in the upper right corner."""
    side = ("│", LINE)
    middle = [joined(side, fit(line, width - 2), side) for line in body]
    return [edge("╭", "╮", width, title, corner), *middle, foot or edge("╰", "╯", width)]


def beside(*columns: Sequence[Text]) -> list[Text]:
    """Return blocks side by side; shorter ones are padded with blank lines."""
    widths = [column[0].cell_len for column in columns]
    return [
        joined(*(fit(cell or "", width) for cell, width in zip(row, widths, strict=True)))
        for row in zip_longest(*columns)
    ]


def crossing(up: bool, down: bool, left: bool, right: bool) -> str:
    """Return the line character with arms in the given directions."""
    return " ╴╶─╷╮╭┬╵╯╰┴│┤├┼"[8 * up + 4 * down + 2 * right + left]
