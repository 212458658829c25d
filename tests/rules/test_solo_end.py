"""The end of a round and of the game in solo: you are Yellow, the virtual order is Red."""

import pytest

from luna.rules import vocabulary as v
from tests.positions import Order, end_round, figure, listed, novices, order, position


def test_o_end_is_when_you_say_so() -> None:
    game = position(yellow=order(active={"tide": 4}), red=order(), mode="solo1")
    for _ in range(5):
        action = next(text for text in (*listed(game, "council"), "meditate"))
        game.play(action)
        assert game.turn == "yellow"
    assert game.round == 2
    assert game.ledger("yellow")["meditation"] == 0


@pytest.mark.parametrize(
    ("pieces", "builds"),
    [
        (order(active={"book": 1}), True),
        (order(inactive={"book": 2}), False),
        (order(active={"tide": 2}), False),
    ],
)
def test_o_end_he_builds_at_no_cost(pieces: Order, builds: bool) -> None:
    game = position(yellow=order(), red=pieces, mode="solo1", builder="book", in_round=6)
    before = novices(game, "red", "book")
    game.play("meditate")
    isles = {isle["name"]: isle["shrines"] for isle in game.document()["isles"]}
    assert isles["book"] == (["red"] if builds else [])
    assert novices(game, "red", "book") == before


def test_o_end_he_builds_once_an_isle_and_six_in_all() -> None:
    six = [isle for isle in v.ISLE_NAMES if isle != "book"]
    for shrines in (six, ["book"]):
        game = position(
            yellow=order(),
            red=order(active={"book": 1}, shrines=shrines),
            mode="solo1",
            builder="book",
        )
        game.play("meditate")
        assert game.document()["players"]["red"]["shrines"] == 6 - len(shrines)


def test_o_end_he_builds_before_the_scoring() -> None:
    game = position(
        yellow=order(active={"book": 1}, council=3),
        red=order(active={"book": 1}),
        mode="solo1",
        builder="book",
        priestess="book",
        apostate="tide",
    )
    game.play("meditate")
    assert game.ledger("red")["priestess"] == 5
    assert game.ledger("yellow")["priestess"] == 2


def test_o_end_the_apostate_spares_him_and_seeks_you() -> None:
    game = position(
        yellow=order(active={"book": 1}),
        red=order(active={"tide": 3, "sailboat": 2}),
        mode="solo1",
        apostate="tide",
    )
    game.play("meditate")
    assert game.ledger("red")["apostate"] == 0
    assert figure(game, "apostate") == "book"
    alone = position(yellow=order(), red=order(active={"book": 1}), mode="solo1", apostate="tide")
    alone.play("meditate")
    assert figure(alone, "apostate") == "tide"


def test_o_score_margin_and_tie() -> None:
    game = position(yellow=order(influence=3, council=2), red=order(), mode="solo1", in_round=6)
    end_round(game)
    result = game.document()["result"]
    assert result["margin"] == 0
    assert result["ranking"] == ["yellow", "red"]
    behind = position(yellow=order(influence=0), red=order(), mode="solo1", in_round=6)
    end_round(behind)
    assert behind.document()["result"]["margin"] == -5
    assert behind.document()["result"]["ranking"] == ["red", "yellow"]


def test_o_score_first_book_gives_two() -> None:
    game = position(yellow=order(temple=[6], favors=["book"]), red=order(), mode="solo1")
    game.play("book 1>6")
    assert game.ledger("yellow")["book"] == 2
