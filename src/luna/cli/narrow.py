"""The table for terminals of less than 80 columns: the same facts, line after line."""

from collections.abc import Iterable

from rich.text import Text

from luna.cli.canvas import LINE, joined
from luna.cli.position_picture import (
    BOARD_STYLE,
    OPEN,
    QUIET,
    STYLE,
    TO_ACT,
    PositionPicture,
    candles,
    capital,
)
from luna.record.shape import Isle
from luna.record.signs import ACTIVE, FAVOR, GUARD, INACTIVE, LETTER, NO_FAVOR, SHRINE
from luna.rules.vocabulary import ROUNDS

INDENT = 2


class NarrowPicture(PositionPicture):
    """A position without boxes; lines break between pieces, never within one."""

    def headline(self, title: str | Text) -> Text:
        line = joined(title, " ")
        return joined(line, ("─" * max(0, self.width - line.cell_len), LINE))

    def flow(self, parts: Iterable[Text]) -> list[Text]:
        """Pieces in a row, going on in the next line with an indent."""
        lines: list[Text] = []
        for part in parts:
            if lines and lines[-1].cell_len + 1 + part.cell_len <= self.width:
                lines[-1] += joined(" ", part)
            else:
                lines.append(joined(" " * INDENT if lines else "", part))
        return lines

    def path(self) -> list[Text]:
        """The path group by group, with the figures of its round."""
        lines = [self.headline(self.texts("term-gate"))]
        claims = self.claims()
        for number in range(ROUNDS):
            tiles = [self.tile(at, claims[at]) for at in self.group_tiles(number) if at in claims]
            figures = [each for each in self.figures_of_round(ROUNDS - number) if each]
            lines += self.flow([*self.milestone(number), *tiles, *figures])
        waiting = [
            joined(self.letter(colour), f" {self.state['players'][colour]['stage']}{ACTIVE}")
            for colour in self.players
            if self.state["players"][colour]["stage"]
        ]
        stage = Text(f"{self.texts('term-landing-stage')}:", QUIET)
        return lines + self.flow([stage, *waiting]) if waiting else lines

    def tile(self, number: int, owner: str | None) -> Text:
        isle = self.game.setup.components.symbols[number]
        style = "bold" if number in self.open_tiles else ""
        mark = OPEN if number in self.open_tiles else ""
        claimed = joined(" ", self.letter(owner)) if owner else Text()
        return joined((f"{mark}{number} {isle}", style), claimed)

    def middle(self) -> list[Text]:
        """Temple boards and Council seats."""
        texts, setup = self.texts, self.game.setup
        lines = [self.headline(texts("term-temple"))]
        for colour in setup.boards:
            style = BOARD_STYLE[colour]
            spaces = (self.space(tile, style) for tile in setup.components.boards[colour])
            lines += self.flow([Text(f"{texts(f'board-{colour}')}:", style), *map(trimmed, spaces)])
        lines.append(self.headline(texts("term-council")))
        seats = zip(setup.components.council, self.state["council"], strict=True)
        lines += self.flow(
            joined((f"{value}:" if stack else f"{value}", QUIET), *map(self.letter, stack))
            for value, stack in seats
        )
        return lines

    def isles(self) -> list[Text]:
        """The ring, an isle after another, then the state of the round."""
        lines: list[Text] = []
        for number, isle in enumerate(self.state["isles"], 1):
            held = sum(isle["name"] in each["favors"] for each in self.state["players"].values())
            favors = joined(FAVOR * isle["favors"], (NO_FAVOR * held, QUIET))
            name = joined((f"{number} ", QUIET), (isle["name"], "bold"), " ", favors, " ")
            lines.append(self.headline(joined(name, self.figures(isle))))
            there = [each for each in (self.crowd(c, isle) for c in self.players) if each]
            lines += self.flow([Text(" "), *there]) if there else []
        return [*lines, *self.round_lines()]

    def crowd(self, colour: str, isle: Isle) -> Text:
        """The pieces of an order on an isle."""
        active, inactive = isle["novices"][colour]
        shrine = SHRINE if colour in isle["shrines"] else ""
        if not (active or inactive or shrine):
            return Text()
        pieces = f" {active}{ACTIVE} {inactive}{INACTIVE}{shrine}"
        gain = self.figures_give(colour, isle)
        return joined((LETTER[colour] + pieces, STYLE[colour]), " " if gain else "", gain)

    def round_lines(self) -> list[Text]:
        texts, state = self.texts, self.state
        title = f"{capital(texts('term-round'))} {state['round']}/{ROUNDS}"
        parts = [Text(texts(f"phase-{state['phase']}"))]
        if state["time"] is not None:
            parts.append(Text(candles(self.game), "bold yellow"))
        parts.append(joined((f"{texts('term-start-player')} ", QUIET), self.letter(state["start"])))
        parts.append(Text(f"{GUARD}{state['guard']}"))
        return [self.headline(title), *self.flow(parts)]

    def orders(self) -> list[Text]:
        """Each order with its influence, pieces and favors."""
        texts = self.texts
        lines = [self.headline(capital(texts.attribute("term-order", "plural") or ""))]
        shrines = texts.attribute("term-shrine", "plural") or ""
        for colour in self.players:
            player = self.state["players"][colour]
            gain = self.gains[colour]["total"]
            mark = (f"{TO_ACT} " if colour == self.game.turn else "  ", "bold")
            parts = [
                joined(mark, self.order(colour)),
                Text(f"{player['influence']}", "bold"),
                Text(f"{gain:+}" if self.running else "", "green" if gain >= 0 else "red"),
                Text(f"{texts('term-supply')} {player['supply']}", QUIET),
                Text(f"{shrines} {player['shrines']}", QUIET),
                Text(f"{texts('table-stage')} {player['stage']}", QUIET),
                *(Text(favor) for favor in player["favors"]),
            ]
            lines += self.flow(part for part in parts if part)
        return lines


def trimmed(text: Text) -> Text:
    """Without the blanks around it."""
    plain = text.plain
    return text[len(plain) - len(plain.lstrip()) : len(plain.rstrip())]
