"""The differences between the editions: the Book, Infiltration, the solo opponent's Book."""

import pytest

from luna import Game
from tests.positions import book_tiles, end_round, favors, listed, order, position, refused, temple


def lying(game: Game) -> list[int]:
    return [int(tile) for tile, space in game.document()["temple"].items() if space["lying"]]


@pytest.mark.parametrize("edition", ["classic", "brazilian"])
def test_a_book_gives_one_at_once(edition: str) -> None:
    game = position(
        yellow=order(temple=[6], favors=["book"]), red=order(), blue=order(), edition=edition
    )
    assert not game.document()["book_bonus"]
    game.play("book 2>6")
    assert game.ledger("yellow")["book"] == 1
    assert lying(game) == []


def test_a_book_gives_two_first_in_a_round_of_two_players() -> None:
    game = position(
        yellow=order(temple=[6], favors=["book"]), red=order(temple=[7], favors=["book"])
    )
    assert game.document()["book_bonus"]
    game.play("book 2>6")
    assert not game.document()["book_bonus"]
    game.play("book 6>7")
    assert game.ledger("yellow")["book"] == 2
    assert game.ledger("red")["book"] == 1
    end_round(game)
    assert game.document()["book_bonus"]


def test_a_book_gives_nothing_at_once_in_the_revised_edition() -> None:
    game = position(yellow=order(temple=[6], favors=["book"]), red=order(), edition="revised")
    assert not game.document()["book_bonus"]
    game.play("book 2>6")
    assert game.ledger("yellow")["book"] == 0
    assert lying(game) == [6]


def test_a_book_of_a_lying_novice_stays_in_the_revised_edition() -> None:
    game = position(
        yellow=order(temple=[6], favors=["book"]),
        red=order(temple=[7], favors=["book"]),
        edition="revised",
    )
    game.play("book 2>6")
    assert refused(game, "book 6>7") == ("A-BOOK", "novice-lies")
    assert listed(game, "book") == ["book 1>2", "book 1>7"]


def test_n_stand_up_for_the_next_round() -> None:
    game = position(yellow=order(temple=[6], favors=["book"]), red=order(), edition="revised")
    game.play("book 2>6")
    game.play("meditate")
    assert lying(game) == [6]
    end_round(game)
    assert lying(game) == []
    assert book_tiles(game) == [1, 6]


def test_n_stand_not_after_the_last_round() -> None:
    game = position(
        yellow=order(temple=[6], favors=["book"]), red=order(), edition="revised", in_round=6
    )
    game.play("book 2>6")
    end_round(game)
    assert game.over
    assert lying(game) == [6]


@pytest.mark.parametrize(("edition", "points"), [("classic", 3), ("brazilian", 3), ("revised", 5)])
def test_e_temple_counts_books_in_the_revised_edition(edition: str, points: int) -> None:
    game = position(yellow=order(temple=[6, 7]), red=order(), edition=edition, books=[1, 6], time=1)
    game.play("meditate")
    assert game.ledger("yellow")["temple"] == points
    assert game.ledger("red")["temple"] == 1


def test_a_infil_takes_a_vacant_tile() -> None:
    game = position(
        yellow=order(stage=2, favors=["bribery"]),
        red=order(temple=[6]),
        vacant=[7, 12],
        edition="revised",
        books=[1, 2],
    )
    assert listed(game, "infiltrate") == ["infiltrate 12", "infiltrate 7"]
    game.play("infiltrate 12")
    assert temple(game) == {1: "yellow", 2: "red", 6: "red", 7: None, 12: "yellow"}
    assert game.state.stage[0] == 1
    assert game.influence("yellow") == 5
    assert favors(game, "yellow") == []


def test_a_infil_displaces_no_novice() -> None:
    game = position(
        yellow=order(stage=1, favors=["bribery"]),
        red=order(temple=[11]),
        vacant=[28],
        edition="revised",
        books=[],
    )
    game.play("infiltrate 28")
    assert temple(game)[11] == "red"
    assert temple(game)[2] == "red"


def test_a_infil_refusals() -> None:
    game = position(
        yellow=order(stage=1, favors=["bribery"]), red=order(), vacant=[7], edition="revised"
    )
    assert refused(game, "infiltrate 1") == ("A-INFIL", "tile-not-vacant")
    assert refused(game, "infiltrate 6") == ("A-INFIL", "tile-not-vacant")
    assert refused(game, "infiltrate 0") == ("A-INFIL", "tile-not-vacant")
    assert refused(game, "infiltrate 29") == ("A-INFIL", "tile-not-vacant")
    dry = position(yellow=order(favors=["bribery"]), red=order(), vacant=[7], edition="revised")
    assert refused(dry, "infiltrate 7") == ("A-INFIL", "too-few-on-stage")
    poor = position(yellow=order(stage=1), red=order(), vacant=[7], edition="revised")
    assert refused(poor, "infiltrate 7") == ("A-INFIL", "favor-missing")
    for other in (dry, poor):
        assert listed(other, "infiltrate") == []


@pytest.mark.parametrize("edition", ["classic", "brazilian"])
def test_a_infil_is_for_the_revised_edition(edition: str) -> None:
    game = position(
        yellow=order(stage=1, favors=["bribery"]), red=order(), vacant=[7], edition=edition
    )
    assert refused(game, "infiltrate 7") == ("A-INFIL", "not-in-edition")
    assert listed(game, "infiltrate") == []


@pytest.mark.parametrize(
    ("edition", "has_book"), [("classic", False), ("brazilian", True), ("revised", False)]
)
def test_o_prelim_opponents_book_depends_on_the_edition(edition: str, has_book: bool) -> None:
    game = Game.new(["yellow", "red"], mode="solo1", edition=edition, seed=3)
    first = dict(zip(game.players, game.setup.first, strict=True))
    assert (first["red"] in book_tiles(game)) is has_book
    assert first["yellow"] in book_tiles(game)
