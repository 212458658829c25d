"""What is drawn of a position is what its values say, whichever position was drawn before."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from luna.analysis.drawn_forecast import Foresight
from luna.analysis.forecast import forecast
from luna.app.encoding import encode
from luna.app.tables.view import ABSENT, options_view
from luna.record.document import document
from luna.record.drawing import Drawing
from luna.record.drawn_options import Pen
from luna.table.position import Position
from tests.randomplay import PLAYS, SPOTS, Play, Spot

PEN = Pen(encode, ABSENT)


def read(drawn: bytes) -> Any:
    return json.loads(drawn)


@settings(max_examples=60)
@given(SPOTS)
def test_options_are_drawn_as_they_are(spot: Spot) -> None:
    position = Position(spot.play.setup, spot.state)
    assert read(PEN.options(spot.state)) == read(encode(options_view(position)))


@settings(max_examples=30)
@given(PLAYS, st.randoms(use_true_random=False))
def test_documents_are_drawn_as_they_are_in_any_order(play: Play, chance: Random) -> None:
    drawing = Drawing(play.setup, encode)
    way = [turn.after for turn in play.turns()]
    for state in [*way, *chance.choices(way, k=20)]:
        assert read(drawing.document(state)) == document(play.setup, state)


@settings(max_examples=30)
@given(PLAYS)
def test_forecasts_are_drawn_as_they_are(play: Play) -> None:
    foresight = Foresight(play.setup)
    for turn in play.turns():
        assert read(foresight.forecast(turn.after)) == forecast(play.setup, turn.after)
