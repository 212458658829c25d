"""Seeks: which tables suit whom."""

import pytest

from luna.app.matchmaking import Seek


def test_only_equal_games_meet() -> None:
    seek = Seek(players=3, pace="day")
    assert seek.slot(1500) == "3 day classic"
    assert seek.fits("3 day classic", 1500, 2500)
    assert not seek.fits("2 day classic", 1500, 1500)
    assert not seek.fits("3 day revised", 1500, 1500)


@pytest.mark.parametrize(
    ("own", "theirs", "meet"),
    [(None, None, True), (100, None, False), (None, 100, False), (200, 200, True)],
)
def test_a_range_of_ratings_binds_both(own: int | None, theirs: int | None, meet: bool) -> None:
    slot = Seek(range=theirs).slot(1700)
    assert Seek(range=own).fits(slot, 1500, 1700) == meet
