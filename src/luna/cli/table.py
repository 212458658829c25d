"""The table as text: path, Temple, Council, isles and players, at most 100 columns wide."""

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from luna.analysis.forecast import gains, game_scored, round_scored, rounds
from luna.cli.canvas import LINE, Picture, beside, boxed, crossing, edge, fit, joined
from luna.game import Game
from luna.locale import Texts
from luna.record import document
from luna.record.shape import Document, Gains, Isle
from luna.record.signs import (
    ACTIVE,
    BOOK,
    EMPTY,
    FAVOR,
    FIGURE,
    GUARD,
    INACTIVE,
    LETTER,
    LYING,
    NO_FAVOR,
    SHRINE,
)
from luna.rules.actions import Promote, Sanctify
from luna.rules.layout import ZONE_APPROVED, ZONE_BRIBABLE, ZONE_FAR, guarded_stretch, zone_of
from luna.rules.listing import plain_actions
from luna.rules.setup import FIGURES, path_tiles
from luna.rules.vocabulary import ROUNDS, SOURCE_NAMES

WIDEST = 100
NARROWEST = 80
"""Below that there are no boxes any more."""

# An order shows by its letter and its colour; white is whatever the terminal writes in.
STYLE = {"yellow": "bold yellow", "red": "bold red", "blue": "bold bright_blue", "white": "bold"}
BOARD_STYLE = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green"}
QUIET = "dim"

FIGURE_STYLE = {"priestess": "bold magenta", "builder": "bold cyan", "apostate": "bold red"}
TO_ACT, OPEN = "▸", "›"
ZONES = {
    ZONE_APPROVED: ("term-approved", "green"),
    ZONE_BRIBABLE: ("term-bribable", "magenta"),
    ZONE_FAR: ("table-far", QUIET),
}
TOKEN, TURNED = "▮", "▯"

BRICK = 8
"""Columns from one Temple space to the next; half of it shifts every other row."""


def draw(game: Game, texts: Texts, width: int = WIDEST, compact: bool = False) -> Picture:
    """The whole table; the compact one leaves out path, Temple and Council."""
    if width < NARROWEST:
        from luna.cli.narrow import Narrow

        return Narrow(game, texts, width).picture(compact)
    return TablePicture(game, texts, min(width, WIDEST)).picture(compact)


class TablePicture:
    """One position on its way to a picture."""

    def __init__(self, game: Game, texts: Texts, width: int) -> None:
        self.game = game
        self.texts = texts
        self.width = width
        self.players = game.players
        self.state: Document = document(game.setup, game.state)
        self.gains = gains(game.setup, game.state, round_scored(game.state))
        self.ahead = {each["round"]: each for each in rounds(game.state)}
        self.open_tiles = {
            action.tile
            for action in plain_actions(game.state)
            if isinstance(action, (Promote, Sanctify))
        }

    def picture(self, compact: bool) -> Picture:
        lines = [self.heading()]
        if not compact:
            lines += [*self.path(), *self.middle()]
        lines += [*self.isles(), *self.orders()]
        if not compact:
            lines += self.legend()
        return Picture(lines)

    # Pieces

    def letter(self, colour: str) -> Text:
        return Text(LETTER[colour], STYLE[colour])

    def figures(self, isle: Isle) -> Text:
        return joined(*((FIGURE[figure], FIGURE_STYLE[figure]) for figure in isle["figures"]))

    def heading(self) -> Text:
        texts, setup = self.texts, self.game.setup
        name = joined(("☾ LUNA", "bold"))
        kind = f" · {texts(f'mode-{setup.mode}')} · {texts(f'edition-{setup.edition}')}"
        if self.game.turn is None:
            winner = self.game.ranking[0]
            end = joined(f"{texts('phase-over')} · 1. ", self.order(winner))
        else:
            end = joined((TO_ACT, "bold"), " ", self.order(self.game.turn))
        free = self.width - name.cell_len - end.cell_len - 2
        kind = fit(kind, min(len(kind), free), style=QUIET).plain
        rule = "─" * (free - len(kind))
        return joined(name, (kind, QUIET), " ", (rule, LINE), " ", end)

    def order(self, colour: str) -> Text:
        return Text(f"{LETTER[colour]} {self.texts(f'order-{colour}')}", STYLE[colour])

    # The path, which is the timetable too: the Guard of round r stands at group 6 - r.

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

    def group_tiles(self, number: int) -> list[int]:
        size = len(self.players)
        return list(path_tiles(self.game.setup)[number * size : number * size + size])

    def milestone(self, number: int) -> tuple[Text, Text, Text]:
        """Guard stone, round and zone of a stretch of the path."""
        texts, setup = self.texts, self.game.setup
        guard = guarded_stretch(self.game.round)
        stone = Text(f"[{setup.components.guards[number]}]")
        if number >= guard:
            stone = Text(f"{GUARD}{stone}", "bold") if number == guard else Text(" · ", QUIET)
        word = texts("term-round") + " " if self.width == WIDEST else texts("term-round")[0].upper()
        at_round = Text(f"{word}{ROUNDS - number}", QUIET)
        word, style = ZONES[int(zone_of(number, self.game.round))]
        zone = Text(texts(word), style)
        return stone, at_round, zone

    def claims(self) -> dict[int, str | None]:
        """The tiles that are still on the path, and who has a novice on them."""
        return {each["tile"]: each["novice"] for each in self.state["path"] if "tile" in each}

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

    def figures_of_round(self, number: int) -> list[Text]:
        lines = []
        for figure in ("priestess", "builder"):
            isle = self.ahead[number][figure] if number in self.ahead else None
            lines.append(self.figure_at(figure, isle))
        now = max(self.game.round, 1)
        if number == now:
            lines.append(self.figure_at("apostate", self.isle_of("apostate")))
        elif number == now + 1:
            lines.append(self.figure_at("apostate", f"{self.ahead[number]['apostate']}?"))
        else:
            lines.append(Text())
        return lines

    def figure_at(self, figure: str, isle: str | None) -> Text:
        return joined((FIGURE[figure], FIGURE_STYLE[figure]), f" {isle}") if isle else Text()

    def isle_of(self, figure: str) -> str:
        return next(str(isle["name"]) for isle in self.state["isles"] if figure in isle["figures"])

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

    def space(self, tile: int, style: str) -> Text:
        """A Temple space: number, novice, Book, whether the novice lies."""
        there = self.state["temple"].get(str(tile))
        if there is None:
            return fit(f" {tile:>2}", BRICK - 1, style=f"dim {style}")
        novice = there["novice"]
        owner = self.letter(novice) if novice else Text(EMPTY, QUIET)
        book = BOOK if there["book"] else ""
        lying = LYING if there["lying"] else ""
        return fit(joined((f" {tile:>2} ", "bold"), owner, book, lying), BRICK - 1)

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

    def figures_give(self, colour: str, isle: Isle) -> Text:
        """What Priestess and Apostate would bring an order here if the round ended now."""
        text = Text()
        for figure in ("priestess", "apostate"):
            gain = self.gains[colour].get(figure, 0)
            if figure in isle["figures"] and gain and self.running:
                text += Text(f"{gain:+}", "green" if gain > 0 else "red")
        return text

    @property
    def running(self) -> bool:
        return self.game.round > 0 and not self.game.over

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

    def legend(self) -> list[Text]:
        texts = self.texts
        entries = [
            (ACTIVE, texts("term-active")),
            (INACTIVE, texts("term-inactive")),
            (SHRINE, texts("term-shrine")),
            (FAVOR, texts("term-favor")),
            *((FIGURE[figure], texts(f"figure-{figure}")) for figure in FIGURES),
            (GUARD, texts("figure-guard")),
            (BOOK, texts("term-book")),
            (LYING, texts("term-lying")),
            (EMPTY, texts("table-empty-tile")),
            (OPEN, texts("table-legal-tile")),
        ]
        lines = [Text()]
        for glyph, name in entries:
            entry = joined(" ", glyph, " ", (name, QUIET), " ")
            if lines[-1].cell_len + entry.cell_len > self.width:
                lines.append(Text())
            lines[-1] += entry
        return lines


def draw_scores(game: Game, texts: Texts) -> RenderableType:
    """Influence by source, and what the ends of the round and of the game would bring now."""
    grid = Grid(box=box.ROUNDED, border_style=LINE, show_header=True, pad_edge=True)
    grid.add_column()
    for colour in game.players:
        name = Text(f"{LETTER[colour]} {texts(f'order-{colour}')}", STYLE[colour])
        grid.add_column(name, justify="right")
    ledgers = {colour: game.ledger(colour) for colour in game.players}
    total = {colour: game.influence(colour) for colour in game.players}

    def add(label: str, numbers: dict[str, int], style: str = "", sign: str = "") -> None:
        cells = [f"{numbers[colour]:{sign}}" if numbers[colour] else "-" for colour in game.players]
        grid.add_row(label, *cells, style=style)

    def add_gains(heading: str, won: Gains) -> None:
        grid.add_section()
        for source in SOURCE_NAMES:
            of_source = {colour: won[colour].get(source, 0) for colour in game.players}
            if any(of_source.values()):
                add(f"  {texts(f'source-{source}')}", of_source, QUIET, "+")
        for colour in game.players:
            total[colour] += won[colour]["total"]
        add(heading, total)

    for source in SOURCE_NAMES:
        of_source = {colour: ledgers[colour][source] for colour in game.players}
        if any(of_source.values()):
            add(texts(f"source-{source}"), of_source)
    grid.add_section()
    add(texts("score-total"), total, "bold")
    if game.over:
        places = {colour: place for place, colour in enumerate(game.ranking, 1)}
        add(texts("score-place"), places, "bold")
    elif game.round > 0:
        scored = round_scored(game.state)
        add_gains(texts("score-round"), gains(game.setup, game.state, scored))
        add_gains(texts("score-game"), gains(game.setup, scored, game_scored(scored)))
    return grid


def candles(game: Game) -> str:
    """The Time tokens still to be turned, then those that are."""
    left = int(game.state.time)
    return TOKEN * left + TURNED * (int(game.state.table.time_tokens) - left)


def pile(glyph: str, number: int, width: int) -> str:
    """Pieces one by one, or their number where they are too many."""
    return glyph * number if number <= width else f"{number}{glyph}"


def right(content: str | Text, width: int, style: str = "") -> Text:
    """A cell written towards the right, with a blank before it."""
    return joined(" ", fit(content, width - 1, "right", style))


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def cut(line: Text, joints: Sequence[int], sign: str) -> Text:
    """A side of a box with joints where it is plain line."""
    plain = list(line.plain)
    for at in joints:
        if plain[at] == "─":
            plain[at] = sign
    shown = line.copy()
    shown.plain = "".join(plain)
    return shown
