"""The setup of a game, drawn from a seed or read from a record, and the first position."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from luna.rules.components import Components, standard
from luna.rules.layout import Layout, LayoutFields
from luna.rules.preliminary import take_first_favors
from luna.rules.refusals import Refused, refusal
from luna.rules.rounds import start_round
from luna.rules.solo import OPPONENT, YOU
from luna.rules.state import State, new_state
from luna.rules.verbs import Verb
from luna.rules.vocabulary import (
    BOARDS,
    COLOURS,
    ISLE_NAMES,
    ISLES,
    MODES,
    TILES,
)

FIGURES = ("priestess", "builder", "apostate")


@dataclass(frozen=True)
class Edition:
    """The differences between the printings of the rulebook."""

    name: str
    book_points: int
    """Points of a Book action."""
    first_book_bonus: int
    """Extra points of the first Book action of a round, with two players."""
    book_lies_down: bool
    """The receiving novice lies down, and keeps its Book, until the round ends."""
    book_scores: int
    """Points of an own Book in every Scoring Phase."""
    infiltration: bool
    solo_opponent_book: bool
    """In solo the opponent's first novice has a Book."""


CLASSIC: Final = Edition("classic", 1, 1, False, 0, False, False)
REVISED: Final = Edition("revised", 0, 0, True, 1, True, False)
BRAZILIAN: Final = Edition("brazilian", 1, 1, False, 0, False, True)

EDITION_BY_NAME: Final = {edition.name: edition for edition in (CLASSIC, REVISED, BRAZILIAN)}


def editions_of(verb: Verb) -> tuple[str, ...]:
    """Return the names of the editions that have an action."""
    every = EDITION_BY_NAME.values()
    return tuple(e.name for e in every if not verb.switch or getattr(e, verb.switch))


@dataclass(frozen=True)
class Setup:
    """All choices and draws that come before the first action.

    Checked when made: a faulty one raises `Refused` with the rule it breaks. In solo `players` and
    `first` name yourself, then the virtual opponent, who counts as start player.
    """

    players: tuple[str, ...]
    start: str
    boards: tuple[str, ...]
    first: tuple[int, ...]
    isles: tuple[str, ...]
    priestess: str
    builder: str
    apostate: str
    edition: str = "classic"
    mode: str = "standard"
    seed: int | str | None = None
    """The seed of the draws as the record has it; only for information."""
    components: Components = field(default_factory=standard, repr=False)

    def __post_init__(self) -> None:
        check_names(self)
        check_draws(self)
        check_figures(self)

    @property
    def solo_level(self) -> int:
        return solo_level(self.mode)


def solo_level(mode: str) -> int:
    """1-3 for the solo modes, else 0."""
    return int(mode.removeprefix("solo")) if mode in MODES and mode.startswith("solo") else 0


def check_names(setup: Setup) -> None:
    n = len(setup.players)
    if setup.edition not in EDITION_BY_NAME:
        raise Refused(refusal("PARSE", "unknown-edition", field="edition", word=setup.edition))
    if setup.mode not in MODES:
        raise Refused(refusal("PARSE", "unknown-mode", field="mode", word=setup.mode))
    for colour in setup.players:
        if colour not in COLOURS:
            raise Refused(refusal("PARSE", "unknown-colour", field="players", word=colour))
    if len(set(setup.players)) != n:
        raise Refused(refusal("PARSE", "colour-twice", field="players"))
    if setup.solo_level and n != 2:
        raise Refused(refusal("O-SETUP", "solo-players", field="players"))
    if not 2 <= n <= len(COLOURS):
        raise Refused(refusal("PARSE", "players-count", field="players", number=n))
    if setup.start not in setup.players:
        raise Refused(refusal("S-START", "start-not-playing", field="start", word=setup.start))
    if setup.solo_level and setup.start != setup.players[OPPONENT]:
        raise Refused(refusal("O-SETUP", "solo-start", field="start"))


def check_draws(setup: Setup) -> None:
    n = len(setup.players)
    if (
        len(setup.boards) != n
        or len(set(setup.boards)) != n
        or not set(setup.boards) <= set(BOARDS)
    ):
        raise Refused(refusal("S-BOARDS", "boards", field="boards", number=n))
    dealt = first_tiles(setup.components, setup.boards)
    if sorted(setup.first) != dealt:
        tiles = " ".join(map(str, dealt))
        raise Refused(refusal("S-FIRST", "first-tiles", field="first", number=n, tiles=tiles))
    if sorted(setup.isles) != sorted(ISLE_NAMES):
        raise Refused(refusal("S-ISLES", "isles", field="isles"))


def check_figures(setup: Setup) -> None:
    for figure in FIGURES:
        isle = getattr(setup, figure)
        if isle not in ISLE_NAMES:
            raise Refused(refusal("S-FIGURES", "figure-isle", field=figure, word=isle))
    if setup.solo_level == 3 and setup.priestess != setup.builder:
        raise Refused(refusal("O-SETUP", "solo3-figures", field="builder"))
    if setup.mode == "preselected":
        if setup.isles != setup.components.order:
            raise Refused(refusal("S-ISLES", "preselected-isles", field="isles"))
        for figure in FIGURES:
            if getattr(setup, figure) != setup.components.preset_figures[figure]:
                raise Refused(refusal("S-FIGURES", "preselected-figures", field=figure))


def first_tiles(components: Components, boards: Sequence[str]) -> list[int]:
    """S-FIRST: the tiles 1-4 on the given boards."""
    return sorted(t for colour in boards for t in components.boards[colour] if t <= len(BOARDS))


def draw_setup(
    seed: int,
    players: Sequence[str] = ("yellow", "red"),
    mode: str = "standard",
    edition: str = "classic",
    figures: Sequence[str] | None = None,
    components: Components | None = None,
) -> Setup:
    """S-START, S-BOARDS, S-FIRST, S-ISLES, S-FIGURES: draw a setup from a seed.

    `figures` names the isles of Priestess, Builder and Apostate if they are chosen. The draws
    are always made in the same order, so that one option does not change the others' draws.
    """
    printed = components or standard()
    from random import Random  # takes some milliseconds to load

    random = Random(seed)
    boards = tuple(random.sample(BOARDS, len(BOARDS))[: len(players)])
    first = first_tiles(printed, boards)
    random.shuffle(first)
    start = random.choice(tuple(players)) if players else ""
    isles = tuple(random.sample(ISLE_NAMES, ISLES))
    drawn = tuple(random.choice(ISLE_NAMES) for _ in FIGURES)
    if figures is not None:
        if mode == "preselected":
            raise Refused(refusal("S-FIGURES", "preselected-figures", field="figures"))
        if len(figures) != len(FIGURES):
            raise Refused(
                refusal("S-FIGURES", "figures-count", field="figures", number=len(figures))
            )
        drawn = tuple(figures)
    elif solo_level(mode) == 3:
        drawn = (drawn[0], drawn[0], drawn[2])
    if mode == "preselected":
        isles = printed.order
        drawn = tuple(printed.preset_figures[figure] for figure in FIGURES)
    if solo_level(mode) and len(players) == 2:
        start = players[OPPONENT]
    return Setup(
        tuple(players),
        start,
        boards,
        tuple(first),
        isles,
        drawn[0],
        drawn[1],
        drawn[2],
        edition,
        mode,
        seed,
        printed,
    )


def make_layout(setup: Setup) -> Layout:
    """Return the layout that a setup describes."""
    printed = setup.components
    edition: Edition = EDITION_BY_NAME[setup.edition]
    n = len(setup.players)
    symbol = [-1] * (TILES + 1)
    for colour in setup.boards:
        for tile in printed.boards[colour]:
            symbol[tile] = ISLE_NAMES.index(printed.symbols[tile])
    group = [-1] * (TILES + 1)
    for at, tile in enumerate(path_tiles(setup)):
        group[tile] = at // n
    priestess = printed.priestess[n]
    below = lower_neighbours(tuple(printed.boards[colour] for colour in setup.boards))
    fields: LayoutFields = {
        "key": f"{setup.edition} {setup.mode} {printed.digest} {setup.players} {setup.boards} "
        f"{setup.isles}",
        "players": n,
        "solo": setup.solo_level,
        "ring": [ISLE_NAMES.index(isle) for isle in setup.isles],
        "symbol": symbol,
        "group": group,
        "below": list(below),
        "guards": list(printed.guards),
        "priestess_value": priestess.value,
        "priestess_places": list(priestess.places),
        "builder_value": printed.builder,
        "council_values": list(printed.council),
        "time_tokens": printed.time_tokens[n],
        "novices": printed.novices,
        "shrines": printed.shrines,
        "book_points": edition.book_points,
        "first_book_bonus": edition.first_book_bonus if n == 2 else 0,
        "book_lies_down": int(edition.book_lies_down),
        "book_scores": edition.book_scores,
        "infiltration": int(edition.infiltration),
    }
    return Layout(fields)


def path_tiles(setup: Setup) -> list[int]:
    """S-PATH: the tiles not dealt, highest first, from the Gate to the Landing stage."""
    tiles = [tile for colour in setup.boards for tile in setup.components.boards[colour]]
    return sorted((tile for tile in tiles if tile not in setup.first), reverse=True)


@cache
def lower_neighbours(columns: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return the set of lower tiles around each tile; odd columns are half a hexagon lower."""
    below = [0] * (TILES + 1)
    for c, column in enumerate(columns):
        for r, tile in enumerate(column):
            beside = (r, r + 1) if c % 2 else (r - 1, r)
            spaces = [(c, r - 1), (c, r + 1), *((c + d, at) for d in (-1, 1) for at in beside)]
            for x, y in spaces:
                if 0 <= x < len(columns) and 0 <= y < len(column):
                    other = columns[x][y]
                    if other < tile:
                        below[tile] |= 1 << other
    return tuple(below)


def first_state(setup: Setup, layout: Layout | None = None) -> State:
    """Return the position before the first action."""
    s = empty_state(setup, layout or make_layout(setup))
    for seat, tile in enumerate(setup.first):  # S-FIRST
        s.serving[seat] = 1 << tile
        s.books |= 1 << tile
        s.supply[seat] -= 1
    if setup.solo_level:
        place_opponent(setup, s)
    if setup.mode == "preselected":
        place_preset(setup, s)
        start_round(s)
    return s


def empty_state(setup: Setup, layout: Layout) -> State:
    """S-START, S-TIME, S-COUNCIL, S-FAVORS: the state that every game begins with."""
    printed = setup.components
    n = len(setup.players)
    start = setup.players.index(setup.start)
    unclaimed = 0
    for tile in path_tiles(setup):
        unclaimed |= 1 << tile
    return new_state(
        layout,
        turn=YOU if setup.solo_level else start,
        start=start,
        figures=[ISLE_NAMES.index(getattr(setup, figure)) for figure in FIGURES],
        unclaimed=unclaimed,
        stock=1 if setup.solo_level else n,
        council=[(seat - start) % n for seat in range(n)],
        influence=printed.influence,
    )


def place_opponent(setup: Setup, s: State) -> None:
    """O-PRELIM: two novices on every isle, one and a shrine on the Builder's; one serves."""
    for isle in range(ISLES):
        s.active[OPPONENT * ISLES + isle] = 2
    s.active[OPPONENT * ISLES + int(s.builder)] = 1
    s.shrines[OPPONENT] = 1 << int(s.builder)
    tile = setup.first[OPPONENT]
    s.active[OPPONENT * ISLES + int(s.layout.symbol[tile])] -= 1
    s.supply[OPPONENT] = 0
    if not EDITION_BY_NAME[setup.edition].solo_opponent_book:
        s.books &= ~(1 << tile)


def place_preset(setup: Setup, s: State) -> None:
    """S-PRESET: the pieces of each colour as printed, then the favors of the isles left."""
    for seat, colour in enumerate(setup.players):
        preset = setup.components.presets[colour]
        s.shrines[seat] = 1 << ISLE_NAMES.index(preset.shrine)
        for isle in preset.pairs:
            s.active[seat * ISLES + ISLE_NAMES.index(isle)] = 2
            s.supply[seat] -= 2
        take_first_favors(s, seat)
