"""The rule and the details of a refusal when several rules forbid an action."""

import pytest

from luna import Game, Refusal
from luna.rules.actions import Action, Council, Expel
from luna.rules.refusals import refusal
from luna.rules.vocabulary import PHASE_TIRING
from tests.positions import order, position


def why(game: Game, action: str) -> Refusal:
    fault = game.why_not(action)
    assert fault is not None
    return fault


def test_details_fill_the_gaps_of_a_sentence() -> None:
    game = position(
        yellow=order(active={"tide": 1}, inactive={"book": 1}, council=9, stage=1,
                     favors=["herbs", "sailboat", "tide", "book"], claimed=[11], temple=[6]),
        red=order(shrines=["tide"]),
    )  # fmt: skip
    cases = {
        "favor tide": refusal("A-ONE-EACH", "favor-already-held", favor="tide"),
        "favor bribery": refusal("A-FAVOR", "too-few-active", isle="bribery", have=0, need=2),
        "recruit tide": refusal("A-RECRUIT", "too-few-active", isle="tide", have=1, need=2),
        "build": refusal("A-SHRINE", "favor-missing", favor="shrine"),
        "herbs book 2": refusal("A-HERBS", "too-few-inactive", isle="book", have=1, need=2),
        "herbs book 5": refusal("A-HERBS", "one-or-two", number=5),
        "journey tide>book 2": refusal("A-JOURNEY", "too-few-active", isle="tide", have=1, need=2),
        "tide ~book>tide 4": refusal("A-TIDE", "too-few-inactive", isle="book", have=1, need=4),
        "tide stage>tide 4": refusal("A-TIDE", "too-few-on-stage", have=1, need=4),
        "sail stage>tide 2": refusal("A-SAIL", "too-few-on-stage", have=1, need=2),
        "sail tide>tide 1": refusal("A-SAIL", "same-isle", isle="tide"),
        "promote 11": refusal("A-PROM", "tile-not-approved", tile=11),
        "promote 12 +bribe": refusal("A-PROM-BRIBE", "favor-missing", favor="bribery"),
        "promote 3": refusal("A-PROM", "tile-not-in-game", tile=3),
        "sanctify 7": refusal("A-SANC", "tile-not-yours", tile=7),
        "book 6>1": refusal("A-BOOK", "no-book-there", tile=6),
        "council tide 2": refusal("A-COUNCIL", "too-few-seats", seats=1, number=2),
        "expel 1": refusal("A-EXPEL", "too-few-active", isle="novice", have=0, need=1),
    }
    assert {action: game.why_not(action) for action in cases} == cases


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        # The phase comes before everything about the action itself.
        ("place shrine tide", "A-TURN"),
        # The favor that should replace a novice is asked for before the novices.
        ("favor bribery +novice", "A-VIRTUAL"),
        ("recruit bribery +novice", "A-VIRTUAL"),
        ("build +novice", "A-VIRTUAL"),
        ("council bribery 1 +novice", "A-VIRTUAL"),
        ("expel 5 +novice", "A-VIRTUAL"),
        # So is the favor that a whole action needs.
        ("herbs bribery 2", "A-HERBS"),
        ("tide bribery>book 1", "A-TIDE"),
        ("sail bribery>book 1", "A-SAIL"),
        ("book 5>5", "A-BOOK"),
        ("infiltrate 5", "A-INFIL"),
        # Bribery on a tile that is not bribable names the form with Bribery.
        ("promote 7 +bribe", "A-PROM-BRIBE"),
        ("sanctify 7 +bribe", "A-SANC-BRIBE"),
        ("promote 28 +bribe", "A-PROM-BRIBE"),
        ("sanctify 28 +bribe", "A-SANC-BRIBE"),
    ],
)
def test_the_most_specific_rule(action: str, rule: str) -> None:
    game = position(yellow=order(), red=order())
    assert why(game, action).rule == rule


def test_the_turn_comes_before_the_phase() -> None:
    game = position(yellow=order(), red=order(active={"tide": 1}), mode="solo1", phase=PHASE_TIRING)
    assert why(game, "red: meditate") == refusal(
        "A-TURN", "not-your-turn", colour="red", turn="yellow"
    )
    assert why(game, "blue: tire tide") == refusal("A-TURN", "not-playing", colour="blue")
    assert why(game, "meditate") == refusal("O-BEGIN", "tire-now")
    assert why(game, "meditate +novice") == refusal("O-BEGIN", "tire-now")


def test_what_cannot_be_read_comes_before_the_turn() -> None:
    game = position(yellow=order(), red=order())
    assert why(game, "red: dance").rule == "PARSE"


def test_a_blocked_isle_comes_before_what_is_missing_there() -> None:
    for mode, rule in (("solo2", "O-LEVEL2"), ("solo3", "O-LEVEL3")):
        game = position(yellow=order(), red=order(), mode=mode, apostate="tide", builder="tide",
                        priestess="tide")  # fmt: skip
        for action in ("favor tide", "recruit tide", "build", "herbs tide 1", "council tide 1",
                       "journey tide>book 1", "sail tide>book 1"):  # fmt: skip
            assert why(game, action) == refusal(rule, "isle-blocked", isle="tide"), action


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (Council("tide", -1), "A-COUNCIL"),
        (Council("tide", None, novice=True), "A-COUNCIL"),
        (Council(None, 3, novice=True), "A-COUNCIL"),
        (Expel(-1), "A-EXPEL"),
        (Expel(None), "A-EXPEL"),
    ],
)
def test_malformed_counts_are_refused_by_the_action(action: Action, rule: str) -> None:
    game = position(yellow=order(active={"tide": 2}, favors=["novice"]), red=order())
    fault = game.why_not(action)
    assert fault is not None
    assert (fault.rule, fault.reason) == (rule, "nobody-goes")
