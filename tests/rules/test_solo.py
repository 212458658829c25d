"""The solo game: you are Yellow, the virtual order is Red."""

from collections.abc import Collection
from dataclasses import replace

import pytest

from luna import Game, Refused
from luna.rules import vocabulary as v
from luna.rules.setup import draw_setup
from tests.positions import (
    Order,
    book_tiles,
    council,
    favors,
    listed,
    novices,
    order,
    position,
    refused,
    stock,
    temple,
)

PAIR = ("yellow", "red")


def tiring(
    you: Order,
    opponent: Order,
    in_round: int = 1,
    books: Collection[int] | None = None,
    edition: str = "classic",
) -> Game:
    """The start of a round."""
    return position(
        yellow=you,
        red=opponent,
        mode="solo1",
        phase=v.PHASE_TIRING,
        in_round=in_round,
        books=books,
        edition=edition,
    )


def test_o_setup_one_favor_and_the_opponent_below_you() -> None:
    game = Game.new(PAIR, seed=2, mode="solo1")
    assert [stock(game, isle) for isle in v.ISLE_NAMES] == [1] * 7
    document = game.document()
    assert document["time"] is None
    assert document["start"] == "red"
    assert document["turn"] == "yellow"
    assert council(game) == {0: ["red", "yellow"]}


def test_o_setup_level_3_builder_and_priestess_share_an_isle() -> None:
    drawn = [draw_setup(seed, PAIR, "solo3") for seed in range(30)]
    assert all(setup.builder == setup.priestess for setup in drawn)
    apart = [draw_setup(seed, PAIR, "solo2") for seed in range(30)]
    assert any(setup.builder != setup.priestess for setup in apart)
    with pytest.raises(Refused) as caught:
        replace(drawn[0], priestess="tide", builder="book")
    assert (caught.value.rule, caught.value.refusal.reason) == ("O-SETUP", "solo3-figures")


def test_o_setup_is_for_you_and_one_opponent_who_starts() -> None:
    with pytest.raises(Refused) as caught:
        Game.new(v.COLOURS[:3], seed=1, mode="solo1")
    assert (caught.value.rule, caught.value.refusal.reason) == ("O-SETUP", "solo-players")
    with pytest.raises(Refused) as caught:
        replace(draw_setup(1, PAIR, "solo1"), start="yellow")
    assert (caught.value.rule, caught.value.refusal.reason) == ("O-SETUP", "solo-start")


def test_o_prelim_opponent_stands_everywhere() -> None:
    setup = draw_setup(1, PAIR, "solo1", figures=["shrine", "tide", "book"])
    # His tile 3 shows bribery: one of the pair there serves in the Temple.
    game = Game(replace(setup, boards=("blue", "red"), first=(1, 3)))
    pieces = {isle: novices(game, "red", isle) for isle in v.ISLE_NAMES}
    assert pieces == {
        "shrine": (2, 0),
        "herbs": (2, 0),
        "tide": (1, 0),
        "sailboat": (2, 0),
        "bribery": (1, 0),
        "book": (2, 0),
        "novice": (2, 0),
    }
    assert temple(game) == {1: "yellow", 3: "red"}
    assert book_tiles(game) == [1]
    red = game.document()["players"]["red"]
    assert (red["supply"], red["shrines"], red["favors"]) == (0, 5, [])


def test_o_prelim_single_novice_of_the_builders_isle_serves() -> None:
    setup = draw_setup(1, PAIR, "solo1", figures=["shrine", "bribery", "book"])
    game = Game(replace(setup, boards=("blue", "red"), first=(1, 3)))
    assert novices(game, "red", "bribery") == (0, 0)


def test_o_prelim_your_own_preliminary_round() -> None:
    game = Game.new(PAIR, seed=1, mode="solo1", figures=["shrine", "tide", "book"])
    assert refused(game, "place shrine tide") == ("P-SHRINE", "isle-has-shrine")
    assert refused(game, "place shrine herbs") == ("P-SHRINE", "no-shrine-on-herbs")
    game.play("place shrine book")
    for isle in ("tide", "shrine", "novice", "bribery"):
        assert game.turn == "yellow"
        game.play(f"place novices {isle}")
    assert favors(game, "yellow") == ["herbs", "sailboat"]
    assert favors(game, "red") == []
    assert (game.round, game.phase) == (1, "tire")


def test_o_begin_tires_an_isle_and_advances_him() -> None:
    game = tiring(order(), order(active={"tide": 3, "book": 1}, council=2))
    assert listed(game) == ["tire book", "tire tide"]
    game.play("tire tide")
    assert novices(game, "red", "tide") == (0, 3)
    assert council(game) == {0: ["yellow"], 5: ["red"]}
    assert (game.phase, game.turn) == ("actions", "yellow")


def test_o_begin_needs_an_active_novice_of_his() -> None:
    game = tiring(order(active={"book": 2}), order(active={"tide": 1}, inactive={"book": 1}))
    assert refused(game, "tire book") == ("O-BEGIN", "nobody-to-tire")
    assert refused(game, "meditate") == ("O-BEGIN", "tire-now")
    assert refused(game, "place shrine tide") == ("O-BEGIN", "tire-now")
    assert refused(game, "red: tire tide") == ("A-TURN", "not-your-turn")


def test_o_begin_arrives_on_top_but_at_the_bottom_of_the_last_seat() -> None:
    game = tiring(order(council=3), order(active={"tide": 2}, council=1))
    game.play("tire tide")
    assert council(game) == {3: ["yellow", "red"]}
    game = tiring(order(council=10), order(active={"tide": 2}, council=9))
    game.play("tire tide")
    assert council(game) == {10: ["red", "yellow"]}
    top = tiring(order(council=10), order(active={"tide": 2}, council=10))
    top.state.council[0], top.state.council[1] = 80, 81
    top.play("tire tide")
    assert council(top) == {10: ["yellow", "red"]}


def test_o_begin_is_skipped_when_none_of_his_is_active() -> None:
    game = position(yellow=order(), red=order(), mode="solo1")
    game.play("meditate")
    assert (game.round, game.phase) == (2, "actions")
    assert refused(game, "tire tide") == ("A-TURN", "action-phase-now")


def test_o_tile_takes_the_highest_he_can() -> None:
    # Approved in round 2 are 12 (bribery), 11 (tide), 7 (sailboat) and 6 (herbs).
    game = tiring(
        order(claimed=[12]),
        order(active={"bribery": 2, "tide": 1, "herbs": 2, "novice": 2}),
        in_round=2,
        books=[2],
    )
    game.play("tire novice")
    assert temple(game) == {1: "yellow", 2: "red", 11: "red"}
    assert novices(game, "red", "tide") == (0, 0)
    assert game.ledger("red")["sanctification"] == 5


def test_o_tile_only_where_a_novice_is_still_active() -> None:
    game = tiring(order(), order(active={"tide": 2, "book": 2}), in_round=2)
    game.play("tire tide")
    assert temple(game) == {1: "yellow", 2: "red"}
    assert game.ledger("red")["sanctification"] == 0
    assert book_tiles(game) == [1, 2]


def test_o_tile_displaces_yours_to_the_landing_stage() -> None:
    # Around 28 lie 1, 2, 11 and 25.
    game = tiring(
        order(temple=[11, 25]), order(active={"novice": 1, "book": 1}), in_round=6, books=[25]
    )
    game.play("tire book")
    assert temple(game)[28] == "red"
    assert temple(game)[11] is None
    assert temple(game)[1] is None
    assert temple(game)[25] == "yellow"
    assert game.ledger("red")["displacement"] == 2
    assert game.state.stage[0] == 2


def test_o_tile_takes_your_lowest_book_to_his_lowest_tile_without() -> None:
    for edition in v.EDITIONS:
        game = tiring(
            order(temple=[7, 12]),
            order(active={"herbs": 1, "book": 1}, temple=[17]),
            books=[7, 12, 2],
            edition=edition,
        )
        game.play("tire book")
        assert temple(game)[6] == "red"
        assert book_tiles(game) == [2, 6, 12]
        assert game.ledger("red")["book"] == 1
        assert not any(space["lying"] for space in game.document()["temple"].values())
        assert game.document()["book_bonus"] is (edition != "revised")


def test_o_tile_leaves_his_own_and_absent_books() -> None:
    game = tiring(order(), order(active={"herbs": 1, "book": 1}), books=[2])
    game.play("tire book")
    assert book_tiles(game) == [2]
    assert game.ledger("red")["book"] == 0


def test_o_displaced_novice_goes_beside_the_isle_of_its_tile() -> None:
    # Around 28 lie 1 (shrine), 2 (tide), 11 (tide) and 25 (herbs).
    game = position(
        yellow=order(claimed=[28]),
        red=order(temple=[11, 25]),
        mode="solo1",
        in_round=6,
        books=[2],
    )
    game.play("sanctify 28")
    assert novices(game, "red", "tide") == (0, 1)
    assert novices(game, "red", "herbs") == (0, 1)
    assert list(game.state.stage) == [0, 0]
    assert game.ledger("yellow")["displacement"] == 2
