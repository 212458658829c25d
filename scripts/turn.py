"""Draw a turn as an animated picture for the README: `python -m scripts.turn`.

Two novices claim a tile, and on the next turn the tile enters the Temple. The positions come from
the engine (the chapter about the path), the sentences from the messages; a test fails when
docs/turn.svg is stale.
"""

from collections import Counter
from collections.abc import Iterator
from html import escape
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

from luna.app.lessons.chapters import begin, chapters, judge
from luna.game import Position
from luna.locale import Texts
from luna.rules.narration import narrate
from luna.rules.state import State
from luna.rules.vocabulary import ISLE_NAMES, ISLES, TILES

PICTURE = Path(__file__).parents[1] / "docs" / "turn.svg"
ACTIONS = ("promote 7", "sanctify 7")
SECONDS_PER_FRAME = 3
MOVING = 0.3
"""The share of a frame in which pieces move."""
WIDTH, HEIGHT = 840, 480
CENTER, RING = (270, 228), 155
COLORS = {"yellow": "#ffc928", "red": "#f0445a"}
ISLE_COLORS = {
    "shrine": "#E8866A",
    "herbs": "#7BC15B",
    "tide": "#2CBFB4",
    "sailboat": "#5AA6F2",
    "bribery": "#E7B03F",
    "book": "#9A7BEB",
    "novice": "#E673A6",
}
OUTWARD = 1.32
"""How far from the center inactive novices stand, beside the isles."""
PATH_X, PATH_TOP, PATH_STEP = 600, 92, 46
SHOWN_TILES = 4
TEMPLE_COLUMNS = 4

Place = tuple[float, float]
Kind = tuple[str, int]
"""A kind of piece: `novice` and its seat, or `tile` and its number."""


def frames() -> list[tuple[str, Position]]:
    """The sentence and the position of each moment."""
    texts = Texts()
    study = begin(chapters()["path"])
    found = [(texts.attribute("lesson-path", "about") or "", study.position)]
    for action in ACTIONS:
        before = study.position
        after = judge(study, action)
        assert not isinstance(after, str), action
        study = after
        _, chosen = before.read(action)
        moved = before.after(before.check(action))
        said = narrate(before.setup, before.state, chosen, moved.state)
        found.append((texts.action(said), moved))
    return found


def isle_place(position: Position, isle: int) -> Place:
    at = position.setup.isles.index(ISLE_NAMES[isle])
    angle = 2 * pi * at / ISLES - pi / 2
    return CENTER[0] + RING * cos(angle), CENTER[1] + RING * sin(angle)


def path_tiles(s: State) -> list[int]:
    """The tiles nearest to the landing stage, the lowest number first."""
    free = int(s.unclaimed)
    for claimed in s.claimed:
        free |= int(claimed)
    return [tile for tile in range(1, TILES + 1) if free >> tile & 1]


def path_place(tiles: list[int], tile: int) -> Place:
    return PATH_X, PATH_TOP + PATH_STEP * (SHOWN_TILES - 1 - tiles.index(tile))


def temple_place(number: int) -> Place:
    row, column = divmod(number, TEMPLE_COLUMNS)
    return CENTER[0] - 54 + 36 * column, CENTER[1] - 16 + 40 * row


def places(position: Position, first: Position) -> Iterator[tuple[Kind, Place]]:
    """Every piece that is shown, with its place."""
    s, on_path = position.state, path_tiles(first.state)[:SHOWN_TILES]
    inside = [
        tile for tile in range(1, TILES + 1) if any(int(each) >> tile & 1 for each in s.serving)
    ]
    for tile in on_path:
        at = temple_place(inside.index(tile)) if tile in inside else path_place(on_path, tile)
        yield ("tile", tile), at
    for tile in inside:
        if tile not in on_path:
            yield ("tile", tile), temple_place(inside.index(tile))
    for seat in range(len(position.setup.players)):
        for isle in range(ISLES):
            x, y = isle_place(first, isle)
            pile = seat * ISLES + isle
            for number in range(int(s.active[pile])):
                yield ("novice", seat), (x - 18 + 15 * number, y - 9 + 16 * seat)
            for number in range(int(s.inactive[pile])):
                out_x = CENTER[0] + (x - CENTER[0]) * OUTWARD
                out_y = CENTER[1] + (y - CENTER[1]) * OUTWARD
                yield ("novice", seat), (out_x - 8 + 15 * number, out_y - 6 + 14 * seat)
        for tile in range(1, TILES + 1):
            if int(s.serving[seat]) >> tile & 1:
                yield ("novice", seat), temple_place(inside.index(tile))
            elif int(s.claimed[seat]) >> tile & 1 and tile in on_path:
                yield ("novice", seat), path_place(on_path, tile)


def journeys(positions: list[Position]) -> Iterator[tuple[Kind, list[Place]]]:
    """Each piece with its place in every frame: pieces that need not move stay."""
    shown = [list(places(each, positions[0])) for each in positions]
    kinds = Counter(kind for kind, _ in shown[0])
    for kind in kinds:
        tracks = [[at] for other, at in shown[0] if other == kind]
        for _, later in pairwise(shown):
            free = [at for other, at in later if other == kind]
            waiting = []
            for track in tracks:
                if track[-1] in free:
                    free.remove(track[-1])
                    track.append(track[-1])
                else:
                    waiting.append(track)
            for track in waiting:
                here = track[-1]
                near = min(free, key=lambda at: (at[0] - here[0]) ** 2 + (at[1] - here[1]) ** 2)
                free.remove(near)
                track.append(near)
        for track in tracks:
            yield kind, track


def moving(track: list[Place], shape: str) -> str:
    """A shape that is at each place in turn."""
    count = len(track)
    times, values = ["0"], ["{:.0f},{:.0f}".format(*track[0])]
    for at, (before, after) in enumerate(pairwise(track), 1):
        times += [f"{at / count:.3f}", f"{(at + MOVING) / count:.3f}"]
        values += ["{:.0f},{:.0f}".format(*before), "{:.0f},{:.0f}".format(*after)]
    times.append("1")
    values.append(values[-1])
    start = f'<g transform="translate({values[0]})">'
    if len(set(values)) == 1:
        return f"{start}{shape}</g>"
    return (
        f'{start}<animateTransform attributeName="transform" type="translate" '
        f'dur="{count * SECONDS_PER_FRAME}s" repeatCount="indefinite" '
        f'keyTimes="{";".join(times)}" values="{";".join(values)}"/>{shape}</g>'
    )


def only_in(frame: int, count: int, shape: str) -> str:
    """A shape that is seen in one frame."""
    values = ";".join("1" if at == frame else "0" for at in range(count))
    length = f'dur="{count * SECONDS_PER_FRAME}s" repeatCount="indefinite"'
    return (
        f'<g opacity="{int(frame == 0)}"><animate attributeName="opacity" calcMode="discrete" '
        f'{length} values="{values}"/>{shape}</g>'
    )


def text(x: float, y: float, words: str, style: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}"{style and " " + style}>{escape(words)}</text>'


def piece(kind: Kind, players: tuple[str, ...]) -> str:
    name, which = kind
    if name == "tile":
        return '<path d="M-17 0L-9-15H9L17 0 9 15H-9Z" fill="#fff8e7" stroke="#7469b6"/>' + text(
            0, 5, str(which), 'fill="#1a1240" font-size="13"'
        )
    paint = f'fill="{COLORS[players[which]]}" stroke="#1a1240"'
    return f'<path d="M-6 7Q-6-1 0-1 6-1 6 7Z" {paint}/><circle cy="-4" r="4" {paint}/>'


def picture() -> str:
    moments = frames()
    positions = [position for _, position in moments]
    first, count = positions[0], len(moments)
    texts = Texts()
    font = 'font-family="system-ui, sans-serif" font-size="14" text-anchor="middle"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {font}>',
        f"<title>{escape(' '.join(words for words, _ in moments[1:]))}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="14" fill="#1a1240"/>',
        f'<circle cx="{CENTER[0]}" cy="{CENTER[1]}" r="88" fill="#2a2158" stroke="#7469b6"/>',
        text(CENTER[0], CENTER[1] - 56, texts("term-temple"), 'fill="#e6dbff"'),
    ]
    for isle, name in enumerate(ISLE_NAMES):
        x, y = isle_place(first, isle)
        parts.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="38" fill="{ISLE_COLORS[name]}"/>')
        parts.append(
            text(x, y + 31, texts(f"favor-{name}").split()[0], 'fill="#1a1240" font-size="11"')
        )
    on_path = path_tiles(first.state)[:SHOWN_TILES]
    for tile in on_path:
        x, y = path_place(on_path, tile)
        symbol = first.setup.components.symbols[tile]
        parts.append(f'<path d="M{x - 22} {y}h44" stroke="#7469b6"/>')
        parts.append(text(x + 74, y + 5, texts(f"isle-{symbol}"), 'fill="#e6dbff" font-size="12"'))
    parts.append(text(PATH_X, PATH_TOP - 40, texts("term-path"), 'fill="#e6dbff"'))
    stage = PATH_TOP + PATH_STEP * SHOWN_TILES - 8
    parts.append(text(PATH_X, stage, texts("term-landing-stage"), 'fill="#e6dbff" font-size="12"'))
    tracks = sorted(journeys(positions), key=lambda each: each[0][0] == "novice")
    parts += [moving(track, piece(kind, first.setup.players)) for kind, track in tracks]
    for at, (words, position) in enumerate(moments):
        bottom = text(WIDTH / 2, HEIGHT - 22, words, 'fill="#fff8e7" font-size="18"')
        score = "".join(
            text(
                PATH_X,
                330 + 30 * seat,
                f"{texts(f'order-{colour}')}: {int(position.state.influence(seat))}",
                f'fill="{COLORS[colour]}" font-size="18"',
            )
            for seat, colour in enumerate(first.setup.players)
        )
        parts.append(only_in(at, count, bottom + score))
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
