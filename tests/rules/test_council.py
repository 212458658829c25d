"""The Council of Priests."""

import pytest

from tests.positions import council, favors, listed, novices, order, position, refused


def test_a_council_advances_by_the_novices_of_one_isle() -> None:
    game = position(yellow=order(active={"tide": 3, "book": 1}), red=order())
    assert listed(game, "council") == [
        "council book 1",
        "council tide 1",
        "council tide 2",
        "council tide 3",
    ]
    game.play("council tide 2")
    assert council(game) == {0: ["red"], 2: ["yellow"]}
    assert novices(game, "yellow", "tide") == (1, 2)


def test_a_council_arrives_on_top() -> None:
    game = position(yellow=order(active={"tide": 3}), red=order(council=3), blue=order(council=3))
    game.play("council tide 3")
    assert council(game) == {3: ["red", "blue", "yellow"]}


def test_a_council_arrives_at_the_bottom_of_the_last_seat() -> None:
    game = position(
        yellow=order(active={"tide": 3}, council=7), red=order(council=10), blue=order(council=10)
    )
    game.play("council tide 3")
    assert council(game) == {10: ["yellow", "red", "blue"]}


def test_a_council_stack_closes_up_behind_a_leaver() -> None:
    game = position(
        yellow=order(), red=order(active={"tide": 1}), blue=order(), white=order(), turn="red"
    )
    assert council(game) == {0: ["yellow", "red", "blue", "white"]}
    game.play("council tide 1")
    assert council(game) == {0: ["yellow", "blue", "white"], 1: ["red"]}


def test_a_council_goes_no_farther_than_the_last_seat() -> None:
    game = position(yellow=order(active={"tide": 3}, council=8, favors=["novice"]), red=order())
    assert listed(game, "council") == [
        "council +novice",
        "council tide 1",
        "council tide 1 +novice",
        "council tide 2",
    ]
    assert refused(game, "council tide 3") == ("A-COUNCIL", "too-few-seats")
    assert refused(game, "council tide 2 +novice") == ("A-COUNCIL", "too-few-seats")


def test_a_council_is_over_on_the_last_seat() -> None:
    game = position(yellow=order(active={"tide": 3}, council=10, favors=["novice"]), red=order())
    assert refused(game, "council tide 1") == ("A-COUNCIL", "last-seat-reached")
    assert refused(game, "council +novice") == ("A-COUNCIL", "last-seat-reached")
    assert listed(game, "council") == []


def test_a_council_needs_active_novices() -> None:
    game = position(yellow=order(active={"tide": 1}, inactive={"tide": 2}), red=order())
    assert refused(game, "council tide 2") == ("A-COUNCIL", "too-few-active")
    assert refused(game, "council book 1") == ("A-COUNCIL", "too-few-active")
    assert refused(game, "council tide 0") == ("A-COUNCIL", "nobody-goes")


def test_a_virtual_walks_alone_or_with_one_isle() -> None:
    for action, seat, used in (("council +novice", 1, 0), ("council tide 2 +novice", 3, 2)):
        game = position(yellow=order(active={"tide": 2}, favors=["novice"]), red=order())
        game.play(action)
        assert council(game) == {0: ["red"], seat: ["yellow"]}
        assert novices(game, "yellow", "tide") == (2 - used, used)
        assert favors(game, "yellow") == []


@pytest.mark.parametrize("number", range(1, 11))
def test_a_council_takes_up_to_ten_seats_at_once(number: int) -> None:
    game = position(yellow=order(active={"tide": 12}), red=order())
    game.play(f"council tide {number}")
    assert council(game) == {0: ["red"], number: ["yellow"]}
