"""Duplicate tables: compared seat by seat, first tries alone, and only what was played by hand."""

from luna.app.duplicates import (
    DuplicateResult,
    compare,
    first_results,
    results_at,
    week_at,
    weekly_duplicate,
)
from luna.table.commands import Join, SeatBot, Start, Undo
from luna.table.creation import TablePlan, Wanted, new_table
from luna.table.table import follow_log
from tests.table.people import ADA, BEN, Life


def result(user: str, seat: int, influence: int, time: float = 0.0) -> DuplicateResult:
    return DuplicateResult(f"{user} {time}", seat, user, 0, influence, time)


def laid() -> Life:
    plan = TablePlan(
        [Wanted("you"), Wanted()], "random", mode="preselected", public=True, duplicate="d"
    )
    made = new_table(plan, "table", ADA, 1000.0)
    life = Life(follow_log(made.table, made.entries(1000.0)))
    life.do(Join(BEN, ""))
    life.do(Start(ADA))
    return life


def play_out(life: Life) -> None:
    while life.table.turn is not None and not life.table.turn.by_bot:
        life.act("meditate")


def test_everyone_is_compared_with_those_on_the_same_seat() -> None:
    found = compare([result("a", 0, 70), result("b", 0, 60), result("c", 0, 60), result("d", 1, 9)])
    assert [(each.result.user, each.percent) for each in found] == [
        ("a", 100.0),
        ("d", 50.0),
        ("b", 25.0),
        ("c", 25.0),
    ]


def test_only_the_first_game_of_each_counts() -> None:
    tries = [result("a", 0, 90, 2.0), result("a", 0, 50, 1.0), result("b", 1, 60, 3.0)]
    assert [(each.user, each.influence) for each in first_results(tries)] == [
        ("a", 50),
        ("b", 60),
    ]


def test_a_game_played_to_its_end_has_a_result_for_each_person() -> None:
    life = laid()
    assert results_at(life.table) == []
    play_out(life)
    assert {each.user: each.place for each in results_at(life.table)}.keys() == {
        "ada",
        "ben",
    }
    assert sorted(each.place for each in results_at(life.table)) == [0, 1]


def test_taking_back_and_bots_leave_no_result() -> None:
    life = laid()
    mover = life.mover
    life.act("meditate")
    life.do(Undo(mover))
    play_out(life)
    assert results_at(life.table) == []
    life = laid()
    seat = life.table.seats_of("ada")[0].number
    life.do(SeatBot(ADA, seat, "random", away=False))
    assert results_at(life.table) == []


def test_the_setup_of_the_week_is_the_same_for_all() -> None:
    week = weekly_duplicate(week_at(1_794_800_000.0))
    assert week == weekly_duplicate(week_at(1_794_800_001.0))
    assert week.id.startswith("2026-W")
    assert week.free_seats == [0]
