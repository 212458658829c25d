"""The scores as a table: influence by source, and what the ends of round and game would bring."""

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from luna.analysis.forecast import gains, game_scored, round_scored
from luna.cli.canvas import LINE
from luna.cli.position_picture import QUIET, STYLE
from luna.game import Game
from luna.locale import Texts
from luna.record.shape import Gains
from luna.record.signs import LETTER
from luna.rules.vocabulary import SOURCE_NAMES


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
