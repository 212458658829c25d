"""The text board: read back piece by piece, it must say what the document says."""

import io
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

from luna import Game
from luna.analysis.forecast import forecast
from luna.cli.session import draw_scores
from luna.locale import LANGUAGES, Texts
from luna.record.signs import LETTER
from luna.rules.vocabulary import COLOURS, EDITIONS, ISLE_NAMES
from luna.text_board import draw as draw_board
from luna.text_boxes import ASCII, TextBoard
from tests.modes import TABLES
from tests.positions import order, position
from tests.randomplay import Play

COLOUR = {letter: colour for colour, letter in LETTER.items()}
FIGURE = {"☾": "priestess", "⌂": "builder", "✕": "apostate"}


def draw(game: Game, texts: Texts, width: int = 100, compact: bool = False) -> TextBoard:
    return draw_board(game.setup, game.state, texts, width, compact)


def shown(picture: RenderableType, width: int = 100, **options: Any) -> str:
    out = io.StringIO()
    Console(file=out, width=width, highlight=False, **options).print(picture)
    return out.getvalue()


def games(mode: str, number: int, edition: str, every: int = 7) -> Iterator[Game]:
    """A random game, looked at when it begins, after every few actions, and when it is over."""
    play = Play(mode, COLOURS[:number], edition, number, 1)
    game = Game(play.setup)
    yield game
    for at, turn in enumerate(play.turns(), 1):
        game.play(turn.action)
        if at % every == 0 or game.over:
            yield game


class Reader:
    """Takes a picture of 100 columns apart again."""

    def __init__(self, text: str, players: tuple[str, ...]) -> None:
        self.lines = text.splitlines()
        self.players = players

    def between(self, start: str, left: int = 0, right: int = 100) -> list[str]:
        """The inner lines of the box whose upper side has these words."""
        first = next(at for at, line in enumerate(self.lines) if start in line[left:right])
        inner: list[str] = []
        for line in self.lines[first + 1 :]:
            if line[left] == "╰":
                return inner
            inner.append(line[left + 1 : right - 1])
        raise AssertionError(start)

    def isles(self) -> list[dict[str, Any]]:
        tops = [at for at, line in enumerate(self.lines) if re.match(r"╭─ (1|Round) ", line)]
        found: dict[int, dict[str, Any]] = {}
        for top, left in [(top, left) for top in tops for left in range(0, 100, 25)]:
            head = self.lines[top][left : left + 25]
            match = re.search(r"(\d) (\w+) ─*( ◆*)", head)
            if match and match[2] in ISLE_NAMES:
                body = [self.lines[at][left : left + 25] for at in range(top + 1, top + 7)]
                found[int(match[1])] = {
                    "name": match[2],
                    "favors": match[3].count("◆"),
                    "figures": [FIGURE[sign] for sign in body[0] if sign in FIGURE],
                    **self.pieces(body[1 : len(self.players) + 1]),
                }
        return [found[at] for at in range(1, 8)]

    def pieces(self, lines: list[str]) -> dict[str, Any]:
        novices, shrines = {}, []
        for colour, line in zip(self.players, lines, strict=True):
            assert line[2] == LETTER[colour]
            novices[colour] = [pile(line, "●"), pile(line, "○")]
            if "▲" in line:
                shrines.append(colour)
        return {"shrines": shrines, "novices": novices}

    def path(self) -> list[dict[str, Any]]:
        laid: list[dict[str, Any]] = []
        rows = [line.split("│") for line in self.between("Temple Gate")]
        for column in zip(*rows, strict=True):
            guard = re.search(r"\[(\d)\]", column[0])
            if guard:
                laid.append({"guard": int(guard[1])})
            for cell in column[2 : len(self.players) + 2]:
                tile = re.match(r"[ ›]([ \d]\d) (\w+) +([YRBW]?)", cell)
                if tile:
                    laid.append({"tile": int(tile[1]), "novice": COLOUR.get(tile[3])})
        return laid

    def temple(self) -> dict[str, Any]:
        found = {}
        for tile, owner, book, lying in re.findall(
            r" ([ \d]\d) ([YRBW◇])([▤ ])([z ])", "\n".join(self.between("Temple ─", 0, 73))
        ):
            found[int(tile)] = {
                "novice": COLOUR.get(owner),
                "book": book == "▤",
                "lying": lying == "z",
            }
        return {str(tile): found[tile] for tile in sorted(found)}

    def council(self) -> list[list[str]]:
        *levels, seats = self.between("Council of Priests", 73, 100)
        ends = [match.end() for match in re.finditer(r"\d+", seats)]
        return [
            [COLOUR[line[end - 1]] for line in reversed(levels) if line[end - 1] != " "]
            for end in ends
        ]

    def orders(self) -> dict[str, Any]:
        found = {}
        for line in self.between("Orders")[1:]:
            match = re.match(
                r"[▸ ] ([YRBW]) \w+ +(\d+) +([-+]\d+)? +(\d+|·) +(\d+|·) +(\d+|·)  (.*)", line
            )
            assert match
            numbers = [int(each.replace("·", "0")) for each in match.group(2, 4, 5, 6)]
            words = ("influence", "supply", "shrines", "stage")
            found[COLOUR[match[1]]] = {
                **dict(zip(words, numbers, strict=True)),
                "favors": match[7].split(),
            }
        return found


def pile(line: str, sign: str) -> int:
    number = re.search(rf"(\d+){sign}", line)
    return int(number[1]) if number else line.count(sign)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mode", "number"), TABLES)
def test_the_picture_says_what_the_document_says(mode: str, number: int, edition: str) -> None:
    for game in games(mode, number, edition):
        text = shown(draw(game, Texts()))
        state = game.document()
        reader = Reader(text, game.players)
        assert reader.isles() == state["isles"]
        assert reader.path() == state["path"]
        assert reader.temple() == state["temple"]
        assert reader.council() == state["council"]
        for colour, pieces in reader.orders().items():
            assert pieces.items() <= state["players"][colour].items()
        assert f"Round {state['round']}/6" in text
        assert text.count("▮") == (state["time"] or 0)
        turn = "" if game.over else f"▸ {LETTER[str(game.turn)]}"
        assert turn in text.splitlines()[0]
        assert text.count("♜[") == 1
        assert f"♜[{state['guard']}]" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "number"), TABLES)
def test_the_table_is_as_wide_as_the_terminal_and_never_wider(
    mode: str, number: int, language: str
) -> None:
    texts = Texts(language)
    for game in games(mode, number, "revised", every=40):
        for width, widest in ((40, 40), (60, 60), (79, 79), (80, 80), (99, 99), (200, 100)):
            for compact in (False, True):
                picture = draw(game, texts, width, compact)
                assert picture.width <= widest
                assert "…" not in shown(picture, width)
        assert max(map(len, shown(draw_scores(game, texts)).splitlines())) <= 100


def test_nothing_is_left_out_on_a_narrow_terminal() -> None:
    for game in games("standard", 4, "classic"):
        text = shown(draw(game, Texts(), 80), 80)
        for laid in game.document()["path"]:
            if "tile" in laid:
                novice = LETTER.get(laid["novice"], "")
                assert re.search(rf"│ ?{laid['tile']} \w+ *{novice}", text)
        for isle in game.document()["isles"]:
            assert re.search(rf"╭─ {isle['name']} ─* ?◆{{{isle['favors']}}}", text)


@pytest.mark.parametrize("width", [40, 80, 100])
def test_every_order_sees_what_the_round_would_bring(width: int) -> None:
    for game in games("standard", 3, "classic"):
        if game.round == 0 or game.over:
            continue
        ahead = forecast(game.setup, game.state)["round_end"]
        assert ahead is not None
        words = " ".join(shown(draw(game, Texts(), width), width).split())
        for colour in game.players:
            _, _, line = words.rpartition(f"{LETTER[colour]} {Texts()(f'order-{colour}')} ")
            assert line.startswith(f"{game.influence(colour)} {ahead[colour]['total']:+} ")


@pytest.mark.parametrize("width", [40, 60, 79])
def test_a_window_too_narrow_for_boxes_shows_the_same_in_lines(width: int) -> None:
    for game in games("standard", 4, "revised"):
        state = game.document()
        text = shown(draw(game, Texts(), width), width)
        words = " ".join(text.split())
        for number, isle in enumerate(state["isles"], 1):
            favors = "◆" * isle["favors"]
            assert f"{number} {isle['name']} {favors}" in words
            for colour, (active, inactive) in isle["novices"].items():
                if active or inactive:
                    assert f"{LETTER[colour]} {active}● {inactive}○" in words
        for laid in state["path"]:
            if "tile" in laid:
                novice = f" {LETTER[laid['novice']]}" if laid["novice"] else ""
                assert re.search(rf"\b{laid['tile']} \w+{novice}", words)
        for colour, player in state["players"].items():
            _, _, line = words.rpartition(f"{LETTER[colour]} {Texts()(f'order-{colour}')} ")
            assert line.startswith(f"{player['influence']} ")
            assert all(favor in line for favor in player["favors"])


def test_many_pieces_become_numbers() -> None:
    game = position(
        yellow=order(active={"tide": 12}),
        red=order(inactive={"tide": 7}, active={"tide": 2}, favors=ISLE_NAMES, stage=3),
        apostate="tide",
        priestess="tide",
    )
    for width in (80, 100):
        text = shown(draw(game, Texts(), width), width)
        assert "12●" in text
        assert "7○" in text
        assert "landing stage R●●● " in text
        assert " ".join(ISLE_NAMES) in text
        assert "+5-10" in text
        assert draw(game, Texts(), width).width == width


def test_lying_novices_and_empty_tiles_show() -> None:
    game = position(
        yellow=order(temple=[28]),
        red=order(),
        books=[28],
        lying=[28],
        vacant=[6],
        edition="revised",
    )
    text = shown(draw(game, Texts()))
    assert "│ 28 Y▤z│" in text
    assert "│  6 ◇  │" in text


def test_neighbouring_spaces_touch() -> None:
    """Bricks that share a part of their side are exactly the neighbours of the printed boards."""
    game = Game.new(COLOURS, seed=3)
    lines = Reader(shown(draw(game, Texts())), game.players).between("Temple ─", 0, 73)
    at = {}
    for row, line in enumerate(lines):
        for match in re.finditer(r"│ ([ \d]\d)(?=[ ])", line):
            at[int(match[1])] = row, match.start()
    assert len(at) == 28
    below = game.state.layout.below
    for tile, (row, start) in at.items():
        for other, (other_row, other_start) in at.items():
            apart = abs(row - other_row), abs(start - other_start)
            touches = apart in ((0, 8), (2, 4))
            assert touches == bool(below[max(tile, other)] >> min(tile, other) & 1)


def test_without_colour_nothing_but_text(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(COLOURS, seed=1)
    assert "\x1b" not in shown(draw(game, Texts()))
    coloured = shown(draw(game, Texts()), force_terminal=True, color_system="standard")
    assert "\x1b[1;33m" in coloured
    monkeypatch.setenv("NO_COLOR", "1")
    plain = shown(draw(game, Texts()), force_terminal=True, color_system="standard")
    assert not re.search(r"\x1b\[[\d;]*3\dm", plain)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == shown(draw(game, Texts()))


def test_a_terminal_without_unicode_gets_ascii() -> None:
    game = position(
        yellow=order(temple=[28], active={"tide": 2}, stage=1, favors=["tide"]),
        red=order(shrines=["tide"], inactive={"book": 2}, claimed=[9]),
        books=[28],
        lying=[28],
        vacant=[6],
        edition="revised",
    )
    out = io.BytesIO()
    file = io.TextIOWrapper(out, encoding="ascii")
    console = Console(file=file, width=100, highlight=False)
    console.print(draw(game, Texts()))
    console.print(draw_scores(game, Texts()))
    file.flush()
    picture = shown(draw(game, Texts())).translate(ASCII)
    assert out.getvalue().decode("ascii").startswith(picture)


def test_open_tiles_are_marked() -> None:
    game = position(yellow=order(active={"tide": 2}, claimed=[6]), red=order())
    text = shown(draw(game, Texts()))
    assert re.findall(r"›([ \d]\d)", text) == [" 6"]


def test_scores_add_up() -> None:
    for game in games("standard", 3, "classic"):
        text = shown(draw_scores(game, Texts()))
        rows = {
            cells[1].strip(): [0 if cell.strip() == "-" else int(cell) for cell in cells[2:-1]]
            for line in text.splitlines()
            if len(cells := line.split("│")) > 1 and "Y Yellow" not in line
        }
        assert rows["Influence"] == [game.influence(colour) for colour in game.players]
        if game.over:
            assert [game.ranking[at - 1] for at in rows["Place"]] == list(game.players)
        assert ("If the round ended now" in rows) == (game.round > 0 and not game.over)
