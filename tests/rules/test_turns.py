"""Turns: whose they are, Expulsion and Meditation."""

from luna.rules import vocabulary as v
from tests.positions import end_round, favors, figure, listed, novices, order, position, refused


def test_a_turn_passes_clockwise_after_one_action() -> None:
    game = position(yellow=order(), blue=order(active={"tide": 1}), red=order())
    turns = []
    for action in ("meditate", "journey tide>book 1", "meditate", "meditate"):
        turns.append(game.turn)
        game.play(action)
    assert turns == ["yellow", "blue", "red", "yellow"]


def test_a_turn_belongs_to_one_order() -> None:
    game = position(yellow=order(), red=order())
    assert refused(game, "red: meditate") == ("A-TURN", "not-your-turn")
    assert refused(game, "blue: meditate") == ("A-TURN", "not-playing")
    game.play("yellow: meditate")
    assert refused(game, "yellow: meditate") == ("A-TURN", "not-your-turn")


def test_a_turn_allows_only_actions_of_the_phase() -> None:
    game = position(yellow=order(), red=order())
    for action in ("place shrine tide", "place novices tide", "tire tide"):
        assert refused(game, action) == ("A-TURN", "action-phase-now")


def test_a_turn_has_no_order_when_the_game_is_over() -> None:
    game = position(yellow=order(active={"tide": 2}), red=order(), in_round=6, time=1)
    game.play("meditate")
    assert game.over
    assert game.turn is None
    assert refused(game, "meditate") == ("A-TURN", "game-over")
    assert refused(game, "yellow: favor tide") == ("A-TURN", "game-over")
    assert refused(game, "place shrine tide") == ("A-TURN", "game-over")
    assert list(game.legal) == []


def test_a_expel_drives_the_apostate_clockwise() -> None:
    game = position(yellow=order(active={"tide": 3, "book": 1}), red=order(), apostate="tide")
    assert listed(game, "expel") == ["expel 1", "expel 2", "expel 3"]
    game.play("expel 2")
    assert figure(game, "apostate") == "bribery"
    assert novices(game, "yellow", "tide") == (1, 2)


def test_a_expel_may_go_around_the_ring() -> None:
    for number, isle in ((7, "tide"), (8, "sailboat"), (12, "shrine")):
        game = position(yellow=order(active={"tide": 12}), red=order(), apostate="tide")
        game.play(f"expel {number}")
        assert figure(game, "apostate") == isle


def test_a_expel_needs_active_novices_on_his_isle() -> None:
    game = position(
        yellow=order(active={"tide": 1, "book": 3}, inactive={"tide": 2}),
        red=order(),
        apostate="tide",
    )
    assert refused(game, "expel 2") == ("A-EXPEL", "too-few-active")
    assert refused(game, "expel 0") == ("A-EXPEL", "nobody-goes")
    assert refused(game, "expel 14") == ("A-EXPEL", "too-few-active")
    assert listed(game, "expel") == ["expel 1"]


def test_a_virtual_expels_alone_or_as_one_more() -> None:
    for action, isle, used in (("expel +novice", "sailboat", 0), ("expel 2 +novice", "book", 2)):
        game = position(
            yellow=order(active={"tide": 2}, favors=["novice"]), red=order(), apostate="tide"
        )
        game.play(action)
        assert figure(game, "apostate") == isle
        assert novices(game, "yellow", "tide") == (2 - used, used)
        assert favors(game, "yellow") == []


def test_a_virtual_expels_without_any_novice_there() -> None:
    game = position(yellow=order(favors=["novice"]), red=order(), apostate="tide")
    assert listed(game, "expel") == ["expel +novice"]


def test_a_meditate_turns_a_time_token() -> None:
    game = position(yellow=order(), red=order())
    assert game.state.time == 3
    game.play("meditate")
    assert game.state.time == 2
    assert game.influence("yellow") == 5
    assert game.round == 1


def test_a_meditate_the_last_token_gives_one_and_ends_the_phase() -> None:
    game = position(yellow=order(), red=order(), blue=order(), time=1, turn="blue")
    game.play("meditate")
    assert game.ledger("blue")["meditation"] == 1
    assert game.round == 2
    assert [game.ledger(colour)["meditation"] for colour in ("yellow", "red")] == [0, 0]


def test_a_meditate_is_always_possible() -> None:
    game = position(yellow=order(), red=order())
    assert listed(game) == ["meditate"]


def test_a_virtual_does_not_fit_other_actions() -> None:
    game = position(
        yellow=order(
            active={"tide": 2},
            inactive={"tide": 2},
            temple=[6],
            claimed=[7],
            favors=["novice", "herbs", "tide", "sailboat", "book"],
        ),
        red=order(),
    )
    for action in (
        "herbs tide 1 +novice",
        "journey tide>book 1 +novice",
        "tide ~tide>book 1 +novice",
        "sail tide>book 1 +novice",
        "sanctify 7 +novice",
        "infiltrate 7 +novice",
        "book 1>6 +novice",
        "meditate +novice",
    ):
        assert refused(game, action) == ("A-VIRTUAL", "novice-does-not-fit")
        without = action.removesuffix(" +novice")
        assert (without in game.legal) is not without.startswith("infiltrate")


def test_a_turn_lasts_until_the_last_time_token() -> None:
    game = position(yellow=order(active={"tide": 2}), red=order(active={"tide": 2}))
    for _ in range(3):
        assert game.state.phase == v.PHASE_ACTIONS
        game.play("meditate")
    assert game.round == 2
    end_round(game)
    assert game.round == 3
