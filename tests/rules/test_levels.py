"""Solo levels 2 and 3: the Apostate blocks his isle."""

import pytest

from luna.rules import vocabulary as v
from tests.positions import (
    council,
    favors,
    figure,
    listed,
    movements,
    novices,
    order,
    position,
    refused,
)

BLOCKED = [
    "favor tide",
    "favor tide +novice",
    "recruit tide",
    "recruit tide +novice",
    "build",
    "build +novice",
    "herbs tide 1",
    "journey tide>book 1",
    "tide tide>book 1",
    "tide ~tide>book 1",
    "sail tide>book 1",
    "promote 11",
    "promote 11 +novice",
    "council tide 1",
    "council tide 1 +novice",
]


def everything(mode: str) -> tuple[dict[str, str], list[str]]:
    """Every action on the Apostate's isle: how each is refused, and what is listed of them."""
    rich = [name for name in v.ISLE_NAMES if name != "tide"]
    faults: dict[str, str] = {}
    texts: list[str] = []
    for held in (rich, [*rich, "tide"]):
        game = position(
            yellow=order(active={"tide": 3}, inactive={"tide": 2}, favors=held),
            red=order(),
            mode=mode,
            apostate="tide",
            builder="tide",
            priestess="tide",
            in_round=2,
        )
        for action in BLOCKED:
            fault = game.why_not(action)
            if fault and fault.reason == "isle-blocked":
                faults[action] = fault.rule
        texts += listed(game) + movements(game, "journey") + movements(game, "tide")
    return faults, texts


@pytest.mark.parametrize(("mode", "rule"), [("solo2", "O-LEVEL2"), ("solo3", "O-LEVEL3")])
def test_o_level2_blocks_the_apostates_isle(mode: str, rule: str) -> None:
    faults, texts = everything(mode)
    assert faults == dict.fromkeys(BLOCKED, rule)
    allowed = {"council +novice", "meditate"}
    if mode == "solo2":
        allowed |= {f"expel {n}" for n in (1, 2, 3)} | {f"expel {n} +novice" for n in (1, 2, 3)}
        allowed |= {"expel +novice"}
    assert set(texts) == allowed


def test_o_level2_is_no_matter_on_level_1() -> None:
    faults, texts = everything("solo1")
    assert faults == {}
    assert set(BLOCKED) <= set(texts)


def test_o_level2_lets_novices_come() -> None:
    game = position(
        yellow=order(
            active={"book": 3}, inactive={"herbs": 1}, stage=2, favors=["tide", "sailboat"]
        ),
        red=order(),
        mode="solo2",
        apostate="tide",
    )
    for action in (
        "journey book>tide 1",
        "sail book>tide 2",
        "sail stage>tide 1",
        "tide book>tide 1, ~herbs>tide 1, stage>tide 2",
    ):
        assert action in game.legal
    game.play("sail book>tide 2")
    assert novices(game, "yellow", "tide") == (2, 0)


def test_o_level2_closes_an_isle_to_promotion_not_to_sanctification() -> None:
    game = position(
        yellow=order(active={"tide": 2}, claimed=[11], temple=[6], favors=["book"]),
        red=order(),
        mode="solo2",
        apostate="tide",
        in_round=2,
    )
    assert listed(game, "promote", "sanctify", "book") == ["book 1>6", "book 2>6", "sanctify 11"]


def test_o_level2_council_with_the_virtual_novice_alone() -> None:
    game = position(
        yellow=order(active={"tide": 2}, favors=["novice"]),
        red=order(),
        mode="solo2",
        apostate="tide",
    )
    assert listed(game, "council") == ["council +novice"]
    game.play("council +novice")
    assert council(game) == {0: ["red"], 1: ["yellow"]}


def test_o_level2_a_virtual_novice_may_expel_alone() -> None:
    game = position(
        yellow=order(active={"tide": 2}, favors=["novice"]),
        red=order(),
        mode="solo2",
        apostate="tide",
    )
    game.play("expel +novice")
    assert figure(game, "apostate") == "sailboat"
    assert "favor tide" in game.legal


def test_o_level2_holds_in_the_action_phase_only() -> None:
    game = position(
        yellow=order(inactive={"tide": 2}),
        red=order(active={"tide": 1}),
        mode="solo2",
        apostate="tide",
        builder="tide",
    )
    game.play("meditate")
    assert novices(game, "yellow", "tide") == (2, 0)
    assert "tire tide" in game.legal
    assert game.document()["players"]["red"]["shrines"] == 5


def test_o_level3_blocks_expulsion_too() -> None:
    game = position(
        yellow=order(active={"tide": 2}, favors=["novice"]),
        red=order(),
        mode="solo3",
        apostate="tide",
    )
    for action in ("expel 1", "expel 2 +novice", "expel +novice"):
        assert refused(game, action) == ("O-LEVEL3", "no-expulsion")
    assert listed(game, "expel") == []
    assert favors(game, "yellow") == ["novice"]
