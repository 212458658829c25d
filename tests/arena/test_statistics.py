"""Intervals and the sequential test."""

from random import Random

from luna.arena.match import Outcome
from luna.arena.ratings import rate
from luna.arena.statistics import Blocks, SequentialTest, encounters


def blocks(shares: list[float]) -> Blocks:
    made = Blocks()
    for setup, share in enumerate(shares):
        made.add(setup, share)
    return made


def test_intervals_are_the_same_every_time_and_shrink() -> None:
    random = Random(1)
    shares = [random.choice([0.0, 0.5, 1.0]) for _ in range(400)]
    few, many = blocks(shares[:40]).estimate(), blocks(shares).estimate()
    assert few == blocks(shares[:40]).estimate()
    assert few.low < few.mean < few.high
    assert many.high - many.low < (few.high - few.low) / 2


def test_the_interval_covers_the_truth_about_as_often_as_it_says() -> None:
    random = Random(2)
    covered = 0
    for _ in range(100):
        result = blocks([float(random.random() < 0.6) for _ in range(60)]).estimate()
        covered += result.low <= 0.6 <= result.high
    assert 85 <= covered <= 100


def test_games_of_a_setup_belong_together() -> None:
    apart, together = Blocks(), Blocks()
    for game in range(40):
        won = float(game // 4 % 2)
        apart.add(game, won)
        together.add(game // 4, won)
    loose, tight = together.estimate(), apart.estimate()
    assert loose.number == tight.number == 40
    assert loose.high - loose.low > 1.5 * (tight.high - tight.low)


def test_a_clean_sweep_is_not_certainty() -> None:
    swept = blocks([1.0] * 100).estimate()
    assert (swept.mean, swept.high) == (1.0, 1.0)
    assert 0.96 < swept.low < 0.98


def outcome(seats: str, places: tuple[int, ...], setup: int = 0) -> Outcome:
    return Outcome("", setup, 0, tuple(seats), (0,) * len(seats), places, 1, "")


def test_who_came_ahead_of_whom() -> None:
    assert encounters(outcome("ab", (2, 1))) == [("b", "a")]
    met = encounters(outcome("abbb", (2, 1, 3, 4)))
    assert sorted(met) == [("a", "b"), ("a", "b"), ("b", "a")]


def test_ratings_follow_results() -> None:
    games = [outcome("abc", (1, 2, 3), k) for k in range(20)]
    rated = rate(games)
    assert rated["a"].mean > rated["b"].mean > rated["c"].mean
    assert rate([outcome("aabb", (1, 2, 3, 4))])["a"].mean > 25


def test_the_sequential_test_errs_seldom() -> None:
    random = Random(3)
    wrong = undecided = 0
    for truth in (0.45, 0.55):
        for _ in range(100):
            shares = [
                ((random.random() < truth) + (random.random() < truth)) / 2 for _ in range(2000)
            ]
            decided = SequentialTest(0.45, 0.55).decide(shares)
            if decided is None:
                undecided += 1
            else:
                wrong += decided[1] != (truth == 0.55)
    assert undecided == 0
    assert wrong <= 20


def test_the_sequential_test_is_decided_by_the_first_blocks_alone() -> None:
    decided = SequentialTest(0.4, 0.6).decide([1.0] * 50)
    assert decided is not None
    number, better = decided
    assert better
    assert number < 50
    assert SequentialTest(0.4, 0.6).decide([1.0] * number + [0.0] * 50) == decided
