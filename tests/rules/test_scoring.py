"""Influence at the end of a round and of the game."""

import pytest

from luna import Game
from luna.rules.scoring import outranks
from tests.positions import order, position


def gained(game: Game, source: str) -> dict[str, int]:
    return {colour: game.ledger(colour)[source] for colour in game.players}


def test_e_priestess_worked_example() -> None:
    """Rulebook: Yellow most, Red and Blue tied, Red ahead in the Council: 6, 3, 1."""
    game = position(
        yellow=order(active={"tide": 3}),
        red=order(active={"tide": 2}, council=4),
        blue=order(active={"tide": 2}, council=3),
        white=order(active={"tide": 1}, council=9),
        priestess="tide",
        time=1,
    )
    game.play("meditate")
    assert gained(game, "priestess") == {"yellow": 6, "red": 3, "blue": 1, "white": 0}


@pytest.mark.parametrize("players", [2, 3])
def test_e_priestess_places_with_few_players(players: int) -> None:
    orders = {
        "yellow": order(active={"tide": 1}),
        "red": order(active={"tide": 3}),
        "blue": order(active={"tide": 2}),
    }
    seated = dict(list(orders.items())[:players])
    game = position(seated, priestess="tide", time=1)
    game.play("meditate")
    assert gained(game, "priestess") == (
        {"yellow": 2, "red": 5} if players == 2 else {"yellow": 0, "red": 5, "blue": 2}
    )


def test_e_priestess_counts_active_novices_and_the_shrine() -> None:
    game = position(
        yellow=order(active={"tide": 1}, inactive={"tide": 4}, council=1),
        red=order(active={"tide": 1}, shrines=["tide"]),
        blue=order(shrines=["tide"]),
        white=order(inactive={"tide": 3}, active={"book": 5}, shrines=["book"]),
        priestess="tide",
        time=1,
    )
    game.play("meditate")
    # Blue's shrine equals Yellow's one active novice, and Yellow is ahead in the Council.
    assert gained(game, "priestess") == {"yellow": 3, "red": 6, "blue": 1, "white": 0}


def test_e_priestess_ties_by_the_stack_on_one_seat() -> None:
    game = position(
        yellow=order(active={"tide": 2}, council=3),
        red=order(active={"tide": 2}, council=3),
        priestess="tide",
        time=1,
        start="red",
    )
    game.play("meditate")
    assert gained(game, "priestess") == {"yellow": 5, "red": 2}


def test_e_priestess_gives_no_place_without_attendance() -> None:
    game = position(yellow=order(active={"tide": 1}), red=order(), priestess="tide", time=1)
    game.play("meditate")
    assert gained(game, "priestess") == {"yellow": 5, "red": 0}


def test_e_apostate_worked_example() -> None:
    """Rulebook: 3 novices lose 4, 2 lose 3, none lose none."""
    game = position(
        yellow=order(active={"tide": 1}, inactive={"tide": 2}),
        red=order(inactive={"tide": 2}),
        blue=order(shrines=["tide"]),
        apostate="tide",
        time=1,
    )
    game.play("meditate")
    assert gained(game, "apostate") == {"yellow": -4, "red": -3, "blue": 0}


def test_e_apostate_costs_two_for_a_single_novice() -> None:
    game = position(yellow=order(active={"tide": 1}), red=order(), apostate="tide", time=1)
    game.play("meditate")
    assert gained(game, "apostate") == {"yellow": -2, "red": 0}


def test_e_apostate_takes_at_most_what_is_there() -> None:
    game = position(
        yellow=order(active={"tide": 9}, influence=2),
        red=order(active={"tide": 1}, influence=0),
        apostate="tide",
        time=1,
        turn="yellow",
        books=[],
    )
    game.play("meditate")
    # Meditation gives Yellow a third point before the scoring; the Temple gives one after it.
    assert gained(game, "apostate") == {"yellow": -3, "red": 0}
    assert [game.influence(colour) for colour in game.players] == [1, 1]


def test_e_temple_one_for_each_novice() -> None:
    game = position(yellow=order(temple=[6, 7]), red=order(temple=[12]), vacant=[11], time=1)
    game.play("meditate")
    assert gained(game, "temple") == {"yellow": 3, "red": 2}


def test_e_order_priestess_before_apostate() -> None:
    """Without the Priestess's 5 first, the Apostate would find less to take."""
    game = position(
        yellow=order(active={"tide": 9}, influence=1),
        red=order(),
        priestess="tide",
        apostate="tide",
        time=1,
        turn="yellow",
    )
    game.play("meditate")
    assert gained(game, "apostate")["yellow"] == -7  # 1 + 1 for the last token + 5
    assert game.influence("yellow") == 1


def test_e_order_apostate_before_temple() -> None:
    game = position(
        yellow=order(active={"tide": 9}, temple=[6, 7], influence=0),
        red=order(),
        apostate="tide",
        time=1,
    )
    game.play("meditate")
    assert gained(game, "apostate")["yellow"] == -1
    assert game.influence("yellow") == 3


def test_g_score_worked_example() -> None:
    """Rulebook: 4 shrines 16, 2 favors 2, seat 6: 24 in all."""
    game = position(
        yellow=order(
            shrines=["tide", "book", "herbs", "novice"],
            favors=["tide", "book"],
            council=6,
            influence=0,
        ),
        red=order(),
        in_round=6,
        time=1,
        turn="red",
    )
    game.play("meditate")
    scores = game.document()["result"]["scores"]["yellow"]
    assert (scores["shrines"], scores["favors"], scores["council"]) == (16, 2, 6)
    assert scores["shrines"] + scores["favors"] + scores["council"] == 24
    assert scores["total"] == 24 + scores["temple"]


def test_g_score_only_after_the_sixth_round() -> None:
    game = position(
        yellow=order(shrines=["tide"], favors=["book"], council=6), red=order(), in_round=5, time=1
    )
    game.play("meditate")
    assert game.round == 6
    assert not game.over
    assert game.document()["result"] is None
    assert gained(game, "shrines") == gained(game, "council") == {"yellow": 0, "red": 0}


def test_g_score_most_influence_wins() -> None:
    game = position(
        yellow=order(influence=7),
        red=order(influence=20),
        blue=order(influence=9),
        in_round=6,
        time=1,
    )
    game.play("meditate")
    assert game.document()["result"]["ranking"] == ["red", "blue", "yellow"]
    assert game.ranking == ["red", "blue", "yellow"]


def test_g_score_ties_by_council_then_stack() -> None:
    game = position(
        yellow=order(influence=12),
        red=order(influence=5, council=8),
        blue=order(influence=5, council=8),
        white=order(influence=12, council=1),
        in_round=6,
        time=1,
        turn="yellow",
    )
    game.play("meditate")
    totals = [game.influence(colour) for colour in game.players]
    assert totals == [14, 14, 14, 14]
    assert game.document()["result"]["ranking"] == ["blue", "red", "white", "yellow"]


def test_g_score_prepares_no_seventh_round() -> None:
    game = position(
        yellow=order(inactive={"tide": 2}),
        red=order(),
        in_round=6,
        time=1,
        priestess="tide",
        builder="tide",
        apostate="tide",
    )
    game.play("meditate")
    document = game.document()
    assert (document["round"], document["phase"], document["turn"]) == (6, "over", None)
    assert (document["time"], document["start"], document["guard"]) == (0, "yellow", 2)
    assert document["book_bonus"] is False
    tide = next(isle for isle in document["isles"] if isle["name"] == "tide")
    assert tide["novices"]["yellow"] == [0, 2]
    assert tide["figures"] == ["priestess", "builder", "apostate"]


def test_g_score_outranking_is_a_strict_order() -> None:
    s = position(yellow=order(council=4), red=order(council=4), blue=order(council=2)).state
    for seat in range(3):
        assert not outranks(s, seat, seat)
        for rival in set(range(3)) - {seat}:
            assert outranks(s, rival, seat) != outranks(s, seat, rival)
