"""Journey, Tide, Sailboat."""

from luna.rules.actions import Journey, Move
from luna.rules.explain import why_not
from tests.positions import favors, listed, movements, novices, order, position, refused


def test_a_journey_ends_inactive_beside_other_isles() -> None:
    game = position(yellow=order(active={"tide": 3, "book": 1}), red=order())
    game.play("journey tide>book 2, tide>herbs 1, book>tide 1")
    assert novices(game, "yellow", "tide") == (0, 1)
    assert novices(game, "yellow", "book") == (0, 2)
    assert novices(game, "yellow", "herbs") == (0, 1)
    assert game.turn == "red"


def test_a_journey_takes_at_least_one_active_novice() -> None:
    game = position(yellow=order(inactive={"tide": 3}, stage=2), red=order())
    assert movements(game, "journey") == []
    assert refused(game, "journey tide>book 1") == ("A-JOURNEY", "too-few-active")


def test_a_journey_never_ends_on_its_own_isle() -> None:
    game = position(yellow=order(active={"tide": 1}), red=order())
    assert refused(game, "journey tide>tide 1") == ("A-JOURNEY", "same-isle")
    targets = ["book", "bribery", "herbs", "novice", "sailboat", "shrine"]
    assert movements(game, "journey") == [f"journey tide>{isle} 1" for isle in targets]


def test_a_journey_sends_no_more_than_there_are() -> None:
    game = position(yellow=order(active={"tide": 2}), red=order())
    assert refused(game, "journey tide>book 3") == ("A-JOURNEY", "too-few-active")
    assert refused(game, "journey tide>book 2, tide>herbs 1") == ("A-JOURNEY", "too-few-active")


def test_a_journey_has_no_empty_leg() -> None:
    game = position(yellow=order(active={"tide": 1}), red=order())
    fault = why_not(game.state, Journey([Move("tide", "book", 0)]))
    assert fault is not None
    assert (fault.rule, fault.reason) == ("A-JOURNEY", "nobody-moves")


def test_a_journey_novice_moves_once() -> None:
    game = position(yellow=order(active={"tide": 1}), red=order())
    fault = refused(game, "journey tide>book 1, book>herbs 1")
    assert fault == ("A-JOURNEY", "too-few-active")


def test_a_tide_moves_from_everywhere_and_arrives_inactive() -> None:
    game = position(
        yellow=order(active={"tide": 1}, inactive={"book": 2}, stage=2, favors=["tide"]),
        red=order(),
    )
    game.play("tide tide>book 1, ~book>tide 1, stage>herbs 2")
    assert novices(game, "yellow", "tide") == (0, 1)
    assert novices(game, "yellow", "book") == (0, 2)
    assert novices(game, "yellow", "herbs") == (0, 2)
    assert game.state.stage[0] == 0
    assert favors(game, "yellow") == []


def test_a_tide_may_move_active_novices_only() -> None:
    game = position(yellow=order(active={"tide": 1}, favors=["tide"]), red=order())
    game.play("tide tide>book 1")
    assert novices(game, "yellow", "book") == (0, 1)


def test_a_tide_lists_every_isle_from_the_stage() -> None:
    game = position(yellow=order(stage=1, favors=["tide"]), red=order())
    assert len(movements(game, "tide")) == 7


def test_a_tide_refusals() -> None:
    game = position(
        yellow=order(active={"tide": 1}, inactive={"book": 1}, stage=1, favors=["tide"]),
        red=order(),
    )
    assert refused(game, "tide tide>tide 1") == ("A-TIDE", "same-isle")
    assert refused(game, "tide ~book>book 1") == ("A-TIDE", "same-isle")
    assert refused(game, "tide tide>book 2") == ("A-TIDE", "too-few-active")
    assert refused(game, "tide ~book>tide 1, ~book>herbs 1") == ("A-TIDE", "too-few-inactive")
    assert refused(game, "tide stage>herbs 2") == ("A-TIDE", "too-few-on-stage")


def test_a_tide_needs_the_favor() -> None:
    game = position(yellow=order(active={"tide": 1}, stage=1), red=order())
    assert refused(game, "tide tide>book 1") == ("A-TIDE", "favor-missing")
    assert movements(game, "tide") == []


def test_a_sail_arrives_active() -> None:
    game = position(yellow=order(active={"tide": 3}, favors=["sailboat"]), red=order())
    game.play("sail tide>book 2")
    assert novices(game, "yellow", "tide") == (1, 0)
    assert novices(game, "yellow", "book") == (2, 0)
    assert favors(game, "yellow") == []


def test_a_sail_fetches_from_the_stage() -> None:
    game = position(yellow=order(stage=2, favors=["sailboat"]), red=order())
    game.play("sail stage>book 2")
    assert novices(game, "yellow", "book") == (2, 0)
    assert game.state.stage[0] == 0


def test_a_sail_carries_one_or_two() -> None:
    game = position(yellow=order(active={"tide": 1, "book": 3}, favors=["sailboat"]), red=order())
    ways = listed(game, "sail")
    assert "sail tide>book 1" in ways
    assert "sail tide>book 2" not in ways
    assert "sail book>tide 2" in ways
    assert len(ways) == 6 + 12


def test_a_sail_refusals() -> None:
    game = position(
        yellow=order(active={"tide": 3}, inactive={"book": 2}, stage=1, favors=["sailboat"]),
        red=order(),
    )
    assert refused(game, "sail tide>tide 1") == ("A-SAIL", "same-isle")
    assert refused(game, "sail tide>book 3") == ("A-SAIL", "one-or-two")
    assert refused(game, "sail tide>book 0") == ("A-SAIL", "one-or-two")
    assert refused(game, "sail book>tide 1") == ("A-SAIL", "too-few-active")
    assert refused(game, "sail stage>tide 2") == ("A-SAIL", "too-few-on-stage")
    without = position(yellow=order(active={"tide": 3}), red=order())
    assert refused(without, "sail tide>book 1") == ("A-SAIL", "favor-missing")
    assert listed(without, "sail") == []


def test_a_stay_on_the_stage_until_fetched() -> None:
    game = position(yellow=order(stage=1, active={"tide": 2}), red=order())
    verbs = {text.split()[0] for text in listed(game)}
    assert verbs == {"favor", "recruit", "council", "meditate"}
    assert not any("stage" in text for text in movements(game, "journey"))
