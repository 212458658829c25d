"""The document that the server draws piece by piece is the document."""

from random import Random

import msgspec
import pytest

from luna.record import document
from luna.rules.vocabulary import COLOURS
from luna.server.drawn import Drawing
from tests.modes import TABLES
from tests.randomplay import Play


@pytest.mark.parametrize(("mode", "number"), TABLES)
def test_every_position_is_drawn_as_it_is_told(mode: str, number: int) -> None:
    play = Play(mode, COLOURS[:number], "revised", 5, 6)
    drawing = Drawing(play.setup, msgspec.json.encode)
    states = [turn.after for turn in play.turns()]
    for state in states:
        assert drawing.of(state) == msgspec.json.encode(document(play.setup, state))


def test_positions_may_come_in_any_order() -> None:
    play = Play("standard", COLOURS[:3], "classic", 2, 3)
    drawing = Drawing(play.setup, msgspec.json.encode)
    states = [turn.after for turn in play.turns()]
    Random(1).shuffle(states)
    for state in states:
        assert drawing.of(state) == msgspec.json.encode(document(play.setup, state))
