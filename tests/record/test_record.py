"""Records: headers, comments, blanks, faults with their lines."""

from importlib import resources
from itertools import permutations
from pathlib import Path

import pytest

from luna import Game, RecordError
from luna.record import parse_record, print_header, read_record
from luna.rules.components import Components, read_components, standard
from luna.rules.vocabulary import COLOURS, EDITIONS
from tests.modes import TABLES

PRINTED = resources.files("luna.data").joinpath("printed.toml").read_text("utf-8")

HEADER = """\
luna 1
edition classic
mode standard
players yellow red blue
start red
boards green blue yellow
first 2 1 4
isles tide book shrine herbs novice sailboat bribery
priestess tide
builder book
apostate shrine
"""
RECORD = f"{HEADER}---\nred: place shrine book\nblue: place shrine tide\n"

SOLO = """\
luna 1
edition classic
mode solo3
players yellow red
boards green blue
first 1 4
isles tide book shrine herbs novice sailboat bribery
priestess book
builder book
apostate shrine
---
"""

PRESELECTED = """\
luna 1
edition classic
mode preselected
players yellow red
start red
boards green blue
first 1 4
---
"""


def fault(text: str | bytes) -> tuple[int, str, str]:
    """Line, rule and reason of a record's fault."""
    with pytest.raises(RecordError) as caught:
        Game.from_record(text)
    return caught.value.line, caught.value.rule, caught.value.refusal.reason


def test_a_record_is_read_and_printed() -> None:
    game = Game.from_record(RECORD)
    assert game.players == ("yellow", "red", "blue")
    assert game.setup.first == (2, 1, 4)
    assert game.turn == "yellow"
    assert game.record() == RECORD
    assert Game.from_record(RECORD.encode()).record() == RECORD


def test_header_lines_may_come_in_any_order() -> None:
    lines = HEADER.splitlines()
    for turned in range(len(lines)):
        text = "\n".join([*lines[turned:], *lines[:turned], "---", ""])
        assert Game.from_record(text).record() == f"{HEADER}---\n"
    for three in permutations(lines[:3]):
        assert Game.from_record("\n".join([*three, *lines[3:], "---"])).setup.mode == "standard"


def test_comments_and_blanks_say_nothing() -> None:
    text = "# a game\n\n" + RECORD.replace("\n", "   # so it was\n\n \t\n").replace(" ", "  ")
    assert Game.from_record(text).record() == RECORD


def test_windows_line_ends_and_a_missing_last_one() -> None:
    assert Game.from_record(RECORD.replace("\n", "\r\n")).record() == RECORD
    assert Game.from_record(RECORD.rstrip("\n")).record() == RECORD


@pytest.mark.parametrize("word", [line.split()[0] for line in HEADER.splitlines()])
def test_a_missing_header_line(word: str) -> None:
    rules = {
        "start": "S-START",
        "boards": "S-BOARDS",
        "first": "S-FIRST",
        "isles": "S-ISLES",
        "priestess": "S-FIGURES",
        "builder": "S-FIGURES",
        "apostate": "S-FIGURES",
    }
    lines = [line for line in RECORD.splitlines() if not line.startswith(word)]
    end = lines.index("---") + 1
    assert fault("\n".join(lines)) == (end, rules.get(word, "PARSE"), "header-missing")


@pytest.mark.parametrize(
    ("line", "instead", "rule", "reason"),
    [
        (1, "luna 2", "PARSE", "unknown-version"),
        (1, "luna", "PARSE", "unknown-version"),
        (2, "edition french", "PARSE", "unknown-edition"),
        (3, "mode duel", "PARSE", "unknown-mode"),
        (3, "mode solo", "PARSE", "unknown-mode"),
        (4, "players yellow red green", "PARSE", "unknown-colour"),
        (4, "players yellow red red", "PARSE", "colour-twice"),
        (4, "players yellow", "PARSE", "players-count"),
        (4, "players", "PARSE", "players-count"),
        (5, "start white", "S-START", "start-not-playing"),
        (5, "start", "S-START", "start-not-playing"),
        (6, "boards green blue", "S-BOARDS", "boards"),
        (6, "boards green blue blue", "S-BOARDS", "boards"),
        (6, "boards green blue purple", "S-BOARDS", "boards"),
        (7, "first 2 1 3", "S-FIRST", "first-tiles"),
        (7, "first 2 1", "S-FIRST", "first-tiles"),
        (7, "first 2 one 4", "S-FIRST", "not-a-number"),
        (7, "first 2 -1 4", "S-FIRST", "not-a-number"),
        (7, "first 2 ² 4", "S-FIRST", "not-a-number"),
        (8, "isles tide book shrine herbs novice sailboat", "S-ISLES", "isles"),
        (8, "isles tide tide shrine herbs novice sailboat bribery", "S-ISLES", "isles"),
        (9, "priestess temple", "S-FIGURES", "figure-isle"),
        (10, "builder", "S-FIGURES", "figure-isle"),
        (11, "apostate tide book", "S-FIGURES", "figure-isle"),
        (11, "Apostate tide", "PARSE", "unknown-header"),
        (11, "red: place shrine book", "PARSE", "unknown-header"),
        (12, "mode standard", "PARSE", "header-twice"),
    ],
)
def test_header_faults(line: int, instead: str, rule: str, reason: str) -> None:
    lines = RECORD.splitlines()
    lines[line - 1] = instead
    assert fault("\n".join(lines)) == (line, rule, reason)


@pytest.mark.parametrize("count", [1, 5])
def test_the_number_of_players(count: int) -> None:
    lines = RECORD.splitlines()
    lines[3] = "players " + " ".join([*COLOURS, "green"][:count])
    assert fault("\n".join(lines))[:2] == (4, "PARSE")


def test_a_header_without_an_end() -> None:
    assert fault(HEADER) == (11, "PARSE", "no-end-of-header")
    assert fault("") == (1, "PARSE", "no-end-of-header")
    assert fault("# nothing\n") == (1, "PARSE", "no-end-of-header")


def test_bytes_that_are_no_text() -> None:
    assert fault(RECORD.encode() + b"\xff\n") == (0, "PARSE", "not-text")


@pytest.mark.parametrize(
    ("record", "line", "instead", "rule", "reason"),
    [
        (SOLO, 11, "start red\n---", "O-SETUP", "solo-no-start"),
        (SOLO, 4, "players yellow red blue", "O-SETUP", "solo-players"),
        (SOLO, 4, "players yellow", "O-SETUP", "solo-players"),
        (SOLO, 4, "players", "O-SETUP", "solo-players"),
        (SOLO, 9, "builder tide", "O-SETUP", "solo3-figures"),
        (PRESELECTED, 8, "isles tide\n---", "S-ISLES", "preselected-isles"),
        (PRESELECTED, 8, "priestess shrine\n---", "S-FIGURES", "preselected-figures"),
        (PRESELECTED, 8, "builder tide\n---", "S-FIGURES", "preselected-figures"),
        (PRESELECTED, 8, "apostate tide\n---", "S-FIGURES", "preselected-figures"),
    ],
)
def test_header_faults_of_other_modes(
    record: str, line: int, instead: str, rule: str, reason: str
) -> None:
    assert Game.from_record(record).record() == record
    lines = record.splitlines()
    lines[line - 1] = instead
    assert fault("\n".join(lines)) == (line, rule, reason)


@pytest.mark.parametrize(
    ("text", "rule", "reason"),
    [
        ("yellow: place shrine herbs", "A-TURN", "not-your-turn"),
        ("white: place shrine herbs", "A-TURN", "not-playing"),
        ("green: place shrine herbs", "PARSE", "unknown-colour"),
        ("Red: place shrine herbs", "PARSE", "unknown-colour"),
        (": place shrine herbs", "PARSE", "unknown-colour"),
        ("place shrine herbs", "PARSE", "no-colour"),
        ("red:", "PARSE", "no-action"),
        ("red: dance", "PARSE", "unknown-action"),
        ("red: meditate", "P-SHRINE", "place-shrine-now"),
        ("---", "PARSE", "no-colour"),
    ],
)
def test_line_faults(text: str, rule: str, reason: str) -> None:
    assert fault(f"{HEADER}---\n\n# now\n{text}  # here\n") == (15, rule, reason)


def test_solo_lines_are_all_yours() -> None:
    assert fault(f"{SOLO}red: place shrine tide\n") == (12, "A-TURN", "not-your-turn")


def test_a_seed_line_is_kept_but_not_used() -> None:
    text = f"{HEADER}seed 17\n---\n"
    game = Game.from_record(text)
    assert game.record() == text
    assert game.document() == Game.from_record(HEADER + "---\n").document()


def test_a_fault_says_where_it_is() -> None:
    with pytest.raises(RecordError) as caught:
        Game.from_record(RECORD + "yellow: place shrine book\n")
    assert str(caught.value) == "line 15: P-SHRINE: isle-has-shrine (isle=book)"


def test_parsing_alone_does_not_play() -> None:
    record = parse_record(RECORD + "blue: meditate\n")
    assert [line.number for line in record.lines] == [13, 14, 15]
    assert [line.colour for line in record.lines] == ["red", "blue", "blue"]


def test_reading_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.luna"
    file.write_text(RECORD, "utf-8")
    assert len(read_record(file).lines) == 2
    for path in (tmp_path / "none.luna", tmp_path):
        with pytest.raises(RecordError) as caught:
            read_record(path)
        assert (caught.value.line, caught.value.rule) == (0, "PARSE")
        assert caught.value.refusal.reason == "unreadable"


def corrected() -> Components:
    """Components that differ from the standard ones in one number."""
    return read_components(PRINTED.replace("value = 4", "value = 3"))


def test_records_name_the_components_they_were_made_with() -> None:
    components = corrected()
    game = Game.new(seed=1, components=components)
    record = game.record()
    assert f"printed {components.digest}\n---\n" in record
    again = Game.from_record(record, components=components)
    assert again.record() == record
    assert again.state == game.state
    line = record.splitlines().index("---")
    assert fault(record) == (line, "PARSE", "other-components")


def test_records_of_the_standard_components_need_them() -> None:
    with pytest.raises(RecordError) as caught:
        Game.from_record(RECORD, components=corrected())
    assert (caught.value.line, caught.value.refusal.reason) == (1, "other-components")
    named = f"{HEADER}printed {standard().digest}\n---\n"
    assert Game.from_record(named).setup.components.is_standard


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_headers_of_fresh_games_are_read_back(mode: str, players: int, edition: str) -> None:
    for seed in range(5):
        game = Game.new(COLOURS[:players], seed=seed, mode=mode, edition=edition)
        again = Game.from_record(game.record())
        assert again.state == game.state
        assert print_header(again.setup) == print_header(game.setup)
        assert again.document() == game.document()
