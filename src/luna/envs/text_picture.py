"""A position as a picture of text, for the environments' `render`.

The terminal's table (`luna.cli`) is drawn for people: between two actions, in their language. This
one shows a bare `State`, in the middle of a Journey as well; both have the signs of `record.signs`.
"""

from luna.record.signs import (
    ACTIVE,
    BOOK,
    FAVOR,
    FIGURE,
    GUARD,
    INACTIVE,
    LETTER,
    SHRINE,
)
from luna.rules.council import height_of, seat_of
from luna.rules.layout import guarded_stretch
from luna.rules.scoring import ranking
from luna.rules.state import State
from luna.rules.vocabulary import COLOURS, ISLE_NAMES, ISLES, PHASE_OVER, ROUNDS, TILES

STYLE = {"yellow": "1;33", "red": "1;31", "blue": "1;94", "white": "1"}


def draw(s: State, colours: bool = True) -> str:
    """The table: isles clockwise, the path, Temple and Council, and what each order has."""
    lines = [heading(s, colours), "", *isles(s, colours), "", *path(s, colours), ""]
    return "\n".join([*lines, temple(s, colours), council(s, colours), "", *orders(s, colours)])


def letter(seat: int, colours: bool) -> str:
    """An order by the first letter of its colour, in its colour."""
    name = COLOURS[seat]
    sign = LETTER[name]
    return f"\x1b[{STYLE[name]}m{sign}\x1b[0m" if colours else sign


def heading(s: State, colours: bool) -> str:
    if s.phase == PHASE_OVER:
        return f"☾ LUNA · over · 1. {letter(ranking(s)[0], colours)}"
    when = f"round {s.round} of {ROUNDS}" if s.round else "Preliminary Round"
    time = "" if s.layout.solo else f" · time {'▮' * s.time}{'▯' * (s.layout.time_tokens - s.time)}"
    return f"☾ LUNA · {when}{time} · ▸ {letter(int(s.turn), colours)}"


def isles(s: State, colours: bool) -> list[str]:
    return [isle(s, number, colours) for number in s.layout.ring]


def isle(s: State, number: int, colours: bool) -> str:
    figures = "".join(sign for name, sign in FIGURE.items() if getattr(s, name) == number)
    cells = []
    for seat in range(int(s.layout.players)):
        at = seat * ISLES + number
        pieces = SHRINE if s.shrines[seat] >> number & 1 else ""
        pieces += ACTIVE * s.active[at] + INACTIVE * s.inactive[at]
        if pieces:
            cells.append(f"{letter(seat, colours)} {pieces}")
    favors = FAVOR * s.stock[number]
    return f"  {ISLE_NAMES[number]:<9}{favors:<5}{figures:<4}{'  '.join(cells)}".rstrip()


def path(s: State, colours: bool) -> list[str]:
    """From the Gate to the Landing stage; beyond the Guard all tiles are approved."""
    guard = guarded_stretch(s.round)
    lines = []
    for group in range(ROUNDS):
        stone = GUARD if group == guard else "·" if group > guard else str(s.layout.guards[group])
        lines.append(f"  {stone} {'  '.join(path_tiles(s, group, colours))}".rstrip())
    return ["  from the Gate to the Landing stage", *lines]


def path_tiles(s: State, group: int, colours: bool) -> list[str]:
    shown = []
    for tile in range(TILES, 0, -1):
        if s.layout.group[tile] != group:
            continue
        owners = [seat for seat in range(int(s.layout.players)) if s.claimed[seat] >> tile & 1]
        name = f"{tile:>2} {ISLE_NAMES[s.layout.symbol[tile]]}"
        if owners:
            shown.append(f"{name} {letter(owners[0], colours)}")
        elif s.unclaimed >> tile & 1:
            shown.append(name)
    return shown


def temple(s: State, colours: bool) -> str:
    cells = []
    for seat in range(int(s.layout.players)):
        tiles = [
            f"{tile}{BOOK if s.books >> tile & 1 else ''}{'z' if s.lying >> tile & 1 else ''}"
            for tile in range(1, TILES + 1)
            if s.serving[seat] >> tile & 1
        ]
        if tiles:
            cells.append(f"{letter(seat, colours)} {' '.join(tiles)}")
    empty = [str(tile) for tile in range(1, TILES + 1) if s.vacant >> tile & 1]
    if empty:
        cells.append(f"empty {' '.join(empty)}")
    return f"  Temple   {'  '.join(cells)}"


def council(s: State, colours: bool) -> str:
    """The occupied seats, each stack from its bottom to its top."""
    seats: dict[int, str] = {}
    for seat in sorted(range(int(s.layout.players)), key=lambda seat: height_of(s, seat)):
        at = int(seat_of(s, seat))
        seats[at] = seats.get(at, "") + letter(seat, colours)
    return "  Council  " + "  ".join(f"{at}: {seats[at]}" for at in sorted(seats))


def orders(s: State, colours: bool) -> list[str]:
    return [order(s, seat, colours) for seat in range(int(s.layout.players))]


def order(s: State, seat: int, colours: bool) -> str:
    favors = [name for at, name in enumerate(ISLE_NAMES) if s.favors[seat] >> at & 1]
    stage = f", {s.stage[seat]} on the landing stage" if s.stage[seat] else ""
    return (
        f"  {letter(seat, colours)} {s.influence(seat):>3} influence, "
        f"{s.supply[seat]} in the supply{stage}; favors: {' '.join(favors) or 'none'}"
    )
