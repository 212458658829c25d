"""Playing again: an offer that everyone accepts, or nothing happens."""

import pytest

from luna.table import Problem
from luna.table.commands import (
    Abandon,
    Answer,
    Claim,
    Command,
    Expire,
    Join,
    Leave,
    Person,
    Rematch,
    Say,
    Start,
    Undo,
)
from luna.table.creation import CreatedTable, TablePlan, Wanted, new_table, rematch_table
from luna.table.pace import Pace
from luna.table.table import follow_log
from tests.table.people import ADA, BEN, EVE, Life, alone, laid, two


def over(life: Life) -> Life:
    """The game is over: everyone meditates."""
    while life.table.status == "playing":
        life.act("meditate")
    return life


def three() -> Life:
    life = laid(Wanted("you"), Wanted(), Wanted())
    life.do(Join(BEN, ""))
    life.do(Join(EVE, ""))
    life.do(Start(ADA))
    return life


def kinds(life: Life, command: Command) -> list[str]:
    return [entry.kind for entry in life.do(command).entries]


def reason(life: Life, command: Command) -> str:
    with pytest.raises(Problem) as caught:
        life.do(command)
    return caught.value.reason


def fresh(life: Life) -> CreatedTable | None:
    """The new table that comes with the latest entries."""
    return rematch_table(life.table, life.decisions[-1].entries, lambda: 7, 2000.0)


def test_an_offer_starts_nothing_until_the_other_agrees() -> None:
    life = over(two(Pace("move", 60.0)))
    assert kinds(life, Rematch(ADA, "next")) == ["ask"]
    assert (fresh(life), life.table.rematch) == (None, None)
    request = life.table.request
    assert request is not None
    assert (request.question, request.seat) == ("rematch", 0)
    answer = Answer(BEN, agree=True, request=request.sequence, table="next")
    assert kinds(life, answer) == ["agree", "rematch"]
    assert (life.table.rematch, life.table.request) == ("next", None)
    made = fresh(life)
    assert made is not None
    again = follow_log(made.table, made.entries(2000.0))
    assert (again.id, again.owner, again.status) == ("next", "ada", "playing")
    assert again.clock.since == 2000.0


def test_two_who_offer_at_once_have_agreed() -> None:
    life = over(two())
    assert kinds(life, Rematch(ADA, "first")) == ["ask"]
    assert kinds(life, Rematch(BEN, "second")) == ["agree", "rematch"]
    assert life.table.rematch == "second"
    for person in (ADA, BEN):
        assert kinds(life, Rematch(person, "third")) == []
    assert life.table.rematch == "second"


def test_asking_again_changes_nothing() -> None:
    life = over(two())
    life.do(Rematch(ADA, "next"))
    assert kinds(life, Rematch(ADA, "next")) == []
    assert life.table.rematch is None
    request = life.table.request
    assert request is not None
    assert reason(life, Answer(ADA, agree=True, request=request.sequence)) == "already-agreed"


def test_all_of_three_must_agree() -> None:
    life = over(three())
    life.do(Rematch(BEN, "next"))
    assert kinds(life, Rematch(ADA, "next")) == ["agree"]
    assert kinds(life, Rematch(EVE, "next")) == ["agree", "rematch"]
    made = fresh(life)
    assert made is not None
    assert made.table.owner == "ben"


@pytest.mark.parametrize("person", [ADA, BEN], ids=["withdrawn", "declined"])
def test_an_offer_that_is_declined_or_withdrawn_is_over(person: Person) -> None:
    life = over(two())
    life.do(Rematch(ADA, "next"))
    request = life.table.request
    assert request is not None
    answer = Answer(person, agree=False, request=request.sequence)
    assert kinds(life, answer) == ["decline"]
    assert reason(life, Answer(BEN, agree=True, request=request.sequence)) == "nothing-asked"
    assert kinds(life, Rematch(BEN, "next")) == ["ask"]
    assert life.table.rematch is None


@pytest.mark.parametrize("person", [ADA, BEN], ids=["who offered", "who was asked"])
def test_leaving_ends_an_offer(person: Person) -> None:
    life = over(two())
    assert reason(life, Leave(ADA)) == "already-over"
    life.do(Rematch(ADA, "next"))
    assert kinds(life, Leave(person)) == ["decline"]
    assert life.table.request is None


def test_alone_with_bots_it_starts_at_once() -> None:
    life = over(alone())
    assert kinds(life, Rematch(ADA, "next")) == ["rematch"]
    made = fresh(life)
    assert made is not None
    assert made.drafts


def test_a_player_who_lost_the_seat_to_a_bot_is_asked_as_well() -> None:
    life = two(Pace("move", 60.0))
    life.now += 61
    life.do(Expire())
    late = next(seat.number for seat in life.table.seats if seat.level)
    life.do(Abandon((ADA, BEN)[1 - late]))
    request = life.table.request
    assert request is not None
    life.do(Answer((ADA, BEN)[late], agree=True, request=request.sequence))
    assert life.table.status == "abandoned"
    assert kinds(life, Rematch((ADA, BEN)[1 - late], "next")) == ["ask"]
    assert kinds(life, Rematch((ADA, BEN)[late], "next")) == ["agree", "rematch"]


def test_a_player_who_ran_out_of_time_in_a_rated_game_is_asked_as_well() -> None:
    plan = TablePlan(
        [Wanted("you"), Wanted()],
        "random",
        mode="preselected",
        seed=1,
        public=True,
        pace=Pace("move", 60.0),
        hints=False,
        rated=True,
    )
    made = new_table(plan, "table", ADA, 1000.0)
    life = Life(follow_log(made.table, made.entries(1000.0)))
    life.do(Join(BEN, ""))
    life.do(Start(ADA))
    life.now += 61
    life.do(Expire())
    (late,) = life.table.forfeited
    winner, loser = (ADA, BEN)[1 - late], (ADA, BEN)[late]
    assert life.table.status == "abandoned"
    life.do(Rematch(winner, "next"))
    request = life.table.request
    assert request is not None
    answer = Answer(loser, agree=True, request=request.sequence, table="next")
    assert kinds(life, answer) == ["agree", "rematch"]


def test_strangers_offer_nothing_and_running_games_have_no_rematch() -> None:
    life = two()
    assert reason(life, Rematch(ADA, "next")) == "not-over"
    over(life)
    assert reason(life, Rematch(EVE, "next")) == "not-your-seat"
    life.do(Rematch(ADA, "next"))
    request = life.table.request
    assert request is not None
    assert reason(life, Answer(EVE, agree=True, request=request.sequence)) == "not-your-seat"


def test_an_offer_holds_while_people_talk_and_a_seat_moves() -> None:
    life = over(two())
    life.do(Rematch(ADA, "next"))
    life.do(Say(BEN, "one moment"))
    life.do(Claim(EVE, 1, 0))
    assert life.table.request is not None
    assert kinds(life, Rematch(EVE, "next")) == ["agree", "rematch"]


def test_an_offer_takes_the_place_of_a_request_to_take_back() -> None:
    life = over(two())
    mover = (ADA, BEN)[life.table.played[-1].seat or 0]
    asked = life.do(Undo(mover)).entries[0]
    life.do(Rematch(ADA, "next"))
    assert reason(life, Answer(BEN, agree=True, request=asked.sequence)) == "nothing-asked"
    assert life.table.status == "over"
