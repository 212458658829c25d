"""The component file: its contents, and the exact place of each error."""

import tomllib
from importlib import resources
from pathlib import Path

import pytest

from luna import Game
from luna.rules.components import ComponentError, load_components, read_components, standard
from luna.rules.vocabulary import BOARDS, ISLE_NAMES

PRINTED = resources.files("luna.data").joinpath("printed.toml").read_text("utf-8")


def fault(text: str) -> tuple[str, str]:
    """The place and the fault of a component file."""
    with pytest.raises(ComponentError) as caught:
        read_components(text, "mine.toml")
    assert str(caught.value) == f"{caught.value.place}: {caught.value.fault}"
    name, _, place = caught.value.place.partition(": ")
    assert name == "mine.toml"
    return place, caught.value.fault


def test_the_standard_components_are_those_of_the_file() -> None:
    printed = standard()
    data = tomllib.loads(PRINTED)
    assert list(printed.order) == data["isles"]["order"] == list(ISLE_NAMES)
    assert {board: list(printed.boards[board]) for board in BOARDS} == data["temple"]["boards"]
    assert printed.is_standard
    assert hash(printed) == hash(read_components(PRINTED))
    assert printed == read_components(PRINTED)


def test_every_board_has_every_symbol() -> None:
    printed = standard()
    for tiles in printed.boards.values():
        assert sorted(printed.symbols[tile] for tile in tiles) == sorted(ISLE_NAMES)


def test_a_corrected_copy_is_other_components() -> None:
    other = read_components(PRINTED.replace("value = 4", "value = 3"))
    assert other.builder == 3
    assert not other.is_standard
    assert other != standard()
    spaced = read_components(PRINTED.replace(" = ", "   =  ") + "\n# fixed\n")
    assert spaced.digest == standard().digest


def test_corrected_components_are_played_with() -> None:
    text = PRINTED.replace("value = 4", "value = 3").replace("influence = 5", "influence = 8")
    text = text.replace("values = [0, 1,", "values = [0, 2,")
    game = Game.new(mode="preselected", seed=1, components=read_components(text))
    assert game.influence("yellow") == 8
    builder = game.state.builder
    while game.round == 1:
        game.play("meditate")
    ring = game.setup.isles
    at = ring.index(ISLE_NAMES[builder])
    assert ISLE_NAMES[game.state.builder] == ring[(at + 3) % 7]
    assert list(game.state.layout.council_values)[1] == 2


@pytest.mark.parametrize(
    ("old", "new", "place", "wrong"),
    [
        ('order = ["shrine", ', 'order = ["shrine", "book", ', "isles.order", "7 isles"),
        ('order = ["shrine", ', 'order = ["temple", ', "isles.order[0]", "'temple' is not an isle"),
        ('order = ["shrine", ', 'order = ["novice", ', "isles.order[6]", "is listed twice"),
        ("order = [", "ordre = [", "isles.order", "is missing"),
        ("[isles]", "[islands]", "isles.order", "is missing"),
        ("novices = 13", "novices = 12", "pieces.novices", "from 13 to 13, not 12"),
        ("novices = 13", "novices = true", "pieces.novices", "not True"),
        ("shrines = 6", "shrines = 0", "pieces.shrines", "from 1 to 7, not 0"),
        ("shrines = 6", "shrines = 8", "pieces.shrines", "from 1 to 7, not 8"),
        ("influence = 5", "influence = -1", "pieces.influence", "from 0 to 99, not -1"),
        ("influence = 5", "influence = 5.0", "pieces.influence", "from 0 to 99, not 5.0"),
        ("2 = 3, 3 = 4", "2 = 0, 3 = 4", "pieces.time_tokens.2", "from 1 to 20, not 0"),
        ("2 = 3, 3 = 4", "2 = 3, 3 = 21", "pieces.time_tokens.3", "from 1 to 20, not 21"),
        ("2 = 3, 3 = 4", "2 = 3", "pieces.time_tokens.3", "is missing"),
        ("[2, 2, 3, 4, 5, 6]", "[2, 3, 4, 5, 6]", "pieces.guard_tiles", "a list of 6 numbers"),
        ("[2, 2, 3, 4, 5, 6]", "[2, 2, 3, 4, 5, 'x']", "pieces.guard_tiles[5]", "not 'x'"),
        ("[2, 2, 3, 4, 5, 6]", "7", "pieces.guard_tiles", "a list of 6 numbers"),
        ("value = 6,", "value = 100,", "priestess.4.value", "from 0 to 99, not 100"),
        ("places = [6, 3, 1]", "places = []", "priestess.4.places", "a list of 1 to 4 numbers"),
        ("places = [6, 3, 1]", "places = [6, -3]", "priestess.4.places[1]", "not -3"),
        ('"3" = {', '"5" = {', "priestess.3.value", "is missing"),
        ("value = 4", "value = 'far'", "builder.value", "not 'far'"),
        ("values = [0, 1,", "values = [0, 0, 1,", "council.values", "a list of 2 to 11 numbers"),
        ("values = [0, 1,", "values = [0, 100,", "council.values[1]", "not 100"),
        ("blue   = [16, ", "blue   = [", "temple.boards.blue", "a list of 7 numbers"),
        ("blue   = [16, ", "blue   = [29, ", "temple.boards.blue[0]", "from 1 to 28, not 29"),
        ("blue   = [16, ", "blue   = [13, ", "temple.boards.yellow[0]", "tile 13 is already at"),
        ("blue   = [16, ", "blue   = [17, ", "temple.boards.blue[6]", "tile 17 is already at"),
        ("shrine   = [1, ", "shrine   = [29, ", "symbols.shrine[0]", "from 1 to 28, not 29"),
        ("shrine   = [1, ", "shrine   = [", "symbols.shrine", "a list of 4 numbers"),
        ("shrine   = [1, ", "shrine   = [6, ", "symbols.herbs[0]", "already has the symbol shrine"),
        ("shrine   = [1, ", "shrine   = [2, ", "symbols.shrine", "the blue board has no tile"),
        ('priestess = "shrine"', 'priestess = "moon"', "preselected.priestess", "not an isle"),
        ('priestess = "shrine"', "priestess = 1", "preselected.priestess", "1 is not an isle"),
        ('yellow = { shrine = "tide"', 'yellow = { shrine = "sea"', "preselected.yellow.shrine",
         "'sea' is not an isle"),
        ('yellow = { shrine = "tide"', 'yellow = { shrine = "book"', "preselected.yellow.pairs",
         "book already has the shrine"),
        ('red    = { shrine = "sailboat", pairs = ["shrine", ',
         'red    = { shrine = "sailboat", pairs = [', "preselected.red.pairs", "4 isles"),
        ('red    = { shrine = "sailboat", pairs = ["shrine", ',
         'red    = { shrine = "sailboat", pairs = ["herbs", ', "preselected.red.pairs[1]",
         "herbs is listed twice"),
        ("[builder]", "[builder]\nname = 'Max'", "builder.name", "is not an entry"),
        ("[builder]", "[architect]\nvalue = 3\n[builder]", "architect", "is not a section"),
        ("[builder]", "[builder.house]\nvalue = 3\n[builder]", "builder.house", "is not a section"),
    ],
)  # fmt: skip
def test_faults_and_their_places(old: str, new: str, place: str, wrong: str) -> None:
    assert old in PRINTED
    found, text = fault(PRINTED.replace(old, new, 1))
    assert found == place
    assert wrong in text


def test_every_board_holds_one_of_the_first_tiles() -> None:
    both = PRINTED.replace("21, 1, 28", "21, 7, 28").replace("23, 7, 25", "23, 1, 25")
    assert fault(both) == ("temple.boards.blue", "must hold exactly one of the tiles 1-4")


def test_a_scalar_where_a_section_belongs() -> None:
    assert fault("isles = 7\n") == ("isles.order", "is missing")


def test_text_that_is_no_toml() -> None:
    with pytest.raises(ComponentError) as caught:
        read_components("isles = [", "mine.toml")
    assert caught.value.place == "mine.toml"
    assert caught.value.fault.startswith("is not TOML: ")


def test_loading_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED, "utf-8")
    assert load_components(file).is_standard
    assert load_components(str(file)) == standard()
    missing = tmp_path / "none.toml"
    with pytest.raises(ComponentError) as caught:
        load_components(missing)
    assert caught.value.place == str(missing)
    assert caught.value.fault.startswith("cannot be read (")
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentError) as caught:
        load_components(file)
    assert (caught.value.place, caught.value.fault) == (str(file), "is not UTF-8 text")


@pytest.mark.parametrize(
    "text",
    [
        "isles = " + 10_000 * "[" + 10_000 * "]",
        "isles = " + 10_000 * "{a=" + "1" + 10_000 * "}",
        PRINTED.replace("value = 4", f"value{1000 * '.a'} = 4"),
    ],
    ids=["lists", "tables", "keys"],
)
def test_a_file_that_is_nested_deeply_is_refused(text: str) -> None:
    with pytest.raises(ComponentError) as caught:
        read_components(text, "mine.toml")
    assert caught.value.place.startswith("mine.toml")
