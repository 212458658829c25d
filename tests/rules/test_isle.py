"""Priest's Favor, Recruit, Shrine, Herbs."""

from tests.positions import favors, listed, novices, order, position, refused, stock


def test_a_favor_costs_two_novices() -> None:
    game = position(yellow=order(active={"tide": 3}), red=order())
    game.play("favor tide")
    assert favors(game, "yellow") == ["tide"]
    assert novices(game, "yellow", "tide") == (1, 2)
    assert stock(game, "tide") == 1


def test_a_favor_costs_one_beside_an_own_shrine() -> None:
    game = position(yellow=order(active={"tide": 2}, shrines=["tide"]), red=order())
    game.play("favor tide")
    assert favors(game, "yellow") == ["tide"]
    assert novices(game, "yellow", "tide") == (1, 1)


def test_a_favor_needs_enough_active_novices() -> None:
    game = position(
        yellow=order(active={"tide": 1}, inactive={"tide": 2}), red=order(shrines=["tide"])
    )
    assert refused(game, "favor tide") == ("A-FAVOR", "too-few-active")
    assert refused(game, "favor book") == ("A-FAVOR", "too-few-active")
    assert listed(game, "favor") == []


def test_a_one_each_of_a_kind() -> None:
    game = position(yellow=order(active={"tide": 2}, favors=["tide"]), red=order())
    assert refused(game, "favor tide") == ("A-ONE-EACH", "favor-already-held")
    assert listed(game, "favor") == []


def test_a_one_each_used_favor_returns_to_its_isle() -> None:
    game = position(yellow=order(inactive={"tide": 1}, favors=["herbs"]), red=order())
    assert stock(game, "herbs") == 1
    game.play("herbs tide 1")
    assert favors(game, "yellow") == []
    assert stock(game, "herbs") == 2


def test_a_own_novices_only() -> None:
    game = position(yellow=order(active={"book": 1}), red=order(active={"tide": 5}))
    assert refused(game, "favor tide") == ("A-FAVOR", "too-few-active")
    assert refused(game, "recruit tide") == ("A-RECRUIT", "too-few-active")
    assert refused(game, "council tide 1") == ("A-COUNCIL", "too-few-active")
    assert refused(game, "journey tide>herbs 1") == ("A-JOURNEY", "too-few-active")


def test_a_own_used_novices_become_inactive_on_their_isle() -> None:
    game = position(yellow=order(active={"tide": 3}), red=order(active={"tide": 2}))
    game.play("council tide 2")
    assert novices(game, "yellow", "tide") == (1, 2)
    assert novices(game, "red", "tide") == (2, 0)


def test_a_virtual_replaces_a_novice_in_a_favor() -> None:
    game = position(yellow=order(active={"tide": 1}, favors=["novice"]), red=order())
    assert listed(game, "favor") == ["favor tide +novice"]
    game.play("favor tide +novice")
    assert favors(game, "yellow") == ["tide"]
    assert novices(game, "yellow", "tide") == (0, 1)
    assert stock(game, "novice") == 2


def test_a_virtual_alone_suffices_beside_a_shrine() -> None:
    game = position(yellow=order(shrines=["tide"], favors=["novice"]), red=order())
    game.play("favor tide +novice")
    assert favors(game, "yellow") == ["tide"]
    assert novices(game, "yellow", "tide") == (0, 0)


def test_a_virtual_cannot_gain_itself() -> None:
    game = position(yellow=order(active={"novice": 3}), red=order())
    assert refused(game, "favor novice +novice") == ("A-VIRTUAL", "novice-favor-for-itself")
    assert listed(game, "favor") == ["favor novice"]


def test_a_virtual_must_be_held() -> None:
    game = position(
        yellow=order(active={"tide": 2, "shrine": 2}, favors=["shrine"]),
        red=order(favors=["novice"]),
        apostate="tide",
    )
    for action in (
        "favor tide +novice",
        "recruit tide +novice",
        "build +novice",
        "council tide 1 +novice",
        "council +novice",
        "expel 1 +novice",
        "expel +novice",
    ):
        assert refused(game, action) == ("A-VIRTUAL", "favor-missing")


def test_a_recruit_adds_an_inactive_novice() -> None:
    game = position(yellow=order(active={"tide": 2}, supply=4), red=order())
    game.play("recruit tide")
    assert novices(game, "yellow", "tide") == (0, 3)
    assert game.state.supply[0] == 3


def test_a_recruit_gets_no_discount_from_a_shrine() -> None:
    game = position(yellow=order(active={"tide": 1}, shrines=["tide"]), red=order())
    assert refused(game, "recruit tide") == ("A-RECRUIT", "too-few-active")
    assert listed(game, "recruit") == []


def test_a_recruit_needs_a_novice_in_the_supply() -> None:
    game = position(yellow=order(active={"tide": 2}, favors=["novice"], supply=0), red=order())
    assert refused(game, "recruit tide") == ("A-RECRUIT", "supply-empty")
    assert refused(game, "recruit tide +novice") == ("A-RECRUIT", "supply-empty")
    assert listed(game, "recruit") == []


def test_a_virtual_replaces_a_novice_in_a_recruit() -> None:
    game = position(yellow=order(active={"tide": 1}, favors=["novice"], supply=1), red=order())
    assert listed(game, "recruit") == ["recruit tide +novice"]
    game.play("recruit tide +novice")
    assert novices(game, "yellow", "tide") == (0, 2)
    assert favors(game, "yellow") == []
    assert game.state.supply[0] == 0


def test_a_virtual_alone_does_not_recruit() -> None:
    game = position(yellow=order(inactive={"tide": 2}, favors=["novice"]), red=order())
    assert refused(game, "recruit tide +novice") == ("A-RECRUIT", "too-few-active")


def test_a_shrine_is_built_on_the_builders_isle() -> None:
    game = position(
        yellow=order(active={"book": 2, "tide": 2}, favors=["shrine"]), red=order(), builder="book"
    )
    assert listed(game, "build") == ["build"]
    game.play("build")
    isle = next(isle for isle in game.document()["isles"] if isle["name"] == "book")
    assert isle["shrines"] == ["yellow"]
    assert game.document()["players"]["yellow"]["shrines"] == 5
    assert novices(game, "yellow", "book") == (0, 2)
    assert favors(game, "yellow") == []
    assert stock(game, "shrine") == 2


def test_a_shrine_may_stand_beside_those_of_others() -> None:
    game = position(
        yellow=order(active={"book": 2}, favors=["shrine"]),
        red=order(shrines=["book"]),
        builder="book",
    )
    game.play("build")
    isle = next(isle for isle in game.document()["isles"] if isle["name"] == "book")
    assert isle["shrines"] == ["yellow", "red"]


def test_a_shrine_needs_the_favor() -> None:
    game = position(yellow=order(active={"book": 2}), red=order(), builder="book")
    assert refused(game, "build") == ("A-SHRINE", "favor-missing")
    assert listed(game, "build") == []


def test_a_shrine_needs_two_active_novices_there() -> None:
    game = position(
        yellow=order(active={"book": 1, "tide": 4}, inactive={"book": 3}, favors=["shrine"]),
        red=order(),
        builder="book",
    )
    assert refused(game, "build") == ("A-SHRINE", "too-few-active")
    assert listed(game, "build") == []


def test_a_shrine_stands_once_on_an_isle() -> None:
    game = position(
        yellow=order(active={"book": 2}, shrines=["book"], favors=["shrine"]),
        red=order(),
        builder="book",
    )
    assert refused(game, "build") == ("A-SHRINE", "own-shrine-there")


def test_a_shrine_is_one_of_six() -> None:
    six = ["shrine", "herbs", "tide", "sailboat", "bribery", "novice"]
    game = position(
        yellow=order(active={"book": 2}, shrines=six, favors=["shrine", "novice"]),
        red=order(),
        builder="book",
    )
    assert refused(game, "build") == ("A-SHRINE", "no-shrine-left")
    assert refused(game, "build +novice") == ("A-SHRINE", "no-shrine-left")
    assert listed(game, "build") == []


def test_a_two_favors_build_a_shrine() -> None:
    game = position(
        yellow=order(active={"book": 1}, favors=["shrine", "novice"]), red=order(), builder="book"
    )
    assert listed(game, "build") == ["build +novice"]
    game.play("build +novice")
    assert game.document()["players"]["yellow"]["shrines"] == 5
    assert novices(game, "yellow", "book") == (0, 1)
    assert favors(game, "yellow") == []


def test_a_herbs_wake_one_or_two_of_an_isle() -> None:
    game = position(
        yellow=order(inactive={"tide": 3, "book": 1, "herbs": 2}, favors=["herbs"]), red=order()
    )
    assert listed(game, "herbs") == ["herbs book 1", "herbs tide 1", "herbs tide 2"]
    game.play("herbs tide 2")
    assert novices(game, "yellow", "tide") == (2, 1)
    assert favors(game, "yellow") == []


def test_a_herbs_refusals() -> None:
    game = position(
        yellow=order(inactive={"tide": 3, "book": 1, "herbs": 2}, favors=["herbs"]), red=order()
    )
    assert refused(game, "herbs herbs 1") == ("A-HERBS", "not-on-herbs")
    assert refused(game, "herbs tide 3") == ("A-HERBS", "one-or-two")
    assert refused(game, "herbs tide 0") == ("A-HERBS", "one-or-two")
    assert refused(game, "herbs book 2") == ("A-HERBS", "too-few-inactive")
    without = position(yellow=order(inactive={"tide": 3}), red=order())
    assert refused(without, "herbs tide 1") == ("A-HERBS", "favor-missing")
    assert listed(without, "herbs") == []
