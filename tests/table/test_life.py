"""The life of a table: what commands lead to, what they are refused with, and nothing besides."""

from dataclasses import replace

import pytest

from luna.rules.refusals import Refused
from luna.table import Entry, Problem, Table, apply, decide
from luna.table.chat import BURST
from luna.table.commands import (
    Abandon,
    Act,
    Answer,
    BotAct,
    Claim,
    Command,
    Expire,
    HandOver,
    Invite,
    Join,
    Leave,
    Person,
    Rematch,
    Resume,
    Return,
    Say,
    SeatBot,
    Start,
    Undo,
)
from luna.table.creation import Wanted
from luna.table.entries import Played
from luna.table.pace import Pace
from luna.table.table import Unplayable, follow_log
from tests.table.people import ADA, BEN, EVE, Life, alone, laid, two

MOVE = Pace("move", 60.0)


def refused(life: Life, command: Command) -> Problem:
    """The problem with a command, which leaves the table as it is."""
    before = life.table
    with pytest.raises(Problem) as caught:
        life.do(command)
    assert life.table is before
    return caught.value


def test_deciding_changes_nothing() -> None:
    life = alone()
    before = life.table
    decision = decide(before, Act(ADA, "meditate", 1), 1001.0)
    assert [entry.kind for entry in decision.entries] == ["action"]
    assert before.sequence == 1
    assert before.position is not None
    assert before.position.number == 0
    after = apply(before, decision.entries[0])
    assert (before.sequence, after.sequence) == (1, 2)


def test_an_action_is_answered_with_its_canonical_text() -> None:
    life = alone()
    (entry,) = life.act("favor   tide", "a1").entries
    assert (entry.sequence, entry.text, entry.client, entry.kind) == (
        2,
        "favor tide",
        "a1",
        "action",
    )
    assert life.table.position is not None
    assert life.table.position.texts() == ["favor tide"]


def test_the_same_request_again_is_the_same_entry() -> None:
    life = alone()
    person, sequence = life.mover, life.table.sequence
    first = life.do(Act(person, "meditate", sequence, "once")).last
    again = life.do(Act(person, "meditate", sequence, "once"))
    assert again.repeated is not None
    assert first is not None
    assert again.last == replace(first, round=again.repeated.round)
    assert life.table.sequence == 2
    assert refused(life, Act(person, "favor tide", 2, "once")).reason == "client-id-used"


def test_actions_on_what_is_past_or_to_come_are_refused() -> None:
    life = alone()
    life.act("meditate")
    assert refused(life, Act(ADA, "meditate", 1)).reason == "stale"
    problem = refused(life, Act(ADA, "meditate", 9))
    assert (problem.reason, problem.place["sequence"]) == ("from-the-future", 2)


def test_only_whose_turn_it_is_acts() -> None:
    life = two()
    other = BEN if life.mover is ADA else ADA
    problem = refused(life, Act(other, "meditate", life.table.sequence))
    assert (problem.rule, problem.reason) == ("A-TURN", "not-your-turn")
    for person in (EVE, None):
        assert refused(life, Act(person, "meditate", 3)).reason == "not-your-seat"


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    problem = refused(alone(), Act(ADA, "sanctify 28", 1))
    assert (problem.nature, problem.rule) == ("invalid", "A-SANC")


def test_a_bot_acts_only_on_the_position_it_thought_about() -> None:
    life = laid(Wanted("bot"), Wanted("bot"))
    assert life.do(BotAct("meditate", 99)).entries == ()
    assert [entry.text for entry in life.do(BotAct("meditate", 1)).entries] == ["meditate"]


def test_taking_back_ones_own_is_free_and_that_of_others_is_asked() -> None:
    life = two()
    first, second = (ADA, BEN) if life.mover is ADA else (BEN, ADA)
    life.act("meditate")
    assert life.do(Undo(first)).entries[0].kind == "undo"
    life.act("meditate")
    life.act("meditate")
    asked = life.do(Undo(first)).entries[0]
    assert (asked.kind, asked.text) == ("ask", "undo 0")
    done = life.do(Answer(second, agree=True, request=asked.sequence))
    assert [entry.kind for entry in done.entries] == ["agree", "undo"]
    assert life.table.position is not None
    assert life.table.position.number == 0


def test_an_answer_names_what_it_answers() -> None:
    """An undo that was agreed to must never abandon a game."""
    life = two()
    first, second = (ADA, BEN) if life.mover is ADA else (BEN, ADA)
    life.act("meditate")
    life.act("meditate")
    undo = life.do(Undo(first)).entries[0]
    life.do(Answer(second, agree=False, request=undo.sequence))
    abandon = life.do(Abandon(first)).entries[0]
    assert abandon.kind == "ask"
    assert (
        refused(life, Answer(second, agree=True, request=undo.sequence)).reason == "nothing-asked"
    )
    assert life.table.status == "playing"


def finished(life: Life) -> Life:
    while life.table.status == "playing":
        life.act("meditate")
    return life


def test_a_finished_game_stands_unless_all_agree() -> None:
    life = finished(two())
    last = life.table.played[-1].seat
    mover = (ADA, BEN)[last or 0]
    assert life.do(Undo(mover)).entries[0].kind == "ask"
    life.do(Rematch(ADA, "next"))
    life.do(Rematch(BEN, "next"))
    assert refused(life, Undo(mover)).reason == "rematch-made"


def test_a_request_lapses_when_the_game_goes_on() -> None:
    life = two()
    life.act("meditate")
    life.act("meditate")
    asked = life.do(Undo(life.mover)).entries[0]
    life.act("meditate")
    assert life.table.request is None
    assert refused(life, Answer(life.mover, agree=True, request=asked.sequence)).reason


def test_invitations_hold_until_the_next_one() -> None:
    life = laid(Wanted("you"), Wanted(), public=False)
    assert refused(life, Join(BEN, "x")).reason == "invitation-not-valid"
    life.do(Invite(ADA, "first"))
    life.do(Invite(ADA, "second"))
    assert refused(life, Join(BEN, "first")).reason == "invitation-not-valid"
    life.do(Join(BEN, "second"))
    assert life.table.seats[1].identity == "ben"
    assert refused(life, Invite(BEN, "x")).reason == "not-your-table"


def test_open_seats_wait_for_people_or_bots() -> None:
    life = laid(Wanted("you"), Wanted())
    assert refused(life, Start(ADA)).reason == "seats-open"
    assert refused(life, Start(BEN, "random")).reason == "not-your-table"
    life.do(Start(ADA, "random"))
    assert [(seat.kind, seat.level) for seat in life.table.seats] == [
        ("human", None),
        ("bot", "random"),
    ]
    assert refused(life, Join(BEN, "")).reason == "already-started"


def test_a_bot_plays_for_someone_away_and_gives_the_seat_back() -> None:
    life = two()
    mover = life.mover
    other = BEN if mover is ADA else ADA
    seat = life.table.seats_of(mover.id)[0].number
    ask = SeatBot(other, seat, "random", away=True)
    assert refused(life, ask).reason == "player-not-absent"
    life.now += 200
    assert refused(life, replace(ask, away=False)).reason == "player-not-absent"
    life.do(ask)
    assert refused(life, Act(mover, "meditate", life.table.sequence)).reason == "bot-holds-seat"
    assert refused(life, Return(other, seat)).reason == "not-your-seat"
    life.do(Return(mover, seat))
    assert life.act("meditate").entries


def test_leaving_a_running_game_leaves_a_bot_and_the_last_ends_it() -> None:
    life = two()
    life.do(Leave(ADA, "random"))
    assert (life.table.seats[0].kind, life.table.status) == ("bot", "playing")
    kinds = [entry.kind for entry in life.do(Leave(BEN, "random")).entries]
    assert kinds == ["leave", "abandon"]
    assert life.table.status == "abandoned"


def test_a_personal_link_serves_once() -> None:
    life = two()
    life.do(Claim(EVE, 0, 0))
    assert life.table.seats[0].identity == "eve"
    assert refused(life, Claim(BEN, 0, 0)).reason == "link-used"


def test_everything_of_a_guest_goes_to_the_account() -> None:
    life = two()
    account = Person("account", "Ada at home")
    life.do(HandOver("ada", account))
    assert (life.table.owner, life.table.seats[0].identity) == ("account", "account")
    assert life.do(HandOver("ada", account)).entries == ()


def test_time_runs_out_as_agreed() -> None:
    for pace, kinds in (
        (Pace("move", 60.0, end="bot"), ["late", "bot"]),
        (Pace("move", 60.0, end="pass"), ["late", "action"]),
        (Pace("move", 60.0, end="abandon"), ["late", "abandon"]),
    ):
        life = alone(pace)
        assert life.do(Expire()).entries == ()
        life.now += 61
        assert [entry.kind for entry in life.do(Expire()).entries] == kinds


def test_downtime_is_charged_to_nobody() -> None:
    life = alone(MOVE)
    life.now += 3600
    life.do(Resume(since=1010.0, found=life.now))
    assert life.do(Expire()).entries == ()
    assert life.table.deadline() == pytest.approx(1060 + 3590)
    assert alone().do(Resume(since=0.0, found=1000.0)).entries == ()


def test_downtime_that_two_noticed_is_given_back_once() -> None:
    life = alone(MOVE)
    life.now += 3600
    noticed = life.now
    life.now += 5
    assert len(life.do(Resume(1010.0, noticed)).entries) == 1
    life.now += 30
    assert life.do(Resume(1010.0, noticed)).entries == ()
    life.now += 60
    assert len(life.do(Resume(life.now - 40, life.now)).entries) == 1


def test_nobody_fills_the_chat_alone() -> None:
    life = two()
    for number in range(BURST):
        life.do(Say(ADA, f"line {number}"))
    problem = refused(life, Say(ADA, "one more"))
    assert (problem.nature, problem.reason) == ("too-many", "too-many")
    assert problem.place["retry"] > 0
    life.do(Say(BEN, "still here"))
    life.now += 61
    life.do(Say(ADA, "again"))
    assert refused(life, Say(EVE, "hello")).reason == "not-your-seat"
    assert refused(life, Say(ADA, " \x07 ")).reason == "nothing-said"


def test_time_in_the_log_never_runs_back() -> None:
    life = alone()
    life.now = 500.0
    assert life.act("meditate").entries[0].time == 1000.0


def test_a_log_with_a_gap_is_not_followed() -> None:
    life = alone()
    late = Entry(5, 0, Played("meditate"), 1000.0)
    with pytest.raises(Unplayable, match="entry 5"):
        follow_log(life.table, [late])


def test_an_illegal_entry_is_not_followed() -> None:
    life = alone()
    wrong = Entry(2, 0, Played("sanctify 28"), 1000.0)
    with pytest.raises(Refused):
        apply(life.table, wrong)
    with pytest.raises(Unplayable, match="A-SANC"):
        follow_log(life.table, [wrong])


def test_every_position_can_be_seen_again() -> None:
    life = alone()
    life.act("meditate")
    life.act("favor shrine")
    life.do(Undo(ADA))
    life.act("meditate")
    assert [position and position.texts() for position in life.table.positions] == [
        [],
        ["meditate"],
        ["meditate", "favor shrine"],
        ["meditate"],
        ["meditate", "meditate"],
    ]


def test_a_table_is_what_its_log_says() -> None:
    """What was kept of a table leads to the same table, seat by seat."""
    life = two()
    life.act("meditate")
    life.do(Say(ADA, "hello"))
    life.do(Claim(EVE, 0, 0))
    fresh = Table(life.table.terms, ADA.id, laid(Wanted("you"), Wanted()).table.seats)
    again = follow_log(fresh, [replace(e, round=None) for e in life.table.entries])
    assert again.seats == life.table.seats
    assert again.entries == life.table.entries
    assert (again.status, again.chats, again.clock) == (
        life.table.status,
        life.table.chats,
        life.table.clock,
    )
