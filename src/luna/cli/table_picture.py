"""The table as text: path, Temple, Council, isles and players, at most 100 columns wide."""

from collections.abc import Sequence

from rich.text import Text

from luna.cli.canvas import LINE, Picture, beside, boxed, crossing, edge, fit, joined
from luna.cli.narrow import NarrowPicture
from luna.cli.position_picture import (
    BOARD_STYLE,
    BRICK,
    OPEN,
    QUIET,
    STYLE,
    TO_ACT,
    WIDEST,
    PositionPicture,
    candles,
    capital,
)
from luna.game import Game
from luna.locale import Texts
from luna.record.shape import Isle
from luna.record.signs import ACTIVE, FAVOR, GUARD, INACTIVE, LETTER, NO_FAVOR, SHRINE
from luna.rules.vocabulary import ROUNDS

NARROWEST = 80
"""Below that there are no boxes any more."""


def draw(game: Game, texts: Texts, width: int = WIDEST, compact: bool = False) -> Picture:
    """The whole table; the compact one leaves out path, Temple and Council."""
    if width < NARROWEST:
        return NarrowPicture(game, texts, width).picture(compact)
    return WidePicture(game, texts, min(width, WIDEST)).picture(compact)


class WidePicture(PositionPicture):
    """A position in boxes."""

    def path(self) -> list[Text]:
        texts = self.texts
        inner, spare = divmod(self.width - ROUNDS - 1, ROUNDS)
        widths = [inner + (at < spare) for at in range(ROUNDS)]
        columns = [self.group(at, width) for at, width in enumerate(widths)]
        side = ("│", LINE)
        rows = [
            joined(side, *(part for cell in cells for part in (cell, side)))
            for cells in zip(*columns, strict=True)
        ]
        waiting = joined(texts("term-landing-stage"))
        for colour in self.players:
            number = self.state["players"][colour]["stage"]
            if number:
                waiting += joined(" ", self.letter(colour), pile(ACTIVE, number, 4))
        joints = [sum(widths[:at]) + at for at in range(1, ROUNDS)]
        head = edge("╭", "╮", self.width, texts("term-gate"), waiting)
        return [cut(head, joints, "┬"), *rows, cut(edge("╰", "╯", self.width), joints, "┴")]

    def group(self, number: int, width: int) -> list[Text]:
        """A stretch of the path: its guard stone, its tiles, and the figures of its round."""
        stone, at_round, zone = self.milestone(number)
        lines = [
            joined(" ", stone, fit(at_round, width - 2 - stone.cell_len, "right")),
            joined(" ", fit(zone, min(zone.cell_len, width - 2))),
            *(self.slot(tile) for tile in self.group_tiles(number)),
            *(joined(" ", line) for line in self.figures_of_round(ROUNDS - number)),
        ]
        return [fit(line, width) for line in lines]

    def slot(self, tile: int) -> Text:
        """A place on the path: its tile with symbol and claim, or nothing where it was taken."""
        there = self.claims()
        if tile not in there:
            return Text("  ·", QUIET)
        isle = self.game.setup.components.symbols[tile]
        wide = self.width == WIDEST
        mark = (OPEN if tile in self.open_tiles else " ") * wide
        style = "bold" if tile in self.open_tiles else ""
        owner = there[tile]
        novice = self.letter(owner) if owner else Text()
        return joined((f"{mark}{tile:>2} {isle:<8}", style), " " * wide, novice)

    # Temple and Council

    def middle(self) -> list[Text]:
        values = self.game.setup.components.council
        council = max(27, sum(len(str(value)) + 1 for value in values) + 3)
        if self.width < WIDEST:
            return [*self.temple(self.width), *self.council(self.width, len(self.players) + 1)]
        height = 2 * len(self.players) + 1
        return beside(self.temple(self.width - council), self.council(council, height))

    def temple(self, width: int) -> list[Text]:
        """Boards from the Gate down, as rows of bricks: bricks that touch are neighbours."""
        setup = self.game.setup
        rows = [setup.components.boards[colour] for colour in setup.boards]
        wall = BRICK * len(rows[0]) + BRICK // 2 + 1
        gutter = min(width - 2 - wall - 1, 9)
        lines = []
        for at, (colour, tiles) in enumerate(zip(setup.boards, rows, strict=True)):
            lines.append(joined(" " * gutter, self.course(at - 1, at)))
            name = fit(f" {self.texts(f'board-{colour}')}", gutter, style=BOARD_STYLE[colour])
            bricks = [self.space(tile, BOARD_STYLE[colour]) for tile in tiles]
            wall_line = joined(" " * (BRICK // 2 * (at % 2)), ("│", LINE))
            for brick in bricks:
                wall_line += joined(brick, ("│", LINE))
            lines.append(joined(name, wall_line))
        lines.append(joined(" " * gutter, self.course(len(rows) - 1, len(rows))))
        return boxed(lines, width, self.texts("term-temple"))

    def course(self, above: int, below: int) -> Text:
        """The line between two rows of bricks, or over the first, or under the last."""
        rows = self.game.setup.boards
        length = len(self.game.setup.components.boards[rows[0]])
        joints = [
            {BRICK * at + BRICK // 2 * (row % 2) for at in range(length + 1)}
            if 0 <= row < len(rows)
            else set[int]()
            for row in (above, below)
        ]
        first, last = min(joints[0] | joints[1]), max(joints[0] | joints[1])
        line = "".join(
            crossing(x in joints[0], x in joints[1], x > first, x < last)
            for x in range(first, last + 1)
        )
        return Text(" " * first + line, LINE)

    def council(self, width: int, height: int) -> list[Text]:
        """Every seat with its stack growing upwards, and what it is worth."""
        seats = self.state["council"]
        values = self.game.setup.components.council
        lines = []
        for level in reversed(range(height - 1)):
            line = Text()
            for value, stack in zip(values, seats, strict=True):
                cell = self.letter(stack[level]) if level < len(stack) else Text()
                line += fit(cell, len(str(value)) + 1, "right")
            lines.append(line)
        lines.append(joined(*((f" {value}", QUIET) for value in values)))
        return boxed(lines, width, self.texts("term-council"))

    # Isles and players

    def isles(self) -> list[Text]:
        """The ring: four isles to the right, then three back, and the state of the round."""
        width = self.width // 4
        arrows = ["→", "→", "→", "↓", "←", "←", "↑"]
        cards = [
            self.isle(at, isle, width, arrow)
            for at, (isle, arrow) in enumerate(zip(self.state["isles"], arrows, strict=True))
        ]
        lower = [self.round_card(width), *reversed(cards[4:])]
        return [*beside(*cards[:4]), *beside(*lower)]

    def isle(self, at: int, isle: Isle, width: int, arrow: str) -> list[Text]:
        held = sum(isle["name"] in each["favors"] for each in self.state["players"].values())
        favors = joined(FAVOR * isle["favors"], (NO_FAVOR * held, QUIET))
        figures = self.figures(isle)
        name = self.texts(f"isle-{isle['name']}")
        body = [
            joined(" ", fit(name, width - 5 - figures.cell_len, style=QUIET), " ", figures),
            *(self.pieces(colour, isle, width - 4) for colour in self.players),
        ]
        number = f"{at + 1} " if self.width == WIDEST else ""
        title = joined((number, QUIET), (isle["name"], "bold"))
        foot = edge("╰", "╯", width, "" if arrow in "→↓" else arrow, arrow if arrow in "→↓" else "")
        return boxed(body, width, title, favors, foot)

    def pieces(self, colour: str, isle: Isle, width: int) -> Text:
        """Active novices, inactive ones, the shrine, and what the figures give or take."""
        active, inactive = isle["novices"][colour]
        shrine = colour in isle["shrines"]
        if not (active or inactive or shrine):
            return Text(f" {LETTER[colour]}", QUIET)
        room = (width - 9) // 2
        style = STYLE[colour]
        return joined(
            " ",
            self.letter(colour),
            " ",
            fit(pile(ACTIVE, active, room), room, style=style),
            " ",
            fit(pile(INACTIVE, inactive, room), room, style=style),
            " ",
            (SHRINE if shrine else " ", style),
            fit(self.figures_give(colour, isle), 5, "right"),
        )

    def round_card(self, width: int) -> list[Text]:
        """Phase, Time tokens, start player and the Guard's value, as far as there is room."""
        texts, state = self.texts, self.state
        entries = [(Text(texts(f"phase-{state['phase']}")), Text())]
        if state["time"] is not None:
            label = texts.attribute("term-time-token", "plural") or ""
            entries.append((Text(label, QUIET), Text(candles(self.game), "bold yellow")))
        start = Text(texts("term-start-player"), QUIET)
        entries.append((start, self.letter(state["start"])))
        entries.append((Text(texts("term-guard-tile"), QUIET), Text(f"{GUARD}{state['guard']}")))
        lines = [
            joined(" ", fit(label, width - 4 - value.cell_len - bool(value)), " ", value)
            for label, value in entries
        ]
        room = len(self.players) + 1
        title = f"{capital(texts('term-round'))} {state['round']}/{ROUNDS}"
        return boxed([*lines, Text(), Text()][:room], width, title)

    def orders(self) -> list[Text]:
        """Influence, what the round would bring if it ended now, pieces left, and favors."""
        texts = self.texts
        favors = {each: " ".join(self.state["players"][each]["favors"]) for each in self.players}
        widths, gap = (13, 10, 6, 8, 8, 7), "  "
        if sum(widths) + 4 + max(map(len, favors.values())) > self.width:
            widths, gap = (10, 5, 4, 4, 4, 4), " "
        heads = (
            "",
            texts("term-influence"),
            texts("table-now"),
            texts("term-supply"),
            texts.attribute("term-shrine", "plural") or "",
            texts("table-stage"),
        )
        lines = [
            joined(*(right(head, width, QUIET) for head, width in zip(heads, widths, strict=True)))
        ]
        lines[0] += Text(f"{gap}{texts.attribute('term-favor', 'plural')}", QUIET)
        for colour in self.players:
            player = self.state["players"][colour]
            gain = self.gains[colour]["total"]
            figures = (
                Text(str(player["influence"]), "bold"),
                Text(f"{gain:+}" if self.running else "", "green" if gain >= 0 else "red"),
                *(Text(str(player[each] or "·")) for each in ("supply", "shrines", "stage")),
            )
            line = joined(
                (f"{TO_ACT} " if colour == self.game.turn else "  ", "bold"),
                fit(self.order(colour), widths[0] - 2),
                *(right(figure, width) for figure, width in zip(figures, widths[1:], strict=True)),
                gap,
                favors[colour],
            )
            lines.append(line)
        return boxed(lines, self.width, capital(texts.attribute("term-order", "plural") or ""))


def pile(glyph: str, number: int, width: int) -> str:
    """Pieces one by one, or their number where they are too many."""
    return glyph * number if number <= width else f"{number}{glyph}"


def right(content: str | Text, width: int, style: str = "") -> Text:
    """A cell written towards the right, with a blank before it."""
    return joined(" ", fit(content, width - 1, "right", style))


def cut(line: Text, joints: Sequence[int], sign: str) -> Text:
    """A side of a box with joints where it is plain line."""
    plain = list(line.plain)
    for at in joints:
        if plain[at] == "─":
            plain[at] = sign
    shown = line.copy()
    shown.plain = "".join(plain)
    return shown
