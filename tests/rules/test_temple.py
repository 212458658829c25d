"""Promotion, Sanctification, displacement, Infiltration, Book.

With the blue and the yellow board the path is 28 25 - 23 21 - 19 17 - 16 13 - 12 11 - 7 6. In
round 1 the tiles 7 (sailboat) and 6 (herbs) are approved, 12 (bribery) and 11 (tide) bribable.
"""

from luna import Game
from tests.positions import (
    book_tiles,
    favors,
    listed,
    novices,
    order,
    position,
    refused,
    stock,
    temple,
)


def claims(game: Game) -> dict[int, str]:
    """The claimed tiles of the path."""
    path = game.document()["path"]
    return {space["tile"]: space["novice"] for space in path if space.get("novice")}


def test_a_prom_puts_one_novice_on_the_tile_and_tires_the_other() -> None:
    game = position(yellow=order(active={"herbs": 3}), red=order())
    assert listed(game, "promote") == ["promote 6"]
    game.play("promote 6")
    assert claims(game) == {6: "yellow"}
    assert novices(game, "yellow", "herbs") == (1, 1)


def test_a_prom_needs_one_novice_beside_an_own_shrine() -> None:
    game = position(yellow=order(active={"herbs": 1}, shrines=["herbs"]), red=order())
    game.play("promote 6")
    assert claims(game) == {6: "yellow"}
    assert novices(game, "yellow", "herbs") == (0, 0)


def test_a_prom_needs_enough_active_novices() -> None:
    game = position(
        yellow=order(active={"herbs": 1, "tide": 4}, inactive={"herbs": 2}, favors=["bribery"]),
        red=order(shrines=["herbs"]),
    )
    assert refused(game, "promote 6") == ("A-PROM", "too-few-active")
    assert refused(game, "promote 12 +bribe") == ("A-PROM", "too-few-active")
    assert listed(game, "promote") == ["promote 11 +bribe"]


def test_a_prom_needs_an_unclaimed_approved_tile() -> None:
    game = position(
        yellow=order(active={"herbs": 2, "tide": 2, "sailboat": 2}, claimed=[7]),
        red=order(claimed=[6]),
    )
    assert refused(game, "promote 6") == ("A-PROM", "tile-claimed")
    assert refused(game, "promote 7") == ("A-PROM", "tile-claimed")
    assert refused(game, "promote 11") == ("A-PROM", "tile-not-approved")
    assert refused(game, "promote 1") == ("A-PROM", "tile-in-temple")
    assert refused(game, "promote 3") == ("A-PROM", "tile-not-in-game")
    assert refused(game, "promote 0") == ("A-PROM", "tile-not-in-game")
    assert refused(game, "promote 29") == ("A-PROM", "tile-not-in-game")
    assert listed(game, "promote") == []


def test_a_prom_bribe_reaches_the_tiles_before_the_next_guard() -> None:
    game = position(
        yellow=order(active={"tide": 2, "bribery": 2, "sailboat": 2}, favors=["bribery"]),
        red=order(),
    )
    assert listed(game, "promote") == ["promote 11 +bribe", "promote 12 +bribe", "promote 7"]
    game.play("promote 11 +bribe")
    assert claims(game) == {11: "yellow"}
    assert favors(game, "yellow") == []
    assert stock(game, "bribery") == 2


def test_a_prom_bribe_refusals() -> None:
    game = position(
        yellow=order(active={"tide": 2, "herbs": 2, "sailboat": 2, "bribery": 2, "book": 2}),
        red=order(claimed=[12]),
    )
    assert refused(game, "promote 11 +bribe") == ("A-PROM-BRIBE", "favor-missing")
    held = position(
        yellow=order(active={"herbs": 2, "sailboat": 2, "bribery": 2}, favors=["bribery"]),
        red=order(claimed=[12]),
    )
    assert refused(held, "promote 6 +bribe") == ("A-PROM-BRIBE", "bribe-needless")
    assert refused(held, "promote 16 +bribe") == ("A-PROM-BRIBE", "tile-too-far")
    assert refused(held, "promote 12 +bribe") == ("A-PROM", "tile-claimed")
    assert refused(held, "promote 1 +bribe") == ("A-PROM-BRIBE", "tile-in-temple")
    assert refused(held, "promote 4 +bribe") == ("A-PROM-BRIBE", "tile-not-in-game")


def test_a_virtual_is_the_second_novice_of_a_promotion() -> None:
    game = position(yellow=order(active={"herbs": 1}, favors=["novice"]), red=order())
    assert listed(game, "promote") == ["promote 6 +novice"]
    game.play("promote 6 +novice")
    assert claims(game) == {6: "yellow"}
    assert novices(game, "yellow", "herbs") == (0, 0)
    assert favors(game, "yellow") == []


def test_a_virtual_never_claims_a_tile() -> None:
    game = position(yellow=order(inactive={"herbs": 1}, favors=["novice"]), red=order())
    assert refused(game, "promote 6 +novice") == ("A-PROM", "too-few-active")


def test_a_virtual_has_nothing_to_replace_beside_a_shrine() -> None:
    game = position(
        yellow=order(active={"herbs": 2}, shrines=["herbs"], favors=["novice"]), red=order()
    )
    assert refused(game, "promote 6 +novice") == ("A-VIRTUAL", "shrine-replaces-second")
    assert listed(game, "promote") == ["promote 6"]


def test_a_virtual_must_be_held_for_a_promotion() -> None:
    game = position(yellow=order(active={"herbs": 2}), red=order())
    assert refused(game, "promote 6 +novice") == ("A-VIRTUAL", "favor-missing")


def test_a_two_favors_promote() -> None:
    game = position(yellow=order(active={"tide": 1}, favors=["bribery", "novice"]), red=order())
    assert listed(game, "promote") == ["promote 11 +bribe +novice"]
    game.play("promote 11 +bribe +novice")
    assert claims(game) == {11: "yellow"}
    assert favors(game, "yellow") == []


def test_a_sanc_gains_the_value_of_the_guard() -> None:
    for number, value in enumerate([6, 5, 4, 3, 2, 2], 1):
        game = position(yellow=order(claimed=[6]), red=order(), in_round=number)
        assert listed(game, "sanctify") == ["sanctify 6"]
        game.play("sanctify 6")
        assert temple(game) == {1: "yellow", 2: "red", 6: "yellow"}
        assert game.ledger("yellow")["sanctification"] == value
        assert not any(space.get("tile") == 6 for space in game.document()["path"])


def test_a_sanc_needs_an_approved_tile_of_ones_own() -> None:
    game = position(yellow=order(claimed=[11]), red=order(claimed=[6]))
    assert refused(game, "sanctify 6") == ("A-SANC", "tile-not-yours")
    assert refused(game, "sanctify 7") == ("A-SANC", "tile-not-yours")
    assert refused(game, "sanctify 11") == ("A-SANC", "tile-not-approved")
    assert refused(game, "sanctify 1") == ("A-SANC", "tile-in-temple")
    assert refused(game, "sanctify 3") == ("A-SANC", "tile-not-in-game")
    assert listed(game, "sanctify") == []


def test_a_sanc_bribe_enters_from_a_bribable_tile() -> None:
    game = position(yellow=order(claimed=[11, 6, 16], favors=["bribery"]), red=order())
    assert listed(game, "sanctify") == ["sanctify 11 +bribe", "sanctify 6"]
    game.play("sanctify 11 +bribe")
    assert temple(game)[11] == "yellow"
    assert game.ledger("yellow")["sanctification"] == 6
    assert favors(game, "yellow") == []


def test_a_sanc_bribe_refusals() -> None:
    game = position(yellow=order(claimed=[11]), red=order())
    assert refused(game, "sanctify 11 +bribe") == ("A-SANC-BRIBE", "favor-missing")
    held = position(yellow=order(claimed=[6, 16], favors=["bribery"]), red=order(claimed=[12]))
    assert refused(held, "sanctify 6 +bribe") == ("A-SANC-BRIBE", "bribe-needless")
    assert refused(held, "sanctify 16 +bribe") == ("A-SANC-BRIBE", "tile-too-far")
    assert refused(held, "sanctify 12 +bribe") == ("A-SANC", "tile-not-yours")
    assert refused(held, "sanctify 11 +bribe") == ("A-SANC", "tile-not-yours")


def test_a_last_round_has_no_bribable_tile() -> None:
    game = position(
        yellow=order(active={"novice": 2}, claimed=[25], favors=["bribery"]),
        red=order(claimed=[19]),
        in_round=6,
    )
    assert listed(game, "promote", "sanctify") == ["promote 28", "sanctify 25"]
    assert refused(game, "promote 28 +bribe") == ("A-PROM-BRIBE", "last-round-no-bribe")
    assert refused(game, "sanctify 25 +bribe") == ("A-SANC-BRIBE", "last-round-no-bribe")
    before = position(
        yellow=order(active={"novice": 2}, claimed=[25], favors=["bribery"]),
        red=order(claimed=[19]),
        in_round=5,
    )
    assert listed(before, "promote", "sanctify") == ["promote 28 +bribe", "sanctify 25 +bribe"]


def test_a_displace_only_the_lower_unprotected_neighbour() -> None:
    """The picture beside Sanctification in the rulebooks: of several neighbors just one goes."""
    game = position(
        yellow=order(claimed=[19], temple=[11]),
        red=order(temple=[17]),
        blue=order(temple=[12, 28]),
        books=[2, 17],
        in_round=4,
    )
    # Around 19 lie 2 and 17 (red, with Books), 11 (own) and 12 (blue), but not 28.
    around = game.state.layout.below[19]
    assert [around >> tile & 1 for tile in (2, 11, 12, 17, 28)] == [1, 1, 1, 1, 0]
    game.play("sanctify 19")
    assert temple(game)[12] is None
    assert [temple(game)[tile] for tile in (2, 11, 17, 28)] == ["red", "yellow", "red", "blue"]
    assert list(game.state.stage) == [0, 0, 1]
    assert game.ledger("yellow")["displacement"] == 1


def test_a_displace_gains_one_for_each() -> None:
    game = position(yellow=order(claimed=[28]), red=order(temple=[11, 25]), books=[1], in_round=6)
    # Around 28 lie 1 (own), 2, 11 and 25.
    game.play("sanctify 28")
    assert temple(game) == {1: "yellow", 2: None, 11: None, 25: None, 28: "yellow"}
    assert game.ledger("yellow")["displacement"] == 3
    assert game.ledger("yellow")["sanctification"] == 2
    assert game.state.stage[1] == 3


def test_a_displace_leaves_higher_neighbours_alone() -> None:
    game = position(
        yellow=order(claimed=[11]), red=order(temple=[28, 17, 19]), books=[2], in_round=2
    )
    game.play("sanctify 11")
    assert [temple(game)[tile] for tile in (2, 17, 19, 28)] == ["red"] * 4
    assert game.ledger("yellow")["displacement"] == 0


def test_a_displace_spares_ones_own() -> None:
    game = position(
        yellow=order(claimed=[28], temple=[11, 25]), red=order(), books=[1, 2], in_round=6
    )
    game.play("sanctify 28")
    assert temple(game) == {1: "yellow", 2: "red", 11: "yellow", 25: "yellow", 28: "yellow"}
    assert game.ledger("yellow")["displacement"] == 0


def test_a_stay_on_a_claimed_tile_over_the_rounds() -> None:
    game = position(yellow=order(claimed=[6]), red=order(claimed=[28]), time=1)
    game.play("meditate")
    assert game.round == 2
    assert claims(game) == {6: "yellow", 28: "red"}
    assert refused(game, "promote 28") == ("A-PROM", "tile-not-approved")


def test_a_book_moves_under_an_own_novice() -> None:
    game = position(yellow=order(temple=[6, 7], favors=["book"]), red=order(temple=[12]))
    assert listed(game, "book") == ["book 1>6", "book 1>7", "book 2>6", "book 2>7"]
    game.play("book 2>6")
    assert book_tiles(game) == [1, 6]
    assert favors(game, "yellow") == []


def test_a_book_may_be_ones_own() -> None:
    game = position(yellow=order(temple=[6], favors=["book"]), red=order())
    game.play("book 1>6")
    assert book_tiles(game) == [2, 6]


def test_a_book_refusals() -> None:
    game = position(yellow=order(temple=[6], favors=["book"]), red=order(temple=[7]), books=[1, 2])
    assert refused(game, "book 6>1") == ("A-BOOK", "no-book-there")
    assert refused(game, "book 0>6") == ("A-BOOK", "no-book-there")
    assert refused(game, "book 1>7") == ("A-BOOK", "no-own-novice-there")
    assert refused(game, "book 1>28") == ("A-BOOK", "no-own-novice-there")
    assert refused(game, "book 1>29") == ("A-BOOK", "no-own-novice-there")
    assert refused(game, "book 2>1") == ("A-BOOK", "has-book-already")
    assert refused(game, "book 1>1") == ("A-BOOK", "has-book-already")
    without = position(yellow=order(temple=[6]), red=order())
    assert refused(without, "book 1>6") == ("A-BOOK", "favor-missing")
    empty = position(yellow=order(favors=["book"]), red=order())
    assert listed(empty, "book") == []


def test_a_book_protects_from_displacement() -> None:
    game = position(
        yellow=order(claimed=[28], favors=["book"]),
        red=order(temple=[11, 25]),
        books=[11, 2],
        in_round=6,
    )
    game.play("sanctify 28")
    assert temple(game)[11] == "red"
    assert temple(game)[2] == "red"
    assert temple(game)[25] is None
