"""Which games a contest consists of."""

from collections import Counter

import pytest

from luna.arena.schedule import Contest, ContestError, parse_entrants, seatings
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
    bots = parse_entrants(["random", "tips", "greedy", "beam", "luna"][:number])
    seats = Counter(
        (bot, at) for seating in seatings(bots, players) for at, bot in enumerate(seating)
    )
    assert len(seats) == number * players
    assert len(set(seats.values())) == 1


def test_two_bots_at_four_seats_meet_one_against_three_both_ways() -> None:
    tables = seatings(parse_entrants(["luna", "greedy"]), 4)
    assert Counter(sum(bot.spec.name == "luna" for bot in seating) for seating in tables) == {
        1: 4,
        3: 4,
    }
    assert len(set(tables)) == 8


def test_keys_tell_games_apart_and_stay_the_same() -> None:
    games = contest("random", "greedy").pairings()
    again = contest("random", "greedy", "luna").pairings()
    assert len({game.key for game in games}) == len(games) == 6
    assert {game.key for game in games} < {game.key for game in again}
    other = contest("random", "greedy", edition="revised").pairings()
    assert not {game.key for game in games} & {game.key for game in other}


def test_the_games_of_a_block_have_the_same_setup() -> None:
    first, second, third, *_ = contest("random", "greedy").pairings()
    assert first.draw() == second.draw() != third.draw()


def test_a_mirror_match_tells_its_two_sides_apart() -> None:
    first, second = parse_entrants(["luna@5n", "luna@5n"])
    assert first.label != second.label


def test_contests_that_cannot_be_held() -> None:
    with pytest.raises(ContestError):
        contest("luna")
    with pytest.raises(ContestError):
        contest("luna", "greedy", players=5)
    with pytest.raises(ContestError):
        contest("luna", players=4, mode="solo1")
    with pytest.raises(Refused):
        contest("luna", "greedy", mode="nothing")
