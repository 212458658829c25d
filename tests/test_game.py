"""A game with its history."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given, settings

from luna import Game, RecordError, Refusal, Refused
from luna.rules.actions import Council, Favor, Meditate
from luna.rules.events import Event
from luna.rules.setup import draw_setup
from luna.rules.vocabulary import COLOURS, SOURCE_NAMES
from tests.positions import order, position
from tests.randomplay import PLAYS, Play

OPENING = ["red: council shrine 2", "yellow: meditate", "red: favor herbs", "yellow: meditate"]


def preselected(*actions: str) -> Game:
    """Yellow and Red, Red begins."""
    return Game(replace(draw_setup(1, mode="preselected"), start="red"), actions)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_a_new_game_is_drawn_from_its_seed() -> None:
    assert Game.new(seed=5).record() == Game.new(seed=5).record()
    assert Game.new(seed=5).record() != Game.new(seed=6).record()
    game = Game.new(COLOURS[:3], seed=5, mode="preselected", edition="revised")
    assert (game.setup.mode, game.setup.edition, game.players) == (
        "preselected",
        "revised",
        COLOURS[:3],
    )
    assert (game.round, game.phase, game.over) == (1, "actions", False)
    assert game.turn == game.setup.start


def test_options_do_not_change_what_else_is_drawn() -> None:
    plain = Game.new(seed=5).setup
    for other in (Game.new(seed=5, edition="revised").setup, Game.new(seed=5, mode="solo1").setup):
        assert (other.boards, other.first, other.isles) == (plain.boards, plain.first, plain.isles)


def test_playing_takes_texts_and_actions() -> None:
    game = preselected("red: council shrine 2")
    game.play("meditate")
    game.play(Favor("herbs"), "red")
    game.play(Meditate())
    assert game.actions == (Council("shrine", 2), Meditate(), Favor("herbs"), Meditate())
    assert list(game.lines()) == OPENING
    assert preselected(*OPENING).state == game.state


def test_a_refused_action_raises_and_changes_nothing() -> None:
    game = preselected(*OPENING)
    before = game.state.to_bytes()
    for action, rule in (
        ("favor herbs", "A-ONE-EACH"),
        ("yellow: meditate", "A-TURN"),
        ("nonsense", "PARSE"),
        ("green: meditate", "PARSE"),
    ):
        with pytest.raises(Refused) as caught:
            game.play(action)
        assert caught.value.rule == rule
        assert game.why_not(action) == caught.value.refusal
        assert game.state.to_bytes() == before
        assert len(game.actions) == 4


def test_why_not_names_rule_reason_and_details() -> None:
    game = preselected()
    assert game.why_not("meditate") is None
    assert game.why_not(Meditate(), "yellow") == Refusal(
        "A-TURN", "not-your-turn", (("colour", "yellow"), ("turn", "red"))
    )
    refusal = game.why_not("council shrine 3")
    assert refusal == Refusal(
        "A-COUNCIL", "too-few-active", (("have", 2), ("isle", "shrine"), ("need", 3))
    )
    assert refusal.detail("need") == 3
    assert str(Refused(refusal)) == "A-COUNCIL: too-few-active (have=2, isle=shrine, need=3)"
    assert str(Refused(Refusal("A-TURN", "game-over"))) == "A-TURN: game-over"


def test_legal_is_lazy_countable_and_asked_by_text() -> None:
    game = preselected()
    assert "meditate" in game.legal
    assert "red: meditate" in game.legal
    assert "yellow: meditate" not in game.legal
    assert Meditate() in game.legal
    assert Favor("book") not in game.legal
    assert "nonsense" not in game.legal
    assert 1 not in game.legal
    assert game.legal.count() > 100_000
    assert all(action in game.legal for action in islice(game.legal, 500))
    assert repr(game.legal) == f"<{game.legal.count()} legal actions>"


def test_undo_and_redo() -> None:
    game = preselected(*OPENING)
    states = []
    while game.actions:
        states.append(game.state)
        game.undo()
    assert game.record() == preselected().record()
    with pytest.raises(IndexError):
        game.undo()
    for state in reversed(states):
        game.redo()
        assert game.state == state
    assert list(game.lines()) == OPENING
    with pytest.raises(IndexError):
        game.redo()


def test_a_new_action_forgets_what_was_undone() -> None:
    game = preselected(*OPENING)
    assert game.undo() == Meditate()
    game.play("council shrine 1")
    with pytest.raises(IndexError):
        game.redo()
    with pytest.raises(Refused):
        game.play("yellow: meditate")
    assert list(game.lines()) == [*OPENING[:3], "yellow: council shrine 1"]


@settings(max_examples=15)
@given(PLAYS)
def test_whole_games_are_undone_and_redone(play: Play) -> None:
    game = Game(play.setup)
    first = game.state.to_bytes()
    for turn in play.turns():
        game.play(turn.action)
        assert game.state == turn.after
    record, last = game.record(), game.state
    number = len(game.actions)
    for _ in range(number):
        game.undo()
    assert game.state.to_bytes() == first
    for _ in range(number):
        game.redo()
    assert game.state == last
    assert game.record() == record
    again = Game.from_record(record)
    assert again.state == last
    assert again.record() == record


def test_a_record_may_be_read_up_to_an_action() -> None:
    record = preselected(*OPENING).record()
    for at in range(5):
        assert list(Game.from_record(record, at=at).lines()) == OPENING[:at]
    with pytest.raises(Refused) as caught:
        Game.from_record(record, at=5)
    assert (caught.value.rule, caught.value.refusal.reason) == ("PARSE", "past-the-end")


def test_lines_after_the_last_one_wanted_must_parse_but_need_not_be_legal() -> None:
    record = preselected(*OPENING).record()
    illegal = f"{record}red: favor herbs\nred: meditate\n"
    assert len(Game.from_record(illegal, at=4).actions) == 4
    with pytest.raises(RecordError):
        Game.from_record(illegal)
    with pytest.raises(RecordError) as caught:
        Game.from_record(f"{record}red: dance\n", at=4)
    assert caught.value.rule == "PARSE"
    assert caught.value.line == len(record.splitlines()) + 1


def test_loading_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.luna"
    file.write_text(preselected(*OPENING).record(), "utf-8")
    assert list(Game.load(file).lines()) == OPENING
    assert list(Game.load(str(file), at=1).lines()) == OPENING[:1]


def test_ledger_influence_and_ranking() -> None:
    game = position(yellow=order(influence=3, claimed=[6]), red=order(), in_round=2)
    game.play("sanctify 6")
    assert tuple(game.ledger("yellow")) == SOURCE_NAMES
    assert game.ledger("yellow")["sanctification"] == 5
    assert game.influence("yellow") == 8 == sum(game.ledger("yellow").values())
    assert game.ranking == ["yellow", "red"]


def test_canonical_text() -> None:
    game = preselected()
    assert (
        game.text("journey  tide > book 1 ,shrine>book 1") == "journey shrine>book 1, tide>book 1"
    )
    assert game.text(Council(None, None, novice=True)) == "council +novice"


def test_repr() -> None:
    assert repr(preselected()) == "<Game preselected classic, round 1, red to act>"
    game = position(yellow=order(), red=order(), in_round=6, time=1)
    game.play("meditate")
    assert repr(game) == "<Game standard classic, round 6, over>"


def test_events_of_an_action() -> None:
    game = position(
        yellow=order(claimed=[28], favors=["bribery"]),
        red=order(temple=[11]),
        in_round=5,
        books=[1],
    )
    happened = game.play("sanctify 28 +bribe")
    assert happened == game.events() == game.events(0) == [
        Event("favor-returned", "yellow", (("favor", "bribery"),)),
        Event("entered", "yellow", (("tile", 28),)),
        Event("displaced", "red", (("tile", 2),)),
        Event("displaced", "red", (("tile", 11),)),
        Event("gain", "yellow", (("points", 2), ("source", "sanctification"))),
        Event("gain", "yellow", (("points", 2), ("source", "displacement"))),
    ]  # fmt: skip
    assert happened[0]["favor"] == "bribery"
    with pytest.raises(IndexError):
        game.events(1)


def test_events_of_isles_and_council() -> None:
    game = position(
        yellow=order(active={"tide": 2, "book": 2, "shrine": 3}, favors=["shrine", "book"],
                     temple=[6]),
        red=order(),
        blue=order(),
    )  # fmt: skip
    happened: dict[str, list[Event]] = {}
    for action in ("favor tide", "recruit book", "build", "council shrine 1", "book 2>6"):
        game.state.turn = 0
        happened[action] = game.play(action)
    assert happened["favor tide"] == [Event("favor-taken", "yellow", (("favor", "tide"),))]
    assert happened["recruit book"] == [Event("recruited", "yellow")]
    assert happened["build"] == [
        Event("favor-returned", "yellow", (("favor", "shrine"),)),
        Event("shrine-built", "yellow", (("isle", "shrine"),)),
    ]
    assert happened["council shrine 1"] == [Event("council", "yellow", (("seat", 1), ("seats", 1)))]
    assert happened["book 2>6"] == [
        Event("favor-returned", "yellow", (("favor", "book"),)),
        Event("book-moved", None, (("origin", 2), ("target", 6))),
        Event("gain", "yellow", (("points", 1), ("source", "book"))),
    ]


def test_events_of_promotion_and_expulsion() -> None:
    game = position(yellow=order(active={"herbs": 2}), red=order(active={"novice": 1}))
    assert game.play("promote 6") == [Event("claimed", "yellow", (("tile", 6),))]
    assert game.play("expel 1") == [
        Event(
            "figure-moved",
            None,
            (("figure", "apostate"), ("origin", "novice"), ("target", "shrine")),
        )
    ]


def test_events_of_time() -> None:
    game = position(yellow=order(), red=order(), priestess="tide", in_round=5)
    assert game.play("meditate") == [Event("time-turned", None, (("left", 2),))]
    game.play("meditate")
    prepared = ["figure-moved", "figure-moved", "guard-moved", "start-player", "round-began"]
    assert kinds(game.play("meditate")) == ["gain", "gain", "gain", *prepared]
    assert game.events()[-1]["round"] == 6
    while not game.over:
        game.play("meditate")
    assert "game-over" in kinds(game.events())
    assert "round-began" not in kinds(game.events())


def test_events_of_the_preliminary_round() -> None:
    game = Game.new(seed=3, mode="solo1")
    while game.phase == "preliminary":
        game.play(next(iter(game.legal)))
    assert kinds(game.events()) == ["favor-taken", "favor-taken", "round-began"]


def test_positions_share_their_history() -> None:
    start = preselected(*OPENING[:2]).position
    one = start.after(start.check("favor herbs"))
    other = start.after(Meditate())
    assert one.before is start
    assert other.before is start
    assert (start.number, one.number) == (2, 3)
    assert one.back_to(2) is start
    assert one.back_to(0).before is None
    assert one.way() == [*start.way(), one]
    assert list(one.lines()) == OPENING[:3]


def test_a_position_knows_the_action_that_led_to_it() -> None:
    at = preselected(*OPENING[:2]).position
    assert at.texts() == ["council shrine 2", "meditate"]
    assert at.action == Meditate()
    assert kinds(at.events()) == ["time-turned"]
    first = at.back_to(0)
    assert (first.text, first.events(), first.texts()) == ("", [], [])
    with pytest.raises(IndexError):
        _ = first.action


def test_a_position_checks_whose_turn_it_is() -> None:
    at = preselected().position
    with pytest.raises(Refused, match="not-your-turn"):
        at.after(Meditate(), colour="yellow")
    with pytest.raises(Refused, match="not-playing"):
        at.check("blue: meditate")
    assert at.after(Meditate(), colour="red").colour == "yellow"


def test_a_position_keeps_the_last_state_of_each_round() -> None:
    at = preselected().position
    ends = []
    while not at.over:
        before = at
        at = at.after(Meditate())
        if at.over or at.round != before.round:
            ends.append(before.state)
    assert [int(state.round) for state in ends] == [1, 2, 3, 4, 5, 6]
    assert at.ended == tuple(ends)
    assert at.colour is None
    for colour in ("red", "yellow"):
        with pytest.raises(Refused, match="game-over"):
            at.after(Meditate(), colour=colour)


def test_a_position_as_the_turn_of_another_seat() -> None:
    at = preselected(*OPENING[:2]).position
    other = at.as_turn_of(0)
    assert (at.colour, other.colour) == ("red", "yellow")
    assert (other.number, other.texts()) == (at.number, at.texts())


def test_redo_returns_to_the_same_position() -> None:
    game = preselected(*OPENING)
    at = game.position
    for _ in range(2):
        game.undo()
    for _ in range(2):
        game.redo()
    assert game.position is at
