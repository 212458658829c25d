"""Which games a contest consists of."""

from collections import Counter

import pytest

from luna.arena.entrants import EntrantError, parse_entrant, parse_entrants
from luna.arena.schedule import Contest, ContestError, seatings
from luna.bots import Budget
from luna.rules.refusals import Refused


def contest(
    *bots: str, players: int = 2, mode: str = "standard", edition: str = "classic"
) -> Contest:
    entrants = parse_entrants(list(bots), Budget(nodes=2))
    return Contest(entrants, players, 3, mode, edition)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_everyone_sits_everywhere_equally_often(players: int, number: int) -> None:
    bots = parse_entrants(["random", "acolyte", "novice", "priest", "luna"][:number])
    seats = Counter(
        (bot, at) for seating in seatings(bots, players) for at, bot in enumerate(seating)
    )
    assert len(seats) == number * players
    assert len(set(seats.values())) == 1


def test_two_bots_at_four_seats_meet_one_against_three_both_ways() -> None:
    told = seatings(parse_entrants(["luna", "novice"]), 4)
    assert Counter(sum(bot.spec == "luna" for bot in seating) for seating in told) == {1: 4, 3: 4}
    assert len(set(told)) == 8


def test_keys_tell_games_apart_and_stay_the_same() -> None:
    games = contest("random", "novice").pairings()
    again = contest("random", "novice", "luna").pairings()
    assert len({game.key for game in games}) == len(games) == 6
    assert {game.key for game in games} < {game.key for game in again}
    other = contest("random", "novice", edition="revised").pairings()
    assert not {game.key for game in games} & {game.key for game in other}


def test_the_games_of_a_block_have_the_same_setup() -> None:
    first, second, third, *_ = contest("random", "novice").pairings()
    assert first.draw() == second.draw() != third.draw()


def test_a_mirror_match_tells_its_two_sides_apart() -> None:
    first, second = parse_entrants(["luna@5n", "luna@5n"])
    assert first.label != second.label


@pytest.mark.parametrize(
    ("text", "spec", "budget"),
    [
        ("luna", "luna", "200ms"),
        ("luna@50n", "luna", "50n"),
        ("level:priest@1ms", "level:priest", "1ms"),
        ("cmd:./bot --mail a@b@7n", "cmd:./bot --mail a@b", "7n"),
        ("py:tests.arena.bots:Raises", "py:tests.arena.bots:Raises", "200ms"),
    ],
)
def test_entrants_are_read(text: str, spec: str, budget: str) -> None:
    entrant = parse_entrant(text)
    assert (entrant.spec, str(entrant.budget)) == (spec, budget)


@pytest.mark.parametrize(
    "text", ["stockfish", "luna@soon", "level:nobody", "cmd:", "py:luna.nothing:X", "py:luna:X", ""]
)
def test_unknown_entrants_are_refused(text: str) -> None:
    with pytest.raises(EntrantError):
        parse_entrant(text)


def test_contests_that_cannot_be_held() -> None:
    with pytest.raises(ContestError):
        contest("luna")
    with pytest.raises(ContestError):
        contest("luna", "novice", players=5)
    with pytest.raises(ContestError):
        contest("luna", players=4, mode="solo1")
    with pytest.raises(Refused):
        contest("luna", "novice", mode="nothing")
