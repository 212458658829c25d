"""What every picture of a position shares: its facts, its pieces and the colors they have."""

from abc import ABC, abstractmethod

from rich.text import Text

from luna.analysis.forecast import gains, round_scored, rounds
from luna.cli.canvas import LINE, Picture, fit, joined
from luna.game import Game
from luna.locale import Texts
from luna.record import document
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
    SHRINE,
)
from luna.rules.actions import Promote, Sanctify
from luna.rules.layout import ZONE_APPROVED, ZONE_BRIBABLE, ZONE_FAR, guarded_stretch, zone_of
from luna.rules.legal_actions import plain_actions
from luna.rules.setup import FIGURES, path_tiles
from luna.rules.vocabulary import ROUNDS

WIDEST = 100

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


class PositionPicture(ABC):
    """One position on its way to a picture; how it is laid out depends on the width."""

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

    @abstractmethod
    def path(self) -> list[Text]:
        """The path, which is the timetable too: the Guard of round r stands at group 6 - r."""

    @abstractmethod
    def middle(self) -> list[Text]:
        """Temple and Council."""

    @abstractmethod
    def isles(self) -> list[Text]:
        """The ring, and the state of the round."""

    @abstractmethod
    def orders(self) -> list[Text]:
        """Influence, what the round would bring if it ended now, pieces left, and favors."""

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

    # The path

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

    # Temple, isles and players

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


def candles(game: Game) -> str:
    """The Time tokens still to be turned, then those that are."""
    left = int(game.state.time)
    return TOKEN * left + TURNED * (int(game.state.layout.time_tokens) - left)


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]
