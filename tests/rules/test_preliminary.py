"""The Preliminary Round."""

from dataclasses import replace

from luna import Game
from luna.rules.setup import draw_setup
from luna.rules.vocabulary import COLOURS
from tests.positions import favors, listed, novices, refused, stock

THREE = COLOURS[:3]


def preliminary(*actions: str, players: tuple[str, ...] = THREE, start: str = "red") -> Game:
    return Game(replace(draw_setup(1, players), start=start), actions)


def test_p_shrine_from_the_start_player_clockwise() -> None:
    game = preliminary("red: place shrine tide")
    assert game.turn == "blue"
    game.play("blue: place shrine book")
    assert refused(game, "red: place shrine novice") == ("A-TURN", "not-your-turn")
    game.play("yellow: place shrine herbs")
    shrines = {isle["name"]: isle["shrines"] for isle in game.document()["isles"]}
    assert {isle: own for isle, own in shrines.items() if own} == {
        "tide": ["red"],
        "book": ["blue"],
        "herbs": ["yellow"],
    }
    assert game.document()["phase"] == "preliminary"
    assert game.turn == "red"


def test_p_shrine_stands_alone_on_its_isle() -> None:
    game = preliminary("place shrine tide")
    assert refused(game, "place shrine tide") == ("P-SHRINE", "isle-has-shrine")
    assert len(listed(game)) == 6


def test_p_shrine_not_on_the_herbal_isle_with_two_players() -> None:
    game = preliminary(players=("yellow", "red"))
    assert refused(game, "place shrine herbs") == ("P-SHRINE", "no-shrine-on-herbs")
    assert len(listed(game)) == 6
    three = preliminary()
    assert len(listed(three)) == 7


def test_p_shrine_comes_first() -> None:
    game = preliminary()
    for action in ("place novices tide", "meditate", "tire tide", "favor tide", "book 1>2"):
        assert refused(game, action) == ("P-SHRINE", "place-shrine-now")


def test_p_novices_in_turns_four_pairs() -> None:
    game = preliminary("place shrine tide", "place shrine book", "place shrine herbs")
    turns = []
    for isle in ("shrine", "sailboat", "bribery", "novice"):
        for _ in THREE:
            turns.append(game.turn)
            game.play(f"place novices {isle}")
    assert turns == ["red", "blue", "yellow"] * 4
    assert novices(game, "red", "bribery") == (2, 0)
    assert (game.round, game.phase, game.turn) == (1, "actions", "red")
    assert list(game.state.supply) == [4, 4, 4]


def test_p_novices_never_where_own_pieces_are() -> None:
    game = preliminary("place shrine tide", "place shrine book", "place shrine herbs")
    assert refused(game, "place novices tide") == ("P-NOVICES", "isle-has-own-pieces")
    game.play("red: place novices book")
    game.play("blue: place novices tide")
    game.play("yellow: place novices tide")
    assert refused(game, "red: place novices book") == ("P-NOVICES", "isle-has-own-pieces")
    assert len(listed(game)) == 5


def test_p_novices_before_any_action() -> None:
    game = preliminary("place shrine tide", "place shrine book", "place shrine herbs")
    for action in ("place shrine novice", "meditate", "tire tide", "council tide 1"):
        assert refused(game, action) == ("P-NOVICES", "place-novices-now")


def test_p_favors_of_the_two_empty_isles() -> None:
    game = preliminary("place shrine tide", "place shrine book", "place shrine herbs")
    for isle in ("shrine", "sailboat", "bribery"):
        for _ in THREE:
            game.play(f"place novices {isle}")
    game.play("red: place novices book")
    assert favors(game, "red") == []
    game.play("blue: place novices tide")
    game.play("yellow: place novices novice")
    assert favors(game, "red") == ["herbs", "novice"]
    assert favors(game, "blue") == ["herbs", "novice"]
    assert favors(game, "yellow") == ["tide", "book"]
    assert [stock(game, isle) for isle in ("herbs", "novice", "tide", "book")] == [1, 1, 2, 2]
