"""Bots that stand in for players: how strong they are, and what they do when no player is left."""

import pytest

from luna.table import Problem
from luna.table.commands import BotAct, Expire, Join, Leave, Replace, Return, SeatBot, Start
from luna.table.creation import Wanted
from luna.table.pace import RETURN_SECONDS, Pace
from luna.table.seating import stand_in
from tests.table.people import ADA, BEN, EVE, Life, laid, two

MINUTE = Pace("move", 60.0)


def run_out(life: Life) -> int:
    """Let the time of the player to act run out; their seat."""
    turn = life.table.turn
    assert turn is not None
    life.now = (life.table.deadline() or 0.0) + 1
    life.do(Expire())
    return turn.number


def paused(life: Life) -> bool:
    return life.table.paused


def bot_acts(life: Life) -> bool:
    """Whether a bot that has thought about the position may act."""
    assert life.table.position is not None
    return bool(life.do(BotAct("meditate", life.table.position_sequence)).entries)


@pytest.mark.parametrize(
    ("pace", "bots", "level"),
    [
        (MINUTE, (), "deacon"),
        (Pace("move", 60.0, level="prior"), (), "prior"),
        (Pace("move", 60.0, level="random"), (), "deacon"),
        (MINUTE, ("pilgrim",), "pilgrim"),
        (MINUTE, ("random",), "deacon"),
        (MINUTE, ("random", "abbot"), "abbot"),
        (Pace("move", 60.0, level="prior"), ("pilgrim",), "prior"),
    ],
)
def test_a_stand_in_has_the_level_the_host_chose(
    pace: Pace, bots: tuple[str, ...], level: str
) -> None:
    seats = [Wanted("you"), Wanted("you"), *(Wanted("bot", level=bot) for bot in bots)]
    life = laid(*seats, pace=pace)
    while life.table.turn is not None and life.table.turn.kind == "bot":
        assert bot_acts(life)
    seat = run_out(life)
    assert life.table.seats[seat].level == level


def test_bots_on_open_seats_say_how_strong_a_stand_in_is() -> None:
    life = laid(Wanted("you"), Wanted(), pace=MINUTE)
    life.do(Start(ADA, "bishop"))
    assert stand_in(life.table) == "bishop"


def test_a_player_who_leaves_or_is_replaced_gets_the_same_stand_in() -> None:
    life = two()
    life.do(SeatBot(ADA, 0, None, away=False))
    assert life.table.seats[0].level == "deacon"
    life.do(Leave(ADA))
    assert (life.table.seats[0].kind, life.table.seats[0].level) == ("bot", "deacon")


def test_others_are_asked_for_a_stand_in_of_the_table() -> None:
    life = laid(Wanted("you"), Wanted(), Wanted())
    life.do(Join(BEN, ""))
    life.do(Join(EVE, ""))
    life.do(Start(ADA))
    (asked,) = life.do(Replace(ADA, 2, None, away=True)).entries
    assert asked.text == "replace 2 deacon"


def test_bots_do_not_finish_a_game_that_every_player_has_lost_to_the_clock() -> None:
    life = two(MINUTE)
    first = run_out(life)
    assert not paused(life)
    assert bot_acts(life)
    second = run_out(life)
    assert first != second
    assert paused(life)
    before = life.table
    assert not bot_acts(life)
    assert life.table is before
    assert life.table.deadline() is None


def test_a_paused_game_goes_on_when_a_player_returns() -> None:
    life = two(MINUTE)
    first = run_out(life)
    bot_acts(life)
    second = run_out(life)
    life.now += 86_400
    life.do(Return((ADA, BEN)[first], first))
    assert not paused(life)
    assert life.table.turn == life.table.seats[second]
    assert bot_acts(life)
    assert life.table.deadline() == life.now + 60


def test_letting_a_bot_play_for_the_last_player_pauses_the_game() -> None:
    life = laid(Wanted("you"), Wanted("bot", level="pilgrim"))
    life.do(SeatBot(ADA, 0, None, away=False))
    assert paused(life)
    assert not bot_acts(life)


def test_a_table_of_bots_alone_plays_on() -> None:
    life = laid(Wanted("bot"), Wanted("bot"))
    assert not paused(life)
    assert bot_acts(life)


def test_a_player_whose_bank_is_empty_comes_back_with_time_to_act() -> None:
    life = two(Pace("game", 600.0))
    first = run_out(life)
    person = (ADA, BEN)[first]
    life.do(Return(person, first))
    assert life.table.deadline() == pytest.approx(life.now + RETURN_SECONDS)
    life.act("meditate")
    assert life.table.turn != life.table.seats[first]


def test_coming_back_gives_no_time_to_another_player() -> None:
    life = two(MINUTE)
    turn = life.table.turn
    assert turn is not None
    deadline, other = life.table.deadline(), 1 - turn.number
    life.do(SeatBot((ADA, BEN)[other], other, None, away=False))
    life.now += 50
    life.do(Return((ADA, BEN)[other], other))
    assert life.table.deadline() == deadline


def test_a_bank_is_not_charged_while_the_game_is_paused() -> None:
    life = two(Pace("game", 600.0))
    first = run_out(life)
    bot_acts(life)
    second = run_out(life)
    life.now += 5000
    life.do(Return((ADA, BEN)[first], first))
    assert bot_acts(life)
    life.do(Return((ADA, BEN)[second], second))
    pace = life.table.terms.pace
    assert pace is not None
    assert life.table.clock.left(pace, second) == pytest.approx(RETURN_SECONDS)


def test_a_stranger_does_not_end_the_pause() -> None:
    life = two(MINUTE)
    run_out(life)
    bot_acts(life)
    run_out(life)
    with pytest.raises(Problem, match="not-your-seat"):
        life.do(Return(EVE, 0))
    assert paused(life)
