"""Rated games: who may play them, what is not done in them, and how all are placed at the end."""

from dataclasses import replace

import pytest

from luna.table import Problem, Table
from luna.table.commands import (
    Abandon,
    Answer,
    Command,
    Expire,
    HandOver,
    Join,
    Leave,
    Person,
    Rematch,
    Return,
    SeatBot,
    Start,
    TakeHint,
    Undo,
)
from luna.table.entries import fact_of, private_part
from luna.table.laying import TablePlan, Wanted, lay, lay_again
from luna.table.pace import Pace
from luna.table.rated import result_of
from luna.table.table import follow_log
from tests.table.people import ADA, BEN, EVE, Life

MINUTE = Pace("move", 60.0)


def rated(*wanted: Wanted, pace: Pace | None = MINUTE, hints: bool = False) -> Life:
    plan = TablePlan(
        wanted,
        "random",
        mode="preselected",
        seed=1,
        public=True,
        pace=pace,
        hints=hints,
        rated=True,
    )
    made = lay(plan, "table", ADA, 1000.0)
    return Life(follow_log(made.table, made.entries(1000.0)))


def two() -> Life:
    life = rated(Wanted("you"), Wanted())
    life.do(Join(BEN, ""))
    life.do(Start(ADA))
    return life


def three() -> Life:
    life = rated(Wanted("you"), Wanted(), Wanted())
    life.do(Join(BEN, ""))
    life.do(Join(EVE, ""))
    life.do(Start(ADA))
    return life


def reason(life: Life, command: Command) -> str:
    with pytest.raises(Problem) as caught:
        life.do(command)
    return caught.value.reason


def places(life: Life) -> dict[str | None, int]:
    result = result_of(life.table)
    assert result is not None
    return {each.identity or each.level: each.place for each in result.placed}


def read_again(life: Life) -> Table:
    """The table as it is read from a database: with the seats of now, and its whole log."""
    table = life.table
    kept = [replace(e, fact=fact_of(e.kind, e.text, private_part(e.fact))) for e in table.entries]
    return follow_log(Table(table.terms, table.owner, table.seats), kept)


def play_out(life: Life) -> None:
    """Everyone meditates until nothing is left to do."""
    while life.table.turn is not None and life.table.turn.kind == "human":
        life.act("meditate")


@pytest.mark.parametrize(
    ("wanted", "pace", "hints", "problem"),
    [
        ((Wanted("you"), Wanted()), None, False, "rated-pace"),
        ((Wanted("you"), Wanted()), MINUTE, True, "rated-terms"),
        ((Wanted("you"), Wanted("you")), MINUTE, False, "rated-terms"),
        ((Wanted("you"), Wanted("bot", level="oracle")), MINUTE, False, "rated-level"),
    ],
)
def test_what_cannot_be_rated(
    wanted: tuple[Wanted, ...], pace: Pace | None, hints: bool, problem: str
) -> None:
    with pytest.raises(Problem) as caught:
        rated(*wanted, pace=pace, hints=hints)
    assert caught.value.reason == problem


def test_what_is_not_done_in_a_rated_game() -> None:
    life = two()
    assert reason(life, TakeHint(ADA)) == "no-hints"
    assert reason(life, SeatBot(ADA, 0, "random", away=False)) == "rated-game"
    life = rated(Wanted("you"), Wanted("bot", level="deacon"))
    if life.table.turn is not None and life.table.turn.kind == "human":
        life.act("meditate")
        assert reason(life, Undo(ADA)) == "rated-game"
    assert reason(life, Abandon(ADA)) == "rated-game"


def test_nobody_sits_on_two_seats() -> None:
    life = rated(Wanted("you"), Wanted())
    assert life.do(Join(ADA, "", 1)).entries == ()
    assert reason(life, Start(ADA, "oracle")) == "rated-level"


def test_a_finished_game_places_everyone_and_stands() -> None:
    life = two()
    play_out(life)
    assert life.table.status == "over"
    assert sorted(places(life).values()) == [0, 1]
    assert reason(life, Undo(ADA)) == "rated-game"


def test_who_leaves_comes_last_and_two_are_decided_at_once() -> None:
    life = two()
    for _ in range(2):
        life.act("meditate")
    life.do(Leave(ADA, "random"))
    assert life.table.status == "abandoned"
    assert places(life) == {"ada": 1, "ben": 0}
    assert result_of(read_again(life)) == result_of(life.table)


def test_time_over_is_the_end_whatever_the_pace_says() -> None:
    life = three()
    for _ in range(3):
        life.act("meditate")
    late = life.mover
    life.now += 61
    life.do(Expire())
    assert life.table.turn is not None
    seat = life.table.seats_of(late.id)[0].number
    assert reason(life, Return(late, seat)) == "rated-game"
    second = next(each for each in (ADA, BEN, EVE) if each != late)
    life.do(Leave(second, "random"))
    assert life.table.status == "abandoned"
    found = places(life)
    assert (found[late.id], found[second.id]) == (2, 1)
    assert result_of(read_again(life)) == result_of(life.table)


def test_a_game_counts_only_when_everyone_has_acted() -> None:
    life = two()
    life.act("meditate")
    life.do(Leave(life.mover, "random"))
    assert life.table.status == "abandoned"
    assert result_of(life.table) is None


def test_a_game_that_all_give_up_does_not_count() -> None:
    life = two()
    for _ in range(2):
        life.act("meditate")
    asked = life.do(Abandon(ADA)).last
    assert asked is not None
    life.do(Answer(BEN, agree=True, request=asked.sequence))
    assert life.table.status == "abandoned"
    assert result_of(life.table) is None


def test_alone_against_bots_leaving_is_losing() -> None:
    life = rated(Wanted("you"), Wanted("bot", level="deacon"))
    seats = life.table.seats
    assert [seat.kind for seat in seats] == ["human", "bot"]
    if life.table.turn == seats[0]:
        life.act("meditate")
        life.do(Leave(ADA, "random"))
        assert places(life) == {"ada": 1, "deacon": 0}


def test_a_guest_who_signs_in_takes_the_result_along() -> None:
    life = two()
    play_out(life)
    before = places(life)
    life.do(HandOver("ada", Person("account", "Ada")))
    after = places(life)
    assert after["account"] == before["ada"]
    life.do(HandOver("ben", Person("account", "Ada")))
    assert result_of(life.table) is None


def test_a_rematch_is_rated_as_well() -> None:
    life = two()
    play_out(life)
    life.do(Rematch(BEN, "again"))
    assert lay_again(life.table, "again", BEN, 7, 2000.0).table.terms.rated
