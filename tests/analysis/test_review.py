"""What a review makes of the chances that a search finds."""

import pytest

from luna.analysis.review import place, review
from luna.bots import Budget
from luna.game import Game


def test_with_two_the_place_follows_from_the_chance() -> None:
    assert place((0.75, 0.25), 0) == pytest.approx(1.25)
    assert place((0.75, 0.25), 1) == pytest.approx(1.75)


def test_a_sure_winner_leaves_the_others_to_share() -> None:
    assert [place((0.0, 1.0, 0.0), seat) for seat in range(3)] == [2.5, 1.0, 2.5]


@pytest.mark.parametrize("chances", [(0.1, 0.9), (0.2, 0.3, 0.5), (0.25, 0.4, 0.3, 0.05)])
def test_places_are_shared_out_and_better_chances_come_first(chances: tuple[float, ...]) -> None:
    places = [place(chances, seat) for seat in range(len(chances))]
    assert sum(places) == pytest.approx(len(chances) * (len(chances) + 1) / 2)
    by_chance = sorted(range(len(chances)), key=lambda seat: -chances[seat])
    assert by_chance == sorted(range(len(chances)), key=lambda seat: places[seat])


def test_only_a_lost_chance_loses_places() -> None:
    game = Game.new(["yellow", "red", "blue"], mode="preselected", seed=3)
    for _ in range(6):
        game.play("meditate")
    found = review(game.setup, game.states, game.actions, Budget(nodes=8))
    assert any(each.lost_place > 0 for each in found.judgements)
    assert all(each.lost_place == 0 for each in found.judgements if each.lost_chance == 0)
    for each in found.judgements:
        assert sum(each.places.values()) == pytest.approx(6, abs=0.001)
