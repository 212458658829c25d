"""The setup and the first position."""

from dataclasses import replace

import pytest

from luna import Game, Refused, Setup
from luna.rules.setup import draw_setup
from luna.rules.vocabulary import BOARDS, COLOURS, ISLE_NAMES
from tests.positions import council, figure, stock

SEEDS = range(40)


def setups(players: int = 4, mode: str = "standard") -> list[Setup]:
    return [draw_setup(seed, COLOURS[:players], mode) for seed in SEEDS]


def fault(setup: Setup, **changes: object) -> tuple[str, str]:
    """The rule and reason that a changed setup is refused with."""
    with pytest.raises(Refused) as caught:
        replace(setup, **changes)  # type: ignore[arg-type]
    return caught.value.rule, caught.value.refusal.reason


def test_s_start_influence_and_player() -> None:
    game = Game.new(COLOURS, seed=1)
    assert [game.influence(colour) for colour in COLOURS] == [5, 5, 5, 5]
    assert {setup.start for setup in setups()} == set(COLOURS)
    assert game.turn == game.setup.start
    assert fault(game.setup, start="green") == ("S-START", "start-not-playing")


def test_s_boards_are_drawn_one_for_each_player() -> None:
    drawn = setups(2)
    assert all(len(set(setup.boards)) == 2 for setup in drawn)
    assert {board for setup in drawn for board in setup.boards} == set(BOARDS)
    for boards in (("blue",), ("blue", "blue"), ("blue", "white"), ("blue", "red", "green")):
        assert fault(drawn[0], boards=boards) == ("S-BOARDS", "boards")


def test_s_boards_leave_the_other_tiles_out() -> None:
    game = Game(replace(draw_setup(1), boards=("green", "red"), first=(4, 3)))
    document = game.document()
    tiles = {space["tile"] for space in document["path"] if "tile" in space}
    assert tiles | {3, 4} == {9, 24, 14, 3, 26, 8, 18, 20, 5, 22, 10, 27, 4, 15}


def test_s_first_tiles_go_to_the_temple_with_a_book() -> None:
    game = Game(replace(draw_setup(1), boards=("green", "red"), first=(4, 3)))
    lone = {"book": True, "lying": False}
    assert game.document()["temple"] == {
        "3": {"novice": "red", **lone},
        "4": {"novice": "yellow", **lone},
    }
    assert {setup.first for setup in setups(2) if set(setup.boards) == {"blue", "yellow"}} == {
        (1, 2),
        (2, 1),
    }


@pytest.mark.parametrize("first", [(1, 1), (1, 3), (1,), (1, 2, 3), (2, 28)])
def test_s_first_tiles_are_those_of_the_boards(first: tuple[int, ...]) -> None:
    setup = replace(draw_setup(1), boards=("blue", "yellow"), first=(1, 2))
    assert fault(setup, first=first) == ("S-FIRST", "first-tiles")


def test_s_path_with_blue_and_yellow() -> None:
    """Rulebook: 2 · 28 25 · 2 · 23 21 · 3 ..."""
    game = Game(replace(draw_setup(1), boards=("yellow", "blue"), first=(1, 2)))
    document = game.document()
    path = [space.get("tile") or -space["guard"] for space in document["path"]]
    assert path[:7] == [-2, 28, 25, -2, 23, 21, -3]
    assert path[7:] == [19, 17, -4, 16, 13, -5, 12, 11, -6, 7, 6]
    assert document["guard"] == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s_path_has_as_many_tiles_between_guards_as_players(players: int) -> None:
    path = Game.new(COLOURS[:players], seed=5).document()["path"]
    assert [at for at, space in enumerate(path) if "guard" in space] == [
        group * (players + 1) for group in range(6)
    ]
    tiles = [space["tile"] for space in path if "tile" in space]
    assert tiles == sorted(tiles, reverse=True)
    assert len(tiles) == 6 * players


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 4), (4, 4)])
def test_s_time_tokens(players: int, tokens: int) -> None:
    game = Game.new(COLOURS[:players], seed=1, mode="preselected")
    assert game.document()["time"] == tokens


@pytest.mark.parametrize("start", COLOURS)
def test_s_council_stack_from_the_start_player_on(start: str) -> None:
    game = Game(replace(draw_setup(1, COLOURS), start=start))
    at = COLOURS.index(start)
    assert council(game) == {0: [*COLOURS[at:], *COLOURS[:at]]}


def test_s_isles_lie_in_random_order() -> None:
    drawn = setups()
    assert all(sorted(setup.isles) == sorted(ISLE_NAMES) for setup in drawn)
    assert {setup.isles[0] for setup in drawn} == set(ISLE_NAMES)
    assert fault(drawn[0], isles=ISLE_NAMES[:6]) == ("S-ISLES", "isles")
    assert fault(drawn[0], isles=("tide", *ISLE_NAMES[1:])) == ("S-ISLES", "isles")


def test_s_isles_lie_as_printed_when_preselected() -> None:
    setup = draw_setup(1, mode="preselected")
    assert setup.isles == ISLE_NAMES
    assert fault(setup, isles=tuple(reversed(ISLE_NAMES))) == ("S-ISLES", "preselected-isles")


@pytest.mark.parametrize(
    ("players", "mode", "each"), [(2, "standard", 2), (4, "standard", 4), (2, "solo2", 1)]
)
def test_s_favors_on_each_isle(players: int, mode: str, each: int) -> None:
    game = Game.new(COLOURS[:players], seed=1, mode=mode)
    assert [stock(game, isle) for isle in ISLE_NAMES] == [each] * 7


def test_s_figures_are_drawn_and_may_share_an_isle() -> None:
    drawn = setups()
    for name in ("priestess", "builder", "apostate"):
        assert {getattr(setup, name) for setup in drawn} == set(ISLE_NAMES)
        assert fault(drawn[0], **{name: "temple"}) == ("S-FIGURES", "figure-isle")
    assert any(setup.priestess == setup.builder for setup in drawn)


def test_s_figures_may_be_chosen() -> None:
    game = Game.new(seed=1, figures=["tide", "tide", "book"])
    assert [figure(game, name) for name in ("priestess", "builder", "apostate")] == [
        "tide",
        "tide",
        "book",
    ]
    plain = draw_setup(1)
    assert (game.setup.isles, game.setup.boards) == (plain.isles, plain.boards)
    with pytest.raises(Refused) as caught:
        draw_setup(1, figures=["tide", "tide"])
    assert (caught.value.rule, caught.value.refusal.reason) == ("S-FIGURES", "figures-count")


def test_s_figures_stand_as_printed_when_preselected() -> None:
    setup = draw_setup(1, mode="preselected")
    assert (setup.priestess, setup.builder, setup.apostate) == ("shrine", "tide", "bribery")
    for name in ("priestess", "builder", "apostate"):
        assert fault(setup, **{name: "novice"}) == ("S-FIGURES", "preselected-figures")
    with pytest.raises(Refused) as caught:
        draw_setup(1, mode="preselected", figures=["tide", "tide", "tide"])
    assert caught.value.rule == "S-FIGURES"


@pytest.mark.parametrize(("players", "value"), [(2, 5), (3, 5), (4, 6)])
def test_s_figures_priestess_of_the_number_of_players(players: int, value: int) -> None:
    assert Game.new(COLOURS[:players], seed=1).state.layout.priestess_value == value


@pytest.mark.parametrize(
    ("changes", "rule", "reason"),
    [
        ({"edition": "french"}, "PARSE", "unknown-edition"),
        ({"mode": "solo4"}, "PARSE", "unknown-mode"),
        ({"players": ("yellow", "green")}, "PARSE", "unknown-colour"),
        ({"players": ("yellow", "yellow")}, "PARSE", "colour-twice"),
        ({"players": ("yellow",)}, "PARSE", "players-count"),
        ({"players": ()}, "PARSE", "players-count"),
        ({"mode": "solo1", "players": COLOURS[:3]}, "O-SETUP", "solo-players"),
    ],
)
def test_s_start_with_known_words(changes: dict[str, object], rule: str, reason: str) -> None:
    assert fault(draw_setup(1), **changes) == (rule, reason)


def test_s_preset_pieces_and_favors() -> None:
    game = Game.new(COLOURS, seed=1, mode="preselected")
    document = game.document()
    assert (document["round"], document["phase"]) == (1, "actions")
    isles = {isle["name"]: isle for isle in document["isles"]}
    assert isles["shrine"]["novices"] == {colour: [2, 0] for colour in COLOURS}
    assert isles["tide"]["shrines"] == ["yellow"]
    assert isles["book"]["novices"] == {
        "yellow": [2, 0],
        "red": [0, 0],
        "blue": [2, 0],
        "white": [0, 0],
    }
    assert {colour: player["favors"] for colour, player in document["players"].items()} == {
        "yellow": ["herbs", "sailboat"],
        "red": ["bribery", "book"],
        "blue": ["herbs", "novice"],
        "white": ["tide", "novice"],
    }
    assert all(player["supply"] == 4 for player in document["players"].values())
    assert all(player["shrines"] == 5 for player in document["players"].values())
    assert [isle["favors"] for isle in document["isles"]] == [4, 2, 3, 3, 3, 3, 2]


def test_s_preset_seats_in_any_order() -> None:
    game = Game.new(["white", "yellow"], seed=1, mode="preselected")
    assert game.document()["players"]["white"]["favors"] == ["tide", "novice"]
    assert game.document()["players"]["yellow"]["favors"] == ["herbs", "sailboat"]
