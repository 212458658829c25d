"""The engine against a slow oracle that was written apart from it."""

from collections import Counter
from typing import Any

from hypothesis import given, settings

from luna.record import document
from luna.rules import steps
from tests.randomplay import PLAYS, Play
from tests.rules.oracle import after_meditation, ends_round


@settings(max_examples=80)
@given(PLAYS)
def test_round_ends_agree_with_the_oracle(play: Play) -> None:
    compared: Counter[int] = Counter()
    for turn in play.turns():
        before: Any = document(play.setup, turn.before)
        if turn.steps == (steps.MEDITATE,) and ends_round(before):
            compared[before["round"]] += 1
            assert document(play.setup, turn.after) == after_meditation(before)
        else:
            assert turn.before.round in (0, turn.after.round)
    assert compared == Counter(range(1, 7))
