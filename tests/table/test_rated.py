"""Rated games: who may play them, what is not done in them, and how all are placed at the end."""

from dataclasses import replace

import pytest

from luna.table import Entry, Problem, Table, apply
from luna.table.commands import (
    Abandon,
    Answer,
    Claim,
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
from luna.table.creation import TablePlan, Wanted, create_rematch, new_table
from luna.table.entries import Moved, Started, fact_of, private_part
from luna.table.growing import Growing
from luna.table.pace import Pace
from luna.table.past import Holders
from luna.table.rated import players_at_start, result_of
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
    made = new_table(plan, "table", ADA, 1000.0)
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


ACCOUNT = Person("account", "Ada at home")


def test_the_log_says_who_is_rated() -> None:
    life = rated(Wanted("you"), Wanted(), Wanted("bot", level="deacon"))
    life.do(Join(BEN, ""))
    life.do(Start(ADA))
    start = next(each.fact for each in life.table.entries if isinstance(each.fact, Started))
    assert start.players == ("ada", "ben", None)
    assert players_at_start(read_again(life)) == ("ada", "ben", None)


@pytest.mark.parametrize("finish", [False, True], ids=["running", "finished"])
def test_a_rated_seat_does_not_change_hands(finish: bool) -> None:
    """A loss cannot be given away with a seat link, nor a game be voided by a second seat."""
    life = two()
    if finish:
        play_out(life)
    for person in (EVE, BEN, ADA):
        assert reason(life, Claim(person, 0, 0)) == "rated-seat"
    assert [seat.identity for seat in life.table.seats] == ["ada", "ben"]


@pytest.mark.parametrize("finish", [False, True], ids=["running", "finished"])
def test_signing_in_leaves_a_rated_game_with_the_guest(finish: bool) -> None:
    """A player cannot play as a guest and sign in only when winning."""
    life = two()
    if finish:
        play_out(life)
    assert life.do(HandOver("ada", ACCOUNT)).entries == ()
    assert life.do(HandOver("ben", ACCOUNT)).entries == ()
    assert (life.table.owner, life.table.seats[0].identity) == ("ada", "ada")
    if finish:
        assert places(life).keys() == {"ada", "ben"}


def test_before_the_game_a_seat_may_move_but_not_to_a_player_who_has_one() -> None:
    life = rated(Wanted("you"), Wanted())
    life.do(Join(BEN, ""))
    assert reason(life, Claim(BEN, 0, 0)) == "rated-second-seat"
    assert life.do(Claim(EVE, 0, 0)).entries
    life.do(HandOver("ben", ACCOUNT))
    assert [seat.identity for seat in life.table.seats] == ["eve", "account"]
    life.do(HandOver("eve", ACCOUNT))
    assert [seat.kind for seat in life.table.seats] == ["open", "human"]


def test_a_guest_who_owns_the_table_and_signs_in_to_a_seated_account_gets_up() -> None:
    life = rated(Wanted("you"), Wanted())
    life.do(Join(ACCOUNT, ""))
    life.do(HandOver("ada", ACCOUNT))
    assert life.table.owner == "account"
    assert [seat.identity for seat in life.table.seats] == [None, "account"]


def test_a_game_does_not_begin_with_one_person_on_two_seats() -> None:
    life = rated(Wanted("you"), Wanted())
    life.do(Join(BEN, ""))
    first, second = life.table.seats
    life.table = replace(life.table, seats=(replace(first, identity="ben"), second))
    assert reason(life, Start(ADA)) == "rated-terms"


def test_no_player_takes_back_alone() -> None:
    life = two()
    first, second = (ADA, BEN) if life.mover is ADA else (BEN, ADA)
    life.act("meditate")
    (asked,) = life.do(Undo(first)).entries
    assert (asked.kind, len(life.table.played)) == ("ask", 1)
    life.do(Answer(second, agree=False, request=asked.sequence))
    assert len(life.table.played) == 1


def of_before(life: Life) -> Table:
    """The table as it is read from a log that does not name the rated players."""
    table = read_again(life)
    return replace(table, entries=Growing([without_players(entry) for entry in table.entries]))


def without_players(entry: Entry) -> Entry:
    fact = entry.fact
    return replace(entry, fact=Started(fact.seats)) if isinstance(fact, Started) else entry


def moved(life: Life, seat: int, person: Person, *, claimed: bool = True) -> None:
    """Hand a seat on, as it was possible before; the log names the new holder only."""
    was = life.table.seats[seat]
    now = replace(was, identity=person.id, name=person.name, moves=was.moves + claimed)
    fact = Moved(person.name, (now,))
    life.table = apply(life.table, Entry(life.table.sequence + 1, seat, fact, life.now))


def test_logs_of_before_are_rated_from_the_seats_at_the_start() -> None:
    life = two()
    play_out(life)
    right = places(life)
    moved(life, 0, EVE)
    moved(life, 1, EVE)
    moved(life, 0, Person("throwaway", "?"))
    found = result_of(of_before(life))
    assert found is not None
    assert {each.identity: each.place for each in found.placed} == right


def test_logs_of_before_in_which_two_players_changed_seats() -> None:
    life = two()
    play_out(life)
    moved(life, 0, BEN)
    moved(life, 1, ADA)
    assert players_at_start(of_before(life)) == ("ada", "ben")


def test_logs_of_before_name_players_who_left_or_ran_out_of_time() -> None:
    life = three()
    for _ in range(3):
        life.act("meditate")
    late = life.mover
    life.now += 61
    life.do(Expire())
    life.do(Leave(next(each for each in (ADA, BEN, EVE) if each != late)))
    assert players_at_start(of_before(life)) == ("ada", "ben", "eve")


def test_a_rematch_of_before_is_rated_from_the_seats_of_the_game_before() -> None:
    life = two()
    play_out(life)
    again = create_rematch(life.table, "again", BEN, 7, 2000.0)
    fresh = Life(follow_log(again.table, again.entries(2000.0)), 2000.0)
    moved(fresh, 0, EVE)
    before = of_before(fresh)
    assert Holders(before, 1).unsure
    assert players_at_start(before, life.table.seats) == ("ada", "ben")
    assert not Holders(of_before(life), 3).unsure


def test_a_bot_that_was_not_measured_is_replaced_in_a_rated_rematch() -> None:
    life = two()
    for _ in range(2):
        life.act("meditate")
    life.do(Leave(ADA, "random"))
    again = create_rematch(life.table, "again", BEN, 7, 2000.0)
    assert [seat.level for seat in again.table.seats] == ["deacon", None]


def test_a_rematch_is_rated_as_well() -> None:
    life = two()
    play_out(life)
    life.do(Rematch(BEN, "again"))
    assert create_rematch(life.table, "again", BEN, 7, 2000.0).table.terms.rated
