"""A position as text: in boxes from 80 columns on, line after line below that."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from rich.text import Text

from luna.analysis.forecast import gains, round_scored, rounds
from luna.locale import Texts
from luna.record.document import document
from luna.record.shape import Document, Isle
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
from luna.rules.legal_actions import plain_actions
from luna.rules.scoring import ranking
from luna.rules.setup import FIGURES, Setup, path_tiles
from luna.rules.state import State
from luna.rules.vocabulary import PHASE_OVER, ROUNDS
from luna.text_boxes import (
    LINE,
    TextBoard,
    beside,
    boxed,
    crossing,
    edge,
    fit,
    joined,
    right,
    with_joints,
)

MAX_WIDTH = 100
MIN_BOXED_WIDTH = 80

# An order is shown by its letter and its colour; white is the terminal's own colour.
STYLE = {"yellow": "bold yellow", "red": "bold red", "blue": "bold bright_blue", "white": "bold"}
BOARD_STYLE = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green"}
FIGURE_STYLE = {"priestess": "bold magenta", "builder": "bold cyan", "apostate": "bold red"}
QUIET = "dim"

TO_ACT, OPEN = "▸", "›"
TOKEN, TURNED = "▮", "▯"
ZONES = {
    ZONE_APPROVED: ("green", "term-approved", "table-approved"),
    ZONE_BRIBABLE: ("magenta", "term-bribable", "table-bribable"),
    ZONE_FAR: (QUIET, "table-far"),
}
"""The style of a zone, and its name, the long form first."""

BRICK_COLUMNS = 8
"""From one Temple space to the next; every other row is shifted by half of it."""
INDENT = 2


def draw(
    setup: Setup, s: State, texts: Texts, width: int = MAX_WIDTH, compact: bool = False
) -> TextBoard:
    """Return the board for `width` columns; the compact one has no path, Temple, Council, legend.

    The position may be in the middle of a Journey or Tide.
    """
    if width < MIN_BOXED_WIDTH:
        return NarrowLayout(setup, s, texts, width).board(compact)
    return BoxedLayout(setup, s, texts, min(width, MAX_WIDTH)).board(compact)


def draw_english(setup: Setup, s: State) -> TextBoard:
    """Return the narrow board in English, for programs."""
    return draw(setup, s, Texts(), MIN_BOXED_WIDTH - 1)


class Layout(ABC):
    """The pieces of a position as text; a subclass arranges them."""

    def __init__(self, setup: Setup, s: State, texts: Texts, width: int) -> None:
        self.setup = setup
        self.s = s
        self.texts = texts
        self.width = width
        self.players = setup.players
        self.turn = None if s.phase == PHASE_OVER else setup.players[s.turn]
        self.running = s.round > 0 and self.turn is not None
        self.state: Document = document(setup, s)
        self.gains = gains(setup, s, round_scored(s))
        self.ahead = {each["round"]: each for each in rounds(s)}
        self.claims = {
            each["tile"]: each["novice"] for each in self.state["path"] if "tile" in each
        }
        """The tiles that are still on the path, each with the order of the novice on it."""
        self.open_tiles = {
            action.tile for action in plain_actions(s) if isinstance(action, (Promote, Sanctify))
        }

    def board(self, compact: bool) -> TextBoard:
        lines = [self.heading()]
        if not compact:
            lines += [*self.path(), *self.middle()]
        lines += [*self.isles(), *self.orders()]
        if not compact:
            lines += self.legend()
        return TextBoard(lines)

    @abstractmethod
    def path(self) -> list[Text]:
        """Return the path, which is the timetable too: in round r the Guard is at group 6 - r."""

    @abstractmethod
    def middle(self) -> list[Text]:
        """Return Temple and Council."""

    @abstractmethod
    def isles(self) -> list[Text]:
        """Return the ring of isles and the state of the round."""

    @abstractmethod
    def orders(self) -> list[Text]:
        """Return each order's influence, its gain if the round ended now, pieces and favors."""

    def heading(self) -> Text:
        texts, setup = self.texts, self.setup
        name = joined(("☾ LUNA", "bold"))
        mode = f" · {texts(f'mode-{setup.mode}')}"
        kinds = (f"{mode} · {texts(f'edition-{setup.edition}')}", mode, "")
        if self.turn is None:
            winner = self.players[ranking(self.s)[0]]
            end = joined(f"{texts('phase-over')} · 1. ", self.order(winner))
        else:
            end = joined((TO_ACT, "bold"), " ", self.order(self.turn))
        free = self.width - name.cell_len - end.cell_len - 2
        kind = next(each for each in kinds if len(each) <= max(free, 0))
        rule = "─" * (free - len(kind))
        return joined(name, (kind, QUIET), " ", (rule, LINE), " ", end)

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
        for sign, name in entries:
            entry = joined(" ", sign, " ", (name, QUIET), " ")
            if lines[-1].cell_len + entry.cell_len > self.width:
                lines.append(Text())
            lines[-1] += entry
        return lines

    def fitting(self, width: int, *keys: str) -> str:
        """Return the first of these messages that fits, or the last."""
        words = [self.texts(key) for key in keys]
        return next((word for word in words if len(word) <= width), words[-1])

    def letter(self, colour: str) -> Text:
        return Text(LETTER[colour], STYLE[colour])

    def order(self, colour: str) -> Text:
        return Text(f"{LETTER[colour]} {self.texts(f'order-{colour}')}", STYLE[colour])

    def term(self, name: str) -> str:
        """Return the plural of a term, or the term itself for texts that have no plural."""
        return self.texts.attribute(f"term-{name}", "plural") or ""

    def group_tiles(self, number: int) -> list[int]:
        size = len(self.players)
        return list(path_tiles(self.setup)[number * size : number * size + size])

    def milestone(self, number: int, room: int) -> tuple[Text, Text, Text]:
        """Return guard stone, round and zone of a stretch of the path."""
        texts, now = self.texts, self.s.round
        guard = guarded_stretch(now)
        stone = Text(f"[{self.setup.components.guards[number]}]")
        if number >= guard:
            stone = Text(f"{GUARD}{stone}", "bold") if number == guard else Text(" · ", QUIET)
        word = texts("term-round")
        word = f"{word} " if self.width == MAX_WIDTH else word[0].upper()
        style, *names = ZONES[int(zone_of(number, now))]
        zone = Text(self.fitting(room, *names), style)
        return stone, Text(f"{word}{ROUNDS - number}", QUIET), zone

    def figures_of_round(self, number: int) -> list[Text]:
        """Return where Priestess, Builder and Apostate are in a round, as far as that is known."""
        ahead, now = self.ahead.get(number), max(int(self.s.round), 1)
        lines = [
            figure_at(figure, str(ahead[figure])) if ahead else Text()
            for figure in ("priestess", "builder")
        ]
        if number == now:
            isles = self.state["isles"]
            isle = next(str(each["name"]) for each in isles if "apostate" in each["figures"])
            return [*lines, figure_at("apostate", isle)]
        if ahead and number == now + 1:
            return [*lines, figure_at("apostate", f"{ahead['apostate']}?")]
        return [*lines, Text()]

    def space(self, tile: int, style: str) -> Text:
        """Return a Temple space: number, novice, Book, `z` for a lying novice."""
        there = self.state["temple"].get(str(tile))
        if there is None:
            return fit(f" {tile:>2}", BRICK_COLUMNS - 1, style=f"dim {style}")
        novice = there["novice"]
        owner = self.letter(novice) if novice else Text(EMPTY, QUIET)
        book = BOOK if there["book"] else ""
        lying = LYING if there["lying"] else ""
        return fit(joined((f" {tile:>2} ", "bold"), owner, book, lying), BRICK_COLUMNS - 1)

    def isle_figures(self, isle: Isle) -> Text:
        return joined(*((FIGURE[figure], FIGURE_STYLE[figure]) for figure in isle["figures"]))

    def isle_favors(self, isle: Isle) -> Text:
        taken = sum(isle["name"] in each["favors"] for each in self.state["players"].values())
        return joined(FAVOR * isle["favors"], (NO_FAVOR * taken, QUIET))

    def figure_gains(self, colour: str, isle: Isle) -> Text:
        """Return what Priestess and Apostate give an order here if the round ends now."""
        text = Text()
        for figure in ("priestess", "apostate"):
            gain = self.gains[colour].get(figure, 0)
            if figure in isle["figures"] and gain and self.running:
                text += Text(f"{gain:+}", "green" if gain > 0 else "red")
        return text

    def round_gain(self, colour: str) -> Text:
        gain = self.gains[colour]["total"]
        return Text(f"{gain:+}" if self.running else "", "green" if gain >= 0 else "red")

    def turn_mark(self, colour: str) -> tuple[str, str]:
        return (f"{TO_ACT} " if colour == self.turn else "  ", "bold")

    def round_title(self) -> str:
        return f"{capital(self.texts('term-round'))} {self.state['round']}/{ROUNDS}"


class NarrowLayout(Layout):
    """Text without boxes; lines break between pieces, never within one."""

    def headline(self, title: str | Text) -> Text:
        line = joined(title, " ")
        return joined(line, ("─" * max(0, self.width - line.cell_len), LINE))

    def flow(self, parts: Iterable[Text]) -> list[Text]:
        """Return the parts in a row; further lines are indented."""
        lines: list[Text] = []
        for part in parts:
            if lines and lines[-1].cell_len + 1 + part.cell_len <= self.width:
                lines[-1] += joined(" ", part)
            else:
                lines.append(joined(" " * INDENT if lines else "", part))
        return lines

    def path(self) -> list[Text]:
        lines = [self.headline(self.texts("term-gate"))]
        for number in range(ROUNDS):
            tiles = [self.tile(at) for at in self.group_tiles(number) if at in self.claims]
            figures = [each for each in self.figures_of_round(ROUNDS - number) if each]
            lines += self.flow([*self.milestone(number, self.width), *tiles, *figures])
        waiting = [
            joined(self.letter(colour), f" {self.state['players'][colour]['stage']}{ACTIVE}")
            for colour in self.players
            if self.state["players"][colour]["stage"]
        ]
        stage = Text(f"{self.texts('term-landing-stage')}:", QUIET)
        return lines + self.flow([stage, *waiting]) if waiting else lines

    def tile(self, number: int) -> Text:
        isle = self.setup.components.symbols[number]
        mark, style = (OPEN, "bold") if number in self.open_tiles else ("", "")
        owner = self.claims[number]
        claimed = joined(" ", self.letter(owner)) if owner else ""
        return joined((f"{mark}{number} {isle}", style), claimed)

    def middle(self) -> list[Text]:
        texts, setup = self.texts, self.setup
        lines = [self.headline(texts("term-temple"))]
        for colour in setup.boards:
            style = BOARD_STYLE[colour]
            spaces = (self.space(tile, style) for tile in setup.components.boards[colour])
            name = Text(f"{texts(f'board-{colour}')}:", style)
            lines += self.flow([name, *map(without_blanks, spaces)])
        lines.append(self.headline(texts("term-council")))
        seats = zip(setup.components.council, self.state["council"], strict=True)
        lines += self.flow(
            joined((f"{value}:" if stack else f"{value}", QUIET), *map(self.letter, stack))
            for value, stack in seats
        )
        return lines

    def isles(self) -> list[Text]:
        lines: list[Text] = []
        for number, isle in enumerate(self.state["isles"], 1):
            name = joined((f"{number} ", QUIET), (isle["name"], "bold"))
            title = joined(name, " ", self.isle_favors(isle), " ", self.isle_figures(isle))
            lines.append(self.headline(title))
            pieces = [each for each in (self.pieces(c, isle) for c in self.players) if each]
            lines += self.flow([Text(" "), *pieces]) if pieces else []
        return [*lines, *self.round_lines()]

    def pieces(self, colour: str, isle: Isle) -> Text:
        active, inactive = isle["novices"][colour]
        shrine = SHRINE if colour in isle["shrines"] else ""
        if not (active or inactive or shrine):
            return Text()
        pieces = f"{LETTER[colour]} {active}{ACTIVE} {inactive}{INACTIVE}{shrine}"
        gain = self.figure_gains(colour, isle)
        return joined((pieces, STYLE[colour]), " " if gain else "", gain)

    def round_lines(self) -> list[Text]:
        texts, state = self.texts, self.state
        parts = [Text(texts(f"phase-{state['phase']}"))]
        if state["time"] is not None:
            parts.append(Text(time_tokens(self.s), "bold yellow"))
        parts.append(joined((f"{texts('term-start-player')} ", QUIET), self.letter(state["start"])))
        parts.append(Text(f"{GUARD}{state['guard']}"))
        return [self.headline(self.round_title()), *self.flow(parts)]

    def orders(self) -> list[Text]:
        lines = [self.headline(capital(self.term("order")))]
        for colour in self.players:
            player = self.state["players"][colour]
            parts = [
                joined(self.turn_mark(colour), self.order(colour)),
                Text(f"{player['influence']}", "bold"),
                self.round_gain(colour),
                Text(f"{self.texts('term-supply')} {player['supply']}", QUIET),
                Text(f"{self.term('shrine')} {player['shrines']}", QUIET),
                Text(f"{self.texts('table-stage')} {player['stage']}", QUIET),
                *(Text(favor) for favor in player["favors"]),
            ]
            lines += self.flow(part for part in parts if part)
        return lines


class BoxedLayout(Layout):
    """Boxes side by side."""

    def path(self) -> list[Text]:
        inner, spare = divmod(self.width - ROUNDS - 1, ROUNDS)
        widths = [inner + (at < spare) for at in range(ROUNDS)]
        columns = [self.group(at, width) for at, width in enumerate(widths)]
        side = ("│", LINE)
        rows = [
            joined(side, *(part for cell in cells for part in (cell, side)))
            for cells in zip(*columns, strict=True)
        ]
        waiting = joined(self.texts("term-landing-stage"))
        for colour in self.players:
            number = self.state["players"][colour]["stage"]
            if number:
                waiting += joined(" ", self.letter(colour), pile(ACTIVE, number, 4))
        joints = [sum(widths[:at]) + at for at in range(1, ROUNDS)]
        head = edge("╭", "╮", self.width, self.texts("term-gate"), waiting)
        foot = edge("╰", "╯", self.width)
        return [with_joints(head, joints, "┬"), *rows, with_joints(foot, joints, "┴")]

    def group(self, number: int, width: int) -> list[Text]:
        """Return a stretch of the path: guard stone, tiles, and the figures of its round."""
        stone, at_round, zone = self.milestone(number, width - 2)
        lines = [
            joined(" ", stone, fit(at_round, width - 2 - stone.cell_len, "right")),
            joined(" ", fit(zone, min(zone.cell_len, width - 2))),
            *(self.slot(tile) for tile in self.group_tiles(number)),
            *(joined(" ", line) for line in self.figures_of_round(ROUNDS - number)),
        ]
        return [fit(line, width) for line in lines]

    def slot(self, tile: int) -> Text:
        """Return a place on the path: its tile with symbol and claim, or a dot once it is taken."""
        if tile not in self.claims:
            return Text("  ·", QUIET)
        isle = self.setup.components.symbols[tile]
        wide = self.width == MAX_WIDTH
        mark = (OPEN if tile in self.open_tiles else " ") * wide
        style = "bold" if tile in self.open_tiles else ""
        owner = self.claims[tile]
        novice = self.letter(owner) if owner else Text()
        return joined((f"{mark}{tile:>2} {isle:<8}", style), " " * wide, novice)

    def middle(self) -> list[Text]:
        values = self.setup.components.council
        width = max(27, sum(len(str(value)) + 1 for value in values) + 3)
        if self.width < MAX_WIDTH:
            return [*self.temple(self.width), *self.council(self.width, len(self.players) + 1)]
        height = 2 * len(self.players) + 1
        return beside(self.temple(self.width - width), self.council(width, height))

    def temple(self, width: int) -> list[Text]:
        """Return the boards from the Gate down as rows of bricks: neighbours touch."""
        rows = [self.setup.components.boards[colour] for colour in self.setup.boards]
        wall = BRICK_COLUMNS * len(rows[0]) + BRICK_COLUMNS // 2 + 1
        gutter = min(width - 2 - wall - 1, 9)
        lines = []
        for at, (colour, tiles) in enumerate(zip(self.setup.boards, rows, strict=True)):
            lines.append(joined(" " * gutter, self.course(at - 1, at)))
            style = BOARD_STYLE[colour]
            row = joined(" " * (BRICK_COLUMNS // 2 * (at % 2)), ("│", LINE))
            for tile in tiles:
                row += joined(self.space(tile, style), ("│", LINE))
            name = fit(f" {self.texts(f'board-{colour}')}", gutter, style=style)
            lines.append(joined(name, row))
        lines.append(joined(" " * gutter, self.course(len(rows) - 1, len(rows))))
        return boxed(lines, width, self.texts("term-temple"))

    def course(self, above: int, below: int) -> Text:
        """Return the line between two rows of bricks, or over the first, or under the last."""
        rows = self.setup.boards
        length = len(self.setup.components.boards[rows[0]])
        joints = [
            {BRICK_COLUMNS * at + BRICK_COLUMNS // 2 * (row % 2) for at in range(length + 1)}
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
        """Return every seat with its value and its stack growing upwards."""
        seats = self.state["council"]
        values = self.setup.components.council
        lines = []
        for level in reversed(range(height - 1)):
            line = Text()
            for value, stack in zip(values, seats, strict=True):
                cell = self.letter(stack[level]) if level < len(stack) else Text()
                line += fit(cell, len(str(value)) + 1, "right")
            lines.append(line)
        lines.append(joined(*((f" {value}", QUIET) for value in values)))
        return boxed(lines, width, self.fitting(width - 6, "term-council", "web-council"))

    def isles(self) -> list[Text]:
        """Return the ring as four isles to the right, then three back beside the round."""
        width = self.width // 4
        cards = [
            self.isle(at, isle, width, arrow)
            for at, (isle, arrow) in enumerate(zip(self.state["isles"], "→→→↓←←↑", strict=True))
        ]
        return [*beside(*cards[:4]), *beside(self.round_card(width), *reversed(cards[4:]))]

    def isle(self, at: int, isle: Isle, width: int, arrow: str) -> list[Text]:
        figures = self.isle_figures(isle)
        room = width - 5 - figures.cell_len
        favor = "action-book" if isle["name"] == "book" else f"favor-{isle['name']}"
        name = self.fitting(room, f"isle-{isle['name']}", favor)
        body = [
            joined(" ", fit(name, room, style=QUIET), " ", figures),
            *(self.pieces(colour, isle, width - 4) for colour in self.players),
        ]
        number = f"{at + 1} " if self.width == MAX_WIDTH else ""
        title = joined((number, QUIET), (isle["name"], "bold"))
        foot = edge("╰", "╯", width, "" if arrow in "→↓" else arrow, arrow if arrow in "→↓" else "")
        return boxed(body, width, title, self.isle_favors(isle), foot)

    def pieces(self, colour: str, isle: Isle, width: int) -> Text:
        """Return active and inactive novices, the shrine, and what the figures give or take."""
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
            fit(self.figure_gains(colour, isle), 5, "right"),
        )

    def round_card(self, width: int) -> list[Text]:
        """Return phase, Time tokens, start player and the Guard's value, as far as they fit."""
        state, room = self.state, width - 4
        phase = state["phase"]
        names = [f"phase-{phase}", f"table-short-{phase}"]
        keys = names if phase in ("preliminary", "tire") else names[:1]
        entries = [(keys, Text())]
        if state["time"] is not None:
            tokens = Text(time_tokens(self.s), "bold yellow")
            entries.append((["term-time-token", "table-short-time"], tokens))
        start = self.letter(state["start"])
        entries.append((["term-start-player", "table-short-start"], start))
        guard = Text(f"{GUARD}{state['guard']}")
        entries.append((["term-guard-tile", "table-short-guard"], guard))
        lines = []
        for at, (keys, value) in enumerate(entries):
            free = room - value.cell_len - bool(value)
            label = fit(self.fitting(free, *keys), free, style=QUIET if at else "")
            lines.append(joined(" ", label, " ", value))
        return boxed([*lines, Text(), Text()][: len(self.players) + 1], width, self.round_title())

    def orders(self) -> list[Text]:
        texts = self.texts
        favors = {each: " ".join(self.state["players"][each]["favors"]) for each in self.players}
        heads = [
            "",
            texts("term-influence"),
            texts("table-now"),
            texts("term-supply"),
            self.term("shrine"),
            texts("table-stage"),
        ]
        names = {colour: self.order(colour) for colour in self.players}
        widths, gap = [13, *(len(head) + 2 for head in heads[1:])], "  "
        if sum(widths) + 4 + max(map(len, favors.values())) > self.width:
            short = ("influence", "now", "supply", "shrines", "stage")
            heads[1:] = [texts(f"table-short-{each}") for each in short]
            names = {colour: self.letter(colour) for colour in self.players}
            widths, gap = [5, *(len(head) + 1 for head in heads[1:])], " "
        cells = (right(head, width, QUIET) for head, width in zip(heads, widths, strict=True))
        lines = [joined(*cells, (f"{gap}{self.term('favor')}", QUIET))]
        for colour in self.players:
            player = self.state["players"][colour]
            numbers = (
                Text(str(player["influence"]), "bold"),
                self.round_gain(colour),
                *(Text(str(player[each] or "·")) for each in ("supply", "shrines", "stage")),
            )
            cells = (right(number, at) for number, at in zip(numbers, widths[1:], strict=True))
            name = fit(names[colour], widths[0] - 2)
            lines.append(joined(self.turn_mark(colour), name, *cells, gap, favors[colour]))
        return boxed(lines, self.width, capital(self.term("order")))


def figure_at(figure: str, isle: str) -> Text:
    return joined((FIGURE[figure], FIGURE_STYLE[figure]), f" {isle}")


def time_tokens(s: State) -> str:
    """Return the Time tokens still to be turned, then the turned ones."""
    return TOKEN * int(s.time) + TURNED * (int(s.layout.time_tokens) - int(s.time))


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def pile(sign: str, number: int, width: int) -> str:
    """Return pieces one by one, or their number if they do not fit."""
    return sign * number if number <= width else f"{number}{sign}"


def without_blanks(text: Text) -> Text:
    plain = text.plain
    return text[len(plain) - len(plain.lstrip()) : len(plain.rstrip())]
